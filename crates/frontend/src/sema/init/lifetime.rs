//! Temporaries that a reference keeps alive ([class.temporary]/6).

use crate::sema::Sema;
use crate::tree::expr::{BinaryOp, CastKind, ExprKind, InitTarget, Lifetime};
use crate::tree::{ExprId, VarFlags, VarId, Variable};

impl Sema<'_> {
    /// Extends the temporaries that `e`, the initialiser of a reference or aggregate, is bound to.
    pub(crate) fn extend_lifetime(&mut self, e: ExprId, lifetime: Lifetime) {
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
            // What a reference member refers to is no part of the object.
            ExprKind::Field { base, field } => {
                let member = self.tree.records[field.record].fields.get(field.index as usize);
                if !member.is_some_and(|m| self.tree.types.is_reference(m.ty)) {
                    self.extend_lifetime(base, lifetime);
                }
            }
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

    /// Temporaries that live as long as the static variable `var` become constants of their own where their value is one,
    /// so that their addresses are constants too. The body is that of the initialiser.
    pub(crate) fn keep_static_temporaries(&mut self, var: VarId) {
        let temporaries: Vec<(ExprId, ExprId)> = self
            .cx
            .body
            .exprs
            .iter()
            .filter_map(|(e, expr)| match expr.kind {
                ExprKind::MaterializeTemp { value, lifetime: Lifetime::Static, .. } => Some((e, value)),
                _ => None,
            })
            .collect();
        for (e, value) in temporaries {
            let Ok(constant) = self.evaluate(value) else { continue };
            let (ty, span) = (self.ety(e), self.espan(e));
            self.kept_temporaries += 1;
            let name = format!("__oxicc_temporary_{}", self.kept_temporaries);
            let name = Some(self.interner.intern(name.as_bytes()));
            let owner = &self.tree.vars[var];
            // Usable in constant expressions if it is const ([expr.const]/4).
            let is_const = |ty| self.tree.types.array_base(ty).is_const();
            let is_const = is_const(ty) || is_const(self.tree.types.strip_ref(owner.ty));
            let flags = if is_const { VarFlags::CONSTEXPR } else { VarFlags::empty() };
            let hidden = Variable {
                name,
                context: owner.context,
                access: owner.access,
                space: owner.space,
                flags,
                ..Variable::constant(ty, constant, span)
            };
            let hidden = self.tree.vars.push(hidden);
            self.cx.body.exprs[e].kind = ExprKind::Var(hidden);
        }
    }

    /// Reference members of an aggregate, and the array behind an initializer_list, live as long as the object.
    pub(crate) fn extend_in_value(&mut self, e: ExprId, lifetime: Lifetime) {
        match self.cx.body.exprs[e].kind.clone() {
            // [dcl.init.general]/16.6.2.2: parentheses keep nothing alive.
            ExprKind::Aggregate { .. } if self.cx.ex.paren_aggregates.contains(&e) => {}
            ExprKind::Aggregate { inits, .. } => {
                let record = self.tree.types.as_record(self.ety(e));
                for (target, init) in inits.iter() {
                    let field = match (*target, record) {
                        (InitTarget::Field(i) | InitTarget::Default(i), Some(r)) => {
                            self.tree.records[r].fields.get(i as usize).map(|f| f.ty)
                        }
                        _ => None,
                    };
                    if field.is_some_and(|ty| self.tree.types.is_reference(ty)) {
                        self.extend_lifetime(*init, lifetime);
                        continue;
                    }
                    match self.cx.body.exprs[*init].kind {
                        // The array behind a list.
                        ExprKind::Cast { .. } => self.extend_lifetime(*init, lifetime),
                        _ => self.extend_in_value(*init, lifetime),
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
