//! Template parameter lists.

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::declarator::NameMode;
use crate::sema::decl::specifiers::SpecContext;
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::ScopeKind;
use crate::sema::template::{Header, ParamKind, TemplateParam};
use crate::tree::TokenRange;
use crate::tree::types::{QualType, TypeKind};

impl Parser<'_, '_> {
    /// Reads `<...>` and a requires-clause after `template`. The scope of the parameters becomes current.
    pub fn parse_template_header(&mut self) -> Header {
        let outer = self.cx.scope;
        let scope = self.push_scope(ScopeKind::Template);
        self.scopes[scope].pattern = true;
        let mut params = Vec::new();
        self.expect(TokenKind::Less);
        self.parse_template_params(&mut params);
        if !self.eat(TokenKind::Greater) {
            let span = self.span();
            self.report(diag::expected_greater_after_parameters(), span);
        }
        let mut requires = None;
        if self.at_kw(kw::REQUIRES) {
            self.bump();
            requires = Some(self.skip_constraint());
        }
        Header { params: params.into(), requires, scope, outer }
    }

    fn parse_template_params(&mut self, params: &mut Vec<TemplateParam>) {
        let stop = std::mem::replace(&mut self.context.greater_closes, true);
        while !self.at(TokenKind::Greater) && !self.at_eof() {
            let before = self.pos();
            let index = self.param_base + params.len() as u16;
            let mut param = self.parse_template_param(index);
            if param.name.is_none() && param.constraint.is_some() {
                // Constraints need a name to be found by; an unspellable one.
                let text = format!("param:{index}");
                param.name = Some(self.interner.intern(text.as_bytes()));
            }
            if param.pack && param.default.is_some() {
                let span = self.prev_span();
                self.report(diag::template_parameter_pack_may_not_have_default(), span);
            }
            if let Some(name) = param.name {
                if params.iter().any(|p: &TemplateParam| p.name == Some(name)) {
                    let span = self.prev_span();
                    let text = diag::template_parameter_may_not_be_redeclared(&self.text(name));
                    self.report(text, span);
                }
                self.declare_pattern_param(name, index, &param);
            }
            params.push(param);
            if !self.eat(TokenKind::Comma) || self.pos() == before {
                break;
            }
        }
        self.context.greater_closes = stop;
    }

    fn parse_template_param(&mut self, index: u16) -> TemplateParam {
        let _ = index;
        if self.at_type_parameter() {
            self.bump();
            let pack = self.eat(TokenKind::Ellipsis);
            let at = self.pos();
            let name = self.eat_ident();
            let default = self.parse_param_default();
            if let Some((range, _)) = default {
                self.check_default_type(range);
            }
            return TemplateParam {
                kind: ParamKind::Type,
                pack,
                name,
                at,
                default,
                constraint: None,
                inner: Box::default(),
                expands: None,
            };
        }
        if self.at_kw(kw::TEMPLATE) {
            return self.parse_template_template_param();
        }
        let mut after = self.pos();
        if self.concept_at(&mut after).is_some() {
            let next = self.tokens.get(after as usize).kind;
            if matches!(
                next,
                TokenKind::Ident
                    | TokenKind::Comma
                    | TokenKind::Greater
                    | TokenKind::Equal
                    | TokenKind::Ellipsis
            ) {
                let constraint = Some(TokenRange { start: self.pos(), end: after });
                self.seek(after);
                let pack = self.eat(TokenKind::Ellipsis);
                let at = self.pos();
                let name = self.eat_ident();
                let default = self.parse_param_default();
                return TemplateParam {
                    kind: ParamKind::Type,
                    pack,
                    name,
                    at,
                    default,
                    constraint,
                    inner: Box::default(),
                    expands: None,
                };
            }
        }
        let start = self.pos();
        if let Some(param) = self.parse_expanding_param(start) {
            return param;
        }
        self.parse_value_param(start)
    }

    /// A parameter for values, which starts at a token.
    fn parse_value_param(&mut self, start: u32) -> TemplateParam {
        self.check_value_type(start);
        let cxx20 = self.options.standard >= crate::lex::Standard::Cxx20;
        let specs = self.setting(
            |s| &mut s.reading_param,
            cxx20,
            |s| s.parse_decl_specifiers(SpecContext::Parameter),
        );
        if specs.storage != crate::sema::decl::specifiers::Storage::None {
            self.report(diag::storage_class_may_not_be_specified_here(), specs.span);
        }
        let base = self.specs_type(&specs);
        if self.contains_auto(base) && self.options.standard < crate::lex::Standard::Cxx17 {
            self.report(diag::auto_is_not_allowed_here(), specs.span);
        }
        let declarator = self.reading(
            |s| &mut s.expanding_param,
            true,
            |s| s.parse_declarator(&specs, base, NameMode::Optional),
        );
        let tokens = TokenRange { start, end: self.pos() };
        let mut ty = self.adjust_parameter(declarator.ty);
        // The placeholder of `Concept auto *` is part of the type only.
        let constraint = specs.constraint.filter(|_| matches!(self.tree.types.get(ty), TypeKind::Deduced(_)));
        // An alias that drops its arguments (`void_t<..>`) still has to be given valid ones ([temp.alias]/3).
        if !self.tree.types.is_dependent(ty)
            && (start..tokens.end).any(|i| self.tokens.get(i as usize).kind == TokenKind::Less)
            && self.range_is_dependent(tokens)
        {
            let id = self.dependent(tokens, crate::tree::dependent::Role::Type);
            ty = self.tree.types.intern(TypeKind::DependentTokens(id)).into();
        }
        match self.tree.types.get(ty) {
            TypeKind::Void => {
                self.report(diag::template_parameter_may_not_have_void_type(), declarator.span);
            }
            TypeKind::RValueRef(_) => {
                let text = diag::nontype_template_parameter_cannot_have_rvalue_reference();
                self.report(text, declarator.span);
            }
            _ => {}
        }
        let old = self.options.standard < crate::lex::Standard::Cxx20;
        if old && matches!(self.tree.types.get(ty), TypeKind::Float(_) | TypeKind::Record(_)) {
            let class = matches!(self.tree.types.get(ty), TypeKind::Record(_));
            match class {
                true => self.report(diag::nontype_template_parameter_may_not_have_class(), declarator.span),
                false => {
                    let text = diag::is_not_valid_type_for_template_parameter(&self.show_type(ty));
                    self.report(text, declarator.span)
                }
            };
        }
        if !old && let TypeKind::Record(r) = *self.tree.types.get(ty) {
            self.complete_record(r);
            if !self.is_structural(ty) {
                let text = diag::template_parameter_of_class_type();
                self.report(text, declarator.span);
            }
        }
        let name = match declarator.name {
            Some(IdName::Ident(name)) => Some(name),
            _ => None,
        };
        let default = self.parse_param_default();
        TemplateParam {
            kind: ParamKind::Value { tokens, ty },
            pack: declarator.pack,
            name,
            at: if name.is_some() { declarator.pos } else { tokens.end },
            default,
            constraint,
            inner: Box::default(),
            expands: None,
        }
    }

