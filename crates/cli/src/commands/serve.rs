//! `signoria serve` (also without a command): the site.
//!
//! Every option can also be given in the environment, as `SIGNORIA_` and its name; what is written on the command line wins.

use crate::error::{CliError, read};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;
use store::Retention;
use web::{Allowance, OfferedEdition, Patience, Proxies, ProxyHeader, PublicUrl, Settings};

#[derive(Args, Debug)]
pub struct Serve {
    /// The address to listen on; 0.0.0.0 lets other computers in
    #[arg(long, env = "SIGNORIA_HOST", default_value = "127.0.0.1", value_name = "ADDRESS")]
    host: IpAddr,
    /// The port; 0 takes any free one
    #[arg(long, env = "SIGNORIA_PORT", default_value_t = 8080, value_name = "N")]
    port: u16,
    /// The folder of the store; made if it is not there
    #[arg(long, env = "SIGNORIA_DATA", default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Threads on which bots think; as many as there are cores if left out
    #[arg(long, env = "SIGNORIA_BOT_THREADS", value_name = "N")]
    bot_threads: Option<usize>,
    /// A patch on an edition in the box, offered as a choice for new tables; may be given several times
    #[arg(long, value_name = "FILE")]
    edition: Vec<PathBuf>,
    /// Logs as one JSON document a line
    #[arg(long, env = "SIGNORIA_LOG_JSON")]
    log_json: bool,
    /// Only warnings and errors in the log
    #[arg(long, env = "SIGNORIA_QUIET")]
    quiet: bool,
    #[command(flatten)]
    allowed: Allowed,
    #[command(flatten)]
    kept: Kept,
    #[command(flatten)]
    public: Public,
}

/// What visitors may take.
#[derive(Args, Debug)]
#[command(next_help_heading = "Limits")]
struct Allowed {
    /// Requests a second that one address may make in the long run
    #[arg(long, env = "SIGNORIA_REQUESTS", default_value_t = Allowance::default().requests, value_name = "N", value_parser = rate)]
    requests: f64,
    /// Live pages that one address may keep open
    #[arg(long, env = "SIGNORIA_STREAMS", default_value_t = Allowance::default().streams, value_name = "N")]
    streams: usize,
    /// Unfinished tables that one visitor may sit at
    #[arg(long, env = "SIGNORIA_TABLES", default_value_t = Allowance::default().tables, value_name = "N")]
    tables: usize,
    /// Tables that one address may make in an hour
    #[arg(long, env = "SIGNORIA_NEW_TABLES", default_value_t = Allowance::default().new_tables, value_name = "N", value_parser = rate)]
    new_tables: f64,
    /// Connections that one address may have beside those of its live pages
    #[arg(long, env = "SIGNORIA_CONNECTIONS", default_value_t = Allowance::default().connections, value_name = "N")]
    connections: usize,
    /// Connections of everybody together; fewer if the system allows fewer open files
    #[arg(long, env = "SIGNORIA_ALL_CONNECTIONS", default_value_t = Allowance::default().all_connections, value_name = "N")]
    all_connections: usize,
    /// Seconds for the head of a request, and for which a connection may be idle
    #[arg(long, env = "SIGNORIA_HEAD_SECONDS", default_value_t = Patience::default().head.as_secs(), value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3600))]
    head_seconds: u64,
    /// Seconds for the body of a request
    #[arg(long, env = "SIGNORIA_BODY_SECONDS", default_value_t = Patience::default().body.as_secs(), value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3600))]
    body_seconds: u64,
    /// Seconds after which a client that takes nothing of what is sent to it is cut off
    #[arg(long, env = "SIGNORIA_READ_SECONDS", default_value_t = Patience::default().read.as_secs(), value_name = "N", value_parser = clap::value_parser!(u64).range(1..=3600))]
    read_seconds: u64,
}

/// How long tables are kept.
#[derive(Args, Debug)]
#[command(next_help_heading = "What is kept")]
struct Kept {
    /// Days after which a table that nobody touches is removed if seats stayed free; 0 keeps it
    #[arg(long, env = "SIGNORIA_KEEP_GATHERING", default_value_t = Retention::default().gathering, value_name = "DAYS")]
    keep_gathering: u32,
    /// The same for unfinished tables
    #[arg(long, env = "SIGNORIA_KEEP_UNFINISHED", default_value_t = Retention::default().unfinished, value_name = "DAYS")]
    keep_unfinished: u32,
    /// The same for finished tables
    #[arg(long, env = "SIGNORIA_KEEP_FINISHED", default_value_t = Retention::default().finished, value_name = "DAYS")]
    keep_finished: u32,
}

