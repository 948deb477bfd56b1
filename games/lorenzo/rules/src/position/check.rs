//! What cannot be on a table: contradictions are refused by name, so that whatever is loaded can be played.

use super::wrong;
use crate::edition::{PERIODS, Side};
use crate::goods::{Goods, Resource};
use crate::leader::{Ability, When};
use crate::places::{ALL_FLOORS, FLOORS, Kind, Member, Space};
use crate::state::{LeaderCards, Lorenzo};
use crate::steps::Step;
use crate::{BonusId, Edition};
use kit::{Asks, CardSet, PositionError, Seat, Step as _, Who};

type Checked = Result<(), PositionError>;

fn demand(holds: bool, path: &str, message: &str) -> Checked {
    if holds { Ok(()) } else { wrong(path, message) }
}

/// More than anybody can gather.
const PLENTY: i16 = 1_000;

/// Values of actions and members in steps.
fn is_value(value: i16) -> bool {
    (-100..=100).contains(&value)
}

fn is_plain(goods: &Goods) -> bool {
    goods.iter().all(|(_, amount)| (0..=PLENTY).contains(&amount))
}

pub(super) fn purse(goods: &Goods, edition: &Edition, path: &str) -> Checked {
    for (resource, amount) in goods.iter() {
        let (least, most) = match resource {
            Resource::Military => (0, edition.board.military_end),
            Resource::Faith => (0, edition.board.faith_points.len() as i16 - 1),
            Resource::Vp => (-PLENTY, PLENTY),
            Resource::Privilege => (0, 0),
            _ => (0, PLENTY),
        };
        demand((least..=most).contains(&amount), path, &format!("{resource} goes from {least} to {most}"))?;
    }
    Ok(())
}

pub(super) fn whole(game: &Lorenzo) -> Checked {
    let has = |wanted: fn(&Step) -> bool| game.stack.iter().any(wanted);
    let rounds = game.edition.rounds();
    let most = if has(|s| matches!(s, Step::Round(_))) { rounds } else { rounds + 1 };
    demand(game.round <= most, "round", "there are not so many rounds")?;
    demand(game.dice.iter().all(|die| *die <= game.edition.setup.die_faces), "dice", "a die has not so many faces")?;

    let first = has(|s| matches!(s, Step::FirstSeat(_)));
    let complete = game.order.len() == usize::from(game.seats) && Seat::all(game.seats).all(|seat| game.order.contains(&seat));
    demand(if first { game.order.is_empty() } else { complete }, "order", "every seat once; none before the first seat is known")?;
    let drawing = has(|s| matches!(s, Step::DrawTile(_)));
    demand((game.tiles.len() < PERIODS) == drawing, "tiles", "one for each period, unless they are being drawn")?;
    let periods = game.tiles.iter().zip(1..).all(|(tile, period)| game.edition.tile(*tile).period == period);
    demand(periods, "tiles", "a tile of another period")?;
    for seat in Seat::all(game.seats) {
        let in_council = game.player(seat).places.iter().filter(|space| **space == Some(Space::Council)).count();
        let listed = game.council.iter().filter(|other| **other == seat).count();
        demand(in_council == listed, "council", "not the members that stand there")?;
    }
    leaders(game)?;
    steps(game)?;
    cards_to_come(game)
}

fn leaders(game: &Lorenzo) -> Checked {
    let players = || game.players[..usize::from(game.seats)].iter().map(|player| &player.leaders);
    let all: Vec<_> = players().flat_map(|l| [l.hand, l.packet, l.played, l.discarded]).flat_map(|list| list.to_vec()).collect();
    for leader in &all {
        let once = all.iter().filter(|other| *other == leader).count() == 1;
        demand(once, "players", &format!("leader {} is in two places", leader.word(game.edition)))?;
    }
    let none = all.is_empty() && game.seen_by.iter().all(|seats| seats.is_empty());
    demand(game.options.leaders || none, "players", "there are no leaders in this game")?;
    let dealt = usize::from(game.edition.setup.leaders_dealt);
    for (seat, leaders) in Seat::all(game.seats).zip(players()) {
        let path = format!("players.{seat}");
        let held = leaders.hand.len() + leaders.packet.len() + leaders.played.len() + leaders.discarded.len();
        demand(held <= dealt, &path, "more leaders than were dealt")?;
        let imitator = leaders.played.iter().any(|leader| game.edition.leader(*leader).effect == Ability::CopyLeader);
        let imitable = leaders.copied.is_none_or(|leader| imitator && game.edition.leader(leader).effect != Ability::CopyLeader);
        demand(imitable, &path, "nobody there imitates a leader")?;
        let usable = |id| game.abilities(seat).any(|(other, leader)| other == id && leader.when == When::Once);
        demand(leaders.used.iter().all(|id| usable(*id)), &path, "a leader that is not there was used")?;
        let raised = leaders.raised.is_none_or(|(member, value)| member.is_coloured() && is_value(value));
        demand(raised, &path, "only a coloured member is raised")?;
    }
    Ok(())
}

