//! Variables: namespace scope, static members, locals, structured bindings.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::body::{Local, LocalKind};
use crate::tree::expr::Category;
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, Placeholder, QualType, TypeKind};
use crate::tree::{
    Access, ClosureOwner, DeclContext, Field, FieldRef, InitState, Linkage, LocalId, MemorySpace,
    RecordFlags, RecordId, RecordKind, ScopeId, SpecialVar, Stmt, StmtId, StmtKind, VarFlags, VarId,
    Variable,
};

use super::attribute::{AttrFlags, MemoryBits};
use super::decl_spec::{DeclSpecs, SpecContext, SpecFlags, Storage, Tag};
use super::declarator::{Declarator, NameMode};
use super::host::HostWork;
use super::name::{IdName, Qualifier};
use super::scope::{Decl, Entry, Part, PartId, ScopeKind, StaticPart};
use super::{Frame, Parser, Scoped, Sema};

/// Static variables.
impl Parser<'_, '_> {
    /// A variable declared at namespace scope, or a static member defined there.
    pub fn finish_variable(&mut self, specs: &DeclSpecs, declarator: Declarator) {
        let Some(IdName::Ident(name)) = declarator.name else {
            let _ = self.skip_initializer();
            if !self.tree.types.is_error(declarator.ty) {
                self.error_plain(declarator.span, "a variable must have an identifier as its name");
            }
            return;
        };
        let here = self.declaration_scope(self.cx.scope);
        let scope = match declarator.qualifier {
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => {
                    let _ = self.skip_initializer();
                    return;
                }
            },
        };
        if self.lacks_template_args(declarator.ty) {
            self.report(diag::cannot_deduce_class_template_arguments(), declarator.span);
            let _ = self.skip_initializer();
            return;
        }
        self.check_variable_specifiers(specs, &declarator, here, name);
        let inner = declarator.scope.unwrap_or(self.cx.scope);
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Var(v) if !e.using => Some(v),
            _ => None,
        });
        // A member of an inline namespace is one of the namespace around it too.
        let known = known.or_else(|| match declarator.qualifier {
            Some(Qualifier::Namespace(_)) => match self.lookup_in_scope(scope, name.into()).first() {
                Some(Decl::Var(v)) => Some(v),
                _ => None,
            },
            _ => None,
        });
        let var = match known {
            Some(var) => {
                let what = format!("member \"{}\"", self.show_var(var));
                if self.check_needs_header(&declarator, &what) {
                    let _ = self.skip_initializer();
                    return;
                }
                if let Some(Qualifier::Type(ty)) = declarator.qualifier
                    && (self.tree.types.as_record(ty)).is_some_and(|r| !self.defines_members(r, here))
                {
                    let text = diag::member_cannot_be_defined_in_current_scope(&self.show_var(var));
                    self.report(text, declarator.span);
                }
                self.merge_variable(var, specs, &declarator);
                let member = matches!(declarator.qualifier, Some(Qualifier::Type(_)));
                // Inline members are defined in their class; what follows only declares them, as often as one likes.
                let again = member
                    && !self.defined_members.insert(var)
                    && !(self.tree.vars[var].flags.contains(VarFlags::INLINE) && self.at(TokenKind::Semi));
                if again {
                    let text =
                        diag::has_already_been_defined(&format_args!("member \"{}\"", self.show_var(var)));
                    self.report(text, declarator.span);
                    let _ = self.skip_initializer();
                    return;
                }
                var
            }
            None => {
                if declarator.qualifier.is_some() {
                    if !self.tree.types.is_error(declarator.ty) {
                        let text = self.no_member(declarator.qualifier, name);
                        self.report(text, declarator.span);
                    }
                    let _ = self.skip_initializer();
                    return;
                }
                let clash = self
                    .entries(scope, name.into())
                    .iter()
                    .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
                if clash {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, declarator.span);
                    let _ = self.skip_initializer();
                    return;
                }
                let context = self.context_of(scope);
                let var = self.new_variable(Some(name), declarator.ty, context, specs, &declarator);
                self.declare(scope, name, Decl::Var(var));
                var
            }
        };
        let plain = self.is_plain_auto(declarator.ty);
        self.take_initializer(var, specs, inner);
        if plain {
            let ty = self.tree.vars[var].ty.unqualified();
            self.check_auto_constraint(specs.constraint, ty, declarator.span);
        }
        self.check_definition(var);
    }
}

