//! Parameters of functions: their clause, packs among them, and what the rest of a declarator sees of them.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::body::{Local, LocalKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DefaultArg, Param, ScopeId, TokenRange};

use super::attribute::AttrFlags;
use super::decl_spec::SpecContext;
use super::declarator::{Declarator, FnDeclarator, NameMode, ParamDecl, ParamPack, Proto};
use super::name::IdName;
use super::scope::{Decl, LocalPack, LocalPackId, ScopeKind};
use super::{Parser, Sema};

impl Sema<'_> {
    /// Makes the parameters read so far visible to expressions in the rest of the prototype.
    pub fn declare_proto_params(&mut self) {
        let Some(mut proto) = self.around.protos.pop() else { return };
        // Those of the lists around this one: `void f(T x, void (*p)(decltype(x())))`.
        for i in 0..self.around.protos.len() {
            if self.around.protos[i].declared < self.around.protos[i].names.len() && proto.scope.is_none() {
                let names = self.around.protos[i].names.clone();
                let scope = self.new_scope(ScopeKind::Prototype, Some(self.cx.scope));
                self.cx.scope = scope;
                for (name, ty, pack, index) in names {
                    if self.in_pattern() {
                        self.proto_params.insert((scope, name), (index, ty, i as u32 + 1));
                    }
                    if !pack {
                        let local = self.proto_local(name, ty);
                        self.declare(scope, name, Decl::Local(local));
                    }
                }
            }
        }
        if proto.declared < proto.names.len() {
            let scope = self.enter_prototype(&mut proto);
            let mut i = proto.declared;
            while i < proto.names.len() {
                let (name, _, pack, index) = proto.names[i];
                if self.in_pattern() {
                    let depth = self.around.protos.len() as u32 + 1;
                    self.proto_params.insert((scope, name), (index, proto.names[i].1, depth));
                }
                if pack {
                    let mut locals = Vec::new();
                    let mut types = Vec::new();
                    while i < proto.names.len() && proto.names[i].0 == name && proto.names[i].2 {
                        locals.push(self.proto_local(name, proto.names[i].1));
                        types.push(proto.names[i].1);
                        i += 1;
                    }
                    let id = LocalPackId(self.local_packs.len() as u32);
                    self.local_packs.push(LocalPack { locals, bindings: Vec::new(), types, current: None });
                    self.scopes[scope].sees_packs = true;
                    self.declare(scope, name, Decl::LocalPack(id));
                } else {
                    let local = self.proto_local(name, proto.names[i].1);
                    self.declare(scope, name, Decl::Local(local));
                    i += 1;
                }
            }
            proto.declared = proto.names.len();
        }
        self.around.protos.push(proto);
    }

    /// A parameter that stands before this place in a list that is not finished: `void f(int x, int (*p)[sizeof(x)])`.
    pub fn earlier_param(&mut self, name: Symbol, span: Span) -> Option<crate::tree::ExprId> {
        let find = |p: &Proto| p.names.iter().rev().find(|n| n.0 == name && !n.2).map(|n| n.1);
        let ty = self.around.protos.iter().rev().find_map(find)?;
        let local = self.proto_local(name, ty);
        Some(self.local_lvalue(local, ty, span))
    }

    fn proto_local(&mut self, name: Symbol, ty: QualType) -> crate::tree::LocalId {
        let span = self.span();
        self.cx.body.locals.push(Local {
            name: Some(name),
            ty,
            kind: LocalKind::Hidden,
            align: 0,
            span,
            dtor: None.into(),
        })
    }
}

