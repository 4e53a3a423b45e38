//! Class bodies read as patterns, for the deduction guides of their constructors.

use std::rc::Rc;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::NameMode;
use crate::sema::decl::function::Definition;
use crate::sema::decl::specifiers::SpecContext;
use crate::sema::lookup::scope::Decl;
use crate::sema::template::{FnPattern, Header};
use crate::tree::types::{FnType, QualType};
use crate::tree::{DeclName, FunctionId, TemplateArg, TemplateId, TemplateKind};

impl Parser<'_, '_> {
    /// The types of the data members that one member-declaration declares.
    pub(crate) fn member_types(&mut self, end: u32) -> Vec<QualType> {
        pub(crate) use crate::sema::decl::specifiers::{SpecFlags, Storage};
        let mut out = Vec::new();
        let specs = self.parse_decl_specifiers(SpecContext::Declaration);
        if specs.storage != Storage::None || specs.has(SpecFlags::FRIEND) {
            return out;
        }
        let Some(base) = specs.ty else { return out };
        while self.pos() < end && !self.at(TokenKind::Semi) {
            let declarator = self.parse_declarator(&specs, base, NameMode::Required);
            if declarator.function.is_some() {
                return out;
            }
            out.push(declarator.ty);
            let _ = self.skip_initializer();
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        out
    }

    /// One member of the class body.
    pub(crate) fn guide_member(
        &mut self,
        class: TemplateId,
        name: Symbol,
        header: &Header,
        ty: QualType,
        out: &mut Vec<Decl>,
    ) {
        let start = self.pos();
        if self.at_kw(kw::USING) || self.at_kw(kw::TYPEDEF) {
            let scope = self.cx.scope;
            let _ = self
                .trap(|s| if s.at_kw(kw::USING) { s.parse_using() } else { s.parse_simple_declaration() });
            self.cx.scope = scope;
            return;
        }
        self.declare_member_type(ty);
        let mut at = start;
        let mut template = None;
        if self.at_kw(kw::TEMPLATE) && self.peek(1).kind == TokenKind::Less {
            template = Some(at);
            match self.scan_template_args(at + 1) {
                Some(after) => at = after,
                None => at += 2,
            }
            if self.tokens.get(at as usize).is_name(kw::REQUIRES) {
                self.seek(at + 1);
                self.skip_constraint();
                at = self.pos();
                self.seek(start);
            }
        }
        let decl = at;
        // Specifiers before a constructor's name.
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword
                    if matches!(
                        t.symbol(),
                        kw::CONSTEXPR
                            | kw::CONSTEVAL
                            | kw::INLINE
                            | kw::GNU_INLINE
                            | kw::GNU_INLINE2
                            | kw::EXPLICIT
                    ) =>
                {
                    at += 1;
                    if self.tokens.get(at as usize).kind == TokenKind::LParen {
                        at = self.matching_at(at) + 1;
                    }
                }
                TokenKind::Keyword if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => break,
            }
        }
        let is_ctor = self.tokens.get(at as usize).is_name(name)
            && self.tokens.get(at as usize + 1).kind == TokenKind::LParen
            && self.tokens.get(at as usize - 1).kind != TokenKind::Tilde;
        if is_ctor {
            let scope = self.cx.scope;
            if let Ok(Some(guide)) = self.trap(|s| s.read_guide(class, header, ty, template, decl, at)) {
                out.push(guide);
            }
            self.cx.scope = scope;
        }
    }

    fn read_guide(
        &mut self,
        class: TemplateId,
        header: &Header,
        ty: QualType,
        template: Option<u32>,
        decl: u32,
        name_at: u32,
    ) -> Option<Decl> {
        let mut all = header.clone();
        all.requires = header.requires;
        // A default may be with another declaration of the class; the guide keeps these declarations behind its own.
        let known = self.templates[class].headers.clone();
        let params = Rc::make_mut(&mut all.params);
        for (param, merged) in params.iter_mut().zip(self.templates[class].header.params.iter()) {
            param.default = merged.default.map(|(range, number)| (range, number + 1));
        }
        if let Some(at) = template {
            self.seek(at + 1);
            let inner = self.setting(
                |s| &mut s.param_base,
                header.params.len() as u16,
                |s| s.parse_template_header(),
            );
            Rc::make_mut(&mut all.params).extend(inner.params.iter().cloned());
            all.requires = all.requires.or(inner.requires);
        }
        // Without a record around, the name would be read as a type; read the declarator from the name on.
        self.seek(decl);
        let mut explicit = false;
        while self.pos() < name_at {
            explicit |= self.at_kw(kw::EXPLICIT);
            if self.at_attribute() {
                self.parse_attributes(&mut Default::default());
            } else if self.at(TokenKind::LParen) {
                self.skip_brackets();
            } else {
                self.bump();
            }
        }
        let specs = crate::sema::decl::specifiers::DeclSpecs::default();
        let declarator = self.parse_declarator(&specs, QualType::VOID, NameMode::Required);
        let info = declarator.function.as_ref()?;
        if info.auto_params || self.parse_definition_tail() == Definition::Delete {
            return None;
        }
        let f = self.tree.types.as_function(declarator.ty)?.clone();
        let fn_ty = self.tree.types.function(FnType { ret: ty, ..f });
        let pattern = FnPattern {
            ty: fn_ty,
            defaults: info.params.iter().map(|p| p.default.is_some()).collect(),
            requires: info.requires,
            explicit_object: false,
            is_static: false,
            noexcept: None,
        };
        let outer = header.outer;
        let scope = self.declaration_scope(outer);
        let span = declarator.span;
        let id = self.new_template(DeclName::Guide(class), None, TemplateKind::Function, scope, all, span);
        self.templates[id].decl = decl;
        self.templates[id].pattern = Some(pattern);
        self.templates[id].headers.extend(known);
        self.templates[id].implicit_guide = true;
        self.templates[id].is_explicit_guide = explicit;
        self.templates[id].guide_for = class.into();
        self.tree.templates[id].pattern = Some(fn_ty);
        Some(Decl::Template(id))
    }

    /// An instance of an implicit guide: the constructor with its parameters bound, returning the class.
    pub fn replay_guide(&mut self, guide: TemplateId, decl: u32, args: &[TemplateArg]) -> Option<FunctionId> {
        let class = self.templates[guide].guide_for.expand()?;
        let count = self.templates[class].header.params.len();
        let ty = self.class_instance(class, args.get(..count)?.into());
        let record = self.tree.types.as_record(ty)?;
        if !self.complete_record(record) {
            let span = self.span();
            self.require_complete(ty, span);
            return None;
        }
        let scope = self.cx.scope;
        self.cx.scope = self.reenter_record(record, scope);
        self.seek(decl);
        let specs = self.parse_decl_specifiers(SpecContext::Member);
        let declarator = self.parse_declarator(&specs, QualType::VOID, NameMode::Required);
        let f = self.tree.types.as_function(declarator.ty)?.clone();
        let fn_ty = self.tree.types.function(FnType { ret: ty, ..f });
        if let Some(requires) = declarator.function.as_ref().and_then(|f| f.requires) {
            let inner = declarator.scope.unwrap_or(self.cx.scope);
            if !self.requires_holds_with_params(requires, inner, declarator.function.as_ref()) {
                self.report(diag::template_constraints_are_not_satisfied(), declarator.span);
                return None;
            }
        }
        let new = crate::sema::decl::function::NewFunction {
            name: DeclName::Guide(class),
            context: self.tree.templates[guide].context,
            specs: &specs,
            declarator: &declarator,
            info: declarator.function.as_ref(),
            access: crate::tree::Access::Public,
        };
        let function = self.new_function(new, fn_ty);
        // Checked already.
        self.fn_info[function].requires = None;
        self.tree.functions[function].instance_of = Some((guide, args.into()));
        Some(function)
    }
}
