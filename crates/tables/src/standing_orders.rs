//! Answers that people gave ahead. They are kept beside the record and played as ordinary answers, after as long as a quick person takes.

use crate::owner::{Besides, Owner};
use crate::{Person, TableError};
use kit::{Follow, Seat};
use std::time::Duration;
use store::{Holder, SeatRecord, Stage};
use tokio::time::Instant;

/// The shortest and the longest pause before an order is followed: nobody else can tell it from quick thinking.
const PAUSE: (Duration, Duration) = (Duration::from_millis(600), Duration::from_millis(1800));

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
        let ordered = |(seat, record): (Seat, &SeatRecord)| Some((seat, record.standing_order.clone()?, record.holder));
        let orders: Vec<_> = (0..).map(Seat).zip(&self.state.seats).filter_map(ordered).collect();
        let mut planned = None;
        for (seat, order, holder) in orders {
            let goes_on = self.state.stage == Stage::Playing && self.state.stopped.is_none() && holder == Holder::Person;
            match if goes_on { self.state.table.follow(seat, &order) } else { Follow::Ended } {
                Follow::Waits => {}
                Follow::Ended => self.commit(None, Besides { seats: Some(self.with_order(seat, None)), ..Besides::default() }).await?,
                // While somebody has still to end the turn, nobody else is asked.
                Follow::Answer(_) if self.state.ending.is_some() => {}
                Follow::Answer(answer) => planned = planned.or(Some((seat, answer))),
            }
        }
        let Some((seat, answer)) = planned else {
            self.planned = None;
            return Ok(());
        };
        let question = self.state.question();
        match self.planned {
            Some(plan) if plan.seat == seat && plan.question == question => {
                if plan.at > Instant::now() {
                    return Ok(());
                }
                self.planned = None;
                match self.answer_by_order(seat, question, answer).await {
                    // It is no answer after all: the person is asked.
                    Err(error) if !error.ends_owner() => {
                        tracing::warn!(table = %self.state.id, seat = seat.0, %error, "a standing order was not followed");
                        self.commit(None, Besides { seats: Some(self.with_order(seat, None)), ..Besides::default() }).await
                    }
                    done => done,
                }
            }
            _ => {
                let spread = (PAUSE.1 - PAUSE.0).mul_f64((self.services.system.random()? % 1024) as f64 / 1024.0);
                self.planned = Some(Planned { seat, question, at: Instant::now() + PAUSE.0 + spread });
                Ok(())
            }
        }
    }
}
