//! Loops: `while`, `do`, `for`, range-`for`, and the pragmas before them.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::parse::stmt::selection::{Condition, Missing};
use crate::sema::Scoped;
use crate::sema::convert::Init;
use crate::sema::stmt::Breakable;
use crate::sema::stmt::range_for::Pragma;
use crate::tree::stmt::{StmtKind, Unroll};
use crate::tree::types::QualType;
use crate::tree::{LocalId, OperatorName, StmtId, TokenRange};

/// Pragmas in device code that act, or that are for somebody else; the preprocessor looks at what follows `GCC` and `STDC`.
const MEANINGFUL: &[&str] = &[
    "GCC",
    "STDC",
    "hd_warning_disable",
    "hdrstop",
    "ident",
    "message",
    "no_pch",
    "nv_abi",
    "nv_diag_default",
    "nv_diag_error",
    "nv_diag_once",
    "nv_diag_remark",
    "nv_diag_suppress",
    "nv_diag_warning",
    "nv_diagnostic",
    "nv_exec_check_disable",
    "nv_mangled_name",
    "omp",
    "once",
    "pack",
    "pop_macro",
    "push_macro",
    "redefine_extname",
    "unroll",
];

impl Parser<'_, '_> {
    /// Reads the pragmas that stand before the current token.
    pub(crate) fn statement_pragmas(&mut self) -> Pragma {
        let mut out = Pragma::default();
        let pos = self.pos();
        let pragmas = self.tokens.pragmas_before(pos as usize);
        if pragmas.is_empty() {
            return out;
        }
        self.report_unknown_pragmas();
        let pragmas = self.tokens.pragmas_before(pos as usize);
        let unrolls = pragmas.iter().filter(|p| p.name == Some(kw::UNROLL));
        let unrolls: Vec<(Option<u32>, Span)> = unrolls.map(|p| (p.argument, Span::at(p.pos))).collect();
        for (argument, span) in unrolls {
            let is_loop =
                matches!(self.tok().symbol(), kw::FOR | kw::WHILE | kw::DO) && self.at(TokenKind::Keyword);
            if !is_loop {
                self.report(diag::pragma_unroll_must_precede_loop(), span);
                continue;
            }
            out.unroll = self.unroll_amount(argument, span);
        }
        out
    }

    /// Warns of pragmas before the current token that mean nothing in device code. Those of templates are the template's affair.
    pub(crate) fn report_unknown_pragmas(&mut self) {
        let pragmas = self.tokens.pragmas_before(self.pos() as usize);
        if pragmas.is_empty() || !self.is_written_for_device() {
            return;
        }
        let is_instance = |f| self.tree.functions[f].instance_of.is_some() || self.in_template_instance(f);
        if self.cx.function.is_none_or(is_instance) {
            return;
        }
        let unknown = pragmas
            .iter()
            .filter(|p| p.name.is_none_or(|name| !MEANINGFUL.contains(&self.interner.get(name))));
        let places: Vec<Span> =
            unknown.filter_map(|p| self.tokens.pragma_tokens(p).first()).map(|t| t.span()).collect();
        for place in places {
            self.report(diag::unrecognized_pragma_in_device_code(), place);
        }
    }

    /// The argument of `#pragma unroll`, which begins at a token.
    fn unroll_amount(&mut self, argument: Option<u32>, span: Span) -> Unroll {
        let Some(start) = argument else { return Unroll::Full };
        let range = TokenRange { start, end: start };
        let (value, extra) = self.replay_here(range, |s| (s.parse_constant_int(), !s.at(TokenKind::Eof)));
        match value {
            Some(_) if extra => {
                self.report(diag::extra_characters_in_unroll_pragma_ignoring_pragma(), span);
                Unroll::None
            }
            None => {
                self.report(diag::optional_argument_to_unroll_pragma(), span);
                Unroll::None
            }
            Some(n) if n <= 0 => {
                self.report(diag::unroll_value_cannot_be_zero_or_negative(), span);
                Unroll::None
            }
            Some(n) => match i32::try_from(n) {
                Ok(n) => Unroll::Count(n.unsigned_abs()),
                Err(_) => {
                    self.report(diag::unroll_value_does_not_fit_in_integer(), span);
                    Unroll::None
                }
            },
        }
    }

    /// The body of a loop.
    fn parse_loop_body(&mut self, start: Span) -> StmtId {
        self.cx.ex.breakable.push(Breakable::Loop);
        let scope = self.cx.scope;
        self.push_header_scope();
        let body = self.parse_statement();
        self.cx.scope = scope;
        self.cx.ex.breakable.pop();
        body.unwrap_or_else(|| self.null_stmt(start))
    }

