//! How much the store takes. The numbers are printed, not tested; the results are.

use super::place::{Place, texts};
use std::time::{Duration, Instant};
use store::Head;
use tokio::task::JoinSet;

/// Many tables, each of which appends one entry after the other, as rooms do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_at_once() {
    const TABLES: usize = 1000;
    const ENTRIES: usize = 10;
    let place = Place::new();
    let store = place.open().await;
    let (start, processor) = (Instant::now(), processor_time());
    let mut rooms = JoinSet::new();
    for table in 0..TABLES {
        let (store, code) = (store.clone(), format!("TAB{table:03}"));
        rooms.spawn(async move {
            let mut head = Head::START;
            for number in 0..ENTRIES {
                let line = format!("{{\"line\":\"{} 2 put red 0,0,n\"}}", 48_211 + number);
                head = store.append(&code, head, vec![line], None).await.unwrap();
            }
        });
    }
    rooms.join_all().await;
    let (rows, took, busy) = (TABLES * ENTRIES, start.elapsed(), processor_time() - processor);
    println!(
        "{rows} entries of {TABLES} tables: {:.0} a second, {:.1} µs of a processor each",
        rows as f64 / took.as_secs_f64(),
        busy.as_micros() as f64 / rows as f64,
    );
    let codes: Vec<String> = (0..TABLES).map(|table| format!("TAB{table:03}")).collect();
    let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
    let ends = store.ends(&codes).await.unwrap();
    assert!(ends.len() == TABLES && ends.iter().all(|(_, end)| end.length == ENTRIES && end.chain.is_some()));
    let log = store.load("TAB007").await.unwrap();
    let (known, last) = log.split_at(ENTRIES - 1);
    assert_eq!(store.follow("TAB007", Head::START.after(known)).await.unwrap().as_deref(), Some(last));
    assert!(store.append("TAB007", Head::START.after(&log), texts(&["end"]), None).await.is_ok());
}

/// Returns how long this process has had a processor, including other tests at the same time.
fn processor_time() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let numbers = stat.rsplit(')').next().unwrap_or_default();
    let ticks: u64 = numbers.split_whitespace().skip(11).take(2).filter_map(|n| n.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}
