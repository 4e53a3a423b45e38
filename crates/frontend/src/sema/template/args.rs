//! Matching arguments with parameters; the instances that names denote.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::decl::declarator::NameMode;
use crate::sema::decl::specifiers::SpecContext;
use crate::sema::lookup::scope::{Decl, Entry, ScopeKind};
use crate::sema::template::{Expands, Instance, ParamKind, TemplateParam};
use crate::sema::{Scoped, Sema, Told};
use crate::tree::types::{IntKind, QualType, TypeKind};
use crate::tree::value::{Pointer, PointerBase};
use crate::tree::{
    ConstValue, Linkage, Record, RecordFlags, RecordId, ScopeId, TemplateArg, TemplateArgs, TemplateId,
    TemplateKind, TokenRange, VarId,
};

/// Names with arguments.
impl Sema<'_> {
    /// The type that `name<args>` denotes.
    pub fn template_id_type(&mut self, decl: Decl, args: Vec<TemplateArg>, span: Span) -> QualType {
        if let Decl::ParamTemplate { index, pack, .. } = decl {
            let kind = TypeKind::TemplateParamSpec { depth: 0, index, pack, args: args.into() };
            return self.tree.types.intern(kind).into();
        }
        let Some(template) = self.template_of_decl(decl) else { return QualType::ERROR };
        let kind = self.tree.templates[template].kind;
        let mut args = args;
        if matches!(kind, TemplateKind::Class | TemplateKind::TemplateParam | TemplateKind::Alias) {
            let Some(list) = self.check_arg_list(template, args, span) else { return QualType::ERROR };
            match self.templates[template].instances.get(list.as_slice()) {
                Some(Instance::Record(r)) => return self.record_type(*r),
                Some(Instance::Type(ty)) => return *ty,
                _ => args = list,
            }
        }
        match kind {
            TemplateKind::Class | TemplateKind::TemplateParam => {
                if !self.named_constraints_hold(template, &args) {
                    let text = diag::template_constraint_of_is_not_satisfied(
                        &self.show_template(template),
                        &self.show_args(&args),
                    );
                    self.report(text, span);
                    return QualType::ERROR;
                }
                self.class_instance(template, args.into())
            }
            TemplateKind::Alias => self.alias_instance(template, args.into(), span),
            _ => {
                let text = diag::is_not_class_template(&self.show_template(template));
                self.report(text, span);
                QualType::ERROR
            }
        }
    }

    /// Whether the constraints of a class or variable template that is named with these arguments hold
    /// ([temp.names]/8).
    fn named_constraints_hold(&mut self, template: TemplateId, args: &[TemplateArg]) -> bool {
        let header = &self.templates[template].header;
        if !header.is_constrained() || self.templates[template].instances.contains_key(args) {
            return true;
        }
        self.own_constraints_hold(template, args)
    }

    /// Whether the constraints of a class or variable template hold for arguments. Its definition may name the parameters
    /// otherwise.
    pub(crate) fn own_constraints_hold(&mut self, template: TemplateId, args: &[TemplateArg]) -> bool {
        let header = &self.templates[template].header;
        if !header.is_constrained() {
            return true;
        }
        let (params, outer) = (header.params.clone(), header.outer);
        let scope = self.bind_params(&params, args, outer);
        self.check_requires(template, args, scope)
    }

    /// Matches arguments with the parameters of a class, alias or variable template: converts values, adds defaults,
    /// gathers packs. One argument per parameter comes out. None after an error.
    pub fn check_args(
        &mut self,
        template: TemplateId,
        args: Vec<TemplateArg>,
        span: Span,
    ) -> Option<TemplateArgs> {
        self.check_arg_list(template, args, span).map(TemplateArgs::from)
    }

    fn check_arg_list(
        &mut self,
        template: TemplateId,
        args: Vec<TemplateArg>,
        span: Span,
    ) -> Option<Vec<TemplateArg>> {
        let params = self.templates[template].header.params.clone();
        // Types for types are what they are.
        let types = &self.tree.types;
        let fits = |(p, a): (&TemplateParam, &TemplateArg)| {
            !p.pack && p.kind == ParamKind::Type && matches!(a, TemplateArg::Type(ty) if !types.is_error(*ty))
        };
        if params.len() == args.len() && params.iter().zip(&args).all(fits) {
            return Some(args);
        }
        let parent = self.templates[template].header.outer;
        // An expansion that does not meet a pack parameter cannot be matched one to one; keep it as written.
        let awkward = args
            .iter()
            .enumerate()
            .any(|(i, a)| matches!(a, TemplateArg::Expansion(_)) && params.get(i).is_some_and(|p| !p.pack));
        if awkward {
            return Some(args);
        }
        // Only the type of a value can depend on the arguments before it.
        let types = &self.tree.types;
        let depends =
            params.iter().any(|p| matches!(p.kind, ParamKind::Value { ty, .. } if types.is_dependent(ty)));
        let scope = if depends { self.new_scope(ScopeKind::Template, Some(parent)) } else { parent };
        let mut out: Vec<TemplateArg> = Vec::with_capacity(params.len());
        let mut given = args.into_iter().peekable();
        for (index, param) in params.iter().enumerate() {
            let arg = if param.pack {
                let mut list = Vec::new();
                while let Some(arg) = given.next_if(|_| param.expands.is_none_or(|e| e.count > 0)) {
                    // A pack passed whole (the injected name inside a pattern).
                    match arg {
                        TemplateArg::Pack(inner) => list.extend(inner.iter().cloned()),
                        other => {
                            let param = param.at_element(list.len());
                            list.push(self.check_arg(&param, other, scope, span)?);
                        }
                    }
                    // Other packs may follow.
                    if param.expands.is_some_and(|e| list.len() as u32 >= e.count) {
                        break;
                    }
                }
                if param.expands.is_some_and(|e| list.len() as u32 != e.count)
                    && !self.are_dependent_args(&list)
                {
                    let text = diag::too_few_arguments_for_template(&self.show_template(template));
                    self.report(text, span);
                    return None;
                }
                TemplateArg::Pack(list.into())
            } else if let Some(arg) = given.next() {
                self.check_arg(param, arg, scope, span)?
            } else if param.default.is_some() {
                match self.default_arg(template, index, &out)? {
                    (arg, true) => arg,
                    (arg, false) => self.check_arg(param, arg, scope, span)?,
                }
            } else {
                let text = diag::too_few_arguments_for_template(&self.show_template(template));
                self.report(text, span);
                return None;
            };
            if depends {
                self.bind_param(scope, param, &arg);
            }
            out.push(arg);
        }
        if given.peek().is_some() {
            let text = diag::too_many_arguments_for_template(&self.show_template(template));
            self.report(text, span);
            return None;
        }
        Some(out)
    }

    /// Replays the default argument of a parameter with the earlier ones bound. Tells whether it is a value of the
    /// parameter's own type already.
    pub fn default_arg(
        &mut self,
        template: TemplateId,
        index: usize,
        args: &[TemplateArg],
    ) -> Option<(TemplateArg, bool)> {
        let data = &self.templates[template];
        let params = data.header.params.clone();
        let param = params.get(index)?;
        let (range, header) = param.default?;
        let named = data.headers.get(header as usize).unwrap_or(&data.header);
        let (written, parent) = (named.params.clone(), named.outer);
        // Its type is that of the header it was written in: there its names mean the parameters.
        let param = written.iter().find(|p| p.default.is_some_and(|(r, _)| r == range)).unwrap_or(param);
        let scope = self.bind_params(&written, args, parent);
        self.mark_substituted(scope);
        if self.templates[template].implicit_guide {
            // A default of a constructor template may name members of the class, which is known by now.
            if let Ok(arg @ Some(_)) = self.trap(|s| s.read_default_arg(param, range, scope)) {
                return arg;
            }
            let members = self.guide_members_scope(template, args, scope)?;
            return self.read_default_arg(param, range, members);
        }
        self.read_default_arg(param, range, scope)
    }

    /// Reads a default argument in a scope where the parameters before it are bound.
    fn read_default_arg(
        &mut self,
        param: &TemplateParam,
        range: TokenRange,
        scope: ScopeId,
    ) -> Option<(TemplateArg, bool)> {
        let mut settled = false;
        let arg = self.replay(range.start, scope, |s| {
            // The `>` of the header ends the argument.
            s.context.greater_closes = true;
            match param.kind {
                ParamKind::Type => Some(TemplateArg::Type(s.parse_type_id())),
                ParamKind::Template => {
                    let mut out = Vec::new();
                    s.parse_pattern_arg(None, &mut out);
                    out.pop()
                }
                ParamKind::Value { .. } => {
                    if s.in_pattern() {
                        let mut out = Vec::new();
                        s.parse_pattern_arg(None, &mut out);
                        return out.pop();
                    }
                    let ty = s.param_value_type(param, scope)?;
                    if s.is_plain_auto(ty) {
                        let span = s.span();
                        let (t, v) = s.parse_template_arg_value()?;
                        if let (QualType::OVERLOAD, ConstValue::Int(index)) = (t, &v) {
                            return s.overloaded_arg(*index, ty, span).map(|v| TemplateArg::Value(t, v));
                        }
                        Some(TemplateArg::Value(t, v))
                    } else {
                        settled = matches!(
                            s.tree.types.get(ty),
                            TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Pointer(_)
                        ) && !s.contains_auto(ty);
                        s.parse_converted_constant(ty).map(|v| TemplateArg::Value(ty.unqualified(), v))
                    }
                }
            }
        })?;
        Some((arg, settled))
    }

    /// The type of a value parameter with earlier parameters bound in `scope`.
    pub fn param_value_type(&mut self, param: &TemplateParam, scope: ScopeId) -> Option<QualType> {
        let ParamKind::Value { tokens, ty } = param.kind else { return None };
        if let Some(expands) = param.expands {
            return self.expanded_type(tokens, expands, scope);
        }
        if !self.tree.types.is_dependent(ty) {
            return Some(ty);
        }
        if let Some(ty) = self.named_scalar(tokens, scope) {
            return Some(ty);
        }
        let (ty, failed) = self.had_errors(|s| {
            s.replay(tokens.start, scope, |s| {
                let specs = s.parse_decl_specifiers(SpecContext::Parameter);
                let base = s.specs_type(&specs);
                s.context.expanding_param = true;
                let d = s.parse_declarator(&specs, base, NameMode::Optional);
                s.adjust_parameter(d.ty)
            })
        });
        (!failed).then_some(ty)
    }

    /// The type of `T v` with `T` bound in `scope` itself to a type that is the same as that of a parameter.
    fn named_scalar(&self, tokens: TokenRange, scope: ScopeId) -> Option<QualType> {
        let name = self.lone_type_name(tokens)?;
        match self.entries(scope, name.into()) {
            [Entry { decl: Decl::Type(ty), .. }] if self.is_plain_scalar(*ty) => Some(*ty),
            _ => None,
        }
    }

    /// The name of the type in `T v` or `T`.
    pub(crate) fn lone_type_name(&self, tokens: TokenRange) -> Option<Symbol> {
        let ident = |at: u32| self.tokens.get(at as usize).kind == TokenKind::Ident;
        let lone = (1..=2).contains(&(tokens.end - tokens.start)) && (tokens.start..tokens.end).all(ident);
        lone.then(|| self.tokens.get(tokens.start as usize).symbol())
    }

    pub(crate) fn is_plain_scalar(&self, ty: QualType) -> bool {
        ty.quals().is_empty() && matches!(self.tree.types.get(ty), TypeKind::Int(_) | TypeKind::Enum(_))
    }

    /// The type of one element of a pack that expands a pack of the template around.
    fn expanded_type(&mut self, tokens: TokenRange, expands: Expands, scope: ScopeId) -> Option<QualType> {
        let dots =
            (tokens.start..tokens.end).find(|i| self.tokens.get(*i as usize).kind == TokenKind::Ellipsis)?;
        let range = TokenRange { start: tokens.start, end: dots };
        let mut found = None;
        self.replay(self.pos(), scope, |s| {
            s.expand_range(range, |s, i| {
                if i == expands.element {
                    let specs = s.parse_decl_specifiers(SpecContext::Parameter);
                    let base = s.specs_type(&specs);
                    let d = s.parse_declarator(&specs, base, NameMode::Optional);
                    found = Some(s.adjust_parameter(d.ty));
                }
            });
        });
        found
    }

    /// Converts one argument to what a parameter wants. None after an error.
    pub fn check_arg(
        &mut self,
        param: &TemplateParam,
        arg: TemplateArg,
        scope: ScopeId,
        span: Span,
    ) -> Option<TemplateArg> {
        match (param.kind, arg) {
            (_, TemplateArg::Type(ty)) if self.tree.types.is_error(ty) => None,
            (_, TemplateArg::Expansion(inner)) => {
                // Inside a pattern: only packs may take it; the kind is checked on replay.
                Some(TemplateArg::Expansion(inner))
            }
            (ParamKind::Type, arg @ TemplateArg::Type(ty)) => {
                if self.tree.types.is_error(ty) {
                    return None;
                }
                Some(arg)
            }
            (ParamKind::Type, TemplateArg::Pack(p)) => Some(TemplateArg::Pack(p)),
            (ParamKind::Template, TemplateArg::Template(t)) => {
                let t = self.behind_alias(t, span);
                if self.template_fits(&param.inner, t) {
                    Some(TemplateArg::Template(t))
                } else {
                    let (name, wanted) = (self.show_template(t), param.name.map_or("", |n| self.text(n)));
                    let text = diag::class_template_is_not_compatible_with_template(&name, &wanted);
                    self.report(text, span);
                    None
                }
            }
            (ParamKind::Template, arg @ TemplateArg::ParamTemplate { .. }) => Some(arg),
            // The injected class name stands for the template.
            (ParamKind::Template, TemplateArg::Type(ty)) => match *self.tree.types.get(ty) {
                TypeKind::Record(r) => match self.tree.records[r].instance_of {
                    Some((t, _)) => Some(TemplateArg::Template(t)),
                    None => self.bad_arg(span),
                },
                _ => self.bad_arg(span),
            },
            (ParamKind::Value { .. }, TemplateArg::Value(ty, value)) => {
                let to = self.param_value_type(param, scope)?;
                if self.tree.types.is_dependent(to) {
                    return Some(TemplateArg::Value(ty, value));
                }
                if let (true, ConstValue::Int(index)) = (ty == QualType::OVERLOAD, &value) {
                    let value = self.overloaded_arg(*index, to, span)?;
                    return Some(TemplateArg::Value(to.unqualified(), value));
                }
                let placeholder = |s: &Self, t: QualType| {
                    matches!(
                        s.tree.types.get(t),
                        TypeKind::Deduced(crate::tree::types::Placeholder::Template(_))
                    )
                };
                let class = self.tree.types.as_record(to).is_some() && ty.unqualified() != to.unqualified();
                if placeholder(self, to) || class {
                    let (ty, value) = self.constant_to_class(ty, value, to, span)?;
                    return Some(TemplateArg::Value(ty, value));
                }
                if matches!(self.tree.types.get(to), TypeKind::Deduced(_)) {
                    let ty = self.nttp_auto_type(ty);
                    return self.structural_arg(ty, value, span);
                }
                if self.contains_auto(to) {
                    return Some(TemplateArg::Value(ty.unqualified(), value));
                }
                match self.convert_constant(ty, value, to) {
                    Some(value) => Some(TemplateArg::Value(to.unqualified(), value)),
                    None => {
                        let text = diag::template_argument_of_type_is_incompatible(
                            &self.show_type(ty),
                            &self.show_type(to),
                        );
                        self.report(text, span);
                        None
                    }
                }
            }
            (ParamKind::Value { .. }, arg @ (TemplateArg::ParamValue { .. } | TemplateArg::Expr(_))) => {
                Some(arg)
            }
            // In a pattern: `X<T>::template name`, or a type without `typename`.
            (ParamKind::Template | ParamKind::Type, arg @ TemplateArg::Expr(_)) => Some(arg),
            (ParamKind::Type, _) => {
                self.report(diag::expected_type_specifier(), span);
                None
            }
            _ => self.bad_arg(span),
        }
    }

    /// The argument for a parameter whose type it gives.
    fn structural_arg(&mut self, ty: QualType, value: ConstValue, span: Span) -> Option<TemplateArg> {
        if !self.is_structural(ty) {
            self.report(diag::template_parameter_of_class_type(), span);
            return None;
        }
        Some(TemplateArg::Value(ty, value))
    }

    /// Whether every argument list for the parameter's own parameters fits the template ([temp.arg.template]/3).
    /// As in the reference a pack looks at two parameters of the template only: `class...` takes `<class, class, int = 4>`. The others
    /// are seen to where arguments are given.
    pub(crate) fn template_fits(
        &self,
        wanted: &[crate::sema::template::InnerParam],
        template: TemplateId,
    ) -> bool {
        let have = &self.templates[template].header.params;
        if self.tree.templates[template].kind == TemplateKind::TemplateParam {
            return true;
        }
        let mut rest = have.iter().peekable();
        for p in wanted {
            if p.pack {
                return rest.take(2).all(|a| crate::sema::template::InnerParam::of(a).kind == p.kind);
            }
            match rest.peek() {
                Some(a) if crate::sema::template::InnerParam::of(a).kind != p.kind => return false,
                // A pack takes all that is left.
                Some(a) if a.pack => {}
                Some(_) => {
                    rest.next();
                }
                None => return false,
            }
        }
        rest.all(|a| a.pack || a.default.is_some())
    }

    fn bad_arg(&mut self, span: Span) -> Option<TemplateArg> {
        self.report(diag::template_argument_kind_does_not_match_its(), span);
        None
    }

    fn nttp_auto_type(&mut self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Function(_) => self.tree.types.pointer(ty),
            TypeKind::Array { elem, .. } => self.tree.types.pointer(elem),
            _ => ty.unqualified(),
        }
    }

    /// Converts a constant to the type of a template parameter ([temp.arg.nontype]); narrowing is an error.
    pub fn convert_constant(
        &mut self,
        from: QualType,
        value: ConstValue,
        to: QualType,
    ) -> Option<ConstValue> {
        if from.unqualified() == to.unqualified() {
            return Some(value);
        }
        let from_kind = self.tree.types.get(from).clone();
        let to_kind = self.tree.types.get(to).clone();
        if matches!(from_kind, TypeKind::Record(_)) && matches!(to_kind, TypeKind::Int(_) | TypeKind::Enum(_))
        {
            return self.convert_constant_object(from, value, to);
        }
        match (&to_kind, &value) {
            (TypeKind::Int(kind), ConstValue::Int(v)) => {
                match from_kind {
                    TypeKind::Int(_) => {}
                    TypeKind::Enum(e) if !self.tree.enums[e].scoped => {}
                    _ => return None,
                }
                // No narrowing, as the reference compiler has it.
                if *kind == IntKind::Bool {
                    return Some(ConstValue::bool(*v != 0));
                }
                kind.holds(*v).then_some(value)
            }
            (TypeKind::Enum(_), ConstValue::Int(_)) => None,
            (TypeKind::Pointer(_), ConstValue::Pointer(_)) => {
                self.differs_in_qualifiers(from, to).then_some(value)
            }
            (TypeKind::Pointer(_), ConstValue::Int(0)) if from.ty() == crate::tree::TypeId::NULLPTR => {
                Some(ConstValue::Pointer(Pointer { base: PointerBase::Null, offset: 0, path: Box::new([]) }))
            }
            (TypeKind::LValueRef(_) | TypeKind::RValueRef(_), ConstValue::Pointer(_)) => Some(value),
            (TypeKind::MemberPointer { .. }, _) => {
                let null = from.ty() == crate::tree::TypeId::NULLPTR;
                (null || self.differs_in_qualifiers(from, to)).then_some(value)
            }
            (TypeKind::Float(_), ConstValue::Float(_)) => None,
            (TypeKind::NullPtr, _) => Some(value),
            _ => None,
        }
    }

    /// Whether a pointer converts by its qualifiers or its `noexcept` alone, as those of template arguments must.
    fn differs_in_qualifiers(&mut self, from: QualType, to: QualType) -> bool {
        use crate::sema::convert::{IcsKind, Second, UserMode};
        let from = self.tree.types.decay(from);
        let span = self.prev_span();
        let e =
            self.push_expr(crate::tree::ExprKind::ZeroInit, from, crate::tree::expr::Category::PRValue, span);
        let ics = self.expr_ics(e, to, UserMode::Implicit);
        matches!(ics.map(|i| i.kind), Some(IcsKind::Standard(c)) if c.second == Second::Identity)
    }

    /// The class that a template and canonical arguments denote; incomplete until somebody needs more.
    pub fn class_instance(&mut self, template: TemplateId, args: TemplateArgs) -> QualType {
        if self.are_dependent_args(&args) {
            return self.tree.types.intern(TypeKind::TemplateSpec { template, args }).into();
        }
        if let Some(Instance::Record(r)) = self.templates[template].instances.get(&args) {
            let r = *r;
            return self.record_type(r);
        }
        let record = self.new_instance_record(template, args);
        self.record_type(record)
    }

    /// Whether some argument is a class, an object or a function of this unit only, which makes the instance one. The
    /// reference compiler does not look for classes inside other types, and takes no closure for one.
    pub(crate) fn has_internal_arg(&self, args: &[TemplateArg]) -> bool {
        args.iter().any(|arg| match arg {
            TemplateArg::Type(ty) => self.tree.types.as_record(*ty).is_some_and(|r| {
                let record = &self.tree.records[r];
                record.linkage == Linkage::Internal && record.lambda.is_none()
            }),
            TemplateArg::Value(_, ConstValue::Pointer(p)) => match p.base {
                PointerBase::Var(v) => self.tree.vars[v].linkage == Linkage::Internal,
                PointerBase::Function(f) => self.tree.functions[f].linkage == Linkage::Internal,
                _ => false,
            },
            TemplateArg::Pack(args) => self.has_internal_arg(args),
            _ => false,
        })
    }

    fn new_instance_record(&mut self, template: TemplateId, args: TemplateArgs) -> RecordId {
        let data = &self.templates[template];
        let (name, kind, outer) = (data.name, data.kind, data.header.outer);
        let info = &self.tree.templates[template];
        let (context, span) = (info.context, info.span);
        let internal = self.in_anonymous_namespace(context) || self.has_internal_arg(&args);
        let linkage = if internal { Linkage::Internal } else { Linkage::Odr };
        let record = self.tree.records.push(Record {
            name,
            kind,
            context,
            span,
            access: crate::tree::Access::Public,
            typedef_name: None,
            linkage,
            flags: RecordFlags::empty(),
            align: 0,
            pack: 0,
            bases: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            vtable: Vec::new(),
            dtor: None.into(),
            layout: None,
            lambda: None,
            instance_of: Some((template, args.clone())),
            scope: None.into(),
        });
        let scope = self.new_scope(ScopeKind::Record(record), Some(outer));
        self.scopes[scope].level = 0;
        self.tree.records[record].scope = scope.into();
        self.record_type(record);
        self.templates[template].instances.insert(args, Instance::Record(record));
        record
    }

    /// The variable that a variable template and arguments denote.
    pub fn variable_instance(
        &mut self,
        template: TemplateId,
        args: Vec<TemplateArg>,
        span: Span,
    ) -> Option<VarId> {
        let args = self.check_args(template, args, span)?;
        match self.templates[template].instances.get(&args) {
            Some(Instance::Var(v)) => return Some(*v),
            Some(Instance::InProgress) => {
                self.report(diag::variable_instance_depends_on_itself(), span);
                return None;
            }
            _ => {}
        }
        if self.are_dependent_args(&args) {
            return None;
        }
        if self.tree.templates[template].kind == TemplateKind::Variable
            && !self.named_constraints_hold(template, &args)
        {
            let text = diag::template_constraint_of_is_not_satisfied(
                &self.show_template(template),
                &self.show_args(&args),
            );
            self.report(text, span);
            return None;
        }
        if !self.enter_instantiation(span) {
            return None;
        }
        self.templates[template].instances.insert(args.clone(), Instance::InProgress);
        self.adopt_member_templates(template);
        let chosen = self.choose_partial(template, &args, span);
        let (params, bound, outer, decl) = match chosen {
            Some((index, deduced)) => {
                let p = &self.templates[template].partials[index];
                (p.header.params.clone(), deduced, p.header.outer, p.decl)
            }
            None => {
                let d = &self.templates[template];
                (d.header.params.clone(), args.clone(), d.header.outer, d.decl)
            }
        };
        let scope = self.bind_params(&params, &bound, outer);
        let (var, failed) =
            self.had_errors(|s| s.replay(s.pos(), scope, |s| s.replay_variable(template, decl, &args)));
        self.leave_instantiation();
        match var {
            Some(var) if !failed => {
                self.templates[template].instances.insert(args, Instance::Var(var));
                Some(var)
            }
            _ => {
                self.templates[template].instances.remove(&args);
                None
            }
        }
    }

    /// Counts nested instantiations; reports and gives false beyond the limit.
    #[must_use]
    pub fn enter_instantiation(&mut self, span: Span) -> bool {
        self.options.watch.poll_holding(|| self.held_bytes());
        let limit = self.options.language.template_depth().saturating_add(UNCOUNTED);
        if self.instantiation_depth >= limit || self.too_deep.is_some() {
            self.asked_too_early += 1;
            // Once is enough where it is read.
            if self.trap_depth > 0 || self.too_deep != Some(Told::Reader) {
                self.report(diag::excessive_recursion_at_instantiation(), span);
            }
            if self.trap_depth == 0 {
                self.too_deep = Some(Told::Reader);
            } else if self.too_deep.is_none() {
                self.too_deep = Some(Told::Nobody);
            }
            return false;
        }
        self.instantiation_depth += 1;
        true
    }

    pub fn leave_instantiation(&mut self) {
        self.instantiation_depth -= 1;
        if self.instantiation_depth == 0 {
            self.too_deep = None;
        }
    }
}

/// What counts as nested here and does not for the reference: the body of the function that asks, and the class of a member that
/// is instantiated itself.
const UNCOUNTED: u32 = 2;
