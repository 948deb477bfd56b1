//! `torture`: what the world may do to a site. See the library's page.

use clap::Parser;
use clap::builder::PossibleValuesParser;
use std::process::ExitCode;
use tokio::runtime::Runtime;
use torture::arguments::RunArguments;
use torture::scenarios::{ALL, Form, Scenario, Trial};

/// Does to a site of its own what the world may do to one, and says what was lost
#[derive(Parser)]
struct Torture {
    /// One scenario, or all of them
    #[arg(value_parser = names())]
    what: String,
    /// A few seconds each
    #[arg(long)]
    short: bool,
    #[command(flatten)]
    run: RunArguments,
    /// Of one scenario: how many kills, failed writes, rounds or attempts, or for how many seconds
    #[arg(long, value_name = "N", visible_aliases = ["kills", "failures", "rounds", "attempts", "seconds"])]
    amount: Option<u64>,
}

/// A scenario by its name, or `all`.
fn names() -> PossibleValuesParser {
    PossibleValuesParser::new(["all"].into_iter().chain(ALL.map(Scenario::name)))
}

fn main() -> ExitCode {
    let given = Torture::parse();
    match given.torture() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("torture: {error}");
            ExitCode::from(2)
        }
    }
}

impl Torture {
    /// Whether everything held.
    fn torture(&self) -> Result<bool, String> {
        let form = if self.short { Form::Short } else { Form::Long };
        let trial = Trial { program: self.run.program()?, form, seed: self.run.seed, amount: self.amount };
        let runtime = Runtime::new().map_err(|e| e.to_string())?;
        let mut passed = true;
        for scenario in ALL.into_iter().filter(|scenario| self.what == "all" || self.what == scenario.name()) {
            let outcome = runtime.block_on(scenario.run(&trial));
            passed &= outcome.passed();
            self.run.print(&outcome);
        }
        Ok(passed)
    }
}
