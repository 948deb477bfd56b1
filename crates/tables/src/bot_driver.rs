//! Lets the bots of a table answer: one thought at a time, on the pool, then the wait that makes it possible to follow.

use crate::TableError;
use crate::answers::settle;
use crate::bot_pool::{Panicked, Task, Thought};
use crate::live_table::Signal;
use crate::owner::{Besides, MAX_PLIES, Owner};
use bots::{Budget, Level};
use kit::{MOST_SEATS, Seat, Turn};
use shelf::Thinker;
use std::time::Duration;
use store::{BotPace, Holder, Stage};
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long to wait before asking again when all bots are busy or something failed.
const LATER: Duration = Duration::from_millis(500);

/// A bot that has less of its usual time than this thinks noticeably shorter.
const HURRIED: f32 = 0.7;

pub(crate) struct BotDriver {
    state: State,
    /// The bot of each seat, with its tree over a turn, while it is not on the pool.
    thinkers: [Option<(Level, Box<dyn Thinker>)>; MOST_SEATS],
    /// Where the pool sends thoughts to.
    signals: mpsc::UnboundedSender<Signal>,
    tasks: u64,
    pace: BotPace,
    /// Somebody does not want to watch: bots do not wait until a person is asked.
    skipping: bool,
    /// The question at which a bot's thought panicked: it is answered at random, rather than hold the table up.
    fallback: Option<u64>,
    hurried: bool,
}

/// Which bot is asked what.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct BotTurn {
    seat: Seat,
    level: Level,
    /// The version of the question.
    question: u64,
}

enum State {
    Idle,
    Thinking {
        task: u64,
        turn: BotTurn,
        level: Level,
        since: Instant,
    },
    Ready {
        turn: BotTurn,
        answer: String,
        at: Instant,
    },
    /// Something was not possible just now.
    Waiting {
        until: Instant,
    },
}

impl BotDriver {
    pub fn new(signals: mpsc::UnboundedSender<Signal>, pace: BotPace) -> BotDriver {
        BotDriver {
            state: State::Idle,
            thinkers: Default::default(),
            signals,
            tasks: 0,
            pace,
            skipping: false,
            fallback: None,
            hurried: false,
        }
    }

    /// When the owner should look after the bots again by itself.
    pub fn due(&self) -> Option<Instant> {
        match &self.state {
            State::Ready { at, .. } => Some(*at),
            State::Waiting { until } => Some(*until),
            State::Idle | State::Thinking { .. } => None,
        }
    }

    pub fn is_thinking(&self) -> bool {
        matches!(self.state, State::Thinking { .. })
    }

    /// Bots have less than their usual time, because many tables are in play.
    pub fn is_hurried(&self) -> bool {
        self.hurried
    }

    pub fn skip(&mut self) {
        self.skipping = true;
        self.shorten(Duration::ZERO);
    }

    pub fn pace_changed(&mut self, pace: BotPace) {
        self.pace = pace;
        self.shorten(pace.wait());
    }

    fn shorten(&mut self, wait: Duration) {
        if let State::Ready { at, .. } = &mut self.state {
            *at = (*at).min(Instant::now() + wait);
        }
    }

    fn wait(&self) -> Duration {
        if self.skipping { Duration::ZERO } else { self.pace.wait() }
    }

    /// Hears a thought. One about a question that has moved on is dropped. Gives a complaint for the keeper if the bot panicked.
    pub fn thought(&mut self, task: u64, thought: Thought) -> Option<String> {
        let State::Thinking { task: expected, turn, level, since } = self.state else { return None };
        if task != expected {
            return None;
        }
        if let (Some(thinker), Some(place)) = (thought.thinker, self.thinkers.get_mut(turn.seat.index())) {
            *place = Some((level, thinker));
        }
        self.hurried = thought.share < HURRIED;
        self.state = State::Waiting { until: Instant::now() + LATER };
        match thought.outcome {
            Ok(Some(outcome)) => {
                self.state = State::Ready { turn, answer: outcome.choice, at: since + self.wait() };
                None
            }
            Ok(None) => None,
            Err(Panicked(message)) => {
                self.fallback = Some(turn.question);
                self.state = State::Idle;
                Some(format!("the {} of seat {} broke off: {message}", level.id(), turn.seat))
            }
        }
    }
}

impl Owner {
    /// Brings the bots' part of the table up to date: asks the pool, or plays what a bot has thought of when its time has come.
    pub(crate) async fn let_bots_move(&mut self) -> Result<(), TableError> {
        if let Some(until) = self.driver.due()
            && until > Instant::now()
            && self.still_stands()
        {
            return Ok(());
        }
        if self.needs_settling() {
            return self.settle_now().await;
        }
        let Some(turn) = self.bot_turn() else {
            self.driver.state = State::Idle;
            self.driver.skipping = false;
            return Ok(());
        };
        if self.asks_a_person() {
            self.driver.skipping = false;
        }
        // With nobody left to follow them, bots play on to the end without waiting.
        if !self.state.seats.iter().any(|seat| seat.holder == Holder::Person) {
            self.driver.skip();
        }
        match std::mem::replace(&mut self.driver.state, State::Idle) {
            State::Thinking { task, turn: about, level, since } if about == turn => {
                self.driver.state = State::Thinking { task, turn: about, level, since };
                Ok(())
            }
            State::Ready { turn: about, answer, at } if about == turn && at > Instant::now() => {
                self.driver.state = State::Ready { turn: about, answer, at };
                Ok(())
            }
            State::Ready { turn: about, answer, .. } if about == turn => self.play_thought(about, &answer).await,
            _ => {
                self.ask_pool(turn);
                Ok(())
            }
        }
    }

