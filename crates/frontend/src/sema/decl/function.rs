//! Function declarations: linkage, spaces, definitions.

use cranelift_entity::packed_option::PackedOption;
use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::declarator::{Declarator, FnDeclarator, NoexceptSpec, ParamPack};
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage};
use crate::sema::lookup::name::{IdName, Qualifier};
use crate::sema::lookup::scope::{Decl, Entry, Key, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{FnType, Placeholder, QualType, Quals, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, DeclName, DefaultArg, FnFlags, Function, FunctionId, Linkage, Param,
    RecordId, ScopeId, Spaces, Tagged, TemplateId, TokenRange,
};

/// What analysis knows of a function beyond the tree.
#[derive(Clone, Debug, Default)]
pub struct FnInfo {
    /// Token index of the first declaration.
    pub pos: u32,
    pub noexcept: NoexceptSpec,
    /// Where the exception specification and constraints are looked up.
    pub scope: PackedOption<ScopeId>,
    pub packs: Vec<ParamPack>,
    /// Trailing requires-clause.
    pub requires: Option<TokenRange>,
    /// An explicit specialisation: never instantiated from the template.
    pub specialized: bool,
    /// Token index of the explicit specialisation.
    pub specialized_at: u32,
    /// Where it was used first, for messages.
    pub used_at: Option<Span>,
    /// The function whose body uses it there.
    pub used_by: Option<FunctionId>,
    /// How many functions lead here, each by using the next.
    pub depth: u32,
    /// On the work list already.
    pub queued: bool,
    /// Inherited constructor: the base's constructor it forwards to.
    pub inherits: PackedOption<FunctionId>,
    /// `friend` definitions and the like: the class whose members are visible inside.
    pub friend_of: PackedOption<RecordId>,
    /// Member of a class-template instance whose definition may stand outside the class.
    pub needs_definition: bool,
    /// Token index of the body that was read last.
    pub body_at: u32,
}

/// A function about to be declared.
pub struct NewFunction<'d> {
    pub name: DeclName,
    pub context: DeclContext,
    pub specs: &'d DeclSpecs,
    pub declarator: &'d Declarator,
    pub info: Option<&'d FnDeclarator>,
    pub access: Access,
}

/// How a definition continues after its declarator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Definition {
    None,
    Body(TokenRange),
    Default,
    Delete,
    Pure,
}

