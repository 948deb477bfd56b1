//! Answers that people gave ahead. They are kept beside the record and played as ordinary answers, after as long as a quick person takes.

use crate::owner::{Besides, Owner};
use crate::{Person, TableError};
use kit::{Follow, Seat};
use std::time::Duration;
use store::{Holder, SeatRecord, Stage};
use tokio::time::Instant;

/// The shortest and the longest pause before an order is followed: nobody else can tell it from quick thinking.
const PAUSE: (Duration, Duration) = (Duration::from_millis(600), Duration::from_millis(1800));

/// An order that has nothing to say any more: its matter is over, or somebody has gone beyond it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EndedOrder {
    pub seat: Seat,
    /// In the game's words for it.
    pub order: String,
    /// The version of the question that was asked then.
    pub question: u64,
}

/// An answer that will be given for a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) struct Planned {
    seat: Seat,
    /// The version of the question.
    question: u64,
    pub at: Instant,
}

impl Owner {
    /// `None`: the person decides again by themselves.
    pub(crate) async fn set_standing_order(&mut self, person: &Person, seat: Seat, order: Option<String>) -> Result<(), TableError> {
        self.state.holds(person, seat)?;
        if self.state.stage != Stage::Playing {
            return Err(TableError::NotBegun);
        }
        if let Some(order) = &order
            && !self.state.table.standing_orders(seat).iter().any(|offered| offered.id == *order)
        {
            return Err(TableError::Outdated);
        }
        self.commit(None, Besides { seats: Some(self.with_order(seat, order)), ..Besides::default() }).await
    }

    /// The seats after one of them has that order.
    fn with_order(&self, seat: Seat, order: Option<String>) -> Vec<SeatRecord> {
        let mut seats = self.state.seats.clone();
        if let Some(record) = seats.get_mut(seat.index()) {
            record.standing_order = order;
        }
        seats
    }

    /// Who takes something back decides anew; `None` if there is no order.
    pub(crate) fn without_order(&self, seat: Seat) -> Option<Vec<SeatRecord>> {
        self.state.seats.get(seat.index())?.standing_order.as_ref()?;
        Some(self.with_order(seat, None))
    }

    /// Drops the orders whose matter is over, and gives the answer of one that is asked when its time has come.
    pub(crate) async fn follow_standing_orders(&mut self) -> Result<(), TableError> {
        // An answer may let another order speak: that one is planned at once.
        while let Some((seat, answer)) = self.ordered_answer().await? {
            let question = self.state.question();
            match self.planned.take() {
                Some(plan) if plan.seat == seat && plan.question == question && plan.at <= Instant::now() => {
                    self.obey(seat, answer).await?;
                }
                Some(plan) if plan.seat == seat && plan.question == question => {
                    self.planned = Some(plan);
                    return Ok(());
                }
                _ => {
                    // Without randomness the pause is the shortest: an order waits for nothing else.
                    let part = (self.services.system.random().unwrap_or_default() % 1024) as f64 / 1024.0;
                    let pause = PAUSE.0 + (PAUSE.1 - PAUSE.0).mul_f64(part);
                    self.planned = Some(Planned { seat, question, at: Instant::now() + pause });
                    return Ok(());
                }
            }
        }
        self.planned = None;
        Ok(())
    }

    /// What an order answers to the present question. Those that have nothing to say any more are dropped.
    async fn ordered_answer(&mut self) -> Result<Option<(Seat, String)>, TableError> {
        let ordered = |(seat, record): (Seat, &SeatRecord)| Some((seat, record.standing_order.clone()?, record.holder));
        let orders: Vec<_> = (0..).map(Seat).zip(&self.state.seats).filter_map(ordered).collect();
        let mut answer = None;
        for (seat, order, holder) in orders {
            let goes_on = self.state.stage == Stage::Playing && self.state.stopped.is_none() && holder == Holder::Person;
            match if goes_on { self.state.table.follow(seat, &order) } else { Follow::Ended } {
                Follow::Waits => {}
                Follow::Ended => {
                    self.state.ended_order = Some(EndedOrder { seat, order, question: self.state.question() });
                    self.drop_order(seat).await?;
                }
                // While somebody has still to end the turn, nobody else is asked.
                Follow::Answer(_) if self.state.ending.is_some() => {}
                Follow::Answer(text) => answer = answer.or(Some((seat, text))),
            }
        }
        Ok(answer)
    }

    async fn obey(&mut self, seat: Seat, answer: String) -> Result<(), TableError> {
        match self.answer_by_order(seat, answer).await {
            // It is no answer after all: the person is asked.
            Err(error) if !error.ends_owner() => {
                tracing::warn!(table = %self.state.id, seat = seat.0, %error, "a standing order was not followed");
                self.drop_order(seat).await
            }
            done => done,
        }
    }

    async fn drop_order(&mut self, seat: Seat) -> Result<(), TableError> {
        self.commit(None, Besides { seats: Some(self.with_order(seat, None)), ..Besides::default() }).await
    }
}
