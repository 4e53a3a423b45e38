//! How often a loop runs, where that is a constant: found by running the few instructions its test depends on.

use oxicc_ir::{Block, Context, Function, InstData, Op, Value};
use rustc_hash::FxHashMap;

use crate::fold;

/// Instructions a test may depend on.
const MAX_NODES: usize = 24;

/// A loop as far as its test is concerned.
pub struct Test<'a> {
    pub header: Block,
    pub preheader: Block,
    pub latch: Block,
    /// Blocks of the loop.
    pub contains: &'a dyn Fn(Block) -> bool,
}

impl Test<'_> {
    /// How many times `exiting`, which runs once per iteration, is run until it leaves the loop; at most `limit`.
    pub fn trip_count(&self, ctx: &Context, func: &mut Function, exiting: Block, limit: u32) -> Option<u32> {
        let InstData::CondBr { cond, then_dest, else_dest } = func.inst(func.terminator(exiting)?) else {
            return None;
        };
        let leaves_on = match ((self.contains)(then_dest), (self.contains)(else_dest)) {
            (true, false) => false,
            (false, true) => true,
            _ => return None,
        };
        let mut nodes = Vec::new();
        let mut phis = Vec::new();
        self.collect(func, cond, &mut nodes, &mut phis)?;
        let mut state: FxHashMap<Value, Value> = FxHashMap::default();
        for &phi in &phis {
            let first = func.incoming_from(func.value_inst(phi)?, self.preheader)?;
            func.as_u128(first)?;
            state.insert(phi, first);
        }
        for trips in 1..=limit {
            for &node in &nodes {
                let value = evaluate(ctx, func, node, &state)?;
                state.insert(node, value);
            }
            let value = state.get(&cond).copied().unwrap_or(cond);
            if (func.as_u64(value)? != 0) == leaves_on {
                return Some(trips);
            }
            let mut next = Vec::with_capacity(phis.len());
            for &phi in &phis {
                let v = func.incoming_from(func.value_inst(phi)?, self.latch)?;
                next.push((phi, state.get(&v).copied().unwrap_or(v)));
            }
            state.extend(next);
        }
        None
    }

    /// The instructions a value depends on in the loop, operands first, and the phis of the header among them.
    fn collect(
        &self,
        func: &Function,
        root: Value,
        nodes: &mut Vec<Value>,
        phis: &mut Vec<Value>,
    ) -> Option<()> {
        let mut stack = vec![(root, false)];
        while let Some((v, done)) = stack.pop() {
            if done {
                if !nodes.contains(&v) {
                    nodes.push(v);
                }
                continue;
            }
            if nodes.contains(&v) || phis.contains(&v) || func.as_u128(v).is_some() {
                continue;
            }
            let inst = func.value_inst(v)?;
            let block = func.inst_block(inst)?;
            if !(self.contains)(block) || nodes.len() + phis.len() > MAX_NODES || stack.len() > 4 * MAX_NODES
            {
                return None;
            }
            match func.op(inst) {
                Op::Phi(_) if block == self.header => {
                    phis.push(v);
                    stack.push((func.incoming_from(inst, self.latch)?, false));
                }
                Op::Binary(..) | Op::Cast(..) | Op::ICmp(..) | Op::Select(_) => {
                    stack.push((v, true));
                    stack.extend(func.operands(inst).iter().map(|o| (*o, false)));
                }
                _ => return None,
            }
        }
        Some(())
    }
}

/// The constant an instruction gives when the values it depends on are those of `state`.
fn evaluate(ctx: &Context, func: &mut Function, v: Value, state: &FxHashMap<Value, Value>) -> Option<Value> {
    let inst = func.value_inst(v)?;
    let at = |v: Value| state.get(&v).copied().unwrap_or(v);
    let types = &ctx.types;
    match func.inst(inst) {
        InstData::Binary { op, lhs, rhs, .. } => fold::binary(types, func, op, at(lhs), at(rhs)),
        InstData::ICmp { pred, lhs, rhs, .. } => fold::icmp(types, func, pred, at(lhs), at(rhs)),
        InstData::Cast { op, value, .. } => {
            let to = func.inst_type(inst);
            fold::cast(types, func, op, at(value), to)
        }
        InstData::Select { cond, then_value, else_value, .. } => {
            Some(at(if func.as_u64(at(cond))? != 0 { then_value } else { else_value }))
        }
        _ => None,
    }
}
