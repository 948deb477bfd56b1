//! What a tower would earn now, if it were handed in: the contract or its balcony, the level tile, the churches (§8.8).

use crate::context::Ctx;
use firenze::effect::{Condition, Effect};
use firenze::{Card, Colour, Contract};
use kit::Phrase;

pub(crate) struct TowerValue {
    pub contract: u8,
    pub level: u8,
    pub churches: Vec<(Card, u8)>,
}

impl TowerValue {
    /// Nothing while it is covered, or a balcony that is not due yet.
    pub(crate) fn of(ctx: &Ctx<'_>, colour: Colour, height: u8) -> Option<TowerValue> {
        let (view, edition) = (ctx.scene.view, ctx.edition());
        let wanted = Contract::new(colour, height)?;
        let cell = view.contracts.iter().find(|cell| cell.contract == wanted)?;
        if cell.seal.is_some() || cell.balcony.is_some() && cell.balcony != view.due {
            return None;
        }
        let level = view.levels.iter().find(|(level, _)| *level == height).map_or(0, |(_, prestige)| *prestige);
        let church = |card: &Card| match &edition.card(*card).effect {
            Effect::ChurchFirst { condition: Condition::FulfilContract { floors, balcony }, prestige } => {
                let met = (floors.is_empty() || floors.contains(&height)) && (cell.balcony.is_some() || !*balcony);
                (met && view.churches.has(*card)).then_some((*card, *prestige))
            }
            _ => None,
        };
        Some(TowerValue { contract: cell.prestige, level, churches: edition.churches.iter().filter_map(church).collect() })
    }

    pub(crate) fn total(&self) -> u8 {
        self.contract + self.level + self.churches.iter().map(|(_, n)| n).sum::<u8>()
    }

    /// Said only where there is more than the contract itself.
    pub(crate) fn phrase(&self) -> Option<Phrase> {
        if self.total() == self.contract {
            return None;
        }
        let level = (self.level > 0).then(|| Phrase::new("draw-with-level").with("n", self.level));
        let churches =
            self.churches.iter().map(|(card, n)| Phrase::new("draw-with-church").with("card", Phrase::name("card", card)).with("n", *n));
        let more: Vec<Phrase> = level.into_iter().chain(churches).collect();
        Some(Phrase::new("draw-pays").with("n", self.total()).with("more", more))
    }
}
