//! A record is read and played, or refused with a reason.

use kit::Record;

/// Input: a record. What is read is the same after writing; what can be played is the same game after writing.
pub fn records(data: &[u8]) {
    let Ok(record) = Record::parse(&String::from_utf8_lossy(data)) else { return };
    assert_eq!(Record::parse(&record.write()).as_ref(), Ok(&record), "not the same after writing and reading");
    let Ok(title) = shelf::title(&record.game) else { return };
    let Ok(table) = title.open(None, &record) else { return };
    let own = Record::parse(&table.record().write()).expect("our own record is read");
    let again = title.open(None, &own).expect("our own record is played");
    assert_eq!(again.position(), table.position(), "another game after writing");
    assert_eq!(again.answers_from(0), table.answers_from(0));
}
