//! What imagined games have taught: for every path of actions, how those who took it liked what came of it.
//!
//! The hidden information differs from game to game, so at a node some actions are possible in one game and not in the next.
//! Only those count that are (information-set tree search). A node grows slowly: a new action is let in when the known ones
//! have been tried often enough.

use contract::{Game, Seat};

/// The most seats of any game.
const MOST_SEATS: usize = 8;

/// What each seat thinks of the end of a game.
pub(crate) type Values = [f32; MOST_SEATS];

/// How much the unknown is worth, in spans between the best and the worst end so far.
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
    /// Who acts and what; the first node is where the paths begin.
    action: Option<(Seat, A)>,
    children: Vec<usize>,
    games: u32,
    /// What the seat that came here thought of the ends of the games, added up.
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
    /// A new path, that is remembered for so many actions.
    pub(crate) fn walk(&mut self, depth: u32) -> Path<'_, G> {
        Path { tree: self, nodes: vec![0], left: depth }
    }
}

/// One game's path through the tree.
#[derive(Debug)]
pub(crate) struct Path<'a, G: Game> {
    tree: &'a mut Tree<G>,
    nodes: Vec<usize>,
    /// How many more actions are remembered.
    left: u32,
}

impl<G: Game> Path<'_, G> {
    /// What has done best, or was tried least; nothing if something new is to be tried here, or nobody was here before.
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
        // As many as the root of how often somebody was here.
        if possible * possible <= node.games {
            return None;
        }
        let (_, child) = best?;
        self.step(child);
        self.tree.nodes[child].action.as_ref().map(|(_, action)| action.clone())
    }

    /// Something is tried that was not chosen from the tree.
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
        // Beyond what is new nothing is known.
        if known.is_none() {
            self.left = 0;
        }
    }

    fn step(&mut self, child: usize) {
        self.nodes.push(child);
        self.left -= 1;
    }

    /// How the game ended, for each seat.
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