impl Sema<'_> {
    /// What a definition without an initialiser must fulfil.
    fn check_definition(&mut self, var: VarId) {
        let data = &self.tree.vars[var];
        if !matches!(data.init, InitState::None) || data.flags.contains(VarFlags::EXTERN) {
            return;
        }
        let (ty, span) = (data.ty, data.span);
        let is_member = data.flags.contains(VarFlags::STATIC_MEMBER);
        if self.tree.types.is_error(ty) {
            return;
        }
        if self.tree.types.is_reference(ty) {
            let text = diag::reference_variable_requires_initializer(&self.show_var(var));
            self.report(text, span);
            return;
        }
        if !self.require_complete(ty, span) {
            self.tree.vars[var].ty = QualType::ERROR;
            return;
        }
        let base = self.tree.types.array_base(ty);
        match self.tree.types.as_record(base) {
            None => {
                let constant = base.is_const()
                    && !is_member
                    && self.tree.vars[var].special.is_none()
                    && !self.tree.vars[var].flags.contains(VarFlags::CONSTEXPR);
                if constant {
                    let text = diag::const_variable_requires_initializer(&self.show_var(var));
                    self.report(text, span);
                }
            }
            Some(record) => {
                // What a member of a class is destroyed by is looked up from the class.
                let scope = match self.tree.vars[var].context {
                    DeclContext::Record(class) => self.reenter_record(class, self.cx.scope),
                    _ => self.cx.scope,
                };
                self.with_body(scope, |s| s.destructor_for(ty, span));
                if self.tree.records[record].flags.contains(RecordFlags::ABSTRACT) {
                    if self.tree.types.is_array(ty) {
                        return;
                    }
                    self.report_abstract(record, span);
                } else if base.is_const() && !is_member && self.needs_const_init(ty) {
                    if self.tree.vars[var].special.is_none() {
                        let text = diag::const_variable_requires_initializer_class_has_no(
                            &self.show_var(var),
                            &self.show_record(record),
                        );
                        self.report(text, span);
                    }
                }
            }
        }
    }

    fn merge_variable(&mut self, var: VarId, specs: &DeclSpecs, declarator: &Declarator) {
        let old = self.tree.vars[var].ty;
        let mut new = declarator.ty;
        if specs.has(SpecFlags::CONSTEXPR) {
            new = self.tree.types.qualify(new, crate::tree::types::Quals::CONST);
        }
        let types = &self.tree.types;
        let compatible = old == new
            || types.is_error(old)
            || types.is_error(new)
            || matches!((types.get(old), types.get(new)),
                (TypeKind::Array { elem: a, .. }, TypeKind::Array { elem: b, .. }) if a == b)
            || self.contains_auto(new)
            || self.contains_auto(old);
        if !compatible && self.defines_again(var, specs) {
            self.check_redeclared_variable(var, old, specs, declarator.span);
            return;
        }
        if !compatible {
            let text = diag::declaration_is_incompatible(&format_args!(
                "\"{}\" (declared as \"{}\")",
                self.show_var(var),
                self.show_type(old)
            ));
            self.report(text, declarator.span);
            return;
        }
        if specs.has(SpecFlags::THREAD_LOCAL) != self.tree.vars[var].flags.contains(VarFlags::THREAD_LOCAL)
            && !self.tree.vars[var].flags.contains(VarFlags::STATIC_MEMBER)
        {
            let text = diag::thread_local_declaration_follows_another_kind(&self.show_var(var));
            self.report(text, declarator.span);
        }
        self.check_redeclared_variable(var, new, specs, declarator.span);
        if let TypeKind::Array { len: ArrayLen::Unknown, .. } = *self.tree.types.get(old) {
            self.tree.vars[var].ty = new;
        }
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if self.defaults_to_device(declarator.span)
            && !self.tree.vars[var].flags.contains(VarFlags::STATIC_MEMBER)
        {
            attrs.default_to_device();
        }
        let space = attrs.memory_space();
        let data = &mut self.tree.vars[var];
        if data.space == MemorySpace::Host {
            data.space = space;
        }
        data.align = data.align.max(attrs.object_align());
        if specs.storage != Storage::Extern || self.around.extern_single && specs.storage == Storage::None {
            data.flags.remove(VarFlags::EXTERN);
        }
        if specs.has(SpecFlags::CONSTEXPR) {
            data.flags |= VarFlags::CONSTEXPR;
        }
        data.span = declarator.span;
    }

    /// Creates a variable with static storage.
    pub fn new_variable(
        &mut self,
        name: Option<Symbol>,
        ty: QualType,
        context: DeclContext,
        specs: &DeclSpecs,
        declarator: &Declarator,
    ) -> VarId {
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        self.note_lint_attributes(&attrs, declarator.span);
        let member = matches!(context, DeclContext::Record(_));
        let mut flags = VarFlags::empty();
        let mut ty = ty;
        if specs.has(SpecFlags::CONSTEXPR) {
            flags |= VarFlags::CONSTEXPR;
            ty = self.tree.types.qualify(ty, crate::tree::types::Quals::CONST);
            if member {
                flags |= VarFlags::INLINE;
            }
        }
        if specs.has(SpecFlags::CONSTINIT) {
            flags |= VarFlags::CONSTINIT;
        }
        if specs.has(SpecFlags::INLINE) {
            flags |= VarFlags::INLINE;
        }
        if specs.has(SpecFlags::THREAD_LOCAL) {
            flags |= VarFlags::THREAD_LOCAL;
        }
        if member {
            flags |= VarFlags::STATIC_MEMBER;
        }
        if specs.storage == Storage::Extern || self.around.extern_single {
            flags |= VarFlags::EXTERN;
        }
        if flags.contains(VarFlags::EXTERN) && self.tree.types.is_void(ty) {
            self.report_incomplete(ty, declarator.span);
            ty = QualType::ERROR;
        }
        // [dcl.link]/5: linkage to C is that of external names.
        let extern_c = self.around.extern_c && !member && specs.storage != Storage::Static;
        flags.set(VarFlags::EXTERN_C, extern_c);
        for (from, to) in
            [(crate::tree::FnFlags::WEAK, VarFlags::WEAK), (crate::tree::FnFlags::USED, VarFlags::USED)]
        {
            if attrs.function.contains(from) {
                flags |= to;
            }
        }
        let is_const = ty.is_const()
            || matches!(self.tree.types.get(ty), TypeKind::Array { elem, .. } if elem.is_const());
        let linkage = match context {
            DeclContext::Function { .. } => Linkage::None,
            _ if self.in_anonymous_namespace(context) && !extern_c => Linkage::Internal,
            DeclContext::Record(_) => Linkage::Odr,
            _ if specs.storage == Storage::Static => Linkage::Internal,
            _ if flags.contains(VarFlags::INLINE) => Linkage::Odr,
            _ if is_const
                && specs.storage != Storage::Extern
                && !ty.is_volatile()
                && !self.around.extern_single =>
            {
                Linkage::Internal
            }
            _ => Linkage::External,
        };
        let special = if attrs.flags.contains(AttrFlags::DEVICE_BUILTIN) {
            name.and_then(|n| match self.interner.get(n) {
                "threadIdx" => Some(SpecialVar::ThreadIdx),
                "blockIdx" => Some(SpecialVar::BlockIdx),
                "blockDim" => Some(SpecialVar::BlockDim),
                "gridDim" => Some(SpecialVar::GridDim),
                "warpSize" => Some(SpecialVar::WarpSize),
                _ => None,
            })
        } else {
            None
        };
        let thread_local = specs.has(SpecFlags::THREAD_LOCAL);
        let space = self.check_memory_space(&attrs, ty, thread_local, declarator.span);
        // The orderings of <compare> are members that device code reads.
        if member && space != MemorySpace::Host && !self.map.in_system_header(declarator.span.lo) {
            self.report(diag::memory_qualifier_on_data_member(), declarator.span);
        }
        let inline = !member && flags.contains(VarFlags::INLINE) && linkage == Linkage::Odr;
        if inline
            && matches!(space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed)
            && !self.options.rdc
            && !self.map.in_system_header(declarator.span.lo)
        {
            let text = diag::inline_device_constant_managed_variable();
            self.report(text, declarator.span);
        }
        let by_default = !(member && is_const) && self.defaults_to_device(declarator.span)
            || self.is_jit_constant(is_const, context, declarator.span);
        let on_device = space == MemorySpace::Host && by_default;
        let space = if on_device { MemorySpace::Device } else { space };
        self.tree.vars.push(Variable {
            name,
            context,
            ty,
            span: declarator.span,
            linkage,
            access: Access::Public,
            space,
            flags,
            align: attrs.object_align(),
            special,
            instance_of: None,
            asm_label: declarator.asm_label,
            init: InitState::None,
        })
    }

    fn check_memory_space(
        &mut self,
        attrs: &super::attribute::Attrs,
        ty: QualType,
        thread_local: bool,
        span: Span,
    ) -> MemorySpace {
        let m = attrs.memory;
        let word = match attrs.memory_space() {
            MemorySpace::Host => None,
            MemorySpace::Device => Some("__device__"),
            MemorySpace::Constant => Some("__constant__"),
            MemorySpace::Shared => Some("__shared__"),
            MemorySpace::Managed => Some("__managed__"),
        };
        if let Some(word) = word.filter(|_| thread_local) {
            let text = diag::cannot_use_thread_local_specifier_for_variable(&word);
            self.report(text, span);
        }
        if m.contains(MemoryBits::SHARED) && m.contains(MemoryBits::CONSTANT) {
            self.report(diag::illegal_combination_of_memory_qualifiers(), span);
        }
        if m.contains(MemoryBits::MANAGED) {
            if m.intersects(MemoryBits::CONSTANT | MemoryBits::SHARED) {
                self.report(diag::managed_variables_cannot_be_marked_shared(), span);
            } else if self.tree.types.is_reference(ty) {
                self.report(diag::managed_variable_cannot_have_reference_type(), span);
            } else if ty.is_const() {
                self.report(diag::managed_variable_cannot_have_const_qualified_type(), span);
            }
        }
        attrs.memory_space()
    }
}

