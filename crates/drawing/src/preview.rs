//! Pages of a board to look at in a browser: what the shelf's `examples/preview.rs` calls.

use crate::Board;
use crate::scene::SceneData;
use crate::testing::{page_of, played, speak, viewers};
use kit::{Evaluate, Game, Journal, Seat, Viewer};
use words::{Lang, Texts};

const USAGE: &str =
    "FOLDER SEATS LANG PLY... [seed=N] [bots=random] [OPTION=VALUE...]; a PLY may be `end`, or the key of a question such as `ask-place`";
const FRAME: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/assets/table.css");
const NAMES: [&str; 5] = ["Beatrice", "Rinaldo", "Donatello", "Ginevra", "Niccolò"];

/// Plays a game by bots and writes a page for each ply, viewer and theme, by the arguments of the program.
pub fn run<B: Board>(texts: &Texts, args: &[String]) -> Result<(), Box<dyn std::error::Error>>
where
    B::Game: Evaluate,
{
    let (options, args): (Vec<_>, Vec<_>) = args.iter().partition(|arg| arg.contains('='));
    let [folder, seats, lang, plies @ ..] = &args[..] else { return Err(USAGE.into()) };
    let mut options: Vec<(&str, &str)> = options.iter().filter_map(|option| option.split_once('=')).collect();
    let mut said = |name: &str| options.iter().position(|(id, _)| *id == name).map(|nth| options.remove(nth).1);
    let (seed, greedy) = (said("seed").unwrap_or("5").parse()?, said("bots") != Some("random"));
    let words = speak(Lang::from_code(lang).ok_or("the language is en, fr or nl")?, texts);
    let names = NAMES.map(String::from);
    let table = played::<B::Game>(seats.parse()?, &options, seed, greedy);
    std::fs::create_dir_all(folder)?;
    // The frame of a table is the site's; a page without it can still be looked at.
    let frame = std::fs::read_to_string(FRAME).unwrap_or_default();
    for wanted in plies {
        let Some(ply) = find(&table, wanted) else {
            eprintln!("{wanted}: never in this game");
            continue;
        };
        let game = table.at(ply);
        eprintln!("{wanted}: {ply} of {} {:?}", table.ply(), game.turn());
        for viewer in viewers(game.seats()) {
            let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "public".to_string() };
            let seen = SceneData::of_journal(&table.cut(ply), viewer);
            for theme in ["light", "dark"] {
                std::fs::write(format!("{folder}/{wanted}-{who}-{theme}.html"), page_of::<B>(&seen, &words, &names, theme, &frame))?;
            }
        }
    }
    Ok(())
}

/// A ply by its number, the end, or the first such question from the middle of the game on, or of all.
fn find<G: Game>(table: &Journal<G>, wanted: &str) -> Option<usize> {
    let asks = |ply: &usize| {
        let game = table.at(*ply);
        Seat::all(game.seats()).any(|seat| game.turn().asks(seat.into()) && game.question(seat).is_some_and(|q| q.key == wanted))
    };
    let end = (wanted == "end").then(|| table.ply());
    let number = wanted.parse().ok().filter(|ply| *ply <= table.ply());
    end.or(number).or_else(|| (table.ply() / 2..table.ply()).chain(0..table.ply() / 2).find(asks))
}
