//! Objects and places.
//!
//! An object is a [`ConstValue`] in a slot. A [`Place`] is an object (or static variable, string literal) and the path to
//! one of its subobjects. Aggregates are shared and copied when written, so that copying an object costs nothing.

use std::sync::Arc;

use oxicc_source::Span;
use smallvec::SmallVec;

use super::{Eval, Machine, Reason};
use crate::layout;
use crate::tree::types::ArrayLen;
use crate::tree::value::{Aggregate, PathStep, Pointer, PointerBase};
use crate::tree::{
    ConstValue, DeclName, FieldRef, LocalId, QualType, RecordId, RecordKind, StringId, Tree, TypeKind,
    VarFlags,
};

pub(super) struct Object {
    pub value: ConstValue,
    pub alive: bool,
    /// A const object between its construction and its destruction: nothing of it changes but mutable members.
    pub constant: bool,
    /// A variable of the function around the evaluation, which cannot change it.
    pub outer: bool,
    /// That variable, if its value is not known.
    pub unknown: Option<LocalId>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    pub base: PointerBase,
    pub path: SmallVec<[PathStep; 4]>,
}

impl Place {
    pub fn object(object: u32) -> Place {
        Place { base: PointerBase::Temp(object), path: SmallVec::new() }
    }

    pub fn step(&self, step: PathStep) -> Place {
        let mut place = self.clone();
        place.path.push(step);
        place
    }

    pub fn field(&self, record: RecordId, index: u32) -> Place {
        self.step(PathStep::Field(FieldRef { record, index }))
    }

    /// Moves by `n` elements of the array the last step is in; an object that is no array element is an array of one.
    pub fn offset(&self, n: i64) -> Option<Place> {
        let mut place = self.clone();
        let current = match place.path.last() {
            Some(PathStep::Element(i)) => {
                let i = *i;
                place.path.pop();
                i as i64
            }
            _ => 0,
        };
        let index = current.checked_add(n)?;
        // Keep the canonical form of a lone object: no step. Arrays always have an element step.
        let was_element = matches!(self.path.last(), Some(PathStep::Element(_)));
        if index != 0 || was_element {
            place.path.push(PathStep::Element(u64::try_from(index).ok()?));
        }
        Some(place)
    }
}

