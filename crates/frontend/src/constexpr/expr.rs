//! Evaluation of expressions: prvalues to values, glvalues to places, aggregates into places.

use std::sync::Arc;

use oxicc_source::Span;

use super::memory::Place;
use super::{Eval, Machine, Reason, with_stack};
use crate::tree::expr::Category;
use crate::tree::types::{FloatKind, IntKind};
use crate::tree::value::{MemberPointer, PointerBase};
use crate::tree::{Body, ConstValue, ExprId, ExprKind, QualType, TypeKind};

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

    pub(super) fn is_aggregate(&self, ty: QualType) -> bool {
        matches!(self.tree().types.get(ty), TypeKind::Record(_) | TypeKind::Array { .. })
    }

    /// Whether an object consists of others that lists initialise one by one.
    pub(super) fn has_parts(&self, ty: QualType) -> bool {
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

    pub(super) fn opaque(&mut self, common: ExprId, span: Span) -> Eval<ConstValue> {
        let found = self.frame().opaque.iter().rev().find(|(id, _)| *id == common).map(|(_, v)| v.clone());
        match found {
            Some(value) => Ok(value),
            None => self.fail(span, Reason::Unsupported("expression")),
        }
    }
}
