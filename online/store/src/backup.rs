//! Copies an SQLite file while servers write to it.

use crate::StoreError;
use crate::database::DATABASE_TIMEOUT;
use crate::sqlite::create_private;
use rusqlite::{Connection, OpenFlags};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Copies the database in the file `from` to the new file `to`, and returns the size of the copy in bytes. The copy is
/// one moment of the database; it exists as a whole or not at all, and only its owner can read it.
///
/// # Errors
/// There is no database at `from`, it cannot be read, or `to` exists already or cannot be written.
pub fn back_up(from: &Path, to: &Path) -> Result<u64, StoreError> {
    if to.exists() {
        return Err(StoreError::Create(io::ErrorKind::AlreadyExists.into()));
    }
    // To read the `-wal` file, SQLite writes into the file beside it.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(from, flags).map_err(copy)?;
    connection.busy_timeout(DATABASE_TIMEOUT).map_err(copy)?;
    let mut unfinished = OsString::from(to);
    unfinished.push(".unfinished");
    let unfinished = Path::new(&unfinished);
    let copied = copy_into(&connection, unfinished);
    if copied.is_err() {
        let _ = fs::remove_file(unfinished);
    }
    let bytes = copied?;
    fs::rename(unfinished, to).map_err(StoreError::Create)?;
    Ok(bytes)
}

fn copy_into(connection: &Connection, file: &Path) -> Result<u64, StoreError> {
    let _ = fs::remove_file(file);
    create_private(file).map_err(StoreError::Create)?;
    let name = file.to_str().ok_or_else(|| StoreError::Create(io::ErrorKind::InvalidFilename.into()))?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(copy)?;
    let written = File::open(file).and_then(|file| file.sync_all().and_then(|()| file.metadata()));
    Ok(written.map_err(StoreError::Create)?.len())
}

fn copy(error: rusqlite::Error) -> StoreError {
    StoreError::Copy(error.into())
}
