//! Pictures of games that are kept as files: they are what the boards draw.

use e2e::{Browser, Screen, Server};

const KEPT: [(&str, &str); 4] = [
    ("kaleidoskop", include_str!("../../../games/kaleidoskop/picture.html")),
    ("colour-lines", include_str!("../../../games/colour-lines/picture.html")),
    ("harmonia", include_str!("../../../games/harmonia/picture.html")),
    ("konfetti", include_str!("../../../games/konfetti/picture.html")),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kept_pictures_are_what_the_boards_draw() {
    let server = Server::start(env!("CARGO_BIN_EXE_farbraum")).unwrap();
    let page = Browser::start().unwrap().open(Screen::DESKTOP.still()).await.unwrap();
    assert!(shelf::games().iter().all(|game| KEPT.iter().any(|(id, _)| *id == game.id())), "every game has a picture");
    for (game, kept) in KEPT {
        page.goto(server.url(&format!("/drawn/{game}"))).await.unwrap();
        let drawn = e2e::picture(&page).await.unwrap();
        assert!(drawn.trim() == kept.trim(), "{game} is drawn otherwise now: `cargo xtask pictures` keeps it anew");
    }
    page.expect_no_errors().await.unwrap();
}
