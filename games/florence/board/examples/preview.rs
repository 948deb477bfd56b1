//! Pages to look at: `cargo run -p florence-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<florence_board::FlorenceBoard>(&words::texts!("../../lang"))
}
