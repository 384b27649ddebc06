//! Scores to reproduce: `vectors.jsonl`, one input and output a line, `null` for what must be an error.

use contract::Edition as _;
use harmonia::{Edition, PrintedLayout, Score, score};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    input: serde_json::Value,
    output: Option<Score>,
}

#[test]
fn all_vectors_hold() {
    let edition = Edition::standard();
    for (number, line) in include_str!("vectors.jsonl").lines().enumerate() {
        let vector: Vector = serde_json::from_str(line).unwrap();
        let laid = serde_json::from_value::<PrintedLayout>(vector.input).ok();
        let output = laid.and_then(|laid| score(&edition, &laid).ok());
        assert_eq!(output, vector.output, "line {}", number + 1);
    }
}
