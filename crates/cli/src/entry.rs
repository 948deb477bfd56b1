//! A bot as it is named on a command line: `master`, `master:nodes=2000`, `apprentice:weights=FILE`.

use crate::failure::{Failure, read};
use bots::{Budget, Level, Player};
use kit::{Ahead, Weights};
use shelf::Title;
use std::path::Path;
use std::time::Duration;

/// A bot with the name it was entered by.
#[derive(Clone)]
pub struct Entry {
    pub name: String,
    pub player: Player,
}

impl Entry {
    /// Reads `LEVEL[:ms=N][:nodes=N][:threads=N][:weights=FILE][:forecast=FILE]`. `budget` is what holds for a level that searches when the entry
    /// does not say.
    pub fn read(text: &str, title: &Title, budget: Budget) -> Result<Entry, Failure> {
        let mut parts = text.split(':');
        let id = parts.next().unwrap_or_default();
        let level = Level::measured(id).ok_or_else(|| {
            let known: Vec<_> = Level::ALL.iter().map(|l| l.id()).collect();
            Failure(format!("there is no bot `{id}`; there are: {}, cheater", known.join(", ")))
        })?;
        let mut player = Player::of(level);
        if level.usual().is_some() {
            player.budget = budget;
        }
        for part in parts {
            set(&mut player, part, title)?;
        }
        Ok(Entry { name: text.to_string(), player })
    }

    /// A comma-separated list.
    pub fn list(text: &str, title: &Title, budget: Budget) -> Result<Vec<Entry>, Failure> {
        text.split(',').map(|entry| Entry::read(entry.trim(), title, budget)).collect()
    }
}

fn set(player: &mut Player, part: &str, title: &Title) -> Result<(), Failure> {
    let (key, value) = part.split_once('=').ok_or_else(|| Failure(format!("`{part}`: a setting of a bot is written KEY=VALUE")))?;
    let number = || value.parse::<u64>().map_err(|_| Failure(format!("{key}={value}: a whole number is needed")));
    let part_of_one = || value.parse::<f32>().map_err(|_| Failure(format!("{key}={value}: a number is needed")));
    match key {
        "ms" => player.budget = Budget::Time(Duration::from_millis(number()?)),
        "nodes" => player.budget = Budget::Nodes(number()?),
        "threads" => player.threads = number()?.clamp(1, 64) as usize,
        "weights" => player.weights = Some(weights(title, Path::new(value))?.values.into()),
        "forecast" => player.forecast = Some(weights(title, Path::new(value))?.values.into()),
        // The knobs of the search, for those who measure it.
        "explore" => player.style.explore = part_of_one()?,
        "prior" => player.style.prior = Some(part_of_one()?),
        "averages" => player.style.averages = part_of_one()?,
        "luck" => player.style.luck = part_of_one()?,
        "width" => player.style.width = part_of_one()?,
        "best" => player.style.best = part_of_one()?,
        "caution" => player.style.caution = part_of_one()?,
        "rounds" => player.style.ahead = Some(Ahead::Rounds(number()?.min(1000) as u32)),
        "turns" => player.style.ahead = Some(Ahead::Turns(number()?.min(1000) as u32)),
        "enough" => player.style.enough = part_of_one()?,
        "look" => player.style.look = Some(number()?.min(100_000) as usize),
        "first_word" => player.style.first_word = number()?.min(100_000) as usize,
        _ => return Err(Failure(format!("a bot has no setting `{key}`; it has ms, nodes, threads, weights, forecast, and {KNOBS}"))),
    }
    Ok(())
}

const KNOBS: &str = "the search's explore, prior, averages, luck, width, best, caution, rounds, turns, enough, look, first_word";

/// Weights from a file such as `signoria tune` and `signoria foretell` write.
pub fn weights(title: &Title, path: &Path) -> Result<Weights, Failure> {
    Weights::read(title.weights().names, &read(path)?).map_err(|e| Failure(format!("{}: {e}", path.display())))
}