impl Parser<'_, '_> {
    /// Reads or skips the initialiser of a static variable. Types that depend on it are settled at once.
    pub fn take_initializer(&mut self, var: VarId, specs: &DeclSpecs, scope: ScopeId) {
        let range = self.skip_initializer();
        let span = self.tree.vars[var].span;
        if let Some(range) = range {
            if self.tree.vars[var].space == MemorySpace::Shared {
                self.report(diag::initializer_not_allowed_for_shared_variable(), span);
                return;
            }
            if matches!(self.tree.vars[var].init, InitState::None) {
                self.tree.vars[var].init = InitState::Tokens { range, scope, env: None.into() };
                self.reserve_closures(var, range);
            } else {
                let text =
                    diag::has_already_been_defined(&format_args!("variable \"{}\"", self.show_var(var)));
                self.report(text, span);
                return;
            }
            self.tree.vars[var].flags.remove(VarFlags::EXTERN);
        }
        let ty = self.tree.vars[var].ty;
        let unsettled = self.contains_auto(ty)
            || matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let class_template = matches!(
            self.tree.types.get(ty),
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(_))
        );
        if unsettled && range.is_some() {
            self.ensure_init(var);
        } else if class_template && specs.storage != Storage::Extern {
            // `C c;` deduces from no arguments.
            self.with_body(scope, |s| s.default_init_deduced(var));
        } else if self.contains_auto(ty) {
            self.report(diag::cannot_deduce_auto_type_initializer_required(), span);
            self.tree.vars[var].ty = QualType::ERROR;
        } else if range.is_none()
            && self.tree.vars[var].flags.contains(VarFlags::CONSTEXPR)
            && !self.tree.vars[var].flags.contains(VarFlags::STATIC_MEMBER)
            && specs.storage != Storage::Extern
            && self.tree.types.as_record(self.tree.types.array_base(ty)).is_none()
            && !self.tree.types.is_error(ty)
        {
            self.report(diag::missing_initializer_for_constexpr_variable(), span);
        }
    }
}

