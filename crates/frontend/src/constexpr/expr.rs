//! Evaluation of expressions: prvalues to values, glvalues to places, aggregates into places.

use std::sync::Arc;

use oxicc_source::Span;

use super::arith::{self, FloatResult, Num};
use super::memory::{Place, null};
use super::{Eval, Machine, Reason, with_stack};
use crate::layout;
use crate::tree::expr::{BinaryOp, Category, InitTarget, Lifetime, UnaryOp};
use crate::tree::types::{ArrayLen, FloatKind, IntKind};
use crate::tree::value::{Aggregate, MemberPointer, PathStep, PointerBase};
use crate::tree::{Body, ConstValue, ExprId, ExprKind, FnFlags, LocalId, QualType, RecordKind, TypeKind};

impl Machine<'_> {
    /// The body whose expressions are being evaluated.
    pub(super) fn body(&self) -> Arc<Body> {
        self.frame().body.clone()
    }

    /// A value for a prvalue, a pointer for a glvalue.
    pub(super) fn any(&mut self, e: ExprId) -> Eval<ConstValue> {
        let body = self.body();
        if body.exprs[e].category == Category::PRValue {
            return self.value(e);
        }
        let place = self.place(e)?;
        Ok(self.pointer_value(place))
    }

    pub(super) fn int_kind(&self, ty: QualType) -> Option<IntKind> {
        match self.tree().types.get(ty) {
            TypeKind::Int(kind) => Some(*kind),
            TypeKind::Enum(e) => self.int_kind(self.tree().enums[*e].underlying),
            _ => None,
        }
    }

    pub(super) fn float_kind(&self, ty: QualType) -> Option<FloatKind> {
        match self.tree().types.get(ty) {
            TypeKind::Float(kind) => Some(*kind),
            _ => None,
        }
    }

    fn is_aggregate(&self, ty: QualType) -> bool {
        matches!(self.tree().types.get(ty), TypeKind::Record(_) | TypeKind::Array { .. })
    }

    /// Whether an object consists of others that lists initialise one by one.
    fn has_parts(&self, ty: QualType) -> bool {
        self.is_aggregate(ty) || self.vector(ty).is_some()
    }

    pub(super) fn int(&mut self, e: ExprId) -> Eval<i128> {
        match self.value(e)? {
            ConstValue::Int(v) => Ok(v),
            _ => {
                let span = self.body().exprs[e].span;
                self.fail(span, Reason::InvalidCast)
            }
        }
    }

    pub(super) fn condition(&mut self, e: ExprId) -> Eval<bool> {
        Ok(self.int(e)? != 0)
    }

    /// Evaluates a prvalue.
    pub(super) fn value(&mut self, e: ExprId) -> Eval<ConstValue> {
        with_stack(|| self.value_here(e))
    }

    fn value_here(&mut self, e: ExprId) -> Eval<ConstValue> {
        let body = self.body();
        let expr = &body.exprs[e];
        let span = expr.span;
        self.spend(0, span)?;
        match &expr.kind {
            ExprKind::Error => self.fail(span, Reason::Invalid),
            ExprKind::Const(value) => Ok(value.clone()),
            ExprKind::Cast { kind, operand, path } => self.cast(*kind, *operand, path, expr.ty, span),
            ExprKind::This => match self.frame().this.clone() {
                Some(place) => Ok(self.pointer_value(place)),
                None => self.fail(span, Reason::RuntimeStorage),
            },
            ExprKind::AddrOf(operand) => {
                let place = self.place(*operand)?;
                Ok(self.pointer_value(place))
            }
            ExprKind::MemberAddr(field) => Ok(ConstValue::MemberPointer(MemberPointer::Field(*field, 0))),
            ExprKind::MemberFnAddr(f) => Ok(ConstValue::MemberPointer(MemberPointer::Function(*f, 0))),
            ExprKind::Unary { op, operand } => self.unary(*op, *operand, expr.ty, span),
            ExprKind::Binary { op, lhs, rhs } => self.binary(*op, *lhs, *rhs, expr.ty, span),
            ExprKind::Conditional { cond, then, otherwise } => {
                if let Some((_, len)) = self.vector(body.exprs[*cond].ty) {
                    return self.vector_select([*cond, *then, *otherwise], len);
                }
                let arm = if self.condition(*cond)? { *then } else { *otherwise };
                self.value(arm)
            }
            ExprKind::Call { .. } if !self.is_aggregate(expr.ty) => {
                Ok(self.call(e, None)?.unwrap_or(ConstValue::Uninit))
            }
            ExprKind::Bind { common, value } => {
                let bound = self.any(*common)?;
                self.frame_mut().opaque.push((*common, bound));
                let result = self.value(*value);
                self.frame_mut().opaque.pop();
                result
            }
            ExprKind::Opaque(common) => self.opaque(*common, span),
            ExprKind::ZeroInit => Ok(self.zero(expr.ty)),
            ExprKind::ArrayIndex { outwards } => {
                let index = self.frame().array_index.iter().nth_back(*outwards as usize);
                Ok(ConstValue::Int(index.copied().unwrap_or(0).into()))
            }
            ExprKind::PseudoDtor(operand) => {
                self.any(*operand)?;
                Ok(ConstValue::Uninit)
            }
            ExprKind::StmtExpr(block) => self.stmt_expr(*block, span),
            ExprKind::New(new) => self.new_expr(new, span),
            ExprKind::Delete(delete) => self.delete_expr(delete, span),
            ExprKind::Throw(_) => self.fail(span, Reason::Unsupported("a throw-expression")),
            ExprKind::TypeId(_) => self.fail(span, Reason::Unsupported("typeid")),
            ExprKind::DynamicCast { operand } if expr.category == Category::PRValue => {
                let value = self.value(*operand)?;
                self.dynamic_pointer(value, expr.ty, span)
            }
            ExprKind::VaArg { .. } => self.fail(span, Reason::Unsupported("va_arg")),
            ExprKind::KernelLaunch { .. } => self.fail(span, Reason::Unsupported("a kernel launch")),
            ExprKind::Function(f) => {
                Ok(self.pointer_value(Place { base: PointerBase::Function(*f), path: Default::default() }))
            }
            ExprKind::Aggregate { inits, .. } if self.complex_kind(expr.ty).is_some() => {
                self.complex_list(inits, span)
            }
            ExprKind::Aggregate { inits, .. } if !self.has_parts(expr.ty) => match inits.first() {
                Some((_, init)) => self.value(*init),
                None => Ok(self.zero(expr.ty)),
            },
            ExprKind::Assign { .. } | ExprKind::CompoundAssign { .. } => {
                // Assignments are lvalues; as a prvalue they stand for their value (C style).
                let place = self.place(e)?;
                self.read(&place, span)
            }
            ExprKind::Index { .. } => {
                // A lane of a vector that is no object.
                let place = self.place(e)?;
                self.read(&place, span)
            }
            _ if self.has_parts(expr.ty) => {
                let skeleton = self.uninit(expr.ty);
                let object = self.allocate(skeleton);
                self.init_into(e, Place::object(object))?;
                self.load(&Place::object(object), span)
            }
            _ => self.fail(span, Reason::Unsupported("expression")),
        }
    }

    fn opaque(&mut self, common: ExprId, span: Span) -> Eval<ConstValue> {
        let found = self.frame().opaque.iter().rev().find(|(id, _)| *id == common).map(|(_, v)| v.clone());
        match found {
            Some(value) => Ok(value),
            None => self.fail(span, Reason::Unsupported("expression")),
        }
    }

    /// The object that a variable outside of the evaluation is in it, the same one wherever it is named.
    fn outer_local(&mut self, local: LocalId, value: ConstValue, known: bool) -> Place {
        let object = self.allocate(value);
        if let Some(slot) = self.objects.get_mut(object as usize) {
            slot.outer = true;
            slot.unknown = (!known).then_some(local);
        }
        self.frame_mut().locals.insert(local, object);
        Place::object(object)
    }

    /// Evaluates a glvalue.
    pub(super) fn place(&mut self, e: ExprId) -> Eval<Place> {
        let body = self.body();
        let expr = &body.exprs[e];
        let span = expr.span;
        match &expr.kind {
            ExprKind::Error => self.fail(span, Reason::Invalid),
            ExprKind::DynamicCast { operand } => {
                let place = self.place(*operand)?;
                let place = self.existing(place, span)?;
                match self.dynamic_part(&place, expr.ty) {
                    Some(part) => Ok(part),
                    None => self.fail(span, Reason::Unsupported("a dynamic_cast that throws")),
                }
            }
            ExprKind::Local(local) => {
                if let Some(object) = self.frame().locals.get(local).copied() {
                    if !self.tree().types.is_reference(body.locals[*local].ty) {
                        return Ok(Place::object(object));
                    }
                    let pointer = self.read(&Place::object(object), span)?;
                    return self.pointee(&pointer, span);
                }
                // A variable of the function being parsed.
                if self.frames.len() == 1
                    && let Some(value) = self.host.local(*local)
                {
                    if self.tree().types.is_reference(body.locals[*local].ty) {
                        return self.pointee(&value, span);
                    }
                    return Ok(self.outer_local(*local, value, true));
                }
                // An object that is not constant may be named as long as nothing of it is read; one without members has
                // no value that would have to be known.
                let ty = body.locals[*local].ty;
                let record = self.tree().types.as_record(ty);
                let empty = record
                    .is_some_and(|r| self.tree().records[r].flags.contains(crate::tree::RecordFlags::EMPTY));
                if !empty && (self.frames.len() > 1 || self.tree().types.is_reference(ty)) {
                    return self.fail(span, Reason::RuntimeLocal(*local));
                }
                let value = if empty { self.zero(ty) } else { self.uninit(ty) };
                Ok(self.outer_local(*local, value, false))
            }
            ExprKind::Var(var) => {
                let place = Place { base: PointerBase::Var(*var), path: Default::default() };
                if self.tree().types.is_reference(self.tree().vars[*var].ty) {
                    let pointer = self.read(&place, span)?;
                    return self.pointee(&pointer, span);
                }
                Ok(place)
            }
            ExprKind::TypeId(operand) => match body.exprs[*operand].kind {
                ExprKind::ZeroInit => {
                    let ty = body.exprs[*operand].ty.ty();
                    Ok(Place { base: PointerBase::TypeInfo(ty), path: Default::default() })
                }
                // Of an object that is there ([expr.typeid]/3).
                _ => {
                    let place = self.place(*operand)?;
                    let place = self.existing(place, span)?;
                    match self.dynamic_type(&place, body.exprs[*operand].ty) {
                        Some(ty) => Ok(Place { base: PointerBase::TypeInfo(ty), path: Default::default() }),
                        None => self.fail(span, Reason::Unsupported("typeid")),
                    }
                }
            },
            ExprKind::String(id) => Ok(Place { base: PointerBase::String(*id), path: Default::default() }),
            ExprKind::Function(f) => Ok(Place { base: PointerBase::Function(*f), path: Default::default() }),
            ExprKind::Field { base, field } => {
                // In the body of a lambda that is being read: what a constant was captured as.
                if self.frames.len() == 1
                    && let ExprKind::Deref(this) = body.exprs[*base].kind
                    && matches!(body.exprs[this].kind, ExprKind::This)
                    && let Some((value, reference)) = self.host.captured(*field)
                {
                    if reference {
                        return self.pointee(&value, span);
                    }
                    let object = self.allocate(value);
                    return Ok(Place::object(object));
                }
                let whole = self.place(*base)?;
                let place = self.existing(whole, span)?.field(field.record, field.index);
                let ty = self.tree().records[field.record].fields[field.index as usize].ty;
                if self.tree().types.is_reference(ty) {
                    let pointer = self.read(&place, span)?;
                    return self.pointee(&pointer, span);
                }
                Ok(place)
            }
            ExprKind::Deref(pointer) => {
                let pointer = self.value(*pointer)?;
                self.dereference(&pointer, span)
            }
            ExprKind::Index { base, index } if self.vector(body.exprs[*base].ty).is_some() => {
                let vector = match body.exprs[*base].category {
                    Category::PRValue => {
                        let value = self.value(*base)?;
                        Place::object(self.allocate(value))
                    }
                    _ => self.place(*base)?,
                };
                let index = self.int(*index)?;
                match u64::try_from(index) {
                    Ok(lane) => Ok(vector.step(PathStep::Element(lane))),
                    Err(_) => self.fail(span, Reason::OutOfBounds { index: index as i64, len: 0 }),
                }
            }
            ExprKind::Index { base, index: index_of } => {
                let swapped = !self.tree().types.is_pointer(body.exprs[*base].ty);
                let (base, index) = if swapped {
                    let index = self.int(*base)?;
                    (self.value(*index_of)?, index)
                } else {
                    (self.value(*base)?, self.int(*index_of)?)
                };
                if index == 0 {
                    return self.dereference(&base, span);
                }
                let place = self.pointee(&base, span)?;
                self.move_by(&place, index, span)
            }
            ExprKind::MemberDeref { base, member } => {
                let place = self.place(*base)?;
                let place = self.existing(place, span)?;
                let class = self.tree().types.as_record(body.exprs[*base].ty);
                match self.value(*member)? {
                    ConstValue::MemberPointer(MemberPointer::Field(field, adjust)) => {
                        let class = class.unwrap_or(field.record);
                        match self.base_at(place, class, field.record, adjust) {
                            Some(place) => Ok(place.field(field.record, field.index)),
                            None => self.fail(span, Reason::InvalidCast),
                        }
                    }
                    _ => self.fail(span, Reason::InvalidCast),
                }
            }
            ExprKind::Assign { lhs, rhs } => {
                let value = self.value(*rhs)?;
                let place = self.place(*lhs)?;
                self.modify(&place, value, span)?;
                Ok(place)
            }
            ExprKind::CompoundAssign { op, lhs, rhs, compute } => {
                let rhs_value = self.value(*rhs)?;
                let place = self.place(*lhs)?;
                let ty = expr.ty;
                let old = self.read(&place, span)?;
                let rhs_ty = body.exprs[*rhs].ty;
                let value = if matches!(op, BinaryOp::PtrAdd | BinaryOp::PtrSub) {
                    self.pointer_offset(&old, rhs_value.as_int().unwrap_or(0), *op, span)?
                } else {
                    let wide = self.convert(old, ty, *compute, span)?;
                    let result = self.arithmetic(*op, wide, rhs_value, *compute, rhs_ty, span)?;
                    self.convert(result, *compute, ty, span)?
                };
                self.modify(&place, value, span)?;
                Ok(place)
            }
            ExprKind::Unary { op: op @ (UnaryOp::PreInc | UnaryOp::PreDec), operand } => {
                let place = self.place(*operand)?;
                let old = self.read(&place, span)?;
                let new = self.step_value(&old, expr.ty, *op == UnaryOp::PreInc, span)?;
                self.modify(&place, new, span)?;
                Ok(place)
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.any(*lhs)?;
                self.place(*rhs)
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                let arm = if self.condition(*cond)? { *then } else { *otherwise };
                self.place(arm)
            }
            ExprKind::Cast { kind, operand, path } => self.cast_place(*kind, *operand, path, expr.ty, span),
            ExprKind::Call { .. } => match self.call(e, None)? {
                Some(pointer) => self.pointee(&pointer, span),
                None => self.fail(span, Reason::MissingReturn),
            },
            ExprKind::MaterializeTemp { value, lifetime, dtor } => {
                let ty = body.exprs[*value].ty;
                let skeleton = self.uninit(ty);
                let object = self.allocate(skeleton);
                self.init_into(*value, Place::object(object))?;
                match (lifetime, dtor.expand()) {
                    (Lifetime::FullExpr | Lifetime::Constructor, dtor) => {
                        self.frame_mut().temps.push((object, dtor));
                    }
                    (Lifetime::Local(local), Some(dtor)) => {
                        self.frame_mut().extended.push((*local, object, dtor));
                    }
                    _ => {}
                }
                Ok(Place::object(object))
            }
            ExprKind::Bind { common, value } => {
                let bound = self.any(*common)?;
                self.frame_mut().opaque.push((*common, bound));
                let result = self.place(*value);
                self.frame_mut().opaque.pop();
                result
            }
            ExprKind::Opaque(common) => {
                let pointer = self.opaque(*common, span)?;
                self.pointee(&pointer, span)
            }
            ExprKind::Throw(_) => self.fail(span, Reason::Unsupported("a throw-expression")),
            _ => self.fail(span, Reason::Unsupported("expression")),
        }
    }

    /// Initialises the object at a place from a prvalue of its type.
    pub(super) fn init_into(&mut self, e: ExprId, dest: Place) -> Eval<()> {
        let body = self.body();
        let expr = &body.exprs[e];
        let span = expr.span;
        match &expr.kind {
            ExprKind::Construct { ctor, args } => self.construct(*ctor, args, dest, expr.ty, span),
            ExprKind::ZeroThenConstruct { ctor } => {
                let zero = self.zero(expr.ty);
                self.store(&dest, zero, span)?;
                self.construct(*ctor, &[], dest, expr.ty, span)
            }
            ExprKind::Aggregate { inits, filler, zero_rest } if self.has_parts(expr.ty) => {
                // Zeros need not be written one by one: arrays may be huge.
                let zeros = |f: ExprId| matches!(self.body().exprs[f].kind, ExprKind::ZeroInit);
                let filler = filler.expand();
                let zero_filler = filler.is_some_and(zeros);
                let filler = filler.filter(|_| !zero_filler);
                let whole = !zero_filler && self.initialises_all(inits, expr.ty);
                let start = match *zero_rest || zero_filler {
                    true if !whole => self.zero(expr.ty),
                    _ => self.uninit(expr.ty),
                };
                self.store(&dest, start, span)?;
                for (target, init) in inits {
                    self.init_member(*target, *init, &dest, expr.ty)?;
                }
                if let Some(filler) = filler
                    && let Some(len) = self.array_len(expr.ty)
                {
                    for i in inits.len() as u64..len {
                        self.spend(1, span)?;
                        self.init_member(InitTarget::Element(i), filler, &dest, expr.ty)?;
                    }
                }
                Ok(())
            }
            ExprKind::ArrayInit { elem } => {
                let start = self.uninit(expr.ty);
                self.store(&dest, start, span)?;
                for i in 0..self.array_len(expr.ty).unwrap_or(0) {
                    self.spend(1, span)?;
                    self.frame_mut().array_index.push(i);
                    let result = self.init_into(*elem, dest.step(PathStep::Element(i)));
                    self.frame_mut().array_index.pop();
                    result?;
                }
                Ok(())
            }
            ExprKind::Call { .. } if self.is_aggregate(expr.ty) => {
                self.call(e, Some(dest))?;
                Ok(())
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                let arm = if self.condition(*cond)? { *then } else { *otherwise };
                self.init_into(arm, dest)
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.any(*lhs)?;
                self.init_into(*rhs, dest)
            }
            ExprKind::String(id) => {
                // An array of characters initialised by a literal; the literal may be shorter than the array.
                let place = Place { base: PointerBase::String(*id), path: Default::default() };
                let text = self.load(&place, span)?;
                let value = with_text(self.zero(expr.ty), text);
                self.store(&dest, value, span)
            }
            _ if self.is_aggregate(expr.ty) && expr.category != Category::PRValue => {
                let source = self.place(e)?;
                let value = self.load(&source, span)?;
                self.store(&dest, value, span)
            }
            ExprKind::Cast { kind: crate::tree::expr::CastKind::BitCast, .. } => {
                let value = self.value(e)?;
                self.store(&dest, value, span)
            }
            ExprKind::Cast { operand, .. } if self.is_aggregate(expr.ty) => {
                let is_place = body.exprs[*operand].category != Category::PRValue;
                if is_place {
                    let source = self.place(*operand)?;
                    let value = self.load(&source, span)?;
                    return self.store(&dest, value, span);
                }
                self.init_into(*operand, dest)
            }
            ExprKind::Bind { .. }
            | ExprKind::StmtExpr(_)
            | ExprKind::Opaque(_)
            | ExprKind::Const(_)
            | ExprKind::ZeroInit => {
                let value = self.value(e)?;
                self.store(&dest, value, span)
            }
            _ if self.is_aggregate(expr.ty) => self.fail(span, Reason::Unsupported("expression")),
            _ => {
                let value = self.value(e)?;
                self.store(&dest, value, span)
            }
        }
    }

    /// Whether a list has an initialiser for every part of a class, or for the one member of a union: none of them is zero
    /// before.
    fn initialises_all(&self, inits: &[(InitTarget, ExprId)], ty: QualType) -> bool {
        let Some(record) = self.tree().types.as_record(ty) else { return false };
        let record = &self.tree().records[record];
        match record.kind {
            RecordKind::Union => !inits.is_empty(),
            _ => inits.len() >= record.bases.len() + record.fields.len(),
        }
    }

    fn init_member(&mut self, target: InitTarget, init: ExprId, dest: &Place, ty: QualType) -> Eval<()> {
        let record = self.tree().types.as_record(ty);
        if let InitTarget::Default(i) = target {
            let this = self.frame_mut().this.replace(dest.clone());
            let result = self.init_member(InitTarget::Field(i), init, dest, ty);
            self.frame_mut().this = this;
            return result;
        }
        let (place, member) = match (target, record) {
            (InitTarget::Field(i), Some(r)) => {
                (dest.field(r, i), self.tree().records[r].fields.get(i as usize).map(|f| f.ty))
            }
            (InitTarget::Base(i), Some(r)) => (dest.step(PathStep::Base(r, i)), None),
            (InitTarget::Element(i), _) => (dest.step(PathStep::Element(i)), None),
            _ => {
                let span = self.body().exprs[init].span;
                return self.fail(span, Reason::Invalid);
            }
        };
        if member.is_some_and(|ty| self.tree().types.is_reference(ty)) {
            let span = self.body().exprs[init].span;
            let referent = self.place(init)?;
            let pointer = self.pointer_value(referent);
            return self.store(&place, pointer, span);
        }
        self.init_into(init, place)
    }

    fn unary(&mut self, op: UnaryOp, operand: ExprId, ty: QualType, span: Span) -> Eval<ConstValue> {
        match op {
            UnaryOp::PostInc | UnaryOp::PostDec => {
                let place = self.place(operand)?;
                let old = self.read(&place, span)?;
                let new = self.step_value(&old, ty, op == UnaryOp::PostInc, span)?;
                self.modify(&place, new, span)?;
                return Ok(old);
            }
            UnaryOp::PreInc | UnaryOp::PreDec => {
                let place = self.place(operand)?;
                let old = self.read(&place, span)?;
                let new = self.step_value(&old, ty, op == UnaryOp::PreInc, span)?;
                self.modify(&place, new.clone(), span)?;
                return Ok(new);
            }
            _ => {}
        }
        let value = self.value(operand)?;
        match self.vector(self.body().exprs[operand].ty) {
            Some(vector) => self.vector_unary(op, value, vector, span),
            None => self.unary_value(op, value, ty, span),
        }
    }

    /// A unary operator on one number.
    pub(super) fn unary_value(
        &mut self,
        op: UnaryOp,
        value: ConstValue,
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        let negated = |kind, bits| Num::from_bits(kind, bits).negated().to_bits(kind);
        match (op, &value) {
            // `~` is the conjugate.
            (UnaryOp::Neg | UnaryOp::BitNot, ConstValue::Complex(re, im)) => match self.complex_kind(ty) {
                Some(kind) => {
                    let re = if op == UnaryOp::Neg { negated(kind, *re) } else { *re };
                    Ok(ConstValue::Complex(re, negated(kind, *im)))
                }
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Not, ConstValue::Int(v)) => Ok(ConstValue::bool(*v == 0)),
            (UnaryOp::BitNot, ConstValue::Int(v)) => match self.int_kind(ty) {
                Some(kind) => Ok(ConstValue::Int(arith::wrap(kind, !*v))),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Neg, ConstValue::Int(_)) => match self.int_kind(ty) {
                Some(_) => self.arithmetic(BinaryOp::Sub, ConstValue::Int(0), value, ty, ty, span),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Neg, ConstValue::Float(bits)) => match self.float_kind(ty) {
                Some(kind) => Ok(ConstValue::Float(Num::from_bits(kind, *bits).negated().to_bits(kind))),
                None => self.fail(span, Reason::Invalid),
            },
            (UnaryOp::Real, ConstValue::Complex(re, _)) => Ok(ConstValue::Float(*re)),
            (UnaryOp::Imag, ConstValue::Complex(_, im)) => Ok(ConstValue::Float(*im)),
            _ => self.fail(span, Reason::Unsupported("expression")),
        }
    }

    /// `++` and `--`.
    fn step_value(&mut self, old: &ConstValue, ty: QualType, up: bool, span: Span) -> Eval<ConstValue> {
        match old {
            ConstValue::Int(v) => {
                let Some(kind) = self.int_kind(ty) else { return self.fail(span, Reason::Invalid) };
                if kind == IntKind::Bool {
                    return Ok(ConstValue::Int(1));
                }
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                // Of narrow types only the unsigned ones wrap (CWG 2855).
                let narrow = kind.rank() < IntKind::Int.rank();
                let result = if narrow && !kind.is_signed() {
                    Ok(arith::wrap(kind, if up { v + 1 } else { v - 1 }))
                } else {
                    arith::int_binary(op, kind, *v, 1)
                };
                result.map(ConstValue::Int).or_else(|reason| self.fail(span, reason))
            }
            ConstValue::Float(bits) => {
                let Some(kind) = self.float_kind(ty) else { return self.fail(span, Reason::Invalid) };
                let one = ConstValue::Float(arith::int_to_float(kind, IntKind::Int, 1));
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                self.arithmetic(op, ConstValue::Float(*bits), one, ty, ty, span)
            }
            ConstValue::Complex(re, im) => {
                let Some(kind) = self.complex_kind(ty) else { return self.fail(span, Reason::Invalid) };
                let one = Num::from_bits(kind, arith::int_to_float(kind, IntKind::Int, 1));
                let op = if up { BinaryOp::Add } else { BinaryOp::Sub };
                match arith::float_binary(op, Num::from_bits(kind, *re), one) {
                    FloatResult::Num(n) => Ok(ConstValue::Complex(n.to_bits(kind), *im)),
                    FloatResult::Bool(_) => self.fail(span, Reason::Invalid),
                }
            }
            ConstValue::Pointer(_) => {
                self.pointer_offset(old, 1, if up { BinaryOp::PtrAdd } else { BinaryOp::PtrSub }, span)
            }
            _ => self.fail(span, Reason::Uninitialized),
        }
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        lhs: ExprId,
        rhs: ExprId,
        ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        match op {
            BinaryOp::Comma => {
                self.any(lhs)?;
                return self.value(rhs);
            }
            BinaryOp::LogAnd => {
                return Ok(ConstValue::bool(self.condition(lhs)? && self.condition(rhs)?));
            }
            BinaryOp::LogOr => {
                return Ok(ConstValue::bool(self.condition(lhs)? || self.condition(rhs)?));
            }
            _ => {}
        }
        let body = self.body();
        let (lhs_ty, rhs_ty) = (body.exprs[lhs].ty, body.exprs[rhs].ty);
        let a = self.value(lhs)?;
        let b = self.value(rhs)?;
        match op {
            BinaryOp::PtrAdd | BinaryOp::PtrSub => {
                let n = b.as_int().unwrap_or(0);
                self.pointer_offset(&a, n, op, span)
            }
            BinaryOp::PtrDiff => self.pointer_difference(&a, &b, span),
            BinaryOp::Shl | BinaryOp::Shr => self.arithmetic(op, a, b, ty, rhs_ty, span),
            _ => self.arithmetic(op, a, b, lhs_ty, rhs_ty, span),
        }
    }

    /// An operator on two values of type `ty` (shifts: the count has type `rhs_ty`).
    pub(super) fn arithmetic(
        &mut self,
        op: BinaryOp,
        a: ConstValue,
        b: ConstValue,
        ty: QualType,
        rhs_ty: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        if let Some(vector) = self.vector(ty) {
            return self.vector_binary(op, [a, b], vector, span);
        }
        let result = match (&a, &b) {
            (ConstValue::Int(x), ConstValue::Int(y)) => {
                let Some(kind) = self.int_kind(ty).or_else(|| self.int_kind(rhs_ty)) else {
                    return self.fail(span, Reason::Invalid);
                };
                let result = match op {
                    BinaryOp::Shl | BinaryOp::Shr => arith::shift(op, kind, *x, *y),
                    _ => arith::int_binary(op, kind, *x, *y),
                };
                match result {
                    // The reference compiler only warns, outside functions.
                    Err(Reason::Overflow | Reason::BadShift)
                        if self.frames.len() == 1 && self.host.wraps_constants() =>
                    {
                        Ok(ConstValue::Int(arith::out_of_range(op, kind, *x, *y)))
                    }
                    result => result.map(ConstValue::Int),
                }
            }
            (ConstValue::Float(x), ConstValue::Float(y)) => {
                let Some(kind) = self.float_kind(ty) else { return self.fail(span, Reason::Invalid) };
                Ok(match arith::float_binary(op, Num::from_bits(kind, *x), Num::from_bits(kind, *y)) {
                    FloatResult::Num(n) => ConstValue::Float(n.to_bits(kind)),
                    FloatResult::Bool(b) => ConstValue::bool(b),
                })
            }
            (ConstValue::Complex(a, b), ConstValue::Complex(c, d)) => match self.complex_kind(ty) {
                Some(kind) => super::lanes::complex_binary(op, kind, (*a, *b), (*c, *d)),
                None => Err(Reason::Invalid),
            },
            (ConstValue::Pointer(_), _) | (_, ConstValue::Pointer(_)) => self.compare_pointers(op, &a, &b),
            (ConstValue::MemberPointer(x), ConstValue::MemberPointer(y)) => match op {
                BinaryOp::Eq => Ok(ConstValue::bool(self.is_same_member(x, y))),
                BinaryOp::Ne => Ok(ConstValue::bool(!self.is_same_member(x, y))),
                _ => Err(Reason::InvalidCast),
            },
            (ConstValue::Uninit, _) | (_, ConstValue::Uninit) => Err(Reason::Uninitialized),
            _ => Err(Reason::Unsupported("expression")),
        };
        result.or_else(|reason| self.fail(span, reason))
    }

    /// [expr.eq]/4: all members of a union are at one place.
    fn is_same_member(&self, a: &MemberPointer, b: &MemberPointer) -> bool {
        match (a, b) {
            (MemberPointer::Field(x, by_x), MemberPointer::Field(y, by_y)) if x.record == y.record => {
                let union = self.tree().records[x.record].kind == RecordKind::Union;
                by_x == by_y && (union || x.index == y.index)
            }
            _ => a == b,
        }
    }

    fn compare_pointers(&self, op: BinaryOp, a: &ConstValue, b: &ConstValue) -> Result<ConstValue, Reason> {
        let is_null = |v: &ConstValue| match v {
            ConstValue::Pointer(p) => p.base == PointerBase::Null,
            ConstValue::Int(0) => true,
            _ => false,
        };
        let equal = match (a, b) {
            _ if is_null(a) && is_null(b) => true,
            _ if is_null(a) || is_null(b) => false,
            (ConstValue::Pointer(p), ConstValue::Pointer(q)) => {
                p.base == q.base && (p.path == q.path || self.at_one_place(&p.path, &q.path))
            }
            _ => return Err(Reason::InvalidCast),
        };
        let order = match op {
            BinaryOp::Eq => return Ok(ConstValue::bool(equal)),
            BinaryOp::Ne => return Ok(ConstValue::bool(!equal)),
            _ if equal => std::cmp::Ordering::Equal,
            _ => match (a, b) {
                (ConstValue::Pointer(p), ConstValue::Pointer(q)) if p.base == q.base => {
                    path_order(&p.path, &q.path)
                }
                _ => return Err(Reason::UnrelatedPointers),
            },
        };
        Ok(ConstValue::bool(match op {
            BinaryOp::Lt => order.is_lt(),
            BinaryOp::Gt => order.is_gt(),
            BinaryOp::Le => order.is_le(),
            BinaryOp::Ge => order.is_ge(),
            _ => return Err(Reason::InvalidCast),
        }))
    }

    /// Whether two subobjects of one object have the same address: members of a union, or an object and its first part.
    fn at_one_place(&self, a: &[PathStep], b: &[PathStep]) -> bool {
        let common = a.iter().zip(b).take_while(|(x, y)| x == y).count();
        match (self.offset_within(&a[common..]), self.offset_within(&b[common..])) {
            (Some(x), Some(y)) => x == y,
            _ => false,
        }
    }

    /// The offset of a subobject in the object where the path starts. None where that is not an array and the path goes to
    /// what is behind it, or where nothing tells the size of elements.
    fn offset_within(&self, path: &[PathStep]) -> Option<u64> {
        let tree = self.tree();
        let mut offset = 0u64;
        let mut array = None;
        for step in path {
            match step {
                PathStep::Field(f) => {
                    offset += layout::field_bit_offset(tree, f.record, f.index) / 8;
                    array = Some(tree.records.get(f.record)?.fields.get(f.index as usize)?.ty);
                }
                PathStep::Base(record, index) => {
                    offset += layout::base_offset(tree, *record, *index);
                    array = None;
                }
                PathStep::Element(0) if array.is_none() => {}
                PathStep::Element(i) => {
                    let TypeKind::Array { elem, len: ArrayLen::Known(len) } = *tree.types.get(array?) else {
                        return None;
                    };
                    if *i >= len {
                        return None;
                    }
                    offset += i * layout::size_of(tree, elem);
                    array = Some(elem);
                }
            }
        }
        Some(offset)
    }

    pub(super) fn pointer_offset(
        &mut self,
        pointer: &ConstValue,
        n: i128,
        op: BinaryOp,
        span: Span,
    ) -> Eval<ConstValue> {
        if n == 0 {
            return Ok(pointer.clone());
        }
        let place = self.pointee(pointer, span)?;
        let n = if op == BinaryOp::PtrSub { -n } else { n };
        let moved = self.move_by(&place, n, span)?;
        Ok(self.pointer_value(moved))
    }

    fn move_by(&mut self, place: &Place, n: i128, span: Span) -> Eval<Place> {
        let moved = i64::try_from(n).ok().and_then(|n| place.offset(n));
        match moved {
            Some(place) => Ok(place),
            None => self.fail(span, Reason::OutOfBounds { index: n as i64, len: 0 }),
        }
    }

    fn pointer_difference(&mut self, a: &ConstValue, b: &ConstValue, span: Span) -> Eval<ConstValue> {
        let (ConstValue::Pointer(p), ConstValue::Pointer(q)) = (a, b) else {
            return self.fail(span, Reason::InvalidCast);
        };
        if p == q {
            return Ok(ConstValue::Int(0));
        }
        let split = |path: &[PathStep]| match path {
            [rest @ .., PathStep::Element(i)] => (rest.to_vec(), *i as i128),
            all => (all.to_vec(), 0),
        };
        let ((ra, i), (rb, j)) = (split(&p.path), split(&q.path));
        if p.base != q.base || ra != rb {
            return self.fail(span, Reason::UnrelatedPointers);
        }
        Ok(ConstValue::Int(i - j))
    }

    fn new_expr(&mut self, new: &crate::tree::expr::NewExpr, span: Span) -> Eval<ConstValue> {
        if let [address] = new.placement[..] {
            // Placement new, as std::construct_at does it.
            let pointer = self.value(address)?;
            let place = self.pointee(&pointer, span)?;
            if let Some(init) = new.init {
                self.init_into(init, place.clone())?;
            }
            return Ok(self.pointer_value(place));
        }
        if !new.placement.is_empty() {
            return self.fail(span, Reason::Unsupported("placement new"));
        }
        let one = self.uninit(new.object);
        let Some(count) = new.count else {
            let object = self.allocate(one);
            self.heap.push(object);
            if let Some(init) = new.init {
                self.init_into(init, Place::object(object))?;
            }
            return Ok(self.pointer_value(Place::object(object)));
        };
        let count = self.int(count)?;
        let Some(count) = u64::try_from(count).ok().filter(|n| *n < 1 << 24) else {
            return self.fail(span, Reason::TooComplex);
        };
        // Memory is bounded as time is; an element costs less of it.
        self.spend(count / 8, span)?;
        let array = |count: u64| {
            let elems = vec![one.clone(); count as usize];
            ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None }))
        };
        let object = self.allocate(array(count));
        self.heap.push(object);
        if let (Some(rest), Some(init)) = (new.rest, new.init) {
            // A list for the first elements of an array whose length is known only now.
            let listed = self.array_len(self.body().exprs[init].ty).unwrap_or(0);
            if listed > count {
                return self.fail(span, Reason::OutOfBounds { index: listed as i64, len: count });
            }
            let first = self.allocate(array(listed));
            self.init_into(init, Place::object(first))?;
            for i in 0..listed {
                let value = self.load(&Place::object(first).step(PathStep::Element(i)), span)?;
                self.store(&Place::object(object).step(PathStep::Element(i)), value, span)?;
            }
            for i in listed..count {
                self.spend(1, span)?;
                self.init_into(rest, Place::object(object).step(PathStep::Element(i)))?;
            }
            return Ok(self.pointer_value(Place::object(object).step(PathStep::Element(0))));
        }
        let is_array = |s: &Self, ty| s.tree().types.is_array(ty);
        let is_list =
            |s: &Self, init: ExprId| is_array(s, s.body().exprs[init].ty) && !is_array(s, new.object);
        if let Some(init) = new.init.filter(|i| is_list(self, *i)) {
            self.init_into(init, Place::object(object))?;
        } else if let Some(init) = new.init {
            for i in 0..count {
                self.spend(1, span)?;
                self.frame_mut().array_index.push(i);
                let result = self.init_into(init, Place::object(object).step(PathStep::Element(i)));
                self.frame_mut().array_index.pop();
                result?;
            }
        }
        Ok(self.pointer_value(Place::object(object).step(PathStep::Element(0))))
    }

    fn delete_expr(&mut self, delete: &crate::tree::expr::DeleteExpr, span: Span) -> Eval<ConstValue> {
        let pointer = self.value(delete.operand)?;
        if pointer == null() {
            return Ok(ConstValue::Uninit);
        }
        let place = self.pointee(&pointer, span)?;
        let PointerBase::Temp(object) = place.base else { return self.fail(span, Reason::RuntimeStorage) };
        if !self.heap.contains(&object) {
            return self.fail(span, Reason::ExpiredStorage);
        }
        // `new[]` goes with `delete[]` ([expr.delete]/2).
        if delete.array != matches!(place.path.first(), Some(PathStep::Element(_))) {
            return self.fail(span, Reason::InvalidCast);
        }
        if let Some(dtor) = delete.dtor.expand() {
            let trivial = self.tree().functions[dtor].flags.contains(FnFlags::TRIVIAL);
            if !trivial && delete.array {
                let len = match self.objects.get(object as usize).map(|o| &o.value) {
                    Some(ConstValue::Aggregate(a)) => match &**a {
                        Aggregate::Array { elems, .. } => elems.len() as u64,
                        _ => 0,
                    },
                    _ => 0,
                };
                for i in (0..len).rev() {
                    self.destroy(dtor, Place::object(object).step(PathStep::Element(i)), span)?;
                }
            } else if !trivial {
                // Through a pointer to a base it is the destructor of the whole object.
                let (dtor, place) = match self.tree().functions[dtor].flags.contains(FnFlags::VIRTUAL) {
                    true => self.final_overrider(dtor, Some(place), span)?,
                    false => (dtor, place),
                };
                self.destroy(dtor, place, span)?;
            }
        }
        // The destructor may have freed others.
        self.release(object);
        Ok(ConstValue::Uninit)
    }
}

/// An array of zeros that starts with the elements of a string literal. The literal's elements are moved: there may be
/// millions of them.
fn with_text(zeros: ConstValue, text: ConstValue) -> ConstValue {
    let (ConstValue::Aggregate(array), ConstValue::Aggregate(text)) = (zeros, text) else {
        return ConstValue::Uninit;
    };
    let (Aggregate::Array { elems: zeros, filler }, Aggregate::Array { mut elems, .. }) =
        (Arc::unwrap_or_clone(array), Arc::unwrap_or_clone(text))
    else {
        return ConstValue::Uninit;
    };
    elems.extend(zeros.into_iter().skip(elems.len()));
    // Values are canonical: what the filler says is not said twice.
    while filler.is_some() && elems.last() == filler.as_ref() {
        elems.pop();
    }
    ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler }))
}

fn path_order(a: &[PathStep], b: &[PathStep]) -> std::cmp::Ordering {
    let key = |step: &PathStep| match step {
        PathStep::Base(_, i) => (0u8, *i as u64),
        PathStep::Field(f) => (1, f.index as u64),
        PathStep::Element(i) => (2, *i),
    };
    a.iter().map(key).cmp(b.iter().map(key))
}
