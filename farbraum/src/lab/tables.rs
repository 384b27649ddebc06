//! The tables of a study, made from its blocks: CSV and Parquet, the same rows in both, in the order of the games.

use super::folder::Folder;
use super::parquet::Writer;
use ::lab::table::{self, Table};
use anyhow::Context;
use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

/// The number of rows that are held in memory at a time and become one row group.
const ROWS_OF_A_GROUP: usize = 250_000;

/// Writes all tables of a study again.
pub(crate) fn export(folder: &Folder) -> anyhow::Result<()> {
    let mut games = Tables::new(folder.path(), "games");
    let mut rows = Vec::new();
    for block in folder.blocks() {
        rows.extend(folder.rows(block)?);
        if rows.len() >= ROWS_OF_A_GROUP {
            games.add(&table::games(&folder.plan, &rows))?;
            rows.clear();
        }
    }
    games.add(&table::games(&folder.plan, &rows))?;
    games.close()?;
    if !folder.plan.events {
        return Ok(());
    }
    let mut events = Tables::new(folder.path(), "events");
    let mut rows = Vec::new();
    for block in folder.blocks() {
        rows.extend(folder.events(block)?);
        if rows.len() >= ROWS_OF_A_GROUP {
            events.add(&table::events(&folder.plan, &rows))?;
            rows.clear();
        }
    }
    events.add(&table::events(&folder.plan, &rows))?;
    events.close()
}

/// A table that is written in both formats.
struct Tables {
    csv: PathBuf,
    parquet: PathBuf,
    open: Option<(BufWriter<File>, Writer)>,
}

impl Tables {
    fn new(folder: &Path, name: &str) -> Tables {
        Tables { csv: folder.join(format!("{name}.csv")), parquet: folder.join(format!("{name}.parquet")), open: None }
    }

    fn add(&mut self, table: &Table) -> anyhow::Result<()> {
        let (csv, parquet) = match &mut self.open {
            Some(open) => open,
            None => {
                let create = |path: &Path| File::create(unfinished(path)).with_context(|| path.display().to_string());
                let mut csv = BufWriter::new(create(&self.csv)?);
                csv.write_all(table.csv_head().as_bytes())?;
                self.open.insert((csv, Writer::new(create(&self.parquet)?, table)?))
            }
        };
        if table.is_empty() {
            return Ok(());
        }
        csv.write_all(table.csv_lines().as_bytes())?;
        parquet.add(table)
    }

    fn close(self) -> anyhow::Result<()> {
        if let Some((mut csv, parquet)) = self.open {
            csv.flush()?;
            parquet.close()?;
            for path in [&self.csv, &self.parquet] {
                fs::rename(unfinished(path), path).with_context(|| path.display().to_string())?;
            }
        }
        Ok(())
    }
}

fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".unfinished");
    name.into()
}
