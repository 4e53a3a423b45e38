//! Statements.
//!
//! * this file: simple statements, blocks, selection and labels.
//! * `iteration`: loops, range-for, loop pragmas.
//! * `labels`: where jumps may not go.
//! * `asm`: inline assembly.
//! * `synthesize`: bodies that the compiler writes.
//! * `body`: function bodies: constructor initialisers, return, deduction of return types.

mod asm;
mod body;
mod iteration;
mod labels;
mod synthesize;

use std::collections::BTreeMap;

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::Evaluation;
use crate::tree::expr::{Callee, Category, ExprKind};
use crate::tree::stmt::{Likelihood, Stmt, StmtKind};
use crate::tree::types::QualType;
use crate::tree::{ExprId, LocalId, OperatorName, StmtId};
use cranelift_entity::packed_option::PackedOption;

use super::convert::Purpose;
use super::scope::ScopeKind;
use super::{Parser, Scoped, Sema};

pub use labels::{Barrier, Labels};

/// What `break`, `continue`, `case` and `default` refer to.
#[derive(Clone, Debug)]
pub enum Breakable {
    Loop,
    Switch {
        ty: QualType,
        /// The condition's type where it is a scoped enumeration.
        scoped: Option<QualType>,
        /// First and last value of each label; they do not overlap.
        cases: BTreeMap<i128, i128>,
        default: bool,
        /// The region of the switch, which its labels are entered from.
        region: u32,
    },
}

/// `else if`s that are read as one chain.
const MAX_ELSE: usize = 4096;

impl Sema<'_> {
    pub(in crate::sema) fn push_stmt(&mut self, kind: StmtKind, span: Span) -> StmtId {
        self.cx.body.stmts.push(Stmt { kind, span })
    }

    pub(in crate::sema) fn null_stmt(&mut self, span: Span) -> StmtId {
        self.push_stmt(StmtKind::Null, span)
    }
}

impl Parser<'_, '_> {
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

