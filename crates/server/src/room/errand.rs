//! What can be asked of a room, and the membership that is given to a connection.

use super::listener::News;
use crate::error::Error;
use contract::{Millis, Record};
use protocol::{Ask, Finger, Said, Stage, Summary};
use table::Guest;
use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::oneshot;

/// Where the answer to an errand goes.
pub(crate) type Reply<T> = oneshot::Sender<Result<T, Error>>;

/// One thing for a room to do.
///
/// The queue has no bound of its own because everybody who sends waits for the answer before sending more; fingers, which
/// are not answered, and what bots ask, perhaps several things at once, come no faster than their pace allows.
#[derive(Debug)]
pub(crate) enum Errand {
    Join {
        guest: Guest,
        /// Whether to tell the legal actions too.
        with_legal: bool,
        errands: UnboundedSender<Errand>,
        reply: Reply<Member>,
    },
    Leave {
        listener: u64,
    },
    /// The answer is what the game's clock says, once it has started.
    Ask {
        guest: Guest,
        /// In a box because every room has a queue of these, with places for many.
        ask: Box<Ask>,
        reply: Reply<Option<Millis>>,
    },
    Finger {
        listener: u64,
        finger: Finger,
    },
    Summary {
        reply: Reply<Summary>,
    },
    /// What was said.
    Said {
        number: u32,
        reply: Reply<Said>,
    },
    /// Takes back what was said.
    Unsay {
        number: u32,
        reply: Reply<()>,
    },
    /// Something is due though nobody looks.
    Wake,
    /// The answer is the code of the table at which those who sat here play again.
    Rematch {
        guest: Guest,
        reply: Reply<String>,
    },
    Record {
        reply: Reply<Record>,
    },
    Glance {
        reply: Reply<Glance>,
    },
}

/// What whoever runs the server may know of a room: nothing that is hidden from anybody there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Glance {
    pub(crate) code: String,
    pub(crate) game: &'static str,
    pub(crate) stage: Stage,
    pub(crate) listeners: usize,
    /// How long its log is.
    pub(crate) entries: usize,
}

impl Errand {
    /// Answers with an error.
    pub(super) fn refuse(self, error: Error) {
        match self {
            Errand::Join { reply, .. } => drop(reply.send(Err(error))),
            Errand::Leave { .. } | Errand::Finger { .. } | Errand::Wake => (),
            Errand::Unsay { reply, .. } => drop(reply.send(Err(error))),
            Errand::Said { reply, .. } => drop(reply.send(Err(error))),
            Errand::Ask { reply, .. } => drop(reply.send(Err(error))),
            Errand::Summary { reply } => drop(reply.send(Err(error))),
            Errand::Rematch { reply, .. } => drop(reply.send(Err(error))),
            Errand::Record { reply } => drop(reply.send(Err(error))),
            Errand::Glance { reply } => drop(reply.send(Err(error))),
        }
    }
}

/// Somebody's connection to a room, until dropped.
#[derive(Debug)]
pub(crate) struct Member {
    listener: u64,
    guest: Guest,
    pub(crate) news: News,
    errands: UnboundedSender<Errand>,
}

impl Member {
    pub(super) fn new(listener: u64, guest: Guest, news: News, errands: UnboundedSender<Errand>) -> Member {
        Member { listener, guest, news, errands }
    }

    /// Asks the room for something; nothing if the room has ended.
    pub(crate) async fn ask(&self, ask: Ask) -> Option<Result<Option<Millis>, Error>> {
        let (reply, answer) = oneshot::channel();
        self.errands.send(Errand::Ask { guest: self.guest, ask: Box::new(ask), reply }).ok()?;
        answer.await.ok()
    }

    /// Shows where the finger is.
    pub(crate) fn show(&self, finger: Finger) {
        let _ = self.errands.send(Errand::Finger { listener: self.listener, finger });
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let _ = self.errands.send(Errand::Leave { listener: self.listener });
    }
}