impl Sema<'_> {
    /// Parses the initialiser of a static variable if that has not happened yet.
    pub fn ensure_init(&mut self, var: VarId) {
        let InitState::Tokens { range, scope, env } = self.tree.vars[var].init else {
            if matches!(self.tree.vars[var].init, InitState::None) {
                self.instantiate_static_member(var);
                if matches!(self.tree.vars[var].init, InitState::Tokens { .. }) {
                    self.ensure_init(var);
                } else {
                    self.init_bare_constant(var);
                }
            }
            return;
        };
        if !self.enter() {
            self.leave();
            return;
        }
        let used_at = self.span();
        let instance = self.is_instance(var);
        if instance {
            if !self.enter_instantiation(used_at) {
                self.leave();
                return;
            }
            self.instantiations.push((Frame::Variable(var), used_at));
        }
        self.tree.vars[var].init = InitState::InProgress;
        let in_function = matches!(self.tree.vars[var].context, DeclContext::Function { .. });
        let owner = self.closure_owner.take();
        let access = self.around.current_access;
        let declared = self.tree.vars[var].ty;
        let in_place = self.static_in_place == Some(var);
        // Its unevaluated operands may name the locals of the function around it.
        let inside = self.cx.function.is_some() && self.scopes[scope].level == self.cx.level;
        let (_, mut failed) = self.had_errors(|s| {
            let read = |s: &mut Self| {
                let parse = |s: &mut Self| {
                    s.cx.static_of = match s.tree.vars[var].context {
                        DeclContext::Function { function, .. } => Some(function),
                        _ => None,
                    };
                    let read = |s: &mut Self| s.replay_here(range, |s| s.parse_static_initializer(var));
                    match in_function {
                        true => read(s),
                        false => s.with_closure_owner(ClosureOwner::Variable(var), read),
                    }
                };
                let ((), body) = match inside {
                    true => s.with_inner_body(scope, parse),
                    false => s.with_body(scope, parse),
                };
                s.keep_partial_uses(HostWork::Var(var), body);
            };
            if !in_place {
                read(s);
            } else if s.trap(read).is_err() {
                // It may use parameters and `this`: it runs when the function does.
                s.tree.vars[var].init = InitState::InProgress;
                s.tree.vars[var].ty = declared;
                s.replay_here(range, |s| s.parse_static_initializer(var));
            }
        });
        if in_place && self.trap_depth > 0 {
            failed = false;
        }
        self.around.current_access = access;
        self.closure_owner = owner;
        if failed && self.trap_depth > 0 {
            // The errors are thrown away: read it again when it matters.
            self.tree.vars[var].init = InitState::Tokens { range, scope, env };
            self.tree.vars[var].ty = declared;
        } else if matches!(self.tree.vars[var].init, InitState::InProgress) {
            self.tree.vars[var].init = InitState::Failed;
        }
        if instance {
            self.instantiations.pop();
            self.leave_instantiation();
        }
        self.leave();
    }

    /// Whether a variable is made from a template, or is a static member of a class that is.
    pub(super) fn is_instance(&self, var: VarId) -> bool {
        let data = &self.tree.vars[var];
        let of_class = match data.context {
            DeclContext::Record(r) => self.tree.records[r].instance_of.is_some(),
            _ => false,
        };
        of_class || data.instance_of.is_some()
    }

    /// `constexpr C c;` without an initialiser: a constant made by the default constructor.
    fn init_bare_constant(&mut self, var: VarId) {
        let data = &self.tree.vars[var];
        let (ty, span) = (data.ty, data.span);
        if !data.flags.contains(VarFlags::CONSTEXPR)
            || data.flags.contains(VarFlags::EXTERN)
            || self.tree.types.as_record(self.tree.types.array_base(ty)).is_none()
            || !self.complete_if_possible(ty)
        {
            return;
        }
        self.tree.vars[var].init = InitState::InProgress;
        let scope = self.global_scope();
        let (value, _) = self.with_body(scope, |s| {
            let e = s.value_init(ty, span);
            s.evaluate_static(var, e)
        });
        self.tree.vars[var].init = match value {
            Ok(value) => {
                self.check_constexpr_object(ty, &value, span);
                InitState::Constant(value)
            }
            Err(error) => {
                self.report_not_constant(&error, span);
                InitState::Failed
            }
        };
    }

    /// `static union { int a; float b; };` at namespace scope.
    pub fn declare_anonymous_union_variable(&mut self, record: RecordId, specs: &DeclSpecs) {
        self.tree.records[record].flags |= RecordFlags::ANONYMOUS_MEMBER;
        let scope = self.declaration_scope(self.cx.scope);
        let context = self.context_of(scope);
        if specs.storage != Storage::Static && !self.in_anonymous_namespace(context) {
            self.report(diag::anonymous_union_at_global_or_namespace_scope(), specs.span);
        }
        if self.tree.records[record].fields.iter().any(|f| f.access != Access::Public) {
            self.report(diag::invalid_anonymous_union_nonpublic_member(), specs.span);
        }
        let ty = self.record_type(record);
        let declarator = self.hidden_declarator(ty, specs.span);
        let var = self.new_variable(None, ty, context, specs, &declarator);
        self.declare_union_parts(record, var, &mut Vec::new(), specs.span);
    }

    fn declare_union_parts(&mut self, record: RecordId, var: VarId, path: &mut Vec<FieldRef>, span: Span) {
        let scope = self.declaration_scope(self.cx.scope);
        for index in 0..self.tree.records[record].fields.len() as u32 {
            path.push(FieldRef { record, index });
            let field = &self.tree.records[record].fields[index as usize];
            match field.name {
                Some(name) => {
                    let clash =
                        self.entries(scope, name.into()).iter().any(|e| !e.using && !e.decl.is_type());
                    if clash {
                        let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                        self.report(text, span);
                    }
                    self.declare_part(name, var, Part::Fields(path.as_slice().into()));
                }
                None => {
                    if let Some(inner) = self.tree.types.as_record(field.ty) {
                        self.declare_union_parts(inner, var, path, span);
                    }
                }
            }
            path.pop();
        }
    }

    fn declare_part(&mut self, name: Symbol, var: VarId, part: Part) {
        let scope = self.declaration_scope(self.cx.scope);
        let id = PartId(self.static_parts.len() as u32);
        self.static_parts.push(StaticPart { var, part });
        self.declare(scope, name, Decl::Part(id));
    }

    /// A declarator for a variable without a name.
    fn hidden_declarator(&self, ty: QualType, span: Span) -> Declarator {
        Declarator {
            qualifier: None,
            name: None,
            args: None,
            span,
            pos: self.pos(),
            ty,
            function: None,
            attrs: Default::default(),
            asm_label: None,
            pack: false,
            outside: false,
            scope: None,
        }
    }

    /// The type `__builtin_va_list`: an array of one tag, as on x86-64.
    pub fn va_list_type(&mut self) -> QualType {
        if let Some(ty) = self.va_list {
            return ty;
        }
        let global = self.global_scope();
        let name = self.interner.intern(b"__va_list_tag");
        let record = self.new_record(Some(name), RecordKind::Struct, global, Span::NONE);
        let pointer = self.tree.types.pointer(QualType::VOID);
        for (field, ty) in [
            ("gp_offset", QualType::UINT),
            ("fp_offset", QualType::UINT),
            ("overflow_arg_area", pointer),
            ("reg_save_area", pointer),
        ] {
            let name = self.interner.intern(field.as_bytes());
            self.tree.records[record].fields.push(Field::plain(Some(name), ty, Span::NONE));
        }
        self.finish_record(record);
        let ty = self.record_type(record);
        let list = self.tree.types.array(ty, ArrayLen::Known(1));
        self.va_list = Some(list);
        list
    }
}

