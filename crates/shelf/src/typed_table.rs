//! The one implementation of [`Table`], for every game.

use crate::thinker::TypedThinker;
use crate::{Event, Offer, Playout, Reason, Refused, Shown, Table, Thinker};
use bots::{Budget, Level, Player};
use kit::record::Line;
use kit::{
    Chapter, Entry, Evaluate, Event as _, Follow, Journal, NoUndo, Phrase, Record, Rng, Scores, Seat, Seats, Setup, StandingOrder, Telling,
    Turn, TurnSpan, Verdict, Viewer, Who,
};
use serde_json::Value;

pub(crate) struct TypedTable<G: Evaluate>(pub Journal<G>, pub Shown);

impl<G: Evaluate> TypedTable<G> {
    fn game(&self) -> &G {
        self.0.game()
    }

    fn read(&self, text: &str) -> Result<G::Choice, Refused> {
        self.game().read(text).map_err(|e| Refused { rule: "", reason: Reason::NotationError(e.0) })
    }

    fn line(&self, entry: &Entry<G>) -> Line {
        Line { number: 0, who: entry.who, text: self.game().write(entry.choice) }
    }

    fn heard(&self, ply: usize, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.0.entry(ply).into_iter().flat_map(move |entry| entry.events.iter().filter_map(move |event| event.seen_by(viewer)))
    }
}

impl<G: Evaluate> Table for TypedTable<G> {
    fn as_any(&self) -> &dyn std::any::Any {
        self
    }

    fn game_id(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> &Setup {
        self.0.setup()
    }

    fn edition(&self) -> (&'static str, &'static str) {
        let edition = self.game().edition();
        (&edition.id, &edition.hash)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(TypedTable(self.0.clone(), self.1))
    }

    fn ply(&self) -> usize {
        self.0.ply()
    }

    fn question_ply(&self) -> usize {
        self.0.question_ply()
    }

    fn turn(&self) -> Turn {
        self.game().turn()
    }

    fn held(&self) -> Seats {
        self.game().held()
    }

    fn question(&self, seat: Seat) -> Option<Phrase> {
        if let Shown::Ending(_) = self.1 { None } else { self.game().question(seat) }
    }

    fn legal(&self, who: Who) -> Vec<String> {
        let write = |choice| self.game().write(choice);
        match who {
            Who::Seat(seat) => self.0.verdicts(seat).legal().map(write).collect(),
            Who::Chance => {
                let mut legal = Vec::new();
                self.game().legal(who, &mut legal);
                legal.into_iter().map(write).collect()
            }
        }
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let offer = |verdict: &Verdict<G::Choice>| Offer {
            text: self.game().write(verdict.choice),
            phrase: self.game().phrase(verdict.choice),
            refused: verdict.refused.map(|why| Refused { rule: why.rule, reason: Reason::Phrase(why.phrase()) }),
        };
        match self.1 {
            Shown::Now => self.0.verdicts(seat).all().iter().map(offer).collect(),
            Shown::Past | Shown::Ending(_) => Vec::new(),
        }
    }

    fn check(&self, who: Who, text: &str) -> Result<(), Refused> {
        Ok(self.0.check(who, self.read(text)?)?)
    }

    fn phrase(&self, text: &str) -> Option<Phrase> {
        self.game().read(text).ok().map(|choice| self.game().phrase(choice))
    }

    fn standing_orders(&self, seat: Seat) -> Vec<StandingOrder> {
        self.game().standing_orders(seat)
    }

    fn order_phrase(&self, order: &str) -> Option<Phrase> {
        self.game().order_phrase(order)
    }

    fn follow(&self, seat: Seat, order: &str) -> Follow<String> {
        match self.game().follow(seat, order) {
            Follow::Answer(choice) => Follow::Answer(self.game().write(choice)),
            Follow::Waits => Follow::Waits,
            Follow::Ended => Follow::Ended,
        }
    }

    fn submit(&mut self, who: Who, text: &str) -> Result<(), Refused> {
        let choice = self.read(text)?;
        self.0.submit(who, choice)?;
        Ok(())
    }

    fn answer_chance(&mut self, seed: u64) -> bool {
        self.0.answer_chance(seed).is_some()
    }

    fn answer_forced(&mut self, secret_too: bool) -> bool {
        self.0.answer_forced(secret_too).is_some()
    }

    fn undo(&mut self, seat: Seat, whole_turn: bool) -> Result<usize, NoUndo> {
        self.0.undo(seat, whole_turn)
    }

    fn check_undo(&self, seat: Seat, whole_turn: bool) -> Result<(), NoUndo> {
        self.0.check_undo(seat, whole_turn)
    }

    fn ended_by(&self) -> Option<Seat> {
        self.0.ended_by()
    }

    fn decisions_of(&self, seat: Seat) -> Vec<usize> {
        self.0.decisions_of(seat).collect()
    }

    fn nothing_revealed_since(&self, seat: Seat) -> usize {
        self.0.nothing_revealed_since(seat)
    }

    fn rewind(&mut self, ply: usize) -> usize {
        self.0.rewind(ply)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game().view(viewer)).unwrap_or(Value::Null)
    }

