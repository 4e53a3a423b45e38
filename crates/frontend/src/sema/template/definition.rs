//! What the definition of a class template must fulfil before anybody instantiates it.
//!
//! Bodies of templates are read when they are instantiated, so mistakes in a class template that nobody uses would stay
//! unnoticed. This looks at the tokens of its base clause and members for those that every compiler finds there: names of
//! types that nothing declares, a missing `typename`, packs that are not expanded, and members with the name of a
//! parameter. It does not understand the members; when in doubt, it is silent.

use rustc_hash::FxHashSet;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::decl::specifiers::is_arithmetic_word;
use crate::sema::lookup::scope::Decl;
use crate::sema::template::Header;
use crate::sema::{Scoped, Sema};
use crate::tree::TokenRange;
use crate::tree::types::TypeKind;

/// What looking at class templates before there are instances found.
#[derive(Default)]
pub(crate) struct Definitions {
    /// The class template whose definition is looked at.
    class: Option<Symbol>,
    /// Names of base classes that nobody declares, which was reported, by their tokens.
    reported_bases: FxHashSet<u32>,
}

impl Definitions {
    pub fn is_open(&self, class: Symbol) -> bool {
        self.class == Some(class)
    }

    pub fn has_reported_base(&self, at: u32) -> bool {
        self.reported_bases.contains(&at)
    }
}

