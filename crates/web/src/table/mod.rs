//! A table on the site: the game in play, who sits there, what was said, and its live updates.
//!
//! All changes to a table happen under its lock and are flushed to the store before the lock is let go; only then does its version count
//! up and the open pages hear of it. So nobody is ever shown, or told "done" about, something a crash could undo.

mod chronicle;
mod deeds;
mod drive;
mod glass;
mod pace;
mod place;
mod seats;

pub use chronicle::{Chronicle, Passage};
pub use glass::Glass;
pub use pace::Pace;
pub use place::{Holder, Place, Said};

use crate::clock;
use crate::fault::Fault;
use crate::house::House;
use crate::pages::Update;
use crate::store::{Saved, Stage, Stand};
use kit::{Record, Seat, Seats, Turn};
use shelf::{Table, Title};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU32, Ordering};
use std::sync::{Arc, Weak};
use tokio::runtime::RuntimeFlavor;
use tokio::sync::{Mutex, Notify, watch};
use words::Lang;

/// A table in memory.
pub struct Sitting {
    pub id: String,
    pub title: &'static Title,
    seated: Mutex<Seated>,
    /// Counts up with every change people can see.
    version: watch::Sender<u64>,
    /// Wakes the driver of the bots.
    wake: Arc<Notify>,
    /// Wakes a bot that waits out its pace.
    hurry: Arc<Notify>,
    /// The store failed: what is in memory may be ahead of the disk, so this copy must not be used any more.
    spoilt: AtomicBool,
    /// Open pages by seat, and when each seat's last page was closed.
    pages: [AtomicU32; kit::MOST_SEATS],
    seen: [AtomicI64; kit::MOST_SEATS],
    used: AtomicI64,
}

/// What the lock guards.
pub struct Seated {
    pub table: Box<dyn Table>,
    pub places: Vec<Place>,
    pub stage: Stage,
    pub pace: Pace,
    pub chronicle: Chronicle,
    pub said: Vec<Said>,
    /// Somebody does not want to watch the bots: they do not wait until a person is asked.
    hurried: bool,
    drawn: HashMap<Glass, (u64, Arc<Update>)>,
}

impl Seated {
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// The seats asked now; none while people are still gathering.
    pub fn asked(&self) -> Seats {
        match self.table.turn() {
            Turn::Ask(seats) if self.stage == Stage::Playing => seats,
            _ => Seats::NONE,
        }
    }

    /// The ply at which the present question was put. Answers that are held do not change the question for the others.
    pub fn question_ply(&self) -> usize {
        self.table.ply() - self.table.held().len().min(self.table.ply())
    }

    pub fn held_by(&self, visitor: &str) -> Seats {
        let own = |(_, place): &(Seat, &Place)| place.is_held_by(visitor);
        (0..).map(Seat).zip(&self.places).filter(own).map(|(seat, _)| seat).collect()
    }

    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// How a visitor looks at this table. While people gather, nobody is asked and only public things are there to see.
    pub fn glass(&self, visitor: &str, lifted: Option<Seat>, lang: Lang) -> Glass {
        let turn = if self.stage == Stage::Playing { self.table.turn() } else { Turn::Over };
        Glass::new(self.held_by(visitor), lifted, turn, lang)
    }

    fn stand(&self) -> Stand {
        Stand { stage: self.stage, ply: self.table.ply(), asked: self.asked(), at: clock::now() }
    }
}

impl Sitting {
    /// A table as the store holds it, with its driver started.
    pub fn open(saved: Saved, house: &Arc<House>) -> Result<Arc<Sitting>, Fault> {
        let title = shelf::title(&saved.game).map_err(|e| Fault::unreadable(&e.0))?;
        let mut record = Record::parse(&saved.header).map_err(|e| Fault::unreadable(&e.to_string()))?;
        record.answers = saved.answers;
        let table = title.open(None, &record).map_err(|e| Fault::unreadable(&e.0))?;
        let chronicle = Chronicle::of(&*table);
        let seated = Seated {
            table,
            places: saved.places,
            stage: saved.stage,
            pace: saved.pace,
            chronicle,
            said: saved.said,
            hurried: false,
            drawn: HashMap::new(),
        };
        let now = clock::now();
        let sitting = Arc::new(Sitting {
            id: saved.id,
            title,
            seated: Mutex::new(seated),
            version: watch::Sender::new(1),
            wake: Arc::new(Notify::new()),
            hurry: Arc::new(Notify::new()),
            spoilt: AtomicBool::new(false),
            pages: Default::default(),
            seen: std::array::from_fn(|_| AtomicI64::new(now)),
            used: AtomicI64::new(now),
        });
        drive::begin(&sitting, house);
        Ok(sitting)
    }

