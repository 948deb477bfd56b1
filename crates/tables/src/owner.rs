//! The task that owns a table: it alone changes it.

use crate::bot_driver::BotDriver;
use crate::bot_pool::panic_message;
use crate::live_table::{Request, Signal};
use crate::seating::Presence;
use crate::snapshot::{Snapshot, held_by};
use crate::standing_orders::Planned;
use crate::table_state::{TableState, waiting_for};
use crate::tables::Services;
use crate::{Action, Payer, Person, TableError};
use futures_util::FutureExt;
use kit::{Seat, Seats, Turn, Viewer};
use shelf::Table;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;
use store::{
    BotPace, DiaryLine, DiaryNote, NewAnswers, Report, SeatRecord, Stage, StoreError, StoredTable, TableResult, TableWrite, TurnEnd,
};
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

/// A table that nobody follows leaves memory after this long; the store has it.
const IDLE: Duration = Duration::from_secs(600);

/// Aimless play ends here; no person ever comes near it.
pub(crate) const MAX_PLIES: usize = 20_000;

/// How a game came out; `None` while it goes on.
fn result_of(table: &dyn Table) -> Option<TableResult> {
    let scores = table.scores(Viewer::Referee);
    let totals = Seat::all(table.setup().seats).map(|seat| scores.total(seat)).collect();
    scores.over.then(|| TableResult { totals, winners: scores.winners.into_iter().collect() })
}

pub(crate) struct Owner {
    pub services: Arc<Services>,
    pub state: TableState,
    pub presence: Presence,
    pub driver: BotDriver,
    /// Who did something here last: bots think on that account.
    pub payer: Payer,
    pub number: u64,
    /// What a standing order will answer.
    pub planned: Option<Planned>,
    pub snapshots: Arc<watch::Sender<Arc<Snapshot>>>,
    /// Where the pool sends advice to.
    pub signals: mpsc::UnboundedSender<Signal>,
}

/// What a change brings besides answers; by default nothing.
#[derive(Default)]
pub(crate) struct Besides {
    pub undone: bool,
    /// Something was taken back that had been revealed.
    pub practised: bool,
    /// The seat that has still to say that its turn is over. It counts only if the game moved; otherwise that stays as it is.
    pub ending: Option<Seat>,
    pub stage: Option<Stage>,
    pub seats: Option<Vec<SeatRecord>>,
    pub bot_pace: Option<BotPace>,
    pub turn_end: Option<TurnEnd>,
    pub rematch: Option<Box<StoredTable>>,
    pub diary: Vec<(Seat, DiaryNote)>,
}

impl Owner {
    /// Serves the table until nobody needs it any more (false), or until memory and store may differ (true).
    pub async fn run(mut self, mut inbox: mpsc::Receiver<Request>, mut signals: mpsc::UnboundedReceiver<Signal>) -> bool {
        let snapshots = Arc::clone(&self.snapshots);
        let mut used = Instant::now();
        loop {
            let guarded = AssertUnwindSafe(self.go_on()).catch_unwind().await;
            if let Err(error) = self.caught(guarded, "what moves by itself").await
                && error.ends_owner()
            {
                return true;
            }
            let due = [self.driver.due(), self.release_due(), self.planned.map(|plan| plan.at)].into_iter().flatten().min();
            tokio::select! {
                request = inbox.recv() => {
                    let Some(request) = request else { return false };
                    used = Instant::now();
                    if !self.serve(request).await {
                        return true;
                    }
                }
                signal = signals.recv() => {
                    let Some(signal) = signal else { return false };
                    self.hear(signal).await;
                }
                () = tokio::time::sleep_until(due.unwrap_or(used + IDLE)), if due.is_some() || !self.is_watched() => {}
                () = snapshots.closed(), if due.is_none() && self.is_watched() => {}
            }
            if due.is_none() && !self.is_watched() && !self.driver.is_thinking() && used.elapsed() >= IDLE {
                return false;
            }
        }
    }

    /// What happens without anybody asking for it.
    async fn go_on(&mut self) -> Result<(), TableError> {
        self.keep_result().await?;
        self.release_absent().await?;
        self.follow_standing_orders().await?;
        self.let_bots_move().await
    }

