//! Template parameter lists.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ScopeId, TemplateArg, TemplateParamInfo, TemplateParamKind, TokenRange};

use oxicc_arch::SpeltConstants;

use super::{Header, ParamKind, TemplateParam};
use crate::sema::decl_spec::SpecContext;
use crate::sema::declarator::NameMode;
use crate::sema::name::IdName;
use crate::sema::scope::{Decl, Pack, PackId, ParamValue, ParamValueId, ScopeKind};
use crate::sema::{Parser, Sema};

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
            self.error_plain(span, "expected a \">\" at the end of a template parameter list");
        }
        let mut requires = None;
        if self.at_kw(kw::REQUIRES) {
            self.bump();
            requires = Some(self.skip_constraint());
        }
        Header { params: params.into(), requires, scope, outer }
    }
}

impl Sema<'_> {
    /// What the parameters of a class, alias or variable template must fulfil beyond those of functions
    /// ([temp.param]): defaults and packs come last.
    pub fn check_primary_header(&mut self, header: &Header, span: oxicc_source::Span) {
        let packs = header.params.iter().rev().skip(1).any(|p| p.pack && p.expands.is_none());
        if packs {
            self.report(diag::template_parameter_pack_not_at_end(), span);
            return;
        }
        let first = header.params.iter().position(|p| p.default.is_some());
        let missing =
            first.is_some_and(|i| header.params[i..].iter().any(|p| p.default.is_none() && !p.pack));
        if missing {
            self.report(diag::default_argument_not_at_end_of_parameter(), span);
        }
    }
}

impl Parser<'_, '_> {
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
}

impl Sema<'_> {
    /// Declares a parameter as a symbol in the current scope.
    pub fn declare_pattern_param(&mut self, name: Symbol, index: u16, param: &TemplateParam) {
        let scope = self.cx.scope;
        let pack = param.pack;
        let decl = match param.kind {
            ParamKind::Type => {
                let kind = TypeKind::TemplateParam { depth: 0, index, pack };
                Decl::Type(self.tree.types.intern(kind).into())
            }
            ParamKind::Value { ty, .. } => {
                self.proto_params.insert((scope, name), (index as u32, ty, 0));
                Decl::ParamValue { index, pack }
            }
            ParamKind::Template => Decl::ParamTemplate { index, pack },
        };
        self.declare(scope, name, decl);
    }
}

impl Parser<'_, '_> {
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
        let reading = std::mem::replace(&mut self.reading_param, cxx20);
        let specs = self.parse_decl_specifiers(SpecContext::Parameter);
        self.reading_param = reading;
        if specs.storage != crate::sema::decl_spec::Storage::None {
            self.report(diag::storage_class_may_not_be_specified_here(), specs.span);
        }
        let base = self.specs_type(&specs);
        if self.contains_auto(base) && self.options.standard < crate::lex::Standard::Cxx17 {
            self.report(diag::auto_is_not_allowed_here(), specs.span);
        }
        let outer = std::mem::replace(&mut self.context.expanding_param, true);
        let declarator = self.parse_declarator(&specs, base, NameMode::Optional);
        self.context.expanding_param = outer;
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
        let expands = Some(super::Expands { count, element: 0 });
        let kind = ParamKind::Value { tokens, ty };
        let inner = Box::default();
        Some(TemplateParam { kind, pack: true, name, at, default: None, constraint: None, inner, expands })
    }
}

impl Sema<'_> {
    /// Whether values of a type can be template arguments ([temp.param]/7).
    pub(super) fn is_structural(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.is_structural(elem),
            TypeKind::RValueRef(_) => false,
            TypeKind::Record(r) => {
                let data = &self.tree.records[r];
                data.bases.iter().all(|b| {
                    b.access == crate::tree::Access::Public
                        && self.record_types[b.record].is_none_or(|t| self.is_structural(t))
                }) && data.fields.iter().all(|f| {
                    f.access == crate::tree::Access::Public && !f.mutable && self.is_structural(f.ty)
                })
            }
            _ => true,
        }
    }
}

impl Parser<'_, '_> {
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
            let read = |s: &mut Self, inner: &mut Vec<super::InnerParam>| {
                let outer = s.cx.scope;
                let header = s.parse_template_header();
                inner.extend(header.params.iter().map(super::InnerParam::of));
                s.cx.scope = outer;
            };
            match self.expanding_header() {
                // `template <T> class... C` with `T` a pack of the template around.
                Some((range, count)) => {
                    expands = Some(super::Expands { count, element: 0 });
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
            self.error_plain(span, "expected \"class\" or \"typename\"");
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
}

impl Sema<'_> {
    /// The header of a template template parameter pack that expands packs of the template around, and their length.
    fn expanding_header(&mut self) -> Option<(TokenRange, u32)> {
        if !self.scopes[self.cx.scope].sees_packs {
            return None;
        }
        let start = self.pos();
        let end = self.scan_template_args(start)?;
        if self.tokens.get(end as usize + 1).kind != TokenKind::Ellipsis {
            return None;
        }
        // `template <T...> class... C` uses up the pack in its own list.
        let packs = self.unexpanded_in_list(TokenRange { start: start + 1, end: end - 1 });
        let count = self.pack_len(*packs.first()?);
        Some((TokenRange { start, end }, count))
    }
}

impl Parser<'_, '_> {
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

impl Sema<'_> {
    /// What the tree keeps of the parameters.
    pub fn param_infos(&self, header: &Header) -> smallvec::SmallVec<[TemplateParamInfo; 4]> {
        header
            .params
            .iter()
            .map(|p| TemplateParamInfo {
                kind: match p.kind {
                    ParamKind::Type => TemplateParamKind::Type,
                    ParamKind::Value { ty, .. } => TemplateParamKind::Value(ty),
                    ParamKind::Template => {
                        let pack = p.inner.iter().position(|i| i.pack).map(|i| i as u16);
                        TemplateParamKind::Template { pack }
                    }
                },
                pack: p.pack,
                name: p.name,
            })
            .collect()
    }