impl Machine<'_> {
    pub fn allocate(&mut self, value: ConstValue) -> u32 {
        self.objects.push(Object { value, alive: true, constant: false, outer: false, unknown: None });
        (self.objects.len() - 1) as u32
    }

    pub fn pointer_value(&self, place: Place) -> ConstValue {
        ConstValue::Pointer(Pointer {
            base: place.base,
            offset: 0,
            path: place.path.into_vec().into_boxed_slice(),
        })
    }

    /// The place a pointer value points to.
    pub fn pointee(&self, pointer: &ConstValue, span: Span) -> Eval<Place> {
        match pointer {
            ConstValue::Pointer(p) if p.base == PointerBase::Null => self.fail(span, Reason::NullDeref),
            ConstValue::Pointer(p) => Ok(Place { base: p.base, path: SmallVec::from_slice(&p.path) }),
            ConstValue::Int(0) => self.fail(span, Reason::NullDeref),
            ConstValue::Uninit => self.fail(span, Reason::Uninitialized),
            _ => self.fail(span, Reason::InvalidCast),
        }
    }

    /// What a pointer denotes when it is dereferenced. The object at a null pointer may be named and called on, as the reference
    /// compiler has it; nothing of it may be read, and it has no parts.
    pub fn dereference(&self, pointer: &ConstValue, span: Span) -> Eval<Place> {
        if *pointer == null() {
            return Ok(Place { base: PointerBase::Null, path: SmallVec::new() });
        }
        self.pointee(pointer, span)
    }

    /// Rejects the object at a null pointer.
    pub fn existing(&self, place: Place, span: Span) -> Eval<Place> {
        if place.base == PointerBase::Null { self.fail(span, Reason::NullDeref) } else { Ok(place) }
    }

    /// Reads an object. Aggregates may have uninitialised parts; a scalar may not be.
    pub fn load(&mut self, place: &Place, span: Span) -> Eval<ConstValue> {
        match place.base {
            PointerBase::Temp(object) => {
                let Some(object) = self.objects.get(object as usize) else {
                    return self.fail(span, Reason::ExpiredStorage);
                };
                if !object.alive {
                    return self.fail(span, Reason::ExpiredStorage);
                }
                if object.outer && self.through_mutable(place) {
                    return self.fail(span, Reason::RuntimeStorage);
                }
                let found = walk(&object.value, &place.path);
                match found {
                    Ok(value) => match object.unknown {
                        Some(local) if has_unknown(value) => self.fail(span, Reason::RuntimeLocal(local)),
                        _ => Ok(value.clone()),
                    },
                    Err(reason) => self.fail(span, reason),
                }
            }
            PointerBase::Var(var) => {
                // What is mutable has no value that could be relied on ([expr.const]/5.9).
                if self.through_mutable(place) {
                    return self.fail(span, Reason::RuntimeVar(var));
                }
                if !self.vars.contains_key(&var) {
                    match self.host.variable(var) {
                        Some(value) => self.vars.insert(var, value),
                        None => return self.fail(span, Reason::RuntimeVar(var)),
                    };
                }
                match walk(&self.vars[&var], &place.path) {
                    // Parts of a const object may be read, the whole only of a constexpr one.
                    Ok(ConstValue::Aggregate(_))
                        if !self.tree().vars[var].flags.contains(VarFlags::CONSTEXPR) =>
                    {
                        self.fail(span, Reason::RuntimeVar(var))
                    }
                    Ok(value) => Ok(value.clone()),
                    Err(reason) => self.fail(span, reason),
                }
            }
            PointerBase::String(id) => self.load_string(id, &place.path, span),
            PointerBase::Function(_) => self.fail(span, Reason::Unsupported("reading a function")),
            PointerBase::TypeInfo(_) => self.fail(span, Reason::RuntimeStorage),
            PointerBase::Null => self.fail(span, Reason::NullDeref),
        }
    }

    /// Like [`Machine::load`], but an uninitialised scalar is an error.
    pub fn read(&mut self, place: &Place, span: Span) -> Eval<ConstValue> {
        let value = self.load(place, span)?;
        if value == ConstValue::Uninit { self.fail(span, Reason::Uninitialized) } else { Ok(value) }
    }

    fn load_string(&mut self, id: StringId, path: &[PathStep], span: Span) -> Eval<ConstValue> {
        match path {
            [PathStep::Element(i)] => match string_unit(self.tree(), id, *i) {
                Some(unit) => Ok(ConstValue::Int(unit)),
                None => {
                    let len = string_units(self.tree(), id).len() as u64;
                    self.fail(span, Reason::OutOfBounds { index: *i as i64, len })
                }
            },
            [] => {
                let elems = string_units(self.tree(), id).map(ConstValue::Int).collect();
                Ok(ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None })))
            }
            _ => self.fail(span, Reason::InvalidCast),
        }
    }

    pub fn store(&mut self, place: &Place, value: ConstValue, span: Span) -> Eval<()> {
        let PointerBase::Temp(object) = place.base else {
            return self.fail(span, Reason::RuntimeStorage);
        };
        if self.objects.get(object as usize).is_some_and(|o| o.outer) {
            return self.fail(span, Reason::RuntimeStorage);
        }
        if self.objects.get(object as usize).is_some_and(|o| o.constant) && !self.through_mutable(place) {
            return self.fail(span, Reason::ConstantStorage);
        }
        let value = self.fit_bits(place, value);
        // Skeletons of union members that become active need types, which need the tree.
        let fresh = self.fresh_members(place);
        let Some(object) = self.objects.get_mut(object as usize).filter(|o| o.alive) else {
            return self.fail(span, Reason::ExpiredStorage);
        };
        match walk_mut(&mut object.value, &place.path, fresh) {
            Ok(slot) => {
                *slot = value;
                Ok(())
            }
            Err(reason) => self.fail(span, reason),
        }
    }

    /// Changes an object that has been made: what is const in it stays as it is, but while its constructor or destructor
    /// runs ([dcl.type.cv]/4).
    pub fn modify(&mut self, place: &Place, value: ConstValue, span: Span) -> Eval<()> {
        let mut fixed = None;
        for (at, step) in place.path.iter().enumerate() {
            if let PathStep::Field(f) = step {
                let field = &self.tree().records[f.record].fields[f.index as usize];
                if field.mutable {
                    fixed = None;
                } else if self.tree().types.array_base(field.ty).is_const() {
                    fixed = fixed.or(Some(at + 1));
                }
            }
        }
        if let Some(len) = fixed {
            let within = |this: &Place| this.base == place.base && this.path.starts_with(&place.path[..len]);
            let under_way = self.frames.iter().any(|frame| {
                let name = frame.function.map(|f| self.tree().functions[f].name);
                matches!(name, Some(DeclName::Ctor | DeclName::Dtor))
                    && frame.this.as_ref().is_some_and(within)
            });
            if !under_way {
                return self.fail(span, Reason::ConstantStorage);
            }
        }
        self.store(place, value, span)
    }

    /// Whether a place is a mutable member, or part of one.
    fn through_mutable(&self, place: &Place) -> bool {
        place.path.iter().any(|step| match step {
            PathStep::Field(f) => self.tree().records[f.record].fields[f.index as usize].mutable,
            _ => false,
        })
    }

    /// Ends or begins the time in which an object is constant.
    pub fn set_constant(&mut self, object: u32, constant: bool) {
        if let Some(object) = self.objects.get_mut(object as usize) {
            object.constant = constant;
        }
    }

    /// A bit-field keeps as many bits as it has.
    fn fit_bits(&self, place: &Place, value: ConstValue) -> ConstValue {
        let (Some(PathStep::Field(f)), ConstValue::Int(v)) = (place.path.last(), &value) else {
            return value;
        };
        let field = &self.tree().records[f.record].fields[f.index as usize];
        let (Some(bits @ 1..128), Some(kind)) = (field.bits, self.int_kind(field.ty)) else { return value };
        if bits >= kind.bits() {
            return value;
        }
        let shift = 128 - bits;
        ConstValue::Int(match kind.is_signed() {
            true => v << shift >> shift,
            false => ((*v as u128) << shift >> shift) as i128,
        })
    }

    /// For each field step of the path, the uninitialised value of that member.
    fn fresh_members(&self, place: &Place) -> SmallVec<[ConstValue; 4]> {
        let is_union = |step: &PathStep| match step {
            PathStep::Field(f) => self.tree().records[f.record].kind == RecordKind::Union,
            _ => false,
        };
        if !place.path.iter().any(is_union) {
            return SmallVec::new();
        }
        let fresh = |step: &PathStep| match step {
            PathStep::Field(f) if is_union(step) => {
                self.uninit(self.tree().records[f.record].fields[f.index as usize].ty)
            }
            _ => ConstValue::Uninit,
        };
        place.path.iter().map(fresh).collect()
    }

    /// An object of a type before its initialisation.
    pub fn uninit(&self, ty: QualType) -> ConstValue {
        self.filled(ty, &|_| ConstValue::Uninit)
    }

    /// Zero-initialisation ([dcl.init]).
    pub fn zero(&self, ty: QualType) -> ConstValue {
        self.filled(ty, &|kind| match kind {
            TypeKind::Float(_) => ConstValue::Float(0),
            TypeKind::Complex(_) => ConstValue::Complex(0, 0),
            TypeKind::Pointer(_) | TypeKind::NullPtr => null(),
            TypeKind::MemberPointer { .. } => {
                ConstValue::MemberPointer(crate::tree::value::MemberPointer::Null)
            }
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => ConstValue::Uninit,
            _ => ConstValue::Int(0),
        })
    }

    fn filled(&self, ty: QualType, leaf: &dyn Fn(&TypeKind) -> ConstValue) -> ConstValue {
        let tree = self.tree();
        match tree.types.get(ty) {
            TypeKind::Array { elem, len } => {
                let (elems, filler) = match len {
                    // Short arrays are complete, so that an index out of bounds is noticed.
                    ArrayLen::Known(n) if *n <= COMPLETE_ELEMENTS => {
                        (vec![self.filled(*elem, leaf); *n as usize], None)
                    }
                    ArrayLen::Known(_) => (Vec::new(), Some(self.filled(*elem, leaf))),
                    _ => (Vec::new(), None),
                };
                ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler }))
            }
            TypeKind::Vector { elem, len } => {
                let (elems, filler) = match *len {
                    0..=COMPLETE_LANES => (vec![self.filled(*elem, leaf); *len as usize], None),
                    _ => (Vec::new(), Some(self.filled(*elem, leaf))),
                };
                ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler }))
            }
            TypeKind::Record(r) => {
                let record = &tree.records[*r];
                if record.kind == RecordKind::Union {
                    let zeroed = !matches!(leaf(&TypeKind::Void), ConstValue::Uninit);
                    let first = record.fields.first().filter(|_| zeroed);
                    let active = first.map(|f| (0, self.filled(f.ty, leaf)));
                    return ConstValue::Aggregate(Arc::new(Aggregate::Union { active }));
                }
                let base = |b: &crate::tree::Base| match tree.types.find(&TypeKind::Record(b.record)) {
                    Some(ty) => self.filled(ty.into(), leaf),
                    None => ConstValue::Uninit,
                };
                let bases = record.bases.iter().map(base).collect();
                let field = |f: &crate::tree::Field| match (f.name, f.bits) {
                    // Unnamed bit-fields are never initialised, and nobody asks for their value.
                    (None, Some(_)) => ConstValue::Int(0),
                    _ => self.filled(f.ty, leaf),
                };
                let fields = record.fields.iter().map(field).collect();
                ConstValue::Aggregate(Arc::new(Aggregate::Struct { bases, fields }))
            }
            kind => leaf(kind),
        }
    }

    /// Number of elements of the array at a place, if its type is known to be one.
    pub fn array_len(&self, ty: QualType) -> Option<u64> {
        match self.tree().types.get(ty) {
            TypeKind::Array { len: ArrayLen::Known(n), .. } => Some(*n),
            _ => None,
        }
    }

    /// Rejects pointers into the evaluation itself and computes byte offsets.
    pub fn finalize(&self, value: ConstValue, span: Span) -> Eval<ConstValue> {
        Ok(match value {
            ConstValue::Pointer(mut p) => {
                if let (PointerBase::Temp(object), Some((home, var))) = (p.base, self.home)
                    && object == home
                {
                    p.base = PointerBase::Var(var);
                }
                if let PointerBase::Temp(_) = p.base {
                    return self.fail(span, Reason::ExpiredStorage);
                }
                if p.base != PointerBase::Null {
                    p.offset = self.byte_offset(&p);
                }
                ConstValue::Pointer(p)
            }
            // The elements of a long array are not copied where they are numbers.
            ConstValue::Aggregate(aggregate) if is_array_of_numbers(&aggregate) => {
                ConstValue::Aggregate(aggregate)
            }
            ConstValue::Aggregate(aggregate) => {
                let all = |values: &[ConstValue]| -> Eval<Vec<ConstValue>> {
                    values.iter().map(|v| self.finalize(v.clone(), span)).collect()
                };
                ConstValue::Aggregate(Arc::new(match &*aggregate {
                    Aggregate::Array { elems, filler } => Aggregate::Array {
                        elems: all(elems)?,
                        filler: filler.clone().map(|f| self.finalize(f, span)).transpose()?,
                    },
                    Aggregate::Struct { bases, fields } => {
                        Aggregate::Struct { bases: all(bases)?, fields: all(fields)? }
                    }
                    Aggregate::Union { active } => Aggregate::Union {
                        active: match active {
                            Some((index, value)) => Some((*index, self.finalize(value.clone(), span)?)),
                            None => None,
                        },
                    },
                }))
            }
            other => other,
        })
    }

    fn byte_offset(&self, pointer: &Pointer) -> i64 {
        let tree = self.tree();
        let mut ty = match pointer.base {
            PointerBase::Var(v) => tree.types.strip_ref(tree.vars[v].ty),
            PointerBase::String(s) => tree.strings[s].elem.into(),
            _ => return 0,
        };
        let mut offset = 0u64;
        for step in &pointer.path {
            match step {
                PathStep::Field(f) => {
                    offset += layout::field_bit_offset(tree, f.record, f.index) / 8;
                    ty = tree.records[f.record].fields[f.index as usize].ty;
                }
                PathStep::Base(record, index) => {
                    offset += layout::base_offset(tree, *record, *index);
                    let base = tree.records[*record].bases[*index as usize].record;
                    ty = tree.types.find(&TypeKind::Record(base)).map_or(ty, QualType::from);
                }
                PathStep::Element(i) => {
                    if let TypeKind::Array { elem, .. } = *tree.types.get(ty) {
                        ty = elem;
                    }
                    offset += i.wrapping_mul(layout::size_of(tree, ty));
                }
            }
        }
        offset as i64
    }
}

