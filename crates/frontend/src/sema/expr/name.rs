//! Names in expressions: from a looked-up declaration to a node.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::lookup::name::{IdExpr, IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Found};
use crate::sema::overload::OverloadSet;
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, RecordId, TemplateArg, TemplateKind};

impl Sema<'_> {
    /// Whether lookup found nothing, and nothing else is wrong with the name.
    pub(crate) fn is_unknown(&self, id: &IdExpr, after_amp: bool) -> bool {
        let wrong = id.found.error
            || id.found.ambiguous
            || matches!(id.qualifier, Some(Qualifier::Type(t)) if self.tree.types.is_error(t))
            || after_amp && matches!(id.name, IdName::Dtor(_));
        id.found.is_empty() && !wrong
    }

    pub(crate) fn build_name(&mut self, id: IdExpr, after_amp: bool) -> ExprId {
        let span = id.span;
        if id.found.error || matches!(id.qualifier, Some(Qualifier::Type(t)) if self.tree.types.is_error(t)) {
            return self.error_expr(span);
        }
        if after_amp && matches!(id.name, IdName::Dtor(_)) {
            self.report(diag::address_of_constructor_or_destructor(), span);
            return self.error_expr(span);
        }
        if id.found.ambiguous {
            let text = diag::is_ambiguous(&self.key_text(id.name.key()));
            self.report(text, id.name_span);
            return self.error_expr(span);
        }
        if let Some(record) = id.found.record {
            let open = id.found.access == crate::tree::Access::Public && id.found.path.is_empty();
            let naming = match id.qualifier {
                _ if open => record,
                Some(Qualifier::Type(t)) => {
                    let named = self.tree.types.as_record(t).unwrap_or(record);
                    // `Base::x` is a member of `*this`.
                    match self.this_class() {
                        Some(this)
                            if !after_amp
                                && id.found.access == crate::tree::Access::Protected
                                && self.tree.is_same_or_base(named, this) =>
                        {
                            this
                        }
                        _ => named,
                    }
                }
                // A member of `*this`, or of the class around in a static function.
                _ => self.nearest_derived(record),
            };
            if !id.found.is_overload_set(self) {
                self.check_found_access(&id.found, naming, id.name_span);
            }
            // `&C::m` is a pointer to member.
            if after_amp
                && matches!(id.qualifier, Some(Qualifier::Type(_)))
                && let Some(e) = self.build_member_address(&id.found, span)
            {
                self.cx.ex.member_addresses.insert(e);
                return e;
            }
        }
        if id.found.is_overload_set(self) {
            return self.build_function_name_set(id, after_amp);
        }
        let Some(decl) = id.found.first() else { return self.error_expr(span) };
        self.build_decl(decl, id.args, &id.found, id.qualifier, span)
    }

    /// After an undefined name was reported: a block hears of it once. In `Foo x` it is `x` that is declared, as something
    /// unknown.
    pub(crate) fn note_undefined(&mut self, name: Symbol) {
        let scope = self.declaration_scope(self.cx.scope);
        if self.trap_depth > 0 || !self.is_block_scope(scope) {
            return;
        }
        if self.entries(scope, name.into()).is_empty() {
            self.declare(scope, name, Decl::Error);
        }
    }

    /// The name as a builtin function, if the compiler knows it.
    pub(crate) fn builtin_name(&self, name: Symbol) -> Option<Symbol> {
        let text = self.text(name);
        crate::builtins::lookup(text).map(|_| name)
    }

    fn build_function_name_set(&mut self, id: IdExpr, after_amp: bool) -> ExprId {
        let span = id.span;
        let record = id.found.record;
        let naming = match id.qualifier {
            Some(Qualifier::Type(t)) => self.tree.types.as_record(t).or(record),
            _ => record,
        };
        let any_member = id.found.decls.iter().any(|d| self.is_object_member(*d));
        // Members are called on *this unless a pointer to member is being formed.
        let object = match record {
            Some(record) if any_member && !(after_amp && id.qualifier.is_some()) => {
                // A function without an object may still be chosen where there is no `this`.
                let all = id.found.decls.iter().all(|d| self.is_object_member(*d));
                let object = match all {
                    true => self.implicit_object(record, span),
                    false => self.trap(|s| s.implicit_object(record, span)).ok().flatten(),
                };
                object.map(|o| self.qualified_object(o, id.qualifier, record))
            }
            _ => None,
        };
        let set = OverloadSet {
            decls: id.found.decls,
            name: id.name.key(),
            explicit: id.args.map(Into::into),
            object,
            naming_class: naming,
            qualified: id.qualifier.is_some(),
            adl: id.qualifier.is_none()
                && record.is_none()
                && !self.is_block_function(id.found.scope, id.name),
            address: false,
            builtin: None,
        };
        let set = self.narrow_conversion_set(set, id.name);
        self.push_overload(set, span)
    }

    /// Whether a name was found as a function declared in a block, which turns argument-dependent lookup off.
    fn is_block_function(&self, scope: Option<crate::tree::ScopeId>, name: IdName) -> bool {
        scope.is_some_and(|s| {
            self.is_block_scope(s)
                && self.entries(s, name.key()).iter().any(|e| !e.using && matches!(e.decl, Decl::Function(_)))
        })
    }

    /// Whether a function (template) is a non-static member.
    fn is_object_member(&self, decl: Decl) -> bool {
        match decl {
            Decl::Function(f) => self.tree.functions[f].takes_object(),
            Decl::Template(t) => self.is_object_template(t),
            _ => false,
        }
    }

    /// Whether a template is of non-static member functions.
    pub(crate) fn is_object_template(&self, template: crate::tree::TemplateId) -> bool {
        let data = &self.tree.templates[template];
        data.kind == TemplateKind::Function
            && matches!(data.context, crate::tree::DeclContext::Record(_))
            && self.templates[template].pattern.as_ref().is_none_or(|p| !p.is_static)
    }

    /// The name of a pack that stands for all of its elements.
    fn report_unexpanded(&mut self, span: Span) {
        self.report(diag::parameter_pack_was_referenced_but_not_expanded(), span);
    }

    /// The expression for a declaration that is not a function.
    pub(crate) fn build_decl(
        &mut self,
        decl: Decl,
        args: Option<Vec<TemplateArg>>,
        found: &Found,
        qualifier: Option<Qualifier>,
        span: Span,
    ) -> ExprId {
        match decl {
            Decl::Local(local) => self.build_local(local, found, span),
            Decl::LocalPack(pack) => {
                let pack = &self.local_packs[pack.0 as usize];
                let local = pack.current.and_then(|i| pack.locals.get(i as usize).copied());
                let ty = pack.current.and_then(|i| pack.types.get(i as usize).copied());
                if let Some(&e) = pack.current.and_then(|i| pack.bindings.get(i as usize)) {
                    return self.build_binding(e, found, span);
                }
                match (local, ty) {
                    (Some(local), _) => self.build_local(local, found, span),
                    // In a prototype (a trailing return type) there is no local yet.
                    (None, Some(ty)) => self.placeholder_value(ty, span),
                    (None, None) => {
                        self.report_unexpanded(span);
                        self.error_expr(span)
                    }
                }
            }
            Decl::Var(var) => self.build_var(var, span),
            Decl::Enumerator(e, index) => {
                self.note_needed_constant(self.tree.enums[e].span.lo);
                let value = match self.tree.enums[e].enumerators.get(index as usize) {
                    Some(enumerator) => enumerator.value,
                    None => return self.error_expr(span),
                };
                self.lint_deprecated_enumerator(e, index, span);
                let ty = self.enumerator_use_type(e, index);
                self.int_const(value, ty, span)
            }
            Decl::Field(field) => self.build_implicit_field(&[field], found, qualifier, span),
            Decl::Indirect(id) => {
                let path = self.indirect[id.0 as usize].clone();
                self.build_implicit_field(&path, found, qualifier, span)
            }
            Decl::Binding(e) => self.build_binding(e, found, span),
            Decl::Part(part) => self.build_part(part, span),
            Decl::Value(id) => {
                let value = self.param_values[id.0 as usize].clone();
                self.build_value(value.ty, value.value, span)
            }
            Decl::Pack(p) => match self.pack_current(p) {
                Some(TemplateArg::Value(ty, value)) => self.build_value(ty, value, span),
                _ => {
                    self.report_unexpanded(span);
                    self.error_expr(span)
                }
            },
            Decl::Template(t) => self.build_template_name(t, args, span),
            Decl::Error => self.error_expr(span),
            Decl::Type(_) | Decl::Record(_) | Decl::Enum(_) => {
                self.report(diag::type_name_is_not_allowed(), span);
                self.error_expr(span)
            }
            Decl::Namespace(_) => {
                self.report(diag::namespace_name_is_not_allowed(), span);
                self.error_expr(span)
            }
            Decl::Function(_) => {
                let id = IdExpr {
                    qualifier,
                    name: IdName::Dtor(None),
                    args,
                    found: found.clone(),
                    span,
                    name_span: span,
                };
                self.build_function_name_set(id, false)
            }
            Decl::ParamValue { .. } | Decl::ParamTemplate { .. } | Decl::ParamExpr(_) => {
                // Patterns are never parsed as expressions; a slip must not become wrong code.
                self.report(diag::template_parameter_not_known_here(), span);
                self.error_expr(span)
            }
        }
    }

    fn build_template_name(
        &mut self,
        t: crate::tree::TemplateId,
        args: Option<Vec<TemplateArg>>,
        span: Span,
    ) -> ExprId {
        match self.tree.templates[t].kind {
            TemplateKind::Variable => {
                let Some(args) = args else {
                    let text = diag::argument_list_is_missing_for(&format_args!(
                        "variable template \"{}\"",
                        self.show_template(t)
                    ));
                    self.report(text, span);
                    return self.error_expr(span);
                };
                match self.instantiate_variable(t, args, span) {
                    Some(var) => self.build_var(var, span),
                    None => self.error_expr(span),
                }
            }
            TemplateKind::Concept => {
                // Arguments that cannot be completed are an error here; only inside a constraint do they mean "no".
                let (args, failed) = self.had_errors(|s| s.check_args(t, args.unwrap_or_default(), span));
                if args.is_none() && failed {
                    return self.error_expr(span);
                }
                let value = args.is_some_and(|args| self.concept_holds(t, args.to_vec(), span));
                self.bool_const(value, span)
            }
            _ => {
                let text = diag::argument_list_is_missing_for(&format_args!(
                    "class template \"{}\"",
                    self.show_template(t)
                ));
                self.report(text, span);
                self.error_expr(span)
            }
        }
    }

    /// The type of an enumerator: inside its own enumeration, that of its value.
    fn enumerator_use_type(&mut self, e: crate::tree::EnumId, index: u32) -> QualType {
        match self.open_enum_type(e, index) {
            Some(ty) => ty,
            None => self.enum_type(e),
        }
    }

    /// An automatic variable, of this body or of an enclosing one.
    pub(crate) fn build_local(&mut self, local: crate::tree::LocalId, found: &Found, span: Span) -> ExprId {
        let level = found.scope.map_or(self.cx.level, |s| self.scopes[s].level);
        if level != self.cx.level {
            return self.build_outer_local(local, found, level, span);
        }
        let Some(data) = self.cx.body.locals.get(local) else { return self.error_expr(span) };
        let ty = data.ty;
        self.local_lvalue(local, ty, span)
    }

    pub(crate) fn local_lvalue(&mut self, local: crate::tree::LocalId, ty: QualType, span: Span) -> ExprId {
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        if self.has_placeholder(ty) {
            // An `auto` parameter in a prototype: it will be read again as a template.
            if self.around.protos.is_empty() {
                self.report(diag::variable_declared_with_auto_type_specifier(), span);
            }
            return self.error_expr(span);
        }
        let ty = self.tree.types.strip_ref(ty);
        self.push_expr(ExprKind::Local(local), ty, Category::LValue, span)
    }

    /// A value of a declared type that exists only for its type: in trailing return types and the like.
    pub(crate) fn placeholder_value(&mut self, ty: QualType, span: Span) -> ExprId {
        let object = self.tree.types.strip_ref(ty);
        let null = self.push_expr(ExprKind::ZeroInit, QualType::NULLPTR, Category::PRValue, span);
        let e = self.push_expr(ExprKind::Deref(null), object, Category::LValue, span);
        self.cx.ex.placeholder_types.insert(e, ty);
        e
    }

    pub(crate) fn build_var(&mut self, var: crate::tree::VarId, span: Span) -> ExprId {
        if self.has_placeholder(self.tree.vars[var].ty) || matches!(self.array_len_unknown(var), Some(true)) {
            self.ensure_init(var);
        }
        let ty = self.tree.vars[var].ty;
        if self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        if self.has_placeholder(ty) {
            self.report(diag::variable_declared_with_auto_type_specifier(), span);
            return self.error_expr(span);
        }
        self.note_needed_constant(self.tree.vars[var].span.lo);
        if let Some(object) = self.referred_to_on_device(var, span) {
            return object;
        }
        let object = self.tree.types.strip_ref(ty);
        let e = self.push_expr(ExprKind::Var(var), object, Category::LValue, span);
        if self.is_evaluated() {
            self.cx.ex.var_uses.push((e, var));
        }
        e
    }

    /// Whether a variable's array type still lacks its bound although an initialiser will give it.
    fn array_len_unknown(&self, var: crate::tree::VarId) -> Option<bool> {
        use crate::tree::InitState;
        let v = &self.tree.vars[var];
        match *self.tree.types.get(v.ty) {
            TypeKind::Array { len: crate::tree::types::ArrayLen::Unknown, .. } => {
                let member = v.flags.contains(crate::tree::VarFlags::STATIC_MEMBER);
                Some(
                    matches!(v.init, InitState::Tokens { .. }) || member && matches!(v.init, InitState::None),
                )
            }
            _ => None,
        }
    }

    /// A non-type template argument as a value.
    pub(crate) fn build_value(&mut self, ty: QualType, value: ConstValue, span: Span) -> ExprId {
        match *self.tree.types.get(ty) {
            TypeKind::LValueRef(inner) => {
                // A reference parameter denotes the object whose address was given.
                let pointer = self.tree.types.pointer(inner);
                let address = self.push_expr(ExprKind::Const(value), pointer, Category::PRValue, span);
                self.push_expr(ExprKind::Deref(address), inner, Category::LValue, span)
            }
            TypeKind::Record(_) => {
                let object = self.template_param_object(ty, value, span);
                self.build_var(object, span)
            }
            _ => self.push_expr(ExprKind::Const(value), ty.unqualified(), Category::PRValue, span),
        }
    }

    /// The static object that template parameters of class type with this value denote ([temp.param]/8).
    fn template_param_object(&mut self, ty: QualType, value: ConstValue, span: Span) -> crate::tree::VarId {
        let space = if self.in_device_code() { crate::tree::MemorySpace::Device } else { Default::default() };
        let key = (ty.unqualified(), value);
        if let Some(&known) = self.template_param_objects.get(&key) {
            if space == crate::tree::MemorySpace::Device {
                self.tree.vars[known].space = space;
            }
            return known;
        }
        let ty = key.0.with(crate::tree::types::Quals::CONST);
        let object = self.tree.vars.push(crate::tree::Variable {
            linkage: crate::tree::Linkage::Odr,
            space,
            flags: crate::tree::VarFlags::CONSTEXPR | crate::tree::VarFlags::TEMPLATE_PARAM,
            ..crate::tree::Variable::constant(ty, key.1.clone(), span)
        });
        self.template_param_objects.insert(key, object);
        object
    }

    /// A data member named without an object: of `*this`.
    fn build_implicit_field(
        &mut self,
        path: &[crate::tree::FieldRef],
        found: &Found,
        qualifier: Option<Qualifier>,
        span: Span,
    ) -> ExprId {
        let Some(first) = path.first() else { return self.error_expr(span) };
        let record: RecordId = found.record.unwrap_or(first.record);
        let object = match self.implicit_object(record, span) {
            Some(object) => self.qualified_object(object, qualifier, record),
            None if !self.is_evaluated() => {
                // `sizeof(C::m)`, `decltype(C::m)`.
                let class = self.record_type(first.record);
                self.placeholder_value(class, span)
            }
            None => {
                self.report(diag::nonstatic_member_reference_must_be_relative(), span);
                return self.error_expr(span);
            }
        };
        let mut e = object;
        for field in path {
            e = self.build_field(e, *field, span);
        }
        e
    }

    /// A part of a hidden static variable.
    pub(crate) fn build_part(&mut self, part: crate::sema::lookup::scope::PartId, span: Span) -> ExprId {
        pub(crate) use crate::sema::lookup::scope::Part;
        let data = self.static_parts[part.0 as usize].clone();
        let object = self.build_var(data.var, span);
        if self.is_error_expr(object) {
            return object;
        }
        match data.part {
            Part::Whole => object,
            Part::Element(i) => {
                let elem = match *self.tree.types.get(self.ety(object)) {
                    TypeKind::Array { elem, .. } => elem,
                    _ => return self.error_expr(span),
                };
                let base = self.rvalue(object);
                let index = self.int_const(i as i128, QualType::LONG, span);
                let e = self.push_expr(ExprKind::Index { base, index }, elem, Category::LValue, span);
                self.cx.ex.placeholder_types.insert(e, elem);
                e
            }
            Part::Fields(path) => {
                let mut e = object;
                for field in path.iter() {
                    e = self.build_field(e, *field, span);
                }
                self.with_category(e, Category::LValue)
            }
        }
    }

    /// A structured binding: a name for an lvalue of this body.
    fn build_binding(&mut self, e: ExprId, found: &Found, span: Span) -> ExprId {
        let level = found.scope.map_or(self.cx.level, |s| self.scopes[s].level);
        if level != self.cx.level {
            return self.capture_binding(e, level, span);
        }
        let data = &self.cx.body.exprs[e];
        let (kind, ty, category) = (data.kind.clone(), data.ty, data.category);
        let element = matches!(kind, ExprKind::Index { .. });
        let e = self.push_expr(kind, ty, category, span);
        // The binding names the element, it is no reference to it.
        if element {
            self.cx.ex.placeholder_types.insert(e, ty);
        }
        e
    }
}
