//! The toy’s rulebook, its words in both languages, and what it says of itself.

use std::sync::LazyLock;

use contract::{About, Choice, Generator, Pack, Pair, Rulebook, Theme};
use table::Language;

const BOOK: &str = r#"
section = [
    { id = "1", kind = "acts", title = { fr = "Donne", en = "Deal" }, gist = { fr = "Trois cartes.", en = "Three cards." } },
    { id = "2", kind = "acts", title = { fr = "Écart", en = "Discard" }, gist = { fr = "On en jette une, en secret.", en = "One is thrown away, in secret." } },
    { id = "3", kind = "defines", title = { fr = "Tour", en = "Turn" }, gist = { fr = "Deux actions.", en = "Two actions." } },
    { id = "3.1", kind = "acts", title = { fr = "Assaut", en = "Push" }, gist = { fr = "Un dé.", en = "A die." } },
    { id = "3.2", kind = "acts", title = { fr = "Approche", en = "Creep" }, gist = { fr = "Un point.", en = "One point." } },
    { id = "3.3", kind = "acts", title = { fr = "Repos", en = "Rest" }, gist = { fr = "Rien.", en = "Nothing." } },
    { id = "3.4", kind = "acts", title = { fr = "Jeu", en = "Play" }, gist = { fr = "La carte vaut ses points.", en = "The card is worth its points." } },
    { id = "3.5", kind = "acts", title = { fr = "Pioche", en = "Draw" }, gist = { fr = "Une carte de son paquet.", en = "A card of one’s deck." } },
    { id = "4", kind = "acts", title = { fr = "Parade", en = "Parry" }, gist = { fr = "Un six pare.", en = "A six parries." } },
    { id = "5.1", kind = "forbids", title = { fr = "À son tour", en = "In turn" }, gist = { fr = "Qui n’est pas attendu attend.", en = "Who is not asked waits." } },
    { id = "5.2", kind = "forbids", title = { fr = "En son temps", en = "In time" }, gist = { fr = "Chaque chose en sa phase.", en = "Each thing in its phase." } },
    { id = "5.3", kind = "forbids", title = { fr = "En main", en = "In hand" }, gist = { fr = "On joue ce qu’on tient.", en = "One plays what one holds." } },
    { id = "5.4", kind = "forbids", title = { fr = "Main pleine", en = "Full hand" }, gist = { fr = "Trois cartes au plus.", en = "Three cards at most." } },
    { id = "6", kind = "defines", title = { fr = "Fin", en = "End" }, gist = { fr = "Aux points ou aux tours.", en = "By points or by turns." } },
]
"#;

static RULEBOOK: LazyLock<Rulebook> =
    LazyLock::new(|| Rulebook::parse(BOOK).expect("the toy’s rulebook reads"));

pub const FR: &str = "\
toy = Jouet
blue = Bleu
red = Rouge
raid = Le raid
siege = Le siège
tireless = Infatigables
foot = À pied
wheels = Sur roues
short = courte
long = longue
steady = régulière
hand = main
aside = écart
deck = paquet
points = points
card = { $value }
card-effect = Vaut { $value }.
turn = tour { $turn }
asks-discard = Jetez une carte.
asks-act = À vous.
asks-answer = Parez, ou passez.
waits = L’autre camp décide.
won = { $side } l’emporte.
drawn = Partie nulle.
discard = écarter { $value }
verb-discard = Écarter
verb-play = Jouer
push = pousser
creep = ramper
rest = se reposer
play = jouer { $value }
draw = piocher
parry = parer
pass = passer
rolled = un { $die }
told-cards = { $side } reçoit { $count } cartes.
told-card = { $side } : la carte { $value }.
told-side = { $side } a décidé.
told-die = { $side } pousse : { $die }.
not-your-turn = Ce n’est pas à vous de décider.
not-now = Ce n’est pas le moment.
not-held = Vous ne tenez pas cette carte.
hand-full = Votre main est pleine.
deck-empty = Votre paquet est vide.
no-card = « { $found } » n’est pas une carte : un nombre de 1 à 6 était attendu
no-decision = « { $found } » n’est pas une décision de ce jeu
bad-deck = de 1 à 9 cartes de chaque valeur étaient attendues
";

