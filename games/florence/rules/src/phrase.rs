//! What happened, in words: message keys and what stands in them.

use crate::choice::{card_name, noble_name, place_name, shield_name};
use crate::event::{By, Event, Owner};
use crate::pieces::{Noble, Rank, Source};
use crate::place::Place;
use crate::reason::{Cause, Decided};
use kit::{Phrase, Seat};

pub(crate) fn event(event: &Event) -> Phrase {
    let new = |key: &'static str| Phrase::new(key);
    let by = |key: &'static str, by: &By| Phrase::new(key).with("by", *by);
    let seat = |key: &'static str, seat: &Seat| Phrase::new(key).with("seat", *seat);
    let member = |key: &'static str, by: By, colour, rank: Rank| new(key).with("who", who(Owner { by, colour })).with("rank", the(rank));
    match event {
        Event::First { seat: first } => seat("event-first", first),
        Event::ObjectiveDealt { seat: whose, card: Some(card), places } => {
            seat("event-objective-own", whose).with("card", card.0).with("places", names(places))
        }
        Event::ObjectiveDealt { seat: whose, card: None, .. } => seat("event-objective", whose),
        Event::TileLaid { place, tile } => new("event-tile").with("place", place_name(*place)).with("tile", Phrase::name("tile", tile)),
        Event::CarriagePlaced { noble, place } => new("event-carriage").with("noble", noble_name(*noble)).with("place", place_name(*place)),
        Event::DestinationShown { round, noble, place } => {
            new("event-destination").with("round", *round).with("noble", noble_name(*noble)).with("place", place_name(*place))
        }
        Event::TokenShown { round, time } => new("event-token").with("round", *round).with("time", *time),
        Event::Round { round, noble } => new("event-round").with("round", *round).with("noble", noble_name(*noble)),
        Event::Time { by: whose, time, lost, from } => {
            let key = match (*time, *lost) {
                (_, 0) => "event-time",
                (0, _) => "event-time-lost",
                _ => "event-time-partly-lost",
            };
            by(key, whose).with("time", amount(*time)).with("lost", amount(*lost)).with("why", from.phrase())
        }
        Event::Paid { by: whose, time, purpose } => by("event-paid", whose).with("time", amount(*time)).with("what", purpose.phrase()),
        Event::Scored { by: whose, source, vp, slot } => scored(by(scored_for(*source, slot.is_some()), whose), *source, *vp, *slot),
        Event::Lapsed { by: whose, colour, slot, vp } => {
            new("event-lapsed").with("who", who(Owner { by: *whose, colour: *colour })).with("slot", *slot).with("vp", *vp)
        }
        Event::RewardLapsed { vp, price } => new("event-reward-lapsed").with("vp", *vp).with("time", amount(*price)),
        Event::Passed { by: whose } => by("event-passed", whose),
        Event::RingLaid { by: whose, place } => by("event-ring", whose).with("place", place_name(*place)),
        Event::Swapped { by: whose, place, slot, other, ahead, behind, rank } => by("event-swapped", whose)
            .with("ranks", Phrase::name("ranks", rank))
            .with("place", place_name(*place))
            .with("slot", *slot)
            .with("other", *other)
            .with("ahead", who(*ahead))
            .with("behind", who(*behind)),
        Event::Deployed { by, colour, rank, place, slot } => new("event-deployed")
            .with("who", who(Owner { by: *by, colour: *colour }))
            .with("rank", Phrase::name("a-rank", rank))
            .with("place", place_name(*place))
            .with("slot", *slot),
        Event::Promoted { by, colour, was, rank, place, slot } => new("event-promoted")
            .with("who", who(Owner { by: *by, colour: *colour }))
            .with("was", Phrase::name("a-rank", was))
            .with("rank", Phrase::name("a-rank", rank))
            .with("place", place_name(*place))
            .with("slot", *slot),
        Event::Walked { by, colour, rank, from, to } => {
            member("event-walked", *by, *colour, *rank).with("from", place_name(*from)).with("to", place_name(*to))
        }
        Event::Teleported { by, colour, rank, from, to } => {
            member("event-teleported", *by, *colour, *rank).with("from", place_name(*from)).with("to", place_name(*to))
        }
        Event::TookPlace { by, colour, rank, place, theirs, lower, from, .. } => member("event-took-place", *by, *colour, *rank)
            .with("place", place_name(*place))
            .with("other", who(*theirs))
            .with("lower", the(*lower))
            .with("from", place_name(*from)),
        Event::SteppedForward { by, colour, rank, place, slot } => {
            member("event-stepped-forward", *by, *colour, *rank).with("place", place_name(*place)).with("slot", *slot)
        }
        Event::LeftTown { by, colour, rank, place } => member("event-left-town", *by, *colour, *rank).with("place", place_name(*place)),
        Event::Bragged { by: whose, tile, place, level, vp } => by("event-bragged", whose)
            .with("tile", Phrase::name("tile", tile))
            .with("place", place_name(*place))
            .with("level", Phrase::name("level", level))
            .with("vp", *vp),
        Event::Retracted { by: whose, place } => by("event-retracted", whose).with("place", place_name(*place)),
        Event::Gave { by: whose, noble } => by("event-gave", whose).with("noble", noble_name(*noble)),
        Event::Guarded { by: whose, shield } => by("event-guarded", whose).with("shield", shield_name(*shield)),
        Event::NoGuard { by: whose, noble } => by("event-no-guard", whose).with("noble", noble_name(*noble)),
        Event::Played { by: whose, kind } => by("event-played", whose).with("card", card_name(*kind)),
        Event::Discarded { by: whose, kind } => by("event-discarded", whose).with("card", card_name(*kind)),
        Event::Drew { by: whose, kind: Some(kind), cause, .. } => {
            by("event-drew-own", whose).with("card", card_name(*kind)).with("why", drawn_for(*cause))
        }
        Event::Drew { by: whose, noble, kind: None, cause } => {
            by("event-drew", whose).with("noble", noble_name(*noble)).with("why", drawn_for(*cause))
        }
        Event::BragUnseen { by: whose, place } => by("event-brag-unseen", whose).with("place", place_name(*place)),
        Event::Reshuffled { noble } => new("event-reshuffled").with("noble", noble_name(*noble)),
        Event::Drove { noble, place } => new("event-drove").with("noble", noble_name(*noble)).with("place", place_name(*place)),
        Event::Waived { by: whose } => by("event-waived", whose),
        Event::GiftsGained { by: whose, gifts } => by("event-gifts", whose).with("gifts", *gifts),
        Event::FirstMoved { by: whose } => by("event-first-moved", whose),
        Event::StrozziTurned { card } => new("event-strozzi-turned").with("number", card.0).with("card", Phrase::name("strozzi", card)),
        Event::StrozziSetAside { card } => {
            new("event-strozzi-set-aside").with("number", card.0).with("card", Phrase::name("strozzi", card))
        }
        Event::StrozziRecalled { colour, members } => {
            new("event-strozzi-recalled").with("colour", Phrase::name("colour", colour)).with("members", *members)
        }
        Event::ObjectiveShown { by: whose, card, members, places, vp } => {
            let said = by("event-objective-shown", whose).with("card", card.0).with("members", *members);
            said.with("places", names(places)).with("vp", *vp)
        }
        Event::Total { score } => score.phrase(),
        Event::Over { winners, vp, decided } => over(winners, *vp, *decided),
    }
}

