//! What an edition must keep so that the rules can be played with it. Errors name the place.

use super::figures::{Figures, Solo, StrozziEffect};
use super::{ROUNDS, STROZZI_CARDS};
use crate::pieces::{Noble, Tile};
use crate::place::{PLACES, STREETS};
use kit::{EditionError, require};

impl Figures {
    /// The shape of the box that the rules rely on; every other figure is free within what a dial can show.
    pub(super) fn check(&self) -> Result<(), EditionError> {
        require(usize::from(self.rounds) == ROUNDS, "rounds", "the rules know nine rounds")?;
        let family = &self.family;
        require(family.debutantes >= 1 && family.debutantes + family.donnas + family.maestros <= 20, "family", "1 to 20 members")?;
        require(family.guards <= 15 && family.gifts_at_start <= 20 && family.gifts_set_aside <= 20, "family", "too many pieces")?;
        require(family.brag_markers <= 20, "family.brag_markers", "at most 20")?;
        require(self.board.locations.len() == PLACES, "board.locations", "the rules know nine locations")?;
        for (nth, location) in self.board.locations.iter().enumerate() {
            let right = usize::from(location.id) == nth + 1
                && usize::from(location.row) == nth / 3 + 1
                && usize::from(location.column) == nth % 3 + 1;
            require(right, "board.locations", "three rows of three, numbered from 1")?;
        }
        require(self.board.streets.len() == STREETS, "board.streets", "the rules know twelve streets")?;
        require(self.board.streets.iter().all(|[a, b]| a < b), "board.streets", "the lower number stands first")?;
        require(self.board.streets.is_sorted(), "board.streets", "in the order of their numbers")?;
        let route: u16 = self.board.route.iter().fold(0, |mask, p| mask | 1 << p.index());
        require(self.board.route.len() == PLACES && route == (1 << PLACES) - 1, "board.route", "each location once")?;
        require(self.queue.labels.iter().filter(|l| **l <= 1).count() >= 1, "queue.labels", "one place at least is always open")?;
        require(self.queue.labels.is_sorted(), "queue.labels", "the labelled places are the last ones")?;
        let time = &self.time;
        require(time.max <= 100 && time.start <= time.max, "time", "a dial goes to 100 at most")?;
        require(time.tokens.len() == ROUNDS - 1 && time.tokens.is_sorted(), "time.tokens", "eight tokens, in order")?;
        require(time.tokens.iter().all(|t| *t <= 100), "time.tokens", "at most 100")?;
        let actions = &self.actions;
        let prices = [actions.deploy, actions.promote, actions.step, actions.hurry, actions.brag, actions.gift, actions.gift_more_each];
        require(prices.iter().all(|p| *p <= 12), "actions", "no price above 12")?;
        require(actions.hurry_streets == 2, "actions.hurry_streets", "the rules know two")?;
        require(actions.bonus_vp <= 100 && actions.bonus_time <= 100 && actions.first_pass_time <= 100, "actions", "at most 100")?;
        require(
            self.scandal.hand_limit <= 20 && self.scandal.discard_time <= 20 && self.scandal.instead_of_a_card <= 20,
            "scandal",
            "at most 20",
        )?;
        require((1..=3).contains(&self.scandal.run_streets), "scandal.run_streets", "one to three")?;
        require(self.guards.bodyguard_own_time <= 20 && self.guards.bodyguard_other_vp <= 100, "guards", "at most 20 time and 100 VP")?;
        require(self.dial.segments.len() == ROUNDS, "dial.segments", "one for each round")?;
        for (nth, segment) in self.dial.segments.iter().enumerate() {
            let noble = Noble::ALL[nth % 3];
            require(usize::from(segment.round) == nth + 1 && segment.noble == noble, "dial.segments", "rounds and nobles in order")?;
            let giovanni = noble == Noble::Giovanni;
            require(
                segment.places.len() <= 7 && (giovanni != segment.rewards.is_empty()),
                "dial.segments",
                "rewards for Giovanni, places for the others",
            )?;
            require(
                segment.places.iter().chain(segment.rewards.iter().map(|r| &r.0)).all(|vp| *vp <= 200),
                "dial.segments",
                "at most 200 VP",
            )?;
            require(segment.rewards.len() <= 5 && segment.lead_vp <= 100, "dial.segments", "too much")?;
        }
        let gifts: u8 = self.dial.segments.iter().map(|s| s.gifts_after.min(20)).sum();
        require(gifts <= family.gifts_set_aside, "dial.segments", "more gifts than were set aside")?;
        require(self.brag.levels[0] == 0 && self.brag.levels.is_sorted(), "brag.levels", "rising from 0")?;
        require(
            self.brag.tiles.len() == PLACES && Tile::ALL.iter().all(|t| self.brag.tiles.iter().any(|f| f.id == *t)),
            "brag.tiles",
            "each tile once",
        )?;
        let cards = &self.objectives.cards;
        require((6..=8).contains(&cards.len()), "objectives.cards", "six to eight")?;
        require(cards.iter().enumerate().all(|(nth, card)| usize::from(card.id) == nth + 1), "objectives.cards", "numbered from 1")?;
        require(!self.objectives.vp_by_members.is_empty(), "objectives.vp_by_members", "missing")?;
        require(self.objectives.vp_by_members.iter().all(|vp| *vp <= 500), "objectives.vp_by_members", "at most 500")?;
        require(self.end.time_per_vp > 0, "end.time_per_vp", "at least 1")?;
        self.solo.check()
    }
}

impl Solo {
    fn check(&self) -> Result<(), EditionError> {
        require(self.cards.len() == STROZZI_CARDS, "solo.cards", "ten cards")?;
        require(self.cards.iter().enumerate().all(|(nth, card)| usize::from(card.number) == nth + 1), "solo.cards", "numbered from 1")?;
        let six = self.cards.iter().filter(|card| card.effect == StrozziEffect::SpendAllAndPass).count();
        require(
            six == 1 && self.cards[5].effect == StrozziEffect::SpendAllAndPass,
            "solo.cards",
            "card 6, and only card 6, ends his round",
        )?;
        for card in &self.cards {
            let deploy = card.effect != StrozziEffect::Deploy || (card.target.is_some() && card.colour.is_some());
            require(deploy, "solo.cards", "a deployment needs a target and a colour")?;
        }
        require(self.letters.by_round.len() == ROUNDS, "solo.letters", "one row for each round")?;
        require(self.human_colour != self.colours[0] && self.human_colour != self.colours[1], "solo.human_colour", "not one of his")?;
        require(self.colours[0] != self.colours[1], "solo.colours", "two different ones")?;
        let vp = self.ring_vp_by_act.iter().chain(&self.brag_times_by_act).chain(&self.adjust.brag_1_2_3);
        require(vp.copied().all(|n| n <= 100) && self.guard_vp <= 100 && self.own_bodyguard_vp <= 100, "solo", "at most 100")?;
        require(self.adjust.card_6_vp_per_time <= 100 && self.adjust.half_giovanni_if_unpaid > 0, "solo.adjust", "out of range")
    }
}
