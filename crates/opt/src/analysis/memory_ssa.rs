//! Memory as one variable in single-assignment form.
//!
//! Every write, call with effects, barrier, fence and atomic defines a new state of memory; every plain load uses the state before it; where
//! states meet there is a phi. [`MemorySsa::clobber`] follows the states up from a load to the first that can have changed what it reads:
//! two loads of one address with the same answer read the same value.

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{Block, Context, Function, Inst, InstData};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::frontier::iterated_frontier;
use crate::alias::{Location, may_alias};
use crate::util::may_write;

/// A state of memory, or a use of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Access(u32);
entity_impl!(Access, "memory");

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// As the caller left it.
    Entry,
    Def(Inst),
    Phi(Block),
    Use(Inst),
}

struct Node {
    kind: Kind,
    /// The state before; of a phi, one for each edge into its block.
    above: SmallVec<[Access; 2]>,
}

pub struct MemorySsa {
    nodes: PrimaryMap<Access, Node>,
    of_inst: FxHashMap<Inst, Access>,
    phis: SecondaryMap<Block, PackedOption<Access>>,
}

/// Writes that are looked at for one load: the reference's `memssa-check-limit`.
const MAX_STEPS: u32 = 100;
/// Phis within phis that are looked into.
const MAX_DEPTH: usize = 8;

impl MemorySsa {
    pub fn compute(ctx: &Context, func: &Function, dom: &DominatorTree) -> MemorySsa {
        let mut ssa =
            MemorySsa { nodes: PrimaryMap::new(), of_inst: FxHashMap::default(), phis: SecondaryMap::new() };
        let entry_state = ssa.nodes.push(Node { kind: Kind::Entry, above: smallvec![] });
        let Some(entry) = func.entry() else { return ssa };
        ssa.place_phis(ctx, func, dom);
        let mut work = vec![(entry, entry_state)];
        while let Some((block, incoming)) = work.pop() {
            let mut state = ssa.phis[block].expand().unwrap_or(incoming);
            for inst in func.block_insts(block) {
                let kind = match func.inst(inst) {
                    _ if may_write(ctx, func, inst) => Kind::Def(inst),
                    InstData::Load { .. } => Kind::Use(inst),
                    _ => continue,
                };
                let access = ssa.nodes.push(Node { kind, above: smallvec![state] });
                ssa.of_inst.insert(inst, access);
                if matches!(kind, Kind::Def(_)) {
                    state = access;
                }
            }
            for succ in func.successors(block) {
                if let Some(phi) = ssa.phis[*succ].expand() {
                    ssa.nodes[phi].above.push(state);
                }
            }
            work.extend(dom.children(block).iter().map(|b| (*b, state)));
        }
        ssa
    }

    /// Phis on the iterated dominance frontier of the blocks that write.
    fn place_phis(&mut self, ctx: &Context, func: &Function, dom: &DominatorTree) {
        let writers: Vec<Block> = func
            .blocks()
            .filter(|b| dom.is_reachable(*b) && func.block_insts(*b).any(|i| may_write(ctx, func, i)))
            .collect();
        for join in iterated_frontier(func, dom, &writers, |_| true) {
            let phi = self.nodes.push(Node { kind: Kind::Phi(join), above: smallvec![] });
            self.phis[join] = phi.into();
        }
    }

    /// The state or use of an instruction.
    pub fn of(&self, inst: Inst) -> Option<Access> {
        self.of_inst.get(&inst).copied()
    }

    pub fn kind(&self, access: Access) -> Kind {
        self.nodes[access].kind
    }

    pub fn above(&self, access: Access) -> &[Access] {
        &self.nodes[access].above
    }

    /// The phi of a block.
    pub fn phi(&self, block: Block) -> Option<Access> {
        self.phis[block].expand()
    }

