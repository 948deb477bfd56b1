//! The end of a round (§11.1, §11.2): towers emptied, members home, a new turn order by the council palace.
//! Also carried out here: §11.3.

use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct EndOfRound;

impl Step<Lorenzo> for EndOfRound {
    fn proceed<L: Log<Event>>(self, game: &mut Lorenzo, log: &mut L) {
        for card in game.towers.iter_mut().filter_map(Option::take) {
            game.removed.add(card.0);
        }
        let mut order = kit::List::new();
        let council = std::mem::take(&mut game.council);
        for seat in council.iter().chain(&game.order) {
            if !order.contains(seat) {
                order.push(*seat);
            }
        }
        game.order = order;
        for player in &mut game.players {
            player.places = [None; 4];
            player.leaders.used.clear();
            player.leaders.raised = None;
        }
        log.tell(|| Event::Order { order: order.to_vec() });
    }
}
