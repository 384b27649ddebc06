//! What a search has learned from imagined games: for every path of actions, the values of the ends it led to.
//!
//! Hidden information differs from game to game, so an action may be possible at a node in one game and not in the next. Only
//! possible actions count (information-set tree search). A node grows slowly: a new action is added when the known ones have
//! been tried often enough.

use contract::{Game, MOST_SEATS, Seat};

/// The value of the end of a game to each seat.
pub(crate) type Values = [f32; MOST_SEATS as usize];

/// The weight of exploration, in spans between the best and the worst end so far.
const CURIOSITY: f32 = 0.5;

/// The paths after one action.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G::Action>>,
    least: f32,
    greatest: f32,
}

#[derive(Debug)]
struct Node<A> {
    /// The seat and its action; `None` for the root.
    action: Option<(Seat, A)>,
    children: Vec<usize>,
    games: u32,
    /// The sum of the values of the ends to the seat that came here.
    sum: f32,
}

impl<A> Node<A> {
    fn new(action: Option<(Seat, A)>) -> Node<A> {
        Node { action, children: Vec::new(), games: 0, sum: 0.0 }
    }
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Tree<G> {
        Tree { nodes: vec![Node::new(None)], least: f32::MAX, greatest: f32::MIN }
    }
}

impl<G: Game> Tree<G> {
    /// Starts a new path, which is remembered for `depth` actions.
    pub(crate) fn walk(&mut self, depth: u32) -> Path<'_, G> {
        Path { tree: self, nodes: vec![0], left: depth }
    }
}

/// One game's path through the tree.
#[derive(Debug)]
pub(crate) struct Path<'a, G: Game> {
    tree: &'a mut Tree<G>,
    nodes: Vec<usize>,
    /// The number of actions still to be remembered.
    left: u32,
}

impl<G: Game> Path<'_, G> {
    /// Returns the action that did best or was tried least, or `None` if a new action has to be tried here.
    pub(crate) fn choose(&mut self, state: &G, seat: Seat) -> Option<G::Action> {
        if self.left == 0 {
            return None;
        }
        let node = &self.tree.nodes[*self.nodes.last()?];
        let span = (self.tree.greatest - self.tree.least).max(f32::MIN_POSITIVE);
        let tries = (node.games.max(1) as f32).ln();
        let mut best: Option<(f32, usize)> = None;
        let mut possible = 0;
        for &child in &node.children {
            let there = &self.tree.nodes[child];
            let Some((_, action)) = there.action.as_ref().filter(|(who, _)| *who == seat) else { continue };
            if state.check(seat, action).is_err() {
                continue;
            }
            possible += 1;
            let games = there.games.max(1) as f32;
            let upper = (there.sum / games - self.tree.least) / span + CURIOSITY * (tries / games).sqrt();
            if best.is_none_or(|(highest, _)| upper > highest) {
                best = Some((upper, child));
            }
        }
        // The number of actions grows with the square root of the visits.
        if possible * possible <= node.games {
            return None;
        }
        let (_, child) = best?;
        self.step(child);
        self.tree.nodes[child].action.as_ref().map(|(_, action)| action.clone())
    }

    /// Enters an action that was not chosen from the tree.
    pub(crate) fn enter(&mut self, seat: Seat, action: &G::Action) {
        let Some(&here) = self.nodes.last().filter(|_| self.left > 0) else { return };
        let known = self.tree.nodes[here].children.iter().copied().find(
            |&child| matches!(&self.tree.nodes[child].action, Some((who, known)) if *who == seat && known == action),
        );
        let child = known.unwrap_or_else(|| {
            self.tree.nodes.push(Node::new(Some((seat, action.clone()))));
            let child = self.tree.nodes.len() - 1;
            self.tree.nodes[here].children.push(child);
            child
        });
        self.step(child);
        // A path ends after its first new node.
        if known.is_none() {
            self.left = 0;
        }
    }

    fn step(&mut self, child: usize) {
        self.nodes.push(child);
        self.left -= 1;
    }

    /// Learns how the game ended for each seat.
    pub(crate) fn learn(self, values: &Values) {
        for &node in &self.nodes {
            let node = &mut self.tree.nodes[node];
            node.games += 1;
            if let Some((seat, _)) = node.action {
                let value = values.get(seat.index()).copied().unwrap_or_default();
                node.sum += value;
                self.tree.least = self.tree.least.min(value);
                self.tree.greatest = self.tree.greatest.max(value);
            }
        }
    }
}
