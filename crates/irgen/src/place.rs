//! Memory locations: loads, stores, copies, members, bit-fields.

use oxicc_frontend::layout;
use oxicc_frontend::tree::{FieldRef, QualType, RecordId, TypeKind};
use oxicc_ir::{Align, BinOp, Block, Inst, InstData, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::types::Class;

/// Aggregates up to this size are copied and cleared as one value, larger ones by `memcpy` and `memset`.
const MAX_VALUE_COPY: u64 = 128;

/// What an lvalue denotes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    /// The object; for a bit-field, the object it is a member of.
    pub ptr: Value,
    pub align: Align,
    pub volatile: bool,
    pub bits: Option<BitField>,
    /// The member of a class that the object is.
    pub member: Option<Member>,
    /// The restricted pointer that leads to the object: see [`crate::restrict`].
    pub through: Option<usize>,
}

/// A member of a class, by its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Member {
    record: RecordId,
    offset: u64,
}

/// What a place is that no pointer leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) enum BitField {
    Member(Bits),
    /// `cond ? a : b` with bit-fields: an index into [`FnGen::choices`].
    Choice(u32),
}

/// Two places of which a condition selects one.
#[derive(Clone, Copy)]
pub(crate) struct Choice {
    pub cond: Value,
    pub then: Place,
    pub otherwise: Place,
}

/// A bit-field of the object at a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bits {
    /// From the start of the object.
    pub offset: u64,
    pub width: u32,
    /// Size of the object in bytes: accesses stay inside.
    pub room: u64,
}

/// How a bit-field is reached.
enum Access {
    /// Inside one aligned integer of the declared type: byte offset and bit offset in it.
    Container { byte: u64, bit: u32 },
    /// Byte by byte: first byte, bit offset in it, number of bytes.
    Bytes { first: u64, bit: u32, count: u64 },
}

impl Place {
    pub(crate) fn new(ptr: Value, align: Align) -> Place {
        Place { ptr, align, volatile: false, bits: None, member: None, through: None }
    }

    pub(crate) fn with_volatile(self, volatile: bool) -> Place {
        Place { volatile: self.volatile | volatile, ..self }
    }
}

impl FnGen<'_, '_> {
    /// The object of the given type at an address.
    pub(crate) fn place_at(&mut self, ptr: Value, ty: QualType) -> Place {
        Place::new(ptr, align(self.m.access_align(ty))).with_volatile(self.is_volatile(ty))
    }

    /// A part of another object, somewhere inside it: as aligned as its type says, unless the whole is packed.
    pub(crate) fn part_at(&mut self, ptr: Value, ty: QualType, whole: Place, whole_ty: QualType) -> Place {
        let part = self.place_at(ptr, ty).with_volatile(whole.volatile);
        let packed = whole.align < align(self.m.align_of(whole_ty));
        let align = if packed { part.align.min(whole.align) } else { part.align };
        Place { align, through: whole.through, ..part }
    }

    pub(crate) fn is_volatile(&self, ty: QualType) -> bool {
        self.m.tree.types.array_base(ty).is_volatile()
    }

    /// Reads a scalar.
    pub(crate) fn load_place(&mut self, place: Place, ty: QualType) -> Res<Value> {
        let ir = self.ir_type(ty)?;
        match place.bits {
            Some(BitField::Member(bits)) => Ok(self.load_bits(place, bits, ty, ir)),
            Some(BitField::Choice(c)) => {
                let mut incoming = Vec::with_capacity(2);
                self.at_choice(c, |g, place| {
                    let value = g.load_place(place, ty)?;
                    incoming.push((value, g.cur));
                    Ok(())
                })?;
                Ok(self.phi("cond", ir, &incoming))
            }
            None => {
                let value = self.load(ir, place.ptr, place.align, place.volatile);
                if let Some(inst) = self.f.value_inst(value) {
                    self.tell_access(inst, place);
                }
                Ok(value)
            }
        }
    }

    /// Writes a scalar.
    pub(crate) fn store_place(&mut self, value: Value, place: Place, ty: QualType) -> Res<()> {
        match place.bits {
            Some(BitField::Member(bits)) => self.store_bits(value, place, bits, ty),
            Some(BitField::Choice(c)) => {
                return self.at_choice(c, |g, place| g.store_place(value, place, ty));
            }
            None => {
                let inst = self.store(value, place.ptr, place.align, place.volatile);
                self.tell_access(inst, place);
            }
        }
        Ok(())
    }

