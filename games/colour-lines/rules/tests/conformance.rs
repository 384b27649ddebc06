//! The tests that every game inherits from the contract.

use colour_lines::{ColourLines, Options, Setup, Side};
use contract::conformance::Table;

fn tables() -> Vec<Table<ColourLines>> {
    let usual = Options::default;
    vec![
        Table { options: usual(), seats: 2 },
        Table { options: Options { side: Side::B, setup: Setup::Suggested, ..usual() }, seats: 1 },
        Table { options: Options { setup: Setup::Passed, three_of_four: true, ..usual() }, seats: 3 },
        Table { options: Options { side: Side::B, chosen_dice: true, letters: false, ..usual() }, seats: 5 },
        Table { options: Options { strict: true, setup: Setup::Suggested, ..usual() }, seats: 3 },
        Table { options: Options { strict: true, side: Side::B, ..usual() }, seats: 2 },
        Table { options: Options { task: 1, harder: true, ..usual() }, seats: 1 },
        Table { options: Options { task: 4, ..usual() }, seats: 1 },
        Table { options: Options { task: 5, harder: true, ..usual() }, seats: 1 },
    ]
}

contract::conformance_tests!(ColourLines, tables(), 4);
