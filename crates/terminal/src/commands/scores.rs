//! Scores in several sorts of games: by side, by scenario, and by what generated scenarios are drawn from.

use std::io::Write;

use anyhow::Result;
use contract::{About, Generated};
use laboratory::Score;
use serde_json::{Value, json};
use table::{Scene, Text, Words};

use crate::context::Context;
use crate::output;

/// What stands where there is no figure.
pub const NONE: &str = "–";

/// The scores of one sort of games and another.
pub struct Sorts {
    /// The heading over them and the column of their names.
    keys: [&'static str; 2],
    /// What they are called for programs.
    plural: &'static str,
    /// Each with its id and its name.
    rows: Vec<(String, Text, Score)>,
}

/// The scores in generated scenarios by theme, by size and by armies; in a listed scenario nothing is drawn.
pub fn by_what_is_drawn(about: &About, by_scenario: &[(String, Score)]) -> Vec<Sorts> {
    let Some(generator) = about.generator else { return Vec::new() };
    let drawn: Vec<(Generated, Score)> = (by_scenario.iter())
        .filter_map(|(id, score)| Some((Generated::parse(about, id)?.ok()?, *score)))
        .collect();
    if drawn.is_empty() {
        return Vec::new();
    }
    let theme = |one: &Generated| {
        let theme = &generator.themes[one.theme];
        (theme.id, Text::key(theme.name))
    };
    let size = |one: &Generated| {
        let size = &generator.sizes[one.size];
        (size.id, Text::key(size.name))
    };
    let armies = |one: &Generated| {
        let pair = &generator.themes[one.theme].pairs[one.pair];
        let [first, second] = pair.sides.map(Text::key);
        (pair.id, Text::key("ui-versus").with("first", first).with("second", second))
    };
    vec![
        Sorts::of(["ui-by-theme", "ui-column-theme"], "by_theme", &drawn, theme),
        Sorts::of(["ui-by-size", "ui-column-size"], "by_size", &drawn, size),
        Sorts::of(["ui-by-armies", "ui-column-armies"], "by_armies", &drawn, armies),
    ]
}

impl Sorts {
    fn of(
        keys: [&'static str; 2],
        plural: &'static str,
        drawn: &[(Generated, Score)],
        sort: impl Fn(&Generated) -> (&'static str, Text),
    ) -> Sorts {
        let mut rows: Vec<(String, Text, Score)> = Vec::new();
        for (one, score) in drawn {
            let (id, name) = sort(one);
            match rows.iter_mut().find(|row| row.0 == id) {
                Some(row) => row.2 = [row.2, *score].into_iter().sum(),
                None => rows.push((id.to_string(), name, *score)),
            }
        }
        Sorts { keys, plural, rows }
    }

    /// Adds them to what programs read.
    pub fn put(&self, value: &mut Value) {
        value[self.plural] = self.rows.iter().map(|(id, _, score)| score_json("id", id, *score)).collect();
    }

    /// Writes them as the scores of a player or a side.
    pub fn write(&self, context: &Context, words: &Words, out: &mut dyn Write, who: &str) -> Result<()> {
        let [heading, column] = self.keys;
        let rows = self.rows.iter().map(|(_, name, score)| (words.say(name), *score));
        write_scores(context, out, heading, column, who, rows)
    }
}

/// A side's name, or its names where they change with the scenario; where those are many, its id.
pub fn side_name(about: &About, scenes: &[Scene], words: &Words, seat: usize) -> String {
    let mut names: Vec<String> = Vec::new();
    for scene in scenes {
        let name = words.say(&scene.sides[seat]);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() > 3 { about.sides[seat].to_string() } else { names.join(", ") }
}

/// The scores of a player or a side in several sorts of games, under a heading.
pub fn write_scores(
    context: &Context,
    out: &mut dyn Write,
    heading: &'static str,
    column: &'static str,
    who: &str,
    scores: impl Iterator<Item = (String, Score)>,
) -> Result<()> {
    let head =
        [column, "ui-column-games", "ui-column-wins", "ui-draws", "ui-column-rate", "ui-column-interval"];
    let mut page = output::columns(&head.map(|key| context.phrase(key)), 1);
    for (name, score) in scores {
        let [wins, draws, rate, interval] = score_in_words(context, score);
        page.add_row([name, context.whole(score.games), wins, draws, rate, interval]);
    }
    writeln!(out, "\n{}\n{page}", context.say(&Text::key(heading).with("who", who)))?;
    Ok(())
}

/// Wins, draws, rate and interval.
pub fn score_in_words(context: &Context, score: Score) -> [String; 4] {
    [
        context.whole(score.wins),
        context.whole(score.draws),
        score.rate().map_or(NONE.to_string(), |rate| context.percent(rate)),
        interval_in_words(context, score.interval()),
    ]
}

/// From one share to another.
pub fn interval_in_words(context: &Context, (low, high): (f64, f64)) -> String {
    format!("{} – {}", context.percent(low), context.percent(high))
}

/// Adds a score.
pub fn put_score(value: &mut Value, score: Score) {
    let (low, high) = score.interval();
    value["games"] = json!(score.games);
    value["wins"] = json!(score.wins);
    value["losses"] = json!(score.losses);
    value["draws"] = json!(score.draws);
    value["unfinished"] = json!(score.games - score.finished());
    value["rate"] = json!(score.rate());
    value["low"] = json!(low);
    value["high"] = json!(high);
}

/// The score in one sort of games.
pub fn score_json(key: &str, name: &str, score: Score) -> Value {
    let mut value = json!({ key: name });
    put_score(&mut value, score);
    value
}

#[cfg(test)]
mod tests {
    use contract::Generator;
    use laboratory::Ended;
    use table::Language;

    use super::*;
    use crate::context::drawing;

    #[test]
    fn generated_scenarios_are_summed_up_by_what_they_are_drawn_from() {
        let about = drawing::about();
        let won = Score::of(Some(Ended::Won));
        let games: Vec<(String, Score)> = Generator::series(about, 12).map(|id| (id, won)).collect();
        let sorts = by_what_is_drawn(about, &games);
        let mut value = json!({});
        sorts.iter().for_each(|sorts| sorts.put(&mut value));
        let counts = |key: &str| -> Vec<(String, u64)> {
            let rows = value[key].as_array().unwrap().iter();
            rows.map(|row| (row["id"].as_str().unwrap().to_string(), row["wins"].as_u64().unwrap())).collect()
        };
        let expected = |pairs: [(&str, u64); 2]| pairs.map(|(id, wins)| (id.to_string(), wins));
        assert_eq!(counts("by_theme"), expected([("hills", 6), ("plains", 6)]));
        assert_eq!(counts("by_size"), expected([("small", 6), ("large", 6)]));
        assert_eq!(counts("by_armies"), expected([("blue-red", 9), ("red-blue", 3)]));

        let context = Context::new(catalogue::games(), Language::Fr, None);
        let mut page = Vec::new();
        for sorts in &sorts {
            sorts.write(&context, &context.words_of(about), &mut page, "random").unwrap();
        }
        let page = String::from_utf8(page).unwrap();
        for heading in ["random, thème par thème", "random, taille par taille", "random, selon les armées"]
        {
            assert!(page.contains(heading), "{heading}: {page}");
        }
        assert!(!page.contains('['), "a message is missing: {page}");

        let listed = (about.scenarios[0].id.to_string(), won);
        assert!(by_what_is_drawn(about, &[listed]).is_empty());
    }
}
