//! `farbraum lab`: studies of many games between bots. The crate `lab` has the pure part; this module has files,
//! threads and progress.

mod folder;
mod ladder;
mod merge;
mod parquet;
mod report;
mod run;
mod tables;
mod tune;

pub(crate) use run::{play_all, progress_bar, study};

/// Studies with many games between bots
#[derive(Debug, clap::Subcommand)]
pub(crate) enum Lab {
    Run(run::Run),
    Merge(merge::Merge),
    Report(report::Report),
    Tune(tune::Tune),
    Ladder(ladder::Ladder),
}

impl Lab {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Lab::Run(run) => run.run(),
            Lab::Merge(merge) => merge.run(),
            Lab::Report(report) => report.run(),
            Lab::Tune(tune) => tune.run(),
            Lab::Ladder(ladder) => ladder.run(),
        }
    }
}
