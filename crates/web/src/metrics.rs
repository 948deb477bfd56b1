//! Figures for Prometheus: how much is going on and how long people wait. No names, no keys, no answers.

use axum::http::{Method, StatusCode};
use prometheus::{Histogram, HistogramOpts, IntCounter, IntCounterVec, IntGauge, Opts, Registry, TextEncoder};

pub struct Metrics {
    registry: Registry,
    /// By method and status class.
    requests: IntCounterVec,
    pub answers: IntCounter,
    /// From a posted answer to its reply.
    pub answer_seconds: Histogram,
    pub flush_seconds: Histogram,
    pub flushed_changes: IntCounter,
    pub bot_seconds: Histogram,
    pub drawing_seconds: Histogram,
    pub bots_waiting: IntGauge,
    pub bots_turned_away: IntCounter,
    pub streams: IntGauge,
    pub tables: IntGauge,
    pub turned_away: IntCounter,
    pub panics: IntCounter,
    pub connections: IntGauge,
    pub connections_turned_away: IntCounter,
}

const SECONDS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

impl Metrics {
    pub fn new() -> Result<Metrics, prometheus::Error> {
        let registry = Registry::new_custom(Some("signoria".to_string()), None)?;
        let counter = |name: &str, help: &str| {
            let counter = IntCounter::new(name, help)?;
            registry.register(Box::new(counter.clone())).map(|()| counter)
        };
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(name, help)?;
            registry.register(Box::new(gauge.clone())).map(|()| gauge)
        };
        let histogram = |name: &str, help: &str| {
            let histogram = Histogram::with_opts(HistogramOpts::new(name, help).buckets(SECONDS.to_vec()))?;
            registry.register(Box::new(histogram.clone())).map(|()| histogram)
        };
        let requests = IntCounterVec::new(Opts::new("requests_total", "Requests answered"), &["method", "status"])?;
        registry.register(Box::new(requests.clone()))?;
        Ok(Metrics {
            requests,
            answers: counter("answers_total", "Answers taken, of people and bots")?,
            answer_seconds: histogram("answer_seconds", "From a posted answer to its reply, flushed to disk")?,
            flush_seconds: histogram("flush_seconds", "One transaction of the store")?,
            flushed_changes: counter("flushed_changes_total", "Changes written to the store")?,
            bot_seconds: histogram("bot_seconds", "A bot's thought")?,
            drawing_seconds: histogram("drawing_seconds", "A page or an update of a table, drawn and packed")?,
            bots_waiting: gauge("bots_waiting", "Thoughts asked for and not yet had")?,
            bots_turned_away: counter("bots_turned_away_total", "Thoughts put off because the queue was full")?,
            streams: gauge("streams", "Pages that are being updated live")?,
            tables: gauge("tables", "Tables in memory")?,
            turned_away: counter("turned_away_total", "Requests refused by a limit")?,
            panics: counter("panics_total", "Rules, bots and drawings that broke off; see the reports")?,
            connections: gauge("connections", "Connections that are open")?,
            connections_turned_away: counter("connections_turned_away_total", "Connections refused by a limit")?,
            registry,
        })
    }

    /// Counts a request. Every label is kept for ever, so what a client invents is called `other`.
    pub fn answered(&self, method: &Method, status: StatusCode) {
        let method = match *method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            _ => "other",
        };
        let class = match status.as_u16() / 100 {
            1 => "1xx",
            2 => "2xx",
            3 => "3xx",
            4 => "4xx",
            _ => "5xx",
        };
        self.requests.with_label_values(&[method, class]).inc();
    }

    pub fn text(&self) -> String {
        TextEncoder::new().encode_to_string(&self.registry.gather()).unwrap_or_default()
    }
}

/// What goes on at the tables.
impl tables::Observer for Metrics {
    fn answer_taken(&self) {
        self.answers.inc();
    }
    fn thought(&self, seconds: f64) {
        self.bot_seconds.observe(seconds);
    }
    fn thoughts_waiting(&self, count: usize) {
        self.bots_waiting.set(count as i64);
    }
    fn thought_put_off(&self) {
        self.bots_turned_away.inc();
    }
    fn tables_open(&self, count: usize) {
        self.tables.set(count as i64);
    }
    fn panicked(&self) {
        self.panics.inc();
    }
}
