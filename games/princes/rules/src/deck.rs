//! A face-down pile of cards, and who knows where its cards are.

use crate::ids::Card;
use crate::set::{PileCard, Set};
use kit::{List, MOST_SEATS, Rng, Seat, Seats};

/// The most cards a sort has (the professions).
pub const MOST: usize = 21;

/// Shuffled cards on top of cards that were put under the pile in a known order.
///
/// `known` also covers the cards of this sort that lie in hands: it says who knows where a card is. Somebody who knew that a card was
/// among the shuffled ones no longer does once another has drawn from them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deck<T: PileCard> {
    pub shuffled: Set<T>,
    /// The next to come after the shuffled ones stands first.
    pub under: List<T, MOST>,
    /// By seat.
    pub known: [Set<T>; MOST_SEATS],
}

impl<T: PileCard> Deck<T> {
    pub fn full() -> Self {
        Deck { shuffled: Set::ALL, under: List::new(), known: [Set::NONE; MOST_SEATS] }
    }

    pub fn len(&self) -> u8 {
        self.shuffled.len() + self.under.len() as u8
    }

    pub fn is_empty(&self) -> bool {
        self.shuffled.is_empty() && self.under.is_empty()
    }

    /// What chance may turn up next: any of the shuffled cards, or the one that is next in order.
    pub fn next(&self) -> Set<T> {
        if self.shuffled.is_empty() { self.under.first().copied().into_iter().collect() } else { self.shuffled }
    }

    /// Evenly one of [`Deck::next`].
    pub fn sample(&self, rng: &mut Rng) -> Option<T> {
        let next = self.next();
        next.iter().nth(rng.below(usize::from(next.len())))
    }

    /// `by` takes up the card that chance named, in sight of himself alone.
    pub fn draw(&mut self, card: T, by: Seat) {
        let lost = self.shuffled.with(card);
        if self.shuffled.is_empty() {
            self.under.take(card);
        } else {
            self.shuffled.remove(card);
        }
        for (seat, known) in self.known.iter_mut().enumerate() {
            if seat == by.index() {
                known.add(card);
            } else {
                *known = known.minus(lost);
            }
        }
    }

    pub fn put_under(&mut self, card: T, by: Seat) {
        self.show(card, Seats::one(by));
        self.under.push(card);
    }

    /// Shuffled into the pile; `by` knows that it is there.
    pub fn put_back(&mut self, card: T, by: Seat) {
        self.show(card, Seats::one(by));
        self.shuffled.add(card);
    }

    /// Who knows where a card is.
    pub fn seen(&self, card: T) -> Seats {
        (0..MOST_SEATS as u8).map(Seat).filter(|s| self.known[s.index()].contains(card)).collect()
    }

    /// From now on exactly these know where the card is.
    pub fn show(&mut self, card: T, to: Seats) {
        for (seat, known) in self.known.iter_mut().enumerate() {
            if to.contains(Seat(seat as u8)) {
                known.add(card);
            } else {
                known.remove(card);
            }
        }
    }

    pub fn next_cards(&self) -> impl Iterator<Item = Card> {
        self.next().iter().map(T::card)
    }
}