    fn is_watched(&self) -> bool {
        self.snapshots.receiver_count() > 0
    }

    /// Does what was asked and replies; false when the owner must end.
    async fn serve(&mut self, request: Request) -> bool {
        let Request { person, action, reply } = request;
        let what = format!("{action:?}");
        let guarded = AssertUnwindSafe(self.act(&person, action)).catch_unwind().await;
        let done = self.caught(guarded, &what).await;
        let ends = done.as_ref().is_err_and(TableError::ends_owner);
        // Who asked may have gone; what was done stands all the same.
        let _ = reply.send(done);
        !ends
    }

    async fn act(&mut self, person: &Person, action: Action) -> Result<(), TableError> {
        if self.state.stopped.is_some() && !matches!(action, Action::Say { .. } | Action::Leave) {
            return Err(TableError::Over);
        }
        let holds_seat = !held_by(&self.state.seats, person.id()).is_empty();
        if holds_seat {
            self.payer = person.payer();
        }
        match action {
            Action::Answer { seat, question, answers } => self.answer(person, seat, question, &answers).await,
            Action::Undo { seat, version, whole_turn } => self.undo(person, seat, version, whole_turn).await,
            Action::Rewind { seat, version, ply } => self.rewind(person, seat, version, ply).await,
            Action::EndTurn { seat, version } => self.end_turn(person, seat, version).await,
            Action::Advise { seat, question, why } => self.advise(person, seat, question, why).await,
            Action::SetStandingOrder { seat, order } => self.set_standing_order(person, seat, order).await,
            Action::SetTurnEnd(turn_end) => self.set_turn_end(person, turn_end).await,
            Action::Resign { seat, level } => self.resign(person, seat, level).await,
            Action::Rematch => self.rematch(person).await,
            Action::Say { name, words } => self.say(person, name, words).await,
            Action::SetBotPace(pace) if holds_seat => {
                self.commit(None, Besides { bot_pace: Some(pace), ..Besides::default() }).await?;
                self.driver.pace_changed(pace);
                Ok(())
            }
            Action::SkipBots if holds_seat => {
                self.driver.skip();
                Ok(())
            }
            Action::SetBotPace(_) | Action::SkipBots => Err(TableError::NotYourSeat),
            Action::Sit { seat, link, name } => self.sit(person, seat, link.as_deref(), &name).await,
            Action::GiveToBot { seat, level } => self.give_to_bot(person, seat, level).await,
            Action::TakeBack { seat } => self.take_back(person, seat).await,
            Action::Leave => self.leave(person).await,
            Action::FreeSeat { seat } => self.free_seat(person, seat).await,
            Action::Begin => self.begin(person).await,
            Action::NewLink { seat } => self.new_link(person, seat).await,
        }
    }

    async fn hear(&mut self, signal: Signal) {
        let changed = match signal {
            Signal::PageOpened(seats) => self.presence.opened(seats),
            Signal::PageClosed(seats) => self.presence.closed(seats),
            Signal::Thought(task, thought) => {
                let complaint = self.driver.thought(task, thought);
                if let Some(complaint) = complaint {
                    self.report(&complaint).await;
                }
                false
            }
            Signal::Advice { seat, question, thought } => {
                if let Some(complaint) = self.hear_advice(seat, question, thought) {
                    self.report(&complaint).await;
                }
                true
            }
        };
        if changed {
            self.publish();
        }
    }

