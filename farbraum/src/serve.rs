//! `farbraum serve`: tables online.

use crate::output::{self, Closed};
use crate::problem::Logged;
use anyhow::{Context, bail};
use clap::builder::BoolishValueParser;
use serde_json::json;
use server::{AdminToken, Bus, Limits, PublicUrl, Server, Settings};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use store::{Address, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Serve the page and tables to play at
#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    kept: Kept,
    /// What connects several servers with one database: nats://USER:PASSWORD@HOST:PORT, several with commas between
    #[arg(long, env = "FARBRAUM_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address under which people reach the server, if a proxy stands in front of it
    #[arg(long, value_name = "https://…", env = "FARBRAUM_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Take people's addresses from the X-Forwarded-For of the proxy in front
    #[arg(long, env = "FARBRAUM_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    behind_proxy: bool,
    /// One more service that tells browsers that it is somebody's turn, beside those of the browsers' makers; several with
    /// commas between
    #[arg(long = "push-service", value_name = "https://…", env = "FARBRAUM_PUSH_SERVICE", value_delimiter = ',')]
    push_services: Vec<String>,
    /// The file with the host's secret for /admin and /metrics. Without a file, FARBRAUM_ADMIN_TOKEN is the secret itself
    #[arg(long, value_name = "FILE", env = "FARBRAUM_ADMIN_TOKEN_FILE")]
    admin_token_file: Option<PathBuf>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = LogForm::Text, env = "FARBRAUM_LOG")]
    log: LogForm,
    /// Do not limit how much one person may do; for load tests
    #[arg(long, env = "FARBRAUM_NO_LIMITS", value_parser = BoolishValueParser::new())]
    no_limits: bool,
}

// Where a server listens.
#[derive(Debug, clap::Args)]
pub(crate) struct Listen {
    /// The port of the server; 0 takes any that is free
    #[arg(long, default_value_t = 7878, env = "FARBRAUM_PORT")]
    pub(crate) port: u16,
    /// The address that the server listens on; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1", env = "FARBRAUM_ADDRESS")]
    pub(crate) address: IpAddr,
}

// Where everything is kept.
#[derive(Debug, clap::Args)]
pub(crate) struct Kept {
    /// What keeps all tables: a file, which is created if it is missing, or postgres://USER:PASSWORD@HOST/NAME
    // Read later, and by us: clap would repeat it with its password.
    #[arg(long, default_value = "farbraum.db", env = "FARBRAUM_DATABASE", hide_env_values = true)]
    pub(crate) database: String,
}

/// How a log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// For people
    Text,
    /// For programs, one JSON a line
    Json,
}

/// The variable with the admin's token, if there is no file with it.
const ADMIN_TOKEN: &str = "FARBRAUM_ADMIN_TOKEN";

/// Libraries that log user input at lower levels than these. Their levels are capped regardless of `RUST_LOG`.
const DISCREET: [&str; 4] = ["tungstenite=info", "tokio_tungstenite=info", "hyper=info", "sqlx=warn"];

