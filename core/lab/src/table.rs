//! Rows as tables with typed columns, written as CSV and Parquet with the same content.

use crate::plan::Plan;
use crate::row::{Event, Row};
use std::fmt::Write;

/// A table, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub columns: Vec<Column>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub name: String,
    pub cells: Cells,
}

/// The cells of a column, `None` where it does not apply.
#[derive(Clone, Debug, PartialEq)]
pub enum Cells {
    Whole(Vec<Option<i64>>),
    Number(Vec<Option<f64>>),
    Flag(Vec<Option<bool>>),
    Text(Vec<Option<String>>),
}

fn column(name: impl Into<String>, cells: Cells) -> Column {
    Column { name: name.into(), cells }
}

/// Returns the table of games.
pub fn games(plan: &Plan, rows: &[Row]) -> Table {
    let whole =
        |name: &str, of: &dyn Fn(&Row) -> Option<i64>| column(name, Cells::Whole(rows.iter().map(of).collect()));
    let number = |name: &str, of: &dyn Fn(&Row) -> f64| {
        column(name, Cells::Number(rows.iter().map(|row| Some(of(row))).collect()))
    };
    let mut columns = vec![
        whole("game", &|row| Some(row.game as i64)),
        whole("deal", &|row| Some(row.deal as i64)),
        whole("replay", &|row| Some(i64::from(row.replay))),
        column("ending", Cells::Text(rows.iter().map(|row| Some(row.ending.clone())).collect())),
        column("cut_short", Cells::Flag(rows.iter().map(|row| Some(row.cut_short)).collect())),
        column("won", Cells::Flag(rows.iter().map(|row| row.won).collect())),
        whole("moves", &|row| Some(i64::from(row.moves))),
        whole("rounds", &|row| Some(i64::from(row.rounds))),
        whole("millis", &|row| Some(row.millis as i64)),
        number("mean_choices", &Row::mean_choices),
        whole("first_seat", &|row| row.first.map(|seat| i64::from(seat) + 1)),
        whole("lead_changes", &|row| Some(i64::from(row.lead_changes))),
        whole("decided_round", &|row| row.decided.map(i64::from)),
    ];
    for seat in 0..plan.seats.len() {
        let bot = |row: &Row| plan.seats.get(plan.bot_at(seat, row.replay)).cloned();
        let of = seat + 1;
        columns.push(column(format!("bot_{of}"), Cells::Text(rows.iter().map(bot).collect())));
        columns.push(whole(&format!("score_{of}"), &|row| row.scores.get(seat).map(|&score| i64::from(score))));
        columns.push(whole(&format!("rank_{of}"), &|row| row.ranks.get(seat).map(|&rank| i64::from(rank))));
    }
    Table { columns }
}

/// Returns the table of actions.
pub fn events(plan: &Plan, events: &[Event]) -> Table {
    let whole = |name: &str, of: &dyn Fn(&Event) -> i64| {
        column(name, Cells::Whole(events.iter().map(|event| Some(of(event))).collect()))
    };
    let bot = |event: &Event| plan.seats.get(usize::from(event.bot)).cloned();
    let columns = vec![
        whole("game", &|event| event.game as i64),
        whole("move", &|event| i64::from(event.number)),
        whole("at_millis", &|event| event.at as i64),
        whole("round", &|event| i64::from(event.round)),
        whole("seat", &|event| i64::from(event.seat) + 1),
        column("bot", Cells::Text(events.iter().map(bot).collect())),
        whole("choices", &|event| i64::from(event.choices)),
        whole("standing", &|event| i64::from(event.standing)),
        column("action", Cells::Text(events.iter().map(|event| Some(event.action.clone())).collect())),
    ];
    Table { columns }
}

impl Table {
    pub fn len(&self) -> usize {
        self.columns.first().map_or(0, |column| match &column.cells {
            Cells::Whole(cells) => cells.len(),
            Cells::Number(cells) => cells.len(),
            Cells::Flag(cells) => cells.len(),
            Cells::Text(cells) => cells.len(),
        })
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of the columns as the first line of a CSV file.
    pub fn csv_head(&self) -> String {
        let names: Vec<&str> = self.columns.iter().map(|column| column.name.as_str()).collect();
        names.join(",") + "\n"
    }

    /// Returns the rows as lines of a CSV file.
    pub fn csv_lines(&self) -> String {
        let mut text = String::new();
        for row in 0..self.len() {
            for (place, column) in self.columns.iter().enumerate() {
                if place > 0 {
                    text.push(',');
                }
                column.cells.write(row, &mut text);
            }
            text.push('\n');
        }
        text
    }
}

impl Cells {
    fn write(&self, row: usize, text: &mut String) {
        // Writing into a string cannot fail.
        let _ = match self {
            Cells::Whole(cells) => cells[row].map_or(Ok(()), |cell| write!(text, "{cell}")),
            Cells::Number(cells) => cells[row].map_or(Ok(()), |cell| write!(text, "{cell:.4}")),
            Cells::Flag(cells) => cells[row].map_or(Ok(()), |cell| write!(text, "{cell}")),
            Cells::Text(cells) => cells[row].as_deref().map_or(Ok(()), |cell| {
                if cell.contains([',', '"', '\n']) {
                    write!(text, "\"{}\"", cell.replace('"', "\"\""))
                } else {
                    text.write_str(cell)
                }
            }),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_with_commas_are_quoted_and_nothing_stays_empty() {
        let text = |cells: &[Option<&str>]| Cells::Text(cells.iter().map(|cell| cell.map(str::to_owned)).collect());
        let table = Table {
            columns: vec![
                column("n", Cells::Whole(vec![Some(-1), None])),
                column("t", text(&[Some("put red 0,0,n"), Some("say \"x\"")])),
                column("f", Cells::Number(vec![Some(0.5), None])),
            ],
        };
        assert_eq!(table.csv_head() + &table.csv_lines(), "n,t,f\n-1,\"put red 0,0,n\",0.5000\n,\"say \"\"x\"\"\",\n");
    }
}
