//! Constant values of the tree to IR constants.
//!
//! An aggregate is first written into an [`Image`]: its bytes as they will be in memory, with the addresses of globals
//! kept apart. The IR constant is then read off the image along the IR type. Unions, bit-fields and padding need no
//! special care this way: they are bytes like any other.

use std::collections::BTreeMap;

use oxicc_frontend::constexpr::arith::Num;
use oxicc_frontend::layout;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::types::{ArrayLen, FloatKind};
use oxicc_frontend::tree::value::{Aggregate, MemberPointer, Pointer, PointerBase};
use oxicc_frontend::tree::{
    ConstValue, FieldRef, FnFlags, FunctionId, QualType, RecordFlags, RecordKind, TypeKind,
};
use oxicc_ir::{CastOp, Const, ConstExpr, GepFlags, Type, TypeData};
use oxicc_source::{Span, catalogue};

use crate::module::ModuleGen;
use crate::{Error, Res};

/// Larger initialised objects are refused rather than built byte by byte.
const MAX_IMAGE: u64 = 1 << 28;

/// The bytes of an object before the addresses in it are known.
pub(crate) struct Image {
    bytes: Vec<u8>,
    /// Eight-byte addresses by offset; the bytes below them are zero. Generic pointers in the module's pool.
    addresses: BTreeMap<u64, Const>,
}

impl Image {
    fn new(size: u64) -> Image {
        Image { bytes: vec![0; size as usize], addresses: BTreeMap::new() }
    }

    fn put(&mut self, at: u64, size: u64, value: u128) {
        for i in 0..size.min(16) {
            if let Some(byte) = self.bytes.get_mut((at + i) as usize) {
                *byte = (value >> (8 * i)) as u8;
            }
        }
    }

    fn put_bits(&mut self, bit: u64, width: u32, value: u128) {
        for i in 0..width.min(128) as u64 {
            let (byte, shift) = ((bit + i) / 8, (bit + i) % 8);
            if let Some(b) = self.bytes.get_mut(byte as usize) {
                *b = *b & !(1 << shift) | ((value >> i & 1) as u8) << shift;
            }
        }
    }

    fn get(&self, at: u64, size: u64) -> u128 {
        (0..size.min(16))
            .fold(0, |v, i| v | (self.bytes.get((at + i) as usize).copied().unwrap_or(0) as u128) << (8 * i))
    }

    fn is_zero(&self, at: u64, size: u64) -> bool {
        let end = (at + size).min(self.bytes.len() as u64);
        self.addresses.range(at.saturating_sub(7)..at + size).next().is_none()
            && self.bytes.get(at as usize..end as usize).is_some_and(|b| b.iter().all(|b| *b == 0))
    }
}

