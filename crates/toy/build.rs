//! Makes the citations of the rulebook.

fn main() {
    rulebook::write_citations();
}
