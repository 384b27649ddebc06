//! Through whose eyes a game is seen.

use super::reel::Reel;
use contract::{Seat, Viewer};
use kit::parts::{Icon, Sign};
use kit::reader::text;
use kit::t;
use leptos::prelude::*;
use std::fmt;
use std::str::FromStr;

/// Whose eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Eyes {
    Seat(Seat),
    Spectator,
    /// A spectator who looks into every hand.
    Everybody,
}

impl Eyes {
    pub(super) const fn viewer(self) -> Viewer {
        match self {
            Eyes::Seat(seat) => Viewer::Seat(seat),
            Eyes::Spectator | Eyes::Everybody => Viewer::Spectator,
        }
    }
}

impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Eyes::Seat(seat) => seat.fmt(f),
            Eyes::Spectator => f.write_str("spectator"),
            Eyes::Everybody => f.write_str("everybody"),
        }
    }
}

impl FromStr for Eyes {
    type Err = ();

    fn from_str(text: &str) -> Result<Eyes, ()> {
        match text {
            "spectator" => Ok(Eyes::Spectator),
            "everybody" => Ok(Eyes::Everybody),
            seat => seat.parse().map(Eyes::Seat).map_err(|_| ()),
        }
    }
}

/// Draws the choice of whose view is shown. Without hidden information all views are the same as the spectator's,
/// so the view with all hands is not offered.
#[component]
pub(super) fn EyesChoice(reel: Reel) -> impl IntoView {
    let seats = reel.seats().into_iter().map(Eyes::Seat);
    let hidden = reel.film.with_value(|film| untrack(|| film.hands(0, &reel.cast())).is_some());
    let all = seats.chain([Eyes::Spectator]).chain(hidden.then_some(Eyes::Everybody));
    let words = move |eyes: Eyes| match eyes {
        Eyes::Seat(seat) => reel.cast().name(seat),
        Eyes::Spectator => text("replay-eyes-spectator"),
        Eyes::Everybody => text("replay-eyes-everybody"),
    };
    let option = move |eyes: Eyes| {
        view! {
            <option value=eyes.to_string() prop:selected=move || reel.eyes.get() == eyes>{move || words(eyes)}</option>
        }
    };
    let choose = move |event: leptos::ev::Event| {
        if let Ok(eyes) = event_target_value(&event).parse() {
            reel.look_through(eyes);
        }
    };
    view! {
        <label class="replay-eyes">
            <Icon sign=Sign::Eye/>
            <span class="unseen">{t!("replay-eyes")}</span>
            <select class="field" data-testid="replay-eyes" on:change=choose>{all.map(option).collect_view()}</select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eyes_are_written_as_they_are_read() {
        for eyes in [Eyes::Seat(Seat(0)), Eyes::Seat(Seat(5)), Eyes::Spectator, Eyes::Everybody] {
            assert_eq!(eyes.to_string().parse(), Ok(eyes));
        }
        assert_eq!("nobody".parse::<Eyes>(), Err(()));
    }
}
