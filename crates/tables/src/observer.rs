//! Who counts what goes on, for metrics.

pub trait Observer: Send + Sync {
    fn answer_taken(&self) {}
    /// A bot has thought for so many seconds.
    fn thought(&self, seconds: f64) {
        let _ = seconds;
    }
    /// Thoughts that are asked for and not yet had.
    fn thoughts_waiting(&self, count: usize) {
        let _ = count;
    }
    fn thought_put_off(&self) {}
    fn tables_open(&self, count: usize) {
        let _ = count;
    }
    /// A rule, a bot or a drawing panicked.
    fn panicked(&self) {}
}

pub struct NoObserver;

impl Observer for NoObserver {}
