//! Instantiation: class bodies, function declarations and definitions, members defined outside their class.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::decl::declarator::{AutoParams, Declarator, NameMode};
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::template::{Instance, OutOfLine, OutOfLineBody};
use crate::sema::{Scoped, Sema};
use crate::tree::types::QualType;
use crate::tree::{
    BodyState, DeclContext, DeclName, FnFlags, FunctionId, InitState, RecordFlags, RecordId, TemplateArg,
    TemplateArgs, TemplateId, TokenRange, VarId,
};

/// Classes.
impl Sema<'_> {
    /// Completes a class if its definition is known; whether it is complete now.
    pub fn complete_record(&mut self, record: RecordId) -> bool {
        let flags = self.tree.records[record].flags;
        if flags.intersects(RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED) {
            self.asked_too_early += u32::from(!flags.contains(RecordFlags::COMPLETE));
            if flags.contains(RecordFlags::INVALID) {
                self.report_silent_failure(record);
            }
            return flags.contains(RecordFlags::COMPLETE);
        }
        if self.tree.records[record].instance_of.is_some() {
            if !self.specialized_records.contains(&record) {
                self.instantiate_class(record);
            }
        } else if let Some((body, scope)) = self.lazy_nested.remove(&record) {
            self.replay(body.start, scope, |s| {
                s.define_record(record);
            });
        } else if let DeclContext::Record(_) = self.tree.records[record].context
            && !self.specialized_records.contains(&record)
        {
            self.define_nested_out_of_line(record);
        }
        self.tree.records[record].flags.contains(RecordFlags::COMPLETE)
    }

    fn instantiate_class(&mut self, record: RecordId) {
        let Some((template, args)) = self.tree.records[record].instance_of.clone() else { return };
        let begun = self.options.timeline.begin();
        self.instantiate_class_of(record, template, &args);
        self.options.timeline.end(begun, "Instantiating Template Class", || {
            format!("{} [{}]", self.show_template(template), self.show_record(record))
        });
    }

    fn instantiate_class_of(&mut self, record: RecordId, template: TemplateId, args: &TemplateArgs) {
        let span = self.span();
        if !self.enter_instantiation(span) {
            return;
        }
        self.adopt_member_templates(template);
        // A specialisation whose arguments look at the very class that is to be chosen for does not fit.
        if self.choosing.contains(&record) {
            self.asked_too_early += 1;
            self.leave_instantiation();
            return;
        }
        self.choosing.push(record);
        let chosen = self.choose_partial(template, args, span);
        self.choosing.pop();
        let (definition, bound) = match chosen {
            Some((index, deduced)) => (self.templates[template].partials[index].definition.clone(), deduced),
            None => (self.templates[template].class_definition.clone(), args.clone()),
        };
        if let Some(definition) = &definition {
            let pattern = TokenRange { start: definition.head.start, end: definition.body.end };
            self.demand_specializations(pattern);
        }
        // Choosing may have completed it (a specialisation that looks at itself), and so may the specialisations that were read.
        let flags = self.tree.records[record].flags;
        if let Some(definition) = definition
            && !flags.intersects(RecordFlags::COMPLETE | RecordFlags::BEING_DEFINED)
        {
            if let Some((index, _)) = chosen_index(&self.templates[template].partials, &definition) {
                self.chosen_partials.insert(record, (index, bound.clone()));
            }
            let scope = self.bind_params(&definition.header.params, &bound, definition.header.outer);
            self.scopes[scope].level = 0;
            let record_scope = self.record_scope(record);
            self.scopes[record_scope].parent = scope.into();
            self.scopes[record_scope].sees_packs = self.scopes[scope].sees_packs;
            self.tree.records[record].kind = definition.kind;
            let constrained = chosen_index(&self.templates[template].partials, &definition).is_some()
                || self.own_constraints_hold(template, args);
            if !constrained {
                self.report(diag::template_constraint_not_satisfied(), span);
                // One mistake, one error: its use as an incomplete type is not another.
                if self.trap_depth == 0 {
                    self.tree.records[record].flags.insert(RecordFlags::COMPLETE | RecordFlags::INVALID);
                }
                self.leave_instantiation();
                return;
            }
            self.instantiations.push((crate::sema::Frame::Record(record), span));
            let checkpoint = self.diags.checkpoint();
            let (_, failed) = self.had_errors(|s| {
                s.replay(s.pos(), scope, |s| {
                    // Attributes of the head may depend on the arguments: `alignas(N)`.
                    s.seek(definition.head.start);
                    let head = s.parse_class_head_for_instance(definition.kind, definition.body.start);
                    s.apply_record_attrs(record, &head);
                    s.seek(definition.body.start);
                    s.define_record(record);
                });
                s.adopt_member_enums(record, template);
            });
            self.instantiations.pop();
            if failed {
                self.tree.records[record].flags |= RecordFlags::INVALID;
                if self.trap_depth > 0 {
                    let errors = self.diags.errors_since(checkpoint);
                    self.silent_failures.insert(record, errors);
                }
            }
        }
        self.leave_instantiation();
    }

    /// Declares definitions and partial specialisations of a member template that stand outside its class: its owner's
    /// arguments are bound, and the rest is read like the declaration of a template of an ordinary class.
    pub(crate) fn adopt_member_templates(&mut self, template: TemplateId) {
        let Some(record) = self.templates[template].record.expand() else { return };
        let Some((owner, outer, path)) = self.owner_instance(record) else { return };
        let seen = self.templates[template].adopted;
        let count = self.templates[outer].out_of_line.len();
        if seen >= count {
            return;
        }
        self.templates[template].adopted = count;
        let key = self.templates[template].name.map(Key::Ident);
        let candidates: Vec<OutOfLine> = self.templates[outer].out_of_line[seen..]
            .iter()
            .filter(|o| {
                Some(o.key) == key
                    && o.inner.is_some()
                    && matches!(o.body, OutOfLineBody::Class { .. } | OutOfLineBody::Variable)
                    && o.path.as_slice() == path.as_slice()
            })
            .cloned()
            .collect();
        for o in candidates {
            // The member of this instance may have been specialised as a whole.
            if let OutOfLineBody::Class { body, .. } = o.body {
                let before = (body.start as usize).saturating_sub(1);
                let partial = self.tokens.get(before).kind == TokenKind::Greater;
                if !partial && self.templates[template].class_definition.is_some() {
                    continue;
                }
            }
            let Some(bound) = self.bind_owner(owner, &o) else { continue };
            let scope = self.bind_params(&o.header.params, &bound, o.header.outer);
            self.replay(o.decl, scope, |s| {
                s.parse_template();
            });
        }
    }

    /// Defines the enumerations of an instance whose definitions stand outside the class.
    fn adopt_member_enums(&mut self, record: RecordId, template: TemplateId) {
        if self.no_member_enums {
            return;
        }
        let is_enum = |o: &&OutOfLine| o.body == OutOfLineBody::Enum && o.path.is_empty();
        let list: Vec<OutOfLine> =
            self.templates[template].out_of_line.iter().filter(is_enum).cloned().collect();
        let members = self.record_scope(record);
        for o in list {
            let Some(bound) = self.bind_owner(record, &o) else { continue };
            // An explicit specialisation came first.
            let defined = |e: &crate::sema::lookup::scope::Entry| matches!(e.decl, Decl::Enum(e) if self.defined_enums.contains(&e));
            if self.entries(members, o.key).iter().any(defined) {
                continue;
            }
            let scope = self.bind_params(&o.header.params, &bound, o.header.outer);
            self.replay(o.decl, scope, |s| {
                let specs = s.parse_decl_specifiers(SpecContext::Declaration);
                if let Some(crate::sema::decl::specifiers::Tag::Enum { id, .. }) = specs.tag {
                    s.adopted_enums.insert(id);
                }
            });
        }
    }

    /// A nested class of a class-template instance whose definition stands outside the class.
    fn define_nested_out_of_line(&mut self, record: RecordId) {
        let Some(name) = self.tree.records[record].name else { return };
        let Some((owner, template, path)) = self.owner_instance(record) else { return };
        let mut inner_path: Vec<Symbol> = path;
        inner_path.pop();
        let candidates: Vec<OutOfLine> = self.templates[template]
            .out_of_line
            .iter()
            .filter(|o| {
                o.key == Key::Ident(name)
                    && matches!(o.body, OutOfLineBody::Class { .. })
                    && o.path.as_slice() == inner_path.as_slice()
            })
            .cloned()
            .collect();
        for o in candidates {
            let Some(bound) = self.bind_owner(owner, &o) else { continue };
            let OutOfLineBody::Class { body, kind } = o.body else { continue };
            let scope = self.bind_params(&o.header.params, &bound, o.header.outer);
            // Members of the enclosing class are visible, then the names of this header.
            let DeclContext::Record(outer) = self.tree.records[record].context else { return };
            let parent = self.reenter_record(outer, scope);
            let record_scope = self.record_scope(record);
            self.scopes[record_scope].parent = parent.into();
            self.scopes[record_scope].sees_packs |= self.scopes[scope].sees_packs;
            self.tree.records[record].kind = kind;
            self.replay(body.start, parent, |s| {
                s.define_record(record);
            });
            return;
        }
    }

    /// The class-template instance around a class, and the names of the classes in between (the class itself last).
    fn owner_instance(&self, record: RecordId) -> Option<(RecordId, TemplateId, Vec<Symbol>)> {
        let mut path = Vec::new();
        let mut at = record;
        loop {
            if let Some((t, _)) = &self.tree.records[at].instance_of {
                path.reverse();
                return Some((at, *t, path));
            }
            path.push(self.tree.records[at].name?);
            match self.tree.records[at].context {
                DeclContext::Record(outer) => at = outer,
                _ => return None,
            }
        }
    }

    /// Arguments for the header of an out-of-line definition that make it a member of this very instance.
    fn bind_owner(&mut self, owner: RecordId, o: &OutOfLine) -> Option<TemplateArgs> {
        let (template, args) = self.tree.records[owner].instance_of.clone()?;
        // The definition belongs to the specialisation that the instance was made from.
        let wanted = self.chosen_partials.get(&owner).map(|c| c.0);
        let partials = &self.templates[template].partials;
        let same = |p: &crate::sema::template::Partial| {
            p.args == o.args && crate::sema::template::class::alike(&p.header, &o.header)
        };
        let of = partials
            .iter()
            .position(|p| same(p) && self.same_constraint_tokens(&p.header, &o.header))
            .or_else(|| partials.iter().position(same).filter(|_| o.header.is_constrained()));
        if of != wanted {
            return None;
        }
        self.deduce_from_args(&o.header.params, &o.args, &args)
    }
}