    /// The state that a load sees: the closest above it that may have changed what is at `at`. Instructions removed since do not count.
    pub fn clobber(&self, ctx: &Context, func: &Function, load: Inst, at: &Location) -> Option<Access> {
        let start = *self.above(self.of(load)?).first()?;
        let mut steps = MAX_STEPS;
        Some(self.walk(ctx, func, start, at, &mut steps, &mut Vec::new()))
    }

    fn walk(
        &self,
        ctx: &Context,
        func: &Function,
        mut state: Access,
        at: &Location,
        steps: &mut u32,
        inside: &mut Vec<Access>,
    ) -> Access {
        loop {
            if *steps == 0 {
                return state;
            }
            *steps -= 1;
            let node = &self.nodes[state];
            match node.kind {
                Kind::Def(inst) => {
                    if !func.is_detached(inst) && changes(ctx, func, inst, at) {
                        return state;
                    }
                }
                Kind::Phi(_) => {
                    if inside.len() >= MAX_DEPTH || inside.contains(&state) {
                        return state;
                    }
                    // The same answer on all ways, where ways back to here have none.
                    inside.push(state);
                    let mut answer = None;
                    let mut agree = true;
                    for &above in &node.above {
                        let found = self.walk(ctx, func, above, at, steps, inside);
                        if found != state {
                            agree &= answer.is_none_or(|a| a == found);
                            answer = Some(found);
                        }
                        if !agree {
                            break;
                        }
                    }
                    inside.pop();
                    return match answer {
                        Some(found) if agree && *steps > 0 => found,
                        _ => state,
                    };
                }
                Kind::Entry | Kind::Use(_) => return state,
            }
            match node.above.first() {
                Some(&above) => state = above,
                None => return state,
            }
        }
    }
}

/// Whether an instruction that writes may write this.
fn changes(ctx: &Context, func: &Function, inst: Inst, at: &Location) -> bool {
    match func.inst(inst) {
        InstData::Store { access, .. } if access.is_plain() => {
            Location::of(ctx, func, inst).is_none_or(|written| may_alias(ctx, func, &written, at))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clobbers(text: &str) -> Vec<Kind> {
        let module = oxicc_ir::text::parse(text).unwrap();
        let (_, func) = module.defined_functions().next().unwrap();
        let dom = DominatorTree::compute(func);
        let ssa = MemorySsa::compute(&module.ctx, func, &dom);
        let loads = func.all_insts().filter(|(_, i)| matches!(func.inst(*i), InstData::Load { .. }));
        loads
            .map(|(_, load)| {
                let at = Location::of(&module.ctx, func, load).unwrap();
                ssa.kind(ssa.clobber(&module.ctx, func, load, &at).unwrap())
            })
            .collect()
    }

    #[test]
    fn writes_elsewhere_are_passed_over() {
        let found = clobbers(
            "define i32 @f(ptr noalias %p, ptr noalias %q, i1 %c) {
               %a = load i32, ptr %p
               br i1 %c, label %x, label %y
             x:
               store i32 1, ptr %q
               br label %y
             y:
               %b = load i32, ptr %p
               %d = load i32, ptr %q
               %s = add i32 %a, %b
               %t = add i32 %s, %d
               ret i32 %t
             }",
        );
        assert_eq!(found[0], Kind::Entry);
        assert_eq!(found[1], Kind::Entry);
        assert!(matches!(found[2], Kind::Phi(_)));
    }

    #[test]
    fn loops_and_calls_count() {
        let found = clobbers(
            "declare void @g()
             define i32 @f(ptr noalias %p, ptr noalias %q, i1 %c) {
             entry:
               br label %loop
             loop:
               %a = load i32, ptr %p
               store i32 %a, ptr %q
               br i1 %c, label %loop, label %end
             end:
               %b = load i32, ptr %p
               call void @g()
               %d = load i32, ptr %p
               %s = add i32 %b, %d
               ret i32 %s
             }",
        );
        assert_eq!(found[0], Kind::Entry);
        assert_eq!(found[1], Kind::Entry);
        assert!(matches!(found[2], Kind::Def(_)));
    }
}