impl Sema<'_> {
    /// The tree's name and the scope key of a declarator.
    pub fn function_name(
        &self,
        declarator: &Declarator,
        record: Option<RecordId>,
    ) -> Option<(DeclName, Key)> {
        Some(match declarator.name? {
            IdName::Ident(s) => match record {
                Some(r) if self.tree.records[r].name == Some(s) => (DeclName::Ctor, Key::Ctor),
                _ => (DeclName::Ident(s), Key::Ident(s)),
            },
            IdName::Operator(op) => (DeclName::Operator(op), Key::Operator(op)),
            IdName::Conversion(ty) => (DeclName::Conversion(ty), Key::Conversion),
            IdName::Literal(s) => (DeclName::Literal(s), Key::Literal(s)),
            IdName::Dtor(_) => (DeclName::Dtor, Key::Dtor),
        })
    }

    /// Declares or redeclares a function outside a class body. None after an error.
    pub fn declare_function(&mut self, specs: &DeclSpecs, declarator: &Declarator) -> Option<FunctionId> {
        let here = self.declaration_scope(self.cx.scope);
        let (scope, record) = match declarator.qualifier {
            None => (here, None),
            Some(Qualifier::Namespace(ns)) => (self.namespace_scope(ns), None),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => (self.record_scope(r), Some(r)),
                None => return None,
            },
        };
        let (name, key) = self.function_name(declarator, record)?;
        let ty = self.function_type(specs, declarator, name);
        if let Some(TypeKind::Deduced(Placeholder::Template(class))) =
            self.tree.types.as_function(ty).map(|f| self.tree.types.get(f.ret))
        {
            let text = diag::argument_list_is_missing_for(&format_args!(
                "class template \"{}\"",
                self.show_template(*class)
            ));
            self.report(text, declarator.span);
            return None;
        }
        if declarator.qualifier.is_some() || declarator.args.is_some() {
            self.check_encloses(declarator.qualifier, here, declarator.span);
            self.check_outside_specifiers(specs, declarator);
            let found = self.find_redeclared(scope, key, ty, true);
            if found.is_none() {
                if !self.tree.types.is_error(ty) {
                    let message = self.no_match(declarator, name, scope, key);
                    self.report(message, declarator.span);
                }
                return None;
            }
            let function = found?;
            if !specs.has(SpecFlags::FRIEND) {
                let what = format!("function \"{}\"", self.show_signature(function));
                if self.check_needs_header(declarator, &what) {
                    return None;
                }
            }
            if self.tree.functions[function].flags.contains(FnFlags::IMPLICIT) {
                let text = diag::defining_implicitly_declared_member_function();
                self.report(text, declarator.span);
                return None;
            }
            return self.merge_function(function, ty, specs, declarator).then_some(function);
        }
        let context = self.context_of(scope);
        let block = matches!(self.scopes[scope].kind, ScopeKind::Block | ScopeKind::Prototype);
        if block && specs.storage == Storage::Static {
            self.report(diag::block_scope_function_may_only_have_extern(), declarator.span);
        }
        let (home, context) = if block {
            let ns = self.enclosing_namespace(scope);
            (self.namespace_scope(ns), DeclContext::Namespace(ns))
        } else {
            (scope, context)
        };
        if let Some(function) = self.find_redeclared(home, key, ty, false) {
            if !self.merge_function(function, ty, specs, declarator) {
                return None;
            }
            self.reveal(home, key, function, block);
            if block {
                self.check_beside_used(scope, key, function, declarator.span);
                self.declare(scope, key, Decl::Function(function));
            }
            return Some(function);
        }
        if !self.check_overload(home, key, ty, declarator.span) {
            return None;
        }
        // There is one main ([basic.start.main]/2).
        if home == self.global_scope()
            && matches!(name, DeclName::Ident(s) if self.text(s) == "main")
            && self.entries(home, key).iter().any(|e| e.decl.is_function() && !e.using)
        {
            self.report(diag::declaration_is_incompatible_with_previous_main(), declarator.span);
            return None;
        }
        if self.around.extern_c && !block && self.c_function_clash(home, key, ty) {
            let name = self.show_name(name, context);
            let text = diag::more_than_one_instance_of_overloaded_function(&name);
            self.report(text, declarator.span);
        }
        let new = NewFunction {
            name,
            context,
            specs,
            declarator,
            info: declarator.function.as_ref(),
            access: Access::Public,
        };
        let function = self.new_function(new, ty);
        let pos = self.pos();
        let entry = Entry {
            decl: Decl::Function(function),
            pos,
            access: Access::Public,
            hidden: block,
            using: false,
        };
        self.check_beside_used(scope, key, function, declarator.span);
        self.declare_entry(home, key, entry);
        if block {
            self.declare(scope, key, Decl::Function(function));
        }
        Some(function)
    }

    /// The function type of a declaration: constructors return void, conversions their type.
    pub fn function_type(&mut self, specs: &DeclSpecs, declarator: &Declarator, name: DeclName) -> QualType {
        let Some(f) = self.tree.types.as_function(declarator.ty) else { return declarator.ty };
        let trailing = declarator.function.as_ref().is_some_and(|info| info.trailing_return);
        let ret = match name {
            _ if trailing => f.ret,
            DeclName::Conversion(ty) => ty,
            _ if specs.ty.is_none() => QualType::VOID,
            _ => f.ret,
        };
        let mut quals = f.quals;
        if !quals.contains(Quals::CONST) && self.implies_const(specs, declarator, name) {
            quals |= Quals::CONST;
        }
        if ret == f.ret && quals == f.quals {
            return declarator.ty;
        }
        let f = FnType { ret, quals, ..f.clone() };
        self.tree.types.function(f)
    }

    /// In C++11 a member function that is `constexpr` is const.
    fn implies_const(&self, specs: &DeclSpecs, declarator: &Declarator, name: DeclName) -> bool {
        if self.options.standard >= crate::lex::Standard::Cxx14
            || !specs.has(SpecFlags::CONSTEXPR)
            || specs.has(SpecFlags::FRIEND)
            || specs.storage == Storage::Static
            || matches!(name, DeclName::Ctor | DeclName::Dtor | DeclName::Guide(_))
        {
            return false;
        }
        let Some(Qualifier::Type(ty)) = declarator.qualifier else {
            let here = self.declaration_scope(self.cx.scope);
            return matches!(self.scopes[here].kind, ScopeKind::Record(_));
        };
        // Outside its class a static member does not say that it is one.
        let Some(record) = self.tree.types.as_record(ty) else { return false };
        !self.tree.records[record].methods.iter().any(|f| {
            let f = &self.tree.functions[*f];
            f.name == name && f.flags.contains(FnFlags::STATIC_MEMBER)
        })
    }

    /// Creates a function entity.
    pub fn new_function(&mut self, new: NewFunction<'_>, ty: QualType) -> FunctionId {
        let NewFunction { name, context, specs, declarator, info, access } = new;
        let attrs = self.all_attrs(specs, declarator, info);
        let mut flags = attrs.function;
        let member = matches!(context, DeclContext::Record(_));
        for (spec, flag) in [
            (SpecFlags::INLINE, FnFlags::INLINE),
            (SpecFlags::CONSTEXPR, FnFlags::CONSTEXPR.union(FnFlags::INLINE)),
            (SpecFlags::CONSTEVAL, FnFlags::CONSTEVAL.union(FnFlags::CONSTEXPR).union(FnFlags::INLINE)),
            (SpecFlags::VIRTUAL, FnFlags::VIRTUAL),
            (SpecFlags::EXPLICIT, FnFlags::EXPLICIT),
        ] {
            if specs.has(spec) {
                flags |= flag;
            }
        }
        if member && specs.storage == Storage::Static {
            flags |= FnFlags::STATIC_MEMBER;
        }
        // Allocation functions are static whether they say so or not.
        if member
            && let DeclName::Operator(op) = name
            && matches!(
                op,
                crate::tree::OperatorName::New
                    | crate::tree::OperatorName::NewArray
                    | crate::tree::OperatorName::Delete
                    | crate::tree::OperatorName::DeleteArray
            )
        {
            flags |= FnFlags::STATIC_MEMBER;
        }
        if member && info.is_some_and(|i| i.explicit_object) {
            flags |= FnFlags::STATIC_MEMBER | FnFlags::EXPLICIT_OBJECT;
        }
        let is_main = matches!(name, DeclName::Ident(s) if self.interner.get(s) == "main")
            && context == DeclContext::Namespace(crate::tree::NamespaceId::GLOBAL);
        // [dcl.link]/5: linkage to C is that of external names.
        let is_static = !member && specs.storage == Storage::Static;
        let extern_c =
            (self.around.extern_c && !member || is_main) && matches!(name, DeclName::Ident(_)) && !is_static;
        flags.set(FnFlags::EXTERN_C, extern_c);
        if self.tree.types.as_function(ty).is_some_and(|f| f.variadic) {
            flags |= FnFlags::VARIADIC_C;
        }
        let spaces = attrs.function_spaces();
        let linkage = if self.in_anonymous_namespace(context) && !extern_c || is_static {
            Linkage::Internal
        } else if member || flags.intersects(FnFlags::INLINE) {
            Linkage::Odr
        } else {
            Linkage::External
        };
        let params = match info {
            Some(info) => self.finish_params(info, declarator.scope.unwrap_or(self.cx.scope)),
            None => self.params_of_type(ty),
        };
        let function = self.tree.functions.push(Function {
            name,
            context,
            ty,
            params,
            span: declarator.span,
            linkage,
            access,
            flags,
            spaces,
            kernel: attrs.kernel.clone(),
            instance_of: None,
            asm_label: declarator.asm_label,
            vtable_slot: None,
            body: BodyState::None,
        });
        let fn_info = &mut self.fn_info[function];
        fn_info.pos = declarator.pos;
        fn_info.scope = declarator.scope.unwrap_or(self.cx.scope).into();
        if let Some(info) = info {
            fn_info.noexcept = info.noexcept;
            fn_info.packs = info.packs.clone();
            fn_info.requires = info.requires;
        }
        self.tag([Tagged::Function(function)], &attrs);
        self.note_lint_attributes(&attrs, declarator.span);
        self.check_function_attrs(function, &attrs, declarator.span);
        self.lint_always_inline(function, declarator.span);
        self.note_abi_pragma(function, declarator.pos);
        self.check_function_rules(function, specs, declarator);
        function
    }

    fn params_of_type(&self, ty: QualType) -> Vec<Param> {
        let Some(f) = self.tree.types.as_function(ty) else { return Vec::new() };
        f.params
            .iter()
            .map(|&ty| Param {
                name: None,
                ty,
                span: Span::NONE,
                default: DefaultArg::None,
                grid_constant: false,
                align: 0,
            })
            .collect()
    }

    pub(crate) fn all_attrs(
        &self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        info: Option<&FnDeclarator>,
    ) -> Attrs {
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if let Some(info) = info {
            attrs.merge(info.attrs.clone());
        }
        if self.defaults_to_device(declarator.span) {
            attrs.default_to_device();
        }
        attrs
    }

    /// Gives a declared function its definition.
    pub fn define_function(&mut self, function: FunctionId, definition: Definition, declarator: &Declarator) {
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        match definition {
            Definition::None => {}
            Definition::Body(range) => {
                let again = match self.tree.functions[function].body {
                    BodyState::None => false,
                    // A replay of the same definition is not a second one.
                    BodyState::Tokens { range: old, .. } => old != range,
                    _ => true,
                };
                // GNU: the definition of an inline function for other units is followed by the one that counts.
                let replaces = self.tree.functions[function].flags.contains(FnFlags::GNU_INLINE);
                if again && replaces {
                    self.tree.functions[function].flags.remove(FnFlags::GNU_INLINE);
                } else if again && self.is_jit_builtin(function) {
                    // The program's own counts.
                } else if again && !self.tree.functions[function].flags.contains(FnFlags::DELETED) {
                    let text = diag::has_already_been_defined(&format_args!(
                        "function \"{}\"",
                        self.show_signature(function)
                    ));
                    self.report(text, declarator.span);
                    return;
                }
                // Members are inline in their class only; outside it they are like other functions.
                let outside = declarator.qualifier.is_some() && !self.in_template_instance(function);
                let data = &mut self.tree.functions[function];
                if outside
                    && data.record().is_some()
                    && data.linkage == Linkage::Odr
                    && data.instance_of.is_none()
                    && !data.flags.contains(FnFlags::INLINE)
                {
                    data.linkage = Linkage::External;
                }
                data.body = BodyState::Tokens { range, scope, env: None.into() };
                data.span = declarator.span;
                self.drop_host_offer(function);
                self.check_constexpr_body(function, range);
                self.check_defined_signature(function, declarator.span);
            }
            Definition::Default => {
                let again = declarator.qualifier.is_some()
                    && self.tree.functions[function].flags.contains(FnFlags::DEFAULTED);
                if again {
                    let text = diag::has_already_been_defined(&format_args!(
                        "function \"{}\"",
                        self.show_signature(function)
                    ));
                    self.report(text, declarator.span);
                    return;
                }
                self.tree.functions[function].flags |= FnFlags::DEFAULTED;
                self.check_defaulted(function, declarator.span);
            }
            Definition::Delete => {
                self.tree.functions[function].flags |= FnFlags::DELETED;
            }
            Definition::Pure => {
                self.tree.functions[function].flags |= FnFlags::PURE;
            }
        }
    }

    /// Whether calls of the function are known not to throw; evaluates `noexcept(expr)` on first use.
    pub fn function_is_noexcept(&mut self, function: FunctionId) -> bool {
        if self.tree.types.as_function(self.tree.functions[function].ty).is_some_and(|f| f.noexcept) {
            return true;
        }
        match self.fn_info[function].noexcept {
            NoexceptSpec::Yes => true,
            NoexceptSpec::No => false,
            NoexceptSpec::None => self.implied_noexcept(function),
            NoexceptSpec::Tokens(range) => {
                // Guards recursion: a specification that asks for itself does not get true.
                self.fn_info[function].noexcept = NoexceptSpec::No;
                let Some(scope) = self.fn_info[function].scope.expand() else { return false };
                let value = self.replay(self.pos(), scope, |s| {
                    s.open_function(function);
                    s.seek(range.start);
                    s.trap(|s| s.parse_constant_condition()).ok().flatten()
                });
                let yes = value == Some(true);
                self.fn_info[function].noexcept = if yes { NoexceptSpec::Yes } else { NoexceptSpec::No };
                yes
            }
        }
    }

    /// Destructors and defaulted members take it from what they call ([except.spec]).
    fn implied_noexcept(&mut self, function: FunctionId) -> bool {
        let data = &self.tree.functions[function];
        if data.name == DeclName::Dtor {
            // Unless something it destroys may throw.
            self.fn_info[function].noexcept = NoexceptSpec::Yes;
            let yes = self.destroys_without_throwing(function);
            self.fn_info[function].noexcept = if yes { NoexceptSpec::Yes } else { NoexceptSpec::No };
            return yes;
        }
        if !data.flags.contains(FnFlags::DEFAULTED) {
            return false;
        }
        if data.flags.contains(FnFlags::TRIVIAL) {
            return true;
        }
        self.fn_info[function].noexcept = NoexceptSpec::Yes;
        let yes = self.defaulted_is_noexcept(function);
        self.fn_info[function].noexcept = if yes { NoexceptSpec::Yes } else { NoexceptSpec::No };
        yes
    }

    /// The type that `this` points to in a member function.
    pub fn this_type_of(&mut self, function: FunctionId) -> Option<QualType> {
        let record = self.tree.functions[function].record()?;
        if self.tree.functions[function].flags.contains(FnFlags::STATIC_MEMBER) {
            return None;
        }
        let quals =
            self.tree.types.as_function(self.tree.functions[function].ty).map_or(Quals::empty(), |f| f.quals);
        Some(self.record_type(record).with(quals))
    }

    /// Kernel rules and misplaced launch attributes (spec 5.4).
    fn check_function_attrs(&mut self, function: FunctionId, attrs: &Attrs, span: Span) {
        let data = &self.tree.functions[function];
        if !data.is_kernel() {
            let grid = data.params.iter().any(|p| p.grid_constant);
            if let Some(k) = &attrs.kernel {
                if k.max_threads.is_some() || k.min_blocks.is_some() {
                    self.report(diag::attribute_is_only_allowed_on_kernel(&"__launch_bounds__"), span);
                } else if k.cluster_dims.is_some() {
                    self.report(diag::attribute_is_only_allowed_on_kernel(&"__cluster_dims__"), span);
                } else if k.block_size.is_some() {
                    self.report(diag::attribute_is_only_allowed_on_kernel(&"__block_size__"), span);
                } else if k.max_registers.is_some() {
                    self.report(diag::maxnreg_is_only_allowed_on_global_function(), span);
                }
            }
            if grid {
                self.report(diag::grid_constant_annotation_is_only_allowed_on_parameter(), span);
            }
            return;
        }
        if let Some(k) = &attrs.kernel
            && let Some(limit) = k.max_cluster_rank
            && let Some(dims) = k.cluster_shape()
            && dims.iter().map(|d| u128::from(*d)).product::<u128>() > limit.into()
        {
            let which = if k.blocks_per_cluster.is_some() { "__block_size__" } else { "__cluster_dims__" };
            let text = diag::total_number_of_blocks_in_cluster_computed(&which);
            self.report(text, span);
        }
        if let Some(k) = &attrs.kernel
            && k.blocks_per_cluster.is_some()
            && k.cluster_dims.is_some_and(|d| d[0] > 0)
        {
            let text = diag::cannot_specify_second_tuple_in_block_size_while();
            self.report(text, span);
        }
        if let Some(k) = &attrs.kernel
            && k.max_registers.is_some()
            && (k.max_threads.is_some() || k.min_blocks.is_some())
        {
            let text = diag::launch_bounds_and_maxnreg_qualifiers_cannot_be_applied();
            self.report(text, span);
        }
        let data = &self.tree.functions[function];
        let (name, flags, spaces, ty) = (data.name, data.flags, data.spaces, data.ty);
        let member = matches!(data.context, DeclContext::Record(_));
        if spaces.intersects(Spaces::HOST | Spaces::DEVICE) {
            self.report(diag::illegal_combination_of_memory_qualifiers(), span);
        }
        let Some(f) = self.tree.types.as_function(ty).cloned() else { return };
        if matches!(self.tree.types.get(f.ret), TypeKind::Deduced(_)) {
            self.report(diag::global_function_must_not_have_deduced_return(), span);
        } else if !self.tree.types.is_void(f.ret) && !self.tree.types.is_error(f.ret) {
            self.report(diag::global_function_must_have_void_return_type(), span);
        }
        if f.variadic {
            self.report(diag::global_function_cannot_have_ellipsis(), span);
        }
        if member {
            self.report(diag::kernel_cannot_be_member_function(), span);
        }
        if matches!(name, DeclName::Ident(s) if self.interner.get(s) == "main") && !member {
            self.report(diag::function_main_cannot_be_marked_device(), span);
        }
        if matches!(name, DeclName::Operator(_)) {
            self.report(diag::operator_function_cannot_be_global_function(), span);
        }
        if flags.contains(FnFlags::CONSTEXPR) {
            self.report(diag::kernel_cannot_be_constexpr(), span);
        }
        if flags.contains(FnFlags::INLINE) {
            // cudafe++ has said it.
            if !self.options.language.trust_host {
                self.report(diag::inline_is_ignored_for_kernel(), span);
            }
            let data = &mut self.tree.functions[function];
            data.flags.remove(FnFlags::INLINE);
            data.flags.insert(FnFlags::INLINE_KERNEL);
            if data.linkage == Linkage::Odr {
                data.linkage = Linkage::External;
            }
        }
        if f.noexcept {
            self.report(diag::exception_specification_is_not_allowed_for_global(), span);
        }
        for p in f.params.iter() {
            if matches!(self.tree.types.get(*p), TypeKind::RValueRef(_)) {
                self.report(diag::global_function_cannot_have_parameter_with_rvalue(), span);
            }
        }
        let params: Vec<(Option<Symbol>, QualType, bool, Span)> = self.tree.functions[function]
            .params
            .iter()
            .map(|p| (p.name, p.ty, p.grid_constant, p.span))
            .collect();
        for (_, ty, grid, span) in params {
            if !grid {
                continue;
            }
            if self.options.cuda_arch < 700 {
                let text = diag::grid_constant_annotation_is_only_allowed_for_architecture();
                self.report(text, span);
            }
            if !ty.is_const() {
                self.report(diag::parameter_annotated_with_grid_constant_must_have_const(), span);
            }
            if self.tree.types.is_reference(ty) {
                self.report(diag::parameter_annotated_with_grid_constant(), span);
            }
        }
    }

    /// Whether the declaration is a deduction guide.
    pub(crate) fn is_guide(&mut self, specs: &DeclSpecs, declarator: &Declarator) -> bool {
        specs.ty.is_none() && self.guide_template(declarator).is_some()
    }

    pub fn guide_template(&mut self, declarator: &Declarator) -> Option<TemplateId> {
        let Some(IdName::Ident(name)) = declarator.name else { return None };
        declarator.function.as_ref().filter(|f| f.trailing_return)?;
        let found = self.lookup_unqualified(name);
        found.first().and_then(|d| self.template_of_decl(d))
    }
}
