//! A real PostgreSQL, as processes of its own.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, Result, ensure};

use crate::folder::Folder;
use crate::guard::{Guard, children};
use crate::port::on_free_port;

/// Prints everything on stdout, where the guard listens.
const TALK: &str = r#"exec "$@" 2>&1"#;
const PASSWORD: &str = "colour";

/// From now on, commits of entries take longer than a store waits for them, and then succeed.
pub const SLOW_COMMITS: &str = "CREATE FUNCTION slow() RETURNS TRIGGER LANGUAGE plpgsql AS \
    $$ BEGIN PERFORM pg_sleep(5); RETURN NULL; END $$; \
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON entries DEFERRABLE INITIALLY DEFERRED \
    FOR EACH ROW EXECUTE FUNCTION slow()";

/// A running PostgreSQL on a folder and a port of its own; ended when dropped. It is fast rather than safe from a power
/// cut, unless asked otherwise; it is always safe from being killed.
#[derive(Debug)]
pub struct Postgres {
    // Before the folder, so that the processes end before their files are removed.
    process: Option<Guard>,
    port: u16,
    syncs: bool,
    databases: AtomicU32,
    folder: Folder,
}

impl Postgres {
    /// Starts it on a free port.
    ///
    /// # Errors
    /// It is not installed, or does not start.
    pub fn start() -> Result<Self> {
        Self::start_with(false)
    }

    /// Starts one that waits for the disk, for measurements.
    ///
    /// # Errors
    /// As [`Postgres::start`].
    pub fn start_in_earnest() -> Result<Self> {
        Self::start_with(true)
    }

    fn start_with(syncs: bool) -> Result<Self> {
        let folder = own_folder()?;
        let password = folder.path().join("password");
        std::fs::write(&password, PASSWORD)?;
        let mut initdb = as_user(&program("initdb")?);
        initdb.args(["--no-sync", "--encoding=UTF8", "--locale=C", "--username=farbraum", "--auth=scram-sha-256"]);
        initdb.arg("--pwfile").arg(&password).arg("--pgdata").arg(folder.path().join("data"));
        run(&mut initdb)?;
        let mut postgres = Self { process: None, port: 0, syncs, databases: AtomicU32::new(0), folder };
        on_free_port(|port| {
            postgres.port = port;
            postgres.restart()
        })?;
        Ok(postgres)
    }

    /// Starts one more that follows this one. From now on a commit here is answered only once it is there too.
    ///
    /// # Errors
    /// This one does not run, or the other does not start.
    pub fn start_standby(&self) -> Result<Self> {
        let folder = own_folder()?;
        let mut standby = Self { process: None, port: 0, syncs: self.syncs, databases: AtomicU32::new(0), folder };
        on_free_port(|port| {
            standby.port = port;
            standby.follow(self)
        })?;
        self.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.ask("SELECT pg_reload_conf()")?;
        Ok(standby)
    }

    /// Discards its data and follows another one, as after [`Self::start_standby`].
    ///
    /// # Errors
    /// The other one does not run, or this one does not start.
    pub fn follow(&mut self, primary: &Postgres) -> Result<()> {
        self.kill();
        let data = self.folder.path().join("data");
        if data.exists() {
            std::fs::remove_dir_all(&data)?;
        }
        let mut copy = as_user(&program("pg_basebackup")?);
        copy.env("PGPASSWORD", PASSWORD).args(["--host=127.0.0.1", "--username=farbraum", "--no-password"]);
        copy.args(["--checkpoint=fast", "--no-sync", "--write-recovery-conf"]);
        run(copy.arg(format!("--port={}", primary.port)).arg("--pgdata").arg(data))?;
        self.restart()
    }

    /// Promotes a standby: it stops following and accepts writes.
    ///
    /// # Errors
    /// It does not run, or follows no primary.
    pub fn promote(&self) -> Result<()> {
        self.ask("SELECT pg_promote()")
    }

