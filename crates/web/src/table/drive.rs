//! What moves a table on when no person does: chance, answers without alternative, bots.

use super::{Holder, Seated, Sitting};
use crate::chance;
use crate::fault::Fault;
use crate::house::House;
use crate::store::Stage;
use bots::Level;
use kit::{Seat, Seats, Turn, Who};
use shelf::Table;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Aimless play ends here; no person ever comes near it.
const MAX_PLIES: usize = 20_000;

/// How long to wait before asking again when all bots are busy or something failed.
const LATER: Duration = Duration::from_millis(500);

/// A bot's turn.
struct Task {
    copy: Box<dyn Table>,
    ply: usize,
    seat: Seat,
    level: Level,
}

impl Seated {
    /// Answers chance from the operating system's randomness, and for those who have no choice, until somebody has one. The outcomes are
    /// recorded like any answer.
    pub(super) fn settle(&mut self) -> Result<(), Fault> {
        while self.table.ply() < MAX_PLIES {
            match self.table.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let seed = chance::bits()?;
                    let Some(heard) = self.table.answer_chance(seed) else { break };
                    self.chronicle.add(Who::Chance, heard);
                }
                Turn::Ask(_) => {
                    let Some(heard) = self.table.answer_forced(false) else { break };
                    // Whose answer it was, only the record knows.
                    let who = self.table.answers().last().map_or(Who::Chance, |(who, _)| *who);
                    self.chronicle.add(who, heard);
                }
            }
        }
        Ok(())
    }

    fn next_bot(&self) -> Option<Task> {
        if self.table.ply() >= MAX_PLIES {
            return None;
        }
        let waiting = self.table.held().iter().fold(self.asked(), Seats::without);
        waiting.iter().find_map(|seat| match self.places.get(seat.index())?.holder {
            Holder::Bot(level) => Some(Task { copy: self.table.at(self.table.ply()), ply: self.question_ply(), seat, level }),
            _ => None,
        })
    }

    fn asks_a_person(&self) -> bool {
        self.asked().iter().any(|seat| self.places.get(seat.index()).is_some_and(|place| place.holder == Holder::Person))
    }
}

/// Starts the task that lets the bots of a table move. It sleeps while people think, and ends with the table.
pub fn begin(sitting: &Arc<Sitting>, house: &Arc<House>) {
    let (table, wake, house) = (Arc::downgrade(sitting), Arc::clone(&sitting.wake), Arc::clone(house));
    tokio::spawn(async move {
        loop {
            let Some(sitting) = table.upgrade() else { return };
            if sitting.is_spoilt() || house.is_stopping() {
                return;
            }
            if sitting.one_move(&house).await {
                continue;
            }
            drop(sitting);
            // The wake-up call is kept if it comes before we lie down; from time to time we look whether the table is still there.
            let _ = tokio::time::timeout(Duration::from_secs(60), wake.notified()).await;
        }
    });
}

impl Sitting {
    /// Lets one bot make one answer; false when none is asked.
    async fn one_move(&self, house: &House) -> bool {
        let mut seated = self.seated.lock().await;
        if seated.stage == Stage::Playing && seated.table.turn() == Turn::Chance {
            // Left over from a moment without randomness: chance goes on first.
            let before = seated.table.ply();
            if seated.settle().is_err() || self.keep(house, &mut seated, before).await.is_err() {
                tokio::time::sleep(LATER).await;
            }
            return true;
        }
        let Some(task) = seated.next_bot() else {
            seated.hurried = false;
            return false;
        };
        if seated.asks_a_person() {
            seated.hurried = false;
        }
        let wait = if seated.hurried { Duration::ZERO } else { seated.pace.wait() };
        let skipped = self.hurry.notified();
        tokio::pin!(skipped);
        skipped.as_mut().enable();
        drop(seated);

        let begun = Instant::now();
        let Some(answer) = house.thinkers.think(task.copy, task.seat, task.level).await else {
            tokio::time::sleep(LATER).await;
            return true;
        };
        let _ = tokio::time::timeout(wait.saturating_sub(begun.elapsed()), skipped).await;

        let mut seated = self.seated.lock().await;
        let still = seated.next_bot().is_some_and(|now| now.seat == task.seat && now.ply == task.ply);
        if still && let Err(fault) = self.take(house, &mut seated, task.seat, task.ply, &[answer]).await {
            tracing::warn!(table = self.id, seat = task.seat.0, %fault, "a bot's answer was not taken");
            drop(seated);
            tokio::time::sleep(LATER).await;
        }
        true
    }
}

impl Sitting {
    /// The first deals of a new table, so that its first page shows a game and not an empty board.
    pub async fn begin(&self, house: &House) -> Result<(), Fault> {
        let mut seated = self.lock().await;
        if seated.stage != Stage::Playing {
            return Ok(());
        }
        let before = seated.table.ply();
        seated.settle()?;
        self.keep(house, &mut seated, before).await
    }
}
