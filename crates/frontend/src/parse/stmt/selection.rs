//! `if`, `switch` and what may stand in their parentheses.

use std::collections::BTreeMap;

use oxicc_source::Span;

use crate::builtins;
use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::stmt::{Barrier, Breakable};
use crate::sema::{Evaluation, Scoped};
use crate::tree::expr::{Callee, Category, ExprKind};
use crate::tree::stmt::StmtKind;
use crate::tree::types::QualType;
use crate::tree::{ExprId, StmtId};

/// `else if`s that are read as one chain.
const MAX_ELSE: usize = 4096;

impl Parser<'_, '_> {
    /// At the `(` of a header. Where it is missing, the reference compiler looks for each part of the header at the end of the
    /// block, and `parts` are the errors of that.
    pub(crate) fn open_header(&mut self, parts: &[Missing]) -> bool {
        if self.expect(TokenKind::LParen) {
            return true;
        }
        self.skip_to_block_end();
        let span = self.span();
        for part in parts.iter().chain(&[Missing::Paren, Missing::Statement]) {
            match part {
                Missing::Expression => self.report(diag::expected_expression(), span),
                Missing::Semi => self.report(diag::expected_semicolon(), span),
                Missing::Paren => self.report(diag::expected_close_paren(), span),
                Missing::Statement => self.report(diag::expected_statement(), span),
            };
        }
        false
    }

    /// The parenthesised condition of `if`, `while`, `switch`: an expression, or a declaration that gives the value.
    /// The declaration statement comes first where there is one.
    pub(crate) fn parse_condition(&mut self, convert: Condition) -> (Option<StmtId>, ExprId) {
        if self.is_declaration_statement() {
            let start = self.span();
            let specs = self.parse_decl_specifiers(crate::sema::decl::specifiers::SpecContext::Declaration);
            self.check_no_definition(&specs);
            if specs.storage != crate::sema::decl::specifiers::Storage::None {
                self.report(diag::storage_class_may_not_be_specified_here(), specs.span);
            }
            let reference = matches!(self.kind(), TokenKind::Amp | TokenKind::AmpAmp);
            if self.peek(u32::from(reference)).kind == TokenKind::LBracket {
                let span = self.span();
                self.report(diag::structured_binding_is_not_allowed_in_condition(), span);
            }
            let decls = self.parse_block_declarators(&specs);
            let span = self.span_from(start);
            let value = match decls.first() {
                Some(decl) => {
                    let local = decl.local;
                    if self.prev_is_declared_name(local) {
                        let span = self.cx.body.locals[local].span;
                        self.report(diag::condition_declaration_must_include_initializer(), span);
                    }
                    let ty = self.cx.body.locals[local].ty;
                    self.local_lvalue(local, ty, span)
                }
                None => self.error_expr(span),
            };
            let stmt = self.push_stmt(StmtKind::Decl(decls.into_boxed_slice()), span);
            let value = self.convert_condition(value, convert);
            return (Some(stmt), value);
        }
        let e = self.parse_expression();
        (None, self.convert_condition(e, convert))
    }

    /// `(init; cond)` before an `if` or `switch`: the init statement, read if it is there.
    fn parse_init_statement(&mut self) -> Option<StmtId> {
        let close = self.matching_at(self.pos() - 1);
        let closed = self.tokens.get(close as usize).kind == TokenKind::RParen;
        if !closed || !self.has_semicolon_before(close) {
            return None;
        }
        if self.eat(TokenKind::Semi) {
            return None;
        }
        let start = self.span();
        if self.is_declaration_statement() {
            return self.parse_block_declaration();
        }
        let e = self.parse_full_expression();
        self.expect_semi();
        let span = self.span_from(start);
        Some(self.push_stmt(StmtKind::Expr(e), span))
    }

    pub(crate) fn parse_if(&mut self, start: Span) -> StmtId {
        self.bump();
        let is_constexpr = self.eat_kw(kw::CONSTEXPR);
        let negated = self.at(TokenKind::Exclaim) && self.peek_is_kw(1, kw::CONSTEVAL);
        if negated || self.at_kw(kw::CONSTEVAL) {
            return self.parse_if_consteval(negated, start);
        }
        if is_constexpr { self.parse_if_constexpr(start) } else { self.parse_if_chain(start) }
    }

