//! Evaluation of glvalues to places.

use super::memory::Place;
use super::{Eval, Machine, Reason};
use crate::tree::expr::{BinaryOp, Category, Lifetime, UnaryOp};
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, ExprId, ExprKind, LocalId};

impl Machine<'_> {
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
    // One arm for each kind of expression.
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
}
