//! Parameters of functions: their clause and the packs among them.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::attribute::AttrFlags;
use crate::sema::decl::declarator::{Declarator, FnDeclarator, NameMode, ParamDecl, ParamPack};
use crate::sema::decl::specifiers::SpecContext;
use crate::sema::lookup::name::IdName;
use crate::tree::TokenRange;
use crate::tree::types::{QualType, TypeKind};

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
                    self.reading(
                        |context| &mut context.expanding_param,
                        true,
                        |s| s.expand_range(pattern, |s, _| s.parse_single_parameter(info, true)),
                    );
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
        for ty in &types {
            if let Some(auto) = &mut self.around.auto_params {
                auto.current = Some(*ty);
            }
            self.seek(start);
            self.reading(
                |context| &mut context.expanding_param,
                true,
                |s| s.parse_single_parameter(info, true),
            );
        }
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

    fn parse_single_parameter(&mut self, info: &mut FnDeclarator, element: bool) {
        let start = self.span();
        let specs = self.parse_decl_specifiers(SpecContext::Parameter);
        self.check_specifiers(&specs, crate::sema::decl::rules::Place::Parameter);
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Optional);
        if matches!(declarator.name, Some(crate::sema::lookup::name::IdName::Operator(_))) {
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

fn ident_of(declarator: &Declarator) -> Option<Symbol> {
    match declarator.name {
        Some(IdName::Ident(name)) => Some(name),
        _ => None,
    }
}
