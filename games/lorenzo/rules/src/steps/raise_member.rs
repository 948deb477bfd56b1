//! Federico da Montefeltro: one coloured member still at home gets his value until the end of the round (§12.12).

use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RaiseMember {
    pub seat: Seat,
    pub value: i16,
}

impl Step<Lorenzo> for RaiseMember {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, _: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(Member::COLOURED.into_iter().map(Choice::Raise));
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Raise(member) = choice else { return Ok(()) };
        ensure(game.player(self.seat).is_home(member), || reasons::NOT_HOME)
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Raise(member) = choice else { return kit::impossible_answer!(self, who, choice) };
        let RaiseMember { seat, value } = self;
        game.player_mut(seat).leaders.raised = Some((member, value));
        log.tell(|| Event::Raises { seat, member, value });
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-raise").with("value", self.value)
    }
}
