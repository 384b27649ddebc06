use super::*;
use protocol::Stage;

/// A storage with room for so many characters.
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

fn drawer(room: usize) -> Drawer<Small> {
    Drawer::new(Small { texts: BTreeMap::new(), room })
}

fn label(stage: Stage, at: u64) -> Label {
    Label { game: "konfetti".to_owned(), stage, at, edition: None }
}

fn playing(at: u64) -> Label {
    label(Stage::Playing, at)
}

fn codes(drawer: &Drawer<Small>) -> Vec<String> {
    drawer.tables().into_iter().map(|(code, _)| code).collect()
}

#[test]
fn what_is_written_is_there_in_its_order() {
    let mut drawer = drawer(10_000);
    for number in 0..12 {
        assert_eq!(drawer.append("AAAAAA", number, &number.to_string(), &playing(1)), Ok(Kept::Safe));
    }
    let log = drawer.log("AAAAAA").unwrap();
    assert_eq!(log, (0..12).map(|number| number.to_string()).collect::<Vec<_>>());
    assert_eq!(drawer.log("BBBBBB").unwrap(), Vec::<String>::new());
    assert_eq!(drawer.tables(), [("AAAAAA".to_owned(), Some(playing(1)))]);
}

/// Two windows at one table: nobody overwrites what the other has written.
#[test]
fn an_entry_is_written_once() {
    let mut drawer = drawer(10_000);
    drawer.append("AAAAAA", 0, "mine", &playing(1)).unwrap();
    assert_eq!(drawer.append("AAAAAA", 0, "yours", &playing(2)), Err(Taken));
    assert!(drawer.has_grown("AAAAAA", 0) && !drawer.has_grown("AAAAAA", 1));
    assert_eq!(drawer.log("AAAAAA").unwrap(), ["mine"]);
}

#[test]
fn a_hole_is_damage() {
    let mut drawer = drawer(10_000);
    for number in 0..3 {
        drawer.append("AAAAAA", number, "x", &playing(1)).unwrap();
    }
    drawer.storage.remove("farbraum-table-AAAAAA-1");
    assert_eq!(drawer.log("AAAAAA"), Err(Damaged));
    // It can be seen and thrown away, and others are not concerned.
    drawer.storage.set("farbraum-language", "de");
    drawer.storage.set("farbraum-table-AAAAAA-x", "?");
    assert_eq!(codes(&drawer), ["AAAAAA"]);
    drawer.remove("AAAAAA");
    assert_eq!(codes(&drawer), Vec::<String>::new());
    assert_eq!(drawer.storage.get("farbraum-language").as_deref(), Some("de"));
}

#[test]
fn labels_that_cannot_be_read_do_no_harm() {
    let mut drawer = drawer(10_000);
    drawer.append("AAAAAA", 0, "x", &playing(5)).unwrap();
    drawer.storage.set("farbraum-table-AAAAAA", "{");
    assert_eq!(drawer.tables(), [("AAAAAA".to_owned(), None)]);
    assert_eq!(drawer.append("AAAAAA", 1, "y", &playing(6)), Ok(Kept::Safe));
    assert_eq!(drawer.tables(), [("AAAAAA".to_owned(), Some(playing(6)))]);
}

#[test]
fn a_full_drawer_gives_up_what_is_finished_and_then_plays_on_in_memory() {
    let mut drawer = drawer(420);
    drawer.append("OLDEST", 0, "x", &label(Stage::Over, 1)).unwrap();
    drawer.append("GOESON", 0, "x", &playing(2)).unwrap();
    let mut number = 0;
    while drawer.append("AAAAAA", number, "something longer", &playing(3)) == Ok(Kept::Safe) {
        number += 1;
    }
    assert!(number > 1);
    assert_eq!(codes(&drawer), ["AAAAAA", "GOESON"]);
    assert!(drawer.is_held("AAAAAA"));
    assert_eq!(drawer.append("AAAAAA", number + 1, "more", &playing(4)), Ok(Kept::InMemory));
    let log = drawer.log("AAAAAA").unwrap();
    assert_eq!((log.len(), &*log[number], &*log[number + 1]), (number + 2, "something longer", "more"));
    // What had found room is still there, in one piece, when the page is opened again.
    let again = Drawer::new(drawer.storage);
    assert_eq!(again.log("AAAAAA").unwrap().len(), number);
}

#[test]
fn without_storage_everything_is_in_memory() {
    let mut drawer = drawer(0);
    assert_eq!(drawer.append("AAAAAA", 0, "x", &playing(1)), Ok(Kept::InMemory));
    assert_eq!(drawer.append("AAAAAA", 1, "y", &playing(2)), Ok(Kept::InMemory));
    assert_eq!(drawer.log("AAAAAA").unwrap(), ["x", "y"]);
    assert_eq!(drawer.tables(), [("AAAAAA".to_owned(), Some(playing(2)))]);
}

#[test]
fn a_table_deleted_in_another_window_is_not_half_there_again() {
    let mut drawer = drawer(10_000);
    drawer.append("AAAAAA", 0, "x", &playing(1)).unwrap();
    drawer.remove("AAAAAA");
    assert_eq!(drawer.append("AAAAAA", 1, "y", &playing(1)), Ok(Kept::InMemory));
    assert_eq!(drawer.storage.keys(), Vec::<String>::new());
}

#[test]
fn the_oldest_go_first_and_finished_ones_before_them() {
    let mut drawer = drawer(100_000);
    for at in 1..=MOST_TABLES as u64 {
        let stage = if at == 5 { Stage::Over } else { Stage::Playing };
        drawer.append(&format!("TABLE{at}"), 0, "x", &label(stage, at)).unwrap();
    }
    drawer.append("NEWEST", 0, "x", &playing(100)).unwrap();
    assert_eq!(codes(&drawer).len(), MOST_TABLES);
    assert!(!codes(&drawer).contains(&"TABLE5".to_owned()));
    drawer.append("LATEST", 0, "x", &playing(101)).unwrap();
    assert_eq!(codes(&drawer).len(), MOST_TABLES);
    assert!(!codes(&drawer).contains(&"TABLE1".to_owned()));
    assert_eq!(&codes(&drawer)[..2], ["LATEST", "NEWEST"]);
}