    fn parse_if_constexpr(&mut self, start: Span) -> StmtId {
        let scope = self.cx.scope;
        self.push_header_scope();
        if !self.open_header(&[Missing::Expression]) {
            self.cx.scope = scope;
            return self.null_stmt(start);
        }
        let close = self.matching_at(self.pos() - 1);
        let init = self.parse_init_statement();
        let (decl, cond) = match self.is_declaration_statement() {
            true => self.parse_condition(Condition::Bool),
            false => self.constant_evaluated(|s| s.parse_condition(Condition::Bool)),
        };
        self.close_paren(close);
        let constant = self.constexpr_condition(cond);
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.protect(Barrier::ConstexprIf);
        let then = self.parse_arm(constant == Some(false));
        self.cx.ex.labels.region = region;
        self.cx.ex.labels.protect(Barrier::ConstexprIf);
        let otherwise = if self.eat_kw(kw::ELSE) { self.parse_arm(constant == Some(true)) } else { None };
        self.cx.ex.labels.region = region;
        self.cx.scope = scope;
        let span = self.span_from(start);
        let chosen = match constant {
            Some(true) => then,
            Some(false) => otherwise,
            None => None,
        };
        let stmt = chosen.unwrap_or_else(|| self.null_stmt(span));
        self.with_leading(&[init, decl], stmt, span)
    }

    /// An `if` and those behind its `else`s: programs that programs write have many, and they do not nest for a reader.
    fn parse_if_chain(&mut self, start: Span) -> StmtId {
        let outer = self.cx.scope;
        let mut links = Vec::new();
        let mut start = start;
        let mut otherwise = loop {
            let scope = self.cx.scope;
            self.push_header_scope();
            if !self.open_header(&[Missing::Expression]) {
                self.cx.scope = scope;
                break Some(self.null_stmt(start));
            }
            let close = self.matching_at(self.pos() - 1);
            let init = self.parse_init_statement();
            let (decl, cond) = self.parse_condition(Condition::Bool);
            self.close_paren(close);
            let likelihood = self.peek_likelihood();
            let then = self.parse_arm(false);
            if init.is_none() && decl.is_none() {
                self.cx.scope = scope;
            }
            links.push((start, init, decl, cond, likelihood, then));
            if !self.eat_kw(kw::ELSE) {
                break None;
            }
            if !(self.at_kw(kw::IF) && self.peek(1).kind == TokenKind::LParen) || links.len() >= MAX_ELSE {
                break self.parse_arm(false);
            }
            start = self.span();
            self.bump();
        };
        self.cx.scope = outer;
        while let Some((start, init, decl, cond, likelihood, then)) = links.pop() {
            let span = self.span_from(start);
            let then = then.unwrap_or_else(|| self.null_stmt(span));
            let kind = StmtKind::If { cond, then, otherwise: otherwise.into(), likelihood };
            let stmt = self.push_stmt(kind, span);
            otherwise = Some(self.with_leading(&[init, decl], stmt, span));
        }
        otherwise.unwrap_or_else(|| self.null_stmt(start))
    }

    /// `if consteval` and `if !consteval`: code is generated for the run-time arm.
    fn parse_if_consteval(&mut self, negated: bool, start: Span) -> StmtId {
        if negated {
            self.bump();
        }
        self.bump();
        // Who evaluates a call of a constexpr function decides; of others there is one answer.
        let constant = self.in_immediate_context();
        let both = !constant && self.cx.function.is_some_and(|f| self.is_constexpr_function(f));
        let then = self.parse_consteval_arm(!negated, both, constant);
        let otherwise =
            if self.eat_kw(kw::ELSE) { self.parse_consteval_arm(negated, both, constant) } else { None };
        let (on_constant, at_run_time) = if negated { (otherwise, then) } else { (then, otherwise) };
        if !both {
            let chosen = if constant { on_constant } else { at_run_time };
            return chosen.unwrap_or_else(|| self.null_stmt(start));
        }
        let callee = Callee::Builtin(&builtins::IS_CONSTANT_EVALUATED);
        let call = ExprKind::Call { callee, object: None.into(), args: Box::default(), right_first: false };
        let cond = self.push_expr(call, QualType::BOOL, Category::PRValue, start);
        let then = on_constant.unwrap_or_else(|| self.null_stmt(start));
        let likelihood = Default::default();
        let kind = StmtKind::If { cond, then, otherwise: at_run_time.into(), likelihood };
        self.sema.push_stmt(kind, self.span_from(start))
    }

    /// The arm of an `if consteval` for constants or for run time.
    fn parse_consteval_arm(&mut self, for_constants: bool, both: bool, constant: bool) -> Option<StmtId> {
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.protect(Barrier::ConstevalIf);
        let arm = self.parse_evaluated_arm(for_constants, both, constant);
        self.cx.ex.labels.region = region;
        arm
    }

