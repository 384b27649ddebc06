//! The page `/me`: my games, my ratings, my name, my other devices, and being called when it is my turn.

use super::device::OtherDevice;
use super::games::Games;
use super::notices::Notices;
use super::ratings::MyRatings;
use contract::Message;
use kit::announce::announce;
use kit::memory::{NAME, remember, remembered};
use kit::page::{arrive, use_title};
use kit::reader::{say, text};
use kit::t;
use leptos::ev::SubmitEvent;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::LONGEST_NAME;
use table_page::api;
use table_page::at_home;
use table_page::frame::Head;

/// The page.
#[component]
pub fn MePage() -> impl IntoView {
    use_title(move || format!("{} – {}", text("me-title"), text("brand")));
    arrive();
    // Games that were finished offline belong to the list of games.
    let brought = RwSignal::new(0_u32);
    at_home::bring(move || _ = brought.try_update(|brought| *brought = brought.wrapping_add(1)));
    let name = RwSignal::new(remembered(NAME).unwrap_or_default());
    view! {
        <Head/>
        <main id="content" class="people" tabindex="-1" data-testid="me">
            <h1>{t!("me-title")}</h1>
            <div class="people-columns">
                {move || { brought.track(); view! { <Games/> } }}
                <div class="people-side">
                    <MyName name/>
                    <MyRatings/>
                    <OtherDevice name/>
                    <Notices/>
                </div>
            </div>
        </main>
    }
}

/// Draws the field for the name at future tables. The name at the present tables does not change.
#[component]
fn MyName(name: RwSignal<String>) -> impl IntoView {
    let problem = RwSignal::new(None::<Message>);
    let saved = RwSignal::new(false);
    spawn_local(async move {
        if let Ok(me) = api::me().await
            && !me.name.is_empty()
        {
            name.try_set(me.name);
        }
    });
    let save = move |event: SubmitEvent| {
        event.prevent_default();
        let chosen = name.get_untracked().trim().to_owned();
        spawn_local(async move {
            match api::choose_name(chosen).await {
                Ok(me) => {
                    remember(NAME, &me.name);
                    name.try_set(me.name);
                    saved.try_set(true);
                    announce(text("me-name-saved"));
                }
                Err(why) => _ = problem.try_set(Some(why)),
            }
        });
    };
    view! {
        <section class="panel people-part" aria-labelledby="name-title">
            <h2 id="name-title">{t!("me-name")}</h2>
            <form class="seating-row" on:submit=save novalidate>
                <input class="field" type="text" autocomplete="nickname" maxlength=LONGEST_NAME.to_string()
                    aria-label=t!("me-name") data-testid="my-name" prop:value=move || name.get()
                    on:input=move |event| { name.set(event_target_value(&event)); problem.set(None); saved.set(false); }/>
                <button type="submit" class="button" data-testid="save-name">
                    {move || text(if saved.get() { "me-name-saved" } else { "gather-save" })}
                </button>
            </form>
            <p class="problem" role="alert">{move || problem.get().map(|why| say(&why))}</p>
            <p class="note">{t!("me-name-note")}</p>
        </section>
    }
}
