//! Deduction from expressions: template arguments of calls, `auto`, class templates.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Cmp, Init};
use crate::sema::lookup::scope::Decl;
use crate::sema::template::{DeduceArg, DeduceError};
use crate::tree::expr::Category;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ExprId, FunctionId, TemplateArg, TemplateId, TemplateKind, VarId};

/// How the initialiser of a class that is deduced is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deducing {
    /// `C x(args)`, or without initialiser.
    Direct,
    /// `C x{args}`.
    List,
    /// `C x = arg`.
    Copy,
    /// `C x = {args}`.
    CopyList,
}

/// Templates.
impl Sema<'_> {
    /// What deduction needs to know of an argument.
    pub(crate) fn deduction_arg(&mut self, init: &Init) -> DeduceArg {
        match init {
            Init::List(list) => {
                let items = list.items.iter().map(|i| i.init.clone()).collect::<Vec<_>>();
                DeduceArg::List(items.iter().map(|i| self.deduction_arg(i)).collect())
            }
            Init::Expr(e) => {
                if self.is_overload_expr(*e) {
                    // One function only: its type is known. Other templates whose arguments are not all written may still be
                    // what the parameter wants.
                    let several = self.overload_set(*e).is_some_and(|s| s.decls.len() > 1);
                    return match self.single_function(*e) {
                        Some(_) if several => self.deduction_overloads(*e),
                        Some(f) if !self.tree.functions[f].has_this() => {
                            let address = self.overload_set(*e).is_some_and(|s| s.address);
                            let ty = self.addressed_function_type(f);
                            let ty = if address { self.tree.types.pointer(ty) } else { ty };
                            DeduceArg::Expr { ty, lvalue: !address }
                        }
                        Some(f) => match self.tree.functions[f].record() {
                            Some(record) => {
                                let class = self.record_type(record).ty();
                                let pointee = self.addressed_function_type(f);
                                let ty =
                                    self.tree.types.intern(TypeKind::MemberPointer { class, pointee }).into();
                                DeduceArg::Expr { ty, lvalue: false }
                            }
                            None => DeduceArg::Unknown,
                        },
                        None => self.deduction_overloads(*e),
                    };
                }
                let ty = self.ety(*e);
                if self.tree.types.is_error(ty) {
                    return DeduceArg::Unknown;
                }
                DeduceArg::Expr { ty, lvalue: self.ecat(*e) == Category::LValue }
            }
        }
    }

    /// The types of an overload set without templates, but for those whose arguments are written.
    fn deduction_overloads(&mut self, e: ExprId) -> DeduceArg {
        let Some(set) = self.overload_set(e) else { return DeduceArg::Unknown };
        let (address, decls) = (set.address, set.decls.clone());
        let explicit = set.explicit.clone();
        let mut list = Vec::new();
        for decl in decls {
            let f = match (decl, &explicit) {
                (Decl::Function(f), None) => f,
                (Decl::Function(_), Some(_)) => continue,
                (Decl::Template(t), Some(args)) => match self.deduce_explicit(t, args) {
                    Ok(f) => f,
                    Err(_) => continue,
                },
                _ => return DeduceArg::Unknown,
            };
            if self.tree.functions[f].has_this() {
                let (true, Some(record)) = (address, self.tree.functions[f].record()) else {
                    return DeduceArg::Unknown;
                };
                let (class, pointee) = (self.record_type(record).ty(), self.addressed_function_type(f));
                let kind = TypeKind::MemberPointer { class, pointee };
                list.push((self.tree.types.intern(kind).into(), false));
                continue;
            }
            let ty = self.addressed_function_type(f);
            let ty = if address { self.tree.types.pointer(ty) } else { ty };
            list.push((ty, !address));
        }
        DeduceArg::Overloads(list)
    }

    pub(crate) fn deduce_call(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        args: &[Init],
    ) -> Result<FunctionId, DeduceError> {
        let list: SmallVec<[DeduceArg; 4]> = args.iter().map(|a| self.deduction_arg(a)).collect();
        let span = self.span();
        self.deduce_for_call(template, explicit, &list, span)
    }

    pub(crate) fn deduce_conversion(
        &mut self,
        template: TemplateId,
        to: QualType,
    ) -> Result<FunctionId, DeduceError> {
        let span = self.span();
        self.deduce_for_conversion(template, to, span)
    }

    pub(crate) fn deduce_address(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        target: QualType,
    ) -> Result<FunctionId, DeduceError> {
        let span = self.span();
        self.deduce_for_type(template, explicit, target, span)
    }

    pub(crate) fn deduce_explicit(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
    ) -> Result<FunctionId, DeduceError> {
        let span = self.span();
        self.deduce_for_explicit(template, explicit, span)
    }

    /// The declared type with `auto` replaced by what the initialiser has; reports if that cannot be done.
    pub fn deduce_auto(&mut self, declared: QualType, init: &Init, span: Span) -> Option<QualType> {
        if let Init::Expr(e) = init {
            if self.is_error_expr(*e) {
                return None;
            }
            if declared.ty() == crate::tree::TypeId::DECLTYPE_AUTO {
                let ty = self.decltype_of(*e);
                return (!self.tree.types.is_error(ty)).then_some(ty);
            }
            if self.tree.types.is_void(self.ety(*e)) {
                self.report(diag::cannot_deduce_auto_type(), span);
                return None;
            }
        }
        let arg = match init {
            // `auto x = {..}` is an initializer_list.
            Init::List(list) => return self.deduce_auto_list(declared, list, span),
            init => self.deduction_arg(init),
        };
        let arg = match arg {
            DeduceArg::Overloads(list) if list.len() == 1 => {
                DeduceArg::Expr { ty: list[0].0, lvalue: list[0].1 }
            }
            arg => arg,
        };
        if matches!(arg, DeduceArg::Unknown | DeduceArg::Overloads(_))
            && let Init::Expr(e) = init
        {
            self.unresolved_overload(*e);
            return None;
        }
        match self.deduce_auto_type(declared, &arg) {
            Some(ty) => Some(ty),
            None => {
                self.report(diag::cannot_deduce_auto_type(), span);
                None
            }
        }
    }

    fn deduce_auto_list(
        &mut self,
        declared: QualType,
        list: &crate::sema::init::InitList,
        span: Span,
    ) -> Option<QualType> {
        let mut elem: Option<QualType> = None;
        for item in &list.items {
            let Init::Expr(e) = item.init else {
                self.report(diag::cannot_deduce_auto_from_nested_braced_lists(), span);
                return None;
            };
            if self.is_error_expr(e) {
                return None;
            }
            let DeduceArg::Expr { ty, .. } = self.deduction_arg(&item.init) else {
                self.unresolved_overload(e);
                return None;
            };
            let ty = self.tree.types.decay(ty);
            if elem.is_some_and(|t| t != ty) {
                self.report(diag::cannot_deduce_auto_type(), span);
                return None;
            }
            elem = Some(ty);
        }
        let (Some(elem), Some(template)) = (elem, self.std_template("initializer_list")) else {
            self.report(diag::cannot_deduce_auto_from_list(), span);
            return None;
        };
        let ty = self.class_instance(template, [TemplateArg::Type(elem)].into());
        Some(self.tree.types.qualify(ty, declared.quals()))
    }

    /// What a written guide for instances of the template makes of one: it is preferred to copying ([over.match.best]/2.10).
    fn wrapped_instance(&mut self, template: TemplateId, args: &[Init], how: Deducing) -> Option<QualType> {
        use crate::sema::convert::UserMode;
        use crate::sema::overload::{Call, Resolution};
        let takes_instances = |s: &Self, guide: &Decl| {
            let Decl::Template(guide) = guide else { return false };
            let pattern = s.templates[*guide].pattern.as_ref().map(|p| p.ty);
            let params = pattern.and_then(|ty| s.tree.types.as_function(ty)).map(|f| &f.params);
            let Some([param]) = params.map(|p| p.as_ref()) else { return false };
            let ty = s.tree.types.strip_ref(*param);
            matches!(s.tree.types.get(ty), TypeKind::TemplateSpec { template: t, .. } if *t == template)
        };
        let mut guides: Vec<Decl> =
            self.templates[template].guides.iter().copied().filter(|g| takes_instances(self, g)).collect();
        if matches!(how, Deducing::Copy | Deducing::CopyList) {
            guides.retain(|g| !self.is_explicit_guide(*g));
        }
        if guides.is_empty() {
            return None;
        }
        let call = Call { explicit: None, object: None, args, mode: UserMode::Implicit };
        match self.resolve(&guides, call) {
            Resolution::Best(best) => Some(self.return_type_of(best.function?)?.unqualified()),
            _ => None,
        }
    }

    /// The copy deduction candidate for an object of a class derived from an instance of the template.
    fn deduced_base(&mut self, template: TemplateId, args: &[Init]) -> Option<QualType> {
        let [Init::Expr(e)] = args else { return None };
        let record = self.tree.types.as_record(self.ety(*e))?;
        self.complete_record(record);
        let mut found = None;
        let mut work: Vec<_> = self.tree.records[record].bases.iter().map(|b| b.record).collect();
        while let Some(base) = work.pop() {
            if self.tree.records[base].instance_of.as_ref().is_some_and(|(t, _)| *t == template) {
                if found.is_some_and(|f| f != base) {
                    return None;
                }
                found = Some(base);
                continue;
            }
            work.extend(self.tree.records[base].bases.iter().map(|b| b.record));
        }
        found.map(|r| self.record_type(r))
    }

    /// Class template argument deduction ([over.match.class.deduct]): from the deduction guides, or by copying.
    pub(crate) fn deduce_class_template(
        &mut self,
        template: TemplateId,
        args: &[Init],
        how: Deducing,
        span: Span,
    ) -> Option<QualType> {
        use crate::sema::convert::UserMode;
        use crate::sema::overload::{Call, Resolution};
        if self.options.standard < crate::lex::Standard::Cxx17 && !self.map.in_system_header(span.lo) {
            self.report(diag::argument_list_is_missing_for(&"class template"), span);
            return None;
        }
        // An instance of the template itself is copied.
        if let [Init::Expr(e)] = args
            && let Some(record) = self.tree.types.as_record(self.ety(*e))
            && self.tree.records[record].instance_of.as_ref().is_some_and(|(t, _)| *t == template)
        {
            if let Some(ty) = self.wrapped_instance(template, args, how) {
                return Some(ty);
            }
            return Some(self.ety(*e).unqualified());
        }
        if self.tree.templates[template].kind == TemplateKind::Alias {
            return self.deduce_through_alias(template, args, how, span);
        }
        if matches!(how, Deducing::List | Deducing::CopyList)
            && !args.is_empty()
            && self.std_template("initializer_list") == Some(template)
        {
            // It has no constructor for users: the list is one of its elements' type.
            let items = args.iter().map(|init| crate::sema::init::InitItem {
                designators: Default::default(),
                init: init.clone(),
                span,
            });
            let list = crate::sema::init::InitList { items: items.collect(), span };
            return self.deduce_auto_list(QualType::AUTO, &list, span);
        }
        let mut guides = self.class_guides(template);
        if how == Deducing::Copy {
            guides.retain(|g| !self.is_explicit_guide(*g));
        }
        let name = self.show_template(template);
        if matches!(how, Deducing::List | Deducing::CopyList) && !args.is_empty() {
            // First the guides that take the whole list ([over.match.list]).
            let takers: Vec<Decl> = guides.iter().copied().filter(|g| self.is_list_ctor(*g)).collect();
            let item = |init: &Init| crate::sema::init::InitItem {
                designators: Default::default(),
                init: init.clone(),
                span,
            };
            let list = crate::sema::init::InitList { items: args.iter().map(item).collect(), span };
            let whole = [Init::List(Box::new(list))];
            let call = Call { explicit: None, object: None, args: &whole, mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&takers, call) {
                return Some(self.return_type_of(best.function?)?.unqualified());
            }
        }
        let call = Call { explicit: None, object: None, args, mode: UserMode::Implicit };
        match self.resolve(&guides, call) {
            Resolution::Best(best) => {
                let function = best.function?;
                let decl = best.template.map_or(Decl::Function(function), Decl::Template);
                if how == Deducing::CopyList && self.is_explicit_guide(decl) {
                    self.report(diag::copy_list_initialization_with_explicit_guide(&name), span);
                    return None;
                }
                let ret = self.return_type_of(function)?;
                Some(ret.unqualified())
            }
            Resolution::Ambiguous(_) => {
                self.report(diag::more_than_one_deduction_guide_for_matches(&name), span);
                None
            }
            Resolution::None => {
                if let Some(ty) = self.deduced_base(template, args) {
                    return Some(ty);
                }
                if self.options.standard >= crate::lex::Standard::Cxx20 {
                    let list: Vec<DeduceArg> = args.iter().map(|a| self.deduction_arg(a)).collect();
                    if let Some(ty) = self.deduce_aggregate(template, &list) {
                        return Some(ty);
                    }
                }
                if args.is_empty()
                    && let Some(ty) = self.deduce_defaults(template)
                {
                    return Some(ty);
                }
                if let [Init::Expr(e)] = args
                    && let Some(base) = self.base_instance(template, *e)
                {
                    return Some(base);
                }
                self.report(diag::no_instance_of_constructor_matches_argument_list(&name), span);
                None
            }
        }
    }

    /// The copy deduction candidate for an object of a derived class: its only base that is an instance of the template.
    fn base_instance(&mut self, template: TemplateId, e: ExprId) -> Option<QualType> {
        let record = self.tree.types.as_record(self.ety(e))?;
        let mut found = None;
        let mut todo = vec![record];
        while let Some(record) = todo.pop() {
            for base in self.tree.records[record].bases.iter().map(|b| b.record) {
                let instance =
                    self.tree.records[base].instance_of.as_ref().is_some_and(|(t, _)| *t == template);
                if instance {
                    if found.is_some_and(|f| f != base) {
                        return None;
                    }
                    found = Some(base);
                }
                todo.push(base);
            }
        }
        found.map(|r| self.record_type(r))
    }

    fn is_explicit_guide(&self, guide: Decl) -> bool {
        match guide {
            Decl::Template(t) => self.templates[t].is_explicit_guide,
            Decl::Function(f) => self.tree.functions[f].flags.contains(crate::tree::FnFlags::EXPLICIT),
            _ => false,
        }
    }

    /// The deduction guides of a class template, written and implicit.
    fn class_guides(&mut self, template: TemplateId) -> Vec<Decl> {
        self.all_guides(template)
    }

    /// Better if `a` is the more specialised template for a call with `count` arguments.
    pub(crate) fn compare_templates(&mut self, a: TemplateId, b: TemplateId, count: usize) -> Cmp {
        match self.order_templates(a, b, count) {
            std::cmp::Ordering::Greater => Cmp::Better,
            std::cmp::Ordering::Less => Cmp::Worse,
            std::cmp::Ordering::Equal => Cmp::Same,
        }
    }

    pub(crate) fn compare_constraints(&mut self, a: FunctionId, b: FunctionId) -> Cmp {
        match self.order_constraints(a, b) {
            std::cmp::Ordering::Greater => Cmp::Better,
            std::cmp::Ordering::Less => Cmp::Worse,
            std::cmp::Ordering::Equal => Cmp::Same,
        }
    }

    pub(crate) fn instantiate_variable(
        &mut self,
        template: TemplateId,
        args: Vec<TemplateArg>,
        span: Span,
    ) -> Option<VarId> {
        self.variable_instance(template, args, span)
    }
}