    fn parse_evaluated_arm(&mut self, for_constants: bool, both: bool, constant: bool) -> Option<StmtId> {
        if !both || !for_constants {
            return self.parse_arm(!both && for_constants != constant);
        }
        let immediate = std::mem::replace(&mut self.cx.immediate, true);
        let evaluation = std::mem::replace(&mut self.cx.evaluation, Evaluation::ConstantEvaluated);
        let arm = self.parse_arm(false);
        (self.cx.immediate, self.cx.evaluation) = (immediate, evaluation);
        arm
    }

    /// At the `)` of a condition, or wherever a mistake in it ended.
    pub(crate) fn close_paren(&mut self, close: u32) {
        if self.pos() == close {
            self.bump();
            return;
        }
        if !self.recovering_from_error() {
            self.expect(TokenKind::RParen);
        }
        // Without its `)` a header has no end but that of the block.
        if self.tokens.get(close as usize).kind != TokenKind::RParen {
            self.skip_to_block_end();
            return;
        }
        if self.pos() < close + 1 {
            self.seek(close + 1);
        }
    }

    /// One arm of an `if`. A discarded arm is skipped: nothing in it is checked or used.
    fn parse_arm(&mut self, discarded: bool) -> Option<StmtId> {
        if discarded {
            self.check_discarded_arm();
            return None;
        }
        let scope = self.cx.scope;
        self.push_header_scope();
        let start = self.span();
        let stmt = self.parse_statement();
        self.cx.scope = scope;
        Some(stmt.unwrap_or_else(|| self.null_stmt(start)))
    }

    /// A discarded arm: outside templates it is checked all the same ([stmt.if]/2).
    fn check_discarded_arm(&mut self) {
        let deduces =
            self.cx.ex.deduced_return.is_some() || self.cx.return_type.is_some_and(|t| self.contains_auto(t));
        if self.options.mode != crate::sema::Mode::CheckAll
            || deduces
            || self.cx.ex.discarded
            || self.inside_template(Some(self.cx.scope))
        {
            self.skip_arm();
            return;
        }
        let start = self.mark();
        self.skip_arm();
        let end = self.pos();
        self.rewind(start);
        self.cx.ex.discarded = true;
        let scope = self.cx.scope;
        self.push_header_scope();
        self.parse_statement();
        self.cx.scope = scope;
        self.cx.ex.discarded = false;
        self.seek(end);
    }

    /// Moves past a statement without reading it.
    fn skip_arm(&mut self) {
        loop {
            match self.kind() {
                TokenKind::LBracket if self.peek(1).kind == TokenKind::LBracket => {
                    self.skip_brackets();
                }
                TokenKind::LBrace => {
                    self.skip_brackets();
                    return;
                }
                TokenKind::Keyword => match self.tok().symbol() {
                    kw::IF => {
                        self.bump();
                        self.eat_kw(kw::CONSTEXPR);
                        if self.at(TokenKind::LParen) {
                            self.skip_brackets();
                        }
                        self.skip_arm();
                        if self.eat_kw(kw::ELSE) {
                            self.skip_arm();
                        }
                        return;
                    }
                    kw::FOR | kw::WHILE | kw::SWITCH => {
                        self.bump();
                        if self.at(TokenKind::LParen) {
                            self.skip_brackets();
                        }
                        return self.skip_arm();
                    }
                    kw::DO => {
                        self.bump();
                        self.skip_arm();
                        return self.skip_statement();
                    }
                    kw::TRY => {
                        self.bump();
                        self.skip_arm();
                        while self.eat_kw(kw::CATCH) {
                            self.skip_brackets();
                            self.skip_arm();
                        }
                        return;
                    }
                    _ => return self.skip_simple_statement(),
                },
                _ => return self.skip_simple_statement(),
            }
        }
    }

    /// Past the `;` of a simple statement; braces in it (initialisers, lambdas) belong to it.
    fn skip_simple_statement(&mut self) {
        loop {
            match self.kind() {
                TokenKind::Eof | TokenKind::RBrace => return,
                TokenKind::Semi => {
                    self.bump();
                    return;
                }
                TokenKind::LBrace | TokenKind::LParen | TokenKind::LBracket => {
                    self.skip_brackets();
                }
                _ => {
                    self.bump();
                }
            }
        }
    }

