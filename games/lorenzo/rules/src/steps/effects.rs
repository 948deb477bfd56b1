//! The immediate effects of the card just laid down, in the order written (§5.9).

use super::prelude::*;
use super::{ExtraTower, Servants};
use crate::card::{Effect, TowerKind};
use crate::leader::Ability;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Effects {
    pub seat: Seat,
    /// The card is the player's newest of this kind.
    pub kind: Kind,
    /// The effect that comes next.
    pub next: u8,
}

impl Effects {
    /// A card's own gain, doubled by Santa Rita (§12.19).
    fn card_gain(self, game: &Lorenzo, goods: &Goods) -> Goods {
        let mut sum = *goods;
        for (_, leader) in game.abilities(self.seat) {
            if let Ability::MultiplyCardGain { resources, factor } = &leader.effect {
                resources.iter().for_each(|resource| sum.set(*resource, sum.get(*resource) * factor));
            }
        }
        sum
    }
}

impl Step<Lorenzo> for Effects {
    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        let seat = self.seat;
        let Some(card) = game.player(seat).cards_of(self.kind).last().copied() else { return };
        let effects = &game.card(card).immediate;
        let next = usize::from(self.next);
        let Some(effect) = effects.get(next) else { return };
        if next + 1 < effects.len() {
            game.push(Effects { next: self.next + 1, ..self });
        }
        match effect {
            Effect::Gain(goods) => game.gain(seat, self.card_gain(game, goods), Source::Card { card: card.word(game.edition) }, log),
            Effect::GainPer(per) => {
                let (goods, from) = (game.counted(seat, per), Source::Counting { card: card.word(game.edition) });
                if goods.is_empty() {
                    log.tell(|| Event::Gains { seat, goods, from, less: Goods::NONE, lost: Goods::NONE });
                }
                game.gain(seat, goods, from, log);
            }
            Effect::ExtraTower { kind, value, discount } => {
                let kind = if let TowerKind::One(kind) = kind { Some(*kind) } else { None };
                log.tell(|| Event::ExtraTower { seat, card: card.word(game.edition), tower: kind, value: *value });
                game.push(ExtraTower { seat, kind, value: *value, discount: *discount });
            }
            Effect::ExtraWork { work, value } => {
                log.tell(|| Event::ExtraWork { seat, card: card.word(game.edition), work: *work, value: *value });
                let value = value + game.work_modifier(seat, *work, true);
                game.push(Servants { seat, work: *work, value, extra: true });
            }
        }
    }
}
