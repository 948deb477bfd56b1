//! Pages to look at: `cargo run -p princes-board --example preview -- FOLDER SEATS MUSE COOPERATION LANG PLY...` writes one for each ply
//! and viewer; MUSE and COOPERATION are `on` or `off`. A ply may be `end`, or a key such as `ask-place`: the first such question from the middle on, or of all.

use drawing::scene::Seen;
use drawing::testing::{page_of, played, speak, viewers};
use kit::{Game, Seat, Viewer};
use princes::Princes;
use princes_board::PrincesBoard;
use words::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seats, muse, cooperation, lang, plies @ ..] = &args[..] else {
        return Err("FOLDER SEATS MUSE COOPERATION LANG PLY...".into());
    };
    let texts = words::texts!("../../lang");
    let words = speak(Lang::from_code(lang).unwrap_or(Lang::En), &texts);
    let names: Vec<String> = ["Beatrice", "Rinaldo", "Donatello", "Ginevra", "Niccolò"].map(String::from).to_vec();
    let table = played::<Princes>(seats.parse()?, &[("muse", muse), ("cooperation", cooperation)], 5, true);
    std::fs::create_dir_all(folder)?;
    for wanted in plies {
        let asks = |ply: &usize| {
            let game = table.at(*ply);
            Seat::all(game.seats()).any(|seat| game.turn().asks(seat.into()) && game.question(seat).is_some_and(|q| q.key == *wanted))
        };
        let end = (wanted == "end").then(|| table.ply());
        let found = end.or_else(|| wanted.parse().ok()).or_else(|| (table.ply() / 2..table.ply()).chain(0..table.ply() / 2).find(asks));
        let Some(ply) = found else { return Err(format!("{wanted} is never asked").into()) };
        let game = table.at(ply);
        eprintln!("{wanted}: {ply} of {} {:?}", table.ply(), game.turn());
        for viewer in viewers(game.seats()) {
            let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "public".to_string() };
            for theme in ["light", "dark"] {
                std::fs::write(
                    format!("{folder}/{wanted}-{who}-{theme}.html"),
                    page_of::<PrincesBoard>(&Seen::of_match(&table.cut(ply), viewer), &words, &names, theme),
                )?;
            }
        }
    }
    Ok(())
}
