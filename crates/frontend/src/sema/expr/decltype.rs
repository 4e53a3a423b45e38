//! The type of `decltype`.

use crate::sema::Sema;
use crate::tree::ExprId;

impl Sema<'_> {
    /// `decltype((e))`.
    pub(crate) fn decltype_parenthesised(&mut self, e: ExprId) -> crate::tree::QualType {
        use crate::tree::expr::Category;
        let Some(e) = self.resolve_single(e) else { return crate::tree::QualType::ERROR };
        // A constant that stands for a variable of a function around.
        if let (crate::tree::ExprKind::Const(_), Some(ty)) =
            (self.ekind(e), self.cx.ex.placeholder_types.get(&e).copied())
        {
            return self.tree.types.lvalue_ref(ty);
        }
        let ty = self.ety(e);
        match self.ecat(e) {
            Category::LValue => self.tree.types.lvalue_ref(ty),
            Category::XValue => self.tree.types.rvalue_ref(ty),
            Category::PRValue => ty,
        }
    }

    /// `decltype(e)`: for a name, its declared type ([dcl.type.decltype]).
    pub fn decltype_of(&mut self, e: ExprId) -> crate::tree::QualType {
        use crate::tree::expr::ExprKind;
        let Some(single) = self.resolve_single(e) else {
            self.unresolved_overload(e);
            return crate::tree::QualType::ERROR;
        };
        if self.is_error_expr(single) {
            return crate::tree::QualType::ERROR;
        }
        if !self.cx.ex.parenthesised.contains(&e) {
            if let (ExprKind::Const(_) | ExprKind::MaterializeTemp { .. }, Some(ty)) =
                (self.ekind(single), self.cx.ex.placeholder_types.get(&single))
            {
                return *ty;
            }
            if let (ExprKind::Index { .. } | ExprKind::Binary { .. }, Some(ty)) =
                (self.ekind(single), self.cx.ex.placeholder_types.get(&single))
            {
                return *ty;
            }
            match *self.ekind(single) {
                ExprKind::Local(local) => {
                    let binding = self.cx.ex.binding_types.get(&local).copied();
                    return binding.unwrap_or(self.cx.body.locals[local].ty);
                }
                ExprKind::Var(var) => {
                    let (ty, flags) = (self.tree.vars[var].ty, self.tree.vars[var].flags);
                    let param = flags.contains(crate::tree::VarFlags::TEMPLATE_PARAM);
                    return if param { ty.unqualified() } else { ty };
                }
                ExprKind::Field { field, base } => {
                    // A structured binding has the qualifiers of the object it names a part of.
                    if let ExprKind::Local(l) = *self.ekind(base)
                        && self.cx.body.locals[l].kind == crate::tree::LocalKind::Hidden
                    {
                        let mut quals = self.ety(base).quals();
                        let data = &self.tree.records[field.record].fields[field.index as usize];
                        if data.mutable {
                            quals -= crate::tree::types::Quals::CONST;
                        }
                        let ty = data.ty;
                        return self.tree.types.qualify(ty, quals);
                    }
                    // Captures stand for the captured variable.
                    if let Some(ty) = self.captured_declared_type(base, field) {
                        return ty;
                    }
                    return self.tree.records[field.record].fields[field.index as usize].ty;
                }
                ExprKind::Function(f) => return self.tree.functions[f].ty,
                ExprKind::Deref(inner) if matches!(self.ekind(inner), ExprKind::ZeroInit) => {
                    // A parameter named in its own prototype.
                    if let Some(ty) = self.cx.ex.placeholder_types.get(&single) {
                        return *ty;
                    }
                }
                _ => {}
            }
        }
        self.decltype_parenthesised(single)
    }
}
