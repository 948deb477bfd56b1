//! Pages to look at: `cargo run -p il_vecchio-board --example preview -- FOLDER SEATS LANG PLY...` writes one for each ply and viewer.

use drawing::testing::{page, played, speak, viewers};
use il_vecchio::IlVecchio;
use il_vecchio_board::IlVecchioBoard;
use kit::Viewer;
use words::Lang;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, seats, lang, plies @ ..] = &args[..] else { return Err("FOLDER SEATS LANG PLY...".into()) };
    let texts = words::texts!("../../lang");
    let words = speak(Lang::from_code(lang).unwrap_or(Lang::En), &texts);
    let names: Vec<String> = ["Beatrice", "Rinaldo", "Donatello", "Ginevra"].map(String::from).to_vec();
    let table = played::<IlVecchio>(seats.parse()?, &[], 5, true);
    std::fs::create_dir_all(folder)?;
    for ply in plies {
        let game = table.at(ply.parse()?);
        eprintln!("{ply} of {} {:?} {:?}", table.ply(), kit::Game::turn(&game), kit::Game::question(&game, kit::Seat(0)).map(|q| q.key));
        for viewer in viewers(kit::Game::seats(&game)) {
            let who = if let Viewer::Seat(seat) = viewer { seat.to_string() } else { "public".to_string() };
            for theme in ["light", "dark"] {
                std::fs::write(format!("{folder}/{ply}-{who}-{theme}.html"), page::<IlVecchioBoard>(&game, viewer, &words, &names, theme))?;
            }
        }
    }
    Ok(())
}
