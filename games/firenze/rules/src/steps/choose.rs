//! Phase 1: which card (§4.1 to §4.5).
//! Also carried out here: §10.4, §10.5, §10.7.

use crate::characters::Window;
use crate::choice::Choice;
use crate::colour::Colour;
use crate::effect::{Effect, Kind};
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Draw, Happen, Honour, Into, Refill};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// The active player chooses a card of the row.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choose {}

impl kit::Step<Firenze> for Choose {
    fn asks(&self, game: &Firenze) -> Asks {
        if game.row.is_empty() { Asks::Nobody } else { Asks::one(game.active) }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend((1..=game.row.len() as u8).map(Choice::Take));
        game.offer_characters(out);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Take(place) => {
                let (cost, held) = (game.card_cost(place), game.me().store.len());
                ensure(cost <= held, || Why::new("4.4", "why-card-cost").needs(cost, held))
            }
            Choice::Play(card) => game.may_play(card, Window::Choose),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Take(place) => {
                let cost = game.card_cost(place);
                game.push(Lay { place, next: place.saturating_sub(cost), last: None });
            }
            Choice::Play(card) => {
                game.push(self);
                game.play_character(card, log);
            }
            _ => {}
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-choose")
    }
}

/// The active player lays his bricks on the cards to the left, from left to right (§4.3), then has the card.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lay {
    /// The card chosen, and the next to get a brick, from 1.
    pub place: u8,
    pub next: u8,
    /// The colour laid last: the next run has another.
    #[serde(default)]
    pub last: Option<Colour>,
}

impl Lay {
    pub(crate) fn left(self) -> u8 {
        self.place.saturating_sub(self.next)
    }

    /// Only one colour to lay: nothing to ask.
    fn only_colour(self, game: &Firenze) -> Option<Colour> {
        let mut held = game.me().store.iter();
        let (colour, _) = held.next()?;
        held.next().is_none().then_some(colour)
    }

    fn lay<L: Log<Event>>(&mut self, game: &mut Firenze, colour: Colour, cards: u8, log: &mut L) {
        let from = usize::from(self.next).saturating_sub(1);
        let seat = game.active;
        log.tell(|| {
            let on = game.row.iter().skip(from).take(usize::from(cards)).map(|slot| slot.card).collect();
            Event::Laid { seat, colour, cards, on }
        });
        for slot in game.row.iter_mut().skip(from).take(usize::from(cards)) {
            slot.bricks.add(colour, 1);
        }
        game.me_mut().store.take(colour, cards);
        self.next += cards;
        self.last = Some(colour);
    }
}

impl kit::Step<Firenze> for Lay {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.left() == 0 || self.only_colour(game).is_some() { Asks::Nobody } else { Asks::one(game.active) }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let store = &game.me().store;
        let (left, held) = (self.left(), store.len());
        for (colour, have) in store.iter().filter(|(c, _)| Some(*c) != self.last) {
            // A run that does not end the payment needs another colour after it.
            let runs = (1..=have.min(left)).filter(|n| *n == left || have < held);
            out.extend(runs.map(|n| Choice::Lay(colour, n)));
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Lay(colour, cards) = choice else { return kit::impossible_answer!(self, who, choice) };
        self.lay(game, colour, cards, log);
        game.push(self);
    }

    fn proceed<L: Log<Event>>(mut self, game: &mut Firenze, log: &mut L) {
        if self.left() > 0
            && let Some(colour) = self.only_colour(game)
        {
            self.lay(game, colour, self.left(), log);
        }
        game.take_card(self.place, log);
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-lay").with("card", game.place_name(self.next)).with("n", self.left())
    }
}

impl Firenze {
    /// The card and its bricks come to the active player (§4.5); the card goes where its kind goes, and works (§4.6).
    fn take_card<L: Log<Event>>(&mut self, place: u8, log: &mut L) {
        let seat = self.active;
        let slot = self.row.remove(usize::from(place).saturating_sub(1));
        let card = slot.card;
        self.me_mut().store.add_all(&slot.bricks);
        log.tell(|| Event::Took { seat, card, bricks: slot.bricks.len(), colours: slot.bricks });
        self.push(Refill {});
        let extra = self.extra_draw(seat);
        let edition = self.edition;
        let spec = edition.card(card);
        match spec.kind {
            Kind::Event => {
                self.discards.add(card, 1);
                self.push(Happen { card });
            }
            Kind::Character => self.me_mut().cards.add(card, 1),
            Kind::Celebration => {
                self.me_mut().cards.add(card, 1);
                if matches!(spec.effect, Effect::FinalPoints { on_take: Some(_), .. }) {
                    self.push(Honour { card });
                }
            }
            // §10.6: no two alike.
            Kind::Building if self.me().cards.has(card) => {
                self.discards.add(card, 1);
                log.tell(|| Event::Spare { seat, card });
            }
            Kind::Building => self.me_mut().cards.add(card, 1),
            Kind::Church => self.churches.add(card, 1),
        }
        if extra > 0 {
            log.tell(|| Event::Draws { seat, card: self.drawing_building(seat).unwrap_or(card), bricks: extra.min(self.bag.len()) });
            self.push(Draw { into: Into::Store(seat), bricks: extra });
        }
    }
}
