//! What a seat has not seen, shuffled among the places it may be in (law 6).
//! Also carried out here: §5.14.

use crate::deck::Deck;
use crate::ids::{Bonus, Card, Prestige, Profession};
use crate::prince::Prince;
use crate::set::{PileCard, Set};
use crate::state::Princes;
use crate::steps::Step;
use kit::{MOST_SEATS, Rng, Seat, Seats};

/// Where a card can lie unseen.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Origin {
    Shuffled,
    Under(usize),
    Hand(Seat),
    /// Among the cards somebody is looking at.
    Looked(usize),
}

/// A origin, and who knows what lies there: that stays with the origin, whatever card comes to it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Slot {
    origin: Origin,
    seen: Seats,
}

pub fn redeal(game: &mut Princes, seat: Seat, rng: &mut Rng) {
    if game.stack.is_empty() {
        return; // Everything lies open.
    }
    let held: [usize; MOST_SEATS] = std::array::from_fn(|other| held_rank(game, Seat(other as u8)));
    one_sort::<Profession>(game, seat, rng, |g| &mut g.professions, |p| &mut p.hand);
    one_sort::<Bonus>(game, seat, rng, |g| &mut g.bonuses, |p| &mut p.bonuses);
    one_sort::<Prestige>(game, seat, rng, |g| &mut g.prestige, |p| &mut p.cards);
    held_again(game, seat, held);
}

fn one_sort<T: PileCard>(
    game: &mut Princes,
    seat: Seat,
    rng: &mut Rng,
    deck: impl Fn(&mut Princes) -> &mut Deck<T>,
    hand: impl Fn(&mut Prince) -> &mut Set<T>,
) {
    let mut cards = kit::List::<T, { crate::deck::MOST }>::new();
    let mut slots = kit::List::<Slot, { crate::deck::MOST }>::new();
    let looked = game.looked().map(|(by, cards)| (by, *cards));
    let seats = game.seats;
    let pile = *deck(game);
    let mut unseen = |card: T, origin: Origin| {
        let seen = pile.seen(card);
        if !seen.contains(seat) {
            cards.push(card);
            slots.push(Slot { origin, seen });
        }
    };
    pile.shuffled.iter().for_each(|card| unseen(card, Origin::Shuffled));
    pile.under.iter().enumerate().for_each(|(nth, card)| unseen(*card, Origin::Under(nth)));
    for other in Seat::all(seats).filter(|s| *s != seat) {
        hand(game.prince_mut(other)).iter().for_each(|card| unseen(card, Origin::Hand(other)));
    }
    if let Some((_, looked)) = looked.filter(|(by, _)| *by != seat) {
        looked.iter().enumerate().filter_map(|(nth, c)| T::of(*c).map(|c| (nth, c))).for_each(|(nth, c)| unseen(c, Origin::Looked(nth)));
    }
    // Sorted, so that what is dealt depends on the random numbers alone and not on what lay where.
    cards.sort_unstable();
    slots.sort_unstable();
    let before = cards;
    rng.shuffle(&mut cards);
    for card in &before {
        deck(game).shuffled.remove(*card);
        for other in Seat::all(seats).filter(|s| *s != seat) {
            hand(game.prince_mut(other)).remove(*card);
        }
    }
    for (card, slot) in cards.iter().zip(&slots) {
        let deck = deck(game);
        deck.show(*card, slot.seen);
        match slot.origin {
            Origin::Shuffled => deck.shuffled.add(*card),
            Origin::Under(nth) => deck.under[nth] = *card,
            Origin::Hand(other) => hand(game.prince_mut(other)).add(*card),
            Origin::Looked(nth) => look_at(game, nth, card.card()),
        }
    }
}

/// The empty slot of an inline list; never seen.
impl Default for Slot {
    fn default() -> Self {
        Slot { origin: Origin::Shuffled, seen: Seats::NONE }
    }
}

fn look_at(game: &mut Princes, nth: usize, card: Card) {
    let cards = match game.stack.top_mut() {
        Some(Step::Drawing(step)) => &mut step.cards,
        Some(Step::Choosing(step)) => &mut step.cards,
        Some(Step::Returning(step)) => &mut step.cards,
        _ => return,
    };
    if let Some(slot) = cards.get_mut(nth) {
        *slot = card;
    }
}

/// Which card of his hand, counted in order, another has chosen to return: the number stays, the card may change.
fn held_rank(game: &Princes, seat: Seat) -> usize {
    match game.stack.top() {
        Some(Step::GiveBack(step)) if seat.0 < game.seats => {
            let chosen = step.chosen[seat.index()];
            game.prince(seat).hand.iter().position(|card| Some(card) == chosen).unwrap_or(usize::MAX)
        }
        _ => usize::MAX,
    }
}

fn held_again(game: &mut Princes, seat: Seat, held: [usize; MOST_SEATS]) {
    let hands: [Set<Profession>; MOST_SEATS] = std::array::from_fn(|s| game.princes[s].hand);
    if let Some(Step::GiveBack(step)) = game.stack.top_mut() {
        for other in (0..MOST_SEATS).filter(|s| *s != seat.index() && held[*s] != usize::MAX) {
            step.chosen[other] = hands[other].iter().nth(held[other]);
        }
    }
}
