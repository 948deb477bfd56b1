//! The threads that draw pages. They give way to everything else the site does but its bots: an answer is taken, written and acknowledged
//! first, however many pages wait to be drawn.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use tables::panic_message;
use tokio::sync::oneshot;

/// Between requests (0) and the bots that search (19).
const NICENESS: i32 = 10;

pub struct DrawingThreads {
    jobs: Sender<Job>,
}

type Job = Box<dyn FnOnce() + Send>;

/// Why there is no drawing: what the panic said.
pub struct NotDrawn(pub String);

impl DrawingThreads {
    pub fn start(threads: usize) -> std::io::Result<DrawingThreads> {
        let (jobs, waiting) = channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for n in 0..threads {
            let waiting = Arc::clone(&waiting);
            std::thread::Builder::new().name(format!("draw-{n}")).spawn(move || work(&waiting))?;
        }
        Ok(DrawingThreads { jobs })
    }

    /// Draws in the order in which it was asked for. Who does not wait any more when its turn comes costs nothing.
    pub async fn run<T: Send + 'static>(&self, draw: impl FnOnce() -> T + Send + 'static) -> Result<T, NotDrawn> {
        let (reply, drawn) = oneshot::channel();
        let job = Box::new(move || {
            if !reply.is_closed() {
                let _ = reply.send(catch_unwind(AssertUnwindSafe(draw)).map_err(|panic| NotDrawn(panic_message(&*panic))));
            }
        });
        let gone = || NotDrawn("the threads that draw have ended".to_string());
        self.jobs.send(job).map_err(|_| gone())?;
        drawn.await.unwrap_or_else(|_| Err(gone()))
    }
}

/// Until the site ends.
fn work(waiting: &Mutex<Receiver<Job>>) {
    // A system that does not allow it changes nothing else.
    let _ = rustix::process::nice(NICENESS);
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        // What draws is caught inside; this keeps the thread alive if giving the answer back should panic.
        let _ = catch_unwind(AssertUnwindSafe(job));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn a_drawing_that_panics_costs_only_itself() {
        let threads = DrawingThreads::start(1).unwrap();
        let NotDrawn(why) = threads.run(|| -> u8 { panic!("no paper") }).await.unwrap_err();
        assert_eq!(why, "no paper");
        assert!(matches!(threads.run(|| 7).await, Ok(7)));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_drawn() {
        let threads = DrawingThreads::start(1).unwrap();
        let (go_on, wait) = channel::<()>();
        let first = threads.run(move || wait.recv());
        let (drawn, seen) = channel();
        let told = drawn.clone();
        {
            let mut first = std::pin::pin!(first);
            let mut second = Box::pin(threads.run(move || told.send("second")));
            // Both are asked for; the second one leaves.
            assert!(first.as_mut().now_or_never().is_none());
            assert!(second.as_mut().now_or_never().is_none());
            drop(second);
            go_on.send(()).unwrap();
            assert!(first.await.is_ok());
        }
        assert!(threads.run(move || drawn.send("third")).await.is_ok());
        assert_eq!(seen.try_iter().collect::<Vec<_>>(), ["third"]);
    }
}