    /// The object of `cond ? then : otherwise`.
    pub(crate) fn conditional_place(
        &mut self,
        arms: [(Place, Block); 2],
        cond: Value,
        ty: QualType,
    ) -> Place {
        let [(then, _), (otherwise, _)] = arms;
        let volatile = then.volatile || otherwise.volatile;
        if then.bits.is_none() && otherwise.bits.is_none() {
            let ptr = self.phi("cond", Type::PTR, &arms.map(|(p, from)| (p.ptr, from)));
            let a = then.align.min(otherwise.align).min(align(self.m.align_of(ty)));
            return Place { ptr, align: a, volatile, bits: None, member: None, through: None };
        }
        // Each address exists on one way only.
        let none = self.undef(Type::PTR);
        let from = arms.map(|a| a.1);
        let [a, b] = [0, 1].map(|i| {
            let mut pointers = [(none, from[0]), (none, from[1])];
            pointers[i].0 = arms[i].0.ptr;
            Place { ptr: self.phi("cond", Type::PTR, &pointers), ..arms[i].0 }
        });
        self.choices.push(Choice { cond, then: a, otherwise: b });
        let bits = Some(BitField::Choice(self.choices.len() as u32 - 1));
        Place { ptr: none, align: Align::ONE, volatile, bits, member: None, through: None }
    }

    /// Does something with the place that was chosen.
    fn at_choice(&mut self, choice: u32, mut f: impl FnMut(&mut Self, Place) -> Res<()>) -> Res<()> {
        let Some(&Choice { cond, then, otherwise }) = self.choices.get(choice as usize) else {
            return Err(self.error("a bit-field is used outside its scope"));
        };
        let (yes, no, end) = (self.new_block(), self.new_block(), self.new_block());
        self.cond_br(cond, yes, no);
        for (block, place) in [(yes, then), (no, otherwise)] {
            self.f.append_block(block);
            self.enter(block);
            f(self, place)?;
            self.br(end);
        }
        self.f.append_block(end);
        self.enter(end);
        Ok(())
    }

    /// Copies an aggregate.
    pub(crate) fn copy(&mut self, dest: Place, src: Place, ty: QualType) -> Res<()> {
        let size = self.m.size_of(ty);
        let volatile = dest.volatile || src.volatile;
        if size == 0 || self.m.has_no_data(ty) {
            return Ok(());
        }
        let ir = self.copy_type(ty)?;
        if size <= MAX_VALUE_COPY {
            let value = self.load(ir, src.ptr, src.align, src.volatile);
            if let Some(inst) = self.f.value_inst(value) {
                self.tell_restrict(inst, src);
            }
            let inst = self.store(value, dest.ptr, dest.align, dest.volatile);
            self.tell_restrict(inst, dest);
        } else {
            let bytes = self.m.ir_size(ir).min(size);
            let bytes = self.i64(bytes as i64);
            let a = dest.align.min(src.align);
            self.memcpy(dest.ptr, src.ptr, bytes, a, volatile);
        }
        Ok(())
    }

    /// The IR type that covers what a copy may touch: a class whose tail padding others may use is copied without it.
    fn copy_type(&mut self, ty: QualType) -> Res<Type> {
        let record = self.m.tree.types.as_record(ty);
        match record.map(|r| (r, self.m.tree.records[r].layout.as_deref())) {
            Some((r, Some(l))) if l.nv_size != l.size && l.virtual_bases.is_empty() => {
                let t = self.m.subobject_type(r);
                self.locate(t)
            }
            _ => self.ir_type(ty),
        }
    }

    /// Zero-initialises an object of any type.
    pub(crate) fn zero_place(&mut self, place: Place, ty: QualType) -> Res<()> {
        if self.m.class_of(ty) == Class::Scalar {
            let zero = self.zero_scalar(ty)?;
            return self.store_place(zero, place, ty);
        }
        let size = self.m.size_of(ty);
        if size == 0 || self.m.has_no_data(ty) {
            return Ok(());
        }
        if size <= MAX_VALUE_COPY {
            let ir = self.copy_type(ty)?;
            let zero = self.zero(ir);
            let inst = self.store(zero, place.ptr, place.align, place.volatile);
            self.tell_restrict(inst, place);
        } else {
            let byte = self.f.const_i8(0);
            let bytes = self.i64(size as i64);
            self.memset(place.ptr, byte, bytes, place.align, place.volatile);
        }
        let mut nulls = Vec::new();
        self.m.null_member_pointers(ty, 0, &mut nulls);
        for at in nulls {
            let ptr = self.byte_offset(place.ptr, at as i64);
            let null = self.i64(-1);
            self.store(null, ptr, place.align.at_offset(at), place.volatile);
        }
        Ok(())
    }

