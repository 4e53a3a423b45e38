//! Labels, `goto`, `break`, `continue`.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::stmt::Breakable;
use crate::tree::StmtId;
use crate::tree::stmt::StmtKind;
use crate::tree::types::QualType;

impl Parser<'_, '_> {
    /// The statement after a label; at the end of a block there is none.
    pub(crate) fn parse_labelled_statement(&mut self, start: Span) -> StmtId {
        if self.at(TokenKind::RBrace) {
            return self.null_stmt(start);
        }
        self.parse_statement().unwrap_or_else(|| self.null_stmt(start))
    }

    /// GNU `__label__ a, b;`: labels that belong to the block.
    pub(crate) fn parse_local_labels(&mut self) {
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

    pub(crate) fn parse_label(&mut self, start: Span) -> StmtId {
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

    pub(crate) fn parse_goto(&mut self, start: Span) -> StmtId {
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

    pub(crate) fn parse_jump(&mut self, start: Span) -> StmtId {
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
}
