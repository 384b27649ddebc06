//! The appearance of everything on the table, computed once per frame. Each card and each fingertip is notified only of
//! its own changes: with seven players, views and fingers arrive many times a second, and most cards lie still.

use super::grab::Grab;
use super::ground::{Ground, Place, Point};
use super::intent::Intent;
use super::lies::{Lie, Lies};
use super::pointer::now;
use contract::{Millis, Seat};
use konfetti::{Face, Grip, View};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

/// How far a card under a finger is drawn towards its player, in pixels.
const DRAWN: f64 = 16.0;
/// How far a card has moved before it can be dropped, as a share of its way.
const ON_THE_WAY: f64 = 0.66;
/// How far a contested card moves, as a share of its way.
const CONTESTED: f64 = 0.16;
/// The scale of a card under another player's finger, and under the player's own.
const LIFTED: f64 = 1.1;
const MINE: f64 = 1.16;
/// How often the fingers of others are drawn: they glide in between.
const FINGERS: Duration = Duration::from_millis(80);

/// The frame time above which a device counts as slow, in milliseconds.
const SLOW: f64 = 40.0;
const QUICK: f64 = 22.0;

/// The appearance of a card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    pub lie: Lie,
    pub place: Place,
    /// Whether the card only closes up within the row of a player, and does not glide.
    pub shifts: bool,
    /// Whether another player's finger moves the card.
    pub led: bool,
    pub legal: bool,
    pub lifted: bool,
    pub mine: bool,
    pub firm: bool,
    pub contest: bool,
    pub dimmed: bool,
    pub sought: bool,
    /// Whether the card is highlighted: by a hint, or by a line of the result.
    pub lit: bool,
    pub missed: bool,
    pub cursor: bool,
    /// The ring around the card: whether two players pull at it, and since when.
    pub ring: Option<(bool, Millis)>,
}

impl Look {
    /// Returns the look without the exact place, so that moving alone does not change it.
    pub fn form(self) -> Look {
        Look { lie: self.lie.zone(), place: Place::default(), ..self }
    }
}

/// The appearance of a player's fingertip. A finger that is up keeps its last place, so that it fades out there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tip {
    pub at: Point,
    pub down: bool,
    pub pulls: bool,
}

/// The state from which a frame is computed. Not reactive.
#[derive(Debug)]
pub struct Scene {
    view: Arc<View>,
    lies: Arc<Lies>,
    ground: Arc<Ground>,
    fingers: Vec<(Seat, i16, i16)>,
    grab: Option<Grab>,
    /// The card that was tapped next.
    next: Option<Face>,
    me: Option<Seat>,
    slots: usize,
    /// Which fingers are on which cards.
    touches: Vec<(Seat, Face, Grip)>,
}

impl Scene {
    pub fn now(intent: Intent) -> Scene {
        let view = intent.playing.view.get_untracked();
        let seats = view.seats.iter().enumerate();
        let touches = seats.filter_map(|(seat, there)| there.finger.map(|(face, grip)| (Seat(seat as u8), face, grip)));
        Scene {
            touches: touches.collect(),
            view,
            lies: intent.lies.get_untracked(),
            ground: intent.ground.get_untracked(),
            fingers: intent.playing.fingers.get_untracked(),
            grab: intent.grab.get_untracked(),
            next: intent.next.get_untracked().map(|next| next.face),
            me: intent.playing.seat.get_untracked(),
            slots: intent.slots.get_untracked(),
        }
    }

    fn touching(&self, face: Face) -> impl Iterator<Item = (Seat, Grip)> {
        self.touches.iter().filter(move |(_, other, _)| *other == face).map(|(seat, _, grip)| (*seat, *grip))
    }

    /// Returns since when two fingers are on a card.
    fn contest(&self, face: Face) -> Option<Millis> {
        self.touching(face).find_map(|(_, grip)| match grip {
            Grip::Contest { since } => Some(since),
            _ => None,
        })
    }

    /// Returns the place of a player's finger in the middle, if it moves there.
    fn moving(&self, seat: Seat) -> Option<Point> {
        let (_, x, y) = self.fingers.iter().find(|(other, ..)| *other == seat)?;
        let inside = |share: i16| (-40..=1040).contains(&share);
        (inside(*x) && inside(*y)).then(|| self.ground.point((*x).into(), (*y).into()))
    }