    /// The zero value of a scalar type; null pointers to data members are all ones.
    pub(crate) fn zero_scalar(&mut self, ty: QualType) -> Res<Value> {
        let ir = self.ir_type(ty)?;
        if matches!(self.m.tree.types.get(ty), TypeKind::MemberPointer { .. }) && ir == Type::I64 {
            return Ok(self.i64(-1));
        }
        Ok(self.zero(ir))
    }

    /// A member of the object at a place. For a reference member this is where the reference itself is.
    pub(crate) fn field_place(&mut self, base: Place, field: FieldRef) -> Res<Place> {
        let tree = self.m.tree;
        let record = &tree.records[field.record];
        let Some(f) = record.fields.get(field.index as usize) else {
            return Err(self.error("a member that does not exist is accessed"));
        };
        let bit = layout::field_bit_offset(tree, field.record, field.index);
        let volatile = base.volatile || self.is_volatile(f.ty);
        if let Some(width) = f.bits {
            let room = record.layout.as_ref().map_or(0, |l| l.nv_size.max(1));
            let bits = Bits { offset: bit, width, room };
            return Ok(Place { volatile, bits: Some(BitField::Member(bits)), member: None, ..base });
        }
        let offset = bit / 8;
        let ptr = if offset == 0 {
            base.ptr
        } else {
            let made = self.m.record_type(field.record);
            let made = self.locate(made)?;
            match made.fields.get(field.index as usize).copied().flatten() {
                Some(index) => {
                    let (zero, index) = (self.i32(0), self.i32(index as i32));
                    self.gep("tmp", made.ty, base.ptr, &[zero, index])
                }
                None => self.byte_offset(base.ptr, offset as i64),
            }
        };
        let member = Some(Member { record: field.record, offset });
        let align = base.align.at_offset(offset);
        Ok(Place { ptr, align, volatile, bits: None, member, through: base.through })
    }

    /// Notes what the place says about an access.
    fn tell_access(&mut self, inst: Inst, place: Place) {
        self.tell_member(inst, place);
        self.tell_restrict(inst, place);
    }

    /// Notes which member of a class an access is to: two objects of one class do not overlap in part, so that different members
    /// of whatever objects are apart. The members of local variables need no such help.
    fn tell_member(&mut self, inst: Inst, place: Place) {
        let Some(member) = place.member else { return };
        if place.volatile || matches!(self.f.value_inst_data(place.ptr), Some(InstData::Alloca { .. })) {
            return;
        }
        let node = self.m.member_node(member.record, member.offset);
        let kind = self.m.member_kind;
        self.f.set_attachment(inst, kind, Some(node));
    }

    // Bit-fields.

    fn bit_access(&self, place: Place, bits: Bits, size: u64) -> Access {
        let unit = size * 8;
        let byte = bits.offset / unit * size;
        let bit = bits.offset - byte * 8;
        let fits = bit + bits.width as u64 <= unit && byte + size <= bits.room;
        if fits && place.align.at_offset(byte).bytes() >= size {
            return Access::Container { byte, bit: bit as u32 };
        }
        let bit = (bits.offset % 8) as u32;
        Access::Bytes { first: bits.offset / 8, bit, count: (bit as u64 + bits.width as u64).div_ceil(8) }
    }