fn chosen_index(
    partials: &[crate::sema::template::Partial],
    definition: &crate::sema::template::ClassDefinition,
) -> Option<(usize, ())> {
    partials
        .iter()
        .position(|p| p.definition.as_ref().is_some_and(|d| d.body == definition.body))
        .map(|i| (i, ()))
}

/// Functions.
impl Sema<'_> {
    /// The function that a function template and canonical arguments denote. None if substitution fails (reported
    /// unless trapped).
    pub fn function_instance(
        &mut self,
        template: TemplateId,
        args: TemplateArgs,
        span: Span,
    ) -> Option<FunctionId> {
        match self.templates[template].instances.get(&args) {
            Some(Instance::Function(f)) => return Some(*f),
            Some(Instance::InProgress) => {
                self.failed_instances.circular += 1;
                self.report(diag::function_instance_depends_on_itself(), span);
                return None;
            }
            _ => {}
        }
        let nested = self.trap_depth > 2;
        let circular = self.failed_instances.circular;
        let key = nested.then(|| (template, args.clone()));
        if key.as_ref().is_some_and(|key| self.failed_instances.list.contains(key)) {
            self.report(diag::template_argument_substitution_failed(), span);
            return None;
        }
        if !self.enter_instantiation(span) {
            return None;
        }
        self.templates[template].instances.insert(args.clone(), Instance::InProgress);
        let data = &self.templates[template];
        let (params, outer, decl) = (data.header.params.clone(), data.header.outer, data.decl);
        let scope = self.bind_params(&params, &args, outer);
        let (function, failed) = self.had_errors(|s| {
            if !s.check_requires(template, &args, scope) {
                s.report(diag::template_constraints_are_not_satisfied(), span);
                return None;
            }
            s.replay(s.pos(), scope, |s| s.replay_function(template, decl, &args))
        });
        self.leave_instantiation();
        match function {
            Some(f) if !failed => {
                self.templates[template].instances.insert(args, Instance::Function(f));
                Some(f)
            }
            _ => {
                // Failures are not remembered for long: what was incomplete may be complete later.
                self.templates[template].instances.remove(&args);
                if let Some(key) = key
                    && circular == self.failed_instances.circular
                {
                    self.failed_instances.list.insert(key);
                }
                None
            }
        }
    }

    pub(crate) fn set_auto_params(&mut self, template: TemplateId, args: &[TemplateArg]) {
        let invented = self.templates[template].invented as usize;
        if invented == 0 {
            return;
        }
        let first = args.len().saturating_sub(invented);
        let type_of = |a: &TemplateArg| match a {
            TemplateArg::Type(ty) => *ty,
            _ => QualType::ERROR,
        };
        let types = args[first..].iter().map(type_of).collect();
        let elements = args[first..].iter().enumerate().filter_map(|(i, a)| match a {
            TemplateArg::Pack(inner) => Some((i as u32, inner.iter().map(type_of).collect())),
            _ => None,
        });
        let elements = elements.collect();
        self.around.auto_params = Some(AutoParams { types, elements, ..AutoParams::default() });
    }

    /// Finds the definition of a function that is only declared so far: template definitions that follow their
    /// declaration, and members of class-template instances defined outside the class.
    pub fn find_definition(&mut self, function: FunctionId) {
        if !matches!(self.tree.functions[function].body, BodyState::None)
            || self.tree.functions[function].flags.intersects(FnFlags::DEFAULTED | FnFlags::DELETED)
        {
            return;
        }
        // What is specialised is not defined by its template.
        if self.fn_info[function].specialized {
            return;
        }
        if let Some((template, args)) = self.tree.functions[function].instance_of.clone() {
            if let Some(definition) = self.templates[template].fn_definition.clone() {
                let scope = self.bind_params(&definition.header.params, &args, definition.header.outer);
                self.replay(self.pos(), scope, |s| {
                    let (specs, declarator) = s.replay_declarator(template, definition.decl, &args);
                    s.adopt_definition(function, &specs, declarator, definition.body);
                });
                return;
            }
            if self.specialized_templates.contains(&template) {
                return;
            }
            if let DeclContext::Record(r) = self.tree.functions[function].context {
                self.find_out_of_line(function, r, Some((template, args)));
            }
            return;
        }
        if let DeclContext::Record(r) = self.tree.functions[function].context {
            self.find_out_of_line(function, r, None);
        }
    }

    fn find_out_of_line(
        &mut self,
        function: FunctionId,
        record: RecordId,
        inner_args: Option<(TemplateId, TemplateArgs)>,
    ) {
        let Some(owner) = self.owner_instance(record) else { return };
        let nested = self.outer_owner(&owner);
        if self.find_definition_of(function, &owner, None, &inner_args) {
            return;
        }
        if let Some(outer) = nested {
            self.find_definition_of(function, &outer, Some(owner.0), &inner_args);
        }
    }

    /// For an instance of a member template: the class-template instance around that, and the names from there on.
    fn outer_owner(
        &self,
        (_, template, path): &(RecordId, TemplateId, Vec<Symbol>),
    ) -> Option<(RecordId, TemplateId, Vec<Symbol>)> {
        let (owner, outer, mut names) = self.owner_instance(self.templates[*template].record.expand()?)?;
        names.push(self.templates[*template].name?);
        names.extend(path);
        Some((owner, outer, names))
    }

    /// The scope with the parameters of an out-of-line definition bound for this instance, and for `nested`, the instance of
    /// a member template that it is about.
    fn bind_out_of_line(
        &mut self,
        owner: RecordId,
        nested: Option<RecordId>,
        o: &OutOfLine,
    ) -> Option<crate::tree::ScopeId> {
        let bound = self.bind_owner(owner, o)?;
        let scope = self.bind_params(&o.header.params, &bound, o.header.outer);
        let (Some(middle), Some(nested)) = (&o.middle, nested) else { return Some(scope) };
        let (header, args) = &**middle;
        // The definition is the primary template's or that of a partial specialisation.
        let primary = self.identity_args(&header.params).as_slice() == &**args;
        if primary == self.chosen_partials.contains_key(&nested) {
            return None;
        }
        let have = self.tree.records[nested].instance_of.clone()?.1;
        let bound = self.deduce_from_args(&header.params, args, &have)?;
        Some(self.bind_params(&header.params, &bound, scope))
    }

    fn find_definition_of(
        &mut self,
        function: FunctionId,
        (owner, template, path): &(RecordId, TemplateId, Vec<Symbol>),
        nested: Option<RecordId>,
        inner_args: &Option<(TemplateId, TemplateArgs)>,
    ) -> bool {
        let key = self.function_key(function);
        let candidates: Vec<OutOfLine> = self.templates[*template]
            .out_of_line
            .iter()
            .filter(|o| {
                o.key == key
                    && o.middle.is_some() == nested.is_some()
                    && matches!(o.body, OutOfLineBody::Function(_) | OutOfLineBody::Defaulted)
                    && o.inner.is_some() == inner_args.is_some()
                    && o.path.as_slice() == path.as_slice()
            })
            .cloned()
            .collect();
        // Overloads may differ in their constraints only; then those tell which is defined.
        let alike = |s: &Self, o: &OutOfLine| match (&o.inner, inner_args) {
            (Some(inner), Some((t, _))) => s.same_constraint_tokens(inner, &s.templates[*t].header),
            _ => true,
        };
        let strict = candidates.iter().any(|o| alike(self, o));
        let candidates = candidates.into_iter().filter(|o| !strict || alike(self, o)).collect::<Vec<_>>();
        // The same for requires-clauses behind the declarator; without such a definition, any that fits otherwise.
        let twice = candidates.iter().map(|o| (true, o)).chain(candidates.iter().map(|o| (false, o)));
        for (constrained_alike, o) in twice {
            let Some(mut scope) = self.bind_out_of_line(*owner, nested, o) else { continue };
            if let (Some(inner), Some((_, args))) = (&o.inner, inner_args) {
                if inner.params.len() != args.len() {
                    continue;
                }
                scope = self.bind_params(&inner.params, args, scope);
            }
            let wanted = self.tree.functions[function].ty;
            let name = self.tree.functions[function].name;
            let found = self.replay(self.pos(), scope, |s| {
                s.trap(|s| {
                    s.seek(o.decl);
                    // The type in front may be private: it is a member that is defined.
                    let access = s.defer_access();
                    let specs = s.parse_decl_specifiers(SpecContext::Declaration);
                    let base = specs.ty.unwrap_or(QualType::VOID);
                    s.context.naming_constructor = true;
                    let declarator = s.parse_declarator(&specs, base, NameMode::Required);
                    s.settle_access(access, Some(&declarator));
                    let ty = s.function_type(&specs, &declarator, name);
                    let same = match (s.tree.types.as_function(ty), s.tree.types.as_function(wanted)) {
                        (Some(a), Some(b)) => crate::sema::decl::function_redeclare::same_signature(a, b),
                        _ => false,
                    };
                    let requires = declarator.function.as_ref().and_then(|f| f.requires);
                    let alike = match (requires, s.fn_info[function].requires) {
                        (None, None) => true,
                        (Some(a), Some(b)) => s.same_tokens(a, b),
                        _ => false,
                    };
                    // Conversion functions differ in nothing else.
                    let converts_alike = match (name, declarator.name) {
                        (DeclName::Conversion(a), Some(IdName::Conversion(b))) => a == b,
                        _ => true,
                    };
                    let fits = same && converts_alike && (alike || !constrained_alike);
                    fits.then_some((specs, declarator))
                })
                .ok()
                .flatten()
            });
            if let Some((specs, declarator)) = found {
                match o.body {
                    OutOfLineBody::Function(range) => {
                        self.adopt_definition(function, &specs, declarator, range)
                    }
                    _ => self.tree.functions[function].flags |= FnFlags::DEFAULTED,
                }
                return true;
            }
        }
        false
    }

    /// Gives `function` the body of a matching definition, with the definition's parameter names.
    fn adopt_definition(
        &mut self,
        function: FunctionId,
        specs: &DeclSpecs,
        declarator: Declarator,
        range: crate::tree::TokenRange,
    ) {
        let scope = match declarator.scope {
            Some(scope) => scope,
            None => self.cx.scope,
        };
        if let Some(info) = &declarator.function {
            let data = &mut self.tree.functions[function];
            for (param, new) in data.params.iter_mut().zip(&info.params) {
                param.name = new.name;
                if param.ty.unqualified() == new.ty.unqualified() {
                    param.ty = new.ty;
                }
            }
            self.fn_info[function].packs = info.packs.clone();
        }
        if specs.has(SpecFlags::CONSTEXPR) {
            self.tree.functions[function].flags |= FnFlags::CONSTEXPR | FnFlags::INLINE;
        }
        if specs.has(SpecFlags::INLINE) {
            self.tree.functions[function].flags |= FnFlags::INLINE;
        }
        self.tree.functions[function].flags |=
            specs.attrs.function & (FnFlags::FORCE_INLINE | FnFlags::NOINLINE);
        self.tree.functions[function].body = BodyState::Tokens { range, scope, env: None.into() };
    }

    fn function_key(&self, function: FunctionId) -> Key {
        match self.tree.functions[function].name {
            DeclName::Ident(s) => Key::Ident(s),
            DeclName::Ctor => Key::Ctor,
            DeclName::Dtor => Key::Dtor,
            DeclName::Operator(op) => Key::Operator(op),
            DeclName::Conversion(_) => Key::Conversion,
            DeclName::Literal(s) => Key::Literal(s),
            DeclName::Guide(_) => Key::Ctor,
        }
    }

    /// The initialiser of a static member of a class-template instance that is defined outside the class.
    pub fn instantiate_static_member(&mut self, var: VarId) {
        let DeclContext::Record(record) = self.tree.vars[var].context else { return };
        let Some(name) = self.tree.vars[var].name else { return };
        let Some(owner) = self.owner_instance(record) else { return };
        let outer = self.outer_owner(&owner);
        let nested = outer.as_ref().map(|_| owner.0);
        let mut candidates: Vec<(RecordId, Option<RecordId>, OutOfLine)> = Vec::new();
        for (level, nested) in [(Some(&owner), None), (outer.as_ref(), nested)] {
            let Some((owner, template, path)) = level else { continue };
            let fits = self.templates[*template].out_of_line.iter().filter(|o| {
                o.key == Key::Ident(name)
                    && o.body == OutOfLineBody::Variable
                    && o.inner.is_none()
                    && o.middle.is_some() == nested.is_some()
                    && o.path.as_slice() == path.as_slice()
            });
            candidates.extend(fits.map(|o| (*owner, nested, o.clone())));
        }
        for (owner, nested, o) in candidates {
            let Some(scope) = self.bind_out_of_line(owner, nested, &o) else { continue };
            self.replay(o.decl, scope, |s| {
                let access = s.defer_access();
                let specs = s.parse_decl_specifiers(SpecContext::Declaration);
                let base = s.specs_type(&specs);
                let declarator = s.parse_declarator(&specs, base, NameMode::Required);
                s.settle_access(access, Some(&declarator));
                let scope = declarator.scope.unwrap_or(s.cx.scope);
                if let Some(range) = s.skip_initializer() {
                    s.tree.vars[var].init = InitState::Tokens { range, scope, env: None.into() };
                }
                // `static T a[];` completed outside.
                if s.tree.vars[var].ty != declarator.ty && !s.tree.types.is_error(declarator.ty) {
                    s.tree.vars[var].ty = declarator.ty;
                }
                s.tree.vars[var].flags.remove(crate::tree::VarFlags::EXTERN);
                if specs.has(SpecFlags::CONSTEXPR) {
                    s.tree.vars[var].flags |= crate::tree::VarFlags::CONSTEXPR;
                }
            });
            return;
        }
    }

    /// The arguments in a qualifier of a member template of a class template's own pattern.
    pub(crate) fn nested_args(&self, qualifier: Option<Qualifier>) -> Option<TemplateArgs> {
        let Some(Qualifier::Type(mut at)) = qualifier else { return None };
        while let crate::tree::TypeKind::DependentName { scope, args, .. } = self.tree.types.get(at) {
            if args.is_some() {
                return args.clone();
            }
            at = QualType::from(*scope);
        }
        None
    }

    /// Whether a qualifier names a class template's own pattern, and which.
    pub fn pattern_owner(
        &self,
        qualifier: Option<Qualifier>,
    ) -> Option<(TemplateId, TemplateArgs, Vec<Symbol>)> {
        let Some(Qualifier::Type(ty)) = qualifier else { return None };
        let mut path = Vec::new();
        let mut at = ty;
        loop {
            match self.tree.types.get(at) {
                crate::tree::TypeKind::TemplateSpec { template, args } => {
                    path.reverse();
                    return Some((*template, args.clone(), path));
                }
                crate::tree::TypeKind::DependentName { scope, name, .. } => {
                    path.push(*name);
                    at = QualType::from(*scope);
                }
                _ => return None,
            }
        }
    }
}