/// The person, or Strozzi with the colour of one of his two families.
pub(crate) fn who(owner: Owner) -> Phrase {
    match owner.by {
        By::Seat(seat) => Phrase::new("owner-seat").with("seat", seat),
        By::Strozzi => Phrase::new("owner-strozzi").with("colour", Phrase::name("colour", owner.colour)),
    }
}

fn the(rank: Rank) -> Phrase {
    Phrase::name("the-rank", rank)
}

fn amount(time: u8) -> Phrase {
    Phrase::new("time-amount").with("n", time)
}

fn names(places: &[Place]) -> Vec<Phrase> {
    places.iter().map(|place| place_name(*place)).collect()
}

fn drawn_for(cause: Cause) -> Phrase {
    Phrase::new(match cause {
        Cause::Brag => "drawn-for-brag",
        Cause::Spy => "drawn-for-spy",
    })
}

/// What VP are scored for.
fn scored_for(source: Source, in_queue: bool) -> &'static str {
    match source {
        Source::Lead => "event-scored-lead",
        Source::Cosimo | Source::Contessina if in_queue => "event-scored-queue",
        Source::Giovanni => "event-scored-giovanni",
        Source::Bodyguard => "event-scored-bodyguard",
        Source::Bonus => "event-scored-bonus",
        Source::Card => "event-scored-card",
        Source::Time => "event-scored-time",
        Source::Cosimo | Source::Contessina | Source::Brag | Source::Objective => "event-scored",
    }
}

fn scored(said: Phrase, source: Source, vp: u16, slot: Option<u8>) -> Phrase {
    let said = said.with("vp", vp).with("source", Phrase::name("score", source));
    let noble = if source == Source::Contessina { Noble::Contessina } else { Noble::Cosimo };
    slot.map_or(said.clone(), |slot| said.with("slot", slot).with("noble", noble_name(noble)))
}

fn over(winners: &[By], vp: u32, decided: Decided) -> Phrase {
    let names = winners.iter().map(|by| Phrase::new("winner").with("by", *by)).collect::<Vec<_>>();
    let said = |key: &'static str| Phrase::new(key).with("winners", names.clone()).with("vp", vp);
    match decided {
        Decided::Vp => said("event-over"),
        Decided::Members(n) => said("event-over-members").with("n", n),
        Decided::Gifts(n) => said("event-over-gifts").with("n", n),
        Decided::Nothing => said("event-over-shared"),
    }
}
