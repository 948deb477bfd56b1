//! Bots think on threads of their own, so that no page ever waits for one. The queue is bounded: when it is full, a table asks again later.

use crate::chance;
use crate::metrics::Metrics;
use bots::{Budget, Level};
use kit::Seat;
use shelf::Table;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// Thoughts that may wait.
const WAITING: usize = 256;

struct Task {
    table: Box<dyn Table>,
    seat: Seat,
    level: Level,
    answer: oneshot::Sender<Option<String>>,
}

pub struct Thinkers {
    tasks: SyncSender<Task>,
    metrics: Arc<Metrics>,
}

impl Thinkers {
    pub fn start(threads: usize, metrics: &Arc<Metrics>) -> std::io::Result<Thinkers> {
        let (tasks, waiting) = sync_channel(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        for n in 0..threads.max(1) {
            let (waiting, metrics) = (Arc::clone(&waiting), Arc::clone(metrics));
            std::thread::Builder::new().name(format!("bot-{n}")).spawn(move || work(&waiting, &metrics))?;
        }
        Ok(Thinkers { tasks, metrics: Arc::clone(metrics) })
    }

    /// A bot's answer for the seat; `None`: everybody is busy, or the seat is not asked.
    pub async fn think(&self, table: Box<dyn Table>, seat: Seat, level: Level) -> Option<String> {
        let (answer, thought) = oneshot::channel();
        if self.tasks.try_send(Task { table, seat, level, answer }).is_err() {
            self.metrics.bots_turned_away.inc();
            return None;
        }
        self.metrics.bots_waiting.inc();
        let thought = thought.await;
        self.metrics.bots_waiting.dec();
        thought.ok().flatten()
    }
}

fn work(waiting: &Mutex<Receiver<Task>>, metrics: &Metrics) {
    loop {
        // The lock is let go before thinking begins.
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(task) = next else { return };
        let begun = Instant::now();
        // A bot's own luck decides between equals only; without randomness it is merely predictable.
        let seed = chance::bits().unwrap_or_default();
        let thought = task.table.think(task.seat, task.level, Budget::Usual, seed);
        metrics.bot_seconds.observe(begun.elapsed().as_secs_f64());
        let _ = task.answer.send(thought.map(|outcome| outcome.choice));
    }
}