    pub(crate) fn parse_switch(&mut self, start: Span) -> StmtId {
        self.bump();
        let scope = self.cx.scope;
        self.push_header_scope();
        if !self.open_header(&[Missing::Expression]) {
            self.cx.scope = scope;
            return self.null_stmt(start);
        }
        let close = self.matching_at(self.pos() - 1);
        let init = self.parse_init_statement();
        let (decl, cond) = self.parse_condition(Condition::Integer);
        self.close_paren(close);
        let ty = self.ety(cond);
        let scoped = match *self.ekind(cond) {
            crate::tree::expr::ExprKind::Cast { operand, .. } => {
                Some(self.ety(operand).unqualified()).filter(|t| self.tree.is_scoped_enum(*t))
            }
            _ => None,
        };
        let known = scoped.is_some() || !matches!(self.ekind(cond), crate::tree::expr::ExprKind::Const(_));
        let scoped = if known { scoped } else { Some(QualType::ERROR) };
        let region = self.cx.ex.labels.region;
        let cases = BTreeMap::new();
        self.cx.ex.breakable.push(Breakable::Switch { ty, scoped, cases, default: false, region });
        let body = self.parse_arm(false).unwrap_or_else(|| self.null_stmt(start));
        self.cx.ex.breakable.pop();
        self.cx.scope = scope;
        let span = self.span_from(start);
        let stmt = if self.is_error_expr(cond) {
            self.null_stmt(span)
        } else {
            self.push_stmt(StmtKind::Switch { cond, body }, span)
        };
        self.with_leading(&[init, decl], stmt, span)
    }

    pub(crate) fn parse_case(&mut self, start: Span) -> StmtId {
        self.bump();
        self.check_entered(start);
        let switch = match self.enclosing_switch() {
            Some(Breakable::Switch { ty, scoped, .. }) => Some((*ty, *scoped)),
            _ => None,
        };
        let Some((ty, scoped)) = switch else {
            self.report(diag::case_label_may_only_be_used_within(), start);
            self.skip_statement();
            return self.null_stmt(start);
        };
        let lo = self.parse_case_value(ty, scoped);
        let hi = if self.eat(TokenKind::Ellipsis) { self.parse_case_value(ty, scoped) } else { lo };
        self.expect(TokenKind::Colon);
        let span = self.span_from(start);
        let body = self.parse_labelled_statement(start);
        let (Some(lo), Some(hi)) = (lo, hi) else { return body };
        if let Some(Breakable::Switch { cases, .. }) = self.enclosing_switch() {
            let clash = cases.range(..=hi).next_back().filter(|(_, (last, _))| lo <= *last);
            let clash = clash.map(|(_, (_, first))| *first);
            if clash.is_none() && lo <= hi {
                cases.insert(lo, (hi, start));
            }
            if let Some(first) = clash {
                let line = self.map.presumed(first.lo).map_or(0, |p| p.line);
                self.report(diag::case_label_value_has_already_appeared(&line), span);
            }
        }
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Case { lo, hi, body }, span)
    }

    /// A case value converted to the type of the condition.
    fn parse_case_value(&mut self, ty: QualType, scoped: Option<QualType>) -> Option<i128> {
        let (value_ty, value) = self.parse_constant_label()?;
        if self.tree.types.is_error(ty) {
            return None;
        }
        if self.tree.int_kind(value_ty).is_none() {
            let span = self.prev_span();
            let (from, to) = (self.show_type(value_ty), self.show_type(scoped.unwrap_or(ty)));
            let text = diag::case_label_has_wrong_type(&from, &to);
            self.report(text, span);
            return None;
        }
        // A scoped enumeration does not convert, in either direction.
        let value_scoped = Some(value_ty.unqualified()).filter(|t| self.tree.is_scoped_enum(*t));
        if scoped != value_scoped && scoped != Some(QualType::ERROR) {
            let (from, to) = (self.show_type(value_ty), self.show_type(scoped.unwrap_or(ty)));
            let span = self.prev_span();
            let text = diag::case_label_has_wrong_type(&from, &to);
            self.report(text, span);
            return None;
        }
        let kind = self.tree.int_kind(ty)?;
        value.as_int().map(|v| crate::tree::Tree::int_wrap(v, kind))
    }

    pub(crate) fn parse_default(&mut self, start: Span) -> StmtId {
        self.bump();
        self.check_entered(start);
        self.expect(TokenKind::Colon);
        let mut problem = None;
        match self.enclosing_switch() {
            Some(Breakable::Switch { default, .. }) => {
                if *default {
                    problem = Some(diag::default_label_has_already_appeared_in_switch());
                }
                *default = true;
            }
            _ => problem = Some(diag::default_label_may_only_be_used_within()),
        }
        if let Some(message) = problem {
            self.report(message, start);
        }
        let body = self.parse_labelled_statement(start);
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Default { body }, span)
    }
}

/// What is missed where a header without a `(` would go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    Expression,
    Semi,
    Paren,
    Statement,
}

/// What a condition is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Condition {
    Bool,
    Integer,
}