pub const EN: &str = "\
toy = Toy
blue = Blue
red = Red
raid = The raid
siege = The siege
tireless = Tireless
foot = On foot
wheels = On wheels
short = short
long = long
steady = steady
hand = hand
aside = thrown away
deck = deck
points = points
card = { $value }
card-effect = Worth { $value }.
turn = turn { $turn }
asks-discard = Throw a card away.
asks-act = Your move.
asks-answer = Parry, or pass.
waits = The other side decides.
won = { $side } wins.
drawn = A draw.
discard = throw { $value } away
verb-discard = Discard
verb-play = Play
push = push
creep = creep
rest = rest
play = play { $value }
draw = draw
parry = parry
pass = pass
rolled = a { $die }
told-cards = { $side } is dealt { $count } cards.
told-card = { $side }: the card { $value }.
told-side = { $side } has decided.
told-die = { $side } pushes: { $die }.
not-your-turn = It is not for you to decide.
not-now = Not at this moment.
not-held = You do not hold that card.
hand-full = Your hand is full.
deck-empty = Your deck is empty.
no-card = “{ $found }” is no card: a number from 1 to 6 was expected
no-decision = “{ $found }” is no decision of this game
bad-deck = from 1 to 9 cards of each value were expected
";

const fn pair(id: &'static str, sides: [&'static str; 2], years: (u16, u16)) -> Pair {
    Pair { id, sides, years }
}

/// What the toy draws scenarios from: their sizes alone matter to it.
static GENERATOR: Generator = Generator {
    rule: "6",
    themes: &[
        Theme {
            id: "foot",
            name: "foot",
            years: (1912, 1914),
            pairs: &[
                pair("blue-red", ["blue", "red"], (1912, 1914)),
                pair("red-blue", ["red", "blue"], (1912, 1913)),
                pair("blue-blue", ["blue", "blue"], (1914, 1914)),
            ],
        },
        Theme {
            id: "wheels",
            name: "wheels",
            years: (1918, 1923),
            pairs: &[
                pair("blue-red", ["blue", "red"], (1918, 1923)),
                pair("red-blue", ["red", "blue"], (1919, 1920)),
            ],
        },
    ],
    sizes: &[
        Choice { id: "short", name: "short", rule: "6" },
        Choice { id: "long", name: "long", rule: "6" },
        Choice { id: "steady", name: "steady", rule: "6" },
    ],
};

const fn about(rules: u32) -> About {
    About {
        id: "toy",
        rules,
        title: "toy",
        tagline: "toy",
        scale: "toy",
        length: "toy",
        sides: ["blue", "red"],
        horizons: [1, 3, 3],
        scenarios: &[
            Choice { id: "raid", name: "raid", rule: "6" },
            Choice { id: "siege", name: "siege", rule: "6" },
        ],
        generator: Some(&GENERATOR),
        options: &[Choice { id: "tireless", name: "tireless", rule: "3" }],
        windows: &[],
        rulebook: || &RULEBOOK,
        tests: &[],
        messages: |language| match language {
            Language::Fr => FR,
            Language::En => EN,
        },
        pack: || Pack::new([(DECK_FILE, "1")]),
    }
}

pub static TODAY: About = about(CURRENT);
pub static TOMORROW: About = about(CORRECTED);

/// The pack's only file: how many cards of each value a deck holds.
pub const DECK_FILE: &str = "deck.txt";

/// The game as it stands.
pub const CURRENT: u32 = 1;
/// The game after some rule was corrected.
pub const CORRECTED: u32 = 2;