    pub async fn lock(&self) -> tokio::sync::MutexGuard<'_, Seated> {
        self.used.store(clock::now(), Ordering::Relaxed);
        self.seated.lock().await
    }

    /// For live pages: hears of every change.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    pub fn version(&self) -> u64 {
        *self.version.borrow()
    }

    pub fn is_spoilt(&self) -> bool {
        self.spoilt.load(Ordering::Relaxed)
    }

    /// Nobody has it open or asked for it lately.
    pub fn is_idle(&self, since: i64) -> bool {
        self.version.receiver_count() == 0 && self.used.load(Ordering::Relaxed) < since
    }

    /// The present state as it is sent to this glass: made once for all who look through an equal one.
    pub async fn update(&self, house: &House, visitor: &str, lifted: Option<Seat>, lang: Lang) -> Arc<Update> {
        let mut seated = self.lock().await;
        let glass = seated.glass(visitor, lifted, lang);
        let version = self.version();
        if let Some((drawn, update)) = seated.drawn.get(&glass)
            && *drawn == version
        {
            return Arc::clone(update);
        }
        // Drawing takes milliseconds: those who only want to leave an answer must not stand in line behind it.
        let update = aside(|| Arc::new(Update::of(self, &seated, &glass, house, version)));
        seated.drawn.retain(|_, (drawn, _)| *drawn == version);
        seated.drawn.insert(glass, (version, Arc::clone(&update)));
        update
    }

    /// Tells the open pages that something has changed.
    fn announce(&self) {
        self.version.send_modify(|version| *version += 1);
        self.wake.notify_one();
    }

    /// A page of that seat was opened; it counts as present until the guard is dropped.
    pub fn enter(self: &Arc<Self>, seats: Seats) -> Presence {
        let mut came = false;
        for seat in seats.iter() {
            came |= self.pages.get(seat.index()).is_some_and(|n| n.fetch_add(1, Ordering::Relaxed) == 0);
        }
        if came {
            self.version.send_modify(|version| *version += 1);
        }
        Presence { sitting: Arc::downgrade(self), seats }
    }

    pub fn is_present(&self, seat: Seat) -> bool {
        self.pages.get(seat.index()).is_some_and(|n| n.load(Ordering::Relaxed) > 0)
    }

    /// Seconds since the seat's last page was closed; 0 while one is open.
    pub fn absent_for(&self, seat: Seat) -> i64 {
        if self.is_present(seat) { 0 } else { self.seen.get(seat.index()).map_or(0, |t| clock::now() - t.load(Ordering::Relaxed)) }
    }
}

/// Runs something slow so that other requests go on meanwhile. A runtime with a single thread has nobody to hand them to.
fn aside<T>(slow: impl FnOnce() -> T) -> T {
    match tokio::runtime::Handle::current().runtime_flavor() {
        RuntimeFlavor::MultiThread => tokio::task::block_in_place(slow),
        _ => slow(),
    }
}

/// A seat's page is open.
pub struct Presence {
    sitting: Weak<Sitting>,
    seats: Seats,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(sitting) = self.sitting.upgrade() else { return };
        let mut went = false;
        for seat in self.seats.iter() {
            if let (Some(pages), Some(seen)) = (sitting.pages.get(seat.index()), sitting.seen.get(seat.index())) {
                went |= pages.fetch_sub(1, Ordering::Relaxed) == 1;
                seen.store(clock::now(), Ordering::Relaxed);
            }
        }
        if went {
            sitting.version.send_modify(|version| *version += 1);
        }
    }
}
