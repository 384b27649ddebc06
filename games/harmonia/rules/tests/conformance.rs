//! The tests that every game inherits from the contract.

use contract::conformance::Table;
use harmonia::{Harmonia, Options, Variant};

fn tables() -> Vec<Table<Harmonia>> {
    let options = |game, hands| Options { game, hands, hints: true };
    vec![
        Table { options: options(Variant::Basic, 2), seats: 2 },
        Table { options: options(Variant::Advanced, 2), seats: 4 },
        Table { options: options(Variant::Advanced, 2), seats: 6 },
        Table { options: options(Variant::Basic, 3), seats: 1 },
        Table { options: options(Variant::Advanced, 2), seats: 1 },
    ]
}

contract::conformance_tests!(Harmonia, tables(), 4);