    fn parse_statement_inner(&mut self, start: Span, unroll: iteration::Pragma) -> Option<StmtId> {
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
        let written = self.parse_expression();
        let e = self.discard(written);
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
    pub(in crate::sema) fn parse_full_expression(&mut self) -> ExprId {
        let e = self.parse_expression();
        self.discard(e)
    }

    /// `;`, or a report and recovery to the end of the statement.
    pub(in crate::sema) fn expect_semi(&mut self) {
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
    pub(in crate::sema) fn skip_statement(&mut self) {
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

    /// At the `(` of a header. Where it is missing, the reference compiler looks for each part of the header at the end of the
    /// block, and `parts` are the errors of that.
    pub(in crate::sema) fn open_header(&mut self, parts: &[Missing]) -> bool {
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
}

impl Sema<'_> {
    /// Warns about values that must not be ignored.
    fn check_discarded(&mut self, e: ExprId) {
        use crate::tree::FnFlags;
        use crate::tree::expr::{Callee, ExprKind};
        let mut at = e;
        if let ExprKind::MaterializeTemp { value, .. } = *self.ekind(at) {
            at = value;
        }
        if let ExprKind::Call { callee: Callee::Direct(f) | Callee::Virtual(f), .. } = *self.ekind(at)
            && self.tree.functions[f].flags.contains(FnFlags::NODISCARD)
        {
            let span = self.espan(at);
            self.report(diag::ignoring_return_value_from_routine_declared(), span);
        }
    }
}

impl Parser<'_, '_> {
    /// The parenthesised condition of `if`, `while`, `switch`: an expression, or a declaration that gives the value.
    /// The declaration statement comes first where there is one.
    pub(in crate::sema) fn parse_condition(&mut self, convert: Condition) -> (Option<StmtId>, ExprId) {
        if self.is_declaration_statement() {
            let start = self.span();
            let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::Declaration);
            self.check_no_definition(&specs);
            if specs.storage != crate::sema::decl_spec::Storage::None {
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
}

impl Sema<'_> {
    /// Whether a declaration ended with the name it declares.
    fn prev_is_declared_name(&self, local: crate::tree::LocalId) -> bool {
        let data = &self.cx.body.locals[local];
        self.prev_span().lo == data.span.lo && data.name.is_some()
    }

    fn convert_condition(&mut self, e: ExprId, convert: Condition) -> ExprId {
        match convert {
            Condition::Bool => self.contextual_bool(e),
            Condition::Integer => {
                let (ty, span) = (self.ety(e), self.espan(e));
                let value = match self.trap(|s| s.integer_operand(e)) {
                    Ok(value) => value,
                    Err(_)
                        if !self.is_error_expr(e)
                            && !self.is_overload_expr(e)
                            && !self.tree.types.is_error(ty) =>
                    {
                        self.report(diag::expression_must_have_integral_or_enum_type(), span);
                        self.error_expr(span)
                    }
                    Err(_) => self.integer_operand(e),
                };
                if self.is_error_expr(value) {
                    return value;
                }
                let bits = self.bits_of(e);
                match self.tree.promoted(self.ety(value), bits) {
                    // The enumeration type itself matters to the case labels; the tree wants an integer.
                    Some(ty) => self.arith_cast(value, ty),
                    None => match self.tree.types.as_enum(self.ety(value)) {
                        Some(e) => {
                            let underlying = self.tree.enums[e].underlying;
                            self.arith_cast(value, underlying)
                        }
                        None => value,
                    },
                }
            }
        }
    }
}

impl Parser<'_, '_> {
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
}

impl Sema<'_> {
    pub(in crate::sema) fn has_semicolon_before(&self, close: u32) -> bool {
        let mut at = self.pos();
        while at < close {
            match self.tokens.get(at as usize).kind {
                TokenKind::Semi => return true,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.matching_at(at) + 1,
                _ => at += 1,
            }
        }
        false
    }

    /// Wraps a statement in a block with declarations before it.
    pub(in crate::sema) fn with_leading(
        &mut self,
        leading: &[Option<StmtId>],
        stmt: StmtId,
        span: Span,
    ) -> StmtId {
        let mut list: Vec<StmtId> = leading.iter().flatten().copied().collect();
        if list.is_empty() {
            return stmt;
        }
        list.push(stmt);
        self.push_stmt(StmtKind::Block(list.into_boxed_slice()), span)
    }
}

impl Parser<'_, '_> {
    fn parse_if(&mut self, start: Span) -> StmtId {
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
}

impl Sema<'_> {
    fn constexpr_condition(&mut self, cond: ExprId) -> Option<bool> {
        self.require_constant(cond)?.as_int().map(|v| v != 0)
    }
}

impl Parser<'_, '_> {
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
        let name = self.interner.intern(b"__builtin_is_constant_evaluated");
        let callee = Callee::Builtin(name);
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
    pub(in crate::sema) fn close_paren(&mut self, close: u32) {
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

    fn parse_switch(&mut self, start: Span) -> StmtId {
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
}

impl Sema<'_> {
    /// The innermost switch, by its place in the list.
    fn enclosing_switch(&mut self) -> Option<&mut Breakable> {
        self.cx.ex.breakable.iter_mut().rev().find(|b| matches!(b, Breakable::Switch { .. }))
    }

    /// A label of a switch outside the block that it is in. That initialisations are passed is let pass by the reference
    /// compiler.
    fn check_entered(&mut self, start: Span) {
        let Some(Breakable::Switch { region, .. }) = self.enclosing_switch() else { return };
        let switch = *region;
        let mut at = self.cx.ex.labels.region;
        let mut entered = None;
        while at != switch
            && let Some((outer, barrier)) = self.cx.ex.labels.outer(at)
        {
            if barrier != Barrier::Initialization {
                entered = Some(barrier);
            }
            at = outer;
        }
        if let Some(barrier) = entered {
            let message = barrier.mistake();
            self.report(message, start);
        }
    }
}

impl Parser<'_, '_> {
    fn parse_case(&mut self, start: Span) -> StmtId {
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
            let clash = cases.range(..=hi).next_back().is_some_and(|(_, last)| lo <= *last);
            if !clash && lo <= hi {
                cases.insert(lo, hi);
            }
            if clash {
                let text = diag::case_label_value_has_already_appeared(&lo);
                self.report(text, span);
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

    fn parse_default(&mut self, start: Span) -> StmtId {
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

    /// The statement after a label; at the end of a block there is none.
    fn parse_labelled_statement(&mut self, start: Span) -> StmtId {
        if self.at(TokenKind::RBrace) {
            return self.null_stmt(start);
        }
        self.parse_statement().unwrap_or_else(|| self.null_stmt(start))
    }

    /// GNU `__label__ a, b;`: labels that belong to the block.
    fn parse_local_labels(&mut self) {
        self.bump();
        while let Some(label) = self.eat_ident() {
            let labels = &mut self.cx.ex.labels;
            labels.locals += 1;
            let unique = format!("{}.{}", self.interner.get(label), self.cx.ex.labels.locals);
            let unique = self.interner.intern(unique.as_bytes());
            self.cx.ex.labels.local.push((label, unique));
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.expect_semi();
    }

    fn parse_label(&mut self, start: Span) -> StmtId {
        let label = self.cx.ex.labels.named(self.tok().symbol());
        self.bump();
        self.bump();
        if self.in_plain_constexpr() {
            self.report(diag::label_definitions_cannot_appear_in_constexpr_functions(), start);
        }
        if self.cx.ex.labels.defined.insert(label, start).is_some() {
            let text = diag::has_already_been_defined(&format_args!("label \"{}\"", self.label_text(label)));
            self.report(text, start);
        }
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.at_label.insert(label, region);
        let mut attrs = Default::default();
        self.parse_attributes(&mut attrs);
        let body = self.parse_labelled_statement(start);
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Label { label, body }, span)
    }
}

impl Sema<'_> {
    /// A label as it is written.
    pub(in crate::sema) fn label_text(&self, label: crate::lex::Symbol) -> &str {
        let text = self.text(label);
        text.split_once('.').map_or(text, |(name, _)| name)
    }
}

impl Parser<'_, '_> {
    fn parse_goto(&mut self, start: Span) -> StmtId {
        self.bump();
        if self.in_plain_constexpr() {
            self.report(diag::constexpr_function_may_not_contain_goto_statement(), start);
        }
        if self.at(TokenKind::Star) {
            if self.in_device_code() {
                self.report(diag::computed_goto_is_not_supported_in_device(), start);
                self.skip_statement();
                return self.null_stmt(start);
            }
            self.bump();
            let e = self.parse_expression();
            let ty = self.tree.types.pointer(QualType::VOID.with(crate::tree::types::Quals::CONST));
            self.implicit_conversion(e, ty, crate::sema::convert::Purpose::Init);
            self.expect_semi();
            return self.null_stmt(start);
        }
        let at = self.span();
        let Some(label) = self.eat_ident() else {
            self.report(diag::expected_identifier(), at);
            self.skip_statement();
            return self.null_stmt(start);
        };
        let label = self.cx.ex.labels.named(label);
        self.cx.ex.labels.used.push((label, at));
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.at_goto.push((label, at, region));
        self.expect_semi();
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Goto(label), span)
    }

    fn parse_jump(&mut self, start: Span) -> StmtId {
        let is_break = self.at_kw(kw::BREAK);
        self.bump();
        let allowed = match is_break {
            true => !self.cx.ex.breakable.is_empty(),
            false => self.cx.ex.breakable.iter().any(|b| matches!(b, Breakable::Loop)),
        };
        if !allowed {
            let message = if is_break {
                diag::break_statement_may_only_be_used_within()
            } else {
                diag::continue_statement_may_only_be_used_within()
            };
            self.report(message, start);
        }
        self.expect_semi();
        let span = self.span_from(start);
        self.push_stmt(if is_break { StmtKind::Break } else { StmtKind::Continue }, span)
    }

    fn parse_try(&mut self, start: Span) -> StmtId {
        self.check_no_exceptions(start);
        self.bump();
        let region = self.cx.ex.labels.region;
        self.cx.ex.labels.protect(Barrier::Try);
        let first = Some(self.cx.body.locals.len() as u32);
        let outer = std::mem::replace(&mut self.cx.ex.first_in_try, first);
        let block = self.parse_compound_statement();
        self.cx.ex.first_in_try = outer;
        self.cx.ex.labels.region = region;
        let handlers = self.parse_handlers();
        let span = self.span_from(start);
        self.push_stmt(StmtKind::Try { block, handlers: handlers.into_boxed_slice() }, span)
    }

    pub(in crate::sema) fn parse_handlers(&mut self) -> Vec<(PackedOption<LocalId>, StmtId)> {
        let region = self.cx.ex.labels.region;
        let mut handlers = Vec::new();
        if !self.at_kw(kw::CATCH) {
            let span = self.span();
            self.report(diag::try_block_requires_at_least_one_handler(), span);
        }
        let mut all_caught = false;
        while self.at_kw(kw::CATCH) {
            if all_caught {
                let span = self.span();
                self.report(diag::handler_is_masked_by_default_handler(), span);
            }
            self.bump();
            let scope = self.cx.scope;
            self.push_scope(ScopeKind::Block);
            let mut local = None;
            if self.expect(TokenKind::LParen) {
                let close = self.matching_at(self.pos() - 1);
                if self.at(TokenKind::RParen) {
                    let span = self.span();
                    self.report(diag::handler_requires_exception_declaration(), span);
                } else if !self.eat(TokenKind::Ellipsis) {
                    local = self.parse_exception_declaration();
                } else {
                    all_caught = true;
                }
                self.close_paren(close);
            }
            self.cx.ex.labels.protect(Barrier::Try);
            let body = self.parse_compound_statement();
            self.cx.ex.labels.region = region;
            self.cx.scope = scope;
            handlers.push((local.into(), body));
        }
        handlers
    }
}

impl Sema<'_> {
    /// A handler for objects copies them.
    fn check_caught(&mut self, ty: QualType, reference: bool, span: Span) {
        let Some(record) = self.tree.types.as_record(ty).filter(|_| !reference) else { return };
        if self.tree.records[record].flags.contains(crate::tree::RecordFlags::ABSTRACT) {
            self.report(diag::handler_cannot_catch_abstract_class(), span);
            return;
        }
        let thrown = self.placeholder_value(ty.unqualified().with(crate::tree::types::Quals::CONST), span);
        let _ = self.copy_init(ty.unqualified(), &crate::sema::convert::Init::Expr(thrown), Purpose::Init);
    }
}

impl Parser<'_, '_> {
    fn parse_exception_declaration(&mut self) -> Option<LocalId> {
        use crate::sema::declarator::NameMode;
        let specs = self.parse_decl_specifiers(crate::sema::decl_spec::SpecContext::Declaration);
        let base = specs.ty?;
        self.check_no_definition(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Optional);
        let ty = self.tree.types.strip_ref(declarator.ty);
        let reference = self.tree.types.is_reference(declarator.ty);
        let object = match *self.tree.types.get(ty) {
            crate::tree::types::TypeKind::Pointer(t) => t,
            _ => ty,
        };
        if matches!(self.tree.types.get(declarator.ty), crate::tree::types::TypeKind::RValueRef(_)) {
            self.error_plain(declarator.span, "a handler cannot catch an rvalue reference");
        } else if self.tree.types.as_record(object).is_some()
            && self.require_complete(object, declarator.span)
        {
            self.check_caught(ty, reference, declarator.span);
        }
        let ty = if reference { declarator.ty } else { ty };
        let name = match declarator.name {
            Some(crate::sema::name::IdName::Ident(name)) => Some(name),
            _ => None,
        };
        let local = self.new_local(name, ty, crate::tree::body::LocalKind::Var, 0, declarator.span);
        if let Some(name) = name {
            let scope = self.declaration_scope(self.cx.scope);
            self.declare(scope, name, crate::sema::scope::Decl::Local(local));
        }
        Some(local)
    }

    /// `{ ...; e; }` of a statement expression, and the expression of its last statement.
    pub(in crate::sema) fn parse_statement_expr_block(&mut self) -> (StmtId, Option<ExprId>) {
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
}

impl Sema<'_> {
    /// `end: r;` at the end of a statement expression is its value: the label becomes a statement before it.
    fn detach_last_label(&mut self, block: StmtId) {
        while let StmtKind::Block(stmts) = &self.cx.body.stmts[block].kind
            && let Some(last) = stmts.last().copied()
            && let StmtKind::Label { label, body } = self.cx.body.stmts[last].kind
        {
            let span = self.cx.body.stmts[last].span;
            let nothing = self.null_stmt(span);
            self.cx.body.stmts[last].kind = StmtKind::Label { label, body: nothing };
            if let StmtKind::Block(stmts) = &mut self.cx.body.stmts[block].kind {
                *stmts = stmts.iter().copied().chain([body]).collect();
            }
        }
    }

    fn statement_value(&mut self, e: ExprId) -> ExprId {
        match self.tree.types.as_record(self.ety(e)) {
            Some(_) => {
                let ty = self.ety(e).unqualified();
                self.implicit_conversion(e, ty, Purpose::Init)
            }
            None => self.rvalue(e),
        }
    }

    /// `a op b` where both are built: for desugaring.
    pub(in crate::sema) fn desugar_binary(
        &mut self,
        op: OperatorName,
        a: ExprId,
        b: ExprId,
        span: Span,
    ) -> ExprId {
        self.build_binary(op, a, b, span)
    }
}

/// What is missed where a header without a `(` would go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Missing {
    Expression,
    Semi,
    Paren,
    Statement,
}

/// What a condition is converted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sema) enum Condition {
    Bool,
    Integer,
}

/// Attributes at the start of a statement.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::sema) struct StatementAttrs {
    pub likelihood: Likelihood,
    pub maybe_unused: bool,
}

impl Parser<'_, '_> {
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