impl Serve {
    /// Serves until the process is told to end.
    ///
    /// # Errors
    /// The database cannot be opened, the port is taken, or the network fails.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        // We log ourselves, once, that the bus comes and goes.
        let mut filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,async_nats=error"));
        for directive in DISCREET {
            filter = filter.add_directive(directive.parse()?);
        }
        let colours = std::io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
        // A log that cannot be written must not panic.
        let log = log.log_internal_errors(false);
        let form = self.log;
        match form {
            LogForm::Text => log.init(),
            LogForm::Json => log.json().init(),
        }
        for name in unknown_variables() {
            tracing::warn!(name, "this environment variable is unknown and counts for nothing");
        }
        let served = tokio::runtime::Runtime::new()?.block_on(self.serve());
        match served {
            Err(error) if form == LogForm::Json && !error.is::<Closed>() => {
                tracing::error!(error = format!("{error:#}"), "the server cannot go on");
                Err(Logged.into())
            }
            served => served,
        }
    }

    /// Returns the admin's token, from the file or else from the environment.
    fn admin(&self) -> anyhow::Result<Option<AdminToken>> {
        let (text, place) = match &self.admin_token_file {
            Some(file) => {
                let text = std::fs::read_to_string(file);
                let place = file.display().to_string();
                (text.with_context(|| format!("cannot read the admin token in {place}"))?, place)
            }
            None => match std::env::var(ADMIN_TOKEN) {
                Ok(text) if !text.is_empty() => (text, ADMIN_TOKEN.to_owned()),
                _ => return Ok(None),
            },
        };
        text.parse().map(Some).with_context(|| format!("cannot use the admin token in {place}"))
    }

    async fn serve(self) -> anyhow::Result<()> {
        let admin = self.admin()?;
        let database: Address = self.kept.database.parse()?;
        let cannot_open = || format!("cannot open the database {database}");
        // Held until the server ends.
        let _lock = match &database {
            Address::File(path) => Some(lock(path).with_context(cannot_open)?),
            Address::Postgres(_) => None,
        };
        let store = Store::connect(&self.kept.database).await.with_context(cannot_open)?;
        let bus = match &self.bus {
            Some(addresses) => Bus::connect(addresses).await?,
            None => Bus::default(),
        };
        let address = SocketAddr::new(self.listen.address, self.listen.port);
        let listener = TcpListener::bind(address).await;
        let listener = listener.with_context(|| {
            format!("cannot listen on {address}; is another server running? --port 0 takes any free port")
        })?;
        let told_to_end = told_to_end()?;
        raise_open_files();
        self.greet(listener.local_addr()?, &database)?;
        let limits = if self.no_limits { Limits::NONE } else { Limits::default() };
        let settings = Settings {
            public_url: self.public_url,
            behind_proxy: self.behind_proxy,
            push_services: self.push_services,
            limits,
            admin,
            ..Settings::default()
        };
        let server = Server::new(shelf::workbenches(), store, settings).on(bus);
        Ok(server.serve(listener, told_to_end).await?)
    }

    /// Prints the address to standard output for programs that start the server, and the rest to standard error.
    fn greet(&self, address: SocketAddr, database: &Address) -> anyhow::Result<()> {
        let here = format!("http://{address}");
        let open = self.public_url.as_ref().map_or(here.clone(), PublicUrl::to_string);
        match self.log {
            LogForm::Text => {
                output::print(format_args!("listening on {here}"))?;
                output::tell(format_args!("Open {open} in a browser."));
                output::tell(format_args!("All tables are kept in {database}. Ctrl+C ends the server."));
            }
            LogForm::Json => {
                output::print(json!({ "listening": here }))?;
                tracing::info!(address = here, open, %database, "listening");
            }
        }
        Ok(())
    }
}

/// Returns the variables in the environment that look like ours but do not exist.
fn unknown_variables() -> Vec<String> {
    let command = <Serve as clap::Args>::augment_args(clap::Command::new("serve"));
    let is_known = |name: &str| {
        name == ADMIN_TOKEN || command.get_arguments().any(|argument| argument.get_env() == Some(name.as_ref()))
    };
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    names.filter(|name| name.starts_with("FARBRAUM_") && !is_known(name)).collect()
}

/// Locks an SQLite file for this server, by a lock on a file beside it. The system releases the lock when the process
/// ends, however it ends; the file stays, because another server may be about to lock it.
fn lock(database: &Path) -> anyhow::Result<File> {
    let mut path = database.canonicalize().unwrap_or_else(|_| database.to_owned()).into_os_string();
    path.push(".lock");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&path)?;
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => bail!("another server is using it; several servers need PostgreSQL"),
        Err(TryLockError::Error(error)) => {
            tracing::warn!(%error, "cannot see whether another server uses the database")
        }
        Ok(()) => (),
    }
    Ok(file)
}

/// Enough open files and connections for any server.
#[cfg(unix)]
const MOST_FILES: u64 = 1 << 20;

/// Raises the limits on open files to what the system allows: shells often set them far lower.
#[cfg(unix)]
fn raise_open_files() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.map_or(MOST_FILES, |most| most.min(MOST_FILES));
    let raised = match limit.current {
        Some(now) if now < most => setrlimit(Resource::Nofile, Rlimit { current: Some(most), ..limit }),
        _ => Ok(()),
    };
    let limit = getrlimit(Resource::Nofile).current;
    match raised {
        Ok(()) => tracing::info!(limit, "open files and connections"),
        Err(error) => tracing::warn!(limit, %error, "cannot allow more open files and connections"),
    }
}

#[cfg(not(unix))]
fn raise_open_files() {}

/// Returns a future that is ready after Ctrl+C or when the system asks the process to end. From the call on, neither
/// ends the process by itself.
#[cfg(unix)]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => (),
            _ = terminate.recv() => (),
        }
    })
}

#[cfg(not(unix))]
fn told_to_end() -> std::io::Result<impl Future<Output = ()>> {
    Ok(async { drop(tokio::signal::ctrl_c().await) })
}
