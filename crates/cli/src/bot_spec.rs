//! A bot as it is named on a command line: `master`, `master:nodes=2000`, `apprentice:weights=FILE`, `cmd:level=master:./other engine`.

use crate::engine_program::EngineProgram;
use crate::error::{CliError, read};
use bots::{Budget, Level, Player};
use kit::{SearchDepth, Weights};
use shelf::{Entrant, Title};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// A bot with the name it was entered by.
#[derive(Clone)]
pub struct BotSpec {
    pub name: String,
    pub player: Entrant,
}

/// What a bot of another program begins with.
const PROGRAM: &str = "cmd:";

impl BotSpec {
    /// Reads `LEVEL[:ms=N][:nodes=N][:threads=N][:weights=FILE][:forecast=FILE]`. `budget` is what holds for a level that searches when the entry
    /// does not say. `cmd:[level=L:][ms=N:][nodes=N:]COMMAND` is a bot of another program that speaks the engine protocol.
    pub fn read(text: &str, title: &Title, budget: Budget) -> Result<BotSpec, CliError> {
        if let Some(program) = text.strip_prefix(PROGRAM) {
            let guest = EngineProgram::read(program, budget)?;
            return Ok(BotSpec { name: text.to_string(), player: Entrant::Guest(Arc::new(guest)) });
        }
        let mut parts = text.split(':');
        let id = parts.next().unwrap_or_default();
        let level = Level::measured(id).ok_or_else(|| {
            let known: Vec<_> = Level::ALL.iter().map(|l| l.id()).collect();
            CliError(format!(
                "there is no bot `{id}`; there are: {}, cheater, and cmd:COMMAND for a program that speaks the engine protocol",
                known.join(", ")
            ))
        })?;
        let mut player = Player::of(level);
        if level.usual().is_some() {
            player.budget = budget;
        }
        for part in parts {
            set(&mut player, part, title)?;
        }
        Ok(BotSpec { name: text.to_string(), player: player.into() })
    }

    /// A comma-separated list.
    pub fn list(text: &str, title: &Title, budget: Budget) -> Result<Vec<BotSpec>, CliError> {
        text.split(',').map(|entry| BotSpec::read(entry.trim(), title, budget)).collect()
    }
}

/// Whether a list of bots names programs that speak the engine protocol.
pub fn names_programs(list: &str) -> bool {
    list.split(',').any(|entry| entry.trim().starts_with(PROGRAM))
}

fn set(player: &mut Player, part: &str, title: &Title) -> Result<(), CliError> {
    let (key, value) = part.split_once('=').ok_or_else(|| CliError(format!("`{part}`: a setting of a bot is written KEY=VALUE")))?;
    let number = || value.parse::<u64>().map_err(|_| CliError(format!("{key}={value}: a whole number is needed")));
    let decimal = || value.parse::<f32>().map_err(|_| CliError(format!("{key}={value}: a number is needed")));
    match key {
        "ms" => player.budget = Budget::Time(Duration::from_millis(number()?)),
        "nodes" => player.budget = Budget::Nodes(number()?),
        "threads" => player.threads = number()?.clamp(1, 64) as usize,
        "weights" => player.weights = Some(weights(title, Path::new(value))?.values.into()),
        "forecast" => player.forecast = Some(weights(title, Path::new(value))?.values.into()),
        // The constants of the search, for measurements.
        "explore" => player.policy.explore = decimal()?,
        "prior_visits" => player.policy.prior_visits = Some(decimal()?),
        "averages" => player.policy.averages = decimal()?,
        "chance_width" => player.policy.chance_width = decimal()?,
        "width" => player.policy.width = decimal()?,
        "best_share" => player.policy.best_share = decimal()?,
        "caution" => player.policy.caution = decimal()?,
        "rounds" => player.policy.depth = Some(SearchDepth::Rounds(number()?.min(1000) as u32)),
        "turns" => player.policy.depth = Some(SearchDepth::Turns(number()?.min(1000) as u32)),
        "min_iterations" => player.policy.min_iterations = decimal()?,
        "turn_positions" => player.policy.turn_positions = Some(number()?.min(100_000) as usize),
        "prior_positions" => player.policy.prior_positions = number()?.min(100_000) as usize,
        _ => {
            return Err(CliError(format!(
                "a bot has no setting `{key}`; it has ms, nodes, threads, weights, forecast, and {SEARCH_SETTINGS}"
            )));
        }
    }
    Ok(())
}

const SEARCH_SETTINGS: &str = "the search's explore, prior_visits, averages, chance_width, width, best_share, caution, rounds, turns, min_iterations, turn_positions, prior_positions";

/// Weights from a file such as `signoria tune` and `signoria fit-forecast` write.
pub fn weights(title: &Title, path: &Path) -> Result<Weights, CliError> {
    Weights::read(title.weights(2).names, &read(path)?).map_err(|e| CliError(format!("{}: {e}", path.display())))
}
