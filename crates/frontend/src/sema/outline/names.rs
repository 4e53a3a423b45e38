//! Names that the declarations of a class declare, and names that they use.
//!
//! This tells declared names from used ones by what stands around them, and does not look into the bodies of functions. A name
//! that might be declared somewhere is taken for declared.

use rustc_hash::FxHashSet;

use crate::lex::{Symbol, Token, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lookup::scope::Decl;
use crate::sema::outline::class::ClassOutline;
use crate::tree::{RecordFlags, TokenRange};

/// The names in a class or an expression.
#[derive(Default)]
pub(crate) struct Names {
    /// Those that may be declared in it.
    pub declared: FxHashSet<Symbol>,
    /// Tokens that are uses of names.
    pub uses: Vec<u32>,
    /// There are base classes, whose members have not been looked at.
    pub bases: bool,
    /// Some names come from a place that cannot be looked into.
    pub opaque: bool,
}

/// What a member declaration declares, as far as it has been read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    None,
    Class,
    Enum,
}

impl Sema<'_> {
    /// The names in the base clause and the members of a class.
    pub(crate) fn names_in_class(&mut self, outline: ClassOutline) -> Names {
        let mut seen = Names::default();
        if let Some(bases) = outline.bases {
            self.see_bases(bases.start, bases.end, &mut seen);
        }
        self.see_members(outline.members, &mut seen);
        seen
    }

    /// The names in an expression, if all of it is understood.
    pub(crate) fn names_in_expression(&mut self, range: TokenRange) -> Option<Names> {
        let mut seen = Names::default();
        self.see_expression(range.start, range.end, &mut seen).then_some(seen)
    }

    /// A base clause; gives the index of the `{` behind it.
    fn see_bases(&mut self, from: u32, end: u32, seen: &mut Names) -> u32 {
        seen.bases = true;
        let mut at = from;
        while at < end {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1).kind;
            match t.kind {
                TokenKind::LBrace => return at,
                TokenKind::LParen | TokenKind::LBracket => {
                    seen.opaque = true;
                    at = self.matching_at(at);
                }
                TokenKind::Ident if next == TokenKind::Less => {
                    let Some(after) = self.scan_template_args(at + 1) else {
                        seen.opaque = true;
                        return end;
                    };
                    let mut depends = false;
                    for i in at + 2..after {
                        let arg = self.tokens.get(i as usize);
                        depends |= arg.kind == TokenKind::Ident && self.may_be_parameter(arg.symbol());
                    }
                    seen.opaque |= !self.see_expression(at + 2, after - 1, seen) || !depends;
                    at = after - 1;
                }
                // The members of a class that has been read are known.
                TokenKind::Ident => {
                    let found = self.lookup_unqualified(t.symbol()).first();
                    let complete = |r| self.tree.records[r].flags.contains(RecordFlags::COMPLETE);
                    let read = match found {
                        Some(Decl::Record(r)) => complete(r),
                        Some(Decl::Type(ty)) => match self.tree.types.as_record(ty) {
                            Some(r) => complete(r),
                            None => self.tree.types.is_dependent(ty),
                        },
                        Some(_) => false,
                        None => true,
                    };
                    seen.opaque |= !read || next == TokenKind::ColonColon;
                }
                _ => {}
            }
            at += 1;
        }
        at
    }

    /// Whether a name is that of a template parameter, or of one in the class that is being looked at.
    fn may_be_parameter(&mut self, name: Symbol) -> bool {
        match self.lookup_unqualified(name).first() {
            None => true,
            Some(Decl::Type(ty)) => self.tree.types.is_dependent(ty),
            Some(decl) => matches!(decl, Decl::ParamValue { .. } | Decl::ParamTemplate { .. }),
        }
    }

    fn see_members(&mut self, body: TokenRange, seen: &mut Names) {
        for member in self.tokens.members(body) {
            self.see_declaration(member.start, member.end, seen);
        }
    }

    fn see_declaration(&mut self, start: u32, end: u32, seen: &mut Names) {
        let (mut tag, mut parens, mut equal) = (Tag::None, false, false);
        let mut at = start;
        while at < end {
            let t = self.tokens.get(at as usize);
            let next = self.tokens.get(at as usize + 1);
            match t.kind {
                TokenKind::Keyword => match t.symbol() {
                    kw::FRIEND => return,
                    kw::REQUIRES | kw::ASM => return self.see_anything(at, end, seen),
                    kw::USING if next.kind == TokenKind::Keyword && next.symbol() == kw::ENUM => {
                        seen.opaque = true;
                        return;
                    }
                    kw::TEMPLATE if next.kind == TokenKind::Less => {
                        let Some(after) = self.scan_template_args(at + 1) else {
                            seen.opaque = true;
                            return;
                        };
                        self.see_expression(at + 2, after - 1, seen);
                        at = after;
                        continue;
                    }
                    kw::STRUCT | kw::CLASS | kw::UNION => tag = Tag::Class,
                    kw::ENUM => tag = Tag::Enum,
                    _ if self.is_attribute(at) => at = self.matching_at(at + 1),
                    kw::OPERATOR if next.kind == TokenKind::Ident => at += 1,
                    _ => {}
                },
                TokenKind::Ident => self.see_name(at, seen),
                TokenKind::Equal => equal = true,
                TokenKind::LBracket if next.kind == TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::LBracket if self.starts_lambda(at) => return self.see_anything(at, end, seen),
                TokenKind::LParen => {
                    let close = self.matching_at(at);
                    if !self.is_of_builtin(at) && !self.see_expression(at + 1, close, seen) {
                        return self.see_anything(at, end, seen);
                    }
                    parens = true;
                    at = close;
                }
                // What initialises members, or the bases of a class.
                TokenKind::Colon if parens && !equal => return,
                TokenKind::Colon if tag == Tag::Class && !equal => {
                    at = self.see_bases(at + 1, end, seen);
                    continue;
                }
                TokenKind::LBrace => {
                    let close = self.matching_at(at);
                    match tag {
                        _ if equal => {
                            if !self.see_expression(at + 1, close, seen) {
                                return self.see_anything(at, end, seen);
                            }
                        }
                        _ if parens => return,
                        Tag::Class => self.see_members(TokenRange { start: at + 1, end: close }, seen),
                        Tag::Enum => self.see_enumerators(at + 1, close, seen),
                        Tag::None => {
                            if !self.see_expression(at + 1, close, seen) {
                                return self.see_anything(at, end, seen);
                            }
                        }
                    }
                    at = close;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn see_enumerators(&mut self, from: u32, to: u32, seen: &mut Names) {
        let mut named = false;
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Comma => named = false,
                TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::Keyword if self.is_attribute(at) => at = self.matching_at(at + 1),
                TokenKind::Ident if !named => {
                    seen.declared.insert(t.symbol());
                    named = true;
                }
                TokenKind::Ident => self.see_name(at, seen),
                _ => {}
            }
            at += 1;
        }
    }

    /// Parameters, arguments and operands. Says whether all of it was understood.
    fn see_expression(&mut self, from: u32, to: u32, seen: &mut Names) -> bool {
        let mut at = from;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ident => self.see_name(at, seen),
                TokenKind::LBracket if self.tokens.get(at as usize + 1).kind == TokenKind::LBracket => {
                    at = self.matching_at(at);
                }
                TokenKind::LBracket if self.starts_lambda(at) => return false,
                TokenKind::LBrace if self.tokens.get(at as usize - 1).kind == TokenKind::RParen => {
                    return false;
                }
                TokenKind::Keyword if t.symbol() == kw::REQUIRES => return false,
                TokenKind::Keyword if self.is_attribute(at) => at = self.matching_at(at + 1),
                TokenKind::LParen if self.is_of_builtin(at) => at = self.matching_at(at),
                _ => {}
            }
            at += 1;
        }
        true
    }

    /// What is not understood may declare every name in it.
    fn see_anything(&mut self, from: u32, to: u32, seen: &mut Names) {
        let names = (from..to).map(|at| self.tokens.get(at as usize));
        seen.declared.extend(names.filter(|t| t.kind == TokenKind::Ident).map(|t| t.symbol()));
    }

    /// `__attribute__(`.
    fn is_attribute(&self, at: u32) -> bool {
        let t = self.tokens.get(at as usize);
        t.kind == TokenKind::Keyword
            && matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2)
            && self.tokens.get(at as usize + 1).kind == TokenKind::LParen
    }

    /// Whether a parenthesis holds the operands of something built in, which may be names of anything.
    fn is_of_builtin(&self, paren: u32) -> bool {
        let t = self.tokens.get(paren as usize - 1);
        matches!(t.kind, TokenKind::Ident | TokenKind::Keyword)
            && self.text(t.symbol()).starts_with("__builtin_")
    }

    /// Whether a `[` is no subscript and no bound.
    fn starts_lambda(&self, at: u32) -> bool {
        !matches!(
            self.tokens.get(at as usize - 1).kind,
            TokenKind::Ident
                | TokenKind::RBracket
                | TokenKind::RParen
                | TokenKind::RBrace
                | TokenKind::Greater
                | TokenKind::Star
                | TokenKind::Amp
                | TokenKind::AmpAmp
                | TokenKind::String
                | TokenKind::Keyword
        )
    }

    /// What may be a declarator in parentheses: `typedef int (name)(int);`, `int (name);`, a parameter `T(name)`.
    fn is_parenthesized(&self, at: u32) -> bool {
        let token = |i: u32| self.tokens.get(i as usize);
        let kind = |i: u32| token(i).kind;
        // The end of what may be a type.
        let is_type = || match kind(at - 2) {
            TokenKind::Ident | TokenKind::Greater => true,
            TokenKind::Keyword => TYPE_WORDS.contains(&token(at - 2).symbol()),
            _ => false,
        };
        // `T (name);`, not `T f(name);`.
        let begins = || {
            matches!(kind(at - 3), TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Colon)
        };
        kind(at - 1) == TokenKind::LParen
            && kind(at + 1) == TokenKind::RParen
            && match kind(at + 2) {
                TokenKind::LParen | TokenKind::LBracket => true,
                TokenKind::Comma | TokenKind::RParen | TokenKind::Equal => is_type(),
                TokenKind::Semi => is_type() && (kind(at - 2) == TokenKind::Keyword || begins()),
                _ => false,
            }
    }

    /// An identifier: a declaration, a use, or neither.
    fn see_name(&mut self, at: u32, seen: &mut Names) {
        let t = self.tokens.get(at as usize);
        let before = self.tokens.get(at as usize - 1);
        let next = self.tokens.get(at as usize + 1).kind;
        let keyword =
            |words: &[Symbol]| before.kind == TokenKind::Keyword && words.contains(&before.symbol());
        let member = matches!(before.kind, TokenKind::Dot | TokenKind::Arrow | TokenKind::Tilde);
        // Behind a declarator these two are no names.
        let virt_specifier = t.is_name(kw::OVERRIDE) || t.is_name(kw::FINAL);
        if member || virt_specifier || keyword(&[kw::TEMPLATE, kw::OPERATOR]) {
            return;
        }
        if before.kind == TokenKind::ColonColon {
            // `using Base::name;`.
            if matches!(next, TokenKind::Semi | TokenKind::Comma | TokenKind::Ellipsis) {
                seen.declared.insert(t.symbol());
            }
        } else if may_declare(before, next) || self.is_parenthesized(at) {
            seen.declared.insert(t.symbol());
        } else if !matches!(next, TokenKind::LParen | TokenKind::ColonColon)
            && !self.text(t.symbol()).starts_with("__")
            && !seen.declared.contains(&t.symbol())
        {
            seen.uses.push(at);
        }
    }
}

