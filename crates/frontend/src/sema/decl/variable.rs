//! Variables of namespaces and classes.

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::cuda::host::HostWork;
use crate::sema::decl::attribute::{AttrFlags, MemoryBits};
use crate::sema::decl::declarator::Declarator;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage};
use crate::sema::lookup::scope::{Decl, Part, PartId, StaticPart};
use crate::sema::{Frame, Scoped, Sema};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{
    Access, ClosureOwner, DeclContext, Field, FieldRef, InitState, Linkage, MemorySpace, RecordFlags,
    RecordId, RecordKind, SpecialVar, VarFlags, VarId, Variable,
};

impl Sema<'_> {
    /// What a definition without an initialiser must fulfil.
    pub(crate) fn check_definition(&mut self, var: VarId) {
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

    pub(crate) fn merge_variable(&mut self, var: VarId, specs: &DeclSpecs, declarator: &Declarator) {
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
        let by_default = self.defaults_to_device(declarator.span)
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
        attrs: &crate::sema::decl::attribute::Attrs,
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
        let owner = self.closures.owner_mut().take();
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
        *self.closures.owner_mut() = owner;
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
    pub(crate) fn is_instance(&self, var: VarId) -> bool {
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

    pub(crate) fn declare_part(&mut self, name: Symbol, var: VarId, part: Part) {
        let scope = self.declaration_scope(self.cx.scope);
        let id = PartId(self.static_parts.len() as u32);
        self.static_parts.push(StaticPart { var, part });
        self.declare(scope, name, Decl::Part(id));
    }

    /// A declarator for a variable without a name.
    pub(crate) fn hidden_declarator(&self, ty: QualType, span: Span) -> Declarator {
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
