//! Declarations in blocks.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::attribute::MemoryBits;
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags, Storage};
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::{Decl, Entry};
use crate::tree::body::LocalKind;
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{Access, DeclContext, InitState, MemorySpace, StmtId, VarFlags};

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
        self.check_specifiers(&specs, crate::sema::decl::rules::Place::Block);
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
            self.silence(declarator.span);
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

    /// `static`, `__shared__` and the like inside a function.
    fn declare_static_local(
        &mut self,
        specs: &DeclSpecs,
        declarator: &Declarator,
        name: Symbol,
        is_static: bool,
        attrs: &crate::sema::decl::attribute::Attrs,
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
