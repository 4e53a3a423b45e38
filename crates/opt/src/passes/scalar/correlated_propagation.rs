//! `correlated-propagation`: uses what branches, loops and the hardware say about the values of integers.
//!
//! ```text
//! if (i < 16) { ... sdiv i32 %i, 4 ... icmp slt i32 %i, 20 }
//! ->                udiv i32 %i, 4 ; with 0 <= i      true
//! ```
//!
//! One walk over the dominator tree. Each integer has an interval where it is defined, read as signed and as unsigned: from its
//! operands, from special registers and launch bounds, from a loop's step and test. Behind a branch the operands of its condition
//! have a smaller one, until the blocks that the branch dominates are left. With it comparisons are decided, signed operations
//! become unsigned ones (which are cheaper, and extend for free), 64-bit divisions 32-bit ones, and sums that cannot wrap say so.

use cranelift_entity::SecondaryMap;
use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{
    BinOp, Block, Builder, CastOp, Context, FastMath, Function, Inst, InstData, IntFlags, IntPred, Op, Type,
    Value, ValueDef,
};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::ranges::{Range, register_range};
use crate::util::is_assume;

pub struct CorrelatedPropagation;

impl FunctionPass for CorrelatedPropagation {
    fn name(&self) -> &'static str {
        "correlated-propagation"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let Some(entry) = func.entry() else { return Changed::Nothing };
        let dom = analyses.dominators(func);
        let mut walk = Walk { ctx, spans: SecondaryMap::new(), log: Vec::new(), changed: 0 };
        let mut steps = vec![Step::Enter(entry)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave(mark) => walk.leave(mark),
                Step::Enter(block) => {
                    steps.push(Step::Leave(walk.log.len()));
                    walk.enter(func, dom, block);
                    walk.block(func, block);
                    // Joins come last among the children: what they join is known then.
                    steps.extend(dom.children(block).iter().rev().map(|b| Step::Enter(*b)));
                }
            }
        }
        analyses.log.count("correlated-propagation", "instructions improved", walk.changed);
        Changed::instructions_if(walk.changed > 0)
    }
}

enum Step {
    Enter(Block),
    Leave(usize),
}

/// How far a condition is taken apart, and a value followed back from a condition on it.
const MAX_DEPTH: u32 = 4;

/// The values an integer of at most 64 bits can have, read both ways; all ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    smin: i64,
    smax: i64,
    umin: u64,
    umax: u64,
}

impl Span {
    fn full(width: u32) -> Span {
        let ones = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        Span { smin: -((ones >> 1) as i64) - 1, smax: (ones >> 1) as i64, umin: 0, umax: ones }
    }

    fn constant(value: u64, width: u32) -> Span {
        let s = oxicc_ir::sign_extend(value, width);
        Span { smin: s, smax: s, umin: value, umax: value }
    }

    fn signed(low: i128, high: i128, width: u32) -> Span {
        let full = Span::full(width);
        let inside = low >= full.smin.into() && high <= full.smax.into();
        if !inside {
            return full;
        }
        Span { smin: low as i64, smax: high as i64, ..full }.settled(width)
    }

    fn unsigned(low: u128, high: u128, width: u32) -> Span {
        let full = Span::full(width);
        if high > full.umax.into() {
            return full;
        }
        Span { umin: low as u64, umax: high as u64, ..full }.settled(width)
    }

    /// Lets each reading learn from the other, where all values have the same sign.
    fn settled(mut self, width: u32) -> Span {
        let full = Span::full(width);
        if self.smin >= 0 {
            self.umin = self.umin.max(self.smin as u64);
            self.umax = self.umax.min(self.smax as u64);
        }
        if self.umax <= full.smax as u64 {
            self.smin = self.smin.max(self.umin as i64);
            self.smax = self.smax.min(self.umax as i64);
        }
        self
    }

    fn meet(self, other: Span, width: u32) -> Span {
        Span {
            smin: self.smin.max(other.smin),
            smax: self.smax.min(other.smax),
            umin: self.umin.max(other.umin),
            umax: self.umax.min(other.umax),
        }
        .settled(width)
    }

