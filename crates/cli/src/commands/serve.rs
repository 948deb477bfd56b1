//! `signoria serve` (also without a command): the site.

use crate::failure::Failure;
use clap::Args;
use std::net::IpAddr;
use std::path::PathBuf;
use web::{Allowance, Settings};

#[derive(Args, Debug)]
pub struct Serve {
    /// The address to listen on; 0.0.0.0 lets other computers in
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    host: IpAddr,
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080, value_name = "N")]
    port: u16,
    /// The folder of the store; made if it is not there
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
    /// Threads on which bots think
    #[arg(long, default_value_t = 1, value_name = "N")]
    bot_threads: usize,
    /// Requests a second that one address may make in the long run
    #[arg(long, default_value_t = Allowance::default().requests, value_name = "N")]
    requests: f64,
    /// Live pages that one address may keep open
    #[arg(long, default_value_t = Allowance::default().streams, value_name = "N")]
    streams: usize,
    /// Unfinished tables that one visitor may sit at
    #[arg(long, default_value_t = Allowance::default().tables, value_name = "N")]
    tables: usize,
    /// A proxy of yours stands before the site and names the visitor in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Logs as one JSON document a line
    #[arg(long)]
    log_json: bool,
    /// Only warnings and errors in the log
    #[arg(long)]
    quiet: bool,
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
    pub fn run(self) -> Result<(), Failure> {
        web::start_logs(self.log_json, !self.quiet);
        let settings = Settings {
            host: self.host,
            port: self.port,
            data: self.data,
            bot_threads: self.bot_threads,
            allowance: Allowance { requests: self.requests.max(1.0), streams: self.streams, tables: self.tables },
            behind_proxy: self.behind_proxy,
        };
        let runtime = tokio::runtime::Runtime::new().map_err(|e| Failure(e.to_string()))?;
        let served = runtime.block_on(web::serve(settings, |address| println!("Signoria is open at http://{address}/")));
        // A bot in the middle of a thought must not hold up the end.
        runtime.shutdown_background();
        Ok(served?)
    }
}
