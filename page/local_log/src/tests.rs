use super::*;
use protocol::Stage;

/// A storage for at most `room` characters.
#[derive(Debug, Default)]
struct Small {
    texts: BTreeMap<String, String>,
    room: usize,
}

impl Storage for Small {
    fn get(&self, key: &str) -> Option<String> {
        self.texts.get(key).cloned()
    }

    fn set(&mut self, key: &str, text: &str) -> bool {
        let others: usize = self.texts.iter().filter(|(k, _)| *k != key).map(|(k, t)| k.len() + t.len()).sum();
        let fits = others + key.len() + text.len() <= self.room;
        if fits {
            self.texts.insert(key.to_owned(), text.to_owned());
        }
        fits
    }

    fn remove(&mut self, key: &str) {
        self.texts.remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts.keys().cloned().collect()
    }
}

fn logs(room: usize) -> LocalLogs<Small> {
    LocalLogs::new(Small { texts: BTreeMap::new(), room })
}

fn label(stage: Stage, at: u64) -> Label {
    Label { game: "konfetti".to_owned(), stage, at, edition: None }
}

fn playing(at: u64) -> Label {
    label(Stage::Playing, at)
}

fn codes(logs: &LocalLogs<Small>) -> Vec<String> {
    logs.tables().into_iter().map(|(code, _)| code).collect()
}

#[test]
fn entries_are_read_in_the_order_in_which_they_were_written() {
    let mut logs = logs(10_000);
    for number in 0..12 {
        assert_eq!(logs.append("AAAAAA", number, &number.to_string(), &playing(1)), Ok(Kept::Safe));
    }
    let log = logs.log("AAAAAA").unwrap();
    assert_eq!(log, (0..12).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(logs.log("BBBBBB").unwrap(), Vec::<String>::new());
    assert_eq!(logs.tables(), [("AAAAAA".to_owned(), Some(playing(1)))]);
}

/// Two tabs show one table: neither overwrites what the other has written.
#[test]
fn an_entry_is_written_once() {
    let mut logs = logs(10_000);
    logs.append("AAAAAA", 0, "mine", &playing(1)).unwrap();
    assert_eq!(logs.append("AAAAAA", 0, "yours", &playing(2)), Err(AppendError::Taken));
    assert!(logs.has_grown("AAAAAA", 0) && !logs.has_grown("AAAAAA", 1));
    assert_eq!(logs.log("AAAAAA").unwrap(), ["mine"]);
}

#[test]
fn a_hole_is_damage() {
    let mut logs = logs(10_000);
    for number in 0..3 {
        logs.append("AAAAAA", number, "x", &playing(1)).unwrap();
    }
    logs.storage.remove("farbraum-table-AAAAAA-1");
    assert_eq!(logs.log("AAAAAA"), Err(Damaged));
    // The table is listed and can be removed; other keys stay.
    logs.storage.set("farbraum-language", "de");
    logs.storage.set("farbraum-table-AAAAAA-x", "?");
    assert_eq!(codes(&logs), ["AAAAAA"]);
    logs.remove("AAAAAA");
    assert_eq!(codes(&logs), Vec::<String>::new());
    assert_eq!(logs.storage.get("farbraum-language").as_deref(), Some("de"));
}

#[test]
fn a_table_with_an_unreadable_label_goes_on() {
    let mut logs = logs(10_000);
    logs.append("AAAAAA", 0, "x", &playing(5)).unwrap();
    logs.storage.set("farbraum-table-AAAAAA", "{");
    assert_eq!(logs.tables(), [("AAAAAA".to_owned(), None)]);
    assert_eq!(logs.append("AAAAAA", 1, "y", &playing(6)), Ok(Kept::Safe));
    assert_eq!(logs.tables(), [("AAAAAA".to_owned(), Some(playing(6)))]);
}

#[test]
fn full_storage_loses_finished_tables_first_and_then_holds_entries_in_memory() {
    let mut logs = logs(420);
    logs.append("OLDEST", 0, "x", &label(Stage::Over, 1)).unwrap();
    logs.append("GOESON", 0, "x", &playing(2)).unwrap();
    let mut number = 0;
    while logs.append("AAAAAA", number, "something longer", &playing(3)) == Ok(Kept::Safe) {
        number += 1;
    }
    assert!(number > 1);
    assert_eq!(codes(&logs), ["AAAAAA", "GOESON"]);
    assert!(logs.is_held("AAAAAA"));
    assert_eq!(logs.append("AAAAAA", number + 1, "more", &playing(4)), Ok(Kept::InMemory));
    let log = logs.log("AAAAAA").unwrap();
    assert_eq!((log.len(), &*log[number], &*log[number + 1]), (number + 2, "something longer", "more"));
    // What had room is complete when the page is opened again.
    let again = LocalLogs::new(logs.storage);
    assert_eq!(again.log("AAAAAA").unwrap().len(), number);
}

#[test]
fn without_storage_everything_is_in_memory() {
    let mut logs = logs(0);
    assert_eq!(logs.append("AAAAAA", 0, "x", &playing(1)), Ok(Kept::InMemory));
    assert_eq!(logs.append("AAAAAA", 1, "y", &playing(2)), Ok(Kept::InMemory));
    assert_eq!(logs.log("AAAAAA").unwrap(), ["x", "y"]);
    assert_eq!(logs.tables(), [("AAAAAA".to_owned(), Some(playing(2)))]);
}

#[test]
fn an_entry_for_a_table_deleted_in_another_tab_is_refused() {
    let mut logs = logs(10_000);
    logs.append("AAAAAA", 0, "x", &playing(1)).unwrap();
    logs.remove("AAAAAA");
    assert_eq!(logs.append("AAAAAA", 1, "y", &playing(1)), Err(AppendError::Deleted));
    assert!(!logs.is_held("AAAAAA"));
    assert_eq!(logs.log("AAAAAA").unwrap(), Vec::<String>::new());
    assert_eq!(logs.storage.keys(), Vec::<String>::new());
}

#[test]
fn the_oldest_go_first_and_finished_ones_before_them() {
    let mut logs = logs(100_000);
    for at in 1..=MOST_TABLES as u64 {
        let stage = if at == 5 { Stage::Over } else { Stage::Playing };
        logs.append(&format!("TABLE{at}"), 0, "x", &label(stage, at)).unwrap();
    }
    logs.append("NEWEST", 0, "x", &playing(100)).unwrap();
    assert_eq!(codes(&logs).len(), MOST_TABLES);
    assert!(!codes(&logs).contains(&"TABLE5".to_owned()));
    logs.append("LATEST", 0, "x", &playing(101)).unwrap();
    assert_eq!(codes(&logs).len(), MOST_TABLES);
    assert!(!codes(&logs).contains(&"TABLE1".to_owned()));
    assert_eq!(&codes(&logs)[..2], ["LATEST", "NEWEST"]);
}
