//! What every program here is told, and how it tells what it found.

use crate::folder::Folder;
use crate::server::{Allowances, MANY_FILES, Opening, Program, Server};
use clap::Args;
use serde::Serialize;
use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct RunArguments {
    /// The program `signoria`; by itself the one beside this program
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// One JSON document a line
    #[arg(long)]
    pub json: bool,
    /// Another number, another course of things
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub seed: u64,
}

impl RunArguments {
    pub fn program(&self) -> Result<Program, String> {
        self.program.clone().map_or_else(Program::find, Program::at)
    }

    /// A site of one's own for as many tables as there is memory.
    pub fn open_for_many(&self, folder: &Folder) -> Result<Server, String> {
        let opening = Opening { files: MANY_FILES, ..Opening::new(&folder.data(), Allowances::Boundless) };
        Server::start(&self.program()?, &opening)
    }

    #[expect(clippy::print_stdout, reason = "what a program for the terminal found")]
    pub fn print(&self, report: &(impl Serialize + Display)) {
        match serde_json::to_string(report) {
            Ok(document) if self.json => println!("{document}"),
            _ => println!("{report}"),
        }
    }

    /// The end of a program that makes one report.
    pub fn end<R: Serialize + Display>(&self, program: &str, found: Result<R, String>) -> ExitCode {
        match found {
            Ok(report) => {
                self.print(&report);
                ExitCode::SUCCESS
            }
            Err(error) => {
                eprintln!("{program}: {error}");
                ExitCode::FAILURE
            }
        }
    }
}
