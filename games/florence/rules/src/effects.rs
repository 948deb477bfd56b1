//! What happens on the board: the handful of changes that every step is made of.
//! Also carried out here: §2.1, §6.11.

use crate::edition::{Unit, places_of};
use crate::event::{Event, Owner};
use crate::pieces::{Family, Kind, Member, Noble, Rank, Side, Source};
use crate::place::{Place, Shield};
use crate::reason::{Income, Purpose};
use crate::state::Florence;
use kit::{List, Log};

impl Florence {
    /// Time gained, up to what the dial shows (§3.3).
    pub(crate) fn gain_time<L: Log<Event>>(&mut self, side: Side, time: u8, from: Income, log: &mut L) {
        let max = self.edition().figures.time.max;
        let by = self.by(side);
        let player = self.player_mut(side);
        let gained = time.min(max.saturating_sub(player.time));
        player.time += gained;
        if time > 0 {
            log.tell(|| Event::Time { by, time: gained, lost: time - gained, from });
        }
    }

    /// Pays time; who has less pays all there is (only Strozzi ever does).
    pub(crate) fn pay<L: Log<Event>>(&mut self, side: Side, time: u8, purpose: Purpose, log: &mut L) {
        let by = self.by(side);
        let player = self.player_mut(side);
        let paid = time.min(player.time);
        player.time -= paid;
        if paid > 0 {
            log.tell(|| Event::Paid { by, time: paid, purpose });
        }
    }

    pub(crate) fn score<L: Log<Event>>(&mut self, side: Side, source: Source, vp: u16, log: &mut L) {
        self.score_at(side, source, vp, None, log);
    }

    /// VP for a place in a queue, or for something else.
    pub(crate) fn score_at<L: Log<Event>>(&mut self, side: Side, source: Source, vp: u16, slot: Option<u8>, log: &mut L) {
        let by = self.by(side);
        let sum = &mut self.player_mut(side).vp[source.index()];
        let before = *sum;
        *sum = sum.saturating_add(vp);
        let scored = *sum - before;
        if scored > 0 {
            log.tell(|| Event::Scored { by, source, vp: scored, slot });
        }
    }

    /// A member joins a queue: behind its own rank, or before it with a bouncer or when it is pushed ahead (§2.2, §6.10). Its new
    /// place, counted from 1.
    pub(crate) fn enter(&mut self, place: Place, member: Member, ahead: bool) -> u8 {
        let side = self.side_of(member.family);
        let slot = self.entry(place, member, ahead);
        self.crowd[side.index()][place.index()] += 1;
        self.queues[place.index()].insert(usize::from(slot) - 1, member);
        slot
    }

    /// The place it would take there, counted from 1.
    pub(crate) fn entry(&self, place: Place, member: Member, ahead: bool) -> u8 {
        let ahead = ahead || self.has_guard(self.side_of(member.family), Shield::Queue(place));
        let queue = self.queue(place);
        queue.iter().position(|m| m.rank < member.rank || (ahead && m.rank == member.rank)).unwrap_or(queue.len()) as u8 + 1
    }

    /// Takes a member out of a queue; those behind move up (§2.3).
    pub(crate) fn leave(&mut self, place: Place, slot: u8) -> Member {
        let member = self.queues[place.index()].remove(usize::from(slot) - 1);
        self.crowd[self.side_of(member.family).index()][place.index()] -= 1;
        member
    }

    /// A member from the supply enters a location.
    pub(crate) fn deploy<L: Log<Event>>(&mut self, family: Family, rank: Rank, place: Place, ahead: bool, log: &mut L) {
        self.families[family.index()].supply[rank.index()] -= 1;
        let slot = self.enter(place, Member { family, rank }, ahead);
        let Owner { by, colour } = self.owner(family);
        log.tell(|| Event::Deployed { by, colour, rank, place, slot });
    }

    /// §4.10 to §4.12: the higher piece takes over and queues as a new arrival.
    pub(crate) fn promote<L: Log<Event>>(&mut self, place: Place, slot: u8, log: &mut L) {
        let member = self.leave(place, slot);
        let Some(rank) = member.rank.higher() else { return };
        let pieces = &mut self.families[member.family.index()];
        pieces.supply[member.rank.index()] += 1;
        pieces.supply[rank.index()] -= 1;
        let slot = self.enter(place, Member { rank, ..member }, false);
        let Owner { by, colour } = self.owner(member.family);
        log.tell(|| Event::Promoted { by, colour, was: member.rank, rank, place, slot });
    }

    /// A member walks a street: bodyguards act (§6.6 to §6.8, §12.17).
    pub(crate) fn walk<L: Log<Event>>(&mut self, member: Member, from: Place, to: Place, log: &mut L) {
        let Owner { by, colour } = self.owner(member.family);
        log.tell(|| Event::Walked { by, colour, rank: member.rank, from, to });
        let Some(street) = self.edition().street_between(from, to) else { return };
        let guards = self.guards[usize::from(street)];
        if guards == 0 {
            return;
        }
        let walker = self.side_of(member.family);
        let figures = &self.edition().figures;
        for owner in self.sides() {
            if guards & owner.bit() == 0 {
                continue;
            }
            if owner == walker {
                self.gain_time(owner, figures.guards.bodyguard_own_time, Income::Bodyguard, log);
                if self.solo() {
                    self.score(owner, Source::Bodyguard, figures.solo.own_bodyguard_vp, log);
                }
            } else {
                self.score(owner, Source::Bodyguard, figures.guards.bodyguard_other_vp, log);
            }
        }
    }

