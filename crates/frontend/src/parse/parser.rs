//! The parser: a place among the tokens, over the analyser of the unit.
//!
//! A [`Parser`] lives while one range of tokens is read. It has the cursor; what is known about the program is in the
//! [`Sema`] that it borrows, whose methods it can call. The other way round there is only [`Sema::replay`]: a method of
//! `Sema` has no current token, so what builds the tree from typed operands cannot read any.

use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, Token, TokenBuffer, TokenFlags, TokenKind, kw};
use crate::sema::lookup::name::TrialName;
use crate::sema::{Scoped, Sema};
use crate::tree::{LocalId, ScopeId, TokenRange};

/// A place to come back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(u32);

impl Mark {
    /// The token index.
    pub fn index(self) -> u32 {
        self.0
    }
}

/// Where a list element ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// Index of the token after the element (and after its `...`).
    pub end: u32,
    /// Index of the `...` that makes it a pack expansion.
    pub ellipsis: Option<u32>,
}

/// What decides how the tokens at hand are read. It holds for a stretch of tokens, and a replay starts with none of it.
/// What the meaning of names depends on as well is in [`Sema`]: whoever builds expressions must know it, too.
#[derive(Clone, Copy, Debug)]
pub struct Context {
    /// In a template argument list: an unnested `>` ends the expression.
    pub greater_closes: bool,
    /// A qualified class name followed by itself names the constructors (declarators).
    pub naming_constructor: bool,
    /// A brace after a class or enumeration name does not define it here.
    pub no_type_definitions: bool,
    /// A type is being read where an expression may stand as well.
    pub reading_argument_type: bool,
    /// A parameter of a pack is being read.
    pub expanding_param: bool,
    /// Where only a type can stand, so that a dependent name needs no `typename` (C++20, [temp.res]/5).
    pub only_type_at: u32,
    /// Where an atom of a requires-clause stands: a placeholder behind it belongs to the declaration.
    pub atom_at: u32,
    /// The `)` of a list of parameters whose mistakes were reported already.
    pub mistyped: Option<u32>,
    /// The alignment of the type name read last, 0 if it has none.
    pub named_align: u32,
    /// The typedef or alias that the type name read last is.
    pub named_typedef: Option<crate::tree::TypedefId>,
    /// The alignment of the type-id read last, 0 if it is that of its type.
    pub type_id_align: u32,
    /// The type of an alias is being read, which may be defined there.
    pub defines_alias: bool,
}

impl Default for Context {
    fn default() -> Context {
        Context {
            greater_closes: false,
            naming_constructor: false,
            no_type_definitions: false,
            reading_argument_type: false,
            expanding_param: false,
            only_type_at: u32::MAX,
            atom_at: u32::MAX,
            mistyped: None,
            named_align: 0,
            named_typedef: None,
            type_id_align: 0,
            defines_alias: false,
        }
    }
}

/// Reads tokens, and has them mean something.
pub(crate) struct Parser<'s, 'a> {
    pub sema: &'s mut Sema<'a>,
    tokens: &'a TokenBuffer,
    /// Index of the current token; [`Sema::pos`] follows it.
    cursor: u32,
    pub context: Context,
    pub(crate) trial_name: Option<TrialName>,
    /// Structured binding of a range-for, waiting for its initialiser.
    pub(crate) pending_binding: Option<(LocalId, SmallVec<[(Symbol, oxicc_source::Span); 4]>)>,
}

impl<'a> Deref for Parser<'_, 'a> {
    type Target = Sema<'a>;
    #[inline]
    fn deref(&self) -> &Sema<'a> {
        self.sema
    }
}

impl<'a> DerefMut for Parser<'_, 'a> {
    #[inline]
    fn deref_mut(&mut self) -> &mut Sema<'a> {
        self.sema
    }
}

