//! `farbraum serve`: tables online.

use anyhow::Context;
use server::{AdminToken, Bus, Limits, PublicUrl, Server, Settings};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use store::{Address, Store};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

/// Serve the page and tables to play at
#[derive(Debug, clap::Args)]
pub(crate) struct Serve {
    /// The port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 7878)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// What keeps all tables: a file, which is created if it is missing, or postgres://USER:PASSWORD@HOST/NAME
    // Read later, and by us: clap would repeat it with its password.
    #[arg(long, default_value = "farbraum.db", env = "FARBRAUM_DATABASE", hide_env_values = true)]
    database: String,
    /// What connects several servers with one database: nats://USER:PASSWORD@HOST:PORT, several with commas between
    #[arg(long, env = "FARBRAUM_BUS", hide_env_values = true)]
    bus: Option<String>,
    /// The address under which people reach the server, if a proxy stands in front of it
    #[arg(long, value_name = "https://…", env = "FARBRAUM_PUBLIC_URL")]
    public_url: Option<PublicUrl>,
    /// Take people's addresses from the X-Forwarded-For of the proxy in front
    #[arg(long)]
    behind_proxy: bool,
    /// One more service that tells browsers that it is somebody's turn, beside those of the browsers' makers
    #[arg(long = "push-service", value_name = "https://…")]
    push_services: Vec<String>,
    /// The file with the secret of whoever runs the server, for /admin and /metrics; or FARBRAUM_ADMIN_TOKEN
    #[arg(long, value_name = "FILE")]
    admin_token_file: Option<PathBuf>,
    /// How the log is written
    #[arg(long, value_enum, default_value_t = LogForm::Text)]
    log: LogForm,
    /// Do not limit how much one person may do; for load tests
    #[arg(long)]
    no_limits: bool,
}

/// How a log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum LogForm {
    /// For people
    Text,
    /// For programs, one JSON a line
    Json,
}

/// Where the admin's token is if there is no file with it.
const ADMIN_TOKEN: &str = "FARBRAUM_ADMIN_TOKEN";

/// Libraries that would write what people send, at the levels named here and below: never, whatever the environment says.
const DISCREET: [&str; 4] = ["tungstenite=info", "tokio_tungstenite=info", "hyper=info", "sqlx=warn"];

impl Serve {
    /// Serves until the process is told to end.
    ///
    /// # Errors
    /// The database cannot be opened, the port is taken, or the network fails.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        // That the bus comes and goes is said by ourselves, once.
        let mut filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,async_nats=error"));
        for directive in DISCREET {
            filter = filter.add_directive(directive.parse()?);
        }
        let colours = std::io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(colours).with_writer(std::io::stderr);
        match self.log {
            LogForm::Text => log.init(),
            LogForm::Json => log.json().init(),
        }
        tokio::runtime::Runtime::new()?.block_on(self.serve())
    }

    /// The admin's token, from the file or else from the environment.
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
        let database: Address = self.database.parse()?;
        let store = Store::connect(&self.database).await;
        let store = store.with_context(|| format!("cannot open the database {database}"))?;
        let bus = match &self.bus {
            Some(addresses) => Bus::connect(addresses).await?,
            None => Bus::default(),
        };
        let address = SocketAddr::new(self.address, self.port);
        let listener = TcpListener::bind(address).await;
        let listener = listener.with_context(|| {
            format!("cannot listen on {address}; is another server running? --port 0 takes any free port")
        })?;
        let told_to_end = told_to_end()?;
        self.greet(listener.local_addr()?, &database);
        let limits = if self.no_limits { Limits::NONE } else { Limits::default() };
        let settings = Settings {
            public_url: self.public_url,
            behind_proxy: self.behind_proxy,
            push_services: self.push_services,
            limits,
            admin,
            ..Settings::default()
        };
        let server = Server::new(shelf::studies(), store, settings).on(bus);
        Ok(server.serve(listener, told_to_end).await?)
    }

    /// The first line is for programs that start us, the rest for people.
    fn greet(&self, address: SocketAddr, database: &Address) {
        println!("listening on http://{address}");
        match &self.public_url {
            Some(url) => eprintln!("Open {url} in a browser."),
            None => eprintln!("Open http://{address} in a browser."),
        }
        eprintln!("All tables are kept in {database}. Ctrl+C ends the server.");
    }
}

/// A future that is ready when somebody presses Ctrl+C or the system asks the process to end. From the call on,
/// neither ends the process by itself.
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
