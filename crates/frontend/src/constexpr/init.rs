//! Initialisation of objects, their members and elements.

use std::sync::Arc;

use super::memory::Place;
use super::{Eval, Machine, Reason};
use crate::tree::expr::{BinaryOp, Category, InitTarget};
use crate::tree::value::{Aggregate, PathStep, PointerBase};
use crate::tree::{ConstValue, ExprId, ExprKind, QualType, RecordKind};

impl Machine<'_> {
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