    pub(crate) fn parse_while(&mut self, start: Span, pragma: Pragma) -> StmtId {
        self.bump();
        let scope = self.cx.scope;
        self.push_header_scope();
        if !self.open_header(&[Missing::Expression]) {
            self.cx.scope = scope;
            return self.null_stmt(start);
        }
        let close = self.matching_at(self.pos() - 1);
        let (decl, cond) = self.parse_condition(Condition::Bool);
        self.close_paren(close);
        let body = self.parse_loop_body(start);
        self.cx.scope = scope;
        let span = self.span_from(start);
        if self.is_error_expr(cond) {
            return self.null_stmt(span);
        }
        self.push_stmt(StmtKind::While { decl: decl.into(), cond, body, unroll: pragma.unroll }, span)
    }

    pub(crate) fn parse_do(&mut self, start: Span, pragma: Pragma) -> StmtId {
        self.bump();
        let body = self.parse_loop_body(start);
        if !self.eat_kw(kw::WHILE) {
            let span = self.span();
            self.report(diag::expected_while(), span);
            self.skip_statement();
            return body;
        }
        if !self.expect(TokenKind::LParen) {
            while !matches!(self.kind(), TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof) {
                self.bump();
            }
            let span = self.span();
            self.report(diag::expected_expression(), span);
            self.report(diag::expected_close_paren(), span);
            self.expect_semi();
            return body;
        }
        let close = self.matching_at(self.pos() - 1);
        let e = self.parse_expression();
        let cond = self.contextual_bool(e);
        self.close_paren(close);
        self.expect_semi();
        let span = self.span_from(start);
        if self.is_error_expr(cond) {
            return self.null_stmt(span);
        }
        self.push_stmt(StmtKind::DoWhile { body, cond, unroll: pragma.unroll }, span)
    }

    pub(crate) fn parse_for(&mut self, start: Span, pragma: Pragma) -> StmtId {
        self.bump();
        let scope = self.cx.scope;
        self.push_header_scope();
        let stmt = self.parse_for_inner(start, pragma);
        self.cx.scope = scope;
        stmt
    }

    fn parse_for_inner(&mut self, start: Span, pragma: Pragma) -> StmtId {
        if !self.open_header(&[Missing::Expression, Missing::Semi, Missing::Expression]) {
            return self.null_stmt(start);
        }
        let close = self.matching_at(self.pos() - 1);
        if let Some(colon) = self.range_colon(close) {
            return self.parse_range_for(start, colon, close, pragma);
        }
        let init_start = self.span();
        let init = if self.eat(TokenKind::Semi) {
            None
        } else if self.is_declaration_statement() {
            self.parse_block_declaration()
        } else {
            let e = self.parse_expression();
            self.lint_no_effect(e);
            let e = self.discard(e);
            self.expect_semi();
            let span = self.span_from(init_start);
            Some(self.push_stmt(StmtKind::Expr(e), span))
        };
        // What is skipped behind a missing `;` ends with the header.
        if self.pos() > close {
            self.seek(close);
        }
        let (decl, cond) = if self.at(TokenKind::Semi) {
            (None, None)
        } else {
            let (decl, cond) = self.parse_condition(Condition::Bool);
            (decl, Some(cond))
        };
        if self.pos() == close {
            self.expect(TokenKind::Semi);
        } else {
            self.expect_semi();
        }
        if self.pos() > close {
            self.seek(close);
        }
        let step = if self.at(TokenKind::RParen) {
            None
        } else {
            let step = self.parse_expression();
            self.lint_no_effect(step);
            Some(self.discard(step))
        };
        self.close_paren(close);
        let body = self.parse_loop_body(start);
        let span = self.span_from(start);
        if cond.is_some_and(|c| self.is_error_expr(c)) {
            return self.null_stmt(span);
        }
        let kind = StmtKind::For {
            init: init.into(),
            decl: decl.into(),
            cond: cond.into(),
            step: step.into(),
            body,
            unroll: pragma.unroll,
        };
        self.push_stmt(kind, span)
    }

