//! Tree types to IR types, and where the members of a class are in its IR struct.
//!
//! Structs have their padding in the open: every byte of the object belongs to a member of the IR type, except the
//! natural padding LLVM puts between members. A union is an array of integers of its alignment. Bit-fields are the
//! bytes they cover. A struct whose members are not where natural alignment puts them is packed.

use oxicc_frontend::layout;
use oxicc_frontend::mangle;
use oxicc_frontend::tree::types::{ArrayLen, FloatKind, IntKind};
use oxicc_frontend::tree::{
    DeclContext, Field, NamespaceId, QualType, Record, RecordFlags, RecordId, RecordKind, TypeId, TypeKind,
};
use oxicc_ir::Type;
use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::module::ModuleGen;
use crate::{Error, Res};

/// The translations made so far.
#[derive(Default)]
pub(crate) struct TypeMap {
    done: FxHashMap<TypeId, Type>,
    records: FxHashMap<RecordId, RecordType>,
    /// The type of a class as a base subobject, where it differs from the complete type.
    subobjects: FxHashMap<RecordId, Type>,
}

/// The IR type of a class.
#[derive(Clone, Debug)]
pub(crate) struct RecordType {
    pub ty: Type,
    /// Index of the IR member that holds each field, where one IR member is exactly the field.
    pub fields: Vec<Option<u32>>,
}

/// What kind of thing a type is to the generator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    Void,
    /// An IR value: numbers, pointers, member pointers.
    Scalar,
    /// Lives in memory: classes, arrays, complex numbers.
    Aggregate,
}

enum Part {
    Field(usize),
    Other,
}