impl Parser<'_, '_> {
    /// A parenthesised parameter list. Gives whether it ends in `...`.
    pub fn parse_parameters(&mut self, info: &mut FnDeclarator) -> bool {
        let close = self.matching();
        if self.context.mistyped.take() == Some(close) {
            let checkpoint = self.diags.checkpoint();
            let variadic = self.parse_parameters(info);
            self.diags.rollback(checkpoint);
            return variadic;
        }
        self.expect(TokenKind::LParen);
        let stop = std::mem::replace(&mut self.context.greater_closes, false);
        let mut variadic = false;
        // `(void)`.
        if self.at_kw(kw::VOID) && self.peek(1).kind == TokenKind::RParen {
            self.bump();
        }
        while !self.at(TokenKind::RParen) && !self.at_eof() && self.pos() < close {
            if self.at(TokenKind::Ellipsis) {
                self.bump();
                variadic = true;
                break;
            }
            let before = self.pos();
            if self.at_explicit_object(info) {
                self.bump();
                info.explicit_object = true;
            }
            self.parse_parameter(info);
            if self.at(TokenKind::Ellipsis) {
                self.bump();
                variadic = true;
                break;
            }
            if !self.eat(TokenKind::Comma) || self.pos() == before {
                break;
            }
            if self.at(TokenKind::RParen) {
                let span = self.span();
                self.report(diag::expected_type_specifier(), span);
            }
        }
        self.context.greater_closes = stop;
        if !self.at(TokenKind::RParen) {
            self.expect(TokenKind::RParen);
            self.seek(close.max(self.pos()));
            self.eat(TokenKind::RParen);
        } else {
            self.bump();
        }
        variadic
    }

    /// At the `this` of an explicit object parameter, which is the first of its list ([dcl.fct]/6). The reference takes it before
    /// C++23, too.
    fn at_explicit_object(&self, info: &FnDeclarator) -> bool {
        self.at_kw(kw::THIS) && info.params.is_empty() && info.packs.is_empty()
    }

    /// One parameter-declaration; a bound pack gives one per element.
    fn parse_parameter(&mut self, info: &mut FnDeclarator) {
        if self.parse_auto_pack(info) {
            return;
        }
        if self.scopes[self.cx.scope].sees_packs {
            let start = self.pos();
            let end = self.scan_until_comma(start, false);
            if let Some(dots) = self.top_level_ellipsis(start, end) {
                // Behind the name in `T (&...args)[N]` the bound may be what is expanded.
                let nested = self.tokens.get(dots as usize + 2).kind == TokenKind::RParen && dots + 2 < end;
                let pattern = TokenRange { start, end: if nested { end } else { dots } };
                // `T... x, decltype(x)... y`.
                if self.names_earlier_pack(pattern) {
                    self.declare_proto_params();
                }
                if !self.unexpanded_packs(pattern).is_empty() {
                    let first = info.params.len() as u32;
                    let outer = std::mem::replace(&mut self.context.expanding_param, true);
                    self.expand_range(pattern, |s, _| s.parse_single_parameter(info, true));
                    self.context.expanding_param = outer;
                    let len = info.params.len() as u32 - first;
                    let name = match info.params.get(first as usize) {
                        Some(p) => p.name,
                        // An empty pack still has a name: the identifier after the dots.
                        None => self.name_after_dots(dots, end),
                    };
                    if len == 0
                        && let (Some(name), Some(proto)) = (name, self.around.protos.last_mut())
                    {
                        proto.names.retain(|n| n.0 != name);
                        self.empty_proto_pack(name);
                    }
                    info.packs.push(ParamPack { name, start: first, len });
                    self.seek(self.before_variadic(dots, end));
                    return;
                }
            }
        }
        self.parse_single_parameter(info, false);
    }
}

impl Sema<'_> {
    /// Whether a parameter pack of this list is named, which is not visible yet.
    fn names_earlier_pack(&self, range: TokenRange) -> bool {
        let Some(proto) = self.around.protos.last() else { return false };
        let names = &proto.names[proto.declared.min(proto.names.len())..];
        (range.start..range.end).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident && names.iter().any(|n| n.2 && n.0 == t.symbol())
        })
    }

    /// If the parameter that may start here would be a pack whose elements are known: how many there are.
    pub fn at_expanded_parameter(&mut self) -> Option<u32> {
        if !self.scopes[self.cx.scope].sees_packs {
            return None;
        }
        let start = self.pos();
        let end = self.scan_until_comma(start, false);
        let dots = self.top_level_ellipsis(start, end)?;
        let packs = self.unexpanded_packs(TokenRange { start, end: dots });
        packs.first().map(|pack| self.pack_len(*pack))
    }
}

