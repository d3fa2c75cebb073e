//! `quatorze`: wargames of the Great War, with the rules enforced.

use std::process::ExitCode;

fn main() -> ExitCode {
    terminal::run(catalogue::games())
}
