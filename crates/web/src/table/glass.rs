//! Through which eyes a browser looks at a table.
//!
//! Everything sent to a browser is made from a [`Glass`] and nothing else, so what one seat is shown cannot depend on who else is
//! connected, and equal glasses share one rendering.

use kit::{Seat, Seats, Turn, Viewer};
use words::Lang;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Glass {
    /// The seats this device holds.
    pub held: Seats,
    /// The seat it looks through now; absent: the public view.
    pub through: Option<Seat>,
    pub lang: Lang,
}

impl Glass {
    /// `lifted` is the seat for which a person at a shared screen has lifted the curtain. It counts only while that seat is asked: then
    /// the curtain falls by itself. With one seat only there is nobody to hide from.
    pub fn new(held: Seats, lifted: Option<Seat>, turn: Turn, lang: Lang) -> Glass {
        let asked = |seat: Seat| turn.asks(seat.into());
        let through = match held.len() {
            0 => None,
            1 => held.iter().next(),
            _ => lifted.filter(|seat| held.contains(*seat) && asked(*seat)),
        };
        Glass { held, through, lang }
    }

    pub fn viewer(&self) -> Viewer {
        self.through.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Several people share this screen.
    pub fn is_shared(&self) -> bool {
        self.held.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(seat: u8) -> Turn {
        Turn::Ask(Seats::one(Seat(seat)))
    }

    #[test]
    fn a_shared_screen_shows_a_hand_only_while_its_seat_is_asked_and_the_curtain_is_lifted() {
        let both = Seats::all(2);
        assert_eq!(Glass::new(both, None, asked(0), Lang::En).viewer(), Viewer::Public);
        assert_eq!(Glass::new(both, Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Seat(Seat(0)));
        assert_eq!(Glass::new(both, Some(Seat(0)), asked(1), Lang::En).viewer(), Viewer::Public);
    }

    #[test]
    fn nobody_looks_through_a_seat_that_is_not_theirs() {
        assert_eq!(Glass::new(Seats::NONE, Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Public);
        assert_eq!(Glass::new(Seats::one(Seat(1)), Some(Seat(0)), asked(0), Lang::En).viewer(), Viewer::Seat(Seat(1)));
        let others = Seats::all(3).without(Seat(2));
        assert_eq!(Glass::new(others, Some(Seat(2)), asked(2), Lang::En).viewer(), Viewer::Public);
    }
}
