//! Pages to look at: `cargo run -p firenze-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<firenze_board::FirenzeBoard>(&words::texts!("../../lang"))
}