    /// `for (init; decl : range) body`, written out ([stmt.ranged]).
    fn parse_range_for(&mut self, start: Span, colon: u32, close: u32, pragma: Pragma) -> StmtId {
        let init = if self.has_semicolon_before(colon) {
            let s = self.span();
            if self.eat(TokenKind::Semi) {
                None
            } else if self.is_declaration_statement() {
                self.parse_block_declaration()
            } else {
                let e = self.parse_full_expression();
                self.expect_semi();
                Some(self.push_stmt(StmtKind::Expr(e), s))
            }
        } else {
            None
        };
        let decl_pos = self.pos();
        self.seek(colon + 1);
        let range_span = self.span();
        let range = match self.kind() {
            TokenKind::LBrace => self.parse_initializer_clause(),
            _ => Init::Expr(self.parse_expression()),
        };
        let range = match range {
            Init::Expr(e) if self.is_error_expr(e) => None,
            Init::Expr(e) => Some(Init::Expr(e)),
            list => Some(list),
        };
        if self.pos() != close && range.is_some() {
            self.expect(TokenKind::RParen);
        }
        let pieces = range.and_then(|range| self.range_pieces(range, range_span));
        // The declaration is read with the range known, in the scope of the body.
        self.seek(decl_pos);
        let scope = self.cx.scope;
        self.push_header_scope();
        let element = pieces.as_ref().map(|p| p.begin);
        let first = self.cx.body.locals.len();
        let element_decl = self.parse_range_declaration(colon, element, range_span);
        // It counts the rounds, used or not.
        self.silence_locals(first);
        self.seek(close + 1);
        let body = self.parse_loop_body(start);
        self.cx.scope = scope;
        let span = self.span_from(start);
        let (Some(pieces), Some(element_decl)) = (pieces, element_decl) else { return self.null_stmt(span) };
        let inner = self.push_stmt(StmtKind::Block(Box::new([element_decl, body])), span);
        let (begin, end) =
            (self.hidden_value(pieces.begin, range_span), self.hidden_value(pieces.end, range_span));
        let cond = self.desugar_binary(OperatorName::Ne, begin, end, range_span);
        let cond = self.contextual_bool(cond);
        let begin = self.hidden_value(pieces.begin, range_span);
        let step = self.build_unary(OperatorName::PlusPlus, begin, range_span);
        let step = self.discard(step);
        if self.is_error_expr(cond) || self.is_error_expr(step) {
            return self.null_stmt(span);
        }
        let kind = StmtKind::For {
            init: None.into(),
            decl: None.into(),
            cond: Some(cond).into(),
            step: Some(step).into(),
            body: inner,
            unroll: pragma.unroll,
        };
        let loop_stmt = self.push_stmt(kind, span);
        let mut list: Vec<StmtId> = init.into_iter().collect();
        for decl in pieces.decls {
            list.push(self.push_stmt(StmtKind::Decl(Box::new([decl])), range_span));
        }
        list.push(loop_stmt);
        self.push_stmt(StmtKind::Block(list.into_boxed_slice()), span)
    }

    /// `auto x`, `auto& [a, b]` ... before the `:`, initialised by `*begin`.
    fn parse_range_declaration(&mut self, colon: u32, begin: Option<LocalId>, span: Span) -> Option<StmtId> {
        let start = self.span();
        let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::Declaration);
        let mut decls =
            self.setting(|s| &mut s.cx.ex.range_declaration, true, |s| s.parse_block_declarators(&specs));
        if self.pos() != colon {
            let at = self.span();
            self.report(diag::expected_colon(), at);
        }
        let binding = self.pending_binding.take();
        let local = decls.first()?.local;
        let value = match begin {
            Some(begin) => {
                let it = self.hidden_value(begin, span);
                self.build_unary(OperatorName::Star, it, span)
            }
            None => self.error_expr(span),
        };
        if self.is_error_expr(value) {
            self.cx.body.locals[local].ty = QualType::ERROR;
            if let Some((local, names)) = binding {
                self.bind_names(local, &names, span, &mut decls);
            }
            return None;
        }
        let init = self.init_hidden_local(local, Init::Expr(value), span);
        decls[0].init = init.into();
        if let Some((local, names)) = binding {
            self.bind_names(local, &names, span, &mut decls);
        }
        let span = self.span_from(start);
        Some(self.push_stmt(StmtKind::Decl(decls.into_boxed_slice()), span))
    }

    /// The `:` of a range-for, if the parentheses contain one at their top level.
    fn range_colon(&self, close: u32) -> Option<u32> {
        let mut questions = 0;
        let colon = self.tokens.level(self.pos(), close).find(|(_, t)| match t.kind {
            TokenKind::Question => {
                questions += 1;
                false
            }
            TokenKind::Colon if questions > 0 => {
                questions -= 1;
                false
            }
            kind => kind == TokenKind::Colon,
        });
        colon.map(|(at, _)| at)
    }

    pub(crate) fn has_semicolon_before(&self, close: u32) -> bool {
        self.tokens.level(self.pos(), close).any(|(_, t)| t.kind == TokenKind::Semi)
    }
}
