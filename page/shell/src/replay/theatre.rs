//! The page of a replay: the board, and around it all that goes to another place.

use super::address::{BETWEEN, LIT, address, follow, wanted};
use super::bar::{self, Bar};
use super::check_panel::Check;
use super::eyes::{Eyes, EyesChoice};
use super::hands::Hands;
use super::moves::Moves;
use super::reel::Reel;
use crate::table::FromHome;
use contract::{Message, Record};
use kit::page::{arrive, use_title};
use kit::parts::{Icon, PassOn, Sign, Toast};
use kit::reader::{reader, say, text};
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_query_map;
use std::sync::Arc;
use table_page::frame::{Head, Laying, Problem};
use table_page::games;
use table_page::visit::Visit;

/// The replay of a table whose game is over. `asked` is the number in the address.
#[component]
pub(crate) fn Replay(visit: Visit, asked: String) -> impl IntoView {
    let record = RwSignal::new(None::<Result<Arc<Record>, Message>>);
    spawn_local(async move {
        let answer = visit.record().await.map(Arc::new);
        record.try_set(Some(answer));
    });
    move || match record.get() {
        None => view! { <Laying lost=false/> }.into_any(),
        Some(Err(why)) => view! { <Unplayable visit why/> }.into_any(),
        Some(Ok(record)) => match games::film(&record).map(|film| (film, visit.table.get_untracked())) {
            Err(why) => view! { <Unplayable visit why/> }.into_any(),
            Ok((_, None)) => ().into_any(),
            Ok((film, Some(table))) => {
                let (place, wrong) = wanted(&asked, film.entries());
                let reel = Reel::new(film, table, visit.at_home, place);
                reel.visit.refusal.set(wrong);
                view! { <Theatre visit reel record/> }.into_any()
            }
        },
    }
}

/// A replay was asked for of a game that is not over.
#[component]
pub(crate) fn TooEarly(visit: Visit) -> impl IntoView {
    view! { <Unplayable visit why=Message::new("replay-too-early")/> }
}

/// Says why there is nothing to see, and leads to the table.
#[component]
fn Unplayable(visit: Visit, why: Message) -> impl IntoView {
    use_title(move || format!("{} – {}", text("replay"), text("brand")));
    view! {
        <Problem title=Signal::derive(t!("replay-none")) why=Signal::derive(move || say(&why))>
            <a class="button primary" href=untrack(|| visit.path()) data-testid="replay-leave">
                {t!("replay-leave")}
                <Icon sign=Sign::Arrow/>
            </a>
        </Problem>
    }
}

/// `visit` is that of the table; the board is at that of the reel.
#[component]
fn Theatre(visit: Visit, reel: Reel, record: Arc<Record>) -> impl IntoView {
    let game = record.game.clone();
    let moves = RwSignal::new(false);
    // Before the board, which would take the arrows for itself.
    bar::listen(reel, moves);
    follow(reel, visit);
    light_up(reel);
    Effect::watch(move || reader().language.get(), move |_, _, _| reel.tell_again(), false);
    let (named, titled, shown) = (game.clone(), game.clone(), game.clone());
    use_title(move || format!("{} – {} – {}", text("replay"), text(&format!("{titled}-name")), text("brand")));
    let heading = move || format!("{} – {}", text(&format!("{named}-name")), text("replay"));
    arrive();
    // A new board for each view, because some boards remember what they have shown.
    let eyes = Memo::new(move |_| reel.eyes.get().viewer());
    let board = move || {
        eyes.track();
        games::board(&shown, reel.visit.feed())
    };
    let file = untrack(|| format!("{game}-{}.json", visit.code()));
    let link = move || format!("{}{}", window().location().origin().unwrap_or_default(), place_of(visit, reel));
    let pass_on = (!visit.at_home).then(|| view! { <PassOn link=Signal::derive(link)/> });
    view! {
        <div class="at-table replay" data-game=game class:has-hands=move || reel.eyes.get() == Eyes::Everybody
            data-testid="replaying">
            <Head slim=true>
                <EyesChoice reel/>
                <a class="button quiet" href=untrack(|| visit.path()) data-testid="replay-leave">
                    <Icon sign=Sign::Crown/>
                    {t!("result-show")}
                </a>
            </Head>
            <main id="content" class="board" tabindex="-1" data-testid="board">
                <h1 class="unseen">{heading}</h1>
                {board}
            </main>
            <Hands reel/>
            <Bar reel moves/>
            <aside class="replay-panel" class:is-open=moves aria-label=t!("replay-moves") data-testid="replay-panel"
                on:keydown=move |event| if event.key() == "Escape" { moves.set(false) }>
                <header class="replay-panel-head">
                    <h2>{t!("replay-moves")}</h2>
                    <button type="button" class="button quiet round" aria-label=t!("shell-close")
                        data-testid="replay-close" on:click=move |_| moves.set(false)>
                        <Icon sign=Sign::Close/>
                    </button>
                </header>
                <Moves reel called=moves/>
                <div class="replay-more">
                    <FromHome visit/>
                    {pass_on}
                    <div class="replay-ways">
                        <Check visit record/>
                        <a class="button" href=visit.record_address() download=file rel="external" data-testid="export"
                            aria-describedby="export-hint">
                            <Icon sign=Sign::Download/>
                            {t!("result-record")}
                        </a>
                    </div>
                    <p class="note" id="export-hint">{t!("replay-export-hint")}</p>
                </div>
            </aside>
        </div>
        <Toast message=reel.visit.refusal/>
    }
}

/// Highlights what the address names, as long as the replay stays at that place.
fn light_up(reel: Reel) {
    let lit = use_query_map().read_untracked().get(LIT).unwrap_or_default();
    let highlight = reel.visit.highlight;
    highlight.set(lit.split(BETWEEN).filter(|place| !place.is_empty()).map(str::to_owned).collect());
    Effect::watch(move || reel.place.get(), move |_, _, _| highlight.set(Vec::new()), false);
}

/// Returns the address of the current place. Reactive.
fn place_of(visit: Visit, reel: Reel) -> String {
    let place = reel.place.get();
    address(visit, place)
}