    /// What the driver waits for is still about the present question.
    fn still_stands(&self) -> bool {
        match &self.driver.state {
            State::Ready { turn, .. } => self.bot_turn() == Some(*turn),
            State::Waiting { .. } => true,
            State::Idle | State::Thinking { .. } => false,
        }
    }

    async fn play_thought(&mut self, turn: BotTurn, answer: &str) -> Result<(), TableError> {
        let played = self.answer_for(turn.seat, turn.question, &[answer.to_string()]).await;
        match played {
            Err(error) if error.ends_owner() => Err(error),
            Err(error) => {
                tracing::warn!(table = %self.state.id, seat = turn.seat.0, %error, "a bot's answer was not taken");
                self.driver.fallback = Some(turn.question);
                self.driver.state = State::Waiting { until: Instant::now() + LATER };
                Ok(())
            }
            // The next bot is asked at once.
            Ok(()) => {
                if let Some(next) = self.bot_turn() {
                    self.ask_pool(next);
                }
                Ok(())
            }
        }
    }

    fn bot_turn(&self) -> Option<BotTurn> {
        if self.state.table.ply() >= MAX_PLIES {
            return None;
        }
        let question = self.state.question();
        self.state.asked().iter().find_map(|seat| match self.state.seats.get(seat.index())?.holder {
            Holder::Bot(level) => Some(BotTurn { seat, level, question }),
            _ => None,
        })
    }

    fn asks_a_person(&self) -> bool {
        self.state.asked().iter().any(|seat| self.state.seats.get(seat.index()).is_some_and(|seat| seat.holder == Holder::Person))
    }

    fn ask_pool(&mut self, turn: BotTurn) {
        if self.driver.fallback == Some(turn.question) {
            self.driver.state = self.random_answer(turn);
            return;
        }
        let level = turn.level;
        let kept = self.driver.thinkers.get_mut(turn.seat.index()).and_then(Option::take).filter(|(of, _)| *of == level);
        let thinker = kept.map_or_else(|| self.state.table.thinker(turn.seat, level, Budget::Usual), |(_, thinker)| thinker);
        self.driver.tasks += 1;
        let number = self.driver.tasks;
        let signals = self.driver.signals.clone();
        let task = Task {
            payer: self.payer.clone(),
            thinker,
            table: self.state.table.copy(),
            time: level.usual(),
            // A bot's own luck decides between equals only; without randomness it is merely predictable.
            seed: self.services.system.random().unwrap_or_default(),
            done: Box::new(move |thought| drop(signals.send(Signal::Thought(number, thought)))),
        };
        let since = Instant::now();
        self.driver.state = match self.services.bots.submit(task) {
            Ok(()) => State::Thinking { task: number, turn, level, since },
            Err(task) => {
                if let Some(place) = self.driver.thinkers.get_mut(turn.seat.index()) {
                    *place = Some((level, task.thinker));
                }
                State::Waiting { until: since + LATER }
            }
        };
    }

    /// Any legal answer, without asking the bot whose thought broke off.
    fn random_answer(&self, turn: BotTurn) -> State {
        let legal = self.state.table.legal(turn.seat.into());
        let at = self.services.system.random().unwrap_or_default() % (legal.len() as u64).max(1);
        match legal.into_iter().nth(at as usize) {
            Some(answer) => State::Ready { turn, answer, at: Instant::now() + self.driver.wait() },
            None => State::Waiting { until: Instant::now() + LATER },
        }
    }

    /// Chance is asked: left over from a moment without randomness, or from a game that was never dealt.
    fn needs_settling(&self) -> bool {
        self.state.stage == Stage::Playing
            && self.state.stopped.is_none()
            && self.state.ending.is_none()
            && self.state.table.turn() == Turn::Chance
            && self.state.table.ply() < MAX_PLIES
    }

    async fn settle_now(&mut self) -> Result<(), TableError> {
        let before = self.state.table.ply();
        let mut next = self.state.table.copy();
        let settled = settle(next.as_mut(), &*self.services.system);
        self.driver.state = State::Waiting { until: Instant::now() + LATER };
        match settled {
            Ok(()) => {
                self.commit(Some((next, before)), Besides::default()).await?;
                self.driver.state = State::Idle;
                Ok(())
            }
            Err(error) => {
                tracing::error!(table = %self.state.id, %error, "chance cannot answer");
                Ok(())
            }
        }
    }
}
