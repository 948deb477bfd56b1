//! What is done to a site, a file each.

mod churn;
mod disk;
mod flood;
mod freeze;
mod gathering;
mod kill;
mod second;
mod slow;
mod stop;
mod writes;

use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::server::{Allowances, Opening, Program, Server};
use std::path::Path;

/// Everything there is, in the order it is done.
pub const ALL: [Scenario; 9] = [
    Scenario::Kill,
    Scenario::Stop,
    Scenario::Writes,
    Scenario::Disk,
    Scenario::Freeze,
    Scenario::Second,
    Scenario::Slow,
    Scenario::Flood,
    Scenario::Churn,
];

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Scenario {
    Kill,
    Stop,
    Writes,
    Disk,
    Freeze,
    Second,
    Slow,
    Flood,
    Churn,
}

/// How much is done.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Form {
    /// A few seconds each, for every build.
    Short,
    Long,
}

#[derive(Clone, Debug)]
pub struct Trial {
    pub program: Program,
    pub form: Form,
    pub seed: u64,
    /// How often, or for how many seconds, if somebody wants another number than the form has.
    pub amount: Option<u64>,
}

impl Scenario {
    pub const fn name(self) -> &'static str {
        match self {
            Scenario::Kill => "kill",
            Scenario::Stop => "stop",
            Scenario::Writes => "writes",
            Scenario::Disk => "disk",
            Scenario::Freeze => "freeze",
            Scenario::Second => "second",
            Scenario::Slow => "slow",
            Scenario::Flood => "flood",
            Scenario::Churn => "churn",
        }
    }

    pub async fn run(self, trial: &Trial) -> Outcome {
        let mut outcome = Outcome::begin(self.name());
        let mut folder = match Folder::new(self.name()) {
            Ok(folder) => folder,
            Err(error) => {
                outcome.fault(error);
                return outcome.end();
            }
        };
        let done = match self {
            Scenario::Kill => kill::run(trial, &folder, &mut outcome).await,
            Scenario::Stop => stop::run(trial, &folder, &mut outcome).await,
            Scenario::Writes => writes::run(trial, &folder, &mut outcome).await,
            Scenario::Disk => disk::run(trial, &folder, &mut outcome).await,
            Scenario::Freeze => freeze::run(trial, &folder, &mut outcome).await,
            Scenario::Second => second::run(trial, &folder, &mut outcome).await,
            Scenario::Slow => slow::run(trial, &folder, &mut outcome).await,
            Scenario::Flood => flood::run(trial, &folder, &mut outcome).await,
            Scenario::Churn => churn::run(trial, &folder, &mut outcome).await,
        };
        if let Err(error) = done {
            outcome.fault(error);
        }
        if !outcome.passed() {
            outcome.note("kept", folder.keep());
        }
        outcome.end()
    }
}

impl Trial {
    /// The number that somebody asked for, or the form's own.
    fn amount(&self, short: u64, long: u64) -> u64 {
        self.amount.unwrap_or(match self.form {
            Form::Short => short,
            Form::Long => long,
        })
    }

    /// A site for many tables of one machine.
    fn open(&self, data: &Path) -> Result<Server, String> {
        Server::start(&self.program, &Opening::new(data, Allowances::Boundless))
    }

    /// A site as anybody starts it, with its usual limits.
    fn open_to_the_world(&self, data: &Path) -> Result<Server, String> {
        Server::start(&self.program, &Opening::new(data, Allowances::Usual))
    }
}