/// Keywords that a type may end in.
const TYPE_WORDS: [Symbol; 12] = [
    kw::AUTO,
    kw::BOOL,
    kw::CHAR,
    kw::CONST,
    kw::DOUBLE,
    kw::FLOAT,
    kw::INT,
    kw::LONG,
    kw::SHORT,
    kw::SIGNED,
    kw::UNSIGNED,
    kw::VOLATILE,
];

/// Whether a name between these tokens may be one that is being declared.
fn may_declare(before: Token, next: TokenKind) -> bool {
    let follows = matches!(
        next,
        TokenKind::Semi
            | TokenKind::Comma
            | TokenKind::Equal
            | TokenKind::LParen
            | TokenKind::RParen
            | TokenKind::LBrace
            | TokenKind::LBracket
            | TokenKind::Colon
            | TokenKind::Greater
            | TokenKind::GreaterEqual
            | TokenKind::Ellipsis
            // `__attribute__` and its like.
            | TokenKind::Keyword
    );
    match before.kind {
        TokenKind::Keyword if matches!(before.symbol(), kw::STRUCT | kw::CLASS | kw::UNION | kw::ENUM) => {
            true
        }
        TokenKind::Keyword => {
            follows
                && !matches!(
                    before.symbol(),
                    kw::RETURN
                        | kw::THROW
                        | kw::CASE
                        | kw::SIZEOF
                        | kw::ALIGNOF
                        | kw::NEW
                        | kw::DELETE
                        | kw::NOEXCEPT
                        | kw::DECLTYPE
                )
        }
        TokenKind::Ident
        | TokenKind::Greater
        | TokenKind::Star
        | TokenKind::Amp
        | TokenKind::AmpAmp
        | TokenKind::Ellipsis
        | TokenKind::RBracket
        | TokenKind::RBrace
        | TokenKind::RParen => follows,
        TokenKind::Comma | TokenKind::LBrace | TokenKind::LBracket => matches!(
            next,
            TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::Equal
                | TokenKind::LBracket
                | TokenKind::Colon
                | TokenKind::RBrace
        ),
        _ => false,
    }
}
