//! Temporaries that a reference keeps alive ([class.temporary]/6).

use crate::sema::Sema;
use crate::tree::ExprId;
use crate::tree::expr::{BinaryOp, CastKind, ExprKind, Lifetime};

impl Sema<'_> {
    /// Extends the temporaries that `e`, the initialiser of a reference or aggregate, is bound to.
    pub(in crate::sema) fn extend_lifetime(&mut self, e: ExprId, lifetime: Lifetime) {
        match self.cx.body.exprs[e].kind.clone() {
            ExprKind::MaterializeTemp { value, dtor, .. } => {
                self.cx.body.exprs[e].kind = ExprKind::MaterializeTemp { value, lifetime, dtor };
                self.extend_in_value(value, lifetime);
            }
            ExprKind::Cast {
                kind:
                    CastKind::NoOp | CastKind::DerivedToBase | CastKind::BaseToDerived | CastKind::ArrayToPointer,
                operand,
                ..
            } => self.extend_lifetime(operand, lifetime),
            ExprKind::Field { base, .. } => self.extend_lifetime(base, lifetime),
            ExprKind::MemberDeref { base, .. } => self.extend_lifetime(base, lifetime),
            ExprKind::Index { base, .. } => self.extend_lifetime(base, lifetime),
            ExprKind::Conditional { then, otherwise, .. } => {
                self.extend_lifetime(then, lifetime);
                self.extend_lifetime(otherwise, lifetime);
            }
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => self.extend_lifetime(rhs, lifetime),
            _ => {}
        }
    }

    /// Reference members of an aggregate, and the array behind an initializer_list, live as long as the object.
    pub(in crate::sema) fn extend_in_value(&mut self, e: ExprId, lifetime: Lifetime) {
        match self.cx.body.exprs[e].kind.clone() {
            ExprKind::Aggregate { inits, .. } => {
                for (_, init) in inits.iter() {
                    match self.cx.body.exprs[*init].kind {
                        ExprKind::Aggregate { .. } => self.extend_in_value(*init, lifetime),
                        ExprKind::MaterializeTemp { .. } | ExprKind::Cast { .. } => {
                            self.extend_lifetime(*init, lifetime)
                        }
                        _ => {}
                    }
                }
            }
            ExprKind::Conditional { then, otherwise, .. } => {
                self.extend_in_value(then, lifetime);
                self.extend_in_value(otherwise, lifetime);
            }
            _ => {}
        }
    }
}
