//! Overload sets as expressions.
//!
//! A name that denotes functions and is not (yet) called is an expression of type `OVERLOAD`; what it stands for is kept
//! in a table of the body under construction. A call, a conversion to a function type, `&` or a cast resolves it.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::convert::{Binding, First, Ics, Second, StdConv};
use crate::sema::lookup::scope::{Decl, Key};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, TypeId, TypeKind};
use crate::tree::{ExprId, FunctionId, RecordId, TemplateArgs};

/// What an overloaded name stands for.
#[derive(Clone, Debug)]
pub struct OverloadSet {
    pub decls: SmallVec<[Decl; 4]>,
    pub name: Key,
    pub explicit: Option<TemplateArgs>,
    /// The object of a member access: a glvalue (or class prvalue).
    pub object: Option<ExprId>,
    /// The class the name was looked up in.
    pub naming_class: Option<RecordId>,
    /// Written with a qualifier: calls are not virtual, and there is no argument-dependent lookup.
    pub qualified: bool,
    /// Argument-dependent lookup applies to a call.
    pub adl: bool,
    /// `&` stands before it.
    pub address: bool,
    /// Undeclared, but the compiler knows a function of this name.
    pub builtin: Option<Symbol>,
}

impl Sema<'_> {
    /// An expression for an overload set.
    pub fn push_overload(&mut self, set: OverloadSet, span: Span) -> ExprId {
        let id = self.cx.ex.overloads.len() as u32;
        self.cx.ex.overloads.push(set);
        self.push_expr(ExprKind::Overload(id), QualType::OVERLOAD, Category::LValue, span)
    }

    pub fn is_overload_expr(&self, e: ExprId) -> bool {
        self.cx.body.exprs[e].ty.ty() == TypeId::OVERLOAD
    }

    /// The set an overloaded expression stands for.
    pub fn overload_set(&self, e: ExprId) -> Option<&OverloadSet> {
        match self.cx.body.exprs[e].kind {
            ExprKind::Overload(id) => self.cx.ex.overloads.get(id as usize),
            _ => None,
        }
    }

    /// The conversion of an overloaded function name to a type: exact, if exactly one function fits.
    pub(crate) fn overloaded_ics(&mut self, e: ExprId, to: QualType) -> Option<Ics> {
        if self.tree.types.is_error(to) {
            return Some(Ics::standard(StdConv::identity(to)));
        }
        // A class may be constructed from the function once it is known which one it is.
        if self.tree.types.as_record(self.tree.types.strip_ref(to)).is_some() {
            let resolved = self.resolve_single(e)?;
            return self.expr_ics(resolved, to, crate::sema::convert::UserMode::Implicit);
        }
        if self.tree.types.strip_ref(to).unqualified() == QualType::BOOL {
            let resolved = self.resolve_single(e)?;
            return self.expr_ics(resolved, to, crate::sema::convert::UserMode::Implicit);
        }
        let address = self.overload_set(e)?.address;
        let function = self.address_of_overload(e, to)?;
        let ty = self.tree.functions[function].ty;
        let (inner, is_ref, lvalue_ref) = match *self.tree.types.get(to) {
            TypeKind::LValueRef(t) => (t, true, true),
            TypeKind::RValueRef(t) => (t, true, false),
            _ => (to, false, false),
        };
        let binds_function = is_ref && self.tree.types.is_function(inner);
        let qualifies = self.tree.types.as_function(ty).is_some_and(|f| f.noexcept)
            && !self.function_of(to).and_then(|t| self.tree.types.as_function(t)).is_some_and(|f| f.noexcept);
        Some(Ics::standard(StdConv {
            first: if binds_function || address { First::None } else { First::FunctionToPointer },
            second: Second::Identity,
            qualifies,
            from: inner,
            to: inner,
            binding: is_ref.then_some(Binding {
                lvalue_ref,
                to_rvalue: !binds_function,
                to_function: binds_function,
                temporary: !binds_function,
                implicit_object: false,
            }),
        }))
    }

    /// The function type that a pointer, reference or member pointer type leads to.
    fn function_of(&self, to: QualType) -> Option<QualType> {
        let to = self.tree.types.strip_ref(to);
        let inner = match *self.tree.types.get(to) {
            TypeKind::Pointer(t) => t,
            TypeKind::MemberPointer { pointee, .. } => pointee,
            _ => to,
        };
        self.tree.types.is_function(inner).then_some(inner)
    }

    /// [over.over]: the one function of the set that has the target type.
    pub(crate) fn address_of_overload(&mut self, e: ExprId, to: QualType) -> Option<FunctionId> {
        let target = self.function_of(to)?;
        let wants_member = self.tree.types.is_member_pointer(self.tree.types.strip_ref(to));
        let set = self.overload_set(e)?;
        let explicit = set.explicit.clone();
        let decls = set.decls.clone();
        let mut exact: SmallVec<[(FunctionId, Option<crate::tree::TemplateId>); 2]> = SmallVec::new();
        for decl in decls {
            let (function, template) = match decl {
                Decl::Function(f) if explicit.is_none() => (f, None),
                Decl::Template(t) => {
                    match self.deduce_address(t, explicit.as_deref().unwrap_or(&[]), target) {
                        Ok(f) => (f, Some(t)),
                        Err(_) => continue,
                    }
                }
                _ => continue,
            };
            let f = &self.tree.functions[function];
            if f.has_this() != wants_member {
                continue;
            }
            let ty = self.addressed_function_type(function);
            if ty.ty() == target.ty() || self.tree.types.drops_noexcept(ty, target) {
                exact.push((function, template));
            }
        }
        if exact.len() > 1 && exact.iter().any(|(_, t)| t.is_none()) {
            exact.retain(|(_, t)| t.is_none());
        }
        if exact.len() > 1 {
            // Among templates the most specialised one.
            let mut best = exact[0];
            for other in exact.iter().skip(1) {
                if let (Some(s), Some(t)) = (other.1, best.1)
                    && self.compare_templates(s, t, usize::MAX) == crate::sema::convert::Cmp::Better
                {
                    best = *other;
                }
            }
            return Some(best.0);
        }
        exact.first().map(|(f, _)| *f)
    }

    /// If the set has exactly one function without a context, an expression for it.
    pub(crate) fn resolve_single(&mut self, e: ExprId) -> Option<ExprId> {
        if !self.is_overload_expr(e) {
            return Some(e);
        }
        let function = self.single_function(e)?;
        Some(self.function_reference(e, function))
    }

    /// The only function of a set: one declaration, or one template whose explicit arguments say everything.
    pub(crate) fn single_function(&mut self, e: ExprId) -> Option<FunctionId> {
        let set = self.overload_set(e)?;
        let explicit = set.explicit.clone();
        let decls = set.decls.clone();
        let mut found = None;
        for decl in decls {
            let function = match decl {
                Decl::Function(f) if explicit.is_none() => f,
                Decl::Template(t) => match &explicit {
                    Some(args) => match self.deduce_explicit(t, args) {
                        Ok(f) => f,
                        Err(_) => continue,
                    },
                    None => return None,
                },
                _ => continue,
            };
            if found.is_some_and(|f| f != function) {
                return None;
            }
            found = Some(function);
        }
        found
    }

    /// A pointer to member is written with a qualified name that is not in parentheses ([expr.unary.op]/4).
    fn report_bound_address(&mut self, object: ExprId, span: Span) {
        let mut at = object;
        while let ExprKind::Cast { operand, .. } | ExprKind::Deref(operand) = *self.ekind(at) {
            at = operand;
        }
        if matches!(self.ekind(at), ExprKind::This) {
            self.report(diag::nonstandard_form_for_taking_address_of_member(), span);
        } else {
            self.report(diag::pointer_to_bound_function_may_only(), span);
        }
    }

    /// The expression that an overloaded name becomes once its function is known: an lvalue of function type, its
    /// address where `&` was written, a member pointer for members.
    pub(crate) fn function_reference(&mut self, e: ExprId, function: FunctionId) -> ExprId {
        let span = self.espan(e);
        let (address, object, naming) = match self.overload_set(e) {
            Some(set) => (set.address, set.object, set.naming_class),
            None => (false, None, None),
        };
        let f = &self.tree.functions[function];
        if let Some(naming) = naming
            && (f.access != crate::tree::Access::Public || f.record() != Some(naming))
            && f.name != crate::tree::DeclName::Ctor
            // The reference compiler does not look at what is named with template arguments.
            && f.instance_of.is_none()
        {
            self.check_member_access(function, naming, span);
        }
        if self.tree.functions[function].flags.contains(crate::tree::FnFlags::CONSTEVAL)
            && self.cx.evaluation == crate::sema::Evaluation::Evaluated
            && !self.in_immediate_context()
        {
            let text = diag::address_of_consteval_function_may(&self.show_function(function));
            self.report(text, span);
        }
        self.use_function(function, span);
        let ty = self.addressed_function_type(function);
        if self.tree.functions[function].has_this() {
            if let Some(object) = object.filter(|_| address) {
                self.report_bound_address(object, span);
                return self.error_expr(span);
            }
            if address && let Some(record) = self.tree.functions[function].record() {
                let class = self.tree.types.record(record).ty();
                let pm = self.tree.types.intern(TypeKind::MemberPointer { class, pointee: ty }).into();
                return self.push_expr(ExprKind::MemberFnAddr(function), pm, Category::PRValue, span);
            }
            self.report(diag::nonstandard_form_for_taking_address_of_member(), span);
            return self.error_expr(span);
        }
        let mut reference = self.push_expr(ExprKind::Function(function), ty, Category::LValue, span);
        if address {
            let pointer = self.tree.types.pointer(ty);
            reference = self.push_expr(ExprKind::AddrOf(reference), pointer, Category::PRValue, span);
        }
        match object {
            // A static member named through an object: the object expression is evaluated.
            Some(object) if self.has_side_effects(object) => {
                let (ty, category) = (self.ety(reference), self.ecat(reference));
                let dropped = self.discard(object);
                self.push_expr(
                    ExprKind::Binary { op: crate::tree::expr::BinaryOp::Comma, lhs: dropped, rhs: reference },
                    ty,
                    category,
                    span,
                )
            }
            _ => reference,
        }
    }
}
