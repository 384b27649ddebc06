//! What a position is worth, for bots: the score as it stands, and room for more.

use crate::harmonia::Harmonia;
use crate::options::Variant;
use crate::scoring::total;

impl Harmonia {
    pub(crate) fn worth(&self) -> f32 {
        let table = self.table();
        let numbers = &self.edition.numbers;
        match table.options().game {
            Variant::Advanced => {
                let score = total(numbers, table.layout(), table.players(), table.aside().len() as u8) as f32;
                // Patterns that are nearly closed, and cells that many tiles fit.
                let patterns = table.layout().patterns().iter();
                let hope = patterns.map(|pattern| match (pattern.is_symmetric(), pattern.loose) {
                    (true, 1..=2) => 4.0,
                    (true, 0) => 6.0,
                    (_, loose) => -0.5 * f32::from(loose),
                });
                score + hope.sum::<f32>()
            }
            Variant::Basic => {
                if table.ended() == Some(crate::Ended::Misfit) {
                    return -1000.0;
                }
                let (missing, outside) = table.missing(&self.edition);
                let fitting = self.table.layout.kinds_that_fit().count_ones() as f32;
                -(missing.len() as f32) - 20.0 * outside.len() as f32 + 0.2 * fitting
            }
        }
    }
}
