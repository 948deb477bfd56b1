//! Tables on a store of their own, with everything that can fail on command.

use bots::Level;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::{FailingStore, SqliteStore, Store, TurnEnd};
use tables::{
    Action, Guest, LiveTable, NewTable, NoObserver, OperatingSystem, Person, SeatPlan, Snapshot, System, TableError, Tables,
    TablesSettings, VisitorKey,
};
use tempfile::TempDir;

/// Randomness that can be switched off.
#[derive(Default, Debug)]
pub struct SwitchedSystem {
    pub no_randomness: AtomicBool,
}

impl System for SwitchedSystem {
    fn now(&self) -> i64 {
        OperatingSystem.now()
    }

    fn random(&self) -> Result<u64, TableError> {
        if self.no_randomness.load(Ordering::SeqCst) {
            return Err(TableError::NoRandomness("switched off".to_string()));
        }
        OperatingSystem.random()
    }
}

pub struct TestTables {
    pub folder: TempDir,
    pub store: Arc<FailingStore>,
    pub system: Arc<SwitchedSystem>,
    pub tables: Tables,
}

static TRAPDOOR: shelf::Title =
    shelf::Title::of::<testkit::trapdoor::Trapdoor>(words::Texts { en: "", fr: "", nl: "" }, words::Texts { en: "", fr: "", nl: "" });

impl TestTables {
    pub fn new() -> TestTables {
        shelf::add_hidden_title(&TRAPDOOR);
        let folder = tempfile::tempdir().unwrap();
        TestTables::on(folder)
    }

    pub fn on(folder: TempDir) -> TestTables {
        let behind: Arc<dyn Store> = Arc::new(SqliteStore::open(folder.path(), Box::new(|_, _| ())).unwrap());
        let store = Arc::new(FailingStore::new(behind));
        let system = Arc::new(SwitchedSystem::default());
        let settings = TablesSettings { bot_threads: 1, tables_per_visitor: 40, build: "test".to_string() };
        let tables = Tables::new(store.clone(), system.clone(), Arc::new(NoObserver), settings).unwrap();
        TestTables { folder, store, system, tables }
    }

    /// Ends all of it, and begins anew on the same folder.
    pub async fn restarted(self) -> TestTables {
        self.tables.close();
        let TestTables { folder, store, tables, system } = self;
        drop((tables, system));
        // Owners hold the store until they have ended; the folder is free when the last has gone.
        let all_gone = async {
            while Arc::strong_count(&store) > 1 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), all_gone).await.expect("the test itself still holds a table");
        store.close().await.unwrap();
        drop(store);
        TestTables::on(folder)
    }

    pub async fn table(&self, person: &Person, game: &str, guests: &[Guest]) -> String {
        self.table_where(person, game, guests, TurnEnd::ByItself).await
    }

    /// A table at which turns end by a word of their own.
    pub async fn table_where(&self, person: &Person, game: &str, guests: &[Guest], turn_end: TurnEnd) -> String {
        self.tables.create(person, &wanted(game, guests, turn_end)).await.unwrap()
    }

    pub async fn now(&self, id: &str) -> Arc<Snapshot> {
        self.tables.open(id).await.unwrap().snapshot()
    }

    pub async fn act(&self, id: &str, person: &Person, action: Action) -> Result<(), TableError> {
        self.tables.act(id, person, action).await
    }

    /// An answer to the present question.
    pub async fn answer(&self, id: &str, person: &Person, seat: u8, text: &str) -> Result<(), TableError> {
        let question = self.now(id).await.question;
        self.act(id, person, answer(seat, question, text)).await
    }
}

pub fn wanted<'a>(game: &str, guests: &'a [Guest], turn_end: TurnEnd) -> NewTable<'a> {
    NewTable { title: shelf::title(game).unwrap(), options: &[], edition: None, plan: SeatPlan { guests, turn_end } }
}

pub fn answer(seat: u8, question: u64, text: &str) -> Action {
    Action::Answer { seat: kit::Seat(seat), question, answers: vec![text.to_string()] }
}

pub fn person(name: &str, address: u8) -> Person {
    Person { key: VisitorKey::new(format!("the key of {name}")), address: IpAddr::from([10, 0, 0, address]) }
}

pub fn here(name: &str) -> Guest {
    Guest::Here(name.to_string())
}

pub fn bot() -> Guest {
    Guest::Bot(Level::Apprentice)
}

/// The snapshot once it is as wanted.
pub async fn until(live: &LiveTable, wanted: impl FnMut(&Arc<Snapshot>) -> bool) -> Arc<Snapshot> {
    let mut snapshots = live.follow();
    let waiting = snapshots.wait_for(wanted);
    let found = tokio::time::timeout(Duration::from_secs(30), waiting).await.expect("it does not come about").expect("the table is there");
    Arc::clone(&found)
}