    fn join(self, other: Span) -> Span {
        Span {
            smin: self.smin.min(other.smin),
            smax: self.smax.max(other.smax),
            umin: self.umin.min(other.umin),
            umax: self.umax.max(other.umax),
        }
    }

    /// No value at all: the place is never reached, and nothing should be concluded from it.
    fn is_empty(self) -> bool {
        self.smin > self.smax || self.umin > self.umax
    }
}

struct Walk<'a> {
    ctx: &'a Context,
    spans: SecondaryMap<Value, Option<Span>>,
    /// What to put back when blocks are left.
    log: Vec<(Value, Option<Span>)>,
    changed: usize,
}

impl Walk<'_> {
    fn leave(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((v, old)) = self.log.pop() {
                self.spans[v] = old;
            }
        }
    }

    fn width(&self, func: &Function, v: Value) -> Option<u32> {
        self.ctx.types.int_width(func.value_type(v)).filter(|w| (1..=64).contains(w))
    }

    /// What is known of a value here.
    fn span(&self, func: &Function, v: Value) -> Option<Span> {
        let width = self.width(func, v)?;
        match func.value_def(v) {
            ValueDef::Const(_) => {
                Some(func.as_u64(v).map_or(Span::full(width), |c| Span::constant(c, width)))
            }
            _ => Some(self.spans[v].unwrap_or(Span::full(width))),
        }
    }

    fn set(&mut self, v: Value, span: Span) {
        self.log.push((v, self.spans[v]));
        self.spans[v] = Some(span);
    }

    /// What the branch to a block says.
    fn enter(&mut self, func: &Function, dom: &DominatorTree, block: Block) {
        let Some(from) = func.single_predecessor(block) else { return };
        let Some(end) = func.terminator(from) else { return };
        if dom.idom(block) != Some(from) {
            return;
        }
        match func.inst(end) {
            InstData::CondBr { cond, then_dest, else_dest } if then_dest != else_dest => {
                self.assume(func, cond, then_dest == block, MAX_DEPTH);
            }
            InstData::Switch { value, cases, .. } => {
                // The only edge to the block says which case it is, however many there are.
                let edge = func.block_uses(block).find(|u| u.user == end).map(|u| u.index as usize);
                let case = edge.and_then(|i| i.checked_sub(1)).and_then(|i| cases.get(i));
                if let (Some(c), Some(width)) = (case.and_then(|c| func.as_u64(*c)), self.width(func, value))
                {
                    self.refine(func, value, Span::constant(c, width), MAX_DEPTH);
                }
            }
            _ => {}
        }
    }

    fn assume(&mut self, func: &Function, cond: Value, holds: bool, depth: u32) {
        if depth == 0 {
            return;
        }
        match func.value_inst_data(cond) {
            Some(InstData::Binary { op: BinOp::And, lhs, rhs, .. }) if holds => {
                self.assume(func, lhs, true, depth - 1);
                self.assume(func, rhs, true, depth - 1);
            }
            Some(InstData::Binary { op: BinOp::Or, lhs, rhs, .. }) if !holds => {
                self.assume(func, lhs, false, depth - 1);
                self.assume(func, rhs, false, depth - 1);
            }
            // `a && b` and `a || b` as selects.
            Some(InstData::Select { cond: a, then_value, else_value, .. })
                if holds && func.as_u64(else_value) == Some(0) =>
            {
                self.assume(func, a, true, depth - 1);
                self.assume(func, then_value, true, depth - 1);
            }
            Some(InstData::Select { cond: a, then_value, else_value, .. })
                if !holds && func.as_u64(then_value) == Some(1) =>
            {
                self.assume(func, a, false, depth - 1);
                self.assume(func, else_value, false, depth - 1);
            }
            Some(InstData::Binary { op: BinOp::Xor, lhs, rhs, .. }) if func.as_u64(rhs) == Some(1) => {
                self.assume(func, lhs, !holds, depth - 1);
            }
            Some(InstData::ICmp { pred, lhs, rhs, .. }) => {
                let pred = if holds { pred } else { pred.inverse() };
                self.assume_compared(func, pred, lhs, rhs, depth);
                self.assume_compared(func, pred.swapped(), rhs, lhs, depth);
            }
            _ => {}
        }
        if self.width(func, cond) == Some(1) && !func.is_const(cond) {
            self.set(cond, Span::constant(u64::from(holds), 1));
        }
    }

    /// What `lhs pred rhs` says about `lhs`.
    fn assume_compared(&mut self, func: &Function, pred: IntPred, lhs: Value, rhs: Value, depth: u32) {
        let (Some(width), Some(other)) = (self.width(func, lhs), self.span(func, rhs)) else { return };
        if func.is_const(lhs) {
            return;
        }
        let full = Span::full(width);
        let told = match pred {
            IntPred::Eq => other,
            IntPred::Ne if other.umin == other.umax => {
                let Some(mut own) = self.span(func, lhs) else { return };
                // Only at the ends.
                own.umin += u64::from(own.umin == other.umin && own.umin < own.umax);
                own.umax -= u64::from(own.umax == other.umax && own.umin < own.umax);
                own.smin += i64::from(own.smin == other.smin && own.smin < own.smax);
                own.smax -= i64::from(own.smax == other.smax && own.smin < own.smax);
                own
            }
            IntPred::Ne => return,
            IntPred::Slt if other.smax > full.smin => Span { smax: other.smax - 1, ..full },
            IntPred::Sle => Span { smax: other.smax, ..full },
            IntPred::Sgt if other.smin < full.smax => Span { smin: other.smin + 1, ..full },
            IntPred::Sge => Span { smin: other.smin, ..full },
            IntPred::Ult if other.umax > 0 => Span { umax: other.umax - 1, ..full },
            IntPred::Ule => Span { umax: other.umax, ..full },
            IntPred::Ugt if other.umin < full.umax => Span { umin: other.umin + 1, ..full },
            IntPred::Uge => Span { umin: other.umin, ..full },
            _ => return,
        };
        self.refine(func, lhs, told.settled(width), depth);
    }

    /// A value is known to be within a span from here on; so is what it was extended from, or moved by a constant.
    fn refine(&mut self, func: &Function, v: Value, told: Span, depth: u32) {
        let (Some(width), Some(old)) = (self.width(func, v), self.span(func, v)) else { return };
        if func.is_const(v) {
            return;
        }
        let new = old.meet(told, width);
        if new.is_empty() || new == old {
            return;
        }
        self.set(v, new);
        if depth == 0 {
            return;
        }
        match func.value_inst_data(v) {
            Some(InstData::Cast { op: CastOp::ZExt, value, .. }) => {
                if let Some(w) = self.width(func, value)
                    && new.umax <= Span::full(w).umax
                {
                    self.refine(func, value, Span::unsigned(new.umin.into(), new.umax.into(), w), depth - 1);
                }
            }
            Some(InstData::Cast { op: CastOp::SExt, value, .. }) => {
                if let Some(w) = self.width(func, value) {
                    let full = Span::full(w);
                    let (low, high) = (new.smin.max(full.smin), new.smax.min(full.smax));
                    self.refine(func, value, Span::signed(low.into(), high.into(), w), depth - 1);
                }
            }
            Some(InstData::Binary { op: BinOp::Add, flags, lhs, rhs, .. })
                if flags.contains(IntFlags::NSW) =>
            {
                if let Some(c) = func.as_i64(&self.ctx.types, rhs) {
                    let full = Span::full(width);
                    let low = (i128::from(new.smin) - i128::from(c)).max(full.smin.into());
                    let high = (i128::from(new.smax) - i128::from(c)).min(full.smax.into());
                    self.refine(func, lhs, Span::signed(low, high, width), depth - 1);
                }
            }
            _ => {}
        }
    }

    fn block(&mut self, func: &mut Function, block: Block) {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            let Some(result) = func.result(inst) else {
                if let InstData::Call { args: [cond], .. } = func.inst(inst)
                    && is_assume(self.ctx, func, inst)
                {
                    self.assume(func, *cond, true, MAX_DEPTH);
                }
                continue;
            };
            let Some(width) = self.width(func, result) else { continue };
            if let Some(value) = self.improve(func, inst) {
                func.replace_with_value(inst, value);
                self.changed += 1;
                continue;
            }
            let Some(result) = func.result(inst) else { continue };
            let span = self.of_inst(func, inst, width);
            if span != Span::full(width) && !span.is_empty() {
                // Holds wherever the value does: not to be put back.
                self.spans[result] = Some(span);
            }
        }
    }

    fn of_inst(&self, func: &Function, inst: Inst, width: u32) -> Span {
        let full = Span::full(width);
        let of = |v| self.span(func, v);
        match func.inst(inst) {
            InstData::Binary { op, flags, lhs, rhs, .. } => match (of(lhs), of(rhs)) {
                (Some(a), Some(b)) => binary(op, flags, a, b, width),
                _ => full,
            },
            InstData::Cast { op: CastOp::ZExt, value, .. } => match of(value) {
                Some(a) => Span::unsigned(a.umin.into(), a.umax.into(), width),
                None => full,
            },
            InstData::Cast { op: CastOp::SExt, value, .. } => match of(value) {
                Some(a) => Span::signed(a.smin.into(), a.smax.into(), width),
                None => full,
            },
            InstData::Cast { op: CastOp::Trunc, value, .. } => match of(value) {
                Some(a) if a.umax <= full.umax => Span::unsigned(a.umin.into(), a.umax.into(), width),
                Some(a) if a.smin >= full.smin && a.smax <= full.smax => {
                    Span::signed(a.smin.into(), a.smax.into(), width)
                }
                _ => full,
            },
            InstData::Select { then_value, else_value, .. } => match (of(then_value), of(else_value)) {
                (Some(a), Some(b)) => a.join(b),
                _ => full,
            },
            InstData::Phi { values, blocks, .. } => self.phi(func, inst, values, blocks, width),
            InstData::Call { args, .. } => match func.direct_callee(inst) {
                Some(callee) => self.call(func, self.ctx.global(callee).name(), args, width),
                None => full,
            },
            _ => full,
        }
    }

    fn call(&self, func: &Function, name: &str, args: &[Value], width: u32) -> Span {
        let full = Span::full(width);
        if let Some(Range { low, high }) = register_range(self.ctx, func, name) {
            return Span::unsigned(low.into(), high.into(), width);
        }
        let of = |i: usize| args.get(i).and_then(|v| self.span(func, *v)).unwrap_or(full);
        let Some((base, _)) = name.strip_prefix("llvm.").and_then(|n| n.rsplit_once('.')) else {
            return full;
        };
        let (a, b) = (of(0), of(1));
        match base {
            "smin" => Span::signed(a.smin.min(b.smin).into(), a.smax.min(b.smax).into(), width),
            "smax" => Span::signed(a.smin.max(b.smin).into(), a.smax.max(b.smax).into(), width),
            "umin" => Span::unsigned(a.umin.min(b.umin).into(), a.umax.min(b.umax).into(), width),
            "umax" => Span::unsigned(a.umin.max(b.umin).into(), a.umax.max(b.umax).into(), width),
            "ctpop" | "ctlz" | "cttz" => Span::unsigned(0, width.into(), width),
            _ => full,
        }
    }

    /// What comes together at a join; around a loop, what its step and test say.
    fn phi(&self, func: &Function, inst: Inst, values: &[Value], blocks: &[Block], width: u32) -> Span {
        const MAX_INCOMING: usize = 16;
        let full = Span::full(width);
        let Some(result) = func.result(inst) else { return full };
        if values.len() > MAX_INCOMING {
            return full;
        }
        let mut steps = Vec::new();
        let mut start: Option<Span> = None;
        for (v, from) in values.iter().zip(blocks) {
            match func.value_inst_data(*v) {
                _ if *v == result => {}
                Some(InstData::Binary { op: BinOp::Add, flags, lhs, rhs, .. })
                    if lhs == result || rhs == result =>
                {
                    let other = if lhs == result { rhs } else { lhs };
                    let Some(grows) = self.grows(func, other) else { return full };
                    steps.push((*v, *from, grows, flags));
                }
                // Not seen yet: it is computed after this phi, around another loop.
                Some(_) if self.spans[*v].is_none() => return full,
                _ => {
                    let Some(span) = self.span(func, *v) else { return full };
                    start = Some(start.map_or(span, |s| s.join(span)));
                }
            }
        }
        let Some(start) = start else { return full };
        let mut out = start;
        for (next, from, grows, flags) in steps {
            // Without the promise not to wrap, a step can lead anywhere.
            if !flags.contains(IntFlags::NSW) {
                return if grows && flags.contains(IntFlags::NUW) {
                    Span { umin: start.umin, ..full }.settled(width)
                } else {
                    full
                };
            }
            let bound = self.bound(func, inst, next, from);
            if grows {
                let most = bound.map_or(full.smax, |b| b.smax.min(full.smax));
                out = Span { smax: out.smax.max(most), umin: 0, umax: full.umax, ..out };
            } else {
                let least = bound.map_or(full.smin, |b| b.smin.max(full.smin));
                out = Span { smin: out.smin.min(least), umin: 0, umax: full.umax, ..out };
            }
        }
        out.settled(width)
    }

    /// Whether a counter that a step is added to grows, or falls; `None` if it may do both.
    fn grows(&self, func: &Function, step: Value) -> Option<bool> {
        if let Some(c) = func.as_i64(&self.ctx.types, step) {
            return Some(c > 0);
        }
        // What is computed in the loop has not been seen yet.
        if func.value_inst(step).is_some() && self.spans[step].is_none() {
            return None;
        }
        let span = self.span(func, step)?;
        if span.smin >= 0 { Some(true) } else { (span.smax <= 0).then_some(false) }
    }

    /// What the test of a loop says about the next value of a counter when the loop goes on.
    fn bound(&self, func: &Function, phi: Inst, next: Value, latch: Block) -> Option<Span> {
        let InstData::CondBr { cond, then_dest, else_dest } = func.inst(func.terminator(latch)?) else {
            return None;
        };
        let InstData::ICmp { pred, lhs, rhs, .. } = func.value_inst_data(cond)? else { return None };
        let (pred, other) = match (lhs == next, rhs == next) {
            (true, _) => (pred, rhs),
            (_, true) => (pred.swapped(), lhs),
            _ => return None,
        };
        let header = func.inst_block(phi)?;
        let pred = match (then_dest == header, else_dest == header) {
            (true, false) => pred,
            (false, true) => pred.inverse(),
            _ => return None,
        };
        let width = self.width(func, next)?;
        let full = Span::full(width);
        // A bound that is computed in the loop has not been seen yet.
        if func.value_inst(other).is_some() && self.spans[other].is_none() {
            return None;
        }
        let other = self.span(func, other)?;
        match pred {
            IntPred::Slt => Some(Span { smax: other.smax.checked_sub(1)?, ..full }),
            IntPred::Sle => Some(Span { smax: other.smax, ..full }),
            IntPred::Sgt => Some(Span { smin: other.smin.checked_add(1)?, ..full }),
            IntPred::Sge => Some(Span { smin: other.smin, ..full }),
            _ => None,
        }
    }

    /// A value to use instead of an instruction, or a change in place.
    fn improve(&mut self, func: &mut Function, inst: Inst) -> Option<Value> {
        match func.inst(inst) {
            InstData::ICmp { pred, lhs, rhs, .. } => {
                let (a, b) = (self.span(func, lhs)?, self.span(func, rhs)?);
                let holds = decide(pred, a, b)?;
                Some(func.const_bool(holds))
            }
            InstData::Binary { op, flags, lhs, rhs, .. } => {
                self.improve_binary(func, inst, op, flags, lhs, rhs)
            }
            InstData::Cast { op: CastOp::SExt, value, .. } => {
                if self.span(func, value)?.smin >= 0 {
                    let op = Op::Cast(CastOp::ZExt, IntFlags::NNEG, FastMath::empty());
                    func.replace_inst(inst, op, &[value], &[]);
                    self.changed += 1;
                }
                None
            }
            _ => None,
        }
    }

    fn improve_binary(
        &mut self,
        func: &mut Function,
        inst: Inst,
        op: BinOp,
        flags: IntFlags,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        let width = self.width(func, lhs)?;
        let (a, b) = (self.span(func, lhs)?, self.span(func, rhs)?);
        match op {
            BinOp::SDiv | BinOp::SRem if a.smin >= 0 && b.smin >= 0 => {
                let unsigned = if op == BinOp::SDiv { BinOp::UDiv } else { BinOp::URem };
                let kept = if op == BinOp::SDiv { flags & IntFlags::EXACT } else { IntFlags::empty() };
                func.replace_inst(inst, Op::Binary(unsigned, kept, FastMath::empty()), &[lhs, rhs], &[]);
                self.changed += 1;
                self.improve_binary(func, inst, unsigned, kept, lhs, rhs)
            }
            BinOp::URem if a.umax < b.umin => Some(lhs),
            BinOp::UDiv if a.umax < b.umin => Some(func.zero(&self.ctx.types, func.value_type(lhs))),
            BinOp::UDiv | BinOp::URem
                if width == 64 && a.umax <= u32::MAX.into() && b.umax <= u32::MAX.into() =>
            {
                let mut builder = Builder::before(self.ctx, func, inst);
                let x = builder.cast(CastOp::Trunc, lhs, Type::I32);
                let y = builder.cast(CastOp::Trunc, rhs, Type::I32);
                let narrow = builder.binary(op, x, y);
                Some(builder.cast(CastOp::ZExt, narrow, Type::I64))
            }
            BinOp::AShr if a.smin >= 0 => {
                func.replace_inst(inst, Op::Binary(BinOp::LShr, flags, FastMath::empty()), &[lhs, rhs], &[]);
                self.changed += 1;
                None
            }
            BinOp::And => {
                let mask = func.as_u64(rhs)?;
                (mask.wrapping_add(1).is_power_of_two() && a.umax <= mask).then_some(lhs)
            }
            BinOp::Add | BinOp::Sub | BinOp::Mul => {
                let now = flags | no_wrap(op, a, b, width);
                if now != flags {
                    func.set_op(inst, Op::Binary(op, now, FastMath::empty()));
                    self.changed += 1;
                }
                None
            }
            _ => None,
        }
    }
}

