//! Braced lists and designators.

use smallvec::SmallVec;

use crate::lex::{Symbol, TokenKind};
use crate::parse::Parser;
use crate::sema::convert::Init;
use crate::sema::init::{Designator, InitItem, InitList};

impl Parser<'_, '_> {
    /// An assignment-expression or a braced list.
    pub fn parse_initializer_clause(&mut self) -> Init {
        if self.at(TokenKind::LBrace) {
            Init::List(Box::new(self.parse_braced_list()))
        } else {
            Init::Expr(self.parse_assignment_expr())
        }
    }

    /// `{ a, .b = c, [2] = d, e... }`.
    pub fn parse_braced_list(&mut self) -> InitList {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_brackets();
            return InitList { items: Vec::new(), span: start };
        }
        self.bump();
        let mut items = Vec::new();
        self.bracketed(|s| {
            while !s.at(TokenKind::RBrace) && !s.at_eof() {
                let list = s.parse_expanded(false, |s| s.parse_init_item());
                items.extend(list);
                if !s.eat(TokenKind::Comma) {
                    break;
                }
            }
        });
        if !self.expect(TokenKind::RBrace) {
            self.recover_to(TokenKind::RBrace);
        }
        self.leave();
        InitList { items, span: self.span_from(start) }
    }

    fn parse_init_item(&mut self) -> InitItem {
        let start = self.span();
        let designators = self.parse_designators();
        if designators.is_empty() {
            let init = self.parse_initializer_clause();
            return InitItem { designators: SmallVec::new(), init, span: self.span_from(start) };
        }
        self.eat(TokenKind::Equal);
        let mut init = self.parse_initializer_clause();
        let span = self.span_from(start);
        // `.a.b = x` is `.a = {.b = x}`.
        for designator in designators[1..].iter().rev() {
            let item = InitItem { designators: smallvec::smallvec![*designator], init, span };
            init = Init::List(Box::new(InitList { items: vec![item], span }));
        }
        InitItem { designators: smallvec::smallvec![designators[0]], init, span }
    }

    fn parse_designators(&mut self) -> Vec<Designator> {
        let mut out = Vec::new();
        // GNU `name: value`.
        if self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Colon {
            let name = self.tok().symbol();
            self.bump();
            self.bump();
            return vec![Designator::Field(name)];
        }
        loop {
            if self.at(TokenKind::Dot) && self.peek(1).kind == TokenKind::Ident {
                self.bump();
                let name: Symbol = self.tok().symbol();
                self.bump();
                out.push(Designator::Field(name));
            } else if self.at(TokenKind::LBracket) && self.designator_follows() {
                self.bump();
                let lo = self.parse_index_constant();
                let hi = if self.eat(TokenKind::Ellipsis) { self.parse_index_constant() } else { lo };
                self.expect(TokenKind::RBracket);
                out.push(if lo == hi { Designator::Index(lo) } else { Designator::Range(lo, hi) });
            } else {
                return out;
            }
        }
    }

    /// `[` in a braced list starts a designator if `=`, `.` or `[` follows the `]`; otherwise a lambda.
    fn designator_follows(&self) -> bool {
        let close = self.matching();
        let empty = close == self.pos() + 1;
        let next = self.tokens.get(close as usize + 1).kind;
        !empty && matches!(next, TokenKind::Equal | TokenKind::Dot | TokenKind::LBracket)
    }

    fn parse_index_constant(&mut self) -> u64 {
        match self.parse_constant_int() {
            Some(v) => u64::try_from(v).unwrap_or(0),
            None => 0,
        }
    }
}
