//! Statements.
//!
//! * This file: statements in general, blocks, simple statements. `disambiguate`: declaration or expression.
//! * `selection`: `if` and `switch`. `iteration`: loops, range-for, loop pragmas. `jump`: labels and jumps. `handler`: `try`.
//! * `asm`: inline assembly. `body`: function bodies, `return`, constructor initialisers.

mod asm;
mod body;
mod disambiguate;
mod handler;
mod iteration;
mod jump;
pub(crate) mod selection;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::lookup::scope::ScopeKind;
use crate::sema::stmt::StatementAttrs;
use crate::tree::stmt::{Likelihood, StmtKind};
use crate::tree::{ExprId, StmtId};

impl Parser<'_, '_> {
    /// [`Sema::lint_no_effect`] for an expression statement, the cursor behind its `;`. The last one of a statement expression is
    /// its value.
    pub(crate) fn lint_statement(&mut self, written: ExprId) {
        let is_value = self.at(TokenKind::RBrace) && self.peek(1).kind == TokenKind::RParen;
        if !is_value {
            self.lint_no_effect(written);
        }
    }

    /// `{ ... }` with a scope of its own.
    pub fn parse_compound_statement(&mut self) -> StmtId {
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_brackets();
            return self.null_stmt(start);
        }
        let scope = self.cx.scope;
        self.push_scope(ScopeKind::Block);
        let stmts = self.parse_block_items();
        self.cx.scope = scope;
        self.leave();
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Block(stmts.into_boxed_slice()), span)
    }

    /// Whether a statement with statements inside begins here: what it declares ends with it.
    fn at_control(&self) -> bool {
        self.at(TokenKind::LBrace)
            || self.at(TokenKind::Keyword)
                && matches!(self.tok().symbol(), kw::IF | kw::SWITCH | kw::WHILE | kw::DO | kw::FOR | kw::TRY)
    }

    /// The statements between braces, both of which are read.
    fn parse_block_items(&mut self) -> Vec<StmtId> {
        let close = self.matching();
        self.expect(TokenKind::LBrace);
        let mut stmts = Vec::new();
        let outer = self.cx.ex.labels.region;
        let outer_labels = self.cx.ex.labels.local.len();
        while !self.at(TokenKind::RBrace) && !self.at_eof() {
            let before = self.pos();
            if let Some(stmt) = self.parse_statement() {
                stmts.push(stmt);
            }
            if self.pos() == before {
                // Whatever it is, it cannot be read: drop it so as to get on.
                self.bump();
            }
            if self.pos() > close && close > before {
                // A mistake inside ran past the end of the block.
                self.seek(close);
            }
            if self.diags.should_stop() {
                self.seek(close);
            }
        }
        self.report_unknown_pragmas();
        self.cx.ex.labels.region = outer;
        self.cx.ex.labels.local.truncate(outer_labels);
        self.expect(TokenKind::RBrace);
        stmts
    }

    /// One statement; `None` for declarations that leave nothing to do.
    pub fn parse_statement(&mut self) -> Option<StmtId> {
        self.options.watch.poll_holding(|| self.held_bytes());
        let start = self.span();
        if !self.enter() {
            self.leave();
            self.skip_statement();
            return None;
        }
        let unroll = self.statement_pragmas();
        let attrs = self.parse_statement_attributes();
        let (nested, region) = (self.at_control(), self.cx.ex.labels.region);
        let first_local = self.cx.body.locals.len();
        let stmt = self.parse_statement_inner(start, unroll);
        if attrs.maybe_unused {
            self.silence_locals(first_local);
        }
        if nested {
            self.cx.ex.labels.region = region;
        }
        self.leave();
        stmt
    }

    fn parse_statement_inner(
        &mut self,
        start: Span,
        unroll: crate::sema::stmt::range_for::Pragma,
    ) -> Option<StmtId> {
        let t = self.tok();
        match t.kind {
            TokenKind::LBrace => Some(self.parse_compound_statement()),
            TokenKind::Semi => {
                self.bump();
                Some(self.null_stmt(start))
            }
            TokenKind::Keyword => match t.symbol() {
                kw::IF => Some(self.parse_if(start)),
                kw::SWITCH => Some(self.parse_switch(start)),
                kw::WHILE => Some(self.parse_while(start, unroll)),
                kw::DO => Some(self.parse_do(start, unroll)),
                kw::FOR => Some(self.parse_for(start, unroll)),
                kw::RETURN => Some(self.parse_return(start)),
                kw::BREAK | kw::CONTINUE => Some(self.parse_jump(start)),
                kw::GOTO => Some(self.parse_goto(start)),
                kw::CASE => Some(self.parse_case(start)),
                kw::DEFAULT => Some(self.parse_default(start)),
                kw::TRY => Some(self.parse_try(start)),
                kw::ASM | kw::GNU_ASM | kw::GNU_ASM2 => Some(self.parse_asm(start)),
                kw::CO_RETURN => {
                    let _ = self.coroutine_allowed(start);
                    self.skip_statement();
                    None
                }
                kw::GNU_LABEL2 => {
                    self.parse_local_labels();
                    None
                }
                kw::ELSE | kw::CATCH => {
                    self.report(diag::expected_statement(), start);
                    self.bump();
                    self.skip_statement();
                    None
                }
                _ => self.parse_declaration_or_expression(start),
            },
            TokenKind::RBrace => {
                self.report(diag::expected_statement(), start);
                None
            }
            TokenKind::Ident if self.peek(1).kind == TokenKind::Colon => Some(self.parse_label(start)),
            _ => self.parse_declaration_or_expression(start),
        }
    }

    fn parse_declaration_or_expression(&mut self, start: Span) -> Option<StmtId> {
        if self.is_declaration_statement() {
            return self.parse_block_declaration();
        }
        let first = self.pos();
        let abi = self.abi_pragma_of_statement(first);
        let written = self.parse_expression();
        let e = self.discard(written);
        if let Some(abi) = abi {
            self.cx.body.nv_abi.push((e, abi));
        }
        let declares = self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Equal;
        if declares && self.is_error_expr(e) && self.peek(2).kind != TokenKind::LBrace {
            // `Unknown x = ...;` is a declaration whose type nobody knows.
            self.bump();
            self.bump();
            self.parse_full_expression();
        }
        self.expect_semi();
        self.check_discarded(e);
        self.lint_statement(if self.is_overload_expr(written) { e } else { written });
        let span = self.span_from(start);
        Some(self.push_stmt(StmtKind::Expr(e), span))
    }

    /// An expression statement's expression, its value dropped.
    pub(crate) fn parse_full_expression(&mut self) -> ExprId {
        let e = self.parse_expression();
        self.discard(e)
    }

    /// `;`, or a report and recovery to the end of the statement.
    pub(crate) fn expect_semi(&mut self) {
        if self.eat(TokenKind::Semi) {
            return;
        }
        if self.recovering_from_error() && !self.at_next_statement() {
            self.skip_statement();
            return;
        }
        let span = self.span();
        self.report(diag::expected_semicolon(), span);
        // What follows on the next line is most likely a statement of its own.
        if !self.tok().has(crate::lex::TokenFlags::LINE_START) && !self.at(TokenKind::RBrace) {
            self.skip_statement();
        }
    }

    /// Whether an operand ended the line before, and a word begins this one: the expression is complete, whatever was wrong
    /// with it.
    fn at_next_statement(&self) -> bool {
        let before = self.tokens.get((self.pos() as usize).saturating_sub(1)).kind;
        let ends = matches!(
            before,
            TokenKind::Ident
                | TokenKind::Number
                | TokenKind::String
                | TokenKind::RParen
                | TokenKind::RBracket
        );
        let starts = matches!(self.tok().kind, TokenKind::Ident | TokenKind::Keyword);
        ends && starts && self.tok().has(crate::lex::TokenFlags::LINE_START)
    }

    /// Whether the last expression failed in a way that left tokens unread.
    fn recovering_from_error(&self) -> bool {
        match self.cx.body.exprs.last() {
            Some((_, e)) => e.ty.ty() == crate::tree::TypeId::ERROR && !self.at(TokenKind::RBrace),
            None => false,
        }
    }

    /// Moves past the end of a statement: the next `;` at this nesting, or before `}`.
    pub(crate) fn skip_statement(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Eof | TokenKind::RBrace => return,
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                TokenKind::LBrace => {
                    self.skip_brackets();
                    return;
                }
                TokenKind::LParen | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// Moves before the `}` that ends the block.
    fn skip_to_block_end(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Eof | TokenKind::RBrace => return,
                TokenKind::LBrace => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    /// `{ ...; e; }` of a statement expression, and the expression of its last statement.
    pub(crate) fn parse_statement_expr_block(&mut self) -> (StmtId, Option<ExprId>) {
        let block = self.parse_compound_statement();
        self.detach_last_label(block);
        let mut value = None;
        if let StmtKind::Block(stmts) = &self.cx.body.stmts[block].kind
            && let Some(last) = stmts.last().copied()
            && let StmtKind::Expr(e) = self.cx.body.stmts[last].kind
        {
            let e = if let crate::tree::expr::ExprKind::MaterializeTemp { value, .. } = *self.ekind(e) {
                value
            } else {
                e
            };
            let done = if self.tree.types.is_void(self.ety(e)) { e } else { self.statement_value(e) };
            self.cx.body.stmts[last].kind = StmtKind::Expr(done);
            if !self.tree.types.is_void(self.ety(done)) {
                value = Some(done);
            }
        }
        (block, value)
    }

    /// `[[likely]]`, `[[fallthrough]]` and the like. A declaration reads its own attributes.
    fn parse_statement_attributes(&mut self) -> StatementAttrs {
        let mut out = StatementAttrs::default();
        while self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::LBracket {
            out.likelihood = self.peek_likelihood();
            out.maybe_unused |= self.brackets_say("maybe_unused");
            self.skip_brackets();
        }
        if (self.at_kw(kw::GNU_ATTRIBUTE) || self.at_kw(kw::GNU_ATTRIBUTE2)) && self.attribute_then_semi() {
            // `__attribute__((fallthrough));`
            self.bump();
            self.skip_brackets();
        }
        out
    }

    /// Whether the name of an attribute stands in the brackets at the cursor.
    fn brackets_say(&self, name: &str) -> bool {
        (self.pos()..self.matching()).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident && self.text(t.symbol()) == name
        })
    }

    fn attribute_then_semi(&self) -> bool {
        if self.peek(1).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(self.pos() + 1);
        self.tokens.get(close as usize + 1).kind == TokenKind::Semi
    }

    /// The likelihood that `[[...]]` at the cursor states; nothing is read.
    fn peek_likelihood(&self) -> Likelihood {
        if !(self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::LBracket) {
            return Likelihood::None;
        }
        let close = self.matching();
        for at in self.pos() + 2..close {
            let t = self.tokens.get(at as usize);
            if t.kind == TokenKind::Ident {
                match self.text(t.symbol()) {
                    "likely" | "__likely__" => return Likelihood::Likely,
                    "unlikely" | "__unlikely__" => return Likelihood::Unlikely,
                    _ => {}
                }
            }
        }
        Likelihood::None
    }
}
