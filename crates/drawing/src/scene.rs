//! All that a board gets to see.

use kit::{Event, Game, Match, Phrase, Printing, Scores, Seat, Seats, Turn, Viewer, Why};
use words::Words;

/// The table as one viewer may see it, with what that viewer can answer now, in one language.
pub struct Scene<'a, G: Game> {
    pub edition: &'static Printing<G::Edition>,
    pub viewer: Viewer,
    pub view: &'a G::View,
    /// What the viewer can try now, allowed or not; empty when the viewer is not asked.
    pub offers: &'a [Offer<G::Choice>],
    /// What is asked, in words. Of seats asked at once, what the viewer is asked.
    pub question: Option<&'a Phrase>,
    /// Whom the table waits for; none: chance or nobody.
    pub asked: Seats,
    pub over: bool,
    pub standing: &'a Scores,
    /// Once the game is over: all that the viewer was told of it, so that the final count can take its points apart. Empty where only
    /// the position is known.
    pub told: &'a [G::Event],
    /// The people at the table, by seat; where there is none, "player 1" and so on.
    pub names: &'a [String],
    pub words: &'a Words,
}

/// An answer that can be tried: the answer, its notation, its words, and nothing or the reason it is refused for.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<C> {
    pub choice: C,
    /// The notation: what is posted.
    pub text: String,
    pub phrase: Phrase,
    pub why: Option<Why>,
}

impl<C> Offer<C> {
    pub fn is_legal(&self) -> bool {
        self.why.is_none()
    }
}

impl<G: Game> Scene<'_, G> {
    pub fn say(&self, phrase: &Phrase) -> String {
        self.words.say(phrase, self.names)
    }

    /// A message without values.
    pub fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.words.tell(&Phrase::new("seat").with("n", seat.0 + 1)),
        }
    }

    /// The seat through whose eyes we look.
    pub fn me(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public | Viewer::Referee => None,
        }
    }

    /// Can the viewer answer now?
    pub fn is_asked(&self) -> bool {
        !self.offers.is_empty()
    }
}

/// What a scene is made of, taken from a game; the scene borrows it.
pub struct Seen<G: Game> {
    edition: &'static Printing<G::Edition>,
    viewer: Viewer,
    view: G::View,
    offers: Vec<Offer<G::Choice>>,
    question: Option<Phrase>,
    asked: Seats,
    over: bool,
    standing: Scores,
    told: Vec<G::Event>,
}

impl<G: Game> Seen<G> {
    /// Everything by that viewer's eyes: offers only where the viewer's own seat is asked.
    pub fn of(game: &G, viewer: Viewer) -> Seen<G> {
        let turn = game.turn();
        let asked = if let Turn::Ask(seats) = turn { seats } else { Seats::NONE };
        let me = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| asked.contains(*seat)) } else { None };
        let mut candidates = Vec::new();
        if let Some(seat) = me {
            game.candidates(seat.into(), &mut candidates);
        }
        let why = |choice| me.zip(game.top()).and_then(|(seat, step)| kit::Step::allow(step, game, seat.into(), choice).err());
        let offer = |choice| Offer { choice, text: game.write(choice), phrase: game.phrase(choice), why: why(choice) };
        // A question to several at once may differ from seat to seat; a spectator hears nobody's.
        let addressed = me.or_else(|| asked.iter().next().filter(|_| asked.len() == 1));
        Seen {
            edition: game.edition(),
            viewer,
            view: game.view(viewer),
            offers: candidates.into_iter().map(offer).collect(),
            question: addressed.and_then(|seat| game.question(seat)),
            asked,
            over: turn == Turn::Over,
            standing: game.standing(viewer),
            told: Vec::new(),
        }
    }

    /// The same with the whole story, once it has ended: it is played again for it.
    pub fn of_match(table: &Match<G>, viewer: Viewer) -> Seen<G> {
        let seen = Seen::of(table.game(), viewer);
        let told = if seen.over { story(table).iter().filter_map(|event| event.seen_by(viewer)).collect() } else { Vec::new() };
        Seen { told, ..seen }
    }

    pub fn scene<'a>(&'a self, names: &'a [String], words: &'a Words) -> Scene<'a, G> {
        Scene {
            edition: self.edition,
            viewer: self.viewer,
            view: &self.view,
            offers: &self.offers,
            question: self.question.as_ref(),
            asked: self.asked,
            over: self.over,
            standing: &self.standing,
            told: &self.told,
            names,
            words,
        }
    }
}

/// Every event of a match since its first answer.
fn story<G: Game>(table: &Match<G>) -> Vec<G::Event> {
    let mut game = table.at(0);
    let mut events = Vec::new();
    table.answers().iter().for_each(|answer| game.play(answer.who, answer.choice, &mut events));
    events
}
