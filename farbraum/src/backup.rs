//! `farbraum backup FILE`: a copy of the database, while the server runs.

use crate::output;
use crate::serve::Kept;
use anyhow::{Context, bail};
use serde_json::json;
use std::path::PathBuf;
use store::Address;

/// Copy the database, an SQLite file, into a file that is whole; the server may run meanwhile
#[derive(Debug, clap::Args)]
pub(crate) struct Backup {
    /// The file for the copy, which must not be there yet
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

impl Backup {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let database: Address = self.kept.database.parse()?;
        let Address::File(from) = &database else {
            bail!("{database} is copied by PostgreSQL's own tool: pg_dump --format=custom");
        };
        let bytes = store::back_up(from, &self.file)
            .with_context(|| format!("cannot copy {database} to {}", self.file.display()))?;
        output::print(json!({ "database": from, "copy": self.file, "bytes": bytes }))
    }
}
