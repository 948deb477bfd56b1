//! The Vatican report (§10.1 to §10.4): in turn order, those with enough faith support the Church or defy it; the others are excommunicated.

use super::prelude::*;
use crate::leader::Ability;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Vatican {
    /// Players who have been heard.
    pub heard: u8,
}

impl Vatican {
    fn seat(self, game: &Lorenzo) -> Option<Seat> {
        game.order.get(usize::from(self.heard)).copied()
    }

    fn excommunicate<L: Log<Event>>(game: &mut Lorenzo, seat: Seat, log: &mut L) {
        let period = game.period();
        game.player_mut(seat).excommunicated[period] = true;
        game.recount(seat);
        log.tell(|| Event::Excommunicated {
            seat,
            tile: game.tiles.get(period).map_or("", |tile| tile.word(game.edition)),
            faith: game.player(seat).has(Resource::Faith),
            needed: game.edition.board.vatican_faith[period],
        });
    }

    fn support<L: Log<Event>>(game: &mut Lorenzo, seat: Seat, log: &mut L) {
        let faith = game.player(seat).has(Resource::Faith).max(0);
        log.tell(|| Event::Supports { seat });
        game.pay(seat, Goods::of(Resource::Faith, faith), Purpose::Support, log);
        let points = game.edition.board.faith_points.get(faith as usize).copied().unwrap_or(0);
        game.gain(seat, Goods::of(Resource::Vp, points), Source::FaithTrack, log);
        let mut giver = "";
        let gifts: Goods = game.abilities(seat).fold(Goods::NONE, |mut sum, (id, leader)| {
            if let Ability::ChurchSupport(goods) = &leader.effect {
                sum += *goods;
                giver = id.word(game.edition);
            }
            sum
        });
        game.gain(seat, gifts, Source::Leader { leader: giver }, log);
    }
}

impl Step<Lorenzo> for Vatican {
    fn asks(&self, game: &Lorenzo) -> Asks {
        let Some(seat) = self.seat(game) else { return Asks::Nobody };
        let enough = game.player(seat).has(Resource::Faith) >= game.edition.board.vatican_faith[game.period()];
        if enough { Asks::one(seat) } else { Asks::Nobody }
    }

    fn candidates(&self, _: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Support, Choice::Defy]);
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Who::Seat(seat) = who else { return };
        game.push(Vatican { heard: self.heard + 1 });
        if choice == Choice::Support {
            Self::support(game, seat, log);
        } else {
            Self::excommunicate(game, seat, log);
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        if let Some(seat) = self.seat(game) {
            game.push(Vatican { heard: self.heard + 1 });
            Self::excommunicate(game, seat, log);
        }
    }

    fn question(&self, game: &Lorenzo, seat: Seat) -> Phrase {
        Phrase::new("ask-vatican").with("faith", game.player(seat).has(Resource::Faith))
    }
}