/// Which promises the spans of the operands keep.
fn no_wrap(op: BinOp, a: Span, b: Span, width: u32) -> IntFlags {
    let full = Span::full(width);
    let (smin, smax): (i128, i128) = (full.smin.into(), full.smax.into());
    let (al, ah, bl, bh) = (a.smin as i128, a.smax as i128, b.smin as i128, b.smax as i128);
    let signed = match op {
        BinOp::Add => al + bl >= smin && ah + bh <= smax,
        BinOp::Sub => al - bh >= smin && ah - bl <= smax,
        _ => {
            let ends = [al * bl, al * bh, ah * bl, ah * bh];
            ends.iter().all(|e| (smin..=smax).contains(e))
        }
    };
    let unsigned = match op {
        BinOp::Add => a.umax as u128 + b.umax as u128 <= full.umax as u128,
        BinOp::Sub => a.umin >= b.umax,
        _ => a.umax as u128 * b.umax as u128 <= full.umax as u128,
    };
    let mut flags = IntFlags::empty();
    flags.set(IntFlags::NSW, signed);
    flags.set(IntFlags::NUW, unsigned);
    flags
}

fn binary(op: BinOp, flags: IntFlags, a: Span, b: Span, width: u32) -> Span {
    let full = Span::full(width);
    let flags = match op {
        BinOp::Add | BinOp::Sub | BinOp::Mul => flags | no_wrap(op, a, b, width),
        _ => flags,
    };
    let (nsw, nuw) = (flags.contains(IntFlags::NSW), flags.contains(IntFlags::NUW));
    let clamp = |low: i128, high: i128| (low.max(full.smin.into()), high.min(full.smax.into()));
    let uclamp = |low: u128, high: u128| (low.min(full.umax.into()), high.min(full.umax.into()));
    let (al, ah, bl, bh) = (a.smin as i128, a.smax as i128, b.smin as i128, b.smax as i128);
    let (ul, uh, vl, vh) = (a.umin as u128, a.umax as u128, b.umin as u128, b.umax as u128);
    let (signed, unsigned) = match op {
        BinOp::Add => (nsw.then(|| clamp(al + bl, ah + bh)), nuw.then(|| uclamp(ul + vl, uh + vh))),
        BinOp::Sub => (
            nsw.then(|| clamp(al - bh, ah - bl)),
            nuw.then(|| (ul.saturating_sub(vh), uh.saturating_sub(vl))),
        ),
        BinOp::Mul => {
            let ends = [al * bl, al * bh, ah * bl, ah * bh];
            let low = ends.iter().copied().min().unwrap_or(0);
            let high = ends.iter().copied().max().unwrap_or(0);
            (nsw.then(|| clamp(low, high)), nuw.then(|| uclamp(ul * vl, uh * vh)))
        }
        BinOp::And if a.smin >= 0 || b.smin >= 0 => {
            let most = match (a.smin >= 0, b.smin >= 0) {
                (true, true) => uh.min(vh),
                (true, false) => uh,
                _ => vh,
            };
            (None, Some((0, most)))
        }
        BinOp::And => (None, Some((0, uh.min(vh)))),
        BinOp::Or | BinOp::Xor => {
            let bits = 128 - (uh | vh).leading_zeros();
            (None, Some((0, if bits >= 127 { u128::MAX >> 1 } else { (1u128 << bits) - 1 })))
        }
        BinOp::UDiv if vl > 0 => (None, Some((ul / vh, uh / vl))),
        BinOp::URem if vl > 0 => (None, Some((0, uh.min(vh - 1)))),
        BinOp::SDiv if al >= 0 && bl > 0 => (Some((al / bh, ah / bl)), None),
        BinOp::SRem if bl > 0 => {
            let most = bh - 1;
            (Some((if al >= 0 { 0 } else { -most.min(-al) }, if ah <= 0 { 0 } else { most.min(ah) })), None)
        }
        BinOp::LShr if vh < width.into() => (None, Some((ul >> vh, uh >> vl))),
        BinOp::AShr if vh < width.into() => {
            let (low, high) = if al >= 0 { (al >> vh, ah >> vl) } else { (al >> vl, ah.max(0) >> vl) };
            (Some((low, high.max(if ah < 0 { -1 } else { 0 }))), None)
        }
        BinOp::Shl if vh < width.into() && uh << vh <= full.umax as u128 => {
            (None, Some((ul << vl, uh << vh)))
        }
        _ => (None, None),
    };
    let mut out = full;
    if let Some((low, high)) = signed {
        out = out.meet(Span::signed(low, high, width), width);
    }
    if let Some((low, high)) = unsigned {
        out = out.meet(Span::unsigned(low, high, width), width);
    }
    out
}

