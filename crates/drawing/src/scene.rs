//! All that a board gets to see.

use crate::last_turns::last_turns;
use kit::{Event, Game, Journal, LoadedEdition, Phrase, Scores, Seat, Seats, Silent, Turn, Verdict, Verdicts, Viewer, Why};
use std::cell::RefCell;
use std::rc::Rc;
use words::Words;

/// The table as one viewer may see it, with what that viewer can answer now, in one language.
pub struct Scene<'a, G: Game> {
    pub edition: &'static LoadedEdition<G::Edition>,
    pub viewer: Viewer,
    pub view: &'a G::View,
    /// What the viewer can try now, allowed or not; empty when the viewer is not asked.
    pub offers: &'a [Offer<G::Choice>],
    /// What is asked, in words. Of seats asked at once, what the viewer is asked.
    pub question: Option<&'a Phrase>,
    /// The same, typed: what a drawing may hang on.
    pub subject: Option<&'a G::Subject>,
    /// Whom the table waits for; none: chance or nobody.
    pub asked: Seats,
    pub over: bool,
    pub standing: &'a Scores,
    /// Once the game is over: all that the viewer was told of it, so that the final count can take its points apart. Empty where only
    /// the position is known.
    pub events: &'a [G::Event],
    /// See [`Scene::last_turns`].
    recent: &'a [(Seat, Vec<G::Event>)],
    /// The people at the table, by seat; where there is none, "player 1" and so on.
    pub names: &'a [String],
    pub words: &'a Words,
    /// Only to try an answer out ([`Scene::after`]): a board itself never sees a state.
    game: &'a G,
    /// The answers that were tried out so far, with what came of them: court, panel and bar ask for the same ones.
    tried: RefCell<Tried<G>>,
}

type Tried<G> = Vec<(<G as Game>::Choice, Rc<<G as Game>::View>)>;

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

    /// What the viewer would see after this answer and whatever it forces on the same seat: for "before and after". Nothing of it may hang on
    /// what the viewer does not know; the law that a redeal changes no drawing watches over that.
    /// Each answer is tried out once a drawing.
    pub fn after(&self, choice: G::Choice) -> Option<Rc<G::View>> {
        let known = self.tried.borrow().iter().find(|(tried, _)| *tried == choice).map(|(_, view)| Rc::clone(view));
        known.or_else(|| {
            let view = Rc::new(self.try_out(choice)?);
            self.tried.borrow_mut().push((choice, Rc::clone(&view)));
            Some(view)
        })
    }

    fn try_out(&self, choice: G::Choice) -> Option<G::View> {
        let seat = self.me()?;
        self.offers.iter().find(|offer| offer.choice == choice && offer.is_legal())?;
        let mut game = self.game.clone();
        game.play(seat.into(), choice, &mut Silent);
        let mut legal = Vec::new();
        while game.turn() == Turn::Ask(Seats::one(seat)) && !game.waits_when_forced() {
            game.legal(seat.into(), &mut legal);
            let [only] = legal[..] else { break };
            game.play(seat.into(), only, &mut Silent);
        }
        Some(game.view(self.viewer))
    }

    /// What each rival did in its last turn since the viewer's own, the latest last: what a drawing marks as `last`. Empty where only the
    /// position is known.
    pub fn last_turns(&self) -> &[(Seat, Vec<G::Event>)] {
        self.recent
    }

    /// Can the viewer answer now?
    pub fn is_asked(&self) -> bool {
        !self.offers.is_empty()
    }
}

/// What a scene is made of, taken from a game; the scene borrows it.
pub struct SceneData<G: Game> {
    game: G,
    edition: &'static LoadedEdition<G::Edition>,
    viewer: Viewer,
    view: G::View,
    offers: Vec<Offer<G::Choice>>,
    question: Option<Phrase>,
    subject: Option<G::Subject>,
    asked: Seats,
    over: bool,
    standing: Scores,
    events: Vec<G::Event>,
    recent: Vec<(Seat, Vec<G::Event>)>,
}

impl<G: Game> SceneData<G> {
    /// Everything by that viewer's eyes: offers only where the viewer's own seat is asked.
    pub fn of(game: &G, viewer: Viewer) -> SceneData<G> {
        let turn = game.turn();
        let me = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| turn.asks((*seat).into())) } else { None };
        let verdicts = me.map(|seat| game.verdicts(seat.into())).unwrap_or_default();
        SceneData::with(game, viewer, me, &verdicts)
    }

    fn with(game: &G, viewer: Viewer, me: Option<Seat>, verdicts: &Verdicts<G::Choice>) -> SceneData<G> {
        let turn = game.turn();
        let asked = if let Turn::Ask(seats) = turn { seats } else { Seats::NONE };
        let offer = |verdict: &Verdict<G::Choice>| Offer {
            choice: verdict.choice,
            text: game.write(verdict.choice),
            phrase: game.phrase(verdict.choice),
            why: verdict.refused,
        };
        // A question to several at once may differ from seat to seat; a spectator hears nobody's.
        let addressed = me.or_else(|| asked.iter().next().filter(|_| asked.len() == 1));
        SceneData {
            game: game.clone(),
            edition: game.edition(),
            viewer,
            view: game.view(viewer),
            offers: verdicts.all().iter().map(offer).collect(),
            question: addressed.and_then(|seat| game.question(seat)),
            subject: addressed.and_then(|seat| game.subject(seat)),
            asked,
            over: turn == Turn::Over,
            standing: game.standing(viewer),
            events: Vec::new(),
            recent: Vec::new(),
        }
    }

    /// The same with the verdicts the journal keeps, what the others did last, and all that was told once the game has ended.
    pub fn of_journal(journal: &Journal<G>, viewer: Viewer) -> SceneData<G> {
        let game = journal.game();
        let turn = game.turn();
        let me = if let Viewer::Seat(seat) = viewer { Some(seat).filter(|seat| turn.asks((*seat).into())) } else { None };
        let data = match me {
            Some(seat) => SceneData::with(game, viewer, me, journal.verdicts(seat)),
            None => SceneData::with(game, viewer, None, &Verdicts::default()),
        };
        let events = if data.over { journal.events().filter_map(|event| event.seen_by(viewer)).collect() } else { Vec::new() };
        SceneData { events, recent: last_turns(journal, viewer), ..data }
    }

    /// The same where it is too late to answer.
    #[must_use]
    pub fn without_offers(self) -> SceneData<G> {
        SceneData { offers: Vec::new(), ..self }
    }

    /// The same while a seat has still to say that its turn is over: whoever comes next is not asked yet.
    #[must_use]
    pub fn before_end_of_turn(self, seat: Seat) -> SceneData<G> {
        SceneData { question: None, subject: None, asked: Seats::one(seat), ..self.without_offers() }
    }

    pub fn scene<'a>(&'a self, names: &'a [String], words: &'a Words) -> Scene<'a, G> {
        Scene {
            edition: self.edition,
            viewer: self.viewer,
            view: &self.view,
            offers: &self.offers,
            question: self.question.as_ref(),
            subject: self.subject.as_ref(),
            asked: self.asked,
            over: self.over,
            standing: &self.standing,
            events: &self.events,
            recent: &self.recent,
            names,
            words,
            game: &self.game,
            tried: RefCell::default(),
        }
    }
}