    /// Returns the player who moves a card: another player whose finger alone is on it.
    fn leader(&self, face: Face) -> Option<Seat> {
        let free = self.grab.is_none_or(|grab| grab.face != face) && self.contest(face).is_none();
        let other = self.touching(face).map(|(seat, _)| seat).find(|&seat| Some(seat) != self.me);
        other.filter(|_| free)
    }

    /// Returns where a card is shown, apart from the player's own dragging.
    pub fn place(&self, face: Face) -> Place {
        let place = self.lies.get(face).place(&self.ground, self.slots);
        let grab = self.grab.filter(|grab| grab.face == face);
        if let Some((grab, goal)) = grab.and_then(|grab| Some((grab, grab.goal?))) {
            let to = self.lies.ahead(&self.view, face, goal).place(&self.ground, self.slots);
            let share = match self.contest(face) {
                Some(_) => CONTESTED,
                None if grab.dropped => 1.0,
                None => ON_THE_WAY,
            };
            // A card straightens only when it has arrived.
            return Place { turn: if grab.dropped { to.turn } else { place.turn }, ..place.towards(to, share) };
        }
        let Some(seat) = self.leader(face) else { return place };
        let chair = self.ground.chair(seat, self.me);
        let at = self.moving(seat).unwrap_or_else(|| place.at.nearer(chair, DRAWN));
        Place { at, ..place }
    }

    /// Returns the place of a player's fingertip: where it moves, or the card it touches. The player's own fingertip is
    /// shown only on contested cards.
    fn tip(&self, seat: Seat) -> Option<Point> {
        let mine = self.me == Some(seat);
        let Some((_, face, _)) = self.touches.iter().find(|(other, ..)| *other == seat) else {
            return self.moving(seat).filter(|_| !mine);
        };
        let contested = self.contest(*face).is_some();
        if mine && !contested {
            return None;
        }
        let Place { at, size, .. } = self.place(*face);
        let chair = self.ground.chair(seat, self.me);
        let on_card = at.nearer(chair, size * if contested { 0.5 } else { 0.46 });
        Some(if contested { on_card } else { self.moving(seat).unwrap_or(on_card) })
    }

    fn look(&self, intent: Intent, face: Face) -> Look {
        let lie = self.lies.get(face);
        let touched = self.touching(face).next().is_some();
        let my_grip = self.touching(face).find(|(seat, _)| Some(*seat) == self.me).map(|(_, grip)| grip);
        let contest = self.contest(face);
        let mine = self.grab.is_some_and(|grab| grab.face == face) || self.next == Some(face);
        let filter = intent.filter.read_untracked();
        // Cards that another player holds cannot be had, so the filter skips them.
        let matches = filter.is_on() && filter.matches(face) && !matches!(lie, Lie::TheirHold(..));
        // After the game, counted cards are shown among the cards of their round, not here.
        let over = intent.playing.outcome.read_untracked().is_some();
        let lit = !over && intent.playing.highlight.read_untracked().iter().any(|place| *place == face.to_string());
        let mut place = self.place(face);
        place.size *= match (mine, touched) {
            (true, _) => MINE,
            (false, true) => LIFTED,
            _ => 1.0,
        };
        Look {
            lie,
            place,
            shifts: false,
            led: self.leader(face).is_some(),
            legal: intent.reach.read_untracked().contains(&face),
            lifted: mine || touched,
            mine,
            firm: my_grip == Some(Grip::Firm),
            contest: contest.is_some(),
            dimmed: !matches!(lie, Lie::Gone | Lie::Blocked(_)) && filter.is_on() && !matches && !lit,
            sought: matches,
            lit,
            missed: intent.missed.get_untracked() == Some(face),
            cursor: intent.cursor.get_untracked() == Some(face),
            ring: match (contest, my_grip) {
                (Some(since), _) => Some((true, since)),
                (None, Some(Grip::Alone { since })) => Some((false, since)),
                _ => None,
            },
        }
    }
}

