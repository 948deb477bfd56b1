//! Bots think on threads of their own, so that no page ever waits for one. Whose turn it is, is decided by [`FairQueue`]; when more is asked
//! than the machine can give, everybody's bots think shorter.

use crate::fair_queue::{FairQueue, Payer};
use crate::observer::Observer;
use bots::Budget;
use shelf::{Outcome, Table, Thinker};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// Thoughts that may wait, in all and for one address.
const MOST_WAITING: usize = 4096;
const MOST_WAITING_BY_ADDRESS: usize = 512;

/// Under load a bot has at least this part of its usual time.
const LEAST_SHARE: f32 = 0.1;

/// No level is given more time than this for an answer. A thread that has thought for longer is caught in something.
const LONGEST_THOUGHT: Duration = Duration::from_secs(180);

/// How far the threads stand back behind those that answer requests (see `nice(2)`): a search takes what everybody else leaves, pages included; the
/// little that a quick level needs does not wait behind searches.
const NICENESS_OF_SEARCHES: i32 = 19;
const NICENESS_OF_QUICK_LEVELS: i32 = 5;

/// A thought that is asked for.
pub struct Task {
    pub payer: Payer,
    pub thinker: Box<dyn Thinker>,
    pub table: Box<dyn Table>,
    /// What it thinks for when nobody else waits; `None`: it does not search.
    pub time: Option<Duration>,
    pub seed: u64,
    /// Hears the thought, on the pool's thread.
    pub done: Box<dyn FnOnce(Thought) + Send>,
}

/// How a thought came out.
pub struct Thought {
    /// `None`: the seat was not asked after all.
    pub outcome: Result<Option<Outcome>, Panicked>,
    /// Comes back with its tree; after a panic it is gone.
    pub thinker: Option<Box<dyn Thinker>>,
    /// The part of the usual time that it had.
    pub share: f32,
}

/// The bot's code panicked; says with what.
#[derive(Debug)]
pub struct Panicked(pub String);

/// Levels that do not search answer at once, and have a thread of their own: nobody waits for them because others search.
pub struct BotPool {
    searching: Lane,
    quick: Lane,
}

/// Threads that work off one queue.
struct Lane {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<FairQueue<Task>>,
    arrived: Condvar,
    threads: usize,
    /// Threads that have not ended.
    alive: AtomicUsize,
    /// Since when each thread has been thinking; `None` while it waits.
    thinking: Mutex<Vec<Option<Instant>>>,
    /// Thoughts that wait, in all lanes.
    waiting: Arc<AtomicUsize>,
    observer: Arc<dyn Observer>,
}

impl BotPool {
    /// So many threads search.
    pub fn start(threads: usize, observer: Arc<dyn Observer>) -> std::io::Result<BotPool> {
        let waiting = Arc::new(AtomicUsize::new(0));
        let lane = |name, threads, niceness| Lane::start(name, threads, niceness, Arc::clone(&waiting), Arc::clone(&observer));
        Ok(BotPool {
            searching: lane("bot", threads.max(1), NICENESS_OF_SEARCHES)?,
            quick: lane("quick-bot", 1, NICENESS_OF_QUICK_LEVELS)?,
        })
    }

    /// Every thread lives, and none is caught in a thought.
    pub fn is_well(&self) -> bool {
        self.searching.is_well() && self.quick.is_well()
    }

    /// Gives the task back when the queue is full: ask again later.
    pub fn submit(&self, task: Task) -> Result<(), Task> {
        let lane = if task.time.is_some() { &self.searching } else { &self.quick };
        lane.submit(task)
    }
}

