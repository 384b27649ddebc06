//! Describes an action as a suggestion to the player.

use super::news::verb;
use super::ways::walk;
use super::words::{colour_name, face_name, listed};
use colour_lines::{Action, ColourLines, Compass, Die, Field, Half, Stage};
use contract::{Message, Millis, Rules, Seat};
use kit::Description;
use kit::reader::{say, text};

/// Returns the description of an action in a state in which it is legal. Reactive.
pub fn describe(state: &ColourLines, seat: Seat, action: &Action) -> Description {
    let table = state.table();
    let whose = table.target(seat);
    let sheet = table.sheet(whose);
    let message = Message::new(&format!("colour-lines-advise-{}", verb(action)));
    let die = |message: Message, die: Die| {
        let face = table.tray().face(die).map(|face| face_name(&state.edition().face(face).name));
        message.with("die", die.to_string()).with("face", face.unwrap_or_default())
    };
    let to = |message: Message, fields: &[Field]| match fields.last() {
        Some(field) => message.with("column", field.x() + 1).with("row", field.y() + 1),
        None => message.with("column", 0).with("row", 0),
    };
    let drawn = |message: Message, fields: Vec<Field>| {
        Description::new(say(&to(message, &fields))).at(fields.iter().map(|field| format!("{whose}:{field}")))
    };
    match action {
        Action::Colours(a, b) => {
            Description::new(say(&message.with("first", colour_name(*a)).with("second", colour_name(*b))))
        }
        Action::Cross(field) => drawn(message, vec![*field]),
        Action::Place(placing) => {
            let [[a, b], [c, d]] = Half::BOTH.map(|half| placing.of(half).map(|die| die.to_string()));
            let message = message.with("a", a).with("b", b).with("c", c).with("d", d);
            Description::new(say(&message.with("free", placing.free().to_string())))
        }
        Action::Pair(half) => Description::new(say(&message.with("half", half.name()))),
        Action::Free(free) => Description::new(say(&die(message, *free))),
        Action::Draw(of, half, path) => {
            let fields = walk(sheet, *half, path.strokes());
            // If several ways end at the same field, this one is described stroke by stroke.
            let others = state.drawings_of(whose, *of, *half);
            let several =
                others.iter().filter(|other| walk(sheet, *half, other.strokes()).last() == fields.last()).count() > 1;
            let strokes: Vec<String> = path.strokes().iter().map(|to| stroke_name(*to)).collect();
            let message = message.with("several", if several { "yes" } else { "no" }).with("way", strokes.join(", "));
            drawn(die(message, *of).with("half", half.name()), fields)
        }
        Action::Joker(of, half, way) => drawn(die(message, *of).with("half", half.name()), walk(sheet, *half, &[*way])),
        Action::Waive(of) => Description::new(say(&die(message, *of))),
        // The way that draws more: its steps in words, its fields lit.
        Action::Mend => {
            let way = state.better_way(whose);
            let mut after = state.clone();
            let _ = after.play(seat, action, Millis(0));
            let lines = Half::BOTH.map(|half| after.table().sheet(whose).line(half).this_round().to_vec());
            let steps = way.iter().flat_map(|way| &way.actions).map(|step| mended(state, *step)).collect();
            let told = Description::new(say(&message.with("way", listed(steps))));
            told.at(lines.iter().flatten().map(|field| format!("{whose}:{field}")))
        }
        Action::More(way) => drawn(message, more(state, seat, *way)),
        Action::Done => {
            let stage = if table.stage() == Stage::Draw { "draw" } else { "setup" };
            Description::new(say(&message.with("stage", stage)))
        }
    }
}

/// Describes a step of a round that is drawn again.
fn mended(state: &ColourLines, step: Action) -> String {
    let strokes = |strokes: &[Compass]| strokes.iter().map(|to| stroke_name(*to)).collect::<Vec<_>>().join(" ");
    let (id, of, half, way) = match step {
        Action::Draw(die, half, path) => ("draw", Some(die), Some(half), strokes(path.strokes())),
        Action::Joker(die, half, to) => ("joker", Some(die), Some(half), strokes(&[to])),
        Action::Waive(die) => ("waive", Some(die), None, String::new()),
        Action::More(to) => ("more", None, None, strokes(&[to])),
        _ => return String::new(),
    };
    let face =
        of.and_then(|die| state.table().tray().face(die)).map(|face| face_name(&state.edition().face(face).name));
    let message = Message::new("colour-lines-mended").with("what", id).with("way", way);
    let message = message.with("face", face.unwrap_or_default()).with("half", half.map_or("none", Half::name));
    say(&message.with("die", of.map(|die| die.to_string()).unwrap_or_default()))
}

fn stroke_name(to: Compass) -> String {
    text(&format!("colour-lines-way-{}", to.letter()))
}

/// Returns the fields that a stroke of a circle enters, at the end of the line that has one open.
fn more(state: &ColourLines, seat: Seat, way: Compass) -> Vec<Field> {
    let table = state.table();
    let whose = table.target(seat);
    let mut after = state.clone();
    let _ = after.play(seat, &Action::More(way), Millis(0));
    let grown = |half: &Half| after.table().sheet(whose).line(*half).end() != table.sheet(whose).line(*half).end();
    let end = Half::BOTH.into_iter().find(grown).and_then(|half| after.table().sheet(whose).line(half).end());
    end.into_iter().collect()
}
