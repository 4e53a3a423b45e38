//! Registers that are taken apart to be stored, and loaded to be put together.
//!
//! ```text
//! %l = trunc i32 %x to i16, %h = trunc i32 (%x >> 16) to i16
//! store <2 x i16> <%l, %h>, ptr %p                               ->    store i32 %x, ptr %p
//!
//! %v = load <2 x i16>, ptr %p                                          %v = load i32, ptr %p
//! %x = zext %v.0 | zext %v.1 << 16                               ->    uses of %x use %v
//! ```
//!
//! Pairs of halves are members of a structure to the language and one register to the machine.

use oxicc_ir::{BinOp, Builder, CastOp, FixedMdKind, Inst, InstData, MemAccess, Op, Type, TypeData, Value};
use smallvec::SmallVec;

use super::Combiner;

/// Elements of a vector that is looked at.
const MAX_ELEMENTS: u32 = 8;

impl Combiner<'_> {
    /// A vector of integers: its elements' width and their number.
    fn integers(&self, ty: Type) -> Option<(u32, u32)> {
        let TypeData::Vector { elem, len, scalable: false } = self.types.get(ty) else { return None };
        let width = self.types.int_width(*elem).filter(|w| matches!(w, 8 | 16 | 32))?;
        (*len <= MAX_ELEMENTS).then_some((width, *len))
    }

    /// A store of a vector of the pieces of registers stores the registers.
    pub(super) fn store(&mut self, inst: Inst, value: Value, ptr: Value, access: MemAccess) {
        let Some((width, len)) = self.integers(self.func.value_type(value)) else { return };
        if !access.is_plain() {
            return;
        }
        let mut elements: SmallVec<[Option<Value>; 8]> = SmallVec::from_elem(None, len as usize);
        let mut at = value;
        while let Some(InstData::InsertElement { vector, elem, index }) = self.func.value_inst_data(at) {
            let Some(place) = self.func.as_u64(index).and_then(|i| elements.get_mut(i as usize)) else {
                return;
            };
            place.get_or_insert(elem);
            at = vector;
        }
        let Some(elements) = elements.into_iter().collect::<Option<SmallVec<[Value; 8]>>>() else { return };
        let Some((first, _)) = self.piece(elements[0], width) else { return };
        let whole_ty = self.func.value_type(first);
        let Some(whole) = self.types.int_width(whole_ty).filter(|w| *w > width && *w <= 64) else { return };
        let each = (whole / width) as usize;
        if whole % width != 0 || !elements.len().is_multiple_of(each) {
            return;
        }
        let mut registers: SmallVec<[Value; 4]> = SmallVec::new();
        for group in elements.chunks(each) {
            let Some((x, 0)) = self.piece(group[0], width) else { return };
            let same = |(i, v): (usize, &Value)| self.piece(*v, width) == Some((x, i as u32 * width));
            if self.func.value_type(x) != whole_ty || !group.iter().enumerate().all(same) {
                return;
            }
            registers.push(x);
        }
        let stored = match registers[..] {
            [x] => x,
            _ => {
                let ty = self.types.vector(whole_ty, registers.len() as u32);
                let mut b = Builder::before(self.ctx, self.func, inst);
                let mut vector = b.func.poison(ty);
                for (i, &x) in registers.iter().enumerate() {
                    let index = b.func.const_i32(i as i32);
                    vector = b.insert_element(vector, x, index);
                }
                vector
            }
        };
        self.rewrite(inst, self.func.op(inst), &[stored, ptr]);
    }

    /// The register of which an element of `width` bits is a piece, and where it starts there.
    fn piece(&self, v: Value, width: u32) -> Option<(Value, u32)> {
        let InstData::Cast { op: CastOp::Trunc, value: x, .. } = self.func.value_inst_data(v)? else {
            return None;
        };
        match self.func.value_inst_data(x) {
            Some(InstData::Binary { op: BinOp::LShr, lhs, rhs, .. }) => {
                let shift = self.func.as_u64(rhs)?;
                // A shift of something else by another amount is a register of its own.
                let places = shift % u64::from(width) == 0 && shift < 64;
                Some(if places { (lhs, shift as u32) } else { (x, 0) })
            }
            _ => Some((x, 0)),
        }
    }

    /// A disjunction of all elements of a vector, each in its place, is the vector as a number.
    pub(super) fn joined_elements(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.func.inst_type(inst);
        let whole = self.types.int_width(ty).filter(|w| matches!(w, 16 | 32 | 64))?;
        let mut vector: Option<(Value, u32)> = None;
        let mut seen = 0u32;
        let mut work: SmallVec<[Value; 8]> = self.func.operands(inst).into();
        let mut steps = 0;
        while let Some(v) = work.pop() {
            steps += 1;
            if steps > 2 * MAX_ELEMENTS {
                return None;
            }
            let (shift, x) = match self.func.value_inst_data(v)? {
                InstData::Binary { op: BinOp::Or, lhs, rhs, .. } => {
                    work.extend([lhs, rhs]);
                    continue;
                }
                InstData::Binary { op: BinOp::Shl, lhs, rhs, .. } => (self.func.as_u64(rhs)?, lhs),
                _ => (0, v),
            };
            let InstData::Cast { op: CastOp::ZExt, value, .. } = self.func.value_inst_data(x)? else {
                return None;
            };
            let InstData::ExtractElement { vector: from, index } = self.func.value_inst_data(value)? else {
                return None;
            };
            let (width, len) = self.integers(self.func.value_type(from))?;
            let place = self.func.as_u64(index)?;
            if width * len != whole
                || shift != place * u64::from(width)
                || vector.is_some_and(|(known, _)| known != from)
            {
                return None;
            }
            vector = Some((from, len));
            seen |= 1 << place;
        }
        let (vector, len) = vector?;
        if seen != (1 << len) - 1 {
            return None;
        }
        let number = Builder::before(self.ctx, self.func, inst).cast(CastOp::Bitcast, vector, ty);
        self.work.extend(self.func.value_inst(number));
        Some(number)
    }

    /// A load that is only read as another type is a load of that type.
    pub(super) fn load_as_number(&mut self, inst: Inst, ptr: Value, access: MemAccess) -> bool {
        let ty = self.func.inst_type(inst);
        let Some(loaded) = self.func.result(inst).filter(|v| self.func.has_one_use(*v)) else { return false };
        if !access.is_plain() || self.integers(ty).is_none() {
            return false;
        }
        let Some(user) = self.func.uses(loaded).next().map(|u| u.user) else { return false };
        if !matches!(self.func.op(user), Op::Cast(CastOp::Bitcast, ..)) {
            return false;
        }
        let number = self.func.inst_type(user);
        if !self.types.is_int(number) {
            return false;
        }
        let value = Builder::before(self.ctx, self.func, inst).load_with(number, ptr, access);
        if let Some(made) = self.func.value_inst(value) {
            let kept = self.func.attachment(inst, FixedMdKind::InvariantLoad);
            self.func.set_attachment(made, FixedMdKind::InvariantLoad, kept);
        }
        if let Some(result) = self.func.result(user) {
            let users = self.func.users(result);
            self.work.extend(users);
        }
        self.func.replace_with_value(user, value);
        self.changed = true;
        self.work.push(inst);
        true
    }
}
