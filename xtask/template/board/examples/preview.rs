//! Pages to look at: `cargo run -p bottega-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<bottega_board::BottegaBoard>(&words::texts!("../../lang"))
}