/// A site that is open to the world.
#[derive(Args, Debug)]
#[command(next_help_heading = "A public site")]
struct Public {
    /// Where people find the site, such as `https://games.example`. Posts from other pages are refused; with https, cookies are for this host and https only
    #[arg(long, env = "SIGNORIA_PUBLIC_URL", value_name = "URL")]
    public_url: Option<PublicUrl>,
    /// Browsers insist on https for so many days after a visit; needs a --public-url with https
    #[arg(long, env = "SIGNORIA_HSTS_DAYS", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=3650))]
    hsts_days: Option<u32>,
    /// An address or a network of proxies of yours, which name the visitor's address; may be given several times or with commas
    #[arg(long, env = "SIGNORIA_TRUSTED_PROXY", value_name = "ADDRESS", value_delimiter = ',', value_parser = web::network)]
    trusted_proxy: Vec<web::IpNet>,
    /// Proxies on this machine and in private networks are yours
    #[arg(long, env = "SIGNORIA_BEHIND_PROXY")]
    behind_proxy: bool,
    /// The header in which your proxies name the visitor; the other one is not read
    #[arg(long, env = "SIGNORIA_PROXY_HEADER", value_enum, default_value_t = Header::XForwardedFor, value_name = "NAME")]
    proxy_header: Header,
    /// Where metrics are told (/metrics), and health without a limit: an address and port that only you reach, such as 127.0.0.1:9464
    #[arg(long, env = "SIGNORIA_KEEPER_ADDRESS", value_name = "ADDRESS:PORT")]
    keeper_address: Option<SocketAddr>,
}

#[derive(Copy, Clone, Debug, ValueEnum)]
enum Header {
    XForwardedFor,
    Forwarded,
}

fn rate(text: &str) -> Result<f64, String> {
    text.parse().ok().filter(|n| (1.0..=1e9).contains(n)).ok_or_else(|| "a number from 1 up is expected".to_string())
}

/// What `signoria` without any word means.
impl Default for Serve {
    fn default() -> Serve {
        #[derive(clap::Parser)]
        struct Bare {
            #[command(flatten)]
            serve: Serve,
        }
        <Bare as clap::Parser>::parse_from(["signoria"]).serve
    }
}

impl Serve {
    pub fn run(self) -> Result<(), CliError> {
        web::start_logs(self.log_json, !self.quiet);
        let settings = self.settings()?;
        let site = settings.public_url.clone();
        let runtime = tokio::runtime::Runtime::new().map_err(|e| CliError(e.to_string()))?;
        // The site is open whether anybody reads this or not.
        let told = |address| {
            let line = match site {
                Some(site) => format!("Signoria is open at {site}/, by http://{address}/"),
                None => format!("Signoria is open at http://{address}/"),
            };
            drop(writeln!(io::stdout(), "{line}"));
        };
        let served = runtime.block_on(web::serve(settings, told));
        // A bot in the middle of a thought must not hold up the end.
        runtime.shutdown_background();
        Ok(served?)
    }

    fn settings(self) -> Result<Settings, CliError> {
        let (allowed, kept, public) = (self.allowed, self.kept, self.public);
        let mut trusted = public.trusted_proxy;
        if public.behind_proxy {
            trusted.extend(web::private_networks());
        }
        let header = match public.proxy_header {
            Header::XForwardedFor => ProxyHeader::XForwardedFor,
            Header::Forwarded if trusted.is_empty() => {
                return Err(CliError(
                    "--proxy-header says how your proxies speak, but none is named: add --trusted-proxy or --behind-proxy".to_string(),
                ));
            }
            Header::Forwarded => ProxyHeader::Forwarded,
        };
        let settings = Settings {
            host: self.host,
            port: self.port,
            bot_threads: self.bot_threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from)),
            allowance: Allowance {
                requests: allowed.requests,
                streams: allowed.streams,
                tables: allowed.tables,
                new_tables: allowed.new_tables,
                connections: allowed.connections,
                all_connections: allowed.all_connections,
            },
            patience: Patience {
                head: Duration::from_secs(allowed.head_seconds),
                body: Duration::from_secs(allowed.body_seconds),
                read: Duration::from_secs(allowed.read_seconds),
            },
            proxies: Proxies { trusted, header },
            public_url: public.public_url,
            hsts_days: public.hsts_days,
            keeper: public.keeper_address,
            retention: Retention { gathering: kept.keep_gathering, unfinished: kept.keep_unfinished, finished: kept.keep_finished },
            editions: self.edition.iter().map(|file| offered(file)).collect::<Result<_, _>>()?,
            ..Settings::new(self.data)
        };
        settings.check()?;
        Ok(settings)
    }
}

fn offered(file: &std::path::Path) -> Result<OfferedEdition, CliError> {
    OfferedEdition::read(read(file)?).map_err(|reason| CliError(format!("{}: {reason}", file.display())))
}