impl ModuleGen<'_> {
    /// A constant of the given type, in the module's pool.
    pub(crate) fn constant(&mut self, ty: QualType, value: &ConstValue) -> Res<Const> {
        let size = self.size_of(ty);
        if size > MAX_IMAGE {
            return Err(Error::new(
                Span::NONE,
                "an initialised object of this size is not supported in device code",
            ));
        }
        let ir = self.ir_type(ty)?;
        let mut image = Image::new(size);
        self.write(&mut image, 0, ty, value)?;
        self.read(&image, 0, ir)
    }

    /// What an object is before its initialiser: zero, and null where it has pointers to data members.
    pub(crate) fn zero_constant(&mut self, ty: QualType) -> Res<Const> {
        let ir = self.ir_type(ty)?;
        let mut nulls = Vec::new();
        self.null_member_pointers(ty, 0, &mut nulls);
        let size = self.size_of(ty);
        if nulls.is_empty() || size > MAX_IMAGE {
            let ctx = &mut self.module.ctx;
            return Ok(ctx.consts.zero(&ctx.types, ir));
        }
        let mut image = Image::new(size);
        for at in nulls {
            image.put(at, 8, u128::MAX);
        }
        self.read(&image, 0, ir)
    }

    /// Where an object of a type, which starts at `at`, has pointers to data members: null is not zero there.
    pub(crate) fn null_member_pointers(&self, ty: QualType, at: u64, out: &mut Vec<u64>) {
        let tree = self.tree;
        match *tree.types.get(ty) {
            TypeKind::MemberPointer { .. } if !self.is_member_fn_pointer(ty) => out.push(at),
            TypeKind::Array { elem, len: ArrayLen::Known(n) } => {
                let mut one = Vec::new();
                self.null_member_pointers(elem, 0, &mut one);
                if !one.is_empty() {
                    let stride = self.size_of(elem);
                    out.extend((0..n).flat_map(|i| one.iter().map(move |o| at + i * stride + o)));
                }
            }
            TypeKind::Record(record) => {
                let r = &tree.records[record];
                for (i, base) in r.bases.iter().enumerate() {
                    if let (Some(ty), false) = (self.record_qual_type(base.record), base.is_virtual) {
                        self.null_member_pointers(ty, at + layout::base_offset(tree, record, i as u32), out);
                    }
                }
                // Only the first member of a union is initialised.
                let fields = if r.kind == RecordKind::Union { 1 } else { r.fields.len() };
                for (i, field) in r.fields.iter().enumerate().take(fields) {
                    if field.bits.is_none() {
                        let bit = layout::field_bit_offset(tree, record, i as u32);
                        self.null_member_pointers(field.ty, at + bit / 8, out);
                    }
                }
            }
            _ => {}
        }
    }

    fn write(&mut self, image: &mut Image, at: u64, ty: QualType, value: &ConstValue) -> Res<()> {
        let tree = self.tree;
        match value {
            ConstValue::Uninit => {}
            ConstValue::Int(v) => {
                let size = self.size_of(ty);
                image.put(at, size, *v as u128);
            }
            ConstValue::Float(bits) => {
                image.put(at, self.size_of(ty), device_float_bits(tree.types.get(ty), *bits))
            }
            ConstValue::Pointer(p) => {
                if p.base == PointerBase::Null {
                    image.put(at, 8, p.offset as u128);
                } else {
                    let address = self.address_constant(p)?;
                    image.addresses.insert(at, address);
                }
            }
            ConstValue::MemberPointer(m) => self.write_member_pointer(image, at, ty, *m)?,
            ConstValue::Complex(re, im) => {
                let half = self.size_of(ty) / 2;
                let part = |bits| match tree.types.get(ty) {
                    TypeKind::Complex(kind) => device_float_bits(&TypeKind::Float(*kind), bits),
                    _ => bits,
                };
                image.put(at, half, part(*re));
                image.put(at + half, half, part(*im));
            }
            ConstValue::Aggregate(aggregate) => match &**aggregate {
                Aggregate::Array { elems, filler } => {
                    let TypeKind::Array { elem, len } = *tree.types.get(ty) else { return Err(mismatch()) };
                    let stride = self.size_of(elem);
                    let count = match len {
                        ArrayLen::Known(n) => n,
                        _ => elems.len() as u64,
                    };
                    for i in 0..count {
                        match elems.get(i as usize).or(filler.as_ref()) {
                            Some(v) => self.write(image, at + i * stride, elem, v)?,
                            None => break,
                        }
                    }
                }
                Aggregate::Struct { .. } => {
                    let Some(record) = tree.types.as_record(ty) else { return Err(mismatch()) };
                    self.write_members(image, at, record, value)?;
                    for (offset, address) in self.constant_vtable_pointers(record)? {
                        image.addresses.insert(at + offset, address);
                    }
                }
                Aggregate::Union { active } => {
                    let Some(record) = tree.types.as_record(ty) else { return Err(mismatch()) };
                    if let Some((index, v)) = active {
                        self.write_field(image, at, FieldRef { record, index: *index }, v)?;
                    }
                }
            },
        }
        Ok(())
    }

    /// Bases and fields of a class, without the vtable pointers: those are of the complete object's class.
    fn write_members(
        &mut self,
        image: &mut Image,
        at: u64,
        record: oxicc_frontend::tree::RecordId,
        value: &ConstValue,
    ) -> Res<()> {
        let ConstValue::Aggregate(aggregate) = value else { return Ok(()) };
        let Aggregate::Struct { bases, fields } = &**aggregate else { return Err(mismatch()) };
        let tree = self.tree;
        let r = &tree.records[record];
        if r.flags.contains(RecordFlags::HAS_VIRTUAL_BASES) {
            let message = "dynamic initialization is not supported for a __device__ variable";
            return Err(Error::new(r.span, message));
        }
        for (i, v) in bases.iter().enumerate() {
            let Some(base) = r.bases.get(i) else { return Err(mismatch()) };
            let offset = layout::base_offset(tree, record, i as u32);
            self.write_members(image, at + offset, base.record, v)?;
        }
        for (i, v) in fields.iter().enumerate() {
            self.write_field(image, at, FieldRef { record, index: i as u32 }, v)?;
        }
        Ok(())
    }

    fn write_field(&mut self, image: &mut Image, at: u64, field: FieldRef, value: &ConstValue) -> Res<()> {
        let tree = self.tree;
        let Some(f) = tree.records[field.record].fields.get(field.index as usize) else {
            return Err(mismatch());
        };
        let bit = layout::field_bit_offset(tree, field.record, field.index);
        match (f.bits, value) {
            (Some(width), ConstValue::Int(v)) => {
                image.put_bits(at * 8 + bit, width, *v as u128);
                Ok(())
            }
            (Some(_), ConstValue::Uninit) => Ok(()),
            (Some(_), _) => {
                Err(Error::new(f.span, "bit-field constant must have a known value at compile time!"))
            }
            (None, v) => self.write(image, at + bit / 8, f.ty, v),
        }
    }

    fn write_member_pointer(
        &mut self,
        image: &mut Image,
        at: u64,
        ty: QualType,
        m: MemberPointer,
    ) -> Res<()> {
        let is_function = self.is_member_fn_pointer(ty);
        match m {
            MemberPointer::Null if is_function => {}
            MemberPointer::Null => image.put(at, 8, u128::MAX),
            MemberPointer::Field(field, adjust) => {
                let offset = layout::field_bit_offset(self.tree, field.record, field.index) / 8;
                image.put(at, 8, (offset as i64 + adjust) as u128);
            }
            MemberPointer::Function(f, adjust) => {
                match self.virtual_member_code(f)? {
                    Some(code) => image.put(at, 8, code as u128),
                    None => {
                        let id = self.function(f, Variant::Complete)?;
                        let address = self.generic_address(id);
                        image.addresses.insert(at, address);
                    }
                }
                image.put(at + 8, 8, adjust as u128);
            }
        }
        Ok(())
    }

    /// What a pointer to a virtual member function holds instead of an address: one plus the offset of its slot.
    pub(crate) fn virtual_member_code(&mut self, f: FunctionId) -> Res<Option<u64>> {
        if !self.tree.functions[f].flags.contains(FnFlags::VIRTUAL) {
            return Ok(None);
        }
        Ok(Some(1 + 8 * self.vtable_index(f)?))
    }

    /// A symbolic address as a generic pointer.
    pub(crate) fn address_constant(&mut self, p: &Pointer) -> Res<Const> {
        let base = match p.base {
            PointerBase::Null => {
                let ctx = &mut self.module.ctx;
                if p.offset == 0 {
                    return Ok(ctx.consts.null(Type::PTR));
                }
                let int = ctx.consts.int(&ctx.types, Type::I64, p.offset as u64);
                return Ok(ctx.consts.cast(CastOp::IntToPtr, int, Type::PTR));
            }
            PointerBase::Var(v) => {
                let id = self.variable(v)?;
                self.generic_address(id)
            }
            PointerBase::Function(f) => {
                let id = self.function(f, Variant::Complete)?;
                self.generic_address(id)
            }
            PointerBase::String(s) => {
                let id = self.string(s)?;
                self.generic_address(id)
            }
            PointerBase::TypeInfo(_) => {
                return Err(Error::of(catalogue::type_info_is_undefined(), Span::NONE));
            }
            PointerBase::Temp(_) => {
                return Err(Error::new(
                    Span::NONE,
                    "the address of a temporary is not a constant in device code",
                ));
            }
        };
        if p.offset == 0 {
            return Ok(base);
        }
        let ctx = &mut self.module.ctx;
        let index = ctx.consts.int(&ctx.types, Type::I64, p.offset as u64);
        let gep = ConstExpr::Gep {
            elem: Type::I8,
            flags: GepFlags::INBOUNDS,
            inrange: None,
            base,
            indices: vec![index].into(),
        };
        Ok(ctx.consts.expr(Type::PTR, gep))
    }

    /// The constant of an IR type at a place of the image.
    fn read(&mut self, image: &Image, at: u64, ty: Type) -> Res<Const> {
        let size = self.ir_size(ty);
        if image.is_zero(at, size) {
            let ctx = &mut self.module.ctx;
            return Ok(ctx.consts.zero(&ctx.types, ty));
        }
        // Copied out because reading parts needs the module again.
        let data = self.module.ctx.types.get(ty).clone();
        match data {
            TypeData::Array { elem: Type::I8, len } => {
                if image.addresses.range(at..at + len).next().is_some() {
                    return Err(mismatch());
                }
                let bytes = image.bytes.get(at as usize..(at + len) as usize).unwrap_or(&[]);
                let ctx = &mut self.module.ctx;
                Ok(ctx.consts.bytes(&ctx.types, bytes))
            }
            TypeData::Array { elem, len } => {
                let stride = self.ir_size(elem);
                let elems =
                    (0..len).map(|i| self.read(image, at + i * stride, elem)).collect::<Res<Vec<_>>>()?;
                let ctx = &mut self.module.ctx;
                Ok(ctx.consts.aggregate(&ctx.types, ty, &elems))
            }
            TypeData::Struct(_) | TypeData::Named(_) => {
                let ctx = &self.module.ctx;
                let count = ctx.types.num_elements(ty).unwrap_or(0);
                let mut elems = Vec::with_capacity(count as usize);
                for i in 0..count {
                    let ctx = &self.module.ctx;
                    let offset = ctx.data_layout.element_offset(&ctx.types, ty, i).unwrap_or(0);
                    let member = ctx.types.element(ty, i).unwrap_or(Type::I8);
                    elems.push(self.read(image, at + offset, member)?);
                }
                let ctx = &mut self.module.ctx;
                Ok(ctx.consts.aggregate(&ctx.types, ty, &elems))
            }
            _ => self.read_scalar(image, at, ty, size),
        }
    }

    fn read_scalar(&mut self, image: &Image, at: u64, ty: Type, size: u64) -> Res<Const> {
        if let Some(&address) = image.addresses.get(&at) {
            return match ty {
                Type::PTR => Ok(address),
                Type::I64 => Ok(self.module.ctx.consts.cast(CastOp::PtrToInt, address, Type::I64)),
                _ => Err(mismatch()),
            };
        }
        if image.addresses.range(at.saturating_sub(7)..at + size).next().is_some() {
            return Err(mismatch());
        }
        let bits = image.get(at, size);
        let ctx = &mut self.module.ctx;
        Ok(match ctx.types.get(ty) {
            TypeData::Int(_) => ctx.consts.int128(&ctx.types, ty, bits),
            TypeData::Ptr(_) => {
                let int = ctx.consts.int(&ctx.types, Type::I64, bits as u64);
                ctx.consts.cast(CastOp::IntToPtr, int, ty)
            }
            TypeData::Half | TypeData::BFloat | TypeData::Float | TypeData::Double => {
                ctx.consts.float_bits(ty, bits as u64)
            }
            TypeData::Fp128 => {
                ctx.consts.intern(ty, oxicc_ir::ConstData::WideFloat([bits as u64, (bits >> 64) as u64]))
            }
            _ => return Err(mismatch()),
        })
    }
}

/// The bits of a number as the device knows it: a `long double` is a `double` there.
pub(crate) fn device_float_bits(ty: &TypeKind, bits: u128) -> u128 {
    match ty {
        TypeKind::Float(kind) if kind.format() == FloatKind::LongDouble => {
            Num::from_bits(*kind, bits).to_bits(FloatKind::Double)
        }
        _ => bits,
    }
}

fn mismatch() -> Error {
    Error::new(Span::NONE, "this constant initialiser is not supported in device code")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_doubles_become_doubles() {
        // 1.5 in x87: exponent 16383, mantissa 1.1.
        let x87 = 0x3fffu128 << 64 | 0xc000_0000_0000_0000;
        let long_double = TypeKind::Float(FloatKind::LongDouble);
        assert_eq!(device_float_bits(&long_double, x87), 1.5f64.to_bits() as u128);
    }

    #[test]
    fn bits_land_little_endian() {
        let mut image = Image::new(4);
        image.put_bits(3, 5, 0b10101);
        image.put_bits(8, 9, 0x1ff);
        assert_eq!(image.get(0, 4), 0b10101 << 3 | 0x1ff << 8);
    }
}
