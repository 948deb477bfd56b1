//! THE list of games. Nobody else names them all: site, terminal, protocol and Python come here and speak texts.
//!
//! [`TITLES`] is the list, [`Title`] what can be done with a game before it is played, [`Table`] a game in play without its type.

#[cfg(feature = "boards")]
mod board;
mod bot_totals;
mod contest;
mod forecast_fit;
mod game_files;
mod guest;
mod offer;
mod play_rate;
mod rating;
mod table;
mod thinker;
mod title;
mod tournament;
mod typed_table;

#[cfg(feature = "boards")]
pub use board::{art, components, draw, face, legend, missing_pictures, table_css};
pub use bot_totals::{BotResult, BotTotals, wilson};
pub use contest::{Contest, Played};
pub use forecast_fit::{FitSettings, FittedForecast};
pub use game_files::GameFile;
pub use guest::{Entrant, Guest, GuestSource};
pub use offer::{Event, Offer, Reason, Refused};
pub use play_rate::PlayRate;
pub use rating::{Pairing, Rating, ratings};
pub use table::{Playout, Shown, Table};
pub use thinker::{Outcome, Thinker};
pub use title::{Figures, ReopenedTable, Seating, ShelfError, Start, Title};
pub use tournament::{Standings, Tournament};

use std::sync::OnceLock;

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
        )
        .in_folder($folder)
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
    on_the_shelf!(bottega::Bottega, "xtask/template", bottega_board::BottegaBoard),
];

/// A game that is not shown but can be opened: tests bring one that panics on command.
static HIDDEN: OnceLock<&'static Title> = OnceLock::new();

/// Lets [`title()`] find one more game than the list has. Only the first call counts.
pub fn add_hidden_title(title: &'static Title) {
    let _ = HIDDEN.set(title);
}

/// A game by its id.
pub fn title(id: &str) -> Result<&'static Title, ShelfError> {
    TITLES.iter().chain(HIDDEN.get().copied()).find(|t| t.id == id).ok_or_else(|| {
        let known: Vec<_> = TITLES.iter().map(|t| t.id).collect();
        let shown: String = id.chars().take(40).collect();
        ShelfError(format!("there is no game `{shown}`; there are: {}", known.join(", ")))
    })
}
