//! Every answer of the game, with its text.

use crate::goods::Resource;
use crate::places::{Member, Space};
use crate::{BonusId, CardId, Edition, LeaderId, TileId};
use kit::Seat;

kit::choices! {
    /// Everything that can be answered. Numbers count from 1, seats from 0.
    pub enum Choice for Edition {
        /// Chance: who begins.
        "first" First(seat: Seat),
        /// Chance: the period's excommunication tile.
        "tile" Tile(tile: TileId),
        /// Chance: a leader card is dealt.
        "deal" Deal(leader: LeaderId),
        /// Chance: all have chosen in the draft, and the other cards go to the right.
        "pass-on" PassOn,
        /// Chance: a card comes into its tower.
        "draw" Draw(card: CardId),
        /// Chance: a die shows.
        "roll" Roll(pips: u8),
        /// Draft: keep this leader, pass the others.
        "keep" Keep(leader: LeaderId),
        "bonus" Bonus(tile: BonusId),
        /// The family member of this turn.
        "member" Move(member: Member),
        /// Where the member goes.
        "place" Place(space: Space),
        /// An extra action: the card on that floor.
        "take" Take(space: Space),
        "servants" Servants(count: u8),
        "price" Price(number: u8),
        /// Off which resource a discount is taken.
        "discount" Discount(resource: Resource),
        "exchange" Exchange(number: u8),
        /// Leave an extra action or an exchange.
        "decline" Decline,
        /// Which of two resources a tile takes.
        "lose" Lose(resource: Resource),
        "privilege" Privilege(number: u8),
        "play" Play(leader: LeaderId),
        "discard" Discard(leader: LeaderId),
        "use" Use(leader: LeaderId),
        "copy" Copy(leader: LeaderId),
        /// The member that gets a leader's value.
        "raise" Raise(member: Member),
        /// Nothing can be placed: the turn is lost.
        "pass" Pass,
        /// The turn is over.
        "end" End,
        "support" Support,
        /// Take the excommunication tile and keep the faith.
        "defy" Defy,
    }
}
