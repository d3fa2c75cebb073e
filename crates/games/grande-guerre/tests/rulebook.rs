//! The rulebook: every section is tested, in order, in both languages.

use contract::Rules;
use grande_guerre::tables::{COMBAT_CODES, COMMAND_CODES};
use grande_guerre::{GrandeGuerre, rulebook};

workbench::rulebook!(GrandeGuerre);

#[test]
fn every_card_and_every_scenario_has_a_section_that_acts_or_defines() {
    let kind = |id: String| rulebook().find(&id).map(|rule| rulebook().section(rule).kind.name());
    for code in COMBAT_CODES {
        assert_eq!(kind(format!("carte.{code}")), Some("acts"), "{code}");
    }
    for code in COMMAND_CODES {
        assert_eq!(kind(format!("ordre.{code}")), Some("acts"), "{code}");
    }
    for choice in GrandeGuerre::about().scenarios {
        assert_eq!(kind(format!("scenario.{}", choice.id)), Some("defines"), "{}", choice.id);
    }
}