    fn load_bits(&mut self, place: Place, bits: Bits, ty: QualType, ir: Type) -> Value {
        let signed = self.m.is_signed(ty);
        let size = self.m.size_of(ty);
        let (word, word_ty, width, bit) = match self.bit_access(place, bits, size) {
            Access::Container { byte, bit } => {
                let ptr = self.byte_offset(place.ptr, byte as i64);
                let word = self.load(ir, ptr, align(size), place.volatile);
                (word, ir, size as u32 * 8, bit)
            }
            Access::Bytes { first, bit, count } => {
                let width = wide_enough(count as u32 * 8);
                let wide = self.m.module.ctx.types.int(width);
                let mut word = None;
                for i in 0..count {
                    let ptr = self.byte_offset(place.ptr, (first + i) as i64);
                    let byte = self.load(Type::I8, ptr, Align::ONE, place.volatile);
                    let byte = self.int_cast(byte, wide, false);
                    word = Some(match word {
                        None => byte,
                        Some(low) => {
                            let shift = self.int(wide, 8 * i as i128);
                            let byte = self.op2(BinOp::Shl, byte, shift);
                            self.op2(BinOp::Or, low, byte)
                        }
                    });
                }
                let word = match word {
                    Some(w) => w,
                    None => self.zero(wide),
                };
                (word, wide, width, bit)
            }
        };
        let left = width.saturating_sub(bits.width + bit);
        let right = width.saturating_sub(bits.width);
        let left = self.int(word_ty, left as i128);
        let high = self.bin("highclear", BinOp::Shl, Default::default(), word, left);
        let right = self.int(word_ty, right as i128);
        let (name, op) = if signed { ("signext", BinOp::AShr) } else { ("zeroext", BinOp::LShr) };
        let value = self.bin(name, op, Default::default(), high, right);
        self.int_cast(value, ir, signed)
    }

    fn store_bits(&mut self, value: Value, place: Place, bits: Bits, ty: QualType) {
        if bits.width == 0 {
            return;
        }
        let size = self.m.size_of(ty);
        let value_ty = self.ty_of(value);
        match self.bit_access(place, bits, size) {
            Access::Container { byte, bit } => {
                let mask = if bits.width >= 128 { u128::MAX } else { (1u128 << bits.width) - 1 };
                let ptr = self.byte_offset(place.ptr, byte as i64);
                let m = self.int(value_ty, mask as i128);
                let value = self.bin("bf.value", BinOp::And, Default::default(), value, m);
                let old = self.load(value_ty, ptr, align(size), place.volatile);
                let hole = self.int(value_ty, !(mask << bit) as i128);
                let kept = self.bin("bf.prev.cleared", BinOp::And, Default::default(), old, hole);
                let shift = self.int(value_ty, bit as i128);
                let placed = self.bin("bf.newval.positioned", BinOp::Shl, Default::default(), value, shift);
                let word = self.bin("bf.finalcontainerval", BinOp::Or, Default::default(), kept, placed);
                self.store(word, ptr, align(size), place.volatile);
            }
            Access::Bytes { first, bit, count } => {
                let width = wide_enough(count as u32 * 8);
                let wide = self.m.module.ctx.types.int(width);
                let value = self.int_cast(value, wide, false);
                let shift = self.int(wide, bit as i128);
                let value = self.op2(BinOp::Shl, value, shift);
                for i in 0..count {
                    let ptr = self.byte_offset(place.ptr, (first + i) as i64);
                    let shift = self.int(wide, 8 * i as i128);
                    let byte = self.op2(BinOp::LShr, value, shift);
                    let byte = self.int_cast(byte, Type::I8, false);
                    let mask = byte_mask(bit, bits.width, i as u32);
                    let byte = if mask == 0xff {
                        byte
                    } else {
                        let old = self.load(Type::I8, ptr, Align::ONE, place.volatile);
                        let hole = self.f.const_i8(!mask);
                        let kept = self.bin("preserve", BinOp::And, Default::default(), old, hole);
                        let m = self.f.const_i8(mask);
                        let new = self.op2(BinOp::And, byte, m);
                        self.bin("bf1.merge", BinOp::Or, Default::default(), kept, new)
                    };
                    self.store(byte, ptr, Align::ONE, place.volatile);
                }
            }
        }
    }
}

/// Which bits of the `index`-th byte belong to a field of `width` bits that starts at `bit` of byte 0.
fn byte_mask(bit: u32, width: u32, index: u32) -> u8 {
    let (lo, hi) = (bit, bit + width);
    (0..8).filter(|b| (lo..hi).contains(&(index * 8 + b))).fold(0, |m, b| m | 1 << b)
}

fn wide_enough(bits: u32) -> u32 {
    bits.max(8).next_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_of_partial_bytes() {
        assert_eq!(byte_mask(3, 2, 0), 0b11000);
        assert_eq!(byte_mask(6, 12, 0), 0b1100_0000);
        assert_eq!(byte_mask(6, 12, 1), 0xff);
        assert_eq!(byte_mask(6, 12, 2), 0b11);
    }
}