/// The null pointer.
pub(super) fn null() -> ConstValue {
    ConstValue::Pointer(Pointer { base: PointerBase::Null, offset: 0, path: Box::default() })
}

fn walk<'v>(mut value: &'v ConstValue, path: &[PathStep]) -> Result<&'v ConstValue, Reason> {
    for step in path {
        value = match (value, step) {
            (ConstValue::Aggregate(a), step) => match (&**a, step) {
                (Aggregate::Struct { fields, .. }, PathStep::Field(f)) => {
                    fields.get(f.index as usize).ok_or(Reason::Invalid)?
                }
                (Aggregate::Struct { bases, .. }, PathStep::Base(_, i)) => {
                    bases.get(*i as usize).ok_or(Reason::Invalid)?
                }
                (Aggregate::Union { active }, PathStep::Field(f)) => match active {
                    Some((index, value)) if *index == f.index => value,
                    _ => return Err(Reason::InactiveMember),
                },
                (Aggregate::Array { elems, filler }, PathStep::Element(i)) => {
                    match (elems.get(*i as usize), filler) {
                        (Some(value), _) | (None, Some(value)) => value,
                        (None, None) => {
                            return Err(Reason::OutOfBounds { index: *i as i64, len: elems.len() as u64 });
                        }
                    }
                }
                (_, PathStep::Element(0)) => value,
                (_, PathStep::Element(i)) => return Err(Reason::OutOfBounds { index: *i as i64, len: 1 }),
                _ => return Err(Reason::InvalidCast),
            },
            (ConstValue::Uninit, _) => return Err(Reason::Uninitialized),
            (value, PathStep::Element(0)) => value,
            (_, PathStep::Element(i)) => return Err(Reason::OutOfBounds { index: *i as i64, len: 1 }),
            _ => return Err(Reason::InvalidCast),
        };
    }
    Ok(value)
}

