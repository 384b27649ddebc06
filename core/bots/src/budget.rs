//! How long a bot may think, and on how many cores. The caller passes the clock: no clock fits a server, a browser and a
//! test alike.

/// A time limit by a clock.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    clock: fn() -> u64,
    most: u64,
    threads: usize,
}

impl Budget {
    /// No limit: the same randomness then always leads to the same choice.
    pub const NONE: Budget = Budget { clock: || 0, most: u64::MAX, threads: 1 };

    /// Returns a limit in milliseconds by a clock that never runs backwards.
    pub const fn millis(most: u64, clock: fn() -> u64) -> Budget {
        Budget { clock, most, threads: 1 }
    }

    /// Returns the budget on `threads` threads. The result does not depend on their number.
    #[must_use]
    pub const fn on_threads(self, threads: usize) -> Budget {
        Budget { threads, ..self }
    }

    pub(crate) const fn threads(&self) -> usize {
        self.threads
    }

    pub(crate) fn begin(self) -> Running {
        Running { budget: self, began: (self.clock)() }
    }
}

/// A running budget.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Running {
    budget: Budget,
    began: u64,
}

impl Running {
    pub(crate) fn is_over(&self) -> bool {
        (self.budget.clock)().saturating_sub(self.began) >= self.budget.most
    }
}
