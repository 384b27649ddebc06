//! Scores to reproduce: `vectors.jsonl`, one input and output a line, `null` for what must be an error.

use contract::Edition as _;
use kaleidoskop::{Edition, ScoreInput, ScoreOutput, score};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    input: serde_json::Value,
    output: Option<ScoreOutput>,
}

#[test]
fn all_vectors_hold() {
    let edition = Edition::standard();
    for (number, line) in include_str!("vectors.jsonl").lines().enumerate() {
        let vector: Vector = serde_json::from_str(line).unwrap();
        let input = serde_json::from_value::<ScoreInput>(vector.input);
        let output = input.ok().and_then(|input| score(&input, &edition).ok());
        assert_eq!(output, vector.output, "line {}", number + 1);
    }
}