impl ModuleGen<'_> {
    pub(crate) fn class_of(&self, ty: QualType) -> Class {
        match self.tree.types.get(ty) {
            TypeKind::Void => Class::Void,
            TypeKind::Record(_) | TypeKind::Array { .. } | TypeKind::Complex(_) => Class::Aggregate,
            _ => Class::Scalar,
        }
    }

    pub(crate) fn size_of(&self, ty: QualType) -> u64 {
        layout::size_of(self.tree, ty)
    }

    pub(crate) fn align_of(&self, ty: QualType) -> u64 {
        layout::align_of(self.tree, ty).max(1)
    }

    /// What an object of a type that may be an element of an array is aligned to: an enumeration can ask for more than its
    /// size, which its elements do not get.
    pub(crate) fn access_align(&self, ty: QualType) -> u64 {
        match *self.tree.types.get(ty) {
            TypeKind::Enum(e) => self.align_of(self.tree.enums[e].underlying),
            _ => self.align_of(ty),
        }
    }

    /// The integer kind of an integer or enumeration type.
    pub(crate) fn int_kind(&self, ty: QualType) -> Option<IntKind> {
        match *self.tree.types.get(ty) {
            TypeKind::Int(k) => Some(k),
            TypeKind::Enum(e) => self.int_kind(self.tree.enums[e].underlying),
            _ => None,
        }
    }

    pub(crate) fn is_signed(&self, ty: QualType) -> bool {
        // `bool` is an i8 that the reference extends with its sign; as it holds 0 or 1 the result is the same.
        self.int_kind(ty).is_some_and(|k| k.is_signed())
    }

    pub(crate) fn is_bool(&self, ty: QualType) -> bool {
        self.int_kind(ty) == Some(IntKind::Bool)
    }

    pub(crate) fn is_float(&self, ty: QualType) -> bool {
        matches!(self.tree.types.get(ty), TypeKind::Float(_))
    }

    pub(crate) fn is_member_fn_pointer(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::MemberPointer { pointee, .. } => {
                matches!(self.tree.types.get(pointee), TypeKind::Function(_))
            }
            _ => false,
        }
    }

    /// The IR type of a value and of its memory.
    pub(crate) fn ir_type(&mut self, ty: QualType) -> Res<Type> {
        let id = ty.ty();
        if let Some(&done) = self.types.done.get(&id) {
            return Ok(done);
        }
        let translated = self.translate(id)?;
        self.types.done.insert(id, translated);
        Ok(translated)
    }

    fn translate(&mut self, id: TypeId) -> Res<Type> {
        let tree = self.tree;
        Ok(match tree.types.kind(id) {
            TypeKind::Void => Type::VOID,
            TypeKind::NullPtr | TypeKind::Pointer(_) | TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => {
                Type::PTR
            }
            TypeKind::Int(kind) => int_type(*kind),
            TypeKind::Float(kind) => self.float_type(*kind)?,
            TypeKind::Complex(kind) => {
                let elem = self.float_type(*kind)?;
                let (name, part) = match kind.format() {
                    FloatKind::Float => ("struct._Complex_float", elem),
                    FloatKind::Double => ("struct._Complex_double", elem),
                    // A double in the place of a number of 16 bytes.
                    FloatKind::LongDouble => {
                        ("struct._Complex_long_double", self.module.ctx.types.structure(&[elem, Type::I64]))
                    }
                    _ => return Err(unsupported("complex numbers of this type are")),
                };
                let array = self.module.ctx.types.array(part, 2);
                let ty = self.module.ctx.types.named_struct(name);
                self.module.ctx.types.set_struct_body(ty, &[array], false);
                ty
            }
            TypeKind::MemberPointer { .. } if self.is_member_fn_pointer(id.into()) => {
                self.module.ctx.types.structure(&[Type::PTR, Type::I64])
            }
            TypeKind::MemberPointer { .. } => Type::I64,
            TypeKind::Array { elem, len } => {
                let elem_ty = self.ir_type(*elem)?;
                let len = match len {
                    ArrayLen::Known(n) => *n,
                    ArrayLen::Unknown => 0,
                    _ => return Err(unsupported("an array of variable length is")),
                };
                // A long double occupies 16 bytes but is a double.
                let stride = self.size_of(*elem);
                let elem_ty = self.pad_to(elem_ty, stride);
                self.module.ctx.types.array(elem_ty, len)
            }
            TypeKind::Function(_) => Type::PTR,
            TypeKind::Record(r) => self.record_type(*r)?.ty,
            TypeKind::Enum(e) => self.ir_type(tree.enums[*e].underlying)?,
            TypeKind::Vector { .. } => {
                return Err(Error::new(
                    Span::NONE,
                    "operations on vector types are not supported in device code",
                ));
            }
            _ => return Err(unsupported("a type of this kind is")),
        })
    }

    /// Wraps a type whose IR size is below its size in memory.
    fn pad_to(&mut self, ty: Type, size: u64) -> Type {
        let ir_size = self.ir_size(ty);
        if ir_size >= size || size == 0 {
            return ty;
        }
        let pad = self.module.ctx.types.array(Type::I8, size - ir_size);
        self.module.ctx.types.structure(&[ty, pad])
    }

    pub(crate) fn float_type(&self, kind: FloatKind) -> Res<Type> {
        Ok(match kind.format() {
            FloatKind::Half => Type::HALF,
            FloatKind::BFloat16 => Type::BFLOAT,
            FloatKind::Float => Type::FLOAT,
            FloatKind::Double | FloatKind::LongDouble => Type::DOUBLE,
            _ => Type::FP128,
        })
    }

    pub(crate) fn ir_size(&self, ty: Type) -> u64 {
        self.module.ctx.data_layout.alloc_size(&self.module.ctx.types, ty)
    }

    pub(crate) fn ir_align(&self, ty: Type) -> u64 {
        self.module.ctx.data_layout.abi_align(&self.module.ctx.types, ty).bytes()
    }

    /// The IR struct of a class, made on first use.
    pub(crate) fn record_type(&mut self, id: RecordId) -> Res<RecordType> {
        if let Some(done) = self.types.records.get(&id) {
            return Ok(done.clone());
        }
        let record = &self.tree.records[id];
        if record.layout.is_none() {
            return Err(unsupported("an object of incomplete type is"));
        }
        let name = self.record_name(id);
        let ty = self.module.ctx.types.named_struct(&name);
        let (members, packed, fields) = if record.kind == RecordKind::Union {
            (self.union_members(record), false, vec![None; record.fields.len()])
        } else {
            self.class_members(id, false)?
        };
        self.module.ctx.types.set_struct_body(ty, &members, packed);
        let made = RecordType { ty, fields };
        self.types.records.insert(id, made.clone());
        Ok(made)
    }

    /// The IR type of a class as a base: without the tail padding and virtual bases that the complete object has.
    pub(crate) fn subobject_type(&mut self, id: RecordId) -> Res<Type> {
        let Some(layout) = &self.tree.records[id].layout else { return Ok(Type::I8) };
        if layout.nv_size == layout.size {
            return Ok(self.record_type(id)?.ty);
        }
        if let Some(&done) = self.types.subobjects.get(&id) {
            return Ok(done);
        }
        let name = self.record_name(id);
        let name = name.strip_prefix("struct.").unwrap_or(&name);
        let ty = self.module.ctx.types.named_struct(&format!("struct.__SO__{name}"));
        let (members, packed, _) = self.class_members(id, true)?;
        self.module.ctx.types.set_struct_body(ty, &members, packed);
        self.types.subobjects.insert(id, ty);
        Ok(ty)
    }

    fn union_members(&mut self, record: &Record) -> Vec<Type> {
        let (size, align) = record.layout.as_ref().map_or((1, 1), |l| (l.size, l.align));
        let unit = align.clamp(1, 8);
        let elem = self.module.ctx.types.int(unit as u32 * 8);
        match size / unit {
            0 | 1 => vec![elem],
            n => vec![self.module.ctx.types.array(elem, n)],
        }
    }

    /// Members of the IR struct, whether it is packed, and the member of each field.
    fn class_members(&mut self, id: RecordId, as_base: bool) -> Res<(Vec<Type>, bool, Vec<Option<u32>>)> {
        let tree = self.tree;
        let record = &tree.records[id];
        let Some(layout) = record.layout.as_deref() else { return Ok((vec![Type::I8], false, Vec::new())) };
        let mut parts: Vec<(u64, Type, Part)> = Vec::new();
        if layout.own_vptr {
            parts.push((0, Type::PTR, Part::Other));
        }
        for (i, base) in record.bases.iter().enumerate() {
            if !base.is_virtual && !self.is_empty(base.record) {
                let ty = self.subobject_type(base.record)?;
                parts.push((layout.base_offsets.get(i).copied().unwrap_or(0), ty, Part::Other));
            }
        }
        let mut bits_end = 0;
        for (i, field) in record.fields.iter().enumerate() {
            let offset = layout.field_bits.get(i).copied().unwrap_or(0);
            if let Some(width) = field.bits {
                let (first, last) = (offset / 8, (offset + width as u64).div_ceil(8));
                for byte in first.max(bits_end)..last {
                    parts.push((byte, Type::I8, Part::Other));
                }
                bits_end = bits_end.max(last);
            } else if let Some(ty) = self.field_type(field)? {
                parts.push((offset / 8, ty, Part::Field(i)));
            }
        }
        if !as_base {
            for &(base, offset) in &layout.virtual_bases {
                if !self.is_empty(base) {
                    let ty = self.subobject_type(base)?;
                    parts.push((offset, ty, Part::Other));
                }
            }
        }
        parts.sort_by_key(|p| p.0);
        let size = if as_base { layout.nv_size } else { layout.size };
        let align = if as_base { layout.nv_align } else { layout.align }.max(1);
        let max_align = parts.iter().map(|p| self.ir_align(p.1)).max().unwrap_or(1);
        let packed = max_align > align
            || !size.is_multiple_of(max_align)
            || parts.iter().any(|p| !p.0.is_multiple_of(self.ir_align(p.1)));
        let mut members = Vec::with_capacity(parts.len());
        let mut fields = vec![None; record.fields.len()];
        let mut at = 0;
        for (offset, ty, part) in parts {
            // Something that overlaps what is there already has no member of its own (reused padding, empty objects).
            if offset < at {
                continue;
            }
            let natural = if packed { at } else { at.next_multiple_of(self.ir_align(ty)) };
            if natural < offset {
                self.push_padding(&mut members, offset - at);
            }
            if let Part::Field(i) = part {
                fields[i] = Some(members.len() as u32);
            }
            members.push(ty);
            at = offset + self.ir_size(ty);
        }
        if at < size {
            self.push_padding(&mut members, size - at);
        }
        if members.is_empty() {
            members.push(Type::I8);
        }
        Ok((members, packed, fields))
    }

    /// Explicit padding: single bytes, or one array where there are many.
    fn push_padding(&mut self, members: &mut Vec<Type>, bytes: u64) {
        if bytes <= 16 {
            members.extend(std::iter::repeat_n(Type::I8, bytes as usize));
        } else {
            members.push(self.module.ctx.types.array(Type::I8, bytes));
        }
    }

    fn field_type(&mut self, field: &Field) -> Res<Option<Type>> {
        if field.no_unique_address {
            if let Some(r) = self.tree.types.as_record(field.ty) {
                return if self.is_empty(r) { Ok(None) } else { self.subobject_type(r).map(Some) };
            }
        }
        self.ir_type(field.ty).map(Some).map_err(|e| Error { span: field.span, ..e })
    }

    fn is_empty(&self, id: RecordId) -> bool {
        self.tree.records[id].flags.contains(RecordFlags::EMPTY)
    }

    /// `struct.name`; nested, local and template classes by their mangled name.
    fn record_name(&self, id: RecordId) -> String {
        let record = &self.tree.records[id];
        let prefix = if record.kind == RecordKind::Union { "union." } else { "struct." };
        let plain = record.name.or(record.typedef_name);
        let mut name = match (plain, record.context) {
            (Some(name), DeclContext::Namespace(NamespaceId::GLOBAL)) if record.instance_of.is_none() => {
                format!("{prefix}{}", self.names.get(name))
            }
            _ => format!("{prefix}_Z{}", mangle::record(self.mangle_names(), id)),
        };
        // Distinct classes may mangle alike (unnamed ones in different scopes); their IR types must differ.
        let mut n = 0;
        while self.module.ctx.types.find_named_struct(&name).is_some() {
            n += 1;
            name = format!("{name}.{n}");
        }
        name
    }
}

pub(crate) fn int_type(kind: IntKind) -> Type {
    match kind.size() {
        1 => Type::I8,
        2 => Type::I16,
        4 => Type::I32,
        8 => Type::I64,
        _ => Type::I128,
    }
}

fn unsupported(what: &str) -> Error {
    Error::new(Span::NONE, format!("{what} not supported in device code"))
}