impl Lane {
    fn start(name: &str, threads: usize, niceness: i32, waiting: Arc<AtomicUsize>, observer: Arc<dyn Observer>) -> std::io::Result<Lane> {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            arrived: Condvar::new(),
            threads,
            alive: AtomicUsize::new(0),
            thinking: Mutex::new(vec![None; threads]),
            waiting,
            observer,
        });
        for n in 0..threads {
            shared.alive.fetch_add(1, Ordering::Relaxed);
            let (shared, alive) = (Arc::downgrade(&shared), Alive(Arc::downgrade(&shared)));
            std::thread::Builder::new().name(format!("{name}-{n}")).spawn(move || {
                let _alive = alive;
                // A system that does not allow it changes nothing else.
                let _ = rustix::process::nice(niceness);
                while let Some(shared) = shared.upgrade() {
                    // A thought's panic is caught with the thought; this one keeps the thread alive whatever else should break.
                    if catch_unwind(AssertUnwindSafe(|| shared.work(n))).is_err() {
                        shared.observer.panicked();
                    }
                }
            })?;
        }
        Ok(Lane { shared })
    }

    fn is_well(&self) -> bool {
        let thinking = self.shared.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        let caught = thinking.iter().flatten().any(|begun| begun.elapsed() > LONGEST_THOUGHT);
        self.shared.alive.load(Ordering::Relaxed) == self.shared.threads && !caught
    }

    fn submit(&self, task: Task) -> Result<(), Task> {
        let shared = &self.shared;
        let mut queue = shared.lock();
        if queue.len() >= MOST_WAITING || queue.waiting_for(task.payer.address) >= MOST_WAITING_BY_ADDRESS {
            shared.observer.thought_put_off();
            return Err(task);
        }
        queue.push(task.payer.clone(), task);
        shared.observer.thoughts_waiting(shared.waiting.fetch_add(1, Ordering::Relaxed) + 1);
        drop(queue);
        shared.arrived.notify_one();
        Ok(())
    }
}

/// Counts a thread that lives, for whatever reason it ends.
struct Alive(Weak<Shared>);

impl Drop for Alive {
    fn drop(&mut self) {
        if let Some(shared) = self.0.upgrade() {
            shared.alive.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, FairQueue<Task>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One thought of the thread with that number, or a short wait for one.
    fn work(&self, thread: usize) {
        self.note(thread, None);
        let queue = self.lock();
        let wait = Duration::from_secs(1);
        let (mut queue, _) = self.arrived.wait_timeout_while(queue, wait, |queue| queue.len() == 0).unwrap_or_else(PoisonError::into_inner);
        let Some((payer, task)) = queue.pop() else { return };
        let waiting = queue.len();
        self.observer.thoughts_waiting(self.waiting.fetch_sub(1, Ordering::Relaxed) - 1);
        drop(queue);
        let share = share(waiting, self.threads);
        let begun = Instant::now();
        self.note(thread, Some(begun));
        think(task, share, &*self.observer);
        let seconds = begun.elapsed().as_secs_f64();
        self.observer.thought(seconds);
        self.lock().charge(&payer, seconds);
    }

    fn note(&self, thread: usize, begun: Option<Instant>) {
        let mut thinking = self.thinking.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(since) = thinking.get_mut(thread) {
            *since = begun;
        }
    }
}

/// The part of its usual time that a bot gets while so many others wait.
fn share(waiting: usize, threads: usize) -> f32 {
    (threads as f32 / (waiting as f32 + 1.0)).clamp(LEAST_SHARE, 1.0)
}

/// A panic in a bot is caught here: it costs this thought and nothing else.
fn think(task: Task, share: f32, observer: &dyn Observer) {
    let Task { mut thinker, table, time, seed, done, .. } = task;
    if let Some(time) = time {
        thinker.set_budget(Budget::Time(time.mul_f32(share)));
    }
    let thought = catch_unwind(AssertUnwindSafe(|| thinker.think(table.as_ref(), seed)));
    done(match thought {
        Ok(outcome) => Thought { outcome: Ok(outcome), thinker: Some(thinker), share },
        Err(panic) => {
            observer.panicked();
            Thought { outcome: Err(Panicked(panic_message(&*panic))), thinker: None, share }
        }
    });
}

/// What a panic said.
pub fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| text.to_string());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_else(|| "a panic without words".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_think_shorter_when_more_wait_than_there_are_threads() {
        assert_eq!([share(0, 2), share(1, 2), share(3, 2), share(1000, 2)], [1.0, 1.0, 0.5, LEAST_SHARE]);
    }

    #[test]
    fn a_thread_that_ended_or_is_caught_in_a_thought_is_seen() {
        let pool = BotPool::start(2, Arc::new(crate::observer::NoObserver)).unwrap();
        assert!(pool.is_well());
        let long_ago = Instant::now().checked_sub(LONGEST_THOUGHT * 2);
        assert!(long_ago.is_some(), "this machine has not run for long enough to tell");
        pool.searching.shared.thinking.lock().unwrap().push(long_ago);
        assert!(!pool.is_well(), "a third one thinks and thinks");
        pool.searching.shared.thinking.lock().unwrap().pop();
        assert!(pool.is_well());
        drop(Alive(Arc::downgrade(&pool.searching.shared)));
        assert!(!pool.is_well(), "one has ended");
    }
}
