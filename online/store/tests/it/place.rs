//! The database of one test.

use super::KIND;
use crate::Kind;
use e2e::Postgres;
use sqlx::{PgPool, SqlitePool};
use std::path::PathBuf;
use std::sync::LazyLock;
use store::{Head, Store};
use tempfile::TempDir;

/// One server for all tests of this program, a database each.
static POSTGRES: LazyLock<Postgres> = LazyLock::new(|| Postgres::start().unwrap());

/// An empty folder or an empty database; the folder is removed at the end.
pub(super) struct Place {
    folder: TempDir,
    pub(super) address: String,
}

impl Place {
    pub(super) fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let address = match KIND {
            Kind::Sqlite => format!("sqlite:{}", folder.path().join("test.db").display()),
            Kind::Postgres => POSTGRES.database().unwrap(),
        };
        Place { folder, address }
    }

    pub(super) async fn open(&self) -> Store {
        Store::connect(&self.address).await.unwrap()
    }

    /// Executes SQL that the store itself never would.
    pub(super) async fn execute(&self, sql: &'static str) {
        match KIND {
            Kind::Sqlite => {
                let pool = SqlitePool::connect(&self.address).await.unwrap();
                sqlx::raw_sql(sql).execute(&pool).await.unwrap();
            }
            Kind::Postgres => {
                let pool = PgPool::connect(&self.address).await.unwrap();
                sqlx::raw_sql(sql).execute(&pool).await.unwrap();
            }
        }
    }

    /// The folder of the files, if there are any.
    #[allow(dead_code, reason = "only some tests look at files")]
    pub(super) fn folder(&self) -> PathBuf {
        self.folder.path().to_owned()
    }
}

pub(super) fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|&text| text.to_owned()).collect()
}

/// Returns the end of a log with these entries.
pub(super) fn head(log: &[&str]) -> Head {
    Head::START.after(&texts(log))
}