/// Block scope.
impl Parser<'_, '_> {
    /// A declaration statement with its `;`. None if it declares nothing that code must do.
    pub fn parse_block_declaration(&mut self) -> Option<StmtId> {
        let start = self.span();
        let t = self.tok();
        if t.kind == TokenKind::Keyword {
            match t.symbol() {
                kw::USING => {
                    self.parse_using();
                    return None;
                }
                kw::NAMESPACE => {
                    // Only an alias may stand here.
                    self.parse_external_declaration();
                    return None;
                }
                kw::STATIC_ASSERT => {
                    self.parse_static_assert();
                    return None;
                }
                kw::TEMPLATE => {
                    self.report(diag::template_declaration_is_not_allowed_here(), start);
                    self.skip_declaration();
                    return None;
                }
                _ => {}
            }
        }
        let specs = self.parse_decl_specifiers(SpecContext::Declaration);
        self.check_specifiers(&specs, super::rules::Place::Block);
        if self.at(TokenKind::Semi) {
            let out = self.finish_empty_block_declaration(&specs, start);
            self.bump();
            return out;
        }
        let decls = self.parse_block_declarators(&specs);
        if !self.at(TokenKind::Semi) {
            self.expect(TokenKind::Semi);
            self.skip_declaration();
        } else {
            self.bump();
        }
        self.make_decl_statement(decls, start)
    }
}

impl Sema<'_> {
    fn make_decl_statement(&mut self, decls: Vec<LocalDecl>, start: Span) -> Option<StmtId> {
        if decls.is_empty() {
            return None;
        }
        let span = self.span_from(start);
        Some(self.cx.body.stmts.push(Stmt { kind: StmtKind::Decl(decls.into()), span }))
    }
}

impl Parser<'_, '_> {
    /// The declarators of a block declaration, for-init or range declaration, up to but not including `;` or `:`.
    pub fn parse_block_declarators(&mut self, specs: &DeclSpecs) -> Vec<LocalDecl> {
        let mut decls = Vec::new();
        let mut deduced = None;
        if self.at_structured_binding(specs) {
            self.parse_local_binding(specs, &mut decls);
            return decls;
        }
        loop {
            let base = specs.ty.unwrap_or(QualType::ERROR);
            if specs.ty.is_none() {
                let span = self.span();
                match self.peek(1).kind {
                    TokenKind::Equal | TokenKind::Semi if self.at(TokenKind::Ident) => {
                        self.report(diag::explicit_type_is_missing_int_assumed(), span);
                        self.bump();
                        self.skip_initializer();
                    }
                    _ => self.report_missing_type(),
                }
                return decls;
            }
            let (declarator, _) = self.had_errors(|s| s.parse_declarator(specs, base, NameMode::Required));
            if declarator.name.is_none() {
                return decls;
            }
            let plain = self.is_plain_auto(declarator.ty) && specs.storage == Storage::None;
            let before = decls.len();
            self.finish_block_declarator(specs, declarator, &mut decls);
            if let Some(decl) = decls.get(before).filter(|_| plain) {
                let ty = self.cx.body.locals[decl.local].ty.unqualified();
                self.check_same_auto(&mut deduced, Some(ty));
            }
            if !self.eat(TokenKind::Comma) {
                return decls;
            }
        }
    }

    fn finish_block_declarator(
        &mut self,
        specs: &DeclSpecs,
        declarator: Declarator,
        out: &mut Vec<LocalDecl>,
    ) {
        let scope = self.declaration_scope(self.cx.scope);
        let Some(IdName::Ident(name)) = declarator.name else {
            if specs.is_typedef() && matches!(declarator.name, Some(IdName::Operator(_))) {
                self.report(diag::operator_name_is_not_allowed(), declarator.span);
                return;
            }
            if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
                self.declare_function(specs, &declarator);
                return;
            }
            self.report(diag::expected_identifier(), declarator.span);
            return;
        };
        if declarator.qualifier.is_some() && !self.tree.types.is_error(declarator.ty) {
            self.report(diag::qualified_name_is_not_allowed(), declarator.span);
            let _ = self.skip_initializer();
            return;
        }
        if specs.is_typedef() {
            let tag = specs.tag.filter(|_| specs.ty == Some(declarator.ty));
            self.declare_typedef(name, declarator.ty, tag, declarator.span, scope);
            self.align_name(scope, name, specs.attrs.align, &declarator.attrs);
            return;
        }
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            self.check_not_local(scope, name, declarator.span);
            self.declare_function(specs, &declarator);
            return;
        }
        if self.lacks_template_args(declarator.ty) {
            self.report(diag::cannot_deduce_class_template_arguments(), declarator.span);
        }
        let clash = self
            .entries(scope, name.into())
            .iter()
            .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_)))
            || self.redeclares_header(scope, name);
        let mut attrs = specs.attrs.clone();
        attrs.merge(declarator.attrs.clone());
        if clash && specs.storage != Storage::Extern {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, declarator.span);
        }
        if specs.storage == Storage::Extern && !attrs.memory.contains(MemoryBits::SHARED) {
            self.check_not_local(scope, name, declarator.span);
            self.declare_block_extern(specs, &declarator, name);
            return;
        }
        let is_static = specs.storage == Storage::Static
            || specs.storage == Storage::Extern
            || attrs.memory.contains(MemoryBits::SHARED)
            || specs.has(SpecFlags::THREAD_LOCAL);
        let elsewhere = MemoryBits::CONSTANT | MemoryBits::DEVICE | MemoryBits::MANAGED;
        if is_static || attrs.memory.intersects(elsewhere) {
            self.declare_static_local(specs, &declarator, name, is_static, &attrs);
            return;
        }
        self.note_lint_attributes(&attrs, declarator.span);
        let local =
            self.new_local(Some(name), declarator.ty, LocalKind::Var, attrs.object_align(), declarator.span);
        // A name declared twice means the first.
        if !clash {
            self.declare(scope, name, Decl::Local(local));
        }
        let constant = specs.has(SpecFlags::CONSTEXPR);
        if constant {
            let ty = self.cx.body.locals[local].ty;
            self.cx.body.locals[local].ty = self.tree.types.qualify(ty, crate::tree::types::Quals::CONST);
        }
        let plain = self.is_plain_auto(declarator.ty);
        let init = self.parse_local_initializer(local, constant);
        if plain {
            let ty = self.cx.body.locals[local].ty.unqualified();
            self.check_auto_constraint(specs.constraint, ty, declarator.span);
        }
        if init.is_some() || self.cx.body.locals[local].dtor.is_some() {
            self.cx.ex.labels.protect(crate::sema::stmt::Barrier::Initialization);
        } else if !constant {
            self.check_constexpr_local(local);
        }
        out.push(LocalDecl { local, init: init.into() });
    }
}