/// The rank of steps that are part of one action.
const ACTION: u8 = 5;

/// A stack grows from plan to question; ranks rise strictly, so that whatever is pushed later fits.
fn rank(step: &Step) -> u8 {
    match step {
        Step::Round(_) => 0,
        Step::EndOfRound(_) | Step::BonusTiles(_) => 1,
        Step::Vatican(_) | Step::DealLeaders(_) | Step::Draft(_) => 2,
        Step::Turns(_) | Step::DrawTile(_) => 3,
        Step::RollDice(_) | Step::Turn(_) | Step::FirstSeat(_) => 4,
        Step::FillTowers(_) | Step::PlaceMember(_) | Step::NamePrice(_) | Step::PayPrice(_) | Step::Effects(_) => ACTION,
        Step::ExtraTower(_) | Step::Servants(_) | Step::WorkCards(_) | Step::CopyLeader(_) | Step::RaiseMember(_) => ACTION,
        Step::Privileges(_) => 6,
        Step::Forfeit(_) => 7,
    }
}

fn steps(game: &Lorenzo) -> Checked {
    let ranks: Vec<u8> = game.stack.iter().map(rank).collect();
    demand(ranks.is_sorted_by(|a, b| a < b), "steps", "a step above one that must come first")?;
    // What is gained is settled before the next action begins: only a card's effects wait below it.
    let waiting = game.stack.iter().rev().skip(1).all(|step| rank(step) != ACTION || matches!(step, Step::Effects(_)));
    demand(waiting, "steps", "an action below a question about a gain")?;
    for step in game.stack.iter() {
        if let Some(seat) = seat(step) {
            demand(seat.0 < game.seats, "steps", "no such seat")?;
        }
        demand(is_sound(game, step), "steps", &format!("does not fit the table: {step:?}"))?;
    }
    let drafting = game.stack.iter().any(|s| matches!(s, Step::DealLeaders(_) | Step::Draft(_)));
    let packets = game.players.iter().any(|player| !player.leaders.packet.is_empty());
    demand(drafting || !packets, "players", "a packet without a draft")?;
    // The question on top must have an answer.
    let Some(top) = game.stack.top() else { return Ok(()) };
    let asked: Vec<Who> = match top.asks(game) {
        Asks::Seats(seats) => seats.iter().map(Who::Seat).collect(),
        Asks::Chance => vec![Who::Chance],
        Asks::Nobody => Vec::new(),
    };
    let mut legal = Vec::new();
    let answerable = asked.iter().all(|who| {
        legal.clear();
        top.legal(game, *who, &mut legal);
        !legal.is_empty()
    });
    demand(answerable, "steps", "nobody can answer the question on top")
}

fn seat(step: &Step) -> Option<Seat> {
    match step {
        Step::Turn(s) => Some(s.seat),
        Step::PlaceMember(s) => Some(s.seat),
        Step::NamePrice(s) => Some(s.seat),
        Step::PayPrice(s) => Some(s.seat),
        Step::Effects(s) => Some(s.seat),
        Step::ExtraTower(s) => Some(s.seat),
        Step::Servants(s) => Some(s.seat),
        Step::WorkCards(s) => Some(s.seat),
        Step::Privileges(s) => Some(s.seat),
        Step::Forfeit(s) => Some(s.seat),
        Step::CopyLeader(s) => Some(s.seat),
        Step::RaiseMember(s) => Some(s.seat),
        _ => None,
    }
}