    fn position(&self) -> Value {
        kit::position::to_json(self.game())
    }

    fn scores(&self, viewer: Viewer) -> Scores {
        self.game().standing(viewer)
    }

    fn record(&self) -> Record {
        self.0.record()
    }

    fn header(&self) -> Record {
        self.0.header()
    }

    fn answers_from(&self, ply: usize) -> Vec<Line> {
        self.0.entries_from(ply).map(|entry| self.line(entry)).collect()
    }

    fn who(&self, ply: usize) -> Option<Who> {
        self.0.entry(ply).map(|entry| entry.who)
    }

    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Event> {
        let event = |e: G::Event| Event { json: serde_json::to_value(&e).unwrap_or(Value::Null), phrase: e.phrase() };
        self.heard(ply, viewer).map(event).collect()
    }

    fn sentences(&self, ply: usize, viewer: Viewer) -> Vec<Phrase> {
        self.heard(ply, viewer).filter(|event| event.telling() != Telling::Part).map(|event| event.phrase()).collect()
    }

    fn chapter(&self) -> Chapter {
        self.0.chapter()
    }

    fn present_turn(&self) -> TurnSpan {
        self.0.present_turn()
    }

    fn turn_at(&self, ply: usize) -> Option<TurnSpan> {
        self.0.turn_at(ply)
    }

    fn turns_from(&self, ply: usize) -> Vec<TurnSpan> {
        self.0.turns_from(ply).collect()
    }

    fn news_from(&self, seat: Seat) -> usize {
        self.0.news_from(seat)
    }

    fn told(&self, span: &TurnSpan, viewer: Viewer) -> Vec<(Telling, Phrase)> {
        let seen = self.0.told(span).filter_map(|event| event.seen_by(viewer)).filter(|event| event.telling() != Telling::Part);
        seen.map(|event| (event.telling(), event.phrase())).collect()
    }

    fn at(&self, ply: usize) -> Box<dyn Table> {
        Box::new(TypedTable(self.0.cut(ply), Shown::Now))
    }

    fn shown(&self, as_it_is: Shown) -> Box<dyn Table> {
        Box::new(TypedTable(self.0.clone(), as_it_is))
    }

    fn again(&self) -> Box<dyn Table> {
        Box::new(TypedTable(Journal::<G>::new(self.game().edition(), self.0.setup().clone()), Shown::Now))
    }

    fn redealt(&self, seat: Seat, seed: u64) -> Box<dyn Table> {
        let mut game = self.game().clone();
        game.redeal(seat, &mut Rng::new(seed));
        Box::new(TypedTable(Journal::from_position(self.0.setup().clone(), game), self.1))
    }

    fn thinker(&self, seat: Seat, level: Level, budget: Budget) -> Box<dyn Thinker> {
        let player = Player { budget, ..Player::of(level) };
        Box::new(TypedThinker::<G> { seat, bot: bots::Thinker::new(player) })
    }

    fn playout(&self, seed: u64, max_plies: u64) -> Playout {
        let finish = bots::random_playout(self.game().clone(), &mut Rng::new(seed), max_plies, &mut Vec::new());
        Playout { scores: finish.game.standing(Viewer::Referee), plies: finish.plies, ended: finish.ended }
    }
}
