//! The refusals of a table, with the messages for clients.

use crate::message_ids as id;
use contract::{Message, Seat};

/// Why a table refuses a request.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Refusal {
    /// Something failed through no fault of the client. The reason is for the log.
    Failed(String),
    UnknownGame(String),
    NameEmpty,
    NameLong,
    NameCharacters,
    NoTable,
    NoFreeChair,
    ChairTaken(Seat),
    NoSuchChair {
        chair: Seat,
        most: u8,
    },
    /// A bot cannot stand in for a connected person.
    PersonHere(Seat),
    /// The bot on this chair does not stand in.
    BotsOwn(Seat),
    /// With a clock or a rating, the host has no say in other players' seats.
    OwnSeat(Seat),
    NotSitting,
    NotHost,
    Started,
    NotStarted,
    Over,
    NotOver,
    Spectator,
    Stale,
    TalkFull,
    /// Too many actions have been taken back.
    UndoneEnough,
    Words,
    Paused,
    CannotPause,
    CannotRate,
    /// A rated game needs a clock.
    RatedClock,
    /// Programs cannot play rated games.
    RatedProgram,
    /// A rated game needs the usual options.
    RatedOptions,
    /// The owner of a table cannot be sent away.
    OwnersSeat(Seat),
    /// A guest who has held one hidden hand of a game cannot take another one.
    OtherHand,
    /// Only bots sit at the table.
    OnlyBots,
    NoClock,
    LongDelay,
    NobodyThere(Seat),
    Sealed,
    /// The upload is not a finished game.
    NotBrought,
    /// The rules refuse.
    Rules(Message),
}

/// The rules refuse.
impl From<Message> for Refusal {
    fn from(message: Message) -> Refusal {
        Refusal::Rules(message)
    }
}

impl Refusal {
    /// Creates the refusal for a failure.
    pub fn failed(what: &str, error: impl std::fmt::Display) -> Refusal {
        Refusal::Failed(format!("{what}: {error}"))
    }

    /// Returns the message for the client, which leaves out what failed.
    pub fn message(&self) -> Message {
        match self {
            Refusal::Failed(_) => Message::new(id::FAILED),
            Refusal::UnknownGame(game) => Message::new(id::UNKNOWN_GAME).with("game", game.as_str()),
            Refusal::NameEmpty => Message::new(id::NAME_EMPTY),
            Refusal::NameLong => Message::new(id::NAME_LONG).with("most", protocol::LONGEST_NAME as i64),
            Refusal::NameCharacters => Message::new(id::NAME_CHARACTERS),
            Refusal::NoTable => Message::new(id::TABLE_UNKNOWN),
            Refusal::NoFreeChair => Message::new(id::TABLE_FULL),
            Refusal::ChairTaken(chair) => Message::new(id::CHAIR_TAKEN).with("seat", chair.0 + 1),
            Refusal::NoSuchChair { chair, most } => {
                Message::new(id::NO_CHAIR).with("seat", i64::from(chair.0) + 1).with("most", *most)
            }
            Refusal::PersonHere(seat) => Message::new(id::PERSON_HERE).with("seat", seat.0 + 1),
            Refusal::BotsOwn(seat) => Message::new(id::BOTS_OWN).with("seat", seat.0 + 1),
            Refusal::OwnSeat(seat) => Message::new(id::OWN_SEAT).with("seat", seat.0 + 1),
            Refusal::NotSitting => Message::new(id::NOT_SITTING),
            Refusal::NotHost => Message::new(id::NOT_HOST),
            Refusal::Started => Message::new(id::STARTED),
            Refusal::NotStarted => Message::new(id::NOT_STARTED),
            Refusal::Over => Message::new(id::OVER),
            Refusal::NotOver => Message::new(id::NOT_OVER),
            Refusal::Spectator => Message::new(id::SPECTATOR),
            Refusal::Stale => Message::new(id::STALE),
            Refusal::TalkFull => Message::new(id::TALK_FULL).with("most", crate::MOST_SAID as i64),
            Refusal::UndoneEnough => Message::new(id::UNDONE_ENOUGH).with("most", i64::from(crate::MOST_UNDONE)),
            Refusal::Words => Message::new(id::WORDS).with("most", protocol::LONGEST_TEXT as i64),
            Refusal::Paused => Message::new(id::PAUSED),
            Refusal::CannotPause => Message::new(id::CANNOT_PAUSE),
            Refusal::CannotRate => Message::new(id::CANNOT_RATE),
            Refusal::RatedProgram => Message::new(id::RATED_PROGRAM),
            Refusal::RatedOptions => Message::new(id::RATED_OPTIONS),
            Refusal::OwnersSeat(seat) => Message::new(id::OWNERS_SEAT).with("seat", seat.0 + 1),
            Refusal::OtherHand => Message::new(id::OTHER_HAND),
            Refusal::OnlyBots => Message::new(id::ONLY_BOTS),
            Refusal::RatedClock => Message::new(id::RATED_CLOCK),
            Refusal::NoClock => Message::new(id::NO_CLOCK),
            Refusal::LongDelay => Message::new(id::LONG_DELAY).with("most", i64::from(protocol::LONGEST_DELAY)),
            Refusal::NobodyThere(seat) => Message::new(id::NOBODY_THERE).with("seat", i64::from(seat.0) + 1),
            Refusal::Sealed => Message::new(id::SEALED),
            Refusal::NotBrought => Message::new(id::NOT_BROUGHT),
            Refusal::Rules(message) => message.clone(),
        }
    }
}