fn is_sound(game: &Lorenzo, step: &Step) -> bool {
    let seats = usize::from(game.seats);
    match step {
        Step::FirstSeat(_) | Step::DrawTile(_) | Step::Round(_) | Step::EndOfRound(_) | Step::Turn(_) => true,
        Step::DealLeaders(s) => {
            let total = game.edition.setup.leaders_dealt * game.seats;
            let dealt = usize::from(s.dealt);
            let place = |seat: Seat| game.order.iter().position(|other| *other == seat);
            let share = |seat: Seat| place(seat).map_or(0, |place| (dealt + seats - 1 - place) / seats);
            let fits = |seat: Seat| game.player(seat).leaders.packet.len() == share(seat) && game.player(seat).leaders.hand.is_empty();
            game.options.leaders && s.dealt < total && (dealt == 0 || !game.order.is_empty()) && Seat::all(game.seats).all(fits)
        }
        Step::Draft(s) => {
            let size = game.players[0].leaders.packet.len();
            let equal = game.players[..seats].iter().all(|player| player.leaders.packet.len() == size);
            let places = s.held.iter().flatten().all(|place| usize::from(*place) < size);
            let nobody_else = s.held[seats..].iter().all(Option::is_none);
            let drafted = game.options.leaders && game.options.leader_cards == LeaderCards::Drafted;
            drafted && size > 1 && equal && places && nobody_else
        }
        Step::BonusTiles(s) => {
            let waiting = game.order().take(seats.saturating_sub(usize::from(s.chosen))).collect::<Vec<_>>();
            let tile = |seat: Seat| game.player(seat).bonus_tile;
            let advanced = |id: BonusId| game.edition.bonus_tile(id).side == Side::Advanced;
            let fits = |seat: Seat| match tile(seat) {
                Some(id) => !waiting.contains(&seat) && advanced(id) && Seat::all(game.seats).all(|o| o == seat || tile(o) != Some(id)),
                None => waiting.contains(&seat) || game.order.is_empty(),
            };
            usize::from(s.chosen) <= seats && Seat::all(game.seats).all(fits)
        }
        Step::FillTowers(s) => {
            let filled = usize::from(s.filled);
            filled < ALL_FLOORS && game.towers[filled..].iter().all(Option::is_none)
        }
        Step::RollDice(s) => usize::from(s.rolled) < game.dice.len(),
        Step::Turns(_) => !game.order.is_empty(),
        Step::PlaceMember(s) => game.player(s.seat).is_home(s.member),
        Step::NamePrice(s) => is_plain(&s.discount) && can_buy(game, s.seat, s.space, |price| s.affords(game, price)),
        Step::PayPrice(s) => {
            is_plain(&s.discount) && can_buy(game, s.seat, s.space, |price| price == usize::from(s.price) && s.affords(game))
        }
        Step::Effects(_) => true,
        Step::ExtraTower(s) => is_value(s.value) && is_plain(&s.discount),
        Step::Servants(s) => is_value(s.value) && s.is_possible(game),
        Step::WorkCards(s) => {
            let privileges = s.due.iter().all(|n| usize::from(*n) <= game.edition.board.privileges.len());
            let both = |resource| s.gained.get(resource) >= i16::from(s.forfeits);
            let forfeits =
                s.forfeits == 0 || game.player(s.seat).influence.gain_less_either.is_some_and(|either| either.into_iter().all(both));
            let cards = s.next <= game.edition.personal.cards_of_a_kind && s.due.len() <= usize::from(s.next);
            is_value(s.value) && cards && privileges && forfeits && is_plain(&s.gained) && s.gained.get(Resource::Privilege) == 0
        }
        Step::Privileges(s) => s.due.iter().all(|n| usize::from(*n) <= game.edition.board.privileges.len()) && s.is_possible(game),
        Step::Forfeit(s) => {
            let player = game.player(s.seat);
            let both = |resource| player.has(resource) >= i16::from(s.left);
            s.left > 0 && player.influence.gain_less_either.is_some_and(|either| either.into_iter().all(both))
        }
        Step::CopyLeader(s) => {
            let leaders = &game.player(s.seat).leaders;
            let imitator = leaders.played.iter().any(|leader| game.edition.leader(*leader).effect == Ability::CopyLeader);
            imitator && leaders.copied.is_none()
        }
        Step::RaiseMember(s) => is_value(s.value) && Member::COLOURED.iter().any(|member| game.player(s.seat).is_home(*member)),
        Step::Vatican(s) => usize::from(s.heard) <= seats,
    }
}

/// A floor with a card that the player has room and means for.
fn can_buy(game: &Lorenzo, seat: Seat, space: Space, pays: impl Fn(usize) -> bool) -> bool {
    let Some(card) = space.tower_kind().and_then(|_| game.towers[space.index()]).map(|card| game.card(card)) else { return false };
    let room = game.player(seat).cards_of(card.kind).len() < usize::from(game.edition.personal.cards_of_a_kind);
    room && (0..card.prices.len().max(1)).any(pays)
}

/// The pile holds what the rounds to come will draw.
fn cards_to_come(game: &Lorenzo) -> Checked {
    let to_fill = game.stack.iter().find_map(|s| if let Step::FillTowers(s) = s { Some(usize::from(s.filled)) } else { None });
    let more_rounds = game.stack.iter().any(|s| matches!(s, Step::Round(_)));
    let per_period = game.edition.setup.rounds_per_period;
    for kind in Kind::ALL {
        let unfilled = Space::tower(*kind).iter().filter(|space| to_fill.is_some_and(|filled| space.index() >= filled)).count();
        for period in 0..PERIODS {
            let last = (period as u8 + 1) * per_period;
            let rounds = last.saturating_sub(game.round.max(period as u8 * per_period));
            let rounds = if more_rounds { usize::from(rounds) } else { 0 };
            let needed = rounds * FLOORS + if period == game.period() { unfilled } else { 0 };
            let deck: CardSet = game.edition.deck(*kind, period).and(game.pile);
            let message = format!("{kind} cards of period {} are missing", period + 1);
            demand(deck.len() as usize >= needed, "pile", &message)?;
        }
    }
    Ok(())
}