impl Parser<'_, '_> {
    /// `auto... x` whose element types are known: one parameter per element. False if it is something else.
    fn parse_auto_pack(&mut self, info: &mut FnDeclarator) -> bool {
        let Some(auto) = &self.around.auto_params else { return false };
        let next = auto.next;
        let Some((_, types)) = auto.elements.iter().find(|e| e.0 == next) else { return false };
        let types = types.clone();
        let start = self.pos();
        let end = self.scan_until_comma(start, false);
        let Some(dots) = self.top_level_ellipsis(start, end) else { return false };
        let is_auto = |i: u32| {
            let t = self.tokens.get(i as usize);
            t.kind == TokenKind::Keyword && t.symbol() == kw::AUTO
        };
        if !(start..dots).any(is_auto) {
            return false;
        }
        let first = info.params.len() as u32;
        let outer = std::mem::replace(&mut self.context.expanding_param, true);
        for ty in &types {
            if let Some(auto) = &mut self.around.auto_params {
                auto.current = Some(*ty);
            }
            self.seek(start);
            self.parse_single_parameter(info, true);
        }
        self.context.expanding_param = outer;
        if let Some(auto) = &mut self.around.auto_params {
            auto.current = None;
            auto.next += 1;
        }
        let name = self.name_after_dots(dots, end);
        if types.is_empty()
            && let Some(name) = name
        {
            self.empty_proto_pack(name);
        }
        info.packs.push(ParamPack { name, start: first, len: types.len() as u32 });
        self.seek(self.before_variadic(dots, end));
        true
    }
}

impl Sema<'_> {
    /// The scope in which the parameters of a prototype are visible, from now on the current one.
    fn enter_prototype(&mut self, proto: &mut Proto) -> ScopeId {
        let outer = self.cx.scope;
        let scope = match proto.scope {
            Some(scope) => scope,
            None => *proto.scope.insert(self.new_scope(ScopeKind::Prototype, Some(outer))),
        };
        self.cx.scope = scope;
        scope
    }

    fn empty_proto_pack(&mut self, name: Symbol) {
        let Some(mut proto) = self.around.protos.pop() else { return };
        let scope = self.enter_prototype(&mut proto);
        let id = LocalPackId(self.local_packs.len() as u32);
        self.local_packs.push(LocalPack {
            locals: Vec::new(),
            bindings: Vec::new(),
            types: Vec::new(),
            current: None,
        });
        self.scopes[scope].sees_packs = true;
        self.declare(scope, name, Decl::LocalPack(id));
        self.around.protos.push(proto);
    }

    fn name_after_dots(&self, dots: u32, end: u32) -> Option<Symbol> {
        (dots + 1..end)
            .map(|i| self.tokens.get(i as usize))
            .find(|t| t.kind == TokenKind::Ident)
            .map(|t| t.symbol())
    }

    /// Where a parameter whose expansion is at `dots` ends: before the second ellipsis of `T......`, which makes the
    /// function variadic.
    fn before_variadic(&self, dots: u32, end: u32) -> u32 {
        let last = end.saturating_sub(1);
        let variadic = last > dots && self.tokens.get(last as usize).kind == TokenKind::Ellipsis;
        if variadic { last } else { end }
    }

    fn top_level_ellipsis(&self, from: u32, to: u32) -> Option<u32> {
        let mut at = from;
        let mut angle = 0u32;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ellipsis if angle == 0 => return Some(at),
                TokenKind::Equal => return None,
                TokenKind::LParen => {
                    // `T (&...args)[N]`.
                    let close = self.matching_at(at);
                    if angle == 0
                        && let Some(dots) = (at + 1..close).find(|i| {
                            self.tokens.get(*i as usize).kind == TokenKind::Ellipsis
                                && self.tokens.get(*i as usize + 1).kind == TokenKind::Ident
                                && matches!(
                                    self.tokens.get(*i as usize - 1).kind,
                                    TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Star
                                )
                        })
                    {
                        return Some(dots);
                    }
                    at = close + 1;
                    continue;
                }
                TokenKind::LBracket | TokenKind::LBrace => {
                    at = self.matching_at(at) + 1;
                    continue;
                }
                TokenKind::Less => angle += 1,
                TokenKind::Greater => angle = angle.saturating_sub(1),
                _ => {}
            }
            at += 1;
        }
        None
    }
}

