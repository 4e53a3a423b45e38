//! `instcombine`: replaces instructions by simpler ones.
//!
//! ```text
//! %a = zext i1 %c to i32                 ->
//! %b = icmp ne i32 %a, 0                     ; uses of %b use %c
//! %d = add i32 3, 4                          ; uses of %d use 7
//! ```
//!
//! One function per operator. Each either finds a value that the instruction equals, or rewrites it; everything that
//! changed, and its users, is looked at again.

mod algebra;
mod arcs;
mod arms;
mod bools;
mod bytes;
mod casts;
mod compare;
mod floats;
mod halves;
mod idioms;
mod integers;
mod masks;
mod pairs;
mod parts;
mod phi;
mod selects;
mod spaces;

use oxicc_ir::{
    BinOp, Builder, CastOp, Context, FastMath, Function, Inst, InstData, IntFlags, IntPred, Op, Type, Types,
    Value,
};
use smallvec::SmallVec;

use integers::Operation;

use crate::fold;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::passes::scalar::dce::remove_if_dead;
use crate::passes::scalar::sroa::extracted;
use crate::ranges::{is_non_negative, range};

pub struct InstCombine;

impl FunctionPass for InstCombine {
    fn name(&self) -> &'static str {
        "instcombine"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let mut combiner =
            Combiner { ctx, types: &ctx.types, func, analyses, work: Vec::new(), changed: false };
        combiner.run();
        Changed::instructions_if(combiner.changed)
    }
}

struct Combiner<'a> {
    ctx: &'a Context,
    types: &'a Types,
    func: &'a mut Function,
    analyses: &'a mut Analyses,
    work: Vec<Inst>,
    changed: bool,
}

