//! Bytes that were taken from one number, put together again.
//!
//! ```text
//! %l = trunc i16 %x to i8, %h = trunc i16 (%x >> 8) to i8
//! zext i8 %l to i32 | zext i8 %h to i32 << 8                     ->    zext i16 %x to i32
//! ```
//!
//! Elements of a byte type that are copied one by one, and read as one register, look like this. Where all parts of numbers meet those of
//! others, the numbers meet:
//!
//! ```text
//! %pl = phi i8 [ %xl, %a ], [ %yl, %b ]                                %p = phi i16 [ %x, %a ], [ %y, %b ]
//! %ph = phi i8 [ %xh, %a ], [ %yh, %b ]      ; the upper bytes   ->    %pl = trunc i16 %p to i8 ...
//! ```

use oxicc_ir::{BinOp, Block, Builder, CastOp, Inst, InstData, Type, Value};
use smallvec::SmallVec;

use super::Combiner;

/// Bits of a number that stand somewhere else in another number, between zeros.
#[derive(Clone, Copy)]
struct Piece {
    of: Value,
    /// The lowest one, in the number.
    from: u32,
    width: u32,
    /// Where it stands.
    at: u32,
}

/// Sides of sides that are looked at for the neighbour of a piece.
const MAX_DEPTH: usize = 3;
/// Edges of a phi of parts.
const MAX_EDGES: usize = 8;
/// Phis that are looked at for the other parts.
const MAX_PHIS: usize = 64;