    /// Swaps two members of a queue, the one ahead first; places count from 1.
    pub(crate) fn swap<L: Log<Event>>(&mut self, by: Side, place: Place, slot: u8, other: u8, log: &mut L) {
        if let (Some(ahead), Some(behind)) = (self.member(place, slot), self.member(place, other)) {
            let (by, rank) = (self.by(by), ahead.rank);
            let (ahead, behind) = (self.owner(ahead.family), self.owner(behind.family));
            log.tell(|| Event::Swapped { by, place, slot, other, ahead, behind, rank });
        }
        self.queues[place.index()].swap(usize::from(slot) - 1, usize::from(other) - 1);
    }

    pub(crate) fn put_guard<L: Log<Event>>(&mut self, side: Side, shield: Shield, log: &mut L) {
        self.player_mut(side).guards -= 1;
        self.guards[shield.index(self.edition())] |= side.bit();
        let by = self.by(side);
        log.tell(|| Event::Guarded { by, shield });
    }

    /// A scandal card leaves the hand for the open discards.
    pub(crate) fn discard(&mut self, side: Side, kind: Kind) {
        let k = kind.index();
        let player = self.player_mut(side);
        player.hand[k] -= 1;
        // Copies are alike: the one held longest goes first.
        player.kept[k] = player.kept[k].saturating_sub(1);
        self.discards[k] += 1;
    }

    /// What the next gift to a noble costs (§6.2).
    pub(crate) fn gift_price(&self, side: Side, noble: Noble) -> u8 {
        let actions = &self.edition().figures.actions;
        actions.gift.saturating_add(actions.gift_more_each.saturating_mul(self.player(side).given[noble.index()]))
    }

    /// The players at a location in the order of control (§2.5, §2.6).
    pub(crate) fn control(&self, place: Place) -> List<Side, 5> {
        let mut count = [0u8; 5];
        let mut order = List::<Side, 5>::new();
        for member in self.queue(place) {
            let side = self.side_of(member.family);
            if count[side.index()] == 0 {
                order.push(side); // by the foremost member
            }
            count[side.index()] += 1;
        }
        order.sort_by_key(|side| std::cmp::Reverse(count[side.index()])); // stable: ties stay in queue order
        order
    }

    /// VP a side would score by bragging at a location (§5.3, §5.7 to §5.15), with `less` cards fewer in hand.
    pub(crate) fn brag_vp(&self, side: Side, place: Place, less: u8) -> u16 {
        let Some(tile) = self.tiles[place.index()] else { return 0 };
        let (vp, unit) = self.edition().tile[tile.index()];
        let in_places = |mask: u16| places_of(mask).map(|p| u16::from(self.members_at(side, p))).sum::<u16>();
        let with_at_least = |n: u8| Place::all().filter(|p| self.members_at(side, *p) >= n).count() as u16;
        let count = match unit {
            Unit::DonnasAndMaestros => {
                self.families_of(side).map(|f| u16::from(self.on_board(f, Rank::Donna) + self.on_board(f, Rank::Maestro))).sum()
            }
            Unit::BragMarkers => {
                let on_board = self.brags.iter().flatten().flatten().filter(|f| self.side_of(**f) == side).count();
                on_board as u16 + 1
            }
            Unit::ScandalCards => u16::from(self.player(side).cards().saturating_sub(less)),
            Unit::Leads => Place::all().filter(|p| self.leads(side, *p)).count() as u16,
            Unit::MembersInRow => in_places(0b111 << (place.index() / 3 * 3)),
            Unit::MembersInColumn => in_places(0b001_001_001 << (place.index() % 3)),
            Unit::LocationsWithTwo => with_at_least(2),
            Unit::GiftsGiven => u16::from(self.player(side).gifts_given()),
            Unit::LocationsWithOne => with_at_least(1),
        };
        u16::from(vp) * count
    }

    /// The box a brag with these VP would take: its own or the next empty one below (§5.4, §5.5).
    pub(crate) fn brag_box(&self, place: Place, vp: u16) -> Option<usize> {
        (0..=self.edition().level(vp)).rev().find(|level| self.brags[place.index()][*level].is_none())
    }

    /// The owner of the highest brag marker at a location (§8.3).
    pub(crate) fn best_brag(&self, place: Place) -> Option<Side> {
        self.brags[place.index()].iter().rev().flatten().next().map(|family| self.side_of(*family))
    }

    /// May this side walk along the street between two neighbours (§14.11)?
    pub(crate) fn street_is_open(&self, from: Place, to: Place) -> bool {
        match self.edition().street_between(from, to) {
            None => false,
            Some(street) => !(self.adjust.blocking_bodyguards() && self.guards[usize::from(street)] & Side(1).bit() != 0),
        }
    }

    /// The neighbours of a location along open streets.
    pub(crate) fn ways(&self, from: Place) -> impl Iterator<Item = Place> {
        self.edition().neighbours(from).filter(move |to| self.street_is_open(from, *to))
    }

    /// How many members of a side stand on these locations.
    pub(crate) fn members_on(&self, side: Side, places: &[Place]) -> u8 {
        places.iter().map(|place| self.members_at(side, *place)).sum()
    }
}
