//! Rules for integer arithmetic, an operator each.

use oxicc_ir::{BinOp, Builder, CastOp, FastMath, Inst, InstData, IntFlags, IntPred, Op, Type, Value};

use super::Combiner;
use crate::alias::split;
use crate::ranges::{is_non_negative, range};

/// A binary operation and what the rules need of it.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    pub(super) inst: Inst,
    pub(super) op: BinOp,
    pub(super) lhs: Value,
    pub(super) rhs: Value,
    pub(super) ty: Type,
    pub(super) width: u32,
}

impl Operation {
    fn ones(&self) -> u128 {
        if self.width >= 128 { u128::MAX } else { (1 << self.width) - 1 }
    }
}

impl Combiner<'_> {
    /// The parts of a binary operation.
    fn parts(&self, v: Value) -> Option<(BinOp, Value, Value)> {
        match self.func.value_inst_data(v)? {
            InstData::Binary { op, lhs, rhs, .. } => Some((op, lhs, rhs)),
            _ => None,
        }
    }

    /// x of `0 - x`.
    fn negated(&self, v: Value) -> Option<Value> {
        match self.parts(v)? {
            (BinOp::Sub, zero, x) if self.func.is_zero(zero) => Some(x),
            _ => None,
        }
    }

    /// x of `x ^ -1`.
    pub(super) fn inverted(&self, v: Value) -> Option<Value> {
        let (BinOp::Xor, x, ones) = self.parts(v)? else { return None };
        let width = self.types.int_width(self.func.value_type(v))?;
        let all = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
        (self.func.as_u128(ones) == Some(all)).then_some(x)
    }

    /// The other operand of `x op c`.
    fn by_constant(&self, v: Value, wanted: BinOp) -> Option<(Value, u128)> {
        let (op, x, c) = self.parts(v)?;
        (op == wanted).then_some((x, self.func.as_u128(c)?))
    }

    fn constant(&mut self, o: Operation, c: u128) -> Value {
        self.func.const_int128(self.types, o.ty, c & o.ones())
    }

    pub(super) fn becomes(&mut self, o: Operation, op: BinOp, lhs: Value, rhs: Value) -> Option<Value> {
        self.rewrite(o.inst, Op::Binary(op, IntFlags::empty(), FastMath::empty()), &[lhs, rhs])
    }

    pub(super) fn integer_rules(&mut self, o: Operation, flags: IntFlags) -> Option<Value> {
        match o.op {
            BinOp::Add => self.add(o),
            BinOp::Sub => self.sub(o),
            BinOp::Mul => self.mul(o),
            BinOp::Or if flags.contains(IntFlags::DISJOINT) && self.adds_up(o) => {
                let flags = IntFlags::NUW | IntFlags::NSW;
                self.rewrite(o.inst, Op::Binary(BinOp::Add, flags, FastMath::empty()), &[o.lhs, o.rhs])
            }
            BinOp::And | BinOp::Or | BinOp::Xor => self.logic(o),
            BinOp::Shl | BinOp::LShr | BinOp::AShr => self.shift(o, flags),
            BinOp::UDiv | BinOp::URem | BinOp::SDiv | BinOp::SRem => self.division(o, flags),
            _ => None,
        }
    }

    /// Whether an `or` of numbers without common bits is a sum, as LLVM writes those of an index: loops walk along sums, and the halves of 64 bits stay together.
    /// Where bytes or halves are put beside each other, or bits rotated, it stays.
    fn adds_up(&self, o: Operation) -> bool {
        let wide = o.ty == Type::I32 || o.ty == Type::I64;
        let placed = |v: Value| match self.parts(v) {
            Some((BinOp::LShr, ..)) => true,
            Some((BinOp::Shl, x, by)) => {
                let whole = self.func.as_u64(by).is_none_or(|n| n % 8 == 0);
                let cast = |op| matches!(op, CastOp::ZExt | CastOp::SExt | CastOp::Bitcast);
                let part = self.func.value_inst_data(x);
                whole && part.is_some_and(|i| matches!(i, InstData::Cast { op, .. } if cast(op)))
            }
            _ => false,
        };
        wide && self.func.as_u128(o.rhs).is_none() && !placed(o.lhs) && !placed(o.rhs)
    }

    fn add(&mut self, o: Operation) -> Option<Value> {
        if let Some(x) = self.negated(o.rhs) {
            return self.becomes(o, BinOp::Sub, o.lhs, x);
        }
        if let Some(x) = self.negated(o.lhs) {
            return self.becomes(o, BinOp::Sub, o.rhs, x);
        }
        if let Some(c) = self.func.as_u128(o.rhs) {
            // ~x + c = (c - 1) - x
            if let Some(x) = self.inverted(o.lhs) {
                let c = self.constant(o, c.wrapping_sub(1));
                return self.becomes(o, BinOp::Sub, c, x);
            }
            // (d - x) + c = (c + d) - x
            if let Some((BinOp::Sub, d, x)) = self.parts(o.lhs)
                && let Some(d) = self.func.as_u128(d)
            {
                let sum = self.constant(o, c.wrapping_add(d));
                return self.becomes(o, BinOp::Sub, sum, x);
            }
        }
        // x * c + x = x * (c + 1)
        for (product, x) in [(o.lhs, o.rhs), (o.rhs, o.lhs)] {
            if let Some((y, c)) = self.by_constant(product, BinOp::Mul)
                && y == x
                && self.func.has_one_use(product)
            {
                let c = self.constant(o, c.wrapping_add(1));
                return self.becomes(o, BinOp::Mul, x, c);
            }
        }
        self.sum_of_multiples(o)
    }

    /// `x * c + x * d` is `x * (c + d)`, and so for differences.
    fn sum_of_multiples(&mut self, o: Operation) -> Option<Value> {
        let ((x, c), (y, d)) = (self.by_constant(o.lhs, BinOp::Mul)?, self.by_constant(o.rhs, BinOp::Mul)?);
        if x != y || !self.func.has_one_use(o.lhs) || !self.func.has_one_use(o.rhs) {
            return None;
        }
        let c = if o.op == BinOp::Add { c.wrapping_add(d) } else { c.wrapping_sub(d) };
        let c = self.constant(o, c);
        self.becomes(o, BinOp::Mul, x, c)
    }

    /// `(x ^ s) - s` and `(x + s) ^ s` for `s = x >>s 31` is the absolute value, which is an instruction.
    fn absolute(&mut self, o: Operation, inner: BinOp) -> Option<Value> {
        if o.ty != Type::I32 {
            return None;
        }
        let (op, a, b) = self.parts(o.lhs)?;
        let (x, n) = self.by_constant(o.rhs, BinOp::AShr)?;
        let both = (a, b) == (x, o.rhs) || (b, a) == (x, o.rhs);
        if op != inner || n != 31 || !both || !self.func.has_one_use(o.lhs) {
            return None;
        }
        let zero = self.zero(o.ty);
        let mut b = Builder::before(self.ctx, self.func, o.inst);
        let negative = b.icmp(IntPred::Slt, x, zero);
        let minus = b.binary(BinOp::Sub, zero, x);
        let value = b.select(negative, minus, x);
        let made = [value, minus, negative].into_iter().filter_map(|v| self.func.value_inst(v));
        self.work.extend(made);
        Some(value)
    }

    fn sub(&mut self, o: Operation) -> Option<Value> {
        if let Some(distance) = self.distance(o) {
            return Some(self.func.const_i64(distance));
        }
        if let Some(x) = self.negated(o.rhs) {
            return self.becomes(o, BinOp::Add, o.lhs, x);
        }
        if let Some(c) = self.func.as_u128(o.lhs) {
            if c == o.ones() {
                return self.becomes(o, BinOp::Xor, o.rhs, o.lhs);
            }
            if let Some(x) = self.inverted(o.rhs) {
                let c = self.constant(o, c.wrapping_add(1));
                return self.becomes(o, BinOp::Add, x, c);
            }
            match self.parts(o.rhs) {
                Some((BinOp::Sub, a, b)) if c == 0 => return self.becomes(o, BinOp::Sub, b, a),
                Some((BinOp::Add, x, d)) => {
                    if let Some(d) = self.func.as_u128(d) {
                        let c = self.constant(o, c.wrapping_sub(d));
                        return self.becomes(o, BinOp::Sub, c, x);
                    }
                }
                Some((BinOp::Sub, d, x)) => {
                    if let Some(d) = self.func.as_u128(d) {
                        let c = self.constant(o, c.wrapping_sub(d));
                        return self.becomes(o, BinOp::Add, x, c);
                    }
                }
                _ => {}
            }
        }
        match self.parts(o.rhs) {
            // a - (a + b) = -b
            Some((BinOp::Add, a, b)) if a == o.lhs || b == o.lhs => {
                let zero = self.zero(o.ty);
                return self.becomes(o, BinOp::Sub, zero, if a == o.lhs { b } else { a });
            }
            // a - (a - b) = b
            Some((BinOp::Sub, a, b)) if a == o.lhs => return Some(b),
            // a - (b >>u 31) = a + (b >>s 31)
            Some((BinOp::LShr, b, n))
                if self.func.as_u128(n) == Some(u128::from(o.width) - 1) && self.func.has_one_use(o.rhs) =>
            {
                let sign = Builder::before(self.ctx, self.func, o.inst).binary(BinOp::AShr, b, n);
                self.work.extend(self.func.value_inst(sign));
                return self.becomes(o, BinOp::Add, o.lhs, sign);
            }
            // x - (x & c) = x & ~c
            Some((BinOp::And, x, c)) if x == o.lhs => {
                let c = self.func.as_u128(c)?;
                let c = self.constant(o, !c);
                return self.becomes(o, BinOp::And, x, c);
            }
            // x - x * c = x * (1 - c)
            Some((BinOp::Mul, x, c)) if x == o.lhs && self.func.has_one_use(o.rhs) => {
                let c = self.func.as_u128(c)?;
                let c = self.constant(o, 1u128.wrapping_sub(c));
                return self.becomes(o, BinOp::Mul, x, c);
            }
            _ => {}
        }
        if let Some(value) = self.absolute(o, BinOp::Xor) {
            return Some(value);
        }
        // What both sides have cancels. Where both are needed anyway, nothing is won.
        let alone = self.func.has_one_use(o.lhs) || self.func.has_one_use(o.rhs);
        match (self.parts(o.lhs).filter(|_| alone), self.parts(o.rhs)) {
            (Some((BinOp::Add, a, b)), Some((BinOp::Add, c, d))) if a == c || a == d || b == c || b == d => {
                let (x, y) = match () {
                    () if a == c => (b, d),
                    () if a == d => (b, c),
                    () if b == c => (a, d),
                    () => (a, c),
                };
                return self.becomes(o, BinOp::Sub, x, y);
            }
            (Some((BinOp::Sub, a, b)), Some((BinOp::Sub, c, d))) if a == c => {
                return self.becomes(o, BinOp::Sub, d, b);
            }
            (Some((BinOp::Sub, a, b)), Some((BinOp::Sub, c, d))) if b == d => {
                return self.becomes(o, BinOp::Sub, a, c);
            }
            _ => {}
        }
        match self.parts(o.lhs) {
            // (a - b) - a = -b
            Some((BinOp::Sub, a, b)) if a == o.rhs => {
                let zero = self.zero(o.ty);
                self.becomes(o, BinOp::Sub, zero, b)
            }
            Some((BinOp::Mul, x, c)) if x == o.rhs && self.func.has_one_use(o.lhs) => {
                let c = self.func.as_u128(c)?;
                let c = self.constant(o, c.wrapping_sub(1));
                self.becomes(o, BinOp::Mul, x, c)
            }
            _ => self.sum_of_multiples(o),
        }
    }

    /// The difference of two addresses off one base.
    fn distance(&self, o: Operation) -> Option<i64> {
        if o.ty != Type::I64 {
            return None;
        }
        let address = |v: Value| match self.func.value_inst_data(v)? {
            InstData::Cast { op: CastOp::PtrToInt, value, .. }
                if self.func.value_type(value) == Type::PTR =>
            {
                Some(split(self.ctx, self.func, value))
            }
            _ => None,
        };
        let ((a, x), (b, y)) = (address(o.lhs)?, address(o.rhs)?);
        (a == b).then(|| x.wrapping_sub(y))
    }

    fn mul(&mut self, o: Operation) -> Option<Value> {
        let Some(c) = self.func.as_u128(o.rhs) else {
            if let Some(value) = self.product_with_flag(o) {
                return Some(value);
            }
            let (x, y) = (self.negated(o.lhs)?, self.negated(o.rhs)?);
            return self.becomes(o, BinOp::Mul, x, y);
        };
        if c == o.ones() {
            let zero = self.zero(o.ty);
            return self.becomes(o, BinOp::Sub, zero, o.lhs);
        }
        if let Some(x) = self.negated(o.lhs) {
            let c = self.constant(o, c.wrapping_neg());
            return self.becomes(o, BinOp::Mul, x, c);
        }
        let (op, x, amount) = self.parts(o.lhs)?;
        let amount = self.func.as_u128(amount).filter(|n| *n < u128::from(o.width))?;
        match op {
            BinOp::Shl => {
                let c = self.constant(o, c << amount);
                self.becomes(o, BinOp::Mul, x, c)
            }
            // Shifted down and back: the low bits are cleared.
            BinOp::LShr | BinOp::AShr if c == 1 << amount => {
                let mask = self.constant(o, o.ones() << amount);
                self.becomes(o, BinOp::And, x, mask)
            }
            _ => None,
        }
    }

    fn logic(&mut self, o: Operation) -> Option<Value> {
        // x & ~x, x | ~x, x ^ ~x
        if self.inverted(o.lhs) == Some(o.rhs) || self.inverted(o.rhs) == Some(o.lhs) {
            return Some(match o.op {
                BinOp::And => self.zero(o.ty),
                _ => self.constant(o, u128::MAX),
            });
        }
        if let Some(value) = self.logic_of_flags(o) {
            return Some(value);
        }
        if o.op == BinOp::Or
            && let (Some((x, a)), Some((y, b))) =
                (self.by_constant(o.lhs, BinOp::And), self.by_constant(o.rhs, BinOp::And))
            && x == y
        {
            let mask = self.constant(o, a | b);
            return self.becomes(o, BinOp::And, x, mask);
        }
        if o.op == BinOp::Or
            && let Some(number) = self
                .joined_elements(o.inst)
                .or_else(|| self.neighbours(o.inst, o.lhs, o.rhs))
                .or_else(|| self.phi_of_halves(o.inst, o.lhs, o.rhs))
        {
            return Some(number);
        }
        if o.op == BinOp::Xor
            && let Some(value) = self.absolute(o, BinOp::Add)
        {
            return Some(value);
        }
        let c = self.func.as_u128(o.rhs)?;
        match (o.op, self.parts(o.lhs)?) {
            // (x & d) | c = x | c where c has all that d clears
            (BinOp::Or, (BinOp::And, x, d)) => {
                let d = self.func.as_u128(d)?;
                (!d & o.ones() & !c == 0).then(|| self.becomes(o, BinOp::Or, x, o.rhs)).flatten()
            }
            // (x | c) ^ c = x & ~c
            (BinOp::Xor, (BinOp::Or, x, d)) if self.func.as_u128(d) == Some(c) => {
                let mask = self.constant(o, !c);
                self.becomes(o, BinOp::And, x, mask)
            }
            // ~(x + c) = (-1 - c) - x
            (BinOp::Xor, (BinOp::Add, x, d)) if c == o.ones() => {
                let d = self.func.as_u128(d)?;
                let left = self.constant(o, u128::MAX.wrapping_sub(d));
                self.becomes(o, BinOp::Sub, left, x)
            }
            // ~(c - x) = x + (-1 - c)
            (BinOp::Xor, (BinOp::Sub, d, x)) if c == o.ones() => {
                let d = self.func.as_u128(d)?;
                let right = self.constant(o, u128::MAX.wrapping_sub(d));
                self.becomes(o, BinOp::Add, x, right)
            }
            _ => None,
        }
    }

    fn shift(&mut self, o: Operation, flags: IntFlags) -> Option<Value> {
        let n = self.func.as_u128(o.rhs).filter(|n| *n < u128::from(o.width))?;
        if o.op == BinOp::AShr && is_non_negative(self.ctx, self.func, o.lhs) {
            let op = Op::Binary(BinOp::LShr, flags & IntFlags::EXACT, FastMath::empty());
            return self.rewrite(o.inst, op, &[o.lhs, o.rhs]);
        }
        // High bits of an extended value are those of the value: half as many registers.
        if let (BinOp::LShr, Some(InstData::Cast { op: CastOp::ZExt, value: x, .. })) =
            (o.op, self.func.value_inst_data(o.lhs))
            && self.func.has_one_use(o.lhs)
        {
            let source = self.func.value_type(x);
            let narrow = self.types.int_width(source)?;
            if n >= u128::from(narrow) {
                return Some(self.zero(o.ty));
            }
            let amount = self.func.const_int128(self.types, source, n);
            let mut b = Builder::before(self.ctx, self.func, o.inst);
            let shifted = b.binary(BinOp::LShr, x, amount);
            let wide = b.cast(CastOp::ZExt, shifted, o.ty);
            let made = [wide, shifted].into_iter().filter_map(|v| self.func.value_inst(v));
            self.work.extend(made);
            return Some(wide);
        }
        if o.op == BinOp::Shl && self.moved_field(o, n) {
            return None;
        }
        let (inner, x, m) = self.parts(o.lhs)?;
        let m = self.func.as_u128(m).filter(|m| *m < u128::from(o.width))?;
        let last = u128::from(o.width) - 1;
        match (o.op, inner) {
            (BinOp::Shl, BinOp::Shl) | (BinOp::LShr, BinOp::LShr) if n + m > last => Some(self.zero(o.ty)),
            (BinOp::Shl, BinOp::Shl) | (BinOp::LShr, BinOp::LShr) => {
                let amount = self.constant(o, n + m);
                self.becomes(o, o.op, x, amount)
            }
            (BinOp::AShr, BinOp::AShr) => {
                let amount = self.constant(o, (n + m).min(last));
                self.becomes(o, BinOp::AShr, x, amount)
            }
            (BinOp::LShr, BinOp::Shl) if n == m => {
                let mask = self.constant(o, o.ones() >> n);
                self.becomes(o, BinOp::And, x, mask)
            }
            (BinOp::Shl, BinOp::LShr | BinOp::AShr) if n == m => {
                let mask = self.constant(o, o.ones() << n);
                self.becomes(o, BinOp::And, x, mask)
            }
            // The sign is the sign before the shift.
            (BinOp::LShr, BinOp::AShr) if n == last => self.becomes(o, BinOp::LShr, x, o.rhs),
            _ => None,
        }
    }

    /// `((x >> a) & m) << n` moves a field at once: `(x >> (a - n)) & (m << n)`.
    fn moved_field(&mut self, o: Operation, n: u128) -> bool {
        let Some((shifted, mask)) = self.by_constant(o.lhs, BinOp::And) else { return false };
        let Some((x, a)) = self.by_constant(shifted, BinOp::LShr) else { return false };
        if !self.func.has_one_use(o.lhs) || !self.func.has_one_use(shifted) || a >= u128::from(o.width) {
            return false;
        }
        let mask = self.constant(o, mask << n);
        let moved = match a.cmp(&n) {
            std::cmp::Ordering::Equal => x,
            way => {
                let op = if way == std::cmp::Ordering::Greater { BinOp::LShr } else { BinOp::Shl };
                let amount = self.constant(o, a.abs_diff(n));
                Builder::before(self.ctx, self.func, o.inst).binary(op, x, amount)
            }
        };
        self.work.extend(self.func.value_inst(moved));
        self.becomes(o, BinOp::And, moved, mask);
        true
    }

    /// Division by `1 << n` of what is not negative; 1 << 31 is larger than all of that, or the same read as unsigned.
    fn by_power(&mut self, o: Operation) -> Option<Value> {
        let (BinOp::Shl, one, n) = self.parts(o.rhs)? else { return None };
        let signed = matches!(o.op, BinOp::SDiv | BinOp::SRem);
        if self.func.as_u128(one) != Some(1) || signed && !is_non_negative(self.ctx, self.func, o.lhs) {
            return None;
        }
        if matches!(o.op, BinOp::UDiv | BinOp::SDiv) {
            return self.becomes(o, BinOp::LShr, o.lhs, n);
        }
        let minus_one = self.constant(o, u128::MAX);
        let low = Builder::before(self.ctx, self.func, o.inst).binary(BinOp::Add, o.rhs, minus_one);
        self.work.extend(self.func.value_inst(low));
        self.becomes(o, BinOp::And, o.lhs, low)
    }

    fn division(&mut self, o: Operation, flags: IntFlags) -> Option<Value> {
        let is_quotient = matches!(o.op, BinOp::UDiv | BinOp::SDiv);
        // (x * y) / y, and its remainder, if the product does not wrap.
        if let Some(InstData::Binary { op: BinOp::Mul, flags: promised, lhs: x, rhs: y, .. }) =
            self.func.value_inst_data(o.lhs)
        {
            let signed = matches!(o.op, BinOp::SDiv | BinOp::SRem);
            let needed = if signed { IntFlags::NSW } else { IntFlags::NUW };
            if promised.contains(needed) && (y == o.rhs || x == o.rhs) {
                return Some(match is_quotient {
                    true if y == o.rhs => x,
                    true => y,
                    false => self.zero(o.ty),
                });
            }
        }
        if let Some(value) = self.by_power(o) {
            return Some(value);
        }
        let c = self.func.as_u128(o.rhs)?;
        // The remainder has the sign of the dividend.
        if o.op == BinOp::SRem && c > o.ones() >> 1 && c != (o.ones() >> 1) + 1 {
            let c = self.constant(o, c.wrapping_neg());
            return self.becomes(o, BinOp::SRem, o.lhs, c);
        }
        if o.op == BinOp::SDiv && c == o.ones() {
            let zero = self.zero(o.ty);
            return self.becomes(o, BinOp::Sub, zero, o.lhs);
        }
        if o.op == BinOp::SDiv && flags.contains(IntFlags::EXACT) && c.is_power_of_two() && c < o.ones() >> 1
        {
            let amount = self.constant(o, u128::from(c.trailing_zeros()));
            let op = Op::Binary(BinOp::AShr, IntFlags::EXACT, FastMath::empty());
            return self.rewrite(o.inst, op, &[o.lhs, amount]);
        }
        if !matches!(o.op, BinOp::UDiv | BinOp::URem) {
            return None;
        }
        // A dividend that is less than the divisor.
        if range(self.ctx, self.func, o.lhs).is_some_and(|r| u128::from(r.high) < c) {
            return Some(if is_quotient { self.zero(o.ty) } else { o.lhs });
        }
        let (inner, x, d) = self.parts(o.lhs)?;
        let d = self.func.as_u128(d)?;
        match (o.op, inner) {
            (BinOp::URem, BinOp::URem) if d == c => Some(o.lhs),
            (BinOp::UDiv, BinOp::UDiv | BinOp::LShr) => {
                let d = if inner == BinOp::UDiv { d } else { 1u128.checked_shl(u32::try_from(d).ok()?)? };
                match c.checked_mul(d) {
                    Some(product) if product <= o.ones() => {
                        let product = self.constant(o, product);
                        self.becomes(o, BinOp::UDiv, x, product)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }
}