    /// A scope inside `parent` in which the parameters are bound to arguments, one per parameter (packs as packs).
    /// Missing arguments leave their parameters undeclared.
    pub fn bind_params(
        &mut self,
        params: &[TemplateParam],
        args: &[TemplateArg],
        parent: ScopeId,
    ) -> ScopeId {
        let scope = self.new_scope(ScopeKind::Template, Some(parent));
        for (param, arg) in params.iter().zip(args) {
            self.bind_param(scope, param, arg);
        }
        scope
    }

    /// A scope with bound parameters is that of an alias template or a default argument. A release that computes nothing there
    /// need not know.
    pub fn mark_substituted(&mut self, scope: ScopeId) {
        let computes = self.options.spelt_constants != SpeltConstants::Hidden;
        self.scopes[scope].substituted = computes && self.scopes[scope].pattern;
    }

    pub fn bind_param(&mut self, scope: ScopeId, param: &TemplateParam, arg: &TemplateArg) {
        if self.is_dependent_arg(arg) {
            self.scopes[scope].pattern = true;
        }
        if param.pack {
            self.scopes[scope].sees_packs = true;
        }
        let Some(name) = param.name else { return };
        let decl = match arg {
            TemplateArg::Pack(args) => {
                // A pack that consists of one symbolic expansion is a symbolic pack again.
                if let [TemplateArg::Expansion(inner)] = &**args
                    && let Some(decl) = self.symbol_decl(inner)
                {
                    decl
                } else {
                    let id = PackId(self.packs.len() as u32);
                    let is_type = param.kind == ParamKind::Type;
                    let is_template = matches!(param.kind, ParamKind::Template);
                    self.packs.push(Pack { args: args.clone(), is_type, is_template, current: None });
                    Decl::Pack(id)
                }
            }
            TemplateArg::Type(ty) => Decl::Type(*ty),
            TemplateArg::Value(ty, value) => {
                let id = ParamValueId(self.param_values.len() as u32);
                self.param_values.push(ParamValue { ty: *ty, value: value.clone() });
                Decl::Value(id)
            }
            TemplateArg::Template(t) => Decl::Template(*t),
            other => match self.symbol_decl(other) {
                Some(decl) => decl,
                None => return,
            },
        };
        // The type decides how names are mangled.
        if let (Decl::ParamValue { index, .. }, ParamKind::Value { ty, .. }) = (decl, param.kind)
            && !self.tree.types.is_dependent(ty)
        {
            self.proto_params.insert((scope, name), (index.into(), ty, 0));
        }
        let pos = 0;
        self.declare_entry(
            scope,
            name.into(),
            crate::sema::scope::Entry {
                decl,
                pos,
                access: crate::tree::Access::Public,
                hidden: false,
                using: false,
            },
        );
    }

    /// A symbolic argument as a declaration.
    fn symbol_decl(&self, arg: &TemplateArg) -> Option<Decl> {
        Some(match arg {
            TemplateArg::ParamValue { index, pack, .. } => Decl::ParamValue { index: *index, pack: *pack },
            TemplateArg::ParamTemplate { index, pack, .. } => {
                Decl::ParamTemplate { index: *index, pack: *pack }
            }
            TemplateArg::Type(ty) if matches!(self.tree.types.get(*ty), TypeKind::TemplateParam { .. }) => {
                Decl::Type(*ty)
            }
            TemplateArg::Expr(id) => Decl::ParamExpr(*id),
            _ => return None,
        })
    }

    /// Whether an argument mentions a template parameter.
    pub fn is_dependent_arg(&self, arg: &TemplateArg) -> bool {
        match arg {
            TemplateArg::Type(ty) => self.tree.types.is_dependent(*ty),
            TemplateArg::Value(ty, _) => self.tree.types.is_dependent(*ty),
            TemplateArg::Template(_) => false,
            TemplateArg::Pack(args) => args.iter().any(|a| self.is_dependent_arg(a)),
            _ => true,
        }
    }

    pub fn are_dependent_args(&self, args: &[TemplateArg]) -> bool {
        args.iter().any(|a| self.is_dependent_arg(a))
    }

    /// The parameters as arguments: what the template's own name means inside a pattern.
    pub fn identity_args(&mut self, params: &[TemplateParam]) -> Vec<TemplateArg> {
        let mut out = Vec::new();
        for (i, p) in params.iter().enumerate() {
            let index = i as u16;
            let arg = match p.kind {
                ParamKind::Type => {
                    let kind = TypeKind::TemplateParam { depth: 0, index, pack: p.pack };
                    TemplateArg::Type(QualType::from(self.tree.types.intern(kind)))
                }
                ParamKind::Value { .. } => TemplateArg::ParamValue { depth: 0, index, pack: p.pack },
                ParamKind::Template => TemplateArg::ParamTemplate { depth: 0, index, pack: p.pack },
            };
            out.push(if p.pack {
                TemplateArg::Pack([TemplateArg::Expansion(Box::new(arg))].into())
            } else {
                arg
            });
        }
        out
    }
}
