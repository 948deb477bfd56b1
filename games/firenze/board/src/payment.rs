//! Whole payments: what the rules ask colour by colour, given with one click.

use crate::{Pen, signs};
use drawing::resources::Row;
use drawing::{Markup, html};
use firenze::{Bricks, Choice, Colour};
use kit::Phrase;

/// So many are shown; the others are paid colour by colour.
const SHOWN: usize = 6;

/// What is owed, and what it can be paid from.
struct Debt<'a> {
    owed: u8,
    store: &'a Bricks,
    /// Colours are named from white to purple: those before the first on offer have been passed.
    colours: Vec<Colour>,
}

impl<'a> Debt<'a> {
    fn of(pen: &Pen<'a>) -> Option<Debt<'a>> {
        let question = pen.scene.question.filter(|question| question.key == "ask-pay")?;
        let number = |arg: &kit::Arg| if let kit::Arg::Number(n) = arg { u8::try_from(*n).ok() } else { None };
        let owed = question.args.iter().find_map(|(_, arg)| number(arg))?;
        let first =
            pen.scene.offers.iter().find_map(|offer| if let Choice::Pay(colour, _) = offer.choice { Some(colour) } else { None })?;
        let store = &pen.scene.me().and_then(|seat| pen.scene.view.players.get(seat.index()))?.store;
        let colours = Colour::ALL.iter().copied().filter(|colour| *colour >= first && store.has(*colour)).collect();
        Some(Debt { owed, store, colours })
    }

    fn ways(&self) -> Vec<Vec<(Colour, u8)>> {
        ways(self.store, &self.colours, self.owed)
    }
}

/// All ways to give so many bricks of these colours, rarer bricks later.
pub(crate) fn ways(store: &Bricks, colours: &[Colour], owed: u8) -> Vec<Vec<(Colour, u8)>> {
    let mut ways = Vec::new();
    spend(store, colours, owed, &mut Vec::new(), &mut ways);
    ways.sort_by_key(|way| way.iter().map(|(colour, n)| usize::from(*n) * colour.index()).sum::<usize>());
    ways
}

/// The cheapest payments that would take more than one answer.
pub(crate) fn draw(pen: &Pen<'_>) -> Option<Markup> {
    let debt = Debt::of(pen)?;
    let ways = debt.ways().into_iter().map(|way| (asked(debt.store, &debt.colours, debt.owed, &way), way));
    let ways: Vec<_> = ways.filter(|(asked, _)| *asked > 1).take(SHOWN).collect();
    (!ways.is_empty()).then(|| html! { @for (asked, way) in &ways { (one(pen, way, *asked)) } })
}

/// The whole payment that one answer comes to, if nothing is left to choose after it.
pub(crate) fn complete(pen: &Pen<'_>, colour: Colour, n: u8) -> Option<Row> {
    let debt = Debt::of(pen)?;
    let mut begun = debt.ways().into_iter().filter(|way| way.first() == Some(&(colour, n)));
    begun.find(|way| asked(debt.store, &debt.colours, debt.owed, way) == 1).map(|way| row(&way))
}

pub(crate) fn row(way: &[(Colour, u8)]) -> Row {
    way.iter().fold(Row::new(), |row, (colour, n)| row.amount(signs::brick(*colour), (*n).into()))
}

/// How many answers of a payment are asked for: the last ones go without asking once there is no choice left, and must not be
/// given to the next question.
fn asked(store: &Bricks, colours: &[Colour], owed: u8, way: &[(Colour, u8)]) -> usize {
    let mut left = owed;
    for (nth, (colour, n)) in way.iter().enumerate() {
        left -= n;
        let open: Vec<u8> = colours.iter().filter(|open| *open > colour).map(|open| store.of(*open)).collect();
        if open.len() <= 1 || open.iter().sum::<u8>() <= left {
            return nth + 1;
        }
    }
    way.len()
}

fn one(pen: &Pen<'_>, way: &[(Colour, u8)], asked: usize) -> Markup {
    whole(pen, "draw-whole", way, way.iter().take(asked).map(|(colour, n)| Choice::Pay(*colour, *n)))
}

/// A button that gives several answers in a row; `key` is the message that says which bricks they come to.
pub(crate) fn whole(pen: &Pen<'_>, key: &'static str, way: &[(Colour, u8)], answers: impl Iterator<Item = Choice>) -> Markup {
    let text = |choice: Choice| {
        let mut text = String::new();
        kit::Choice::write(choice, pen.edition(), &mut text);
        text
    };
    let chain: Vec<String> = answers.map(text).collect();
    let bricks: Vec<Phrase> = way.iter().map(|(colour, n)| Phrase::name("bricks", colour).with("n", *n)).collect();
    html! {
        button type="button" class="offer legal whole" data-tip data-chain=(chain.join("\n")) aria-label=(pen.say(Phrase::new(key).with("bricks", bricks))) { (row(way).inline(20.0)) }
    }
}

/// All ways to give so many bricks, colours in their order.
fn spend(store: &Bricks, colours: &[Colour], owed: u8, way: &mut Vec<(Colour, u8)>, ways: &mut Vec<Vec<(Colour, u8)>>) {
    if owed == 0 {
        ways.push(way.clone());
        return;
    }
    let Some((colour, rest)) = colours.split_first() else { return };
    for n in (0..=store.of(*colour).min(owed)).rev() {
        if n > 0 {
            way.push((*colour, n));
        }
        spend(store, rest, owed - n, way, ways);
        if n > 0 {
            way.pop();
        }
    }
}
