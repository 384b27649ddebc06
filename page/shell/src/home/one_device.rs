//! A game for several people at one device.

use contract::{Message, Spine};
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_navigate;
use table_page::at_home::{self, Setup};

/// The four games, for people who pass one device around.
#[component]
pub(super) fn OneDevice(problem: RwSignal<Option<Message>>) -> impl IntoView {
    let navigate = StoredValue::new_local(use_navigate());
    let lay = move |game: &'static Spine| {
        spawn_local(async move {
            match at_home::lay(game.id(), &Setup::one_device(game), false).await {
                // A reader who has gone to another page meanwhile stays there.
                Ok(code) => drop(navigate.try_with_value(|go| go(&format!("/home/{code}"), Default::default()))),
                Err(why) => drop(problem.try_set(Some(why))),
            }
        });
    };
    let way = move |game: &'static Spine| {
        view! {
            <button type="button" class="button" data-testid=format!("one-device-{}", game.id()) on:click=move |_| lay(game)>
                {move || text(&format!("{}-name", game.id()))}
            </button>
        }
    };
    view! {
        <section class="pass-around panel" aria-labelledby="one-device-title">
            <div>
                <h2 id="one-device-title"><Icon sign=Sign::Pass/>{t!("home-one-device")}</h2>
                <p>{t!("home-one-device-text")}</p>
            </div>
            <div class="pass-around-games">{shelf::spines().iter().map(way).collect_view()}</div>
        </section>
    }
}
