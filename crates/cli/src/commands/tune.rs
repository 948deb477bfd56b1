//! `signoria tune`: better weights for a game's evaluation, by SPSA on mirrored seeds.
//!
//! Each round shakes all weights at once, up in one bot and down in the other, lets the two play from the same seeds with seats
//! exchanged, and moves every weight towards the side that won by more. The state is on disk after every round, so it can be stopped
//! and taken up again.

use crate::bot_match_args::BudgetArgs;
use crate::bot_spec;
use crate::error::{CliError, read};
use crate::game_args::GameArgs;
use crate::progress;
use bots::{Level, Player};
use clap::Args;
use kit::{Rng, Weights};
use serde::{Deserialize, Serialize};
use shelf::{BotTotals, Title, Tournament};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Args, Debug)]
pub struct Tune {
    /// The game
    game: String,
    /// Rounds to play in this run
    #[arg(long, default_value_t = 200, value_name = "N")]
    rounds: u64,
    /// Games a round
    #[arg(long, default_value_t = 16, value_name = "N")]
    games: u64,
    /// Who plays with the weights
    #[arg(long, default_value = "apprentice", value_name = "LEVEL")]
    bot: String,
    #[command(flatten)]
    budget_args: BudgetArgs,
    /// Where the state is kept and taken up again
    #[arg(long, value_name = "FILE")]
    state: PathBuf,
    /// Where the weights go, ready for --bots apprentice:weights=FILE or the game's data/evaluation.json
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begins with these weights instead of the released ones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How far weights are shaken, as a part of their size
    #[arg(long, default_value_t = 0.2)]
    shake: f32,
    /// How far they move for a round won by everything
    #[arg(long, default_value_t = 0.1)]
    step: f32,
    /// Games played side by side
    #[arg(long, default_value_t = 1, value_name = "T")]
    threads: usize,
    #[command(flatten)]
    game_args: GameArgs,
}

/// Everything a later run needs to go on.
#[derive(Serialize, Deserialize)]
struct State {
    game: String,
    round: u64,
    weights: Vec<f32>,
    /// The mean of the weights over the later rounds: steadier than the last.
    mean: Vec<f32>,
    /// The size of each weight at the beginning: shakes are relative to it, so that a weight that nears zero still moves.
    size: Vec<f32>,
}

impl Tune {
    pub fn run(self) -> Result<(), CliError> {
        let title = shelf::title(&self.game)?;
        if title.weights(2).names.is_empty() {
            return Err(CliError(format!("the evaluation of {} has no weights to tune", self.game)));
        }
        let mut state = self.begin(title)?;
        let stop = progress::stop_on_ctrl_c()?;
        let bar = progress::bar(self.rounds * self.games);
        for _ in 0..self.rounds {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let tilt = self.round(title, &mut state, &stop, &bar)?;
            bar.set_message(format!("round {}, tilt {tilt:+.2}", state.round));
            self.save(title, &state)?;
        }
        bar.finish_and_clear();
        println!("{} rounds; weights in {}", state.round, self.out.display());
        Ok(())
    }

    fn begin(&self, title: &Title) -> Result<State, CliError> {
        if self.state.exists() {
            let place = self.state.display();
            let state: State = serde_json::from_str(&read(&self.state)?).map_err(|e| CliError(format!("{place}: {e}")))?;
            let lengths = [state.weights.len(), state.mean.len(), state.size.len()];
            if state.game != self.game || lengths != [title.weights(2).names.len(); 3] {
                return Err(CliError(format!("{place} is the state of other weights; name another file with --state")));
            }
            return Ok(state);
        }
        let weights = match &self.from {
            Some(path) => bot_spec::weights(title, path)?.values,
            None => title.weights(self.game_args.seats_for(title)).values.clone(),
        };
        let size = weights.iter().map(|w| w.abs().max(0.05)).collect();
        Ok(State { game: self.game.clone(), round: 0, mean: weights.clone(), weights, size })
    }

    /// Plays one round and moves the weights. Gives how far it tilted to the weights shaken up: -1 to 1.
    fn round(&self, title: &Title, state: &mut State, stop: &AtomicBool, bar: &indicatif::ProgressBar) -> Result<f32, CliError> {
        let mut rng = Rng::new(0x7E57 ^ state.round);
        let signs: Vec<f32> = state.weights.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        // Shakes and steps shrink slowly, as SPSA's proof of convergence asks.
        let age = 1.0 + state.round as f32 / 100.0;
        let (shake, step) = (self.shake / age.powf(0.1), self.step / age.powf(0.6));
        let shaken = |way: f32| -> Vec<f32> {
            let parts = state.weights.iter().zip(&state.size).zip(&signs);
            parts.map(|((weight, size), sign)| weight + way * sign * shake * size).collect()
        };
        let edition = self.game_args.edition_text()?;
        let seating = self.game_args.seating(title, edition.as_deref());
        let tournament = Tournament {
            title,
            seating,
            players: vec![self.player(shaken(1.0))?.into(), self.player(shaken(-1.0))?.into()],
            games: self.games,
            seed: 1_000_000 + state.round * self.games,
            threads: self.threads,
            record: false,
        };
        let standings = tournament.play(stop, |_, _, _| bar.inc(1))?;
        if stop.load(Ordering::Relaxed) {
            return Ok(0.0);
        }
        let [up, down] = &standings.tallies[..] else { return Ok(0.0) };
        let tilt = tilt(up, down);
        for (nth, sign) in signs.iter().enumerate() {
            state.weights[nth] += step * tilt * sign * state.size[nth];
        }
        state.round += 1;
        let part = 1.0 / (state.round as f32 / 2.0).max(1.0);
        state.mean.iter_mut().zip(&state.weights).for_each(|(mean, now)| *mean += part * (now - *mean));
        Ok(tilt)
    }

    fn player(&self, weights: Vec<f32>) -> Result<Player, CliError> {
        let level = Level::from_id(&self.bot).ok_or_else(|| CliError(format!("there is no bot `{}`", self.bot)))?;
        Ok(Player { budget: self.budget_args.budget(), weights: Some(weights.into()), ..Player::of(level) })
    }

    fn save(&self, title: &Title, state: &State) -> Result<(), CliError> {
        let put = |path: &PathBuf, text: &str| std::fs::write(path, text).map_err(|e| CliError(format!("{}: {e}", path.display())));
        let text = serde_json::to_string_pretty(state).map_err(|e| CliError(e.to_string()))?;
        put(&self.state, &text)?;
        put(&self.out, &Weights { names: title.weights(2).names, values: state.mean.clone() }.write())
    }
}

/// Wins first, and the margin a little: it says more a game than the bare result.
fn tilt(up: &BotTotals, down: &BotTotals) -> f32 {
    let share = |t: &BotTotals| t.wins / t.seats.max(1) as f64;
    let mean = |t: &BotTotals| t.score / t.seats.max(1) as f64;
    let wins = share(up) - share(down);
    let margin = (mean(up) - mean(down)) / (mean(up).abs() + mean(down).abs()).max(1.0);
    (0.6 * wins + 2.0 * margin).clamp(-1.0, 1.0) as f32
}