/// Whether a comparison is the same for all values of two spans.
fn decide(pred: IntPred, a: Span, b: Span) -> Option<bool> {
    let pick = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
    match pred {
        IntPred::Eq | IntPred::Ne => {
            let apart = a.umax < b.umin || b.umax < a.umin || a.smax < b.smin || b.smax < a.smin;
            let same = a.umin == a.umax && b.umin == b.umax && a.umin == b.umin;
            if pred == IntPred::Eq { pick(same, apart) } else { pick(apart, same) }
        }
        IntPred::Slt => pick(a.smax < b.smin, a.smin >= b.smax),
        IntPred::Sle => pick(a.smax <= b.smin, a.smin > b.smax),
        IntPred::Sgt => pick(a.smin > b.smax, a.smax <= b.smin),
        IntPred::Sge => pick(a.smin >= b.smax, a.smax < b.smin),
        IntPred::Ult => pick(a.umax < b.umin, a.umin >= b.umax),
        IntPred::Ule => pick(a.umax <= b.umin, a.umin > b.umax),
        IntPred::Ugt => pick(a.umin > b.umax, a.umax <= b.umin),
        IntPred::Uge => pick(a.umin >= b.umax, a.umax < b.umin),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every interval of 3-bit numbers, tried against every number in it.
    #[test]
    fn spans_hold_what_operations_give() {
        let width = 3;
        let sign = |x: u64| oxicc_ir::sign_extend(x, width);
        let ops = [
            BinOp::Add,
            BinOp::Sub,
            BinOp::Mul,
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
            BinOp::UDiv,
            BinOp::URem,
            BinOp::SDiv,
            BinOp::SRem,
            BinOp::LShr,
            BinOp::AShr,
            BinOp::Shl,
        ];
        let mut spans = Vec::new();
        for low in 0..8u64 {
            for high in low..8 {
                spans.push(Span::unsigned(low.into(), high.into(), width));
                let (l, h) = (low as i64 - 4, high as i64 - 4);
                spans.push(Span::signed(l.into(), h.into(), width));
            }
        }
        let within = |x: u64, s: Span| (s.umin..=s.umax).contains(&x) && (s.smin..=s.smax).contains(&sign(x));
        for op in ops {
            for a in &spans {
                for b in &spans {
                    let out = binary(op, IntFlags::empty(), *a, *b, width);
                    for x in (0..8).filter(|x| within(*x, *a)) {
                        for y in (0..8).filter(|y| within(*y, *b)) {
                            let result = match op {
                                BinOp::Add => x + y,
                                BinOp::Sub => x.wrapping_sub(y),
                                BinOp::Mul => x * y,
                                BinOp::And => x & y,
                                BinOp::Or => x | y,
                                BinOp::Xor => x ^ y,
                                BinOp::UDiv if y > 0 => x / y,
                                BinOp::URem if y > 0 => x % y,
                                BinOp::SDiv if y > 0 && !(sign(x) == -4 && sign(y) == -1) => {
                                    (sign(x) / sign(y)) as u64
                                }
                                BinOp::SRem if y > 0 && !(sign(x) == -4 && sign(y) == -1) => {
                                    (sign(x) % sign(y)) as u64
                                }
                                BinOp::LShr if y < 3 => x >> y,
                                BinOp::AShr if y < 3 => (sign(x) >> y) as u64,
                                BinOp::Shl if y < 3 => x << y,
                                _ => continue,
                            } & 7;
                            assert!(
                                within(result, out),
                                "{op:?} {x} {y}: {result} not in {out:?} from {a:?} {b:?}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn comparisons_are_decided_only_when_all_agree() {
        let width = 3;
        let sign = |x: u64| oxicc_ir::sign_extend(x, width);
        for al in 0..8u64 {
            for ah in al..8 {
                for bl in 0..8u64 {
                    for bh in bl..8 {
                        let a = Span::unsigned(al.into(), ah.into(), width);
                        let b = Span::unsigned(bl.into(), bh.into(), width);
                        for &pred in IntPred::ALL {
                            let Some(said) = decide(pred, a, b) else { continue };
                            for x in al..=ah {
                                for y in bl..=bh {
                                    let (s, t) = (sign(x), sign(y));
                                    let holds = match pred {
                                        IntPred::Eq => x == y,
                                        IntPred::Ne => x != y,
                                        IntPred::Ult => x < y,
                                        IntPred::Ule => x <= y,
                                        IntPred::Ugt => x > y,
                                        IntPred::Uge => x >= y,
                                        IntPred::Slt => s < t,
                                        IntPred::Sle => s <= t,
                                        IntPred::Sgt => s > t,
                                        IntPred::Sge => s >= t,
                                    };
                                    assert_eq!(holds, said);
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