    /// Returns the port on which it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    fn ask(&self, sql: &str) -> Result<()> {
        let mut psql = Command::new(program("psql")?);
        psql.env("PGPASSWORD", PASSWORD).args(["--host=127.0.0.1", "--username=farbraum", "--no-password"]);
        run(psql.arg(format!("--port={}", self.port)).args(["--dbname=postgres", "--command", sql]))
    }

    /// Creates an empty database and returns its address, with user and password.
    ///
    /// # Errors
    /// It does not run.
    pub fn database(&self) -> Result<String> {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut createdb = Command::new(program("createdb")?);
        createdb.env("PGPASSWORD", PASSWORD).args(["--host=127.0.0.1", "--username=farbraum", "--no-password"]);
        run(createdb.arg(format!("--port={}", self.port)).arg(&name))?;
        Ok(format!("postgres://farbraum:{PASSWORD}@127.0.0.1:{}/{name}", self.port))
    }

    /// Ends it at once: uncommitted work is lost, committed work is not.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Ends it as its administrator would: connections are closed, and everything is tidied up.
    ///
    /// # Errors
    /// It does not run, or cannot be told.
    pub fn stop(&mut self) -> Result<()> {
        let process = self.process.take().context("PostgreSQL does not run")?;
        process.end_by("INT")
    }

    /// Kills one of the processes that serve connections, with SIGKILL. It then restarts all of them, as after a crash.
    /// Returns false if there was none.
    ///
    /// # Errors
    /// It does not run, or the process cannot be killed.
    pub fn kill_a_backend(&self) -> Result<bool> {
        let process = self.process.as_ref().context("PostgreSQL does not run")?;
        for child in children(process.program()?)? {
            let title = std::fs::read_to_string(format!("/proc/{child}/cmdline")).unwrap_or_default();
            if title.contains("farbraum test") {
                return run(Command::new("kill").arg("-9").arg(child.to_string())).map(|()| true);
            }
        }
        Ok(false)
    }

    /// Stops it from answering at all, as if it had vanished from the network, until the returned value is dropped;
    /// then it does what it was told meanwhile.
    ///
    /// # Errors
    /// It does not run.
    pub fn freeze(&self) -> Result<Frozen> {
        let main = self.process.as_ref().context("PostgreSQL does not run")?.program()?;
        // First the process that starts the others.
        signal("STOP", &[main]);
        let mut processes = children(main)?;
        signal("STOP", &processes);
        processes.push(main);
        Ok(Frozen { processes })
    }

    /// Starts it again on the same data and the same port, killing it first if it runs.
    ///
    /// # Errors
    /// It does not start.
    pub fn restart(&mut self) -> Result<()> {
        self.kill();
        let (data, port) = (self.folder.path().join("data"), self.port.to_string());
        let mut command = as_user(&program("postgres")?);
        command.arg("-D").arg(data).args(["-p", &port]);
        let syncs = if self.syncs { "fsync=on" } else { "fsync=off" };
        let place = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=400"];
        // A standby that has lost its primary looks for it again soon.
        for setting in place.into_iter().chain([syncs, "wal_retrieve_retry_interval=200ms"]) {
            command.args(["-c", setting]);
        }
        let talk = [OsStr::new("-c"), OsStr::new(TALK), OsStr::new("sh"), command.get_program()];
        let arguments: Vec<&OsStr> = talk.into_iter().chain(command.get_args()).collect();
        let log = self.folder.path().join("log");
        // SIGQUIT ends it as a power cut would, but it tidies up its shared memory.
        let started = Guard::start_ended_by("QUIT", OsStr::new("sh"), &arguments, &log, ready);
        self.process = Some(started.context("PostgreSQL")?.0);
        Ok(())
    }
}

/// A PostgreSQL that does not answer, until this is dropped.
#[derive(Debug)]
pub struct Frozen {
    processes: Vec<u32>,
}

impl Drop for Frozen {
    fn drop(&mut self) {
        signal("CONT", &self.processes);
    }
}

/// Sends a signal. Some of the processes may have ended.
fn signal(name: &str, processes: &[u32]) {
    let processes = processes.iter().map(u32::to_string);
    let _ = Command::new("kill").arg(format!("-{name}")).args(processes).stderr(Stdio::null()).status();
}

fn ready(line: &str) -> Option<()> {
    // A standby accepts read-only connections.
    line.contains("ready to accept").then_some(())
}

/// Creates a folder for the user that runs it: it refuses to run as root.
fn own_folder() -> Result<Folder> {
    let folder = Folder::new("farbraum-postgres-")?;
    if let Some((user, group)) = user() {
        std::os::unix::fs::chown(folder.path(), Some(user), Some(group))?;
    }
    Ok(folder)
}

/// Returns a program of PostgreSQL: on the path, or where Debian keeps those for administrators.
fn program(name: &str) -> Result<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    // The newest first.
    versions.sort();
    folders.extend(versions.into_iter().rev());
    let found = folders.into_iter().map(|folder| folder.join(name)).find(|program| program.is_file());
    found.with_context(|| format!("PostgreSQL's {name} is missing; on Debian: apt-get install postgresql"))
}

/// Returns a command that does not run as root.
fn as_user(program: &Path) -> Command {
    match user() {
        None => Command::new(program),
        Some((user, group)) => {
            let mut command = Command::new("setpriv");
            command.arg(format!("--reuid={user}")).arg(format!("--regid={group}")).arg("--clear-groups").arg(program);
            command
        }
    }
}

/// Returns the user that runs it if we are root: the system's own user for it, or else `nobody`.
fn user() -> Option<(u32, u32)> {
    let id = |arguments: &[&str]| -> Option<u32> {
        let output = Command::new("id").args(arguments).output().ok()?;
        String::from_utf8_lossy(&output.stdout).trim().parse().ok()
    };
    if id(&["-u"])? != 0 {
        return None;
    }
    ["postgres", "nobody"].iter().find_map(|name| Some((id(&["-u", name])?, id(&["-g", name])?)))
}

fn run(command: &mut Command) -> Result<()> {
    let output = command.output().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Ok(())
}