/// Arrays up to this length have all their elements from the start.
const COMPLETE_ELEMENTS: u64 = 64;

/// Vectors too.
const COMPLETE_LANES: u32 = COMPLETE_ELEMENTS as u32;

/// Arrays longer than this are not kept element by element.
const MAX_ELEMENTS: u64 = 1 << 24;

fn walk_mut<'v>(
    mut value: &'v mut ConstValue,
    path: &[PathStep],
    fresh: SmallVec<[ConstValue; 4]>,
) -> Result<&'v mut ConstValue, Reason> {
    for (depth, step) in path.iter().enumerate() {
        if let (PathStep::Element(i), false) =
            (step, matches!(value, ConstValue::Aggregate(a) if matches!(**a, Aggregate::Array { .. })))
        {
            if *i == 0 {
                continue;
            }
            return Err(Reason::OutOfBounds { index: *i as i64, len: 1 });
        }
        let ConstValue::Aggregate(aggregate) = value else { return Err(Reason::InvalidCast) };
        value = match (Arc::make_mut(aggregate), step) {
            (Aggregate::Struct { fields, .. }, PathStep::Field(f)) => {
                fields.get_mut(f.index as usize).ok_or(Reason::Invalid)?
            }
            (Aggregate::Struct { bases, .. }, PathStep::Base(_, i)) => {
                bases.get_mut(*i as usize).ok_or(Reason::Invalid)?
            }
            (Aggregate::Union { active }, PathStep::Field(f)) => {
                // Writing to a member begins its lifetime ([class.union]/5).
                if active.as_ref().is_none_or(|(index, _)| *index != f.index) {
                    *active = Some((f.index, fresh.get(depth).cloned().unwrap_or(ConstValue::Uninit)));
                }
                &mut active.as_mut().ok_or(Reason::Invalid)?.1
            }
            (Aggregate::Array { elems, filler }, PathStep::Element(i)) => {
                if *i >= elems.len() as u64 {
                    let Some(filler) = filler.as_ref().filter(|_| *i < MAX_ELEMENTS) else {
                        return Err(Reason::OutOfBounds { index: *i as i64, len: elems.len() as u64 });
                    };
                    elems.resize(*i as usize + 1, filler.clone());
                }
                &mut elems[*i as usize]
            }
            _ => return Err(Reason::InvalidCast),
        };
    }
    Ok(value)
}

