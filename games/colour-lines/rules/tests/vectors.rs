//! Scores to reproduce: `vectors.jsonl`, one input and output a line, `null` for what must be an error.

use colour_lines::{ColourLines, Score};
use contract::{AnyWorkbench, ShelfGame};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vector {
    input: serde_json::Value,
    output: Option<Score>,
}

#[test]
fn all_vectors_hold() {
    for (number, line) in include_str!("vectors.jsonl").lines().enumerate() {
        let vector: Vector = serde_json::from_str(line).unwrap();
        let output = ShelfGame::<ColourLines>::NEW.score(&vector.input.to_string()).ok();
        let output = output.map(|text| serde_json::from_str::<Score>(&text).unwrap());
        assert_eq!(output, vector.output, "line {}", number + 1);
    }
}
