//! Where expressions meet templates, scopes and classes: small adapters between the two halves of the analyser.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::lex::{TokenKind, kw};
use crate::sema::Sema;
use crate::sema::convert::{Cmp, Init};
use crate::sema::name::Qualifier;
use crate::sema::scope::{Decl, Found, Key, LookupMode, ScopeKind};
use crate::sema::template::{DeduceArg, DeduceError, ParamKind};
use crate::tree::expr::Category;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{
    ConstValue, EnvId, ExprId, FunctionId, NamespaceId, RecordId, ScopeId, TemplateArg, TemplateId,
    TemplateKind, TokenRange, VarId,
};

/// How the initialiser of a class that is deduced is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Deducing {
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
    pub(in crate::sema) fn deduction_arg(&mut self, init: &Init) -> DeduceArg {
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

    pub(in crate::sema) fn deduce_call(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        args: &[Init],
    ) -> Result<FunctionId, DeduceError> {
        let list: SmallVec<[DeduceArg; 4]> = args.iter().map(|a| self.deduction_arg(a)).collect();
        let span = self.span();
        self.deduce_for_call(template, explicit, &list, span)
    }

    pub(in crate::sema) fn deduce_conversion(
        &mut self,
        template: TemplateId,
        to: QualType,
    ) -> Result<FunctionId, DeduceError> {
        let span = self.span();
        self.deduce_for_conversion(template, to, span)
    }

    pub(in crate::sema) fn deduce_address(
        &mut self,
        template: TemplateId,
        explicit: &[TemplateArg],
        target: QualType,
    ) -> Result<FunctionId, DeduceError> {
        let span = self.span();
        self.deduce_for_type(template, explicit, target, span)
    }

    pub(in crate::sema) fn deduce_explicit(
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
                self.error(1587, span, "cannot deduce \"auto\" type");
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
                self.error(1587, span, "cannot deduce \"auto\" type");
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
                self.error(1591, span, "cannot deduce \"auto\" from nested braced lists");
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
                self.error(1587, span, "cannot deduce \"auto\" type");
                return None;
            }
            elem = Some(ty);
        }
        let (Some(elem), Some(template)) = (elem, self.std_template("initializer_list")) else {
            self.error(1591, span, "cannot deduce \"auto\" from this list");
            return None;
        };
        let ty = self.class_instance(template, [TemplateArg::Type(elem)].into());
        Some(self.tree.types.qualify(ty, declared.quals()))
    }

    /// Class template argument deduction ([over.match.class.deduct]): from the deduction guides, or by copying.
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

    pub(in crate::sema) fn deduce_class_template(
        &mut self,
        template: TemplateId,
        args: &[Init],
        how: Deducing,
        span: Span,
    ) -> Option<QualType> {
        use crate::sema::convert::UserMode;
        use crate::sema::overload::{Call, Resolution};
        if self.options.standard < crate::lex::Standard::Cxx17 && !self.map.in_system_header(span.lo) {
            self.error(441, span, "argument list for class template is missing");
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
                    let text =
                        format!("copy-list-initialization cannot use an explicit guide for \"{name}\"");
                    self.error_plain(span, text);
                    return None;
                }
                let ret = self.return_type_of(function)?;
                Some(ret.unqualified())
            }
            Resolution::Ambiguous(_) => {
                self.error(
                    2976,
                    span,
                    format!("more than one deduction guide for \"{name}\" matches the arguments"),
                );
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
                self.error(
                    289,
                    span,
                    format!("no instance of constructor \"{name}\" matches the argument list"),
                );
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
    pub(in crate::sema) fn compare_templates(&mut self, a: TemplateId, b: TemplateId, count: usize) -> Cmp {
        match self.order_templates(a, b, count) {
            std::cmp::Ordering::Greater => Cmp::Better,
            std::cmp::Ordering::Less => Cmp::Worse,
            std::cmp::Ordering::Equal => Cmp::Same,
        }
    }

    pub(in crate::sema) fn compare_constraints(&mut self, a: FunctionId, b: FunctionId) -> Cmp {
        match self.order_constraints(a, b) {
            std::cmp::Ordering::Greater => Cmp::Better,
            std::cmp::Ordering::Less => Cmp::Worse,
            std::cmp::Ordering::Equal => Cmp::Same,
        }
    }

    pub(in crate::sema) fn instantiate_variable(
        &mut self,
        template: TemplateId,
        args: Vec<TemplateArg>,
        span: Span,
    ) -> Option<VarId> {
        self.variable_instance(template, args, span)
    }
}