/// The characters of a string literal, the terminating zero among them.
pub(crate) fn string_units(tree: &Tree, id: StringId) -> impl ExactSizeIterator<Item = i128> {
    let (size, read) = unit_reader(tree, id);
    tree.strings[id].bytes.chunks_exact(size).map(read)
}

/// One of them.
fn string_unit(tree: &Tree, id: StringId, index: u64) -> Option<i128> {
    let (size, read) = unit_reader(tree, id);
    let start = usize::try_from(index).ok()?.checked_mul(size)?;
    tree.strings[id].bytes.get(start..start.checked_add(size)?).map(read)
}

/// Bytes of a character of a string literal, and what makes a number of them.
fn unit_reader(tree: &Tree, id: StringId) -> (usize, impl Fn(&[u8]) -> i128 + use<>) {
    let string = &tree.strings[id];
    let size = layout::size_of(tree, string.elem.into()).max(1) as usize;
    let signed = matches!(tree.types.kind(string.elem), TypeKind::Int(kind) if kind.is_signed());
    let shift = 128 - 8 * size as u32;
    let read = move |bytes: &[u8]| {
        let raw = bytes.iter().rev().fold(0i128, |acc, b| acc << 8 | *b as i128);
        if signed { raw << shift >> shift } else { raw }
    };
    (size, read)
}

fn is_array_of_numbers(aggregate: &Aggregate) -> bool {
    let Aggregate::Array { elems, filler } = aggregate else { return false };
    elems.iter().chain(filler).all(|v| matches!(v, ConstValue::Int(_) | ConstValue::Float(_)))
}

/// Whether a part of a value is missing.
fn has_unknown(value: &ConstValue) -> bool {
    match value {
        ConstValue::Uninit => true,
        ConstValue::Aggregate(a) => match &**a {
            Aggregate::Array { elems, filler } => elems.iter().chain(filler).any(has_unknown),
            Aggregate::Struct { bases, fields } => bases.iter().chain(fields).any(has_unknown),
            Aggregate::Union { active } => active.as_ref().is_none_or(|(_, value)| has_unknown(value)),
        },
        _ => false,
    }
}
