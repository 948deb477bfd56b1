//! The figures of one run.

use super::{Measured, Others, Pages, Plan};
use crate::waits::Spread;
use serde::Serialize;
use std::fmt;
use std::time::Duration;

#[derive(Serialize, Debug)]
pub struct Report {
    pub tables: u64,
    pub seconds: u64,
    pub games: Vec<&'static str>,
    pub bots: bool,
    pub streams: bool,
    pub think_ms: (u64, u64),
    /// Milliseconds from the first byte of the post to the last of the reply.
    pub reply_ms: Spread,
    pub answers_per_second: f64,
    pub late: usize,
    pub refused: usize,
    pub broken: usize,
    pub first_trouble: Option<String>,
    /// Updates of live pages (or whole pages, without streams) and their bytes as they come over the wire.
    pub updates: usize,
    pub bytes_per_update: f64,
    pub largest_update: usize,
    /// Of the site, while it was measured.
    pub cpu_seconds: f64,
    pub cpu_ms_per_answer: f64,
    pub memory_mb_before: f64,
    pub memory_mb: f64,
    pub memory_kb_per_table: f64,
    /// Of this program, on the same machine at the same time.
    pub own_cpu_seconds: f64,
}

impl Report {
    pub fn new(
        plan: &Plan,
        measured: &Measured,
        begun: (Duration, Duration),
        ended: (Duration, Duration),
        memory_before: Option<u64>,
        memory: Option<u64>,
    ) -> Report {
        let reply_ms = measured.waits.spread();
        let cpu = (ended.0 - begun.0).as_secs_f64();
        let (before, after) = (memory_before.unwrap_or(0) as f64, memory.unwrap_or(0) as f64);
        Report {
            tables: plan.tables,
            seconds: plan.seconds,
            games: plan.games.iter().map(|title| title.id).collect(),
            bots: plan.others == Others::Bots,
            streams: plan.pages == Pages::Live,
            think_ms: (plan.think.0.as_millis() as u64, plan.think.1.as_millis() as u64),
            reply_ms,
            answers_per_second: reply_ms.count as f64 / plan.seconds.max(1) as f64,
            late: measured.late,
            refused: measured.refused,
            broken: measured.broken,
            first_trouble: measured.first_trouble.clone(),
            updates: measured.updates,
            bytes_per_update: measured.update_bytes as f64 / measured.updates.max(1) as f64,
            largest_update: measured.largest_update,
            cpu_seconds: cpu,
            cpu_ms_per_answer: cpu * 1000.0 / reply_ms.count.max(1) as f64,
            memory_mb_before: before / f64::from(1 << 20),
            memory_mb: after / f64::from(1 << 20),
            memory_kb_per_table: (after - before) / 1024.0 / plan.tables.max(1) as f64,
            own_cpu_seconds: (ended.1 - begun.1).as_secs_f64(),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread { count, p50, p90, p99, max } = self.reply_ms;
        let whom = if self.bots { "a person and bots" } else { "people only" };
        let how = if self.streams { "live pages" } else { "pages asked for" };
        writeln!(f, "{} tables, {} s, {whom}, {how}, {} to {} ms of thought", self.tables, self.seconds, self.think_ms.0, self.think_ms.1)?;
        writeln!(f, "games            {}", self.games.join(", "))?;
        writeln!(
            f,
            "answers          {count}, {:.1} a second, {} late, {} refused, {} broken",
            self.answers_per_second, self.late, self.refused, self.broken
        )?;
        writeln!(f, "reply            p50 {p50:.1} ms, p90 {p90:.1} ms, p99 {p99:.1} ms, max {max:.1} ms")?;
        writeln!(f, "updates          {}, {:.0} bytes each, the largest {}", self.updates, self.bytes_per_update, self.largest_update)?;
        writeln!(
            f,
            "processor        {:.1} s of the site, {:.2} ms an answer; {:.1} s of this program",
            self.cpu_seconds, self.cpu_ms_per_answer, self.own_cpu_seconds
        )?;
        write!(
            f,
            "memory           {:.0} MB, {:.0} MB before, {:.0} kB a table",
            self.memory_mb, self.memory_mb_before, self.memory_kb_per_table
        )?;
        if let Some(trouble) = &self.first_trouble {
            write!(f, "\nfirst trouble    {trouble}")?;
        }
        Ok(())
    }
}