impl Sema<'_> {
    pub fn new_local(
        &mut self,
        name: Option<Symbol>,
        ty: QualType,
        kind: LocalKind,
        align: u32,
        span: Span,
    ) -> LocalId {
        self.cx.body.locals.push(Local { name, ty, kind, align, span, dtor: None.into() })
    }

    /// What is declared in a block for the namespace around it may not have the name of a local variable.
    fn check_not_local(&mut self, scope: ScopeId, name: Symbol, span: Span) {
        let local = |e: &Entry| matches!(e.decl, Decl::Local(_) | Decl::Binding(_));
        if self.entries(scope, name.into()).iter().any(local) || self.redeclares_header(scope, name) {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
        }
    }

    /// `A *p` for a class template `A`: arguments are deduced for a plain `A` only ([dcl.type.class.deduct]).
    fn lacks_template_args(&self, ty: QualType) -> bool {
        let mut at = ty;
        while let TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) =
            *self.tree.types.get(at)
        {
            at = t;
        }
        at != ty && matches!(self.tree.types.get(at), TypeKind::Deduced(Placeholder::Template(_)))
    }
}

impl Parser<'_, '_> {
    fn declare_block_extern(&mut self, specs: &DeclSpecs, declarator: &Declarator, name: Symbol) {
        let block = self.declaration_scope(self.cx.scope);
        let ns = self.enclosing_namespace(block);
        let scope = self.namespace_scope(ns);
        let known = self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
            Decl::Var(v) => Some(v),
            _ => None,
        });
        let var = match known {
            Some(v) => {
                let same = self.tree.vars[v].ty == declarator.ty
                    || self.tree.types.is_array(declarator.ty)
                    || self.tree.types.is_error(declarator.ty)
                    || self.tree.types.is_error(self.tree.vars[v].ty);
                if !same {
                    let text = diag::declaration_is_incompatible(&format_args!("\"{}\"", self.show_var(v)));
                    self.report(text, declarator.span);
                }
                v
            }
            None => {
                let v = self.new_variable(
                    Some(name),
                    declarator.ty,
                    DeclContext::Namespace(ns),
                    specs,
                    declarator,
                );
                let entry = Entry {
                    decl: Decl::Var(v),
                    pos: self.pos(),
                    access: Access::Public,
                    hidden: true,
                    using: false,
                };
                self.declare_entry(scope, name.into(), entry);
                v
            }
        };
        self.declare(block, name, Decl::Var(var));
        if self.at(TokenKind::Equal) {
            let span = self.span();
            self.report(diag::initializer_is_not_allowed_on_local_declaration(), span);
            self.skip_initializer();
        }
    }
}

impl Sema<'_> {
    /// `extern __shared__ T s[]` in two functions of a namespace is one variable, and has one type. Whether this block has
    /// declared it already.
    fn check_extern_shared(&mut self, scope: ScopeId, name: Symbol, var: VarId, span: Span) -> bool {
        let ns = self.enclosing_namespace(scope);
        let first = *self.extern_shared.entry((ns, name)).or_insert(var);
        let declared_here = self
            .entries(scope, name.into())
            .iter()
            .any(|e| matches!(e.decl, Decl::Var(v) if self.tree.vars[v].flags.contains(VarFlags::EXTERN)));
        let (old, new) = (self.tree.vars[first].ty, self.tree.vars[var].ty);
        if self.tree.types.is_error(old) || self.tree.types.is_error(new) || old == new {
            return declared_here;
        }
        let same = match (self.tree.types.get(old), self.tree.types.get(new)) {
            (TypeKind::Array { elem: a, len: x }, TypeKind::Array { elem: b, len: y }) => {
                a == b && (*x == ArrayLen::Unknown || *y == ArrayLen::Unknown)
            }
            _ => false,
        };
        if !same && self.trap_depth == 0 {
            let line = self.map.presumed(self.tree.vars[first].span.lo).map_or(0, |p| p.line);
            let message = match declared_here {
                true => diag::declaration_is_incompatible_with_previous,
                false => diag::declaration_is_incompatible_with_previous_in_block,
            };
            self.report(message(&self.text(name), &line), span);
        }
        declared_here
    }
}

