//! `farbraum lab merge OUT PARTS…`: merges the parts of a study that several machines have played.

use super::folder::Folder;
use super::tables;
use crate::output;
use crate::problem::Problem;
use anyhow::Context;
use contract::Message;
use std::path::PathBuf;

/// Put the parts of a study together
#[derive(Debug, clap::Args)]
pub(crate) struct Merge {
    /// The folder for the whole study
    out: PathBuf,
    /// The folders of its parts
    #[arg(required = true)]
    parts: Vec<PathBuf>,
}

impl Merge {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let parts = self.parts.iter().map(|path| Folder::open(path)).collect::<anyhow::Result<Vec<_>>>()?;
        let Some(first) = parts.first() else { return Ok(()) };
        for part in &parts {
            part.plan.must_be(&first.plan).map_err(Problem).with_context(|| part.path().display().to_string())?;
        }
        // All parts are checked before anything is written.
        let mut sources: Vec<Option<&Folder>> = vec![None; first.plan.blocks() as usize];
        for part in &parts {
            for block in part.blocks() {
                part.rows(block).with_context(|| part.path().display().to_string())?;
                match sources[block as usize] {
                    None => sources[block as usize] = Some(part),
                    Some(other) if same(part, other, block)? => (),
                    Some(other) => {
                        let why = Message::new("lab-contradiction").with("block", block as i64);
                        let folders = format!("{}, {}", other.path().display(), part.path().display());
                        return Err(Problem(why)).context(folders);
                    }
                }
            }
        }
        let missing = sources.iter().filter(|source| source.is_none()).count();
        if missing > 0 {
            let why =
                Message::new("lab-incomplete").with("missing", missing as i64).with("blocks", sources.len() as i64);
            return Err(Problem(why).into());
        }
        let whole = Folder::create(&self.out, &first.plan, first.edition().as_deref())?;
        for (block, source) in sources.into_iter().flatten().enumerate() {
            let block = block as u64;
            whole.keep_texts(block, &source.rows_text(block)?, &source.events_text(block)?)?;
        }
        tables::export(&whole)?;
        let (games, blocks) = (first.plan.games, first.plan.blocks());
        output::print(serde_json::json!({ "folder": self.out, "games": games, "blocks": blocks }))
    }
}

fn same(one: &Folder, other: &Folder, block: u64) -> anyhow::Result<bool> {
    Ok(one.rows_text(block)? == other.rows_text(block)? && one.events_text(block)? == other.events_text(block)?)
}
