//! A turn: choose the family member to place (§2.4) and, with leaders, do leader things before and after (§12.6).
//! Also carried out here: §2.6, §12.7.

use super::prelude::*;
use super::{CopyLeader, PlaceMember, RaiseMember, Servants};
use crate::LeaderId;
use crate::leader::{Ability, When};
use crate::state::Leaders;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Turn {
    pub seat: Seat,
    /// The member has been placed, or could not be: only leader things are left.
    pub placed: bool,
}

impl Turn {
    fn allow_member(self, game: &Lorenzo, member: Member) -> Result<(), Why> {
        ensure(game.player(self.seat).is_home(member), || reasons::NOT_HOME)?;
        let place = PlaceMember { seat: self.seat, member };
        let servants = game.player(self.seat).has(Resource::Servant);
        ensure(place.is_possible(game), || Why::new("3.3", "why-nowhere").figure(game.member_value(self.seat, member)).figure(servants))
    }

    fn can_place(self, game: &Lorenzo) -> bool {
        Member::ALL.iter().any(|member| self.allow_member(game, *member).is_ok())
    }

    fn allow_play(self, game: &Lorenzo, leader: LeaderId) -> Result<(), Why> {
        let (player, figures) = (game.player(self.seat), game.edition.leader(leader));
        let count = |kind: &Kind| player.cards_of(*kind).len() as u8;
        for (kind, needed) in &figures.requires.cards {
            let key = match kind {
                Kind::Territory => "why-leader-territories",
                Kind::Character => "why-leader-characters",
                Kind::Building => "why-leader-buildings",
                Kind::Venture => "why-leader-ventures",
            };
            ensure(count(kind) >= *needed, || Why::new("12.8", key).needs(*needed, count(kind)))?;
        }
        let most = Kind::ALL.iter().map(count).max().unwrap_or(0);
        let needed = figures.requires.cards_of_one_kind;
        ensure(most >= needed, || Why::new("12.8", "why-leader-one-kind").needs(needed, most))?;
        let own = &figures.requires.own;
        ensure(player.purse.covers(own), || reasons::lacks("12.8", &player.purse, own))?;
        let imitates = figures.effect == Ability::CopyLeader;
        ensure(!imitates || CopyLeader { seat: self.seat }.models(game).next().is_some(), || Why::new("12.21", "why-nobody-to-copy"))
    }

    fn allow_use(self, game: &Lorenzo, leader: LeaderId) -> Result<(), Why> {
        let player = game.player(self.seat);
        ensure(!player.leaders.used.contains(&leader), || Why::new("12.9", "why-leader-used"))?;
        let raises = matches!(game.edition.leader(leader).effect, Ability::RaiseMember(_));
        let possible = !raises || Member::COLOURED.iter().any(|member| player.is_home(*member));
        ensure(possible, || Why::new("12.12", "why-none-to-raise"))
    }

    fn use_leader<L: Log<Event>>(self, game: &mut Lorenzo, leader: LeaderId, log: &mut L) {
        let seat = self.seat;
        Leaders::put(&mut game.player_mut(seat).leaders.used, leader);
        log.tell(|| Event::Uses { seat, leader: leader.word(game.edition) });
        match &game.edition.leader(leader).effect {
            Ability::Gain(goods) => game.gain(seat, *goods, Source::Leader { leader: leader.word(game.edition) }, log),
            Ability::ExtraWork { work, value } => {
                let value = value + game.work_modifier(seat, *work, false);
                game.push(Servants { seat, work: *work, value, extra: true });
            }
            Ability::RaiseMember(value) => game.push(RaiseMember { seat, value: *value }),
            // Permanent abilities are not used; the edition's check sees to it.
            _ => {}
        }
    }
}

impl Step<Lorenzo> for Turn {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        if !self.placed {
            out.extend(Member::ALL.iter().copied().map(Choice::Move));
        }
        if game.options.leaders {
            let leaders = &game.player(self.seat).leaders;
            out.extend(leaders.hand.iter().copied().map(Choice::Play));
            out.extend(leaders.hand.iter().copied().map(Choice::Discard));
            let start = out.len();
            let once = game.abilities(self.seat).filter(|(_, leader)| leader.when == When::Once);
            out.extend(once.map(|(id, _)| Choice::Use(id)));
            out[start..].sort_unstable(); // an imitated leader stands where the imitator was
        }
        out.push(if self.placed { Choice::End } else { Choice::Pass });
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Move(member) => self.allow_member(game, member),
            Choice::Play(leader) => self.allow_play(game, leader),
            Choice::Use(leader) => self.allow_use(game, leader),
            Choice::Pass => ensure(!self.can_place(game), || Why::new("2.5", "why-must-place")),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        let again = match choice {
            Choice::Move(_) | Choice::Pass => Turn { placed: true, ..self },
            _ => self,
        };
        if game.options.leaders && choice != Choice::End {
            game.push(again);
        }
        match choice {
            Choice::Move(member) => game.push(PlaceMember { seat, member }),
            Choice::Pass => log.tell(|| Event::LosesTurn { seat }),
            Choice::Play(leader) => {
                let leaders = &mut game.player_mut(seat).leaders;
                leaders.hand.take(leader);
                Leaders::put(&mut leaders.played, leader);
                game.recount(seat);
                log.tell(|| Event::Plays { seat, leader: leader.word(game.edition) });
                if game.edition.leader(leader).effect == Ability::CopyLeader {
                    game.push(CopyLeader { seat });
                }
            }
            Choice::Discard(leader) => {
                let leaders = &mut game.player_mut(seat).leaders;
                leaders.hand.take(leader);
                Leaders::put(&mut leaders.discarded, leader);
                log.tell(|| Event::Discards { seat, leader: leader.word(game.edition) });
                game.gain(seat, game.edition.setup.leader_discard, Source::Leader { leader: leader.word(game.edition) }, log);
            }
            Choice::Use(leader) => self.use_leader(game, leader, log),
            _ => {}
        }
        if let Choice::Play(leader) | Choice::Discard(leader) = choice {
            game.seen_by[leader.index()] = Seats::all(game.seats); // §12.5
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new(if self.placed { "ask-leaders" } else { "ask-turn" })
    }
}