/// The appearance of every card and every fingertip. `Copy`.
#[derive(Clone, Copy, Debug)]
pub struct Looks {
    intent: Intent,
    cards: StoredValue<BTreeMap<Face, ArcRwSignal<Look>>>,
    tips: StoredValue<Vec<ArcRwSignal<Tip>>>,
    /// Whether a computation is scheduled for the next frame.
    due: StoredValue<bool>,
    /// Whether fingers are scheduled to be drawn.
    waits: StoredValue<bool>,
    /// The recent average of the frame time.
    waited: StoredValue<f64>,
    /// Whether the device is slow: then things move in few steps, because many would come late.
    pub slow: RwSignal<bool>,
}

impl Looks {
    /// Keeps the appearance up to date while the caller lives.
    pub fn new(intent: Intent) -> Looks {
        let tips = (0..intent.seats).map(|_| ArcRwSignal::new(Tip::default())).collect();
        let looks = Looks {
            intent,
            cards: StoredValue::new(BTreeMap::new()),
            tips: StoredValue::new(tips),
            due: StoredValue::new(false),
            waits: StoredValue::new(false),
            waited: StoredValue::new(0.0),
            slow: RwSignal::new(false),
        };
        Effect::new(move || {
            intent.playing.view.track();
            intent.playing.seat.track();
            intent.playing.highlight.track();
            intent.ground.track();
            intent.grab.track();
            intent.next.track();
            intent.filter.track();
            intent.cursor.track();
            intent.missed.track();
            looks.soon();
        });
        Effect::new(move || {
            intent.playing.fingers.track();
            looks.in_a_moment();
        });
        looks
    }

    /// Returns the appearance of a card of this round.
    pub fn card(self, face: Face) -> ArcRwSignal<Look> {
        let known = self.cards.with_value(|cards| cards.get(&face).cloned());
        known.unwrap_or_else(|| {
            let look = ArcRwSignal::new(Scene::now(self.intent).look(self.intent, face));
            self.cards.update_value(|cards| drop(cards.insert(face, look.clone())));
            look
        })
    }

    pub fn tip(self, seat: Seat) -> ArcRwSignal<Tip> {
        self.tips.with_value(|tips| tips.get(seat.index()).cloned()).unwrap_or_default()
    }

    /// Schedules one computation before the next frame, for all changes until then; none while the page is hidden.
    fn soon(self) {
        if self.due.try_update_value(|due| std::mem::replace(due, true)) != Some(false) {
            return;
        }
        let asked = now();
        request_animation_frame(move || {
            if self.due.try_update_value(|due| *due = false).is_some() {
                self.pace(now() - asked);
                self.look();
            }
        });
    }

    /// Records how long a frame took.
    fn pace(self, waited: f64) {
        // The frame time of a hidden page says nothing about the device.
        let waited = self.waited.get_value() * 0.85 + waited.min(200.0) * 0.15;
        self.waited.set_value(waited);
        let slow = self.slow.get_untracked();
        if (!slow && waited > SLOW) || (slow && waited < QUICK) {
            self.slow.set(!slow);
        }
    }

    fn in_a_moment(self) {
        if self.waits.try_update_value(|waits| std::mem::replace(waits, true)) != Some(false) {
            return;
        }
        let over = move || {
            if self.waits.try_update_value(|waits| *waits = false).is_some() {
                self.soon();
            }
        };
        set_timeout(over, FINGERS);
    }

    fn look(self) {
        let scene = Scene::now(self.intent);
        let mut news = Vec::new();
        self.cards.with_value(|cards| {
            for (face, card) in cards {
                let before = card.get_untracked();
                let now = scene.look(self.intent, *face);
                let shifts = before.lie.owner().is_some() && before.lie.owner() == now.lie.owner();
                let now = Look { shifts: shifts && !before.lifted && !now.lifted, ..now };
                // Whether the card glided here does not matter once it lies still.
                if (Look { shifts: before.shifts, ..now }) != before {
                    news.push((card.clone(), now));
                }
            }
        });
        for (card, look) in news {
            card.set(look);
        }
        for (seat, tip) in self.tips.get_value().into_iter().enumerate() {
            let (seat, before) = (Seat(seat as u8), tip.get_untracked());
            let at = scene.tip(seat);
            let pulls = scene.touches.iter().any(|(other, ..)| *other == seat);
            let now = Tip { at: at.unwrap_or(before.at), down: at.is_some(), pulls };
            if now != before {
                tip.set(now);
            }
        }
    }
}
