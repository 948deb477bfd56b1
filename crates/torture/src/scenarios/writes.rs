//! Another process holds the store's write lock for longer than the site waits for it, while all seats of a table answer one question.
//!
//! The first answer cannot be stored and its person is told so. The others are in line behind it: whatever they are told must be true.

use super::{Form, Trial};
use crate::crowd::Crowd;
use crate::crowd::Manner;
use crate::folder::Folder;
use crate::outcome::Outcome;
use crate::page::Question;
use crate::party::{Company, Look, Party, Turn};
use crate::random::RandomSource;
use crate::store;
use rusqlite::Connection;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Its first question is put to all seats at once: which profession card to return.
const GAME: &str = "princes";
/// Longer than the site waits for the lock (5 s). The longer one outlasts a second attempt, and so all answers fail that are in line then.
const LOCKED: Duration = Duration::from_millis(6_000);
const LOCKED_LONG: Duration = Duration::from_millis(11_000);
/// Between the answers of two seats of a table.
const APART: Duration = Duration::from_millis(20);
const PATIENCE: Duration = Duration::from_secs(30);

pub async fn run(trial: &Trial, folder: &Folder, outcome: &mut Outcome) -> Result<(), String> {
    let wanted = trial.amount(1, 100);
    let tables = if trial.form == Form::Short { 3 } else { 20 };
    let most_rounds = if trial.form == Form::Short { 3 } else { 20 };
    let mut random = RandomSource::new(trial.seed);
    let (mut failed, mut acknowledged, mut rounds, mut lost, mut stuck) = (0, 0, 0, 0, 0);
    while failed < wanted && rounds < most_rounds {
        rounds += 1;
        let server = trial.open(&folder.data())?;
        let parties = gather(server.address, tables).await?;
        let held = if rounds % 2 == 1 { LOCKED } else { LOCKED_LONG };
        let parties = answer_while_locked(parties, &folder.data(), held, &mut random, &mut failed, &mut acknowledged).await?;
        let mut crowd = Crowd::of_parties(parties, &mut random);
        crowd.go_on(PATIENCE).await;
        crowd.play(Manner::brisk(0.5)).await;
        // What memory holds may hide what the store lacks.
        server.kill()?;
        crowd.compare(&folder.data(), folder.root())?;
        let server = trial.open(&folder.data())?;
        crowd.move_to(server.address);
        crowd.go_on(PATIENCE).await;
        server.kill()?;
        crowd.compare(&folder.data(), folder.root())?;
        (lost, stuck) = (lost + crowd.tally.findings.lost.len(), stuck + crowd.tally.findings.unreadable.len());
        acknowledged += crowd.tally.answered as u64;
        outcome.faults.extend(crowd.tally.findings.faults());
    }
    outcome.note("failed_writes", failed);
    outcome.note("tables", tables * rounds);
    outcome.note("acknowledged", acknowledged);
    outcome.note("lost", lost);
    outcome.note("stuck_or_unreadable", stuck);
    outcome.require(failed >= wanted, || {
        format!("{failed} answers were told that the store failed, {wanted} were to be: the lock did not bite")
    });
    Ok(())
}

async fn gather(to: SocketAddr, tables: u64) -> Result<Vec<Party>, String> {
    let title = shelf::title(GAME).map_err(|e| e.0)?;
    let mut parties = Vec::new();
    for _ in 0..tables {
        parties.push(Party::gather(to, Ipv4Addr::LOCALHOST, title, Company::people(title)).await.map_err(|e| e.to_string())?);
    }
    Ok(parties)
}

async fn answer_while_locked(
    parties: Vec<Party>,
    data: &Path,
    held: Duration,
    random: &mut RandomSource,
    failed: &mut u64,
    acknowledged: &mut u64,
) -> Result<Vec<Party>, String> {
    // Pages take their time on a busy machine: everybody has read the question before the store is locked.
    let mut asked = Vec::new();
    for mut party in parties {
        let questions = read_questions(&mut party).await?;
        asked.push((party, questions));
    }
    let other = Connection::open(store::file(data)).map_err(|e| e.to_string())?;
    other.busy_timeout(PATIENCE).map_err(|e| e.to_string())?;
    other.execute_batch("BEGIN IMMEDIATE").map_err(|e| format!("the store's lock was not had: {e}"))?;
    let mut answering = JoinSet::new();
    for (party, questions) in asked {
        answering.spawn(answer_together(party, questions, random.split()));
    }
    sleep(held).await;
    other.execute_batch("ROLLBACK").map_err(|e| e.to_string())?;
    let mut back = Vec::new();
    while let Some(answered) = answering.join_next().await {
        let (party, turns) = answered.map_err(|e| e.to_string())??;
        *failed += turns.iter().filter(|turn| matches!(turn, Turn::Failed(_))).count() as u64;
        *acknowledged += turns.iter().filter(|turn| matches!(turn, Turn::Answered(_))).count() as u64;
        back.push(party);
    }
    Ok(back)
}

/// The question that is put to all people of a table, as each of them reads it.
async fn read_questions(party: &mut Party) -> Result<Vec<(Question, usize)>, String> {
    let mut questions = Vec::new();
    for person in 0..party.people.len() {
        let Look::Asked { question, read_at } = party.look(person).await.map_err(|e| e.to_string())? else {
            return Err(format!("seat {person} of {GAME} is not asked at once with the others"));
        };
        questions.push((question, read_at));
    }
    Ok(questions)
}

/// All people of a table answer that question, one shortly after the other.
async fn answer_together(
    mut party: Party,
    questions: Vec<(Question, usize)>,
    mut random: RandomSource,
) -> Result<(Party, Vec<Turn>), String> {
    // Each answers with a browser of their own and none waits for another: the table is taken apart and put together again.
    let mut answering = JoinSet::new();
    for (person, ((question, read_at), browser)) in questions.into_iter().zip(std::mem::take(&mut party.people)).enumerate() {
        let mut alone = Party { people: vec![browser], given_answers: Default::default(), table: party.table.clone(), ..party };
        let mut random = random.split();
        answering.spawn(async move {
            sleep(APART * person as u32).await;
            let turn = alone.answer(0, &question, read_at, &mut random).await;
            (person, alone, turn)
        });
    }
    let mut answered = answering.join_all().await;
    answered.sort_by_key(|(person, ..)| *person);
    let mut turns = Vec::new();
    for (_, alone, turn) in answered {
        party.people.extend(alone.people);
        party.given_answers.entries.extend(alone.given_answers.entries);
        turns.push(turn.map_err(|e| format!("a person got no reply: {e}"))?);
    }
    Ok((party, turns))
}
