//! What a viewer may know: a type of its own, made field by field.

use crate::goods::Goods;
use crate::places::{Member, Space};
use crate::state::{Lorenzo, Player};
use crate::steps::Step;
use crate::{Influence, Kind, LeaderId, Reach};
use kit::{Seat, Viewer};
use serde::Serialize;

/// The table as one viewer sees it. Components are named by their ids.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// From 1; 0 in the set-up.
    pub round: u8,
    /// From 1; 0 in the set-up.
    pub period: u8,
    /// First to last; empty until it is known.
    pub order: Vec<Seat>,
    /// Black, white, orange; 0 before the first roll.
    pub dice: [u8; 3],
    /// The excommunication tiles of the periods, as far as they are drawn.
    pub tiles: Vec<&'static str>,
    /// The floors of the four towers, each from the bottom up.
    pub towers: Vec<Tower>,
    /// Members in the council palace, in the order in which they came, by owner.
    pub council: Vec<Seat>,
    /// Development cards not yet drawn.
    pub pile: u32,
    pub leaders: bool,
    pub players: Vec<PlayerView>,
    /// What only this viewer knows; the referee sees everybody's.
    pub secrets: Vec<Secrets>,
    /// While a member is chosen, and while it or an extra action looks for its place: what it would be worth on each space, and cost
    /// there. Worked out for drawings.
    #[serde(skip)]
    pub reach: Vec<Reach>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Tower {
    pub kind: Kind,
    pub cards: Vec<Option<&'static str>>,
}

/// A player as everybody sees him.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub goods: Goods,
    pub territories: Vec<&'static str>,
    pub characters: Vec<&'static str>,
    pub buildings: Vec<&'static str>,
    pub ventures: Vec<&'static str>,
    pub members: Vec<MemberView>,
    /// The excommunication tiles he has.
    pub excommunications: Vec<&'static str>,
    pub bonus_tile: Option<&'static str>,
    /// How many leader cards he has in hand, and before him in the draft.
    pub leaders_in_hand: usize,
    pub leaders_in_packet: usize,
    /// He has chosen in the draft and waits for the others.
    pub has_chosen: bool,
    pub played: Vec<&'static str>,
    pub discarded: Vec<&'static str>,
    /// Once-per-round leaders used in this round.
    pub used: Vec<&'static str>,
    /// Whom Lorenzo de' Medici imitates.
    pub copied: Option<&'static str>,
    /// What his cards, tiles and leaders add up to: worked out for drawings.
    #[serde(skip)]
    pub influence: Influence,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct MemberView {
    pub member: Member,
    /// With everything that changes members.
    pub value: i16,
    /// `None`: at home.
    pub space: Option<Space>,
}

/// What a seat knows of the leader cards beside what lies open.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Secrets {
    pub seat: Seat,
    pub hand: Vec<&'static str>,
    /// The cards to choose from in the draft.
    pub packet: Vec<&'static str>,
    /// The choice made, until all have chosen.
    pub keeps: Option<&'static str>,
    /// Cards that were passed on in the draft and have not come to light since (§12.4).
    pub passed: Vec<&'static str>,
}

impl View {
    pub(crate) fn of(game: &Lorenzo, viewer: Viewer) -> View {
        let edition = game.edition;
        let tower = |kind: &Kind| Tower {
            kind: *kind,
            cards: Space::tower(*kind).iter().map(|space| game.towers[space.index()].map(|card| card.word(edition))).collect(),
        };
        View {
            round: game.round,
            period: if game.round == 0 { 0 } else { game.period() as u8 + 1 },
            order: game.order.to_vec(),
            dice: game.dice,
            tiles: game.tiles.iter().map(|tile| tile.word(edition)).collect(),
            towers: Kind::ALL.iter().map(tower).collect(),
            council: game.council.to_vec(),
            pile: game.pile.len(),
            leaders: game.options.leaders,
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat)).collect(),
            secrets: Seat::all(game.seats)
                .filter(|seat| game.options.leaders && viewer.knows(*seat))
                .map(|seat| Secrets::of(game, seat))
                .collect(),
            reach: Reach::all(game),
        }
    }
}

fn leader_words(game: &Lorenzo, leaders: &[LeaderId]) -> Vec<&'static str> {
    leaders.iter().map(|leader| leader.word(game.edition)).collect()
}

fn held(game: &Lorenzo, seat: Seat) -> Option<u8> {
    match game.stack.top() {
        Some(Step::Draft(draft)) => draft.held[seat.index()],
        _ => None,
    }
}

impl PlayerView {
    fn of(game: &Lorenzo, seat: Seat) -> PlayerView {
        let player: &Player = game.player(seat);
        let cards = |kind: Kind| player.cards_of(kind).iter().map(|card| card.word(game.edition)).collect();
        let member =
            |member: &Member| MemberView { member: *member, value: game.member_value(seat, *member), space: player.places[member.index()] };
        let excommunications = game.tiles.iter().zip(player.excommunicated).filter(|(_, mine)| *mine);
        PlayerView {
            seat,
            goods: player.purse,
            territories: cards(Kind::Territory),
            characters: cards(Kind::Character),
            buildings: cards(Kind::Building),
            ventures: cards(Kind::Venture),
            members: Member::ALL.iter().map(member).collect(),
            excommunications: excommunications.map(|(tile, _)| tile.word(game.edition)).collect(),
            bonus_tile: player.bonus_tile.map(|tile| tile.word(game.edition)),
            leaders_in_hand: player.leaders.hand.len(),
            leaders_in_packet: player.leaders.packet.len(),
            has_chosen: held(game, seat).is_some(),
            played: leader_words(game, &player.leaders.played),
            discarded: leader_words(game, &player.leaders.discarded),
            used: leader_words(game, &player.leaders.used),
            copied: player.leaders.copied.map(|leader| leader.word(game.edition)),
            influence: player.influence,
        }
    }
}

impl Secrets {
    fn of(game: &Lorenzo, seat: Seat) -> Secrets {
        let leaders = &game.player(seat).leaders;
        let passed = game.passed(seat);
        let keeps = held(game, seat).and_then(|place| leaders.packet.get(usize::from(place)));
        Secrets {
            seat,
            hand: leader_words(game, &leaders.hand),
            packet: leader_words(game, &leaders.packet),
            keeps: keeps.map(|leader| leader.word(game.edition)),
            passed: leader_words(game, &passed),
        }
    }
}

impl Lorenzo {
    /// Leader cards that a seat has seen in the draft and passed on, and that have not come to light since.
    pub(crate) fn passed(&self, seat: Seat) -> Vec<LeaderId> {
        let leaders = &self.player(seat).leaders;
        let open =
            |leader: &LeaderId| self.players.iter().any(|p| p.leaders.played.contains(leader) || p.leaders.discarded.contains(leader));
        let own = |leader: &LeaderId| leaders.hand.contains(leader) || leaders.packet.contains(leader);
        let all = (0..self.edition.leaders.len() as u8).map(LeaderId);
        all.filter(|id| self.seen_by[id.index()].contains(seat) && !own(id) && !open(id)).collect()
    }
}