impl Parser<'_, '_> {
    /// `static`, `__shared__` and the like inside a function.
    fn declare_static_local(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        name: Symbol,
        is_static: bool,
        attrs: &super::attribute::Attrs,
    ) {
        let on_device = self.cx.function.is_some_and(|f| self.tree.functions[f].spaces.on_device());
        if !is_static && on_device {
            let word = match attrs.memory_space() {
                MemorySpace::Constant => "__constant__",
                MemorySpace::Managed => "__managed__",
                _ => "__device__",
            };
            let text = diag::automatic_variable_declaration_is_not_allowed_inside(&word);
            self.report(text, declarator.span);
        }
        if specs.has(SpecFlags::THREAD_LOCAL) && on_device {
            self.report(diag::cannot_use_thread_local_specifier_for_variable_declarations(), declarator.span);
        }
        if is_static && specs.storage != Storage::Extern && self.in_plain_constexpr() {
            let text = diag::constexpr_function_may_not_define_static_variable();
            self.report(text, declarator.span);
        }
        let scope = self.declaration_scope(self.cx.scope);
        let is_extern = specs.storage == Storage::Extern;
        // [basic.link]: what is declared `extern` in a block is a member of the namespace around it.
        let context = if is_extern {
            DeclContext::Namespace(self.enclosing_namespace(scope))
        } else {
            let context = self.context_of(scope);
            self.number_local(context, Some(name))
        };
        let var = self.new_variable(Some(name), declarator.ty, context, specs, declarator);
        if self.tree.vars[var].space == MemorySpace::Host && on_device {
            self.tree.vars[var].space = MemorySpace::Device;
        }
        if !is_extern {
            self.tree.vars[var].flags.remove(VarFlags::EXTERN);
            let ty = self.tree.vars[var].ty;
            let open = matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
            if open && !matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace) {
                self.require_complete(ty, declarator.span);
            }
        }
        let declared = is_extern && self.check_extern_shared(scope, name, var, declarator.span);
        if !declared {
            self.declare(scope, name, Decl::Var(var));
        }
        self.cx.body.statics.push(var);
        let init_scope = self.cx.scope;
        let in_place = (self.cx.function.is_some() && !on_device && !is_extern).then_some(var);
        let outer = std::mem::replace(&mut self.static_in_place, in_place);
        self.take_initializer(var, specs, init_scope);
        // The initialiser may use what is local here, so it is read now.
        let before = self.diags.checkpoint();
        self.ensure_init(var);
        if on_device && self.diags.has_errors_since(before) {
            self.reword_dynamic_init(before, declarator.span);
        }
        self.static_in_place = outer;
        let in_function = self.cx.function.is_some();
        if in_function && matches!(self.tree.vars[var].init, InitState::None) && !is_extern {
            self.default_init_static(var);
        }
        self.mark_used_var(var);
    }
}

impl Sema<'_> {
    /// A static variable of a device function that is initialised from a local one: that is no constant.
    fn reword_dynamic_init(&mut self, before: oxicc_source::Checkpoint, span: Span) {
        let names_local =
            self.diags.iter().last().is_some_and(|d| {
                d.code == Some(diag::reference_to_local_variable_of_enclosing_function::CODE)
            });
        if names_local {
            self.diags.rollback(before);
            self.report(diag::static_variable_has_dynamic_initializer(&"__device__"), span);
        }
    }

    /// `struct S {...};` and anonymous unions in a block.
    fn finish_empty_block_declaration(&mut self, specs: &DeclSpecs, start: Span) -> Option<StmtId> {
        let Some(Tag::Record { record, defined: true }) = specs.tag else { return None };
        if self.tree.records[record].name.is_some() || self.tree.records[record].kind != RecordKind::Union {
            return None;
        }
        self.tree.records[record].flags |= RecordFlags::ANONYMOUS_MEMBER;
        let ty = self.record_type(record);
        let local = self.new_local(None, ty, LocalKind::Var, 0, start);
        self.declare_union_bindings(record, local);
        self.make_decl_statement(vec![LocalDecl { local, init: None.into() }], start)
    }
}

/// Structured bindings ([dcl.struct.bind]).
impl Parser<'_, '_> {
    /// `auto [`, `auto& [`, `auto&& [`.
    pub fn at_structured_binding(&mut self, specs: &DeclSpecs) -> bool {
        let Some(ty) = specs.ty else { return false };
        if !self.is_plain_auto(ty) {
            return false;
        }
        match self.kind() {
            TokenKind::LBracket => !self.at_std_attribute(),
            TokenKind::Amp | TokenKind::AmpAmp => self.peek(1).kind == TokenKind::LBracket,
            _ => false,
        }
    }

    /// Names between the brackets; the cursor ends behind `]`.
    fn parse_binding_names(&mut self) -> SmallVec<[(Symbol, Span); 4]> {
        self.expect(TokenKind::LBracket);
        let mut names = SmallVec::new();
        while let Some(name) = self.ident() {
            names.push((name, self.span()));
            self.bump();
            let mut attrs = Default::default();
            self.parse_attributes(&mut attrs);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect(TokenKind::RBracket);
        names
    }
}

impl Sema<'_> {
    /// A structured binding may not be constexpr, and before C++20 have no storage class ([dcl.pre]/6).
    fn check_binding_specifiers(&mut self, specs: &DeclSpecs, span: Span) {
        if specs.flags.intersects(SpecFlags::CONSTEXPR | SpecFlags::CONSTINIT | SpecFlags::INLINE) {
            self.report(diag::structured_binding_cannot_be_declared_with_specifier(), span);
        }
    }

    /// Names that one declaration declares in the current scope must be new there.
    pub(in crate::sema) fn check_new_names(&mut self, names: &[(Symbol, Span)]) {
        let scope = self.declaration_scope(self.cx.scope);
        for (i, (name, span)) in names.iter().enumerate() {
            let taken = |e: &Entry| !e.using && !e.hidden && !e.decl.is_type() && e.decl != Decl::Error;
            if names[..i].iter().any(|n| n.0 == *name)
                || self.entries(scope, (*name).into()).iter().any(taken)
                || self.redeclares_header(scope, *name)
            {
                let text = diag::has_already_been_declared_in_current_scope(&self.text(*name));
                self.report(text, *span);
            }
        }
    }
}