/// Reading tokens again.
impl<'a> Sema<'a> {
    /// Reads the tokens from `start` on with `f`, in `scope`, as if nothing around were being read: with a fresh context and a
    /// body that nobody sees.
    pub fn replay<R>(&mut self, start: u32, scope: ScopeId, f: impl FnOnce(&mut Parser<'_, 'a>) -> R) -> R {
        let around = std::mem::take(&mut self.around);
        let (result, _) = self.with_body(scope, |s| s.parse_from(start, f));
        self.around = around;
        result
    }

    /// Reads the tokens of `range` with `f`, with a fresh context but into the current body.
    pub fn replay_here<R>(&mut self, range: TokenRange, f: impl FnOnce(&mut Parser<'_, 'a>) -> R) -> R {
        self.parse_from(range.start, f)
    }

    /// Runs `f` with a parser at a token.
    fn parse_from<R>(&mut self, start: u32, f: impl FnOnce(&mut Parser<'_, 'a>) -> R) -> R {
        let point = std::mem::replace(&mut self.point, start);
        let tokens = self.tokens;
        let mut parser = Parser {
            sema: self,
            tokens,
            cursor: start,
            context: Context::default(),
            trial_name: None,
            pending_binding: None,
        };
        let result = f(&mut parser);
        self.point = point;
        result
    }
}

/// Looking.
impl Parser<'_, '_> {
    /// Index of the current token.
    #[inline]
    pub fn pos(&self) -> u32 {
        self.cursor
    }

    #[inline]
    pub fn tok(&self) -> Token {
        self.tokens.get(self.cursor as usize)
    }

    #[inline]
    pub fn kind(&self) -> TokenKind {
        self.tok().kind
    }

    /// The token `n` places ahead.
    #[inline]
    pub fn peek(&self, n: u32) -> Token {
        self.tokens.get(self.cursor as usize + n as usize)
    }

    #[inline]
    pub fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    #[inline]
    pub fn at_eof(&self) -> bool {
        self.kind() == TokenKind::Eof
    }

    /// Whether the current token is this keyword.
    #[inline]
    pub fn at_kw(&self, keyword: Symbol) -> bool {
        let t = self.tok();
        t.kind == TokenKind::Keyword && t.symbol() == keyword
    }

    pub fn peek_is_kw(&self, n: u32, keyword: Symbol) -> bool {
        let t = self.peek(n);
        t.kind == TokenKind::Keyword && t.symbol() == keyword
    }

    /// The current token as an identifier.
    pub fn ident(&self) -> Option<Symbol> {
        let t = self.tok();
        (t.kind == TokenKind::Ident).then(|| t.symbol())
    }

    /// `>>` in an expression: two adjacent `>`.
    pub fn at_shift_right(&self) -> bool {
        self.at(TokenKind::Greater) && self.tok().has(TokenFlags::JOINT)
    }

    /// Index of the bracket that closes the one at the current token; the end of the buffer if it has none.
    pub fn matching(&self) -> u32 {
        self.matching_at(self.cursor)
    }

    /// Whether the list element at the current token may end in `...`; says no without looking names up, which telling
    /// template arguments from comparisons needs.
    pub fn may_be_expansion(&self, angle: bool) -> bool {
        let mut at = self.cursor;
        // Whether commas may be those of template arguments.
        let mut less = false;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ellipsis => return true,
                TokenKind::Eof
                | TokenKind::Semi
                | TokenKind::RParen
                | TokenKind::RBracket
                | TokenKind::RBrace => return false,
                TokenKind::Comma if !less => return false,
                TokenKind::Greater if angle && !less => return false,
                TokenKind::Less => less = true,
                // `operator,` and the like are names.
                TokenKind::Keyword if t.symbol() == kw::OPERATOR => return true,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => {
                    at = self.matching_at(at);
                }
                _ => {}
            }
            at += 1;
        }
    }

    /// The extent of the list element that starts at the current token: an expression, type or template argument up to a
    /// `,` or closing bracket (with `angle`: or an unnested `>`) or `;` at this nesting.
    pub fn scan_element(&mut self, angle: bool) -> Element {
        let end = self.sema.scan_until_comma(self.cursor, angle);
        let last = end.saturating_sub(1);
        if end > self.cursor && self.tokens.get(last as usize).kind == TokenKind::Ellipsis {
            Element { end, ellipsis: Some(last) }
        } else {
            Element { end, ellipsis: None }
        }
    }
}

