//! Positions with something wrong in them are refused by name.

use il_vecchio::{Choice, IlVecchio};
use kit::{Edition, Game, Journal, Rng, Setup, Turn, Who};

/// A member without a bishop who is on his way to a town, walked to at random.
fn on_the_way() -> (Journal<IlVecchio>, Setup) {
    let setup = Setup::of::<IlVecchio>(3).unwrap();
    let edition = <IlVecchio as Game>::Edition::editions().current();
    for seed in 0.. {
        let mut rng = Rng::new(seed);
        let mut table = Journal::<IlVecchio>::new(edition, setup.clone());
        for _ in 0..200 {
            let mut legal = Vec::new();
            let (who, choice) = match table.game().turn() {
                Turn::Over => break,
                Turn::Chance => (Who::Chance, table.game().sample(&mut rng, &mut legal)),
                Turn::Ask(seats) => {
                    let who = Who::Seat(seats.iter().next().unwrap());
                    table.game().legal(who, &mut legal);
                    (who, rng.pick(&legal).copied())
                }
            };
            let choice = choice.unwrap();
            table.submit(who, choice).unwrap();
            let position = kit::position::to_json(table.game());
            let Some(top) = position["steps"].as_array().unwrap().last() else { break };
            let has_no_bishop = |seat: u64| position["families"][seat as usize]["goods"]["bishop"] == 0;
            if matches!(choice, Choice::City(_)) && top["step"] == "journey" && top["seat"].as_u64().is_some_and(has_no_bishop) {
                return (table, setup);
            }
        }
    }
    unreachable!("seeds do not end");
}

// §4.3
#[test]
fn an_errand_to_a_town_without_a_middleman_is_refused_by_name() {
    let (table, setup) = on_the_way();
    let edition = table.game().edition();
    let true_position = kit::position::to_json(table.game());
    let mut refused = 0;
    for city in &edition.map.cities {
        let mut position = true_position.clone();
        let top = position["steps"].as_array_mut().unwrap().last_mut().unwrap();
        top["errand"]["city"]["city"] = city.id.as_str().into();
        if let Err(error) = kit::position::from_json::<IlVecchio>(edition, &setup, &position) {
            assert!(error.path.starts_with("steps."), "{error}");
            refused += usize::from(error.message.contains("no middleman in that town"));
        }
    }
    assert!(refused > 5, "only {refused} towns were refused");
}
