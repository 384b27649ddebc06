//! The stored pictures of games equal what the boards draw.

use e2e::{Browser, Screen, Server};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kept_pictures_are_what_the_boards_draw() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still()).await.unwrap();
    for game in shelf::spines().iter().map(|spine| spine.id()) {
        let kept = std::fs::read_to_string(format!("{}/../games/{game}/picture.html", env!("CARGO_MANIFEST_DIR")));
        let kept = kept.unwrap_or_else(|error| panic!("{game} has no picture: {error}"));
        page.goto(server.url(&format!("/drawn/{game}"))).await.unwrap();
        let drawn = e2e::picture(&page).await.unwrap();
        assert!(drawn.trim() == kept.trim(), "{game} is drawn otherwise now: `cargo xtask pictures` stores it again");
    }
    page.expect_no_errors().await.unwrap();
}