    /// Writes a change to the store, and only then takes it for the table. `next` is the table after new answers, or after some were taken
    /// back; `None`: the game did not move.
    pub async fn commit(&mut self, next: Option<(Box<dyn Table>, usize)>, besides: Besides) -> Result<(), TableError> {
        let after = next.as_ref().map_or(self.state.table.as_ref(), |(table, _)| table.as_ref());
        let stage = besides.stage.unwrap_or(self.state.stage);
        let stage = if stage == Stage::Playing && after.turn() == Turn::Over { Stage::Over } else { stage };
        let ending = if next.is_some() { besides.ending } else { self.state.ending };
        let asked = if stage == Stage::Playing { waiting_for(after, ending) } else { Seats::NONE };
        let result = if stage == Stage::Over && self.state.result.is_none() { result_of(after) } else { None };
        let (at, ply) = (self.services.system.now(), after.ply() as i64);
        let diary: Vec<DiaryLine> = besides.diary.iter().map(|(seat, what)| DiaryLine { at, ply, seat: *seat, what: *what }).collect();
        let rematch = besides.rematch.as_ref().map(|table| table.id.clone());
        let write = TableWrite {
            answers: next.as_ref().map(|(table, from)| NewAnswers { from: *from, lines: table.answers_from(*from) }),
            undone: besides.undone,
            practised: besides.practised,
            ending,
            header: self.state.new_header.clone(),
            seats: besides.seats.clone(),
            bot_pace: besides.bot_pace,
            turn_end: besides.turn_end,
            result: result.clone(),
            rematch: besides.rematch,
            diary: diary.clone(),
            ..TableWrite::on(&self.state.id, self.state.version, stage, asked, at)
        };
        self.state.version = match self.services.store.write_table(write).await {
            Ok(version) => version,
            // Memory and store may differ now: the owner ends, and whoever comes next reads the table from the store.
            Err(StoreError::Outdated) => return Err(TableError::SomebodyQuicker),
            Err(StoreError::Failed(reason)) => return Err(TableError::Store(reason)),
        };
        self.state.new_header = None;
        if besides.undone {
            self.state.undone = self.state.version;
        }
        self.state.stage = stage;
        if let Some((table, from)) = next {
            self.state.answer_versions.truncate(from);
            self.state.answer_versions.resize(table.ply(), self.state.version);
            self.state.table = table;
        }
        self.state.seats = besides.seats.unwrap_or_else(|| std::mem::take(&mut self.state.seats));
        self.state.bot_pace = besides.bot_pace.unwrap_or(self.state.bot_pace);
        self.state.turn_end = besides.turn_end.unwrap_or(self.state.turn_end);
        self.state.ending = ending;
        self.state.practice += u32::from(besides.practised);
        self.state.result = result.or(self.state.result.take());
        self.state.rematch = rematch.or(self.state.rematch.take());
        if !diary.is_empty() {
            self.state.diary = self.state.diary.iter().cloned().chain(diary).collect();
        }
        self.publish();
        Ok(())
    }

    /// Programs before this one did not keep how a table came out.
    async fn keep_result(&mut self) -> Result<(), TableError> {
        let is_missing = self.state.stage == Stage::Over && self.state.result.is_none() && self.state.stopped.is_none();
        if is_missing && self.state.table.turn() == Turn::Over { self.commit(None, Besides::default()).await } else { Ok(()) }
    }

    /// Tells everybody who looks at the table.
    pub fn publish(&mut self) {
        self.number += 1;
        let snapshot = self.state.snapshot(self.number, &self.presence, self.driver.is_hurried());
        self.snapshots.send_replace(Arc::new(snapshot));
    }

    /// A panic becomes an error, and a report for the keeper of the site.
    async fn caught<T>(&mut self, done: std::thread::Result<Result<T, TableError>>, what: &str) -> Result<T, TableError> {
        match done {
            Ok(done) => done,
            Err(panic) => {
                self.services.observer.panicked();
                let message = panic_message(&*panic);
                tracing::error!(table = %self.state.id, what, message, "a table broke off");
                self.report(&format!("{what} broke off: {message}")).await;
                Err(TableError::Broken)
            }
        }
    }

    /// For the keeper of the site, with the place it is about.
    pub async fn report(&mut self, words: &str) {
        let report = Report {
            at: self.services.system.now(),
            table: self.state.id.to_string(),
            ply: self.state.table.ply() as i64,
            seat: -1,
            build: self.services.build.clone(),
            browser: String::new(),
            words: words.chars().take(2000).collect(),
        };
        if let Err(error) = self.services.store.add_report(report).await {
            tracing::error!(%error, words, "a report was not written");
        }
    }
}