impl Combiner<'_> {
    /// A sum of pieces two of which are neighbours in one number, and here as well.
    pub(super) fn neighbours(&mut self, inst: Inst, lhs: Value, rhs: Value) -> Option<Value> {
        self.joined(inst, lhs, rhs).or_else(|| self.joined(inst, rhs, lhs))
    }

    /// Halves of a register that meet those of others: the registers meet.
    ///
    /// ```text
    /// %a = phi i16 [ %x, %p ], ...    %b = phi i16 [ %y, %p ], ...    ->    %r = phi i32 [ zext %x | zext %y << 16, %p ], ...
    /// %r = zext %a | zext %b << 16
    /// ```
    ///
    /// Operands of `wgmma` are so put together where their halves are made, not between one multiplication and the next.
    pub(super) fn phi_of_halves(&mut self, inst: Inst, lhs: Value, rhs: Value) -> Option<Value> {
        let (low, high) = match (self.half(lhs), self.half(rhs)) {
            (Some((a, 0)), Some((b, 16))) | (Some((b, 16)), Some((a, 0))) => (a, b),
            _ => return None,
        };
        let ty = self.func.inst_type(inst);
        let [p, q] = [low, high].map(|v| self.func.value_inst(v).filter(|i| self.func.is_phi(*i)));
        let (p, q) = (p?, q?);
        let block = self.func.inst_block(p)?;
        if ty != Type::I32 || low == high || self.func.inst_block(q) != Some(block) {
            return None;
        }
        let edges: SmallVec<[(Value, Block); 4]> = self.func.incoming(p).collect();
        let mut sides: SmallVec<[(Value, Value, Block); 4]> = SmallVec::new();
        for (x, from) in edges {
            let y = self.func.incoming_from(q, from)?;
            if (x == low) != (y == high) || sides.len() == MAX_EDGES || sides.iter().any(|s| s.2 == from) {
                return None;
            }
            sides.push((x, y, from));
        }
        // The phi of registers first: it may be one of its own values.
        let whole = Builder::before(self.ctx, self.func, p).phi(ty);
        let mut values: SmallVec<[(Value, Block); 4]> = SmallVec::new();
        for (x, y, from) in sides {
            if x == low {
                values.push((whole, from));
                continue;
            }
            let end = self.func.terminator(from)?;
            let mut b = Builder::before(self.ctx, self.func, end);
            let [x, y] = [x, y].map(|v| b.cast(CastOp::ZExt, v, ty));
            let distance = b.func.const_i32(16);
            let y = b.binary(BinOp::Shl, y, distance);
            let value = b.binary(BinOp::Or, x, y);
            self.work.extend([x, y, value].into_iter().filter_map(|v| self.func.value_inst(v)));
            values.push((value, from));
        }
        let phi = self.func.value_inst(whole)?;
        for (value, from) in values {
            self.func.add_incoming(phi, value, from);
        }
        Some(whole)
    }

    /// A half of a register, and where it stands, that is used nowhere else.
    fn half(&self, v: Value) -> Option<(Value, u32)> {
        let (at, wide) = match self.func.value_inst_data(v)? {
            InstData::Binary { op: BinOp::Shl, lhs, rhs, .. } => (self.func.as_u64(rhs)? as u32, lhs),
            _ => (0, v),
        };
        let InstData::Cast { op: CastOp::ZExt, value, .. } = self.func.value_inst_data(wide)? else {
            return None;
        };
        let alone = [v, wide, value].iter().all(|v| self.func.has_one_use(*v));
        (alone && self.func.value_type(value) == Type::I16).then_some((value, at))
    }

    /// The sum of `rest` and `part`, if `part` finds its neighbour there.
    fn joined(&mut self, inst: Inst, rest: Value, part: Value) -> Option<Value> {
        let piece = self.bits_from(part)?;
        // The sides that do not have it stay.
        let mut others: Vec<Value> = Vec::new();
        let mut at = rest;
        let whole = loop {
            if let Some(whole) = self.bits_from(at).and_then(|other| self.together(piece, other)) {
                break whole;
            }
            let Some(InstData::Binary { op: BinOp::Or, lhs, rhs, .. }) = self.func.value_inst_data(at) else {
                return None;
            };
            if others.len() == MAX_DEPTH || !self.func.has_one_use(at) {
                return None;
            }
            let right = self.bits_from(rhs).and_then(|other| self.together(piece, other));
            if let Some(whole) = right {
                others.push(lhs);
                break whole;
            }
            others.push(rhs);
            at = lhs;
        };
        let ty = self.func.inst_type(inst);
        let mut b = Builder::before(self.ctx, self.func, inst);
        let mut value = whole.of;
        let mut made = Vec::new();
        let number = b.func.value_type(value);
        if whole.from > 0 {
            let distance = b.func.const_int(&self.ctx.types, number, u64::from(whole.from));
            value = b.binary(BinOp::LShr, value, distance);
            made.push(value);
        }
        let part = self.ctx.types.int(whole.width);
        if part != number {
            value = b.cast(CastOp::Trunc, value, part);
            made.push(value);
        }
        if part != ty {
            value = b.cast(CastOp::ZExt, value, ty);
            made.push(value);
        }
        if whole.at > 0 {
            let distance = b.func.const_int(&self.ctx.types, ty, u64::from(whole.at));
            value = b.binary(BinOp::Shl, value, distance);
            made.push(value);
        }
        for other in others {
            value = b.binary(BinOp::Or, other, value);
            made.push(value);
        }
        self.work.extend(made.into_iter().filter_map(|v| self.func.value_inst(v)));
        Some(value)
    }

    /// Two neighbours that are all of a number, or half of a register or all of it.
    fn together(&self, a: Piece, b: Piece) -> Option<Piece> {
        let (low, high) = if a.from < b.from { (a, b) } else { (b, a) };
        let bits = self.types.int_width(self.func.value_type(low.of))?;
        let width = low.width + high.width;
        let fits = low.of == high.of
            && high.from == low.from + low.width
            && high.at == low.at + low.width
            && (width == bits || [16, 32].contains(&width));
        fits.then_some(Piece { width, ..low })
    }

    /// What a side is, if it is a piece of another number.
    fn bits_from(&self, v: Value) -> Option<Piece> {
        let (at, wide) = match self.func.value_inst_data(v)? {
            InstData::Binary { op: BinOp::Shl, lhs, rhs, .. } => (self.func.as_u64(rhs)? as u32, lhs),
            _ => (0, v),
        };
        let InstData::Cast { op: CastOp::ZExt, value: part, .. } = self.func.value_inst_data(wide)? else {
            return None;
        };
        let piece = self.part(part)?;
        let bits = self.types.int_width(self.func.value_type(v))?;
        (at.checked_add(piece.width)? <= bits).then_some(Piece { at, ..piece })
    }

    /// What a value is, if it is cut out of a number.
    fn part(&self, v: Value) -> Option<Piece> {
        let InstData::Cast { op: CastOp::Trunc, value: whole, .. } = self.func.value_inst_data(v)? else {
            return None;
        };
        let width = self.types.int_width(self.func.value_type(v))?;
        let (from, of) = match self.func.value_inst_data(whole) {
            Some(InstData::Binary { op: BinOp::LShr, lhs, rhs, .. }) => (self.func.as_u64(rhs)? as u32, lhs),
            _ => (0, whole),
        };
        Some(Piece { of, from, width, at: 0 })
    }

    /// The numbers that a phi has the same part of on each edge.
    fn numbers_of(&self, phi: Inst) -> Option<(SmallVec<[(Value, Block); 4]>, Piece)> {
        let mut numbers: SmallVec<[(Value, Block); 4]> = SmallVec::new();
        let mut first: Option<Piece> = None;
        for (value, from) in self.func.incoming(phi) {
            let part = self.part(value)?;
            let known = *first.get_or_insert(part);
            let same = (known.from, known.width) == (part.from, part.width)
                && self.func.value_type(known.of) == self.func.value_type(part.of);
            if !same || numbers.len() == MAX_EDGES {
                return None;
            }
            numbers.push((part.of, from));
        }
        Some((numbers, first?))
    }

    /// Parts of a phi of numbers, in place of phis of all the parts of these numbers. This phi is the first of them.
    pub(super) fn phi_of_numbers(&mut self, phi: Inst) -> Option<Value> {
        let block = self.func.inst_block(phi)?;
        let ty = self.func.inst_type(phi);
        if ![Some(8), Some(16)].contains(&self.types.int_width(ty)) {
            return None;
        }
        let (numbers, part) = self.numbers_of(phi)?;
        let number = self.func.value_type(part.of);
        let mut all: Vec<(Inst, Piece)> = vec![(phi, part)];
        let mut next = phi;
        for _ in 0..MAX_PHIS {
            let Some(other) = self.func.next_inst(next).filter(|i| self.func.is_phi(*i)) else { break };
            next = other;
            if self.func.inst_type(other) == ty
                && let Some((same, part)) = self.numbers_of(other)
                && same == numbers
                && all.iter().all(|(_, p)| p.from != part.from)
            {
                all.push((other, part));
            }
        }
        let bits = all.iter().map(|(_, p)| p.width).sum::<u32>();
        if all.len() < 2 || self.types.int_width(number) != Some(bits) {
            return None;
        }
        let at = self.func.first_non_phi(block)?;
        let whole = Builder::before(self.ctx, self.func, phi).phi_of(number, &numbers);
        self.work.extend(self.func.value_inst(whole));
        let mut mine = None;
        for (other, part) in all {
            let mut b = Builder::before(self.ctx, self.func, at);
            let mut value = whole;
            if part.from > 0 {
                let distance = b.func.const_int(&self.ctx.types, number, u64::from(part.from));
                value = b.binary(BinOp::LShr, value, distance);
            }
            let value = b.cast(CastOp::Trunc, value, ty);
            if other == phi {
                mine = Some(value);
                continue;
            }
            if let Some(result) = self.func.result(other) {
                let users = self.func.users(result);
                self.work.extend(users);
            }
            self.revisit_operands(other);
            self.func.replace_with_value(other, value);
        }
        mine
    }
}