    /// `T... v` with `T` a pack of the template around, which is bound to types here ([temp.param]/17).
    fn parse_expanding_param(&mut self, start: u32) -> Option<TemplateParam> {
        if !self.scopes[self.cx.scope].sees_packs {
            return None;
        }
        let end = self.scan_until_comma(start, true);
        let dots = (start..end).find(|at| self.tokens.get(*at as usize).kind == TokenKind::Ellipsis)?;
        let range = TokenRange { start, end: dots };
        let packs = self.unexpanded_packs(range);
        let count = self.pack_len(*packs.first()?);
        let mut read = None;
        self.expand_range(range, |s, i| {
            if i == 0 {
                read = Some(s.parse_value_param(start));
            }
        });
        self.seek(dots + 1);
        let at = self.pos();
        let name = self.eat_ident();
        self.seek(end);
        let tokens = TokenRange { start, end };
        let ty = match read {
            Some(TemplateParam { kind: ParamKind::Value { ty, .. }, .. }) => ty,
            _ => QualType::INT,
        };
        let expands = Some(crate::sema::template::Expands { count, element: 0 });
        let kind = ParamKind::Value { tokens, ty };
        let inner = Box::default();
        Some(TemplateParam { kind, pack: true, name, at, default: None, constraint: None, inner, expands })
    }

    /// `class`/`typename` that introduces a type parameter, as against a typename-specifier.
    fn at_type_parameter(&self) -> bool {
        if !self.at_kw(kw::CLASS) && !self.at_kw(kw::TYPENAME) {
            return false;
        }
        let ends = |kind: TokenKind| {
            matches!(kind, TokenKind::Comma | TokenKind::Greater | TokenKind::Equal | TokenKind::Ellipsis)
        };
        let (a, b) = (self.peek(1).kind, self.peek(2).kind);
        ends(a) || a == TokenKind::Ident && ends(b)
    }

    fn parse_template_template_param(&mut self) -> TemplateParam {
        self.bump();
        let mut inner = Vec::new();
        let mut expands = None;
        if self.at(TokenKind::Less) {
            let read = |s: &mut Self, inner: &mut Vec<crate::sema::template::InnerParam>| {
                let outer = s.cx.scope;
                let header = s.parse_template_header();
                inner.extend(header.params.iter().map(crate::sema::template::InnerParam::of));
                s.cx.scope = outer;
            };
            match self.expanding_header() {
                // `template <T> class... C` with `T` a pack of the template around.
                Some((range, count)) => {
                    expands = Some(crate::sema::template::Expands { count, element: 0 });
                    self.expand_range(range, |s, i| {
                        if i == 0 {
                            read(s, &mut inner);
                        }
                    });
                    self.seek(range.end);
                }
                None => read(self, &mut inner),
            }
        }
        if !self.eat_kw(kw::CLASS) && !self.eat_kw(kw::TYPENAME) {
            let span = self.span();
            self.report(diag::expected_class_or_typename(), span);
        }
        let pack = self.eat(TokenKind::Ellipsis);
        let at = self.pos();
        let name = self.eat_ident();
        let default = self.parse_param_default();
        TemplateParam {
            kind: ParamKind::Template,
            pack,
            name,
            at,
            default,
            constraint: None,
            inner: inner.into(),
            expands,
        }
    }

    fn parse_param_default(&mut self) -> Option<(TokenRange, u32)> {
        if !self.eat(TokenKind::Equal) {
            return None;
        }
        let start = self.pos();
        let end = self.scan_until_comma(start, true);
        // Whatever it is, it starts with something that is known by now; a guide is read without the members of its class.
        if let Some(name) = self.ident()
            && !self.making_guides
            && matches!(self.peek(1).kind, TokenKind::Comma | TokenKind::Greater | TokenKind::Less)
            && self.lookup_unqualified(name).is_empty()
            && !self.inside_template(self.scopes[self.cx.scope].parent.expand())
        {
            let span = self.span();
            let text = diag::identifier_is_undefined(&self.text(name));
            self.report(text, span);
        }
        self.seek(end);
        Some((TokenRange { start, end }, 0))
    }
}