impl Combiner<'_> {
    fn run(&mut self) {
        self.work = self.func.inst_list();
        self.work.reverse();
        while let Some(inst) = self.work.pop() {
            if self.func.is_detached(inst) {
                continue;
            }
            if remove_if_dead(self.ctx, self.func, inst, &mut self.work) {
                self.changed = true;
                continue;
            }
            let mut value = self.simplify(inst);
            if value.is_none() && !self.func.is_detached(inst) && self.goes_into_phi(inst) {
                value = self.fold_into_phi(inst);
            }
            if let Some(value) = value {
                self.changed = true;
                if let Some(result) = self.func.result(inst) {
                    let users = self.func.users(result);
                    self.work.extend(users);
                }
                self.revisit_operands(inst);
                self.func.replace_with_value(inst, value);
            }
        }
    }

    /// What an instruction used may be dead when it is gone.
    fn revisit_operands(&mut self, inst: Inst) {
        let operands = self.func.operands(inst).iter().filter_map(|v| self.func.value_inst(*v));
        self.work.extend(operands);
    }

    /// Marks an instruction that was rewritten in place, and its users.
    fn rewritten(&mut self, inst: Inst) {
        self.changed = true;
        if let Some(result) = self.func.result(inst) {
            let users = self.func.users(result);
            self.work.extend(users);
        }
        self.work.push(inst);
    }

    /// Replaces the operation and operands of an instruction, keeping its result.
    fn rewrite(&mut self, inst: Inst, op: Op, operands: &[Value]) -> Option<Value> {
        self.revisit_operands(inst);
        self.func.replace_inst(inst, op, operands, &[]);
        self.rewritten(inst);
        None
    }

    /// A value that the instruction equals. May rewrite the instruction instead and give none.
    fn simplify(&mut self, inst: Inst) -> Option<Value> {
        match self.func.inst(inst) {
            InstData::Binary { op, flags, fmf, lhs, rhs } => self.binary(inst, op, flags, fmf, lhs, rhs),
            InstData::Cast { op, value, .. } => self.cast(inst, op, value),
            InstData::ICmp { pred, lhs, rhs, .. } => self.icmp(inst, pred, lhs, rhs),
            InstData::FCmp { pred, fmf, lhs, rhs } => self.fcmp(inst, pred, fmf, lhs, rhs),
            InstData::FNeg { value, .. } => self.fneg(inst, value),
            InstData::Select { cond, then_value, else_value, .. } => {
                self.select(inst, cond, then_value, else_value)
            }
            InstData::ExtractValue { .. } => extracted(self.types, self.func, inst),
            InstData::ExtractElement { vector, index } => self.extract_element(vector, index),
            InstData::Phi { values, .. } => {
                let result = self.func.result(inst)?;
                let mut others = values.iter().copied().filter(|v| *v != result);
                let first = others.next()?;
                let constant = self.func.is_const(first);
                // What comes from everywhere is there before the phi is. In a loop that nothing leads to it may depend on the phi itself.
                let block = self.func.inst_block(inst)?;
                if others.all(|v| v == first)
                    && (constant || self.analyses.dominators(self.func).is_reachable(block))
                {
                    return Some(first);
                }
                self.flag_around_loop(inst).or_else(|| self.phi_of_numbers(inst))
            }
            InstData::Load { ptr, access } => {
                if self.load_as_number(inst, ptr, access) {
                    return None;
                }
                self.load(inst, ptr, access)
            }
            InstData::Store { value, ptr, access } => {
                self.store(inst, value, ptr, access);
                None
            }
            InstData::Call { args, .. } => {
                if let [ptr] = *args
                    && let Some(callee) = self.func.direct_callee(inst)
                    && let Some(space) = self.ctx.global(callee).name().strip_prefix("llvm.nvvm.isspacep.")
                {
                    return self.is_in_space(space, ptr);
                }
                if let Some(factor) = self.product_with_one(inst, args) {
                    return Some(factor);
                }
                if args.is_empty() || !args.iter().all(|a| self.func.is_const(*a)) {
                    return None;
                }
                let args: SmallVec<[Value; 4]> = args.into();
                fold::call(self.ctx, self.func, inst, &args)
            }
            InstData::Gep { indices, base, .. } => {
                let zero = indices.iter().all(|i| self.func.as_u64(*i) == Some(0));
                (zero && self.func.value_type(base) == self.func.inst_type(inst)).then_some(base)
            }
            InstData::Freeze { value } => {
                let known = self.func.as_u64(value).is_some() || self.func.as_float_bits(value).is_some();
                known.then_some(value)
            }
            InstData::CondBr { cond, then_dest, else_dest } => {
                // A branch on a negation is the opposite branch.
                if let Some(InstData::Binary { op: BinOp::Xor, lhs, rhs, .. }) =
                    self.func.value_inst_data(cond)
                    && self.func.as_u64(rhs) == Some(1)
                    && self.func.attachments(inst).is_empty()
                {
                    self.revisit_operands(inst);
                    self.func.replace_inst(inst, Op::CondBr, &[lhs], &[else_dest, then_dest]);
                    self.rewritten(inst);
                }
                None
            }
            _ => None,
        }
    }

    fn zero(&mut self, ty: Type) -> Value {
        self.func.zero(self.types, ty)
    }

    fn binary(
        &mut self,
        inst: Inst,
        op: BinOp,
        flags: IntFlags,
        fmf: FastMath,
        lhs: Value,
        rhs: Value,
    ) -> Option<Value> {
        if let Some(value) = fold::binary(self.types, self.func, op, lhs, rhs) {
            return Some(value);
        }
        if let Some((lhs, rhs)) = self.without_undef(op, lhs, rhs) {
            return self.rewrite(inst, Op::Binary(op, flags, fmf), &[lhs, rhs]);
        }
        // Constants go to the right.
        if op.is_commutative() && self.func.is_const(lhs) && !self.func.is_const(rhs) {
            return self.rewrite(inst, Op::Binary(op, flags, fmf), &[rhs, lhs]);
        }
        if let Some(value) = self.binary_of_select(inst, op, lhs, rhs) {
            return Some(value);
        }
        if op.is_float() {
            return self.float_binary(inst, op, fmf, lhs, rhs);
        }
        let ty = self.func.value_type(lhs);
        let width = self.types.int_width(ty)?;
        let right = self.func.as_u128(rhs);
        let ones = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
        match (op, right) {
            (BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor, Some(0)) => return Some(lhs),
            (BinOp::Shl | BinOp::LShr | BinOp::AShr, Some(0)) => return Some(lhs),
            (BinOp::Mul | BinOp::UDiv | BinOp::SDiv, Some(1)) => return Some(lhs),
            (BinOp::Mul | BinOp::And, Some(0)) => return Some(rhs),
            (BinOp::And, Some(x)) if x == ones => return Some(lhs),
            (BinOp::Or, Some(x)) if x == ones => return Some(rhs),
            (BinOp::URem, Some(1)) => return Some(self.zero(ty)),
            // Division by a power of two.
            (BinOp::UDiv, Some(x)) if x.is_power_of_two() => {
                let amount = self.func.const_int(self.types, ty, x.trailing_zeros() as u64);
                let flags = flags & IntFlags::EXACT;
                return self.rewrite(inst, Op::Binary(BinOp::LShr, flags, fmf), &[lhs, amount]);
            }
            (BinOp::URem, Some(x)) if x.is_power_of_two() => {
                let low = self.func.const_int128(self.types, ty, x - 1);
                return self.rewrite(inst, Op::Binary(BinOp::And, IntFlags::empty(), fmf), &[lhs, low]);
            }
            // Subtraction of a constant is addition of its negative; no-wrap flags do not carry over for the minimum.
            (BinOp::Sub, Some(x)) if x != 1 << (width - 1) => {
                let negative = self.func.const_int128(self.types, ty, x.wrapping_neg() & ones);
                let flags = flags & IntFlags::NSW;
                return self.rewrite(inst, Op::Binary(BinOp::Add, flags, fmf), &[lhs, negative]);
            }
            _ => {}
        }
        if let Some(value) = self.binary_by_range(inst, op, lhs, rhs) {
            return Some(value);
        }
        if lhs == rhs {
            match op {
                BinOp::And | BinOp::Or => return Some(lhs),
                BinOp::Xor | BinOp::Sub => return Some(self.zero(ty)),
                _ => {}
            }
        }
        if let Some(value) = self.cancel(op, lhs, rhs) {
            return Some(value);
        }
        // Regroup constants: (x op c1) op c2 = x op (c1 op c2).
        if op.is_associative()
            && right.is_some()
            && let Some(InstData::Binary { op: inner, flags: inner_flags, lhs: x, rhs: c1, .. }) =
                self.func.value_inst_data(lhs)
            && inner == op
            && self.func.as_u128(c1).is_some()
            && let Some(c) = fold::binary(self.types, self.func, op, c1, rhs)
        {
            // Neither step wraps, and the sum of the constants does not: then the one step does not.
            let mut kept = IntFlags::empty();
            let signed = |v| self.func.as_i64(self.types, v);
            if let (BinOp::Add, Some(a), Some(b), Some(sum)) = (op, signed(c1), signed(rhs), signed(c))
                && a.checked_add(b) == Some(sum)
            {
                kept = flags & inner_flags & IntFlags::NSW;
            }
            return self.rewrite(inst, Op::Binary(op, kept, fmf), &[x, c]);
        }
        if width == 1 && matches!(op, BinOp::And | BinOp::Or | BinOp::Xor) {
            let before = self.work.len();
            let mut found = self.one_comparison(inst, op, lhs, rhs);
            if found.is_none() && self.work.len() == before && op != BinOp::Xor {
                found = self.one_range(inst, op == BinOp::And, lhs, rhs);
            }
            if found.is_some() || self.work.len() != before {
                return found;
            }
        }
        let before = self.work.len();
        let operation = Operation { inst, op, lhs, rhs, ty, width };
        if matches!(op, BinOp::Add | BinOp::Sub | BinOp::And | BinOp::Or | BinOp::Xor) && right.is_none() {
            let found = self.of_same_pair(operation);
            if found.is_some() || self.work.len() != before {
                return found;
            }
        }
        let found = self.integer_rules(operation, flags).or_else(|| {
            (self.work.len() == before).then(|| self.binary_by_bits(inst, op, flags, lhs, rhs))?
        });
        if found.is_some() || self.work.len() != before {
            return found;
        }
        if op == BinOp::Add && self.digits(inst, lhs, rhs) {
            return None;
        }
        // Negations of comparisons.
        if op == BinOp::Xor && width == 1 && right == Some(1) {
            return self.not(inst, lhs);
        }
        None
    }

    /// An undefined operand is whatever suits: zero, of integers that are not divided by it or shifted by it.
    fn without_undef(&mut self, op: BinOp, lhs: Value, rhs: Value) -> Option<(Value, Value)> {
        let ty = self.func.value_type(lhs);
        let (left, right) = (self.func.is_undef(lhs), self.func.is_undef(rhs));
        let fits = matches!(op, BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor)
            || left && !right && matches!(op, BinOp::Shl | BinOp::LShr | BinOp::AShr);
        if !fits || !(left || right) || !self.types.is_int(ty) {
            return None;
        }
        let zero = self.zero(ty);
        Some((if left { zero } else { lhs }, if right { zero } else { rhs }))
    }

    /// What the ranges of the operands allow: signed division becomes unsigned, 64-bit division 32-bit, which is many
    /// times cheaper, and masks that keep everything vanish.
    fn binary_by_range(&mut self, inst: Inst, op: BinOp, lhs: Value, rhs: Value) -> Option<Value> {
        let ty = self.func.value_type(lhs);
        match op {
            BinOp::SDiv | BinOp::SRem => {
                let both =
                    is_non_negative(self.ctx, self.func, lhs) && is_non_negative(self.ctx, self.func, rhs);
                let unsigned = if op == BinOp::SDiv { BinOp::UDiv } else { BinOp::URem };
                if both {
                    let op = Op::Binary(unsigned, IntFlags::empty(), FastMath::empty());
                    return self.rewrite(inst, op, &[lhs, rhs]);
                }
                None
            }
            BinOp::UDiv | BinOp::URem if ty == Type::I64 => {
                let small = |v| range(self.ctx, self.func, v).is_some_and(|r| r.high <= u32::MAX as u64);
                if !small(lhs) || !small(rhs) {
                    return None;
                }
                let mut b = Builder::before(self.ctx, self.func, inst);
                let x = b.cast(CastOp::Trunc, lhs, Type::I32);
                let y = b.cast(CastOp::Trunc, rhs, Type::I32);
                let narrow = b.binary(op, x, y);
                let wide = b.cast(CastOp::ZExt, narrow, Type::I64);
                let made = [wide, narrow, y, x].into_iter().filter_map(|v| self.func.value_inst(v));
                self.work.extend(made);
                Some(wide)
            }
            BinOp::And => {
                let mask = self.func.as_u64(rhs)?;
                let keeps = mask.wrapping_add(1).is_power_of_two() || mask == u64::MAX;
                (keeps && range(self.ctx, self.func, lhs)?.high <= mask).then_some(lhs)
            }
            _ => None,
        }
    }

    /// An element that was put into a vector before.
    fn extract_element(&mut self, vector: Value, index: Value) -> Option<Value> {
        const MAX_STEPS: usize = 16;
        let wanted = self.func.as_u64(index)?;
        let mut at = vector;
        for _ in 0..MAX_STEPS {
            let InstData::InsertElement { vector, elem, index } = self.func.value_inst_data(at)? else {
                return None;
            };
            if self.func.as_u64(index)? == wanted {
                return Some(elem);
            }
            at = vector;
        }
        None
    }

    /// `xor i1 %x, true`.
    fn not(&mut self, inst: Inst, x: Value) -> Option<Value> {
        match self.func.value_inst_data(x)? {
            InstData::Binary { op: BinOp::Xor, lhs, rhs, .. } if self.func.as_u64(rhs) == Some(1) => {
                Some(lhs)
            }
            InstData::ICmp { pred, flags, lhs, rhs } if self.func.has_one_use(x) => {
                self.rewrite(inst, Op::ICmp(pred.inverse(), flags), &[lhs, rhs])
            }
            InstData::FCmp { pred, fmf, lhs, rhs } if self.func.has_one_use(x) => {
                self.rewrite(inst, Op::FCmp(pred.inverse(), fmf), &[lhs, rhs])
            }
            _ => None,
        }
    }

    /// A comparison that the ranges of its operands decide.
    fn icmp_by_range(&self, pred: IntPred, lhs: Value, rhs: Value) -> Option<bool> {
        let (a, b) = (range(self.ctx, self.func, lhs)?, range(self.ctx, self.func, rhs)?);
        let width = self.types.int_width(self.func.value_type(lhs))?;
        let most = u64::MAX.checked_shr(65 - width).unwrap_or(0);
        // Orders agree where both are not negative.
        if pred.is_signed() && (a.high > most || b.high > most) {
            return None;
        }
        let (less, not_less) = (a.high < b.low, a.low >= b.high);
        let (greater, not_greater) = (a.low > b.high, a.high <= b.low);
        let decide = |yes: bool, no: bool| if yes { Some(true) } else { no.then_some(false) };
        match pred {
            IntPred::Eq => decide(false, less || greater),
            IntPred::Ne => decide(less || greater, false),
            IntPred::Ult | IntPred::Slt => decide(less, not_less),
            IntPred::Uge | IntPred::Sge => decide(not_less, less),
            IntPred::Ugt | IntPred::Sgt => decide(greater, not_greater),
            IntPred::Ule | IntPred::Sle => decide(not_greater, greater),
        }
    }

    fn icmp(&mut self, inst: Inst, pred: IntPred, lhs: Value, rhs: Value) -> Option<Value> {
        if let Some(folded) = fold::icmp(self.types, self.func, pred, lhs, rhs) {
            return Some(folded);
        }
        if lhs == rhs {
            let holds =
                matches!(pred, IntPred::Eq | IntPred::Uge | IntPred::Ule | IntPred::Sge | IntPred::Sle);
            return Some(self.func.const_bool(holds));
        }
        if self.func.is_const(lhs) && !self.func.is_const(rhs) {
            return self.rewrite(inst, Op::ICmp(pred.swapped(), IntFlags::empty()), &[rhs, lhs]);
        }
        if let Some(known) = self.icmp_of_addresses(pred, lhs, rhs) {
            return Some(known);
        }
        let decided = self.icmp_by_range(pred, lhs, rhs).or_else(|| self.icmp_by_bits(pred, lhs, rhs));
        if let Some(holds) = decided {
            return Some(self.func.const_bool(holds));
        }
        let before = self.work.len();
        if let Some(value) = self.icmp_rules(inst, pred, lhs, rhs) {
            return Some(value);
        }
        if self.work.len() > before {
            // Rewritten in place: it comes up again.
            return None;
        }
        let right = self.func.as_u128(rhs)?;
        let InstData::Cast { op, value: x, .. } = self.func.value_inst_data(lhs)? else {
            return self.icmp_bool(inst, pred, lhs, right);
        };
        let source = self.func.value_type(x);
        let width = self.types.int_width(source)?;
        let fits = width < 128 && right >> width == 0;
        match op {
            // A comparison of an extended flag with 0 or 1 is the flag or its negation.
            CastOp::ZExt if width == 1 && pred.is_equality() && right <= 1 => {
                self.flag(inst, x, (right == 1) == (pred == IntPred::Eq))
            }
            CastOp::SExt if width == 1 && pred.is_equality() && right == 0 => {
                self.flag(inst, x, pred == IntPred::Ne)
            }
            CastOp::ZExt if fits && (pred.is_equality() || pred.is_unsigned()) => {
                let c = self.func.const_int128(self.types, source, right);
                self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, c])
            }
            // Extended with zeros, it is not negative.
            CastOp::ZExt if fits && width < self.types.int_width(self.func.value_type(lhs))? => {
                let c = self.func.const_int128(self.types, source, right);
                self.rewrite(inst, Op::ICmp(pred.to_unsigned(), IntFlags::empty()), &[x, c])
            }
            // The order of extended numbers is theirs, as signed and as unsigned ones, next to one that could be extended as well.
            CastOp::SExt if width > 1 => {
                let narrow = self.func.const_int128(self.types, source, right & ((1 << width) - 1));
                let back = self.func.value_type(lhs);
                let same = fold::cast(self.types, self.func, CastOp::SExt, narrow, back) == Some(rhs);
                same.then(|| self.rewrite(inst, Op::ICmp(pred, IntFlags::empty()), &[x, narrow])).flatten()
            }
            _ => None,
        }
    }

    /// Comparisons of flags themselves.
    fn icmp_bool(&mut self, inst: Inst, pred: IntPred, lhs: Value, right: u128) -> Option<Value> {
        if self.func.value_type(lhs) == Type::I1 && pred.is_equality() {
            return self.flag(inst, lhs, (right == 1) == (pred == IntPred::Eq));
        }
        None
    }

    /// The flag itself, or its negation.
    fn flag(&mut self, inst: Inst, flag: Value, positive: bool) -> Option<Value> {
        if positive {
            return Some(flag);
        }
        let yes = self.func.const_bool(true);
        self.rewrite(inst, Op::Binary(BinOp::Xor, IntFlags::empty(), FastMath::empty()), &[flag, yes])
    }
}
