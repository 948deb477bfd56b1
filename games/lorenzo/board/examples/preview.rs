//! Pages to look at: `cargo run -p lorenzo-board --example preview -- FOLDER SEATS LANG PLY... [OPTION=VALUE...]`.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    drawing::preview::run::<lorenzo_board::LorenzoBoard>(&words::texts!("../../lang"))
}
