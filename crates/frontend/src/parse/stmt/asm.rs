//! Inline assembly statements.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::tree::StmtId;
use crate::tree::stmt::{Asm, AsmOperand, StmtKind};

impl Parser<'_, '_> {
    pub(crate) fn parse_asm(&mut self, start: Span) -> StmtId {
        self.bump();
        let mut volatile = false;
        loop {
            if self.eat_kw(kw::VOLATILE) || self.eat_kw(kw::GNU_VOLATILE) || self.eat_kw(kw::GNU_VOLATILE2) {
                volatile = true;
            } else if !(self.eat_kw(kw::INLINE) || self.eat_kw(kw::GNU_INLINE) || self.eat_kw(kw::GOTO)) {
                break;
            }
        }
        if !self.at(TokenKind::LParen) {
            self.expect(TokenKind::LParen);
            self.skip_statement();
            return self.null_stmt(start);
        }
        let close = self.matching();
        self.bump();
        let closes = std::mem::replace(&mut self.context.greater_closes, false);
        let mut template = self.parse_asm_string();
        let mut outputs = Vec::new();
        let mut inputs = Vec::new();
        let mut clobbers = Vec::new();
        let mut section = 0;
        let basic = self.at(TokenKind::RParen);
        while matches!(self.kind(), TokenKind::Colon | TokenKind::ColonColon) {
            // `::` is two colons with nothing in between.
            section += if self.at(TokenKind::ColonColon) { 2 } else { 1 };
            self.bump();
            match section {
                1 => self.parse_asm_operands(&mut outputs, true),
                2 => self.parse_asm_operands(&mut inputs, false),
                3 => {
                    while self.at(TokenKind::String) {
                        let at = self.span();
                        let text = self.parse_asm_string();
                        if text == "cc" && self.in_device_code() {
                            self.report(diag::cc_clobber_constraint_is_not_supported(), at);
                        } else if text != "memory" && self.in_device_code() {
                            self.report(diag::unknown_register_name(&text), at);
                        }
                        clobbers.push(text);
                        if !self.eat(TokenKind::Comma) {
                            break;
                        }
                    }
                }
                // `asm goto`: the labels. Code of the device cannot jump to them.
                4 => {
                    if self.is_written_for_device() && template.contains("%l") {
                        self.unsupported(start, "a jump to a label from inline assembly in device code");
                    }
                    loop {
                        let at = self.span();
                        let Some(label) = self.eat_ident() else { break };
                        let label = self.cx.ex.labels.named(label);
                        self.cx.ex.labels.used.push((label, at));
                        if !self.eat(TokenKind::Comma) {
                            break;
                        }
                    }
                }
                _ => break,
            }
        }
        self.context.greater_closes = closes;
        if self.pos() != close {
            self.expect(TokenKind::RParen);
            self.seek(close);
        }
        self.bump();
        self.expect_semi();
        if basic {
            // Without operands the text is taken verbatim: a percent sign stands for itself.
            template = template.replace('%', "%%");
        }
        let span = self.span_from(start);
        if self.in_device_code() && !basic {
            self.check_asm_names(&template, outputs.iter().chain(&inputs), span);
        }
        let volatile = volatile || outputs.is_empty();
        let asm = Asm {
            template,
            volatile,
            outputs: outputs.into_boxed_slice(),
            inputs: inputs.into_boxed_slice(),
            clobbers: clobbers.into_boxed_slice(),
        };
        self.push_stmt(StmtKind::Asm(Box::new(asm)), span)
    }

    /// Adjacent string literals as text.
    fn parse_asm_string(&mut self) -> String {
        if !self.at(TokenKind::String) {
            let span = self.span();
            self.report(diag::expected_asm_string(), span);
            while !matches!(
                self.kind(),
                TokenKind::Colon
                    | TokenKind::ColonColon
                    | TokenKind::RParen
                    | TokenKind::Semi
                    | TokenKind::Eof
            ) {
                match self.kind() {
                    TokenKind::LParen | TokenKind::LBracket => {
                        self.skip_brackets();
                    }
                    _ => {
                        self.bump();
                    }
                }
            }
            return String::new();
        }
        let literal = self.read_strings();
        String::from_utf8_lossy(&literal.bytes).into_owned()
    }

    fn parse_asm_operands(&mut self, out: &mut Vec<AsmOperand>, output: bool) {
        while self.at(TokenKind::String) || self.at(TokenKind::LBracket) {
            let mut name = None;
            if self.eat(TokenKind::LBracket) {
                name = self.eat_ident();
                self.expect(TokenKind::RBracket);
            }
            let at = self.span();
            let constraint = self.parse_asm_string();
            if !self.expect(TokenKind::LParen) {
                return;
            }
            // The value of a constant goes into the template, as does the text of an array: the objects are not needed.
            let constant =
                !output && matches!(constraint.as_str(), "C" | "n") && self.is_written_for_device();
            let e = match constant {
                true => self.constant_evaluated(Self::parse_expression),
                false => self.parse_expression(),
            };
            self.expect(TokenKind::RParen);
            let expr = self.asm_operand(e, &constraint, output, at);
            out.push(AsmOperand { name, constraint, expr });
            // The reference does not insist on the comma between operands.
            if !self.eat(TokenKind::Comma) && !self.at(TokenKind::String) {
                break;
            }
        }
    }
}
