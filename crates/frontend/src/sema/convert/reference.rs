//! Binding references ([dcl.init.ref]).

use crate::sema::Sema;
use crate::sema::convert::types::QualConv;
use crate::sema::convert::user::RefSource;
use crate::sema::convert::{Binding, First, Ics, IcsKind, Operand, Second, StdConv, UserMode};
use crate::tree::expr::Category;
use crate::tree::types::{QualType, Quals, TypeKind};
use crate::tree::{DeclName, FunctionId};

/// How the type a reference refers to relates to the type of what it is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Relation {
    /// Same class or base, or similar types.
    pub related: bool,
    /// Related, and no qualifiers are lost.
    pub compatible: bool,
    pub second: Second,
    /// Qualifiers are added below the top level.
    pub qualifies: bool,
}

impl Sema<'_> {
    /// [dcl.init.ref]/4 for a reference to `t1` and an operand of type `t2`.
    pub(crate) fn reference_relation(&mut self, t1: QualType, t2: QualType) -> Relation {
        let unrelated =
            Relation { related: false, compatible: false, second: Second::Identity, qualifies: false };
        let keeps = t1.quals().contains(t2.quals() - Quals::RESTRICT);
        if t1.ty() == t2.ty() {
            return Relation { related: true, compatible: keeps, second: Second::Identity, qualifies: false };
        }
        if self.tree.types.drops_noexcept(t2, t1) {
            return Relation { related: true, compatible: true, second: Second::Identity, qualifies: true };
        }
        match self.tree.types.qualification_of_referent(t2, t1) {
            QualConv::Same | QualConv::Changes => {
                // Elements of arrays carry the array's own qualifiers: that is not a change below the top.
                let qualifies = !self.tree.types.is_array(t1);
                Relation { related: true, compatible: true, second: Second::Identity, qualifies }
            }
            QualConv::Loses => Relation { related: true, ..unrelated },
            QualConv::Unrelated => match (self.tree.types.as_record(t1), self.tree.types.as_record(t2)) {
                (Some(base), Some(derived)) if self.is_derived(derived, base) => Relation {
                    related: true,
                    compatible: keeps,
                    second: Second::ClassToBase,
                    qualifies: false,
                },
                _ => unrelated,
            },
        }
    }

    /// The sequence that binds a reference of type `target` to an operand.
    pub(crate) fn reference_ics(&mut self, op: &Operand, target: QualType, mode: UserMode) -> Option<Ics> {
        let (t1, lvalue_ref) = match *self.tree.types.get(target) {
            TypeKind::LValueRef(t) => (t, true),
            TypeKind::RValueRef(t) => (t, false),
            _ => return None,
        };
        let t2 = op.ty;
        let relation = self.reference_relation(t1, t2);
        let to_function = self.tree.types.is_function(t2);
        let bind = |to_rvalue: bool| {
            Some(Ics::standard(StdConv {
                first: First::None,
                second: relation.second,
                qualifies: relation.qualifies,
                from: t2,
                to: t1,
                binding: Some(Binding {
                    lvalue_ref,
                    to_rvalue,
                    to_function,
                    temporary: false,
                    implicit_object: false,
                }),
            }))
        };
        let source_is_class = self.tree.types.as_record(t2).is_some();
        let const_ref =
            lvalue_ref && t1.is_const() && !t1.is_volatile() || lvalue_ref && self.array_of_const(t1);
        if lvalue_ref {
            // A bit-field has no address; a reference to const binds to a copy, which ranks the same.
            if op.category == Category::LValue && relation.compatible {
                return bind(false);
            }
            if source_is_class && !relation.related && mode != UserMode::Forbidden {
                let found = self.user_reference(op, t1, RefSource::LValue, lvalue_ref, mode);
                if found.is_some() {
                    return found;
                }
            }
            if !const_ref {
                return None;
            }
        }
        let is_rvalue = op.category != Category::LValue;
        if relation.compatible && (to_function || is_rvalue && !(op.bits.is_some() && op.is_glvalue())) {
            return bind(is_rvalue && !to_function);
        }
        if source_is_class && !relation.related && mode != UserMode::Forbidden {
            let found = self.user_reference(op, t1, RefSource::RValue, lvalue_ref, mode);
            if found.is_some() {
                return found;
            }
        }
        if relation.related {
            // A copy would be needed: only for bit-fields, or where qualifiers below the top differ.
            if !t1.quals().contains(t2.quals()) || (!lvalue_ref && op.category == Category::LValue) {
                return None;
            }
        }
        if self.tree.types.is_function(t1) || self.tree.types.is_array(t1) {
            return None;
        }
        // A temporary of type T1.
        let binding = Some(Binding {
            lvalue_ref,
            to_rvalue: true,
            to_function: false,
            temporary: true,
            implicit_object: false,
        });
        let value = t1.unqualified();
        let mut ics =
            self.value_ics(op, value, if mode == UserMode::Explicit { UserMode::Implicit } else { mode })?;
        match &mut ics.kind {
            IcsKind::Standard(conv) => {
                conv.binding = binding;
                conv.to = t1;
            }
            // What a conversion function refers to is no temporary: an rvalue reference does not bind to it.
            IcsKind::User(user) if !lvalue_ref && self.refers_to_related(user.function, t1) => return None,
            IcsKind::User(user) => {
                // What a conversion function refers to is no temporary: an rvalue reference does not bind to it
                // ([dcl.init.ref]/5.4).
                if let (false, Some(f)) = (lvalue_ref, user.function)
                    && matches!(self.tree.functions[f].name, crate::tree::DeclName::Conversion(_))
                    && let Some(ret) = self.return_type_of(f)
                    && let TypeKind::LValueRef(object) = *self.tree.types.get(ret)
                    && self.reference_relation(t1, object).related
                {
                    return None;
                }
                user.after.binding = binding;
                user.after.to = t1;
            }
            IcsKind::Ambiguous | IcsKind::Ellipsis => {}
        }
        Some(ics)
    }

    /// Whether a conversion function gives an lvalue of a type that a reference to `t1` would bind to.
    fn refers_to_related(&mut self, function: Option<FunctionId>, t1: QualType) -> bool {
        let Some(f) = function.filter(|f| matches!(self.tree.functions[*f].name, DeclName::Conversion(_)))
        else {
            return false;
        };
        let ret = self.tree.types.as_function(self.tree.functions[f].ty).map(|t| t.ret);
        match ret.map(|ty| self.tree.types.get(ty).clone()) {
            Some(TypeKind::LValueRef(t2)) => self.reference_relation(t1, t2).related,
            _ => false,
        }
    }

    fn array_of_const(&self, ty: QualType) -> bool {
        self.tree.types.is_array(ty) && {
            let elem = self.tree.types.array_base(ty);
            elem.is_const() && !elem.is_volatile()
        }
    }

    /// The sequence for the implicit object parameter of a member function ([over.match.funcs]/5).
    pub(crate) fn object_ics(
        &mut self,
        op: &Operand,
        class: QualType,
        quals: Quals,
        ref_qual: crate::tree::types::RefQual,
    ) -> Option<Ics> {
        use crate::tree::types::RefQual;
        let t1 = class.unqualified().with(quals - Quals::RESTRICT);
        let relation = self.reference_relation(t1, op.ty);
        if !relation.compatible {
            return None;
        }
        let is_lvalue = op.category == Category::LValue;
        match ref_qual {
            RefQual::LValue if !is_lvalue && (!t1.is_const() || t1.is_volatile()) => return None,
            RefQual::RValue if is_lvalue => return None,
            _ => {}
        }
        Some(Ics::standard(StdConv {
            first: First::None,
            second: relation.second,
            qualifies: false,
            from: op.ty,
            to: t1,
            binding: Some(Binding {
                lvalue_ref: ref_qual != RefQual::RValue,
                to_rvalue: !is_lvalue,
                to_function: false,
                temporary: false,
                implicit_object: ref_qual == RefQual::None,
            }),
        }))
    }
}