impl Parser<'_, '_> {
    fn parse_local_binding(&mut self, specs: &DeclSpecs, out: &mut Vec<LocalDecl>) {
        let start = self.span();
        let mut ty = specs.ty.unwrap_or(QualType::AUTO);
        if self.eat(TokenKind::Amp) {
            ty = self.tree.types.lvalue_ref(ty);
        } else if self.eat(TokenKind::AmpAmp) {
            ty = self.tree.types.rvalue_ref(ty);
        }
        let names = self.parse_binding_names();
        self.check_binding_specifiers(specs, start);
        self.check_new_names(&names);
        let local = self.new_local(None, ty, LocalKind::Hidden, 0, start);
        // In a range-for the initialiser comes later.
        if self.at(TokenKind::Colon) {
            self.pending_binding = Some((local, names));
            out.push(LocalDecl { local, init: None.into() });
            return;
        }
        let init = self.parse_local_initializer(local, false);
        let deduced = self.tree.types.strip_ref(self.cx.body.locals[local].ty).unqualified();
        self.check_auto_constraint(specs.constraint, deduced, start);
        out.push(LocalDecl { local, init: init.into() });
        let span = self.span_from(start);
        self.bind_names(local, &names, span, out);
    }

    /// A structured binding with static storage: the names are parts of a hidden variable.
    pub fn parse_namespace_binding(&mut self, specs: &DeclSpecs) {
        let start = self.span();
        let mut ty = specs.ty.unwrap_or(QualType::AUTO);
        if self.eat(TokenKind::Amp) {
            ty = self.tree.types.lvalue_ref(ty);
        } else if self.eat(TokenKind::AmpAmp) {
            ty = self.tree.types.rvalue_ref(ty);
        }
        let names = self.parse_binding_names();
        self.check_binding_specifiers(specs, start);
        self.check_new_names(&names);
        let context = self.context_of(self.declaration_scope(self.cx.scope));
        let declarator = self.hidden_declarator(ty, start);
        let var = self.new_variable(None, ty, context, specs, &declarator);
        if self.tree.vars[var].space != MemorySpace::Host {
            self.unsupported(start, "a structured binding in device memory");
        }
        let inner = self.cx.scope;
        self.take_initializer(var, specs, inner);
        self.bind_static_names(var, &names, start);
        if !self.expect(TokenKind::Semi) {
            self.skip_declaration();
        }
    }
}

impl Sema<'_> {
    fn bind_static_names(&mut self, var: VarId, names: &[(Symbol, Span)], span: Span) {
        let scope = self.declaration_scope(self.cx.scope);
        let parts = self.static_parts_of(var, names, span);
        for (i, (name, _)) in names.iter().enumerate() {
            match parts.as_ref().and_then(|p| p.get(i)) {
                Some((var, part)) => self.declare_part(*name, *var, part.clone()),
                None => self.declare(scope, *name, Decl::Error),
            }
        }
    }

    /// The parts that a structured binding over a static variable names; None after an error.
    fn static_parts_of(
        &mut self,
        var: VarId,
        names: &[(Symbol, Span)],
        span: Span,
    ) -> Option<Vec<(VarId, Part)>> {
        let declared = self.tree.vars[var].ty;
        let object_ty = self.tree.types.strip_ref(declared);
        if self.tree.types.is_error(declared) {
            return None;
        }
        if let TypeKind::Array { len: ArrayLen::Known(n), .. } = *self.tree.types.get(object_ty) {
            self.check_binding_count(object_ty, n, names.len(), span).then_some(())?;
            return Some((0..n as u32).map(|i| (var, Part::Element(i))).collect());
        }
        let Some(record) = self.tree.types.as_record(object_ty) else {
            let ty = self.show_type(object_ty);
            self.report(diag::cannot_decompose_object_of_type(&ty), span);
            return None;
        };
        if !self.require_complete(object_ty, span) {
            return None;
        }
        if let Some(n) = self.tuple_size(object_ty) {
            self.check_binding_count(object_ty, n, names.len(), span).then_some(())?;
            return (0..n)
                .map(|i| Some((self.static_tuple_part(var, object_ty, i, span)?, Part::Whole)))
                .collect();
        }
        let (home, fields) = self.binding_fields(record, object_ty, span)?;
        self.check_binding_count(object_ty, fields.len() as u64, names.len(), span).then_some(())?;
        let part = |index: u32| (var, Part::Fields(Box::new([FieldRef { record: home, index }])));
        Some(fields.into_iter().map(part).collect())
    }

    /// A hidden reference to an element of a tuple.
    fn static_tuple_part(
        &mut self,
        var: VarId,
        object_ty: QualType,
        index: u64,
        span: Span,
    ) -> Option<VarId> {
        let scope = self.declaration_scope(self.cx.scope);
        let context = self.context_of(scope);
        let (hidden, _) = self.with_body(scope, |s| {
            let object = s.build_var(var, span);
            let by_lvalue = matches!(s.tree.types.get(s.tree.vars[var].ty), TypeKind::LValueRef(_));
            let object = if by_lvalue { object } else { s.with_category(object, Category::XValue) };
            let element = s.tuple_element(object_ty, index, span)?;
            let value = s.tuple_get(object, index, span)?;
            let reference = match s.ecat(value) {
                Category::LValue => s.tree.types.lvalue_ref(element),
                _ => s.tree.types.rvalue_ref(element),
            };
            let declarator = s.hidden_declarator(reference, span);
            let hidden = s.new_variable(None, reference, context, &DeclSpecs::default(), &declarator);
            s.init_hidden_static(hidden, value);
            Some(hidden)
        });
        hidden
    }

    pub fn is_block_scope(&self, scope: ScopeId) -> bool {
        matches!(self.scopes[scope].kind, ScopeKind::Block | ScopeKind::Prototype)
    }
}
