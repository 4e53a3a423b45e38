//! User-defined conversions: by converting constructors and conversion functions.

use smallvec::{SmallVec, smallvec};

use crate::sema::Sema;
use crate::sema::convert::{
    Binding, First, Ics, IcsKind, Init, Operand, Second, StdConv, UserConv, UserMode,
};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{Candidate, Candidates, Resolution};
use crate::tree::expr::Category;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DeclName, FnFlags, FunctionId, RecordId, TemplateId};

/// Which results of conversion functions a reference may be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RefSource {
    LValue,
    RValue,
}

impl Sema<'_> {
    /// The best implicit conversion sequence from an initialiser to a type ([over.best.ics]), if there is any.
    pub(crate) fn ics(&mut self, init: &Init, to: QualType, mode: UserMode) -> Option<Ics> {
        match init {
            Init::List(list) => self.list_ics(list, to, mode),
            Init::Expr(e) => self.expr_ics(*e, to, mode),
        }
    }

    pub(crate) fn expr_ics(&mut self, e: crate::tree::ExprId, to: QualType, mode: UserMode) -> Option<Ics> {
        if self.is_overload_expr(e) {
            return self.overloaded_ics(e, to);
        }
        let op = self.operand(e);
        if self.tree.types.is_error(op.ty) || self.tree.types.is_error(to) {
            return Some(Ics::standard(StdConv::identity(to)));
        }
        if self.tree.types.is_reference(to) {
            self.reference_ics(&op, to, mode)
        } else {
            self.value_ics(&op, to, mode)
        }
    }

    /// The sequence to a non-reference type.
    pub(crate) fn value_ics(&mut self, op: &Operand, to: QualType, mode: UserMode) -> Option<Ics> {
        if let Some(conv) = self.standard_conversion(op, to) {
            return Some(Ics::standard(conv));
        }
        if mode == UserMode::Forbidden {
            return None;
        }
        let classes = self.tree.types.as_record(op.ty).is_some() || self.tree.types.as_record(to).is_some();
        if classes { self.user_conversion(op, to, mode) } else { None }
    }

    /// The best user-defined conversion to a non-reference type.
    pub(crate) fn user_conversion(&mut self, op: &Operand, to: QualType, mode: UserMode) -> Option<Ics> {
        let mut candidates = Candidates::default();
        if let Some(target) = self.tree.types.as_record(to) {
            self.complete_record(target);
            for ctor in self.constructors(target) {
                if let Some((function, template)) = self.one_argument_ctor(ctor, op)
                    && !self.inherited_copy(function, target)
                {
                    self.consider_ctor(&mut candidates, function, template, op, to);
                }
            }
        }
        if let Some(source) = self.tree.types.as_record(op.ty) {
            self.convert_generic_lambda(source, to);
            for decl in self.conversion_functions(source) {
                let Some((function, template)) = self.conversion_candidate(decl, to, mode) else { continue };
                let Some(ret) = self.return_type_of(function) else { continue };
                let result = Operand::returned(&self.tree.types, ret);
                let Some(after) = self.standard_conversion(&result, to) else { continue };
                // An explicit one serves for its own type only, but for qualifiers ([over.match.conv]/1).
                let explicit = self.tree.functions[function].flags.contains(FnFlags::EXPLICIT);
                if explicit && after.second != Second::Identity {
                    continue;
                }
                let Some(before) = self.member_object_ics(function, op) else { continue };
                candidates.push(Candidate {
                    function: Some(function),
                    template,
                    convs: smallvec![Some(before)],
                    after: Some(after),
                    ..Candidate::default()
                });
            }
        }
        self.pick_user_conversion(candidates)
    }

    /// The best conversion function whose result a reference to `t1` can be bound to directly.
    pub(crate) fn user_reference(
        &mut self,
        op: &Operand,
        t1: QualType,
        source: RefSource,
        lvalue_ref: bool,
        mode: UserMode,
    ) -> Option<Ics> {
        let record = self.tree.types.as_record(op.ty)?;
        let mut candidates = Candidates::default();
        let mut same_kind = Vec::new();
        let target = match lvalue_ref {
            true => self.tree.types.lvalue_ref(t1),
            false => self.tree.types.rvalue_ref(t1),
        };
        for decl in self.conversion_functions(record) {
            let Some((function, template)) = self.conversion_candidate(decl, target, mode) else { continue };
            let Some(ret) = self.return_type_of(function) else { continue };
            let result = Operand::returned(&self.tree.types, ret);
            let is_function = self.tree.types.is_function(result.ty);
            let fits = match source {
                RefSource::LValue => result.category == Category::LValue,
                RefSource::RValue => result.category != Category::LValue || is_function,
            };
            if !fits {
                continue;
            }
            let relation = self.reference_relation(t1, result.ty);
            if !relation.compatible {
                continue;
            }
            let Some(before) = self.member_object_ics(function, op) else { continue };
            let to_rvalue = result.category != Category::LValue;
            same_kind.push(matches!(self.tree.types.get(ret), TypeKind::LValueRef(_)) == lvalue_ref);
            let after = StdConv {
                first: First::None,
                second: relation.second,
                qualifies: relation.qualifies,
                from: result.ty,
                to: t1,
                binding: Some(Binding {
                    lvalue_ref,
                    to_rvalue,
                    to_function: is_function,
                    temporary: false,
                    implicit_object: false,
                }),
            };
            candidates.push(Candidate {
                function: Some(function),
                template,
                convs: smallvec![Some(before)],
                after: Some(after),
                ..Candidate::default()
            });
        }
        // References to functions prefer what returns the same kind of reference ([over.match.best]/2.3).
        if self.tree.types.is_function(t1)
            && matches!(self.best_candidate(&candidates), Resolution::Ambiguous(_))
        {
            let mut same = same_kind.into_iter();
            candidates.retain(|_| same.next().unwrap_or(true));
        }
        self.pick_user_conversion(candidates)
    }

    fn pick_user_conversion(&mut self, candidates: Candidates) -> Option<Ics> {
        match self.best_candidate(&candidates) {
            Resolution::Best(i) => {
                let best = &candidates[i];
                let before = match best.convs.first() {
                    Some(Some(Ics { kind: IcsKind::Standard(conv), .. })) => *conv,
                    Some(Some(Ics { kind: IcsKind::Ellipsis, .. })) => best.after?,
                    _ => return None,
                };
                Some(Ics::user(UserConv { function: best.function, before, after: best.after? }))
            }
            Resolution::Ambiguous(_) => Some(Ics::ambiguous()),
            Resolution::None => None,
        }
    }

    fn consider_ctor(
        &mut self,
        candidates: &mut Candidates,
        function: FunctionId,
        template: Option<TemplateId>,
        op: &Operand,
        to: QualType,
    ) {
        let Some(param) = self.param_type(function, 0) else {
            // `X(...)` takes anything.
            if self.tree.types.as_function(self.tree.functions[function].ty).is_some_and(|t| t.variadic) {
                candidates.push(Candidate {
                    function: Some(function),
                    template,
                    convs: smallvec![Some(Ics::ellipsis())],
                    after: Some(StdConv::identity(to.unqualified())),
                    ..Candidate::default()
                });
            }
            return;
        };
        let before = if self.tree.types.is_reference(param) {
            self.reference_ics(op, param, UserMode::Forbidden)
        } else {
            self.value_ics(op, param, UserMode::Forbidden)
        };
        let Some(before) = before else { return };
        candidates.push(Candidate {
            function: Some(function),
            template,
            convs: smallvec![Some(before)],
            after: Some(StdConv::identity(to.unqualified())),
            ..Candidate::default()
        });
    }

    /// A constructor that is not explicit and can take one argument.
    fn one_argument_ctor(&mut self, ctor: Decl, op: &Operand) -> Option<(FunctionId, Option<TemplateId>)> {
        let (function, template) = match ctor {
            Decl::Function(f) => (f, None),
            Decl::Template(t) => {
                let arg = Init::Expr(op.expr?);
                let f = self.deduce_call(t, &[], &[arg]).ok()?;
                if self.takes_own_class_by_value(f) {
                    return None;
                }
                (f, Some(t))
            }
            _ => return None,
        };
        let f = &self.tree.functions[function];
        if f.flags.contains(FnFlags::EXPLICIT) || self.required_args(function) > 1 {
            return None;
        }
        if template.is_none() && !self.constraints_hold(function) {
            return None;
        }
        Some((function, template))
    }

    fn conversion_candidate(
        &mut self,
        decl: Decl,
        to: QualType,
        mode: UserMode,
    ) -> Option<(FunctionId, Option<TemplateId>)> {
        let (function, template) = match decl {
            Decl::Function(f) => (f, None),
            Decl::Template(t) => (self.deduce_conversion(t, to).ok()?, Some(t)),
            _ => return None,
        };
        let explicit = self.tree.functions[function].flags.contains(FnFlags::EXPLICIT);
        (!explicit || mode == UserMode::Explicit).then_some((function, template))
    }

    /// The constructors of a class, inherited ones included.
    pub(crate) fn constructors(&mut self, record: RecordId) -> SmallVec<[Decl; 8]> {
        self.complete_record(record);
        self.declare_special_members(record);
        let scope = self.record_scope(record);
        self.entries(scope, Key::Ctor).iter().map(|e| e.decl).collect()
    }

    /// The conversion functions of a class and its bases that are not hidden by one to the same type.
    pub(crate) fn conversion_functions(&mut self, record: RecordId) -> SmallVec<[Decl; 4]> {
        self.complete_record(record);
        let mut list = SmallVec::new();
        self.collect_conversions(record, &mut list);
        list
    }

    fn collect_conversions(&mut self, record: RecordId, list: &mut SmallVec<[Decl; 4]>) {
        let scope = self.record_scope(record);
        let own: SmallVec<[Decl; 4]> = self.entries(scope, Key::Conversion).iter().map(|e| e.decl).collect();
        for decl in own {
            let hidden = match decl {
                Decl::Function(f) => {
                    let ret = self.tree.types.as_function(self.tree.functions[f].ty).map(|t| t.ret);
                    list.iter().any(|seen| match seen {
                        Decl::Function(g) => {
                            self.tree.types.as_function(self.tree.functions[*g].ty).map(|t| t.ret) == ret
                                && self.tree.functions[*g].record() != self.tree.functions[f].record()
                        }
                        _ => false,
                    })
                }
                other => list.contains(&other),
            };
            if !hidden {
                list.push(decl);
            }
        }
        let bases: SmallVec<[RecordId; 4]> =
            self.tree.records[record].bases.iter().map(|b| b.record).collect();
        for base in bases {
            self.collect_conversions(base, list);
        }
    }

    /// The conversion of an object operand to the implicit object parameter of a member function.
    pub(crate) fn member_object_ics(&mut self, function: FunctionId, op: &Operand) -> Option<Ics> {
        if self.tree.functions[function].has_explicit_object() {
            let to = self.param_type(function, 0)?;
            return match self.tree.types.is_reference(to) {
                true => self.reference_ics(op, to, UserMode::Forbidden),
                false => self.value_ics(op, to, UserMode::Forbidden),
            };
        }
        let record = self.tree.functions[function].record()?;
        let (quals, ref_qual) = match self.tree.types.get(self.tree.functions[function].ty) {
            TypeKind::Function(f) => (f.quals, f.ref_qual),
            _ => return None,
        };
        // A destructor destroys constant objects too ([class.dtor]).
        let quals = match self.tree.functions[function].name {
            DeclName::Dtor => quals | op.ty.quals(),
            _ => quals,
        };
        let class = self.tree.types.record(record);
        self.object_ics(op, class, quals, ref_qual)
    }

    /// The declared type of the n-th parameter.
    pub(crate) fn param_type(&self, function: FunctionId, n: usize) -> Option<QualType> {
        match self.tree.types.get(self.tree.functions[function].ty) {
            TypeKind::Function(f) => f.params.get(n).copied(),
            _ => None,
        }
    }

    /// How many arguments a call must at least give.
    pub(crate) fn required_args(&self, function: FunctionId) -> usize {
        let f = &self.tree.functions[function];
        let defaults =
            f.params.iter().rev().take_while(|p| p.default != crate::tree::DefaultArg::None).count();
        f.params.len() - defaults
    }
}
