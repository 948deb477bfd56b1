//! Through which eyes a browser looks at a table.
//!
//! Everything of a table that is sent to a browser is made from a [`Perspective`] and nothing else, so what one seat is shown cannot depend on
//! who else is connected, and equal perspectives share one rendering.

use crate::visitor::{Appearance, Visitor};
use kit::{Seat, Seats, Turn, Viewer};
use tables::{Snapshot, VisitorKey};
use words::Lang;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Perspective {
    /// The seats this device holds.
    pub held: Seats,
    /// The seat it looks through now; absent: the public view.
    pub through: Option<Seat>,
    /// The seats whose link this device may show, with the link's key.
    pub links: Vec<(Seat, String)>,
    /// Free seats that are kept for this device: of somebody who is asked to play again.
    pub reserved: Seats,
    pub lang: Lang,
}

impl Perspective {
    pub fn of(snapshot: &Snapshot, key: &VisitorKey, revealed: Option<Seat>, lang: Lang) -> Perspective {
        let held = snapshot.held_by(key.id());
        let seats = (0..).map(Seat).zip(&snapshot.seats).filter(|_| !held.is_empty());
        let links = seats.filter_map(|(seat, record)| {
            let link = key.link(&snapshot.id, seat, record.link_number);
            (store::hash_key(&link) == record.link_hash).then_some((seat, link))
        });
        let kept = (0..).map(Seat).zip(&snapshot.seats).filter(|(_, record)| key.is_known() && record.is_reserved_for(key.id()));
        let reserved = kept.map(|(seat, _)| seat).collect();
        Perspective { links: links.collect(), reserved, ..Perspective::new(held, revealed, snapshot.turn(), lang) }
    }

    /// `revealed` is the seat whose hand a person at a shared screen has asked to see. It counts only while that seat is asked: then the hand
    /// is hidden again by itself. With one seat only there is nobody to hide from.
    pub fn new(held: Seats, revealed: Option<Seat>, turn: Turn, lang: Lang) -> Perspective {
        let asked = |seat: Seat| turn.asks(seat.into());
        let through = match held.len() {
            0 => None,
            1 => held.iter().next(),
            _ => revealed.filter(|seat| held.contains(*seat) && asked(*seat)),
        };
        Perspective { held, through, links: Vec::new(), reserved: Seats::NONE, lang }
    }

    pub fn viewer(&self) -> Viewer {
        self.through.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Several people share this screen.
    pub fn is_shared(&self) -> bool {
        self.held.len() > 1
    }

    pub fn link(&self, seat: Seat) -> Option<&str> {
        self.links.iter().find(|(of, _)| *of == seat).map(|(_, link)| link.as_str())
    }
}

/// All that the whole page of a table is made from, beside the snapshot. Two visitors with equal keys are shown the same page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PageKey {
    pub perspective: Perspective,
    /// The seat whose hand is asked for at a shared screen, as the address says it.
    pub lifted: Option<u8>,
    pub theme: &'static str,
    /// The seat of this visitor that a bot plays meanwhile.
    pub kept_by_bot: Option<Seat>,
}

impl PageKey {
    pub fn of(snapshot: &Snapshot, visitor: &Visitor, lifted: Option<u8>) -> PageKey {
        let mut seats = (0..).map(Seat).zip(&snapshot.seats);
        let kept = seats.find(|(_, record)| visitor.key.is_known() && record.is_kept_for(visitor.id()));
        let perspective = Perspective::of(snapshot, &visitor.key, lifted.map(Seat), visitor.lang);
        PageKey {
            // What an address invents makes no page of its own.
            lifted: lifted.filter(|seat| perspective.held.contains(Seat(*seat))),
            perspective,
            theme: visitor.theme,
            kept_by_bot: kept.map(|(seat, _)| seat),
        }
    }

    pub fn appearance(&self) -> Appearance {
        Appearance { lang: self.perspective.lang, theme: self.theme }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seat: u8) -> Turn {
        Turn::Ask(Seats::one(Seat(seat)))
    }

    #[test]
    fn a_shared_screen_shows_a_hand_only_while_its_seat_is_asked_and_it_was_revealed() {
        let both = Seats::all(2);
        assert_eq!(Perspective::new(both, None, asked(0), Lang::En).viewer(), Viewer::Public);
        assert_eq!(Perspective::new(both, Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Seat(Seat(0)));
        assert_eq!(Perspective::new(both, Some(Seat(0)), asked(1), Lang::En).viewer(), Viewer::Public);
    }

    #[test]
    fn nobody_looks_through_a_seat_that_is_not_theirs() {
        assert_eq!(Perspective::new(Seats::NONE, Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Public);
        assert_eq!(Perspective::new(Seats::one(Seat(1)), Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Seat(Seat(1)));
        let others = Seats::all(3).without(Seat(2));
        assert_eq!(Perspective::new(others, Some(Seat(2)), asked(2), Lang::En).viewer(), Viewer::Public);
    }
}
