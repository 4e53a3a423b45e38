//! How many 32-bit registers are in use, estimated: values that are computed and still needed, block by block.
//!
//! Predicates, constants and addresses of variables do not count; what ptxas keeps in uniform registers or computes again is not known here.

use cranelift_entity::SecondaryMap;
use oxicc_ir::{Block, Context, Function, Type, Value};
use rustc_hash::FxHashSet;

use crate::passes::loops::use_block;

pub struct Pressure {
    of_block: SecondaryMap<Block, u32>,
    pub most: u32,
}

/// Marks per value before it is given up: a value that lives everywhere in a large function.
const MAX_BLOCKS: usize = 20_000_000;

impl Pressure {
    pub fn compute(ctx: &Context, func: &Function) -> Option<Pressure> {
        // Values that live into a block or out of it; each is marked in one go, so that the last mark tells whether it is there already.
        let mut into: SecondaryMap<Block, Vec<Value>> = SecondaryMap::new();
        let mut out: SecondaryMap<Block, Vec<Value>> = SecondaryMap::new();
        let mut marks = 0;
        let results = func.all_insts().filter_map(|(_, i)| func.result(i));
        let values: Vec<Value> = func.params().iter().copied().chain(results).collect();
        for value in values {
            if weight(ctx, func.value_type(value)) == 0 {
                continue;
            }
            let home = func.value_inst(value).and_then(|i| func.inst_block(i)).or(func.entry());
            let mut work: Vec<Block> = Vec::new();
            for u in func.uses(value) {
                let Some(at) = use_block(func, u) else { continue };
                if func.is_phi(u.user) {
                    mark(&mut out[at], value);
                }
                if Some(at) != home && mark(&mut into[at], value) {
                    work.push(at);
                }
            }
            while let Some(block) = work.pop() {
                marks += 1;
                if marks > MAX_BLOCKS {
                    return None;
                }
                for pred in func.predecessors(block) {
                    mark(&mut out[pred], value);
                    if Some(pred) != home && mark(&mut into[pred], value) {
                        work.push(pred);
                    }
                }
            }
        }
        let mut pressure = Pressure { of_block: SecondaryMap::new(), most: 0 };
        // A set of bits would look for its new largest element whenever that is removed, which happens all the time here.
        let mut live: FxHashSet<Value> = FxHashSet::default();
        for block in func.blocks() {
            live.clear();
            let mut now: u32 = 0;
            for &v in &out[block] {
                live.insert(v);
                now += weight(ctx, func.value_type(v));
            }
            let mut most = now;
            let mut next = func.last_inst(block);
            while let Some(inst) = next {
                next = func.prev_inst(inst);
                if let Some(v) = func.result(inst)
                    && live.remove(&v)
                {
                    now -= weight(ctx, func.value_type(v));
                }
                if func.is_phi(inst) {
                    continue;
                }
                for &v in func.operands(inst) {
                    let counts = func.value_inst(v).is_some() || func.as_arg(v).is_some();
                    if counts && weight(ctx, func.value_type(v)) > 0 && live.insert(v) {
                        now += weight(ctx, func.value_type(v));
                    }
                }
                most = most.max(now);
            }
            pressure.of_block[block] = most;
            pressure.most = pressure.most.max(most);
        }
        Some(pressure)
    }

    /// The most registers in use at once in a block.
    pub fn of(&self, block: Block) -> u32 {
        self.of_block[block]
    }
}

/// Adds a value that is not the last one.
fn mark(list: &mut Vec<Value>, value: Value) -> bool {
    let new = list.last() != Some(&value);
    if new {
        list.push(value);
    }
    new
}

/// Registers of a type; none for a predicate.
fn weight(ctx: &Context, ty: Type) -> u32 {
    if ty == Type::I1 || !ctx.types.is_sized(ty) {
        return 0;
    }
    u32::try_from(ctx.data_layout.store_size(&ctx.types, ty).div_ceil(4)).unwrap_or(u32::MAX).min(1 << 16)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_count_from_definition_to_last_use() {
        let module = oxicc_ir::text::parse(
            "define i64 @f(i32 %a, i64 %b, i1 %c) {
             entry:
               %x = add i32 %a, 1
               br i1 %c, label %l, label %r
             l:
               %y = sext i32 %x to i64
               %z = add i64 %y, %b
               br label %r
             r:
               %p = phi i64 [ %z, %l ], [ 5, %entry ]
               ret i64 %p
             }",
        )
        .unwrap();
        let (_, func) = module.defined_functions().next().unwrap();
        let pressure = Pressure::compute(&module.ctx, func).unwrap();
        let all: Vec<u32> = func.blocks().map(|b| pressure.of(b)).collect();
        assert_eq!(all, [3, 4, 2]);
        assert_eq!(pressure.most, 4);
    }
}
