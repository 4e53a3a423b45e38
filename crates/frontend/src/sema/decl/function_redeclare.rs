//! Functions declared again: finding the earlier declaration and merging the two.

use oxicc_source::{Message, Span};

use crate::diag;
use crate::sema::Sema;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::declarator::{Declarator, FnDeclarator};
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Entry, Key, ScopeKind};
use crate::tree::types::{FnType, QualType, RefQual};
use crate::tree::{
    BodyState, DeclContext, DeclName, DefaultArg, FnFlags, FunctionId, Linkage, ScopeId, Spaces, TokenRange,
};

impl Sema<'_> {
    /// Outside its class a member function is defined, not declared once more.
    pub(crate) fn refuse_redeclaration(&mut self, declarator: &Declarator) {
        let text = diag::member_function_may_not_be_redeclared_outside();
        self.report(text, declarator.span);
    }

    /// Whether the scope has another function with C linkage under this name.
    pub(crate) fn c_function_clash(&self, scope: ScopeId, key: Key, ty: QualType) -> bool {
        let Some(new) = self.tree.types.as_function(ty) else { return false };
        matches!(key, Key::Ident(_))
            && self.entries(scope, key).iter().any(|e| match e.decl {
                Decl::Function(f) if !e.using => {
                    let data = &self.tree.functions[f];
                    data.flags.contains(FnFlags::EXTERN_C)
                        && self.fn_info[f].pos != 0
                        && !data.flags.contains(FnFlags::DEVICE_BUILTIN)
                        && self.tree.types.as_function(data.ty).is_some_and(|t| t.params != new.params)
                }
                _ => false,
            })
    }

    /// A friend or block declaration becomes visible when the namespace declares it.
    pub(crate) fn reveal(&mut self, scope: ScopeId, key: Key, function: FunctionId, keep: bool) -> bool {
        let pos = self.pos();
        if let Some(entries) = self.entries_mut(scope, key) {
            for e in entries.iter_mut() {
                if e.decl == Decl::Function(function) && e.hidden && !keep {
                    e.hidden = false;
                    e.pos = pos;
                    return true;
                }
            }
        }
        false
    }

    /// What is wrong with a definition outside that nothing was declared for: no member, one of another type, or several.
    pub(crate) fn no_match(
        &self,
        declarator: &Declarator,
        name: DeclName,
        scope: ScopeId,
        key: Key,
    ) -> Message {
        let declared = self.entries(scope, key);
        let shown = self.show_name(
            name,
            match declarator.qualifier {
                Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                    Some(r) => DeclContext::Record(r),
                    None => DeclContext::Namespace(crate::tree::NamespaceId::GLOBAL),
                },
                _ => DeclContext::Namespace(crate::tree::NamespaceId::GLOBAL),
            },
        );
        match declarator.qualifier {
            Some(Qualifier::Type(ty)) => {
                let ty = self.show_type(ty);
                match declared {
                    [] if matches!(name, DeclName::Ident(_)) => diag::class_has_no_member(&ty, &shown),
                    [Entry { decl: Decl::Function(f), .. }] => {
                        let declared = self.show_function(*f);
                        diag::declaration_is_incompatible(&format_args!("\"{declared}\""))
                    }
                    _ => diag::no_instance_of_function_matches_specified_type(&ty, &shown),
                }
            }
            _ => diag::no_declaration_of_function_matches(&shown),
        }
    }

    /// The function in `scope` that a declaration with this type redeclares.
    pub fn find_redeclared(
        &mut self,
        scope: ScopeId,
        key: Key,
        ty: QualType,
        qualified: bool,
    ) -> Option<FunctionId> {
        let new = self.tree.types.as_function(ty)?.clone();
        let mut fallback = None;
        if let ScopeKind::Record(record) = self.scopes[scope].kind {
            self.demand_special(record, key);
        }
        let mut stack = vec![scope];
        while let Some(scope) = stack.pop() {
            for e in self.entries(scope, key) {
                let Decl::Function(f) = e.decl else { continue };
                if e.using && !qualified {
                    continue;
                }
                let Some(old) = self.tree.types.as_function(self.tree.functions[f].ty) else { continue };
                // Conversion functions differ by the type they convert to.
                if same_signature(old, &new) && (key != Key::Conversion || old.ret == new.ret) {
                    if self.same_constraints(f) {
                        return Some(f);
                    }
                    // Outside its class a member may repeat its constraints in other words.
                    if qualified {
                        fallback = fallback.or(Some(f));
                    }
                }
            }
            if qualified {
                stack.extend(self.scopes[scope].inline_children().iter().copied());
            }
        }
        fallback
    }

    /// Constrained overloads with equal types are told apart by their requires-clauses.
    fn same_constraints(&self, f: FunctionId) -> bool {
        let old = self.fn_info[f].requires;
        match (old, self.around.pending_requires) {
            (None, None) => true,
            (Some(a), Some(b)) => self.same_tokens(a, b),
            _ => false,
        }
    }

    /// Whether two ranges have the same tokens.
    pub fn same_tokens(&self, a: TokenRange, b: TokenRange) -> bool {
        a.end - a.start == b.end - b.start
            && (0..a.end - a.start).all(|i| {
                let (x, y) =
                    (self.tokens.get((a.start + i) as usize), self.tokens.get((b.start + i) as usize));
                x.kind == y.kind && (!x.kind.has_symbol() || x.symbol() == y.symbol())
            })
    }

    /// Whether a new overload may join what the scope has under this name.
    pub(crate) fn check_overload(&mut self, scope: ScopeId, key: Key, ty: QualType, span: Span) -> bool {
        let mut problem = None;
        for e in self.entries(scope, key) {
            match e.decl {
                Decl::Function(_) | Decl::Record(_) | Decl::Enum(_) | Decl::Error => {}
                Decl::Template(t) if self.tree.templates[t].kind == crate::tree::TemplateKind::Function => {}
                _ if e.using || e.hidden => {}
                _ => problem = Some(e.decl),
            }
        }
        let _ = ty;
        if problem.is_some() {
            let text = match key {
                Key::Ident(s) => diag::has_already_been_declared_in_current_scope(&self.text(s)),
                _ => diag::name_has_already_been_declared_in_current(),
            };
            self.report(text, span);
            return false;
        }
        true
    }

    /// Adds what a redeclaration says to the known function; false if it cannot be one.
    pub(crate) fn merge_function(
        &mut self,
        function: FunctionId,
        ty: QualType,
        specs: &DeclSpecs,
        declarator: &Declarator,
    ) -> bool {
        let attrs = self.all_attrs(specs, declarator, declarator.function.as_ref());
        if !self.check_same_return(function, ty, declarator) {
            return false;
        }
        self.merge_spaces(function, &attrs, declarator.span);
        self.note_lint_attributes(&attrs, self.tree.functions[function].span);
        self.note_redeclared(function);
        self.check_same_linkage(function, declarator.span);
        self.check_same_constexpr(function, specs, declarator.span);
        if let Some(new) = self.tree.types.as_function(ty).cloned() {
            self.check_same_noexcept(function, &new, declarator.span);
        }
        let mut flags = attrs.function;
        if specs.has(SpecFlags::INLINE) {
            flags |= FnFlags::INLINE;
        }
        if specs.has(SpecFlags::CONSTEXPR) {
            flags |= FnFlags::CONSTEXPR | FnFlags::INLINE;
        }
        if specs.has(SpecFlags::CONSTEVAL) {
            flags |= FnFlags::CONSTEVAL | FnFlags::CONSTEXPR | FnFlags::INLINE;
        }
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        let block = self.is_block_scope(self.declaration_scope(self.cx.scope));
        let data = &mut self.tree.functions[function];
        data.flags |= flags;
        if flags.contains(FnFlags::INLINE) && data.linkage == Linkage::External {
            data.linkage = Linkage::Odr;
        }
        if let Some(kernel) = attrs.kernel {
            data.kernel = Some(kernel);
        }
        if declarator.asm_label.is_some() {
            data.asm_label = declarator.asm_label;
        }
        if let Some(info) = &declarator.function {
            let mut twice = false;
            for (param, new) in data.params.iter_mut().zip(&info.params) {
                if let Some(range) = new.default {
                    let again =
                        matches!(param.default, DefaultArg::Tokens { range: old, .. } if old != range);
                    twice |= again && !block;
                    param.default = DefaultArg::Tokens { range, scope, env: None.into() };
                }
            }
            self.name_params(function, info);
            if twice {
                self.report(diag::redefinition_of_default_argument(), declarator.span);
            }
            self.check_default_args(function, declarator.span);
        }
        self.drop_host_offer(function);
        true
    }

    /// Whether a redeclaration returns what the function does.
    fn check_same_return(&mut self, function: FunctionId, ty: QualType, declarator: &Declarator) -> bool {
        let old_ty = self.tree.functions[function].ty;
        if let (Some(old), Some(new)) = (self.tree.types.as_function(old_ty), self.tree.types.as_function(ty))
            && old.ret != new.ret
            && !self.tree.types.is_error(new.ret)
            && !self.tree.types.is_error(old.ret)
            && !self.contains_auto(new.ret)
            && self.fn_info[function].pos != 0
        {
            let is_member =
                self.tree.functions[function].record().is_some() && declarator.qualifier.is_some();
            let message = match is_member {
                true => diag::member_differs_by_return_type,
                false => diag::cannot_overload_by_return_type,
            };
            self.report(message(&self.show_function(function)), declarator.span);
            return false;
        }
        true
    }

    /// What a friend declaration repeats of a function that is known: its type with the exception specification.
    pub(crate) fn check_same_declaration(
        &mut self,
        function: FunctionId,
        ty: QualType,
        declarator: &Declarator,
    ) -> bool {
        if !self.check_same_return(function, ty, declarator) {
            return false;
        }
        // What is computed is only known once the class is complete.
        let computed = declarator
            .function
            .as_ref()
            .is_some_and(|i| matches!(i.noexcept, crate::sema::decl::declarator::NoexceptSpec::Tokens(_)));
        if let Some(new) = self.tree.types.as_function(ty).cloned().filter(|_| !computed) {
            self.check_same_noexcept(function, &new, declarator.span);
        }
        true
    }

    /// The parameters that a body uses are those of the definition, and so is their top-level cv.
    pub(crate) fn name_params(&mut self, function: FunctionId, info: &FnDeclarator) {
        let data = &mut self.tree.functions[function];
        if !matches!(data.body, BodyState::None) {
            return;
        }
        for (param, new) in data.params.iter_mut().zip(&info.params) {
            param.name = new.name;
            if param.ty.unqualified() == new.ty.unqualified() {
                param.ty = new.ty;
            }
        }
        self.fn_info[function].packs = info.packs.clone();
    }

    /// glibc offers checking bodies of `printf`, `memcpy` and others where `_FORTIFY_SOURCE` is set, as most
    /// distributions do. They are the host's: on the device these functions are the compiler's.
    pub(crate) fn drop_host_offer(&mut self, function: FunctionId) {
        let data = &mut self.tree.functions[function];
        if data.flags.contains(FnFlags::GNU_INLINE | FnFlags::DEVICE_BUILTIN)
            && matches!(data.body, BodyState::Tokens { .. })
        {
            data.body = BodyState::None;
        }
    }

    fn merge_spaces(&mut self, function: FunctionId, attrs: &Attrs, span: Span) {
        let data = &self.tree.functions[function];
        let (old, builtin) = (data.spaces, data.flags.contains(FnFlags::DEVICE_BUILTIN));
        let name = |s: &Self| s.show_function(function);
        self.tree.functions[function].spaces = self.redeclared_spaces(old, attrs, builtin, name, span);
    }

    /// Where a function is after a redeclaration with other execution spaces (spec 5.2).
    pub(crate) fn redeclared_spaces(
        &mut self,
        old: Spaces,
        attrs: &Attrs,
        builtin: bool,
        name: impl Fn(&Self) -> String,
        span: Span,
    ) -> Spaces {
        let new = attrs.spaces;
        let both = Spaces::HOST | Spaces::DEVICE;
        if old.contains(Spaces::KERNEL) {
            let message = match new {
                n if n.contains(Spaces::KERNEL) => return old,
                n if n.is_empty() => diag::kernel_redeclared_without_spaces,
                n if n == Spaces::HOST => diag::kernel_redeclared_as_host,
                n if n == Spaces::DEVICE => diag::kernel_redeclared_as_device,
                _ => diag::kernel_redeclared_as_host_device,
            };
            let message = message(&name(self));
            self.report(message, span);
            return old;
        }
        if new.contains(Spaces::KERNEL) {
            let message = match old & both {
                b if b == both => diag::host_device_redeclared_as_kernel,
                b if b == Spaces::DEVICE => diag::device_redeclared_as_kernel,
                _ => diag::host_redeclared_as_kernel,
            };
            let message = message(&name(self));
            self.report(message, span);
            return old;
        }
        if old.contains(both) {
            return old;
        }
        let message = match (old.contains(Spaces::DEVICE), new) {
            (true, n) if n.is_empty() => diag::device_redeclared_without_device,
            (true, n) if n == Spaces::HOST => diag::device_redeclared_with_host,
            (true, n) if n == both => diag::device_redeclared_with_host_device,
            (false, n) if n == Spaces::DEVICE => diag::host_redeclared_with_device,
            (false, n) if n == both => diag::host_redeclared_with_host_device,
            _ => return old,
        };
        if !builtin && !attrs.function.contains(FnFlags::DEVICE_BUILTIN) {
            let message = message(&name(self));
            self.report(message, span);
        }
        old | both | Spaces::EXPLICIT
    }
}

/// Equal parameters, cv and ref: the same function ([over.dcl]).
pub fn same_signature(a: &FnType, b: &FnType) -> bool {
    a.params == b.params
        && a.variadic == b.variadic
        && a.quals == b.quals
        && (a.ref_qual == b.ref_qual || (a.ref_qual == RefQual::None && b.ref_qual == RefQual::None))
}
