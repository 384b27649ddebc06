//! The address of a store: a file, or a PostgreSQL database.

use crate::StoreError;
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// The address of a store. It is printed and logged without user and password.
#[derive(Clone)]
pub enum Address {
    /// An SQLite file.
    File(PathBuf),
    /// A PostgreSQL database.
    Postgres(Box<PgConnectOptions>),
}

/// `postgres://…` is a PostgreSQL database; `sqlite:PATH` and everything else is a file.
impl FromStr for Address {
    type Err = StoreError;

    fn from_str(text: &str) -> Result<Address, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            let options = text.parse().map_err(|_| StoreError::Address)?;
            return Ok(Address::Postgres(Box::new(options)));
        }
        let path = text.strip_prefix("sqlite://").or_else(|| text.strip_prefix("sqlite:")).unwrap_or(text);
        if path.is_empty() { Err(StoreError::Address) } else { Ok(Address::File(path.into())) }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::File(path) => path.display().fmt(f),
            Address::Postgres(options) => {
                let (host, port) = (options.get_host(), options.get_port());
                // By default the database has the name of the user.
                let name = options.get_database().unwrap_or_else(|| options.get_username());
                write!(f, "postgres://{host}:{port}/{name}")
            }
        }
    }
}

/// Leaves out the password.
impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that cannot go on shall panic")]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        let shown = |text: &str| text.parse::<Address>().unwrap().to_string();
        assert_eq!(shown("postgres://anna:secret@db.example:5433/games"), "postgres://db.example:5433/games");
        assert_eq!(shown("postgresql://anna:secret@db.example"), "postgres://db.example:5432/anna");
        let address: Address = "postgres://anna:secret@db.example/games".parse().unwrap();
        assert!(!format!("{address:?}").contains("secret"));
        for bad in ["postgres://anna:secret@db.example:port/games", ""] {
            let error = bad.parse::<Address>().unwrap_err();
            assert!(!format!("{error:?} {error}").contains("secret"));
        }
    }

    #[test]
    fn everything_else_is_a_file() {
        for (text, path) in [("a b.db", "a b.db"), ("sqlite:a.db", "a.db"), ("sqlite:///a/b.db", "/a/b.db")] {
            assert_eq!(text.parse::<Address>().unwrap().to_string(), path);
        }
    }
}
