//! Restricted pointers ([`RESTRICT_KIND`]) where code gets a new place: an inlined call, a function that becomes a loop.
//!
//! Every call of a function has restricted pointers of its own: `f(a, b); f(b, a);` is fine when both are inlined. And what an access does
//! not depend on is true within one call; where the call is in a loop, the next iteration may use the same memory through another pointer,
//! so that nothing is left to say.

use oxicc_ir::{Block, Context, Function, Inst, Md, RESTRICT_KIND};
use rustc_hash::{FxHashMap, FxHashSet};

/// Blocks looked at to find out whether a block can be reached from itself.
const MAX_BLOCKS: usize = 1000;

/// What instructions say about restricted pointers.
fn restricted(ctx: &Context, func: &Function, insts: impl Iterator<Item = Inst>) -> Vec<(Inst, Md)> {
    let node = |inst: Inst| {
        let found = func.attachments(inst).iter().find(|(k, _)| ctx.metadata.kind_name(*k) == RESTRICT_KIND);
        found.map(|(_, node)| (inst, *node))
    };
    insts.filter_map(node).collect()
}

/// Gives the copies of a function's instructions pointers of their own, or none where the code may run more than once.
pub fn renew(ctx: &Context, func: &mut Function, call: Inst, copies: &[(Inst, Inst)]) {
    let found = restricted(ctx, func, copies.iter().map(|c| c.1));
    if found.is_empty() {
        return;
    }
    let once = func.inst_block(call).is_some_and(|block| runs_once(func, block));
    let kind = ctx.metadata.kind(RESTRICT_KIND);
    let mut pointers: FxHashMap<Md, Md> = FxHashMap::default();
    let mut nodes: FxHashMap<Md, Md> = FxHashMap::default();
    for (inst, node) in found {
        let node = once.then(|| {
            *nodes.entry(node).or_insert_with(|| {
                let old = ctx.metadata.elems(node).iter().flatten();
                let new: Vec<Md> = old
                    .map(|p| *pointers.entry(*p).or_insert_with(|| ctx.metadata.distinct_tuple(&[])))
                    .collect();
                ctx.metadata.node(&new)
            })
        });
        func.set_attachment(inst, kind, node);
    }
}

/// Forgets the pointers of a function that runs several times where it ran once.
pub fn forget(ctx: &Context, func: &mut Function) {
    let kind = ctx.metadata.kind(RESTRICT_KIND);
    for (inst, _) in restricted(ctx, func, func.all_insts().map(|(_, i)| i)) {
        func.set_attachment(inst, kind, None);
    }
}

/// Whether no way leads from a block back to it.
fn runs_once(func: &Function, block: Block) -> bool {
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut work = vec![block];
    while let Some(at) = work.pop() {
        for &to in func.successors(at) {
            if to == block {
                return false;
            }
            if seen.insert(to) {
                work.push(to);
            }
        }
        if seen.len() > MAX_BLOCKS {
            return false;
        }
    }
    true
}