/// Names.
impl Sema<'_> {
    /// Unqualified lookup that passes over class scopes: operators as non-members.
    pub(in crate::sema) fn lookup_nonmember(&mut self, key: Key) -> Found {
        let mut scope = self.cx.scope;
        while let ScopeKind::Record(_) | ScopeKind::Template = self.scopes[scope].kind {
            match self.scopes[scope].parent.expand() {
                Some(parent) => scope = parent,
                None => break,
            }
        }
        let found = self.lookup_from(scope, key, LookupMode::Any);
        match found.record {
            // Found a member after all, in a class around a block: go on outside it.
            Some(_) => {
                let ns = self.enclosing_namespace(scope);
                self.lookup_from(self.namespace_scope(ns), key, LookupMode::Any)
            }
            None => found,
        }
    }

    fn std_namespace(&mut self) -> Option<NamespaceId> {
        let std = self.interner.find(b"std")?;
        match self.lookup_in_scope(self.global_scope(), Key::Ident(std)).first()? {
            Decl::Namespace(ns) => Some(ns),
            _ => None,
        }
    }

    fn std_member(&mut self, name: &str) -> Option<Decl> {
        let ns = self.std_namespace()?;
        let name = self.interner.find(name.as_bytes())?;
        self.lookup_in_scope(self.namespace_scope(ns), Key::Ident(name)).first()
    }

    pub(in crate::sema) fn std_template(&mut self, name: &str) -> Option<TemplateId> {
        match self.std_member(name)? {
            Decl::Template(t) => Some(t),
            _ => None,
        }
    }

    pub(in crate::sema) fn std_class(&mut self, name: &str) -> Option<QualType> {
        match self.std_member(name)? {
            Decl::Record(r) => Some(self.record_type(r)),
            Decl::Type(t) => Some(t),
            _ => None,
        }
    }

    pub(in crate::sema) fn std_enum(&mut self, name: &str) -> Option<QualType> {
        match self.std_member(name)? {
            Decl::Enum(e) => Some(self.enum_type(e)),
            _ => None,
        }
    }

    /// A qualifier after `.` or `->`: its first component may be a name that members of the class see.
    pub(in crate::sema) fn parse_qualifier_in(&mut self, record: RecordId) -> Option<Qualifier> {
        let scope = self.cx.scope;
        let inner = self.reenter_record(record, scope);
        self.cx.scope = inner;
        let qualifier = self.parse_qualifier();
        self.cx.scope = scope;
        qualifier
    }

    /// A simple-type-specifier or typename-specifier, for functional casts: no declarator follows.
    pub(in crate::sema) fn parse_simple_type(&mut self) -> QualType {
        if self.at_kw(kw::TYPENAME) {
            self.bump();
            return self.parse_typename_specifier();
        }
        if self.at(TokenKind::Keyword) && !self.at_kw(kw::DECLTYPE) && !self.at_kw(kw::GNU_DECLTYPE) {
            let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
            return self.specs_type(&specs);
        }
        match self.parse_type_name() {
            Some(ty) => ty,
            None => {
                let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
                self.specs_type(&specs)
            }
        }
    }

    /// The type of a new-expression without its array bounds: specifiers and pointer operators.
    pub(in crate::sema) fn parse_new_type_id(&mut self) -> QualType {
        let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::TypeOnly);
        let mut ty = self.specs_type(&specs);
        while self.at(TokenKind::Star) {
            self.bump();
            ty = self.tree.types.pointer(ty);
            loop {
                if self.eat_kw(kw::CONST) || self.eat_kw(kw::GNU_CONST) || self.eat_kw(kw::GNU_CONST2) {
                    ty = ty.with(crate::tree::types::Quals::CONST);
                } else if self.eat_kw(kw::VOLATILE) {
                    ty = ty.with(crate::tree::types::Quals::VOLATILE);
                } else if self.eat_kw(kw::GNU_RESTRICT) || self.eat_kw(kw::GNU_RESTRICT2) {
                    ty = ty.with(crate::tree::types::Quals::RESTRICT);
                } else {
                    break;
                }
            }
        }
        ty
    }

    /// Whether the statement at the cursor is a declaration ([stmt.ambig]).
    pub fn is_declaration_statement(&mut self) -> bool {
        let t = self.tok();
        if t.kind == TokenKind::Keyword {
            match t.symbol() {
                kw::USING | kw::NAMESPACE | kw::STATIC_ASSERT | kw::TEMPLATE | kw::TYPEDEF | kw::EXTERN => {
                    return true;
                }
                kw::STATIC
                | kw::REGISTER
                | kw::THREAD_LOCAL
                | kw::GNU_THREAD
                | kw::CONSTEXPR
                | kw::CONSTINIT
                | kw::GNU_CONSTINIT => {
                    return true;
                }
                kw::CONST | kw::VOLATILE | kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM | kw::ALIGNAS => {
                    return true;
                }
                kw::INLINE | kw::GNU_INLINE | kw::GNU_INLINE2 => return true,
                kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2 => {
                    let mark = self.mark();
                    self.bump();
                    self.skip_brackets();
                    // Two names in a row: a type that nobody declared.
                    let answer = self.at(TokenKind::Semi)
                        || self.at_undeclared_type()
                        || self.is_declaration_statement();
                    self.rewind(mark);
                    return answer;
                }
                kw::GNU_EXTENSION2 => {
                    let mark = self.mark();
                    self.bump();
                    let answer = self.is_declaration_statement();
                    self.rewind(mark);
                    return answer;
                }
                kw::AUTO => match self.peek(1).kind {
                    TokenKind::LBrace => return false,
                    TokenKind::LParen => {
                        let mark = self.mark();
                        self.bump();
                        let answer = self.looks_like_declarator();
                        self.rewind(mark);
                        return answer;
                    }
                    _ => return true,
                },
                _ => {}
            }
        }
        if t.kind == TokenKind::LBracket && self.peek(1).kind == TokenKind::LBracket {
            let mark = self.mark();
            self.skip_brackets();
            let answer = self.is_declaration_statement();
            self.rewind(mark);
            return answer;
        }
        if !self.at_type_start() {
            return !self.options.language.cascade_errors && self.at_unknown_type();
        }
        // A type name followed by something that cannot continue an expression is a declaration.
        let mark = self.mark();
        let answer = self.trap(|s| {
            let specs = s.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::Declaration);
            match s.kind() {
                TokenKind::Ident | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Semi => {
                    true
                }
                TokenKind::Tilde | TokenKind::ColonColon => true,
                TokenKind::LBracket => s.at_structured_binding(&specs),
                TokenKind::LBrace => false,
                TokenKind::LParen => s.looks_like_declarator(),
                TokenKind::Keyword => true,
                // `int 3x;`, `int = 3;`
                TokenKind::Number | TokenKind::Equal => true,
                _ => false,
            }
        });
        self.rewind(mark);
        // A type that has errors of its own is still a declaration, reported when it is read for good.
        answer.unwrap_or(true)
    }

    /// Whether a statement can only be meant as a declaration, with a type that nobody declared: `ns::foo<int> x`, `foo *p = q`.
    fn at_unknown_type(&mut self) -> bool {
        let Some(name) = self.ident() else { return false };
        let next = self.peek(1).kind;
        if !matches!(next, TokenKind::ColonColon | TokenKind::Less | TokenKind::Star | TokenKind::Amp) {
            return false;
        }
        let mark = self.mark();
        self.skip_qualified_name();
        let declares = match self.kind() {
            TokenKind::Ident => true,
            TokenKind::Star | TokenKind::Amp => {
                self.peek(1).kind == TokenKind::Ident
                    && matches!(self.peek(2).kind, TokenKind::Equal | TokenKind::Semi)
            }
            _ => false,
        };
        self.rewind(mark);
        if !declares || next != TokenKind::ColonColon {
            return declares && self.lookup_unqualified(name).is_empty();
        }
        let missing = self.trap(|s| s.at_undeclared_qualifier() || s.missing_member().is_some());
        self.rewind(mark);
        missing == Ok(true)
    }

    /// At `(` after a type: whether what follows reads as a declarator to the end of the declaration. Anything that
    /// could be a declaration is one.
    fn looks_like_declarator(&mut self) -> bool {
        let mut open = self.pos();
        let mut close = self.matching();
        // No expression goes on with an attribute, but a declaration may.
        let mut behind = close + 1;
        let attribute = |s: &Self, at: u32| {
            let t = s.tokens.get(at as usize);
            t.is_name(kw::GNU_ATTRIBUTE) || t.is_name(kw::GNU_ATTRIBUTE2)
        };
        while attribute(self, behind) {
            behind = self.matching_at(behind + 1) + 1;
        }
        let after = self.tokens.get(behind as usize).kind;
        // `T((x));`
        while self.tokens.get(open as usize + 1).kind == TokenKind::LParen
            && self.matching_at(open + 1) + 1 == close
        {
            open += 1;
            close -= 1;
        }
        let first = self.tokens.get(open as usize + 1);
        match first.kind {
            // `T (*p)...`, `T (&r)...`, `T (C::*m)`
            TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => {
                // `T(*p);` and `T(*p) = x;` declare; `T(*p)->f()`, `T(*p) + 1` do not.
                if matches!(
                    after,
                    TokenKind::Semi
                        | TokenKind::Equal
                        | TokenKind::LParen
                        | TokenKind::LBracket
                        | TokenKind::Comma
                ) {
                    let name = self.tokens.get(close as usize - 1);
                    return matches!(name.kind, TokenKind::Ident | TokenKind::RBracket | TokenKind::RParen)
                        && self.plain_declarator(open + 1, close);
                }
                false
            }
            // `T (C::*m)(..)`.
            TokenKind::Ident | TokenKind::ColonColon if self.member_pointer_declarator(open + 1, close) => {
                true
            }
            // `T (f(int));`
            TokenKind::Ident
                if matches!(after, TokenKind::Semi | TokenKind::Comma)
                    && self.function_declarator(open + 1, close) =>
            {
                true
            }
            // `T (x)`: a declaration if only a declarator follows.
            TokenKind::Ident => {
                // `T (x)(5);` initialises x.
                let ends_after_args = after == TokenKind::LParen
                    && self.tokens.get(self.matching_at(behind) as usize + 1).kind == TokenKind::Semi;
                open + 2 == close
                    && (ends_after_args
                        || matches!(
                            after,
                            TokenKind::Semi
                                | TokenKind::Equal
                                | TokenKind::Comma
                                | TokenKind::LBracket
                                | TokenKind::LBrace
                        ))
            }
            _ => false,
        }
    }

    /// Whether the tokens are a name and a list of parameters.
    fn function_declarator(&mut self, from: u32, to: u32) -> bool {
        let open = from + 1;
        if self.tokens.get(open as usize).kind != TokenKind::LParen || self.matching_at(open) + 1 != to {
            return false;
        }
        let mark = self.mark();
        self.seek(open + 1);
        let parameters = self.at(TokenKind::RParen) || self.at(TokenKind::Ellipsis) || self.at_type_start();
        self.seek(open);
        let parameters = parameters
            && self
                .tentative(|s| s.parse_parameters(&mut crate::sema::declarator::FnDeclarator::default()))
                .is_ok();
        self.rewind(mark);
        parameters
    }

    /// Whether the tokens are a qualified name that ends in `::*`.
    fn member_pointer_declarator(&mut self, from: u32, to: u32) -> bool {
        let mut at = from;
        while at < to {
            match self.tokens.get(at as usize).kind {
                TokenKind::Ident => at += 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => return false,
                },
                TokenKind::ColonColon => {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::Star {
                        return true;
                    }
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether the tokens are pointer operators, qualifiers and one name, with brackets after it.
    fn plain_declarator(&self, from: u32, to: u32) -> bool {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp => at += 1,
                TokenKind::LBracket if self.tokens.get(at as usize + 1).kind == TokenKind::LBracket => {
                    at = self.matching_at(at) + 1;
                }
                // `(*(*f)(int))`
                TokenKind::LParen if at > from => {
                    return self.plain_declarator(at + 1, self.matching_at(at));
                }
                TokenKind::Keyword
                    if matches!(
                        t.symbol(),
                        kw::CONST | kw::VOLATILE | kw::GNU_RESTRICT | kw::GNU_RESTRICT2
                    ) =>
                {
                    at += 1;
                }
                TokenKind::Ident => {
                    at += 1;
                    while at < to {
                        match self.tokens.get(at as usize).kind {
                            TokenKind::LBracket | TokenKind::LParen => at = self.matching_at(at) + 1,
                            _ => return false,
                        }
                    }
                    return true;
                }
                _ => return false,
            }
        }
        false
    }

    /// Reads tokens recorded elsewhere (default arguments, default member initialisers) into the current body, in the
    /// scope they were written in. Locals of this body are not visible to them.
    pub(in crate::sema) fn replay_in<R>(
        &mut self,
        range: TokenRange,
        scope: ScopeId,
        _env: Option<EnvId>,
        f: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let closes = std::mem::replace(&mut self.greater_closes, false);
        let outer = std::mem::replace(&mut self.cx.scope, scope);
        let amp = std::mem::replace(&mut self.cx.ex.amp_pos, u32::MAX);
        let result = self.replay(range, f);
        self.cx.ex.amp_pos = amp;
        self.cx.scope = outer;
        self.greater_closes = closes;
        result
    }

    /// The layouts that the size of a type needs.
    pub(in crate::sema) fn ensure_type_layout(&mut self, ty: QualType) {
        if let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) {
            self.ensure_layout(record);
        }
    }

    /// The alignment of a type, for `alignas(T)`.
    pub fn align_of_type(&mut self, ty: QualType, span: Span) -> Option<u64> {
        if self.tree.types.is_error(ty) || !self.require_complete(ty, span) {
            return None;
        }
        self.ensure_type_layout(ty);
        Some(crate::layout::align_of(&self.tree, ty))
    }

    /// Runs `f` and tells whether it went without errors. Nothing that it builds or uses remains.
    pub(in crate::sema) fn probe(&mut self, f: impl FnOnce(&mut Self) -> ExprId) -> bool {
        let outer = std::mem::replace(&mut self.cx.evaluation, crate::sema::Evaluation::Unevaluated);
        let result = self.trap(f);
        self.cx.evaluation = outer;
        matches!(result, Ok(e) if !self.is_error_expr(e))
    }
}

