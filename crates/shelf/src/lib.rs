//! THE list of games. Nobody else names them all: site, terminal, protocol and Python come here and speak texts.
//!
//! [`TITLES`] is the list, [`Title`] what can be done with a game before it is played, [`Table`] a game in play without its type.

#[cfg(feature = "boards")]
mod board;
mod contest;
mod lesson;
mod pace;
mod rating;
mod table;
mod tally;
mod title;
mod tournament;

#[cfg(feature = "boards")]
pub use board::{board_css, draw};
pub use contest::{Contest, Played};
pub use lesson::{Lesson, Past};
pub use pace::Pace;
pub use rating::{Pairing, Rating, ratings};
pub use table::{Heard, Offer, Outcome, Playout, Reason, Refused, Table, Told};
pub use tally::{Result95, Tally, wilson};
pub use title::{Figures, Seating, ShelfError, Start, Title};
pub use tournament::{Standings, Tournament};

/// The entry of the game in `games/<folder>`, with its own board if it has one.
macro_rules! on_the_shelf {
    ($game:ty, $folder:literal, $board:ty) => {{
        let title = on_the_shelf!($game, $folder);
        #[cfg(feature = "boards")]
        let title = title.drawn_by::<$board>();
        title
    }};
    ($game:ty, $folder:literal) => {
        Title::of::<$game>(
            words::texts!(concat!("../../../", $folder, "/lang")),
            words::Texts {
                en: include_str!(concat!("../../../", $folder, "/README.md")),
                fr: include_str!(concat!("../../../", $folder, "/README.fr.md")),
                nl: include_str!(concat!("../../../", $folder, "/README.nl.md")),
            },
            include_str!(concat!("../../../", $folder, "/emblem.svg")),
        )
    };
}

/// The games, in the order they are shown. A new game is one line here (and its dependency in `Cargo.toml`).
pub static TITLES: &[Title] = &[
    on_the_shelf!(florence::Florence, "games/florence", florence_board::FlorenceBoard),
    on_the_shelf!(princes::Princes, "games/princes", princes_board::PrincesBoard),
    on_the_shelf!(il_vecchio::IlVecchio, "games/il_vecchio", il_vecchio_board::IlVecchioBoard),
    on_the_shelf!(lorenzo::Lorenzo, "games/lorenzo", lorenzo_board::LorenzoBoard),
    on_the_shelf!(firenze::Firenze, "games/firenze", firenze_board::FirenzeBoard),
    #[cfg(feature = "bottega")]
    on_the_shelf!(bottega::Bottega, "xtask/template"),
];

/// A game by its id.
pub fn title(id: &str) -> Result<&'static Title, ShelfError> {
    TITLES.iter().find(|t| t.id == id).ok_or_else(|| {
        let known: Vec<_> = TITLES.iter().map(|t| t.id).collect();
        let shown: String = id.chars().take(40).collect();
        ShelfError(format!("there is no game `{shown}`; there are: {}", known.join(", ")))
    })
}