/// Moving.
impl Parser<'_, '_> {
    #[inline]
    fn move_to(&mut self, index: u32) {
        self.cursor = index;
        self.sema.point = index;
    }

    #[inline]
    pub fn bump(&mut self) -> Token {
        let t = self.tok();
        if t.kind != TokenKind::Eof {
            self.move_to(self.cursor + 1);
        }
        t
    }

    #[inline]
    pub fn eat(&mut self, kind: TokenKind) -> bool {
        let hit = self.at(kind);
        if hit {
            self.bump();
        }
        hit
    }

    #[inline]
    pub fn eat_kw(&mut self, keyword: Symbol) -> bool {
        let hit = self.at_kw(keyword);
        if hit {
            self.bump();
        }
        hit
    }

    pub fn eat_ident(&mut self) -> Option<Symbol> {
        let name = self.ident()?;
        self.bump();
        Some(name)
    }

    /// Reads a token that must be there, else reports `expected a "…"`.
    pub fn expect(&mut self, kind: TokenKind) -> bool {
        if self.eat(kind) {
            return true;
        }
        let span = self.span();
        let message = match kind {
            TokenKind::RParen => diag::expected_close_paren(),
            TokenKind::RBracket => diag::expected_close_bracket(),
            TokenKind::Semi => diag::expected_semicolon(),
            TokenKind::RBrace => diag::expected_close_brace(),
            TokenKind::LParen => diag::expected_open_paren(),
            TokenKind::LBrace => diag::expected_open_brace(),
            TokenKind::Colon => diag::expected_colon(),
            TokenKind::Comma => diag::expected_comma(),
            _ => diag::expected_punctuator(&kind.punctuator()),
        };
        self.report(message, span);
        false
    }

    pub fn mark(&self) -> Mark {
        Mark(self.cursor)
    }

    pub fn rewind(&mut self, mark: Mark) {
        self.move_to(mark.0);
    }

    /// Moves to a token by index: for replays.
    pub fn seek(&mut self, index: u32) {
        self.move_to(index);
    }

    /// At an opening bracket: moves past its partner and gives the range from the bracket to beyond the partner.
    pub fn skip_brackets(&mut self) -> TokenRange {
        let start = self.cursor;
        self.move_to((self.matching() + 1).min(self.tokens.len() as u32 - 1));
        TokenRange { start, end: self.cursor }
    }

    /// After an error in a declaration: moves past the next `;` at this nesting, or before a `}` or after a `{}` block.
    pub fn skip_declaration(&mut self) {
        let start = self.cursor;
        loop {
            match self.kind() {
                TokenKind::Eof | TokenKind::RBrace => break,
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                TokenKind::LBrace => {
                    self.skip_brackets();
                    // `struct X { ... } x;` goes on; a function body ends the declaration.
                    if !matches!(self.kind(), TokenKind::Semi | TokenKind::Comma | TokenKind::Equal) {
                        return;
                    }
                }
                TokenKind::LParen | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
        // A stray `}` at namespace scope must not stop the parser for good.
        if self.cursor == start && self.at(TokenKind::RBrace) && self.cx.scope == self.global_scope() {
            self.bump();
        }
    }

    /// Runs `f` with another value in the context, and puts the old one back.
    pub fn reading<T, R>(
        &mut self,
        place: impl Fn(&mut Context) -> &mut T,
        value: T,
        f: impl FnOnce(&mut Self) -> R,
    ) -> R {
        let outer = std::mem::replace(place(&mut self.context), value);
        let result = f(self);
        *place(&mut self.context) = outer;
        result
    }

    /// Runs `f` between brackets, where `>` is an operator whatever stands around them.
    pub fn bracketed<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.reading(|context| &mut context.greater_closes, false, f)
    }

    /// Runs `f` between angle brackets, where an unnested `>` ends an expression.
    pub fn in_angles<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> R {
        self.reading(|context| &mut context.greater_closes, true, f)
    }
}
