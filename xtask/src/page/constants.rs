//! What a module writes into memory before it runs. The linker and the cutting leave thousands of small constants, each with its
//! place and its length; joined they take less.

use anyhow::{Context, Result};
use walrus::ir::Value;
use walrus::{ConstExpr, DataKind, Module};

/// The most bytes that may lie between two constants of what is loaded at once that are joined. Zeros take less than another place does.
const HOLE: usize = 64;

/// Bytes with their place in memory.
#[derive(Debug, PartialEq)]
pub(super) struct Constant {
    place: i32,
    bytes: Vec<u8>,
}

/// All constants of a module.
pub(super) fn constants(module: &Module) -> Vec<Constant> {
    let constant = |data: &walrus::Data| match data.kind {
        DataKind::Active { offset: ConstExpr::Value(Value::I32(place)), .. } if !data.value.is_empty() => {
            Some(Constant { place, bytes: data.value.clone() })
        }
        _ => None,
    };
    module.data.iter().filter_map(constant).collect()
}

/// Puts more constants into what is loaded at once. As the first to write to the memory it may fill holes with zeros: whatever else
/// belongs there comes later.
pub(super) fn add_constants(module: &mut Module, more: Vec<Constant>) -> Result<()> {
    let mut all = constants(module);
    all.extend(more);
    set(module, join(all, HOLE))
}

/// Joins the constants of a chunk that touch each other. Between others there is what is loaded already.
pub(super) fn join_constants(module: &mut Module) -> Result<()> {
    let all = constants(module);
    if all.is_empty() { Ok(()) } else { set(module, join(all, 0)) }
}

/// Constants by their places, as one where at most `hole` bytes lie between them.
fn join(mut constants: Vec<Constant>, hole: usize) -> Vec<Constant> {
    constants.sort_by_key(|constant| constant.place);
    let mut joined = Vec::<Constant>::new();
    for constant in constants {
        match joined.last_mut().and_then(|last| Some((constant.after(last, hole)?, last))) {
            Some((length, last)) => {
                last.bytes.resize(length, 0);
                last.bytes.extend(constant.bytes);
            }
            None => joined.push(constant),
        }
    }
    joined
}

impl Constant {
    /// Returns the length to which another constant has to be padded so that this one follows it, or `None` if the gap
    /// is too large.
    fn after(&self, other: &Constant, hole: usize) -> Option<usize> {
        let length = usize::try_from(self.place - other.place).ok()?;
        (other.bytes.len()..=other.bytes.len() + hole).contains(&length).then_some(length)
    }
}

fn set(module: &mut Module, constants: Vec<Constant>) -> Result<()> {
    let memory = module.memories.iter().next().context("a chunk has constants and no memory")?.id();
    let old: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for data in old {
        module.memories.get_mut(memory).data_segments.remove(&data);
        module.data.delete(data);
    }
    for Constant { place, bytes } in constants {
        let kind = DataKind::Active { memory, offset: ConstExpr::Value(Value::I32(place)) };
        let data = module.data.add(kind, bytes);
        module.memories.get_mut(memory).data_segments.insert(data);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn constant(place: i32, bytes: &[u8]) -> Constant {
        Constant { place, bytes: bytes.to_vec() }
    }

    #[test]
    fn what_touches_is_joined() {
        let all = || vec![constant(13, b"d"), constant(8, b"ab"), constant(10, b"c")];
        assert_eq!(join(all(), 0), [constant(8, b"abc"), constant(13, b"d")]);
        assert_eq!(join(all(), 1), [constant(8, b"abc"), constant(13, b"d")]);
        assert_eq!(join(all(), 2), [constant(8, b"abc\0\0d")]);
    }

    #[test]
    fn what_overlaps_stays_apart() {
        let all = || vec![constant(8, b"ab"), constant(9, b"c")];
        assert_eq!(join(all(), 9), all());
    }
}