/// Tuple-like types ([dcl.struct.bind]/4).
impl Sema<'_> {
    /// `std::tuple_size<T>::value`, if that is a complete class.
    pub(in crate::sema) fn tuple_size(&mut self, ty: QualType) -> Option<u64> {
        let plain = ty.unqualified();
        if plain != ty {
            // Libraries define it for const types by that of the type itself, in ways that are an error if there is none.
            self.std_trait("tuple_size", vec![TemplateArg::Type(plain)])?;
        }
        let record = self.std_trait("tuple_size", vec![TemplateArg::Type(ty)])?;
        let name = self.interner.intern(b"value");
        let found = self.lookup_member(record, name);
        let value = match found.first()? {
            Decl::Var(var) => self.constant_var(var)?,
            Decl::Enumerator(e, i) => ConstValue::Int(self.tree.enums[e].enumerators.get(i as usize)?.value),
            _ => return None,
        };
        match value {
            ConstValue::Int(n) => u64::try_from(n).ok(),
            _ => None,
        }
    }

    /// `std::tuple_element<i, T>::type`.
    pub(in crate::sema) fn tuple_element(
        &mut self,
        ty: QualType,
        index: u64,
        span: Span,
    ) -> Option<QualType> {
        // Libraries count in `size_t`; a program that declares the template itself may count in another type.
        let counted = self.std_template("tuple_element").and_then(|t| {
            match self.templates[t].header.params.first()?.kind {
                ParamKind::Value { ty, .. } => self.tree.types.is_integral(ty).then_some(ty.unqualified()),
                _ => None,
            }
        });
        let counted = counted.unwrap_or(QualType::ULONG);
        let args = vec![TemplateArg::Value(counted, ConstValue::Int(index as i128)), TemplateArg::Type(ty)];
        let record = self.std_trait("tuple_element", args);
        let name = self.interner.intern(b"type");
        let element =
            record.and_then(|r| self.lookup_member(r, name).first()).and_then(|d| self.decl_as_type(d));
        if element.is_none() {
            self.error_plain(span, "std::tuple_element has no type for this element");
        }
        element
    }

    /// A class template of namespace std with arguments, completed.
    fn std_trait(&mut self, name: &str, args: Vec<TemplateArg>) -> Option<RecordId> {
        let template = self.std_template(name)?;
        if self.tree.templates[template].kind != TemplateKind::Class {
            return None;
        }
        let ty = self.class_instance(template, args.into());
        let record = self.tree.types.as_record(ty)?;
        // Bodies are read late: what is specialised behind one does not count in it.
        let later = self.late_specializations.get(&record).is_some_and(|(at, _)| *at > self.pos())
            && !self.inside_template(Some(self.cx.scope));
        (!later && self.complete_record(record)).then_some(record)
    }

    /// `e.get<i>()`, or `get<i>(e)` by argument-dependent lookup.
    pub(in crate::sema) fn tuple_get(&mut self, object: ExprId, index: u64, span: Span) -> Option<ExprId> {
        use crate::sema::convert::UserMode;
        use crate::sema::overload::{Call, Resolution};
        let explicit = [TemplateArg::Value(QualType::ULONG, ConstValue::Int(index as i128))];
        let get = self.interner.intern(b"get");
        let ty = self.ety(object);
        let record = self.tree.types.as_record(ty)?;
        let members = self.lookup_member(record, get);
        if members.decls.iter().any(|d| matches!(d, Decl::Template(_))) {
            let call =
                Call { explicit: Some(&explicit), object: Some(object), args: &[], mode: UserMode::Implicit };
            if let Resolution::Best(best) = self.resolve(&members.decls, call)
                && let Some(f) = best.function
            {
                return Some(self.build_member_call_with(object, f, &[], &best.convs, false, span));
            }
        }
        let decls = self.adl(Key::Ident(get), &[ty]);
        let args = [Init::Expr(object)];
        let call = Call { explicit: Some(&explicit), object: None, args: &args, mode: UserMode::Implicit };
        match self.resolve(&decls, call) {
            Resolution::Best(best) => {
                let f = best.function?;
                Some(self.build_direct_call(f, &args, &best.convs, span))
            }
            _ => {
                self.error_plain(span, "there is no \"get\" for this tuple-like type");
                None
            }
        }
    }
}
