//! Conversions.

use oxicc_source::Span;

use super::arith::{self, Num};
use super::memory::{Place, null};
use super::{Eval, Machine, Reason};
use crate::layout;
use crate::tree::expr::{BaseStep, CastKind, Category, UnaryOp};
use crate::tree::types::IntKind;
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, DeclContext, ExprId, ExprKind, QualType, RecordId, TypeKind};

impl Machine<'_> {
    /// A cast whose result is a prvalue.
    pub(super) fn cast(
        &mut self,
        kind: CastKind,
        operand: ExprId,
        path: &[BaseStep],
        to: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        let body = self.body();
        let from = body.exprs[operand].ty;
        match kind {
            CastKind::LValueToRValue => {
                if from.is_volatile() {
                    return self.fail(span, Reason::RuntimeStorage);
                }
                // Parts of complex numbers are no subobjects.
                if let ExprKind::Unary { op: op @ (UnaryOp::Real | UnaryOp::Imag), operand } =
                    body.exprs[operand].kind
                {
                    let place = self.place(operand)?;
                    let whole = self.read(&place, span)?;
                    return self.unary_value(op, whole, to, span);
                }
                let place = self.place(operand)?;
                self.read(&place, span)
            }
            CastKind::ArrayToPointer => {
                let place = self.place(operand)?;
                Ok(self.pointer_value(place.step(PathStep::Element(0))))
            }
            CastKind::FunctionToPointer => {
                let place = self.place(operand)?;
                Ok(self.pointer_value(place))
            }
            CastKind::ToVoid => {
                self.any(operand)?;
                Ok(ConstValue::Uninit)
            }
            CastKind::NullToPointer => {
                self.any(operand)?;
                Ok(null())
            }
            CastKind::NullToMemberPointer => Ok(ConstValue::MemberPointer(MemberPointer::Null)),
            CastKind::BitCast => self.bit_cast(operand, to, span),
            _ => {
                let value = self.value(operand)?;
                self.cast_value(kind, value, path, from, to, span)
            }
        }
    }

    fn cast_value(
        &mut self,
        kind: CastKind,
        value: ConstValue,
        path: &[BaseStep],
        from: QualType,
        to: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        match kind {
            CastKind::NoOp => Ok(value),
            CastKind::Integral | CastKind::IntegralToFloat | CastKind::FloatToIntegral | CastKind::Float => {
                self.convert(value, from, to, span)
            }
            CastKind::IntegralToBool => match value {
                ConstValue::Int(v) => Ok(ConstValue::bool(v != 0)),
                _ => self.fail(span, Reason::InvalidCast),
            },
            CastKind::FloatToBool => {
                let kind = self.complex_kind(from).or_else(|| self.float_kind(from));
                let is_zero = |kind, bits| Num::from_bits(kind, bits).is_zero();
                match (value, kind) {
                    (ConstValue::Float(bits), Some(kind)) => Ok(ConstValue::bool(!is_zero(kind, bits))),
                    (ConstValue::Complex(re, im), Some(kind)) => {
                        Ok(ConstValue::bool(!(is_zero(kind, re) && is_zero(kind, im))))
                    }
                    _ => self.fail(span, Reason::InvalidCast),
                }
            }
            CastKind::PointerToBool => match value {
                ConstValue::Pointer(p) => Ok(ConstValue::bool(p.base != PointerBase::Null || p.offset != 0)),
                _ => self.fail(span, Reason::InvalidCast),
            },
            CastKind::MemberPointerToBool => {
                Ok(ConstValue::bool(value != ConstValue::MemberPointer(MemberPointer::Null)))
            }
            CastKind::IntegralToPointer => match value {
                ConstValue::Int(0) => Ok(null()),
                _ => self.fail(span, Reason::InvalidCast),
            },
            // To and from `void*` an address keeps its object; anything else is a reinterpretation.
            CastKind::PointerBitCast => {
                let through_void = |ty: QualType| {
                    self.tree().types.pointee(ty).is_some_and(|p| self.tree().types.is_void(p))
                };
                let types = &self.tree().types;
                let pointees = types.pointee(from).zip(types.pointee(to));
                let requalified = pointees.is_some_and(|(a, b)| a.ty() == b.ty());
                // From `void*` it has no object again ([expr.const]/5.14), but for what an allocator got, and in the library.
                let allocated = matches!(&value, ConstValue::Pointer(p)
                    if matches!(p.base, PointerBase::Temp(object) if self.heap.contains(&object)));
                let known = allocated || through_void(from) && self.is_in_std();
                if value == null() || requalified || through_void(to) || through_void(from) && known {
                    Ok(value)
                } else {
                    self.fail(span, Reason::InvalidCast)
                }
            }
            CastKind::DerivedToBase | CastKind::BaseToDerived => {
                if value == null() {
                    return Ok(value);
                }
                let place = self.pointee(&value, span)?;
                let place = self.adjust(kind, place, path, span)?;
                Ok(self.pointer_value(place))
            }
            CastKind::MemberPointerBaseToDerived | CastKind::MemberPointerDerivedToBase => {
                let tree = self.tree();
                let offset: i64 =
                    path.iter().map(|s| layout::base_offset(tree, s.derived, s.base) as i64).sum();
                let by = if kind == CastKind::MemberPointerBaseToDerived { offset } else { -offset };
                Ok(match value {
                    ConstValue::MemberPointer(MemberPointer::Field(field, adjust)) => {
                        ConstValue::MemberPointer(MemberPointer::Field(field, adjust + by))
                    }
                    ConstValue::MemberPointer(MemberPointer::Function(f, adjust)) => {
                        ConstValue::MemberPointer(MemberPointer::Function(f, adjust + by))
                    }
                    other => other,
                })
            }
            CastKind::FloatToComplex => match value {
                ConstValue::Float(bits) => Ok(ConstValue::Complex(bits, 0)),
                _ => self.fail(span, Reason::InvalidCast),
            },
            CastKind::ComplexToFloat => match value {
                ConstValue::Complex(re, _) => Ok(ConstValue::Float(re)),
                _ => self.fail(span, Reason::InvalidCast),
            },
            CastKind::VectorSplat => match self.vector(to) {
                Some((_, len)) => Ok(self.vector_splat(value, len)),
                None => self.fail(span, Reason::Invalid),
            },
            CastKind::ComplexCast | CastKind::VectorConvert => self.convert(value, from, to, span),
            _ => self.fail(span, Reason::InvalidCast),
        }
    }

    /// Whether the function that runs is one of a namespace `std`.
    fn is_in_std(&self) -> bool {
        let tree = self.tree();
        let mut at = self.frame().function.map(|f| tree.functions[f].context);
        while let Some(context) = at {
            at = match context {
                DeclContext::Record(r) => Some(tree.records[r].context),
                DeclContext::Namespace(ns) => {
                    let namespace = &tree.namespaces[ns];
                    if namespace.name.is_some_and(|n| self.host.interner().get(n) == "std") {
                        return true;
                    }
                    namespace.parent.expand().map(DeclContext::Namespace)
                }
                DeclContext::Function { .. } => None,
            };
        }
        false
    }

    /// A cast whose result is a glvalue.
    pub(super) fn cast_place(
        &mut self,
        kind: CastKind,
        operand: ExprId,
        path: &[BaseStep],
        to: QualType,
        span: Span,
    ) -> Eval<Place> {
        match kind {
            CastKind::NoOp => self.place(operand),
            CastKind::DerivedToBase | CastKind::BaseToDerived => {
                let place = self.place(operand)?;
                self.adjust(kind, place, path, span)
            }
            CastKind::LValueBitCast if self.body().exprs[operand].ty.ty() == to.ty() => self.place(operand),
            _ => self.fail(span, Reason::InvalidCast),
        }
    }

    /// Walks to a base, or back from it.
    fn adjust(&mut self, kind: CastKind, mut place: Place, path: &[BaseStep], span: Span) -> Eval<Place> {
        if kind == CastKind::DerivedToBase {
            place.path.extend(path.iter().map(|s| PathStep::Base(s.derived, s.base)));
            return Ok(place);
        }
        for step in path.iter().rev() {
            match place.path.pop() {
                Some(PathStep::Base(record, index)) if record == step.derived && index == step.base => {}
                _ => return self.fail(span, Reason::InvalidCast),
            }
        }
        Ok(place)
    }

    /// The place of the base class `base` at an offset from the object at `place`, whose class is `class`.
    pub(super) fn base_at(
        &self,
        mut place: Place,
        class: RecordId,
        base: RecordId,
        offset: i64,
    ) -> Option<Place> {
        if class == base && offset == 0 {
            return Some(place);
        }
        let tree = self.tree();
        if class != base && tree.is_same_or_base(class, base) {
            return self.derived_at(place, base, offset);
        }
        for index in 0..tree.records[class].bases.len() as u32 {
            let record = tree.records[class].bases[index as usize].record;
            let at = layout::base_offset(tree, class, index) as i64;
            if offset < at {
                continue;
            }
            place.path.push(PathStep::Base(class, index));
            if let Some(found) = self.base_at(place.clone(), record, base, offset - at) {
                return Some(found);
            }
            place.path.pop();
        }
        None
    }

    /// The object of class `derived` that a base is part of at `-offset` ([expr.mptr.oper]/4).
    fn derived_at(&self, mut place: Place, derived: RecordId, mut offset: i64) -> Option<Place> {
        while let Some(PathStep::Base(class, index)) = place.path.pop() {
            offset += layout::base_offset(self.tree(), class, index) as i64;
            if class == derived {
                return (offset == 0).then_some(place);
            }
        }
        None
    }

    /// Arithmetic conversion between types.
    pub(super) fn convert(
        &mut self,
        value: ConstValue,
        from: QualType,
        to: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        if from.ty() == to.ty() {
            return Ok(value);
        }
        if let (Some((lane, _)), Some(vector)) = (self.vector(from), self.vector(to)) {
            return self.vector_convert(value, lane, vector, span);
        }
        let (to_int, to_float) = (self.int_kind(to), self.float_kind(to));
        let result = match value {
            ConstValue::Int(v) => match (to_int, to_float) {
                (Some(IntKind::Bool), _) => Ok(ConstValue::bool(v != 0)),
                (Some(kind), _) => Ok(ConstValue::Int(arith::wrap(kind, v))),
                (_, Some(kind)) => {
                    let source = self.int_kind(from).unwrap_or(IntKind::Int);
                    Ok(ConstValue::Float(arith::int_to_float(kind, source, v)))
                }
                _ => Err(Reason::InvalidCast),
            },
            ConstValue::Float(bits) => match (self.float_kind(from), to_int, to_float) {
                (Some(source), Some(IntKind::Bool), _) => {
                    Ok(ConstValue::bool(!Num::from_bits(source, bits).is_zero()))
                }
                (Some(source), Some(kind), _) => {
                    arith::float_to_int(kind, Num::from_bits(source, bits)).map(ConstValue::Int)
                }
                (Some(source), _, Some(kind)) => {
                    Ok(ConstValue::Float(Num::from_bits(source, bits).to_bits(kind)))
                }
                _ => Err(Reason::InvalidCast),
            },
            ConstValue::Complex(re, im) => match (self.complex_kind(from), self.complex_kind(to)) {
                (Some(source), Some(kind)) => {
                    let part = |bits| Num::from_bits(source, bits).to_bits(kind);
                    Ok(ConstValue::Complex(part(re), part(im)))
                }
                _ => Err(Reason::InvalidCast),
            },
            ConstValue::Uninit => Err(Reason::Uninitialized),
            other => Ok(other),
        };
        result.or_else(|reason| self.fail(span, reason))
    }

    /// `__builtin_bit_cast`: through the bytes of the object representation.
    fn bit_cast(&mut self, operand: ExprId, to: QualType, span: Span) -> Eval<ConstValue> {
        let body = self.body();
        let from = body.exprs[operand].ty;
        let value = if body.exprs[operand].category == Category::PRValue {
            self.value(operand)?
        } else {
            let place = self.place(operand)?;
            self.load(&place, span)?
        };
        let mut bytes = vec![None; layout::size_of(self.tree(), from) as usize];
        if !self.bytes_of(&value, from, &mut bytes) {
            return self.fail(span, Reason::InvalidCast);
        }
        match self.value_of_bytes(to, &bytes) {
            Some(value) => Ok(value),
            None => self.fail(span, Reason::InvalidCast),
        }
    }

    fn bytes_of(&self, value: &ConstValue, ty: QualType, out: &mut [Option<u8>]) -> bool {
        use crate::tree::value::Aggregate;
        let tree = self.tree();
        let put = |raw: u128, out: &mut [Option<u8>]| {
            let size = (layout::size_of(tree, ty) as usize).min(out.len());
            for (i, byte) in out[..size].iter_mut().enumerate() {
                *byte = Some((raw >> (8 * i)) as u8);
            }
            true
        };
        match (value, tree.types.get(ty)) {
            (ConstValue::Uninit, _) => true,
            (ConstValue::Int(v), _) => put(*v as u128, out),
            (ConstValue::Float(bits), _) => put(*bits, out),
            (ConstValue::Aggregate(a), TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. }) => {
                let Aggregate::Array { elems, filler } = &**a else { return false };
                let size = layout::size_of(tree, *elem).max(1) as usize;
                let count = out.len() / size;
                (0..count).all(|i| match elems.get(i).or(filler.as_ref()) {
                    Some(v) => self.bytes_of(v, *elem, &mut out[i * size..(i + 1) * size]),
                    None => true,
                })
            }
            (ConstValue::Aggregate(a), TypeKind::Record(r)) => {
                let record = &tree.records[*r];
                let Aggregate::Struct { bases, fields } = &**a else { return false };
                let base_ok = bases.iter().enumerate().all(|(i, v)| {
                    let at = layout::base_offset(tree, *r, i as u32) as usize;
                    let ty = tree.types.find(&TypeKind::Record(record.bases[i].record));
                    ty.is_some_and(|ty| out.get_mut(at..).is_some_and(|out| self.bytes_of(v, ty.into(), out)))
                });
                base_ok
                    && fields.iter().zip(&record.fields).enumerate().all(|(i, (v, field))| {
                        let at = (layout::field_bit_offset(tree, *r, i as u32) / 8) as usize;
                        let end = at + layout::size_of(tree, field.ty) as usize;
                        field.bits.is_none()
                            && out.get_mut(at..end).is_some_and(|out| self.bytes_of(v, field.ty, out))
                    })
            }
            _ => false,
        }
    }

    fn value_of_bytes(&self, ty: QualType, bytes: &[Option<u8>]) -> Option<ConstValue> {
        use crate::tree::value::Aggregate;
        let tree = self.tree();
        let size = layout::size_of(tree, ty) as usize;
        let bytes = bytes.get(..size)?;
        let raw = || bytes.iter().rev().try_fold(0u128, |acc, b| Some(acc << 8 | (*b)? as u128));
        Some(match tree.types.get(ty) {
            TypeKind::Int(_) | TypeKind::Enum(_) => {
                let kind = self.int_kind(ty)?;
                ConstValue::Int(arith::wrap(kind, raw()? as i128))
            }
            TypeKind::Float(_) => ConstValue::Float(raw()?),
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                let step = layout::size_of(tree, *elem).max(1) as usize;
                let elems =
                    bytes.chunks(step).map(|c| self.value_of_bytes(*elem, c)).collect::<Option<Vec<_>>>()?;
                ConstValue::Aggregate(std::sync::Arc::new(Aggregate::Array { elems, filler: None }))
            }
            TypeKind::Record(r) => {
                let record = &tree.records[*r];
                let field = |(i, f): (usize, &crate::tree::Field)| {
                    let at = (layout::field_bit_offset(tree, *r, i as u32) / 8) as usize;
                    if f.bits.is_some() { None } else { self.value_of_bytes(f.ty, bytes.get(at..)?) }
                };
                let fields = record.fields.iter().enumerate().map(field).collect::<Option<Vec<_>>>()?;
                let base = |(i, b): (usize, &crate::tree::Base)| {
                    let ty = tree.types.find(&TypeKind::Record(b.record))?;
                    let at = layout::base_offset(tree, *r, i as u32) as usize;
                    self.value_of_bytes(ty.into(), bytes.get(at..)?)
                };
                let bases = record.bases.iter().enumerate().map(base).collect::<Option<Vec<_>>>()?;
                ConstValue::Aggregate(std::sync::Arc::new(Aggregate::Struct { bases, fields }))
            }
            _ => return None,
        })
    }
}
