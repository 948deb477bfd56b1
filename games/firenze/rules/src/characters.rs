//! Characters: when each may be played (§3.3 to §3.6, chapter 12), and what playing one starts.

use crate::card::Card;
use crate::choice::Choice;
use crate::effect::{Effect, Kind, Use};
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Hit, Rob, Shed, Wholesale};
use kit::{Log, Why, ensure};

/// The moments of a turn at which characters are played.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Window {
    Choose,
    Trade,
    Build,
    Contracts,
    Limits,
}

impl Firenze {
    /// Every character in the active player's hand is something he might try.
    pub(crate) fn offer_characters(&self, out: &mut Vec<Choice>) {
        out.extend(self.held_of(self.active, Kind::Character).map(Choice::Play));
    }

    /// Those of them that may be played now.
    pub(crate) fn playable(&self, window: Window, out: &mut Vec<Choice>) {
        let held = self.held_of(self.active, Kind::Character);
        out.extend(held.filter(|c| self.may_play(*c, window).is_ok()).map(Choice::Play));
    }

    /// Is there a character to be played now?
    pub(crate) fn any_character(&self, window: Window) -> bool {
        self.held_of(self.active, Kind::Character).any(|c| self.may_play(c, window).is_ok())
    }

    pub(crate) fn is_wholesale(&self, card: Card) -> bool {
        matches!(self.edition.card(card).effect, Effect::TradeWithRow { .. })
    }

    pub(crate) fn may_play(&self, card: Card, window: Window) -> Result<(), Why> {
        ensure(!self.has_played(card), || Why::new("3.4", "why-same-name"))?;
        let robs = || self.opponents().any(|s| !self.player(s).store.is_empty());
        match &self.edition.card(card).effect {
            Effect::WaiveCardCost => ensure(window == Window::Choose, || Why::new("12.1", "why-princess")),
            Effect::TradeWithRow { .. } => {
                ensure(window == Window::Trade, || Why::new("12.2", "why-wholesaler"))?;
                let possible = !self.me().store.is_empty() && self.row.iter().any(|s| !s.bricks.is_empty());
                ensure(possible, || Why::new("3.5", "why-no-swap"))
            }
            effect @ Effect::ChooseOne { .. } => {
                let held = self.held_of(self.active, Kind::Celebration).next().is_some();
                ensure(held && effect.has_use(Use::DiscardCelebrationFromHand), || Why::new("12.3", "why-no-celebration"))
            }
            Effect::ReduceBuildCost { .. } => {
                let before = matches!(window, Window::Choose | Window::Trade | Window::Build);
                ensure(before, || Why::new("12.5", "why-masons"))
            }
            Effect::SwapStoreBrick => {
                ensure(!self.me().store.is_empty(), || Why::new("12.6", "why-own-store-empty"))?;
                ensure(robs(), || Why::new("12.6", "why-no-store"))
            }
            Effect::StealStoreBrick => ensure(robs(), || Why::new("12.7", "why-no-store")),
            Effect::RemoveTowerBrick { .. } => {
                let towers = self.opponents().any(|s| !self.player(s).towers.is_empty());
                ensure(towers, || Why::new("12.8", "why-no-tower"))
            }
            // Asked for in phase 4, with the tower to be saved.
            _ => Err(Why::new("12.9", "why-architect")),
        }
    }

    /// The card is discarded and its effect begins.
    pub(crate) fn play_character<L: Log<Event>>(&mut self, card: Card, log: &mut L) {
        let seat = self.active;
        self.discard(seat, card);
        self.played |= 1 << card.index();
        log.tell(|| Event::Played { seat, card });
        match self.edition.card(card).effect {
            Effect::TradeWithRow { max_swaps } => self.push(Wholesale::new(max_swaps)),
            Effect::ChooseOne { .. } => self.push(Shed {}),
            Effect::SwapStoreBrick => self.push(Rob { swap: true }),
            Effect::StealStoreBrick => self.push(Rob { swap: false }),
            Effect::RemoveTowerBrick { .. } => self.push(Hit {}),
            // Princess and Masons work by having been played.
            _ => {}
        }
    }
}
