//! The tests that every game inherits from the contract.

use contract::conformance::Table;
use konfetti::{Konfetti, Options, Side};

fn tables() -> Vec<Table<Konfetti>> {
    let usual = Options::default();
    vec![
        Table { options: usual.clone(), seats: 1 },
        Table { options: Options { sand: 30, ..usual.clone() }, seats: 3 },
        Table { options: Options { side: Side::Black, ..usual.clone() }, seats: 7 },
        Table { options: Options { calm: true, ..usual.clone() }, seats: 1 },
        Table { options: Options { calm: true, side: Side::Black, ..usual }, seats: 4 },
    ]
}

contract::conformance_tests!(Konfetti, tables(), 4);