impl Parser<'_, '_> {
    fn parse_single_parameter(&mut self, info: &mut FnDeclarator, element: bool) {
        let start = self.span();
        let specs = self.parse_decl_specifiers(SpecContext::Parameter);
        self.check_specifiers(&specs, super::rules::Place::Parameter);
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Optional);
        if matches!(declarator.name, Some(crate::sema::name::IdName::Operator(_))) {
            self.report(diag::operator_name_is_not_allowed(), declarator.span);
        }
        if self.tree.types.is_void(declarator.ty) {
            // A list of one parameter without a name, of a type that stands for `void`.
            let plain = declarator.ty.quals().is_empty() && declarator.name.is_none();
            if plain && info.params.is_empty() && self.at(TokenKind::RParen) && !self.in_pattern() {
                return;
            }
            self.report(diag::parameter_may_not_have_void_type(), declarator.span);
        }
        let mut ty = self.adjust_parameter(declarator.ty);
        let mut named = self.tree.types.strip_ref(ty);
        while let TypeKind::Pointer(to) = *self.tree.types.get(named) {
            named = to;
        }
        if matches!(
            self.tree.types.get(named),
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(_))
        ) {
            self.report(diag::template_arguments_cannot_be_deduced_for_parameter(), declarator.span);
            ty = QualType::ERROR;
        }
        let symbolic_pack = declarator.pack && !element;
        if self.contains_auto(ty) {
            info.auto_params = true;
        }
        if symbolic_pack {
            ty = self.tree.types.intern(TypeKind::PackExpansion(ty)).into();
            info.packs.push(ParamPack {
                name: ident_of(&declarator),
                start: info.params.len() as u32,
                len: 1,
            });
        }
        let mut default = None;
        if self.at(TokenKind::Equal) {
            self.bump();
            let from = self.pos();
            let end = self.scan_until_comma(from, false);
            self.seek(end);
            self.remember_locals();
            default = Some(TokenRange { start: from, end });
        }
        let name = ident_of(&declarator);
        if let Some(name) = name
            && !element
            && info.declares(name)
        {
            self.report(diag::duplicate_parameter_name(), declarator.span);
        }
        if let (Some(name), Some(proto)) = (name, self.around.protos.last_mut()) {
            proto.names.push((name, ty, element, info.params.len() as u32));
        }
        let grid = specs.attrs.flags.contains(AttrFlags::GRID_CONSTANT)
            || declarator.attrs.flags.contains(AttrFlags::GRID_CONSTANT);
        let span = if declarator.name.is_some() { declarator.span } else { self.span_from(start) };
        let align = declarator.attrs.name_align();
        info.push(ParamDecl { name, ty, span, default, grid_constant: grid, align });
    }
}

impl Sema<'_> {
    /// Arrays and functions become pointers ([dcl.fct]/5).
    pub fn adjust_parameter(&mut self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.tree.types.pointer(elem),
            TypeKind::Function(_) => self.tree.types.pointer(ty),
            _ => ty,
        }
    }

    /// Parameters as the tree keeps them.
    pub fn finish_params(&self, info: &FnDeclarator, scope: ScopeId) -> Vec<Param> {
        info.params
            .iter()
            .map(|p| Param {
                name: p.name,
                ty: p.ty,
                span: p.span,
                default: match p.default {
                    Some(range) => DefaultArg::Tokens { range, scope, env: None.into() },
                    None => DefaultArg::None,
                },
                grid_constant: p.grid_constant,
                align: p.align,
            })
            .collect()
    }
}

fn ident_of(declarator: &Declarator) -> Option<Symbol> {
    match declarator.name {
        Some(IdName::Ident(name)) => Some(name),
        _ => None,
    }
}
