//! `signoria reports`: what people said is wrong, with the exact place.

use crate::error::CliError;
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub struct Reports {
    /// The folder of the store
    #[arg(long, default_value = "data", value_name = "DIR")]
    data: PathBuf,
}

impl Reports {
    pub fn run(self) -> Result<(), CliError> {
        let reports = store::reports(&self.data).map_err(|e| CliError(e.to_string()))?;
        if reports.is_empty() {
            println!("Nobody has reported anything.");
        }
        for report in reports {
            let seat = if report.seat < 0 { "no seat".to_string() } else { format!("seat {}", report.seat) };
            println!("table {} ply {} ({seat}), {} s since 1970, build {}", report.table, report.ply, report.at, report.build);
            println!("  with {}", report.browser);
            println!("  {}\n", report.words);
        }
        Ok(())
    }
}