impl Sema<'_> {
    /// Checks the definition of a class template or partial specialisation, from `final`, `:` or `{` on.
    pub(crate) fn check_class_definition(&mut self, header: &Header, definition: TokenRange) {
        let first = self.tokens.get(definition.start as usize).span();
        // Mistakes that instances show anyway are not looked for where somebody else checks the unit.
        if self.inside_template(Some(header.outer))
            || self.map.in_system_header(first.lo)
            || self.options.language.trust_host
        {
            return;
        }
        let Some(outline) = self.tokens.class_outline(definition) else { return };
        self.in_scope(header.scope, |s| {
            if let Some(bases) = outline.bases {
                let (_, failed) = s.had_errors(|s| s.check_bases(bases));
                if !failed {
                    s.check_packs_in_bases(header, bases);
                }
            }
            let class = s.class_named_before(definition.start);
            let name = class.map(|at| s.tokens.get(at as usize).symbol());
            s.setting(
                |s| &mut s.definitions.class,
                name,
                |s| s.check_members(header, outline.members, outline.bases.is_some()),
            );
            if let Some(class) = class {
                s.check_declared_names(header, class, outline);
            }
        });
    }

    /// Where the name of the class stands whose definition goes on here.
    fn class_named_before(&self, at: u32) -> Option<u32> {
        let name = match self.tokens.get(at as usize - 1).kind {
            TokenKind::Greater => self.argument_list(at - 2)?.0 - 1,
            _ => at - 1,
        };
        (self.tokens.get(name as usize).kind == TokenKind::Ident).then_some(name)
    }

    fn check_bases(&mut self, bases: TokenRange) {
        let mut at = bases.start;
        let mut starts = true;
        while at < bases.end {
            match self.tokens.get(at as usize).kind {
                TokenKind::Comma => starts = true,
                TokenKind::ColonColon => starts = false,
                TokenKind::Ident if std::mem::replace(&mut starts, false) => self.check_base(at),
                _ => {}
            }
            at = self.beyond_args(at).unwrap_or(at + 1);
        }
    }

    /// A base whose name starts here.
    fn check_base(&mut self, at: u32) {
        let t = self.tokens.get(at as usize);
        let next = self.tokens.get(at as usize + 1).kind;
        let alone = matches!(next, TokenKind::LBrace | TokenKind::Comma);
        if alone && self.is_pack_param(t.symbol()) {
            self.report_unexpanded_at(at);
        } else if next != TokenKind::ColonColon && self.lookup_unqualified(t.symbol()).is_empty() {
            if next == TokenKind::Less {
                let text = diag::is_not_template(&self.text(t.symbol()));
                self.report(text, t.span());
            } else {
                self.report_undefined(at);
            }
            self.definitions.reported_bases.insert(at);
        } else if alone {
            self.check_object(at);
        }
    }

    fn check_members(&mut self, header: &Header, body: TokenRange, bases: bool) {
        for member in self.tokens.members(body) {
            let (_, failed) = self.had_errors(|s| {
                s.check_member(header, member.start, body.start, bases);
                s.check_member_keywords(member.start);
            });
            if !failed {
                self.check_packs_in_member(header, member);
            }
        }
    }

    fn check_member(&mut self, header: &Header, start: u32, body: u32, bases: bool) {
        let mut at = start;
        let (mut typedef, mut is_static) = (false, false);
        loop {
            let t = self.tokens.get(at as usize);
            if t.kind != TokenKind::Keyword {
                break;
            }
            match t.symbol() {
                kw::STATIC => {
                    is_static = true;
                    at += 1;
                }
                kw::CONST | kw::VOLATILE | kw::INLINE | kw::CONSTEXPR | kw::MUTABLE => at += 1,
                kw::TYPEDEF => {
                    typedef = true;
                    at += 1;
                }
                kw::USING => {
                    let name = self.tokens.get(at as usize + 1);
                    let alias = self.tokens.get(at as usize + 2).kind == TokenKind::Equal;
                    if alias && name.kind == TokenKind::Ident {
                        self.check_shadow(header, at + 1);
                    }
                    return;
                }
                word if word == kw::VOID || is_arithmetic_word(word) => {
                    self.check_member_name(header, at);
                    return;
                }
                _ => return,
            }
        }
        let t = self.tokens.get(at as usize);
        if t.kind != TokenKind::Ident {
            return;
        }
        let next = self.tokens.get(at as usize + 1).kind;
        let declares = matches!(next, TokenKind::Ident | TokenKind::Star | TokenKind::Amp);
        if declares && self.is_pack_param(t.symbol()) {
            if self.plain_member(at + 1) {
                self.report_unexpanded_at(at);
            }
        } else if declares && self.lookup_unqualified(t.symbol()).is_empty() {
            let known = (body..start).any(|i| self.tokens.get(i as usize).is_name(t.symbol()));
            if !known && !bases {
                self.report_undefined(at);
            }
            return;
        } else if !typedef && !is_static && !bases && self.plain_member(at + 1) {
            let hidden = (body..start).any(|i| self.tokens.get(i as usize).is_name(t.symbol()));
            if !hidden {
                self.check_object(at);
            }
        } else if typedef
            && next == TokenKind::Less
            && let Some(after) = self.scan_template_args(at + 1)
            && self.plain_member(after)
        {
            self.check_expanded(TokenRange { start: at + 2, end: after - 1 });
        }
        self.check_member_name(header, at);
    }

    /// A base or a member whose type is this name: it must be complete if it depends on no parameter.
    fn check_object(&mut self, at: u32) {
        let t = self.tokens.get(at as usize);
        let ty = match self.lookup_unqualified(t.symbol()).first() {
            Some(Decl::Record(r)) => self.record_type(r),
            Some(Decl::Type(ty)) => ty,
            _ => return,
        };
        if self.is_declared_only(ty) {
            self.report_incomplete(ty, t.span());
        }
    }

    /// Whether the member whose declarator starts here is one name without anything else.
    fn plain_member(&self, at: u32) -> bool {
        self.tokens.get(at as usize).kind == TokenKind::Ident
            && self.tokens.get(at as usize + 1).kind == TokenKind::Semi
    }

    /// A member must not have the name of a parameter: the first declarator of a declaration.
    fn check_member_name(&mut self, header: &Header, start: u32) {
        let head = self.declaration_head(start);
        let [at] = head.name[..] else { return };
        let before = self.tokens.get(at as usize - 1);
        let typed = match before.kind {
            TokenKind::Ident | TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Greater => {
                true
            }
            TokenKind::Keyword => !matches!(
                before.symbol(),
                kw::TYPENAME
                    | kw::CONST
                    | kw::VOLATILE
                    | kw::STATIC
                    | kw::INLINE
                    | kw::CONSTEXPR
                    | kw::MUTABLE
                    | kw::TYPEDEF
            ),
            _ => false,
        };
        let ends = matches!(
            self.tokens.get(at as usize + 1).kind,
            TokenKind::Semi | TokenKind::Equal | TokenKind::LBracket | TokenKind::LParen
        );
        if at > start && ends && typed && !head.is_operator {
            self.check_shadow(header, at);
        }
    }

    fn check_shadow(&mut self, header: &Header, at: u32) {
        let name = self.tokens.get(at as usize);
        if header.params.iter().any(|p| p.name == Some(name.symbol())) {
            let text = diag::is_name_of_template_parameter(&self.text(name.symbol()));
            self.report(text, name.span());
        }
    }

    fn is_pack_param(&mut self, name: Symbol) -> bool {
        match self.lookup_unqualified(name).first() {
            Some(Decl::Type(ty)) => {
                matches!(self.tree.types.get(ty), TypeKind::TemplateParam { pack: true, .. })
            }
            _ => false,
        }
    }

    /// Reports template arguments, given without their brackets, with packs that nothing expands.
    pub(crate) fn check_expanded(&mut self, args: TokenRange) {
        if self.leaves_pack(args) {
            let span = self.tokens.get(args.start as usize).span();
            self.report(diag::parameter_pack_was_referenced_but_not_expanded(), span);
        }
    }

    pub(crate) fn report_undefined(&mut self, at: u32) {
        self.definitions.reported_bases.insert(at);
        let t = self.tokens.get(at as usize);
        let text = diag::identifier_is_undefined(&self.text(t.symbol()));
        self.report(text, t.span());
    }

    pub(crate) fn report_unexpanded_at(&mut self, at: u32) {
        let t = self.tokens.get(at as usize);
        let text = diag::named_parameter_pack_was_not_expanded(&self.text(t.symbol()));
        self.report(text, t.span());
    }
}
