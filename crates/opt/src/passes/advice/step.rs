//! How much a value differs between neighbouring threads of a warp.

use oxicc_ir::analysis::LoopInfo;
use oxicc_ir::{BinOp, Block, CastOp, Context, Function, Inst, InstData, IntFlags, Value, ValueDef};
use rustc_hash::FxHashMap;

/// How deep operands are followed.
const MAX_DEPTH: u32 = 48;
/// Questions that are answered for one function.
const FUEL: u32 = 200_000;

/// The answers for the values of a function.
pub struct Steps<'a> {
    ctx: &'a Context,
    func: &'a Function,
    loops: &'a LoopInfo,
    known: FxHashMap<Value, Option<i64>>,
    /// The values in the order they became known.
    order: Vec<Value>,
    /// Questions that are still answered.
    fuel: u32,
}

impl<'a> Steps<'a> {
    pub fn new(ctx: &'a Context, func: &'a Function, loops: &'a LoopInfo) -> Steps<'a> {
        Steps { ctx, func, loops, known: FxHashMap::default(), order: Vec::new(), fuel: FUEL }
    }

    /// What the value of the next thread is larger by, if that is one number for all threads of a row (`threadIdx.x`) that are
    /// here together.
    pub fn of(&mut self, v: Value) -> Option<i64> {
        self.follow(v, MAX_DEPTH)
    }

    fn follow(&mut self, v: Value, depth: u32) -> Option<i64> {
        match self.func.value_def(v) {
            ValueDef::Const(_) | ValueDef::Arg(_) => return Some(0),
            ValueDef::Inst(_) => {}
            _ => return None,
        }
        if let Some(step) = self.known.get(&v) {
            return *step;
        }
        let inst = self.func.value_inst(v)?;
        let depth = depth.checked_sub(1)?;
        self.fuel = self.fuel.checked_sub(1)?;
        let step = self.of_inst(v, inst, depth);
        self.keep(v, step);
        step
    }

    fn of_inst(&mut self, v: Value, inst: Inst, depth: u32) -> Option<i64> {
        let func = self.func;
        match func.inst(inst) {
            InstData::Binary { op, flags, lhs, rhs, .. } => {
                let (a, b) = (self.follow(lhs, depth)?, self.follow(rhs, depth)?);
                match op {
                    _ if a == 0 && b == 0 => Some(0),
                    BinOp::Add => a.checked_add(b),
                    BinOp::Or if flags.contains(IntFlags::DISJOINT) => a.checked_add(b),
                    BinOp::Sub => a.checked_sub(b),
                    BinOp::Mul if b == 0 => a.checked_mul(func.as_i64(&self.ctx.types, rhs)?),
                    BinOp::Mul if a == 0 => b.checked_mul(func.as_i64(&self.ctx.types, lhs)?),
                    BinOp::Shl if b == 0 => a.checked_mul(1i64 << func.as_u64(rhs).filter(|n| *n < 32)?),
                    _ => None,
                }
            }
            InstData::Cast { op, value, .. } => {
                let step = self.follow(value, depth)?;
                let keeps = matches!(op, CastOp::SExt | CastOp::ZExt | CastOp::Trunc | CastOp::AddrSpaceCast);
                (keeps || step == 0).then_some(step)
            }
            InstData::Gep { elem, base, indices, .. } => {
                let mut sum = self.follow(base, depth)?;
                let (layout, types) = (&self.ctx.data_layout, &self.ctx.types);
                let mut ty = elem;
                for (n, index) in indices.iter().enumerate() {
                    let step = self.follow(*index, depth)?;
                    if n > 0 {
                        if types.struct_body(ty).is_some() {
                            ty = types.element(ty, func.as_u64(*index)?)?;
                            continue;
                        }
                        ty = types.elem(ty)?;
                    }
                    let size = i64::try_from(layout.alloc_size(types, ty)).ok()?;
                    sum = sum.checked_add(step.checked_mul(size)?)?;
                }
                Some(sum)
            }
            InstData::Phi { .. } => self.of_phi(v, inst, depth),
            InstData::Load { ptr, access, .. } if access.is_plain() => {
                (self.follow(ptr, depth)? == 0).then_some(0)
            }
            InstData::ICmp { .. }
            | InstData::FCmp { .. }
            | InstData::Select { .. }
            | InstData::FNeg { .. } => {
                for operand in func.operands(inst) {
                    (self.follow(*operand, depth)? == 0).then_some(())?;
                }
                Some(0)
            }
            InstData::Call { .. } => {
                let callee = self.ctx.global(func.direct_callee(inst)?);
                match callee.name().strip_prefix("llvm.nvvm.read.ptx.sreg.")? {
                    "tid.x" | "laneid" => Some(1),
                    // A row has 32 threads or more.
                    "tid.y" | "tid.z" | "warpsize" | "gridid" | "nsmid" | "nwarpid" => Some(0),
                    name if name.starts_with("ntid.") || name.contains("ctaid.") => Some(0),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// The counter of a loop: threads that are in the loop together are in the same iteration. It begins with a step, and the way
    /// round must keep it.
    fn of_phi(&mut self, v: Value, phi: Inst, depth: u32) -> Option<i64> {
        let func = self.func;
        let header = func.inst_block(phi)?;
        let id = self.loops.loop_of(header).filter(|_| self.loops.is_header(header))?;
        let incoming: Vec<(Value, Block)> = func.incoming(phi).collect();
        let [a, b] = incoming[..] else { return None };
        let (start, next) = match (self.loops.contains(id, a.1), self.loops.contains(id, b.1)) {
            (false, true) => (a.0, b.0),
            (true, false) => (b.0, a.0),
            _ => return None,
        };
        let step = self.follow(start, depth)?;
        let before = self.order.len();
        self.keep(v, Some(step));
        if self.follow(next, depth) == Some(step) {
            return Some(step);
        }
        // What was found out from the guess is wrong, too.
        for wrong in self.order.drain(before..) {
            self.known.remove(&wrong);
        }
        None
    }

    fn keep(&mut self, v: Value, step: Option<i64>) {
        self.known.insert(v, step);
        self.order.push(v);
    }
}
