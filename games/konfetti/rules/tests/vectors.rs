//! Scores to reproduce: `vectors.jsonl`, one input and output a line, `null` for what must be an error.

use contract::Edition as _;
use konfetti::{Edition, Hand, Tally, score};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    input: serde_json::Value,
    output: Option<Tally>,
}

#[test]
fn all_vectors_hold() {
    let edition = Edition::standard();
    for (number, line) in include_str!("vectors.jsonl").lines().enumerate() {
        let vector: Vector = serde_json::from_str(line).unwrap();
        let hand = serde_json::from_value::<Hand>(vector.input).ok();
        let output = hand.and_then(|hand| score(&edition, &hand).ok());
        assert_eq!(output, vector.output, "line {}", number + 1);
    }
}
