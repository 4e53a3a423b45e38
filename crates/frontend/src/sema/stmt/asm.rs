//! Inline assembly statements and the checks of their operands (spec 5.8).

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::sema::{Parser, Scoped, Sema};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::stmt::{Asm, AsmOperand, StmtKind};
use crate::tree::types::{FloatKind, Quals, TypeKind};
use crate::tree::value::PointerBase;
use crate::tree::{ConstValue, ExprId, StmtId};

impl Parser<'_, '_> {
    pub(in crate::sema) fn parse_asm(&mut self, start: Span) -> StmtId {
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
}

impl Sema<'_> {
    /// `%[name]` must be one of the operands.
    fn check_asm_names<'o>(
        &mut self,
        template: &str,
        operands: impl Iterator<Item = &'o AsmOperand> + Clone,
        span: Span,
    ) {
        let mut rest = template;
        while let Some(at) = rest.find('%') {
            rest = &rest[at + 1..];
            if let Some(after) = rest.strip_prefix('%') {
                rest = after;
            } else if let Some((name, after)) = rest.strip_prefix('[').and_then(|r| r.split_once(']')) {
                if !operands.clone().any(|o| o.name.is_some_and(|n| self.text(n) == name)) {
                    self.report(diag::invalid_symbolic_operand_name(&name), span);
                }
                rest = after;
            }
        }
    }
}

impl Parser<'_, '_> {
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

impl Sema<'_> {
    fn asm_operand(&mut self, e: ExprId, constraint: &str, output: bool, span: Span) -> ExprId {
        if self.is_error_expr(e) {
            return e;
        }
        let marked = constraint.starts_with(['=', '+']);
        if output && !marked {
            self.report(diag::asm_output_operand_must_have_one(), span);
            return self.error_expr(span);
        }
        if !output && marked {
            self.report(diag::asm_input_operand_may(), span);
            return self.error_expr(span);
        }
        let e = if output {
            // The reference compiler only warns of a constant.
            let constant = self.ecat(e) == Category::LValue && self.ety(e).quals().contains(Quals::CONST);
            if constant {
                self.report(diag::expression_must_be_modifiable_lvalue().as_warning(), self.espan(e));
            } else if !self.check_modifiable(e) {
                return self.error_expr(span);
            }
            e
        } else if constraint == "C" && self.is_written_for_device() {
            self.constant_evaluated(|s| s.asm_text(e))
        } else if constraint == "n" && self.is_written_for_device() {
            self.constant_evaluated(|s| s.asm_number(e))
        } else {
            self.rvalue(e)
        };
        if self.in_device_code() && self.is_evaluated() {
            self.check_asm_constraint(e, constraint, span);
        }
        e
    }

    /// The address of the array that a `C` operand names, as a constant. What is none is left to code generation.
    fn asm_text(&mut self, e: ExprId) -> ExprId {
        let pointer = self.rvalue(e);
        let Ok(ConstValue::Pointer(p)) = self.evaluate_required(pointer) else { return e };
        let PointerBase::Var(var) = p.base else { return e };
        self.ensure_init(var);
        let (ty, span) = (self.ety(pointer), self.espan(e));
        self.push_expr(ExprKind::Const(ConstValue::Pointer(p)), ty, Category::PRValue, span)
    }

    /// The value of an `n` operand, as a constant.
    fn asm_number(&mut self, e: ExprId) -> ExprId {
        let e = self.rvalue(e);
        let (ty, span) = (self.ety(e), self.espan(e));
        match self.evaluate_required(e) {
            Ok(value @ ConstValue::Int(_)) if self.tree.int_kind(ty).is_some() => {
                self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span)
            }
            _ => e,
        }
    }

    fn check_asm_constraint(&mut self, e: ExprId, constraint: &str, span: Span) {
        let letters: Vec<char> = constraint.trim_start_matches(['=', '+', '&']).chars().collect();
        if letters.is_empty() {
            self.report(diag::asm_operand_has_no_constraint_letter(), span);
            return;
        }
        let [letter] = letters[..] else {
            self.report(diag::asm_operand_may_specify_only_one_constraint(), span);
            return;
        };
        let ty = self.ety(e);
        match letter {
            'm' | 'i' | 's' => {
                let text = diag::asm_constraint_letter_is_not_allowed_inside(&letter);
                self.report(text, span);
                return;
            }
            'j' | 'k' | 'v' | 'w' | 'z' | 'B' | 'O' | 'P' | 'T' | 'U' | 'W' => {
                self.report(diag::unknown_asm_constraint_letter(&letter), span);
                return;
            }
            'C' => return,
            'n' => {
                if !matches!(self.ekind(e), ExprKind::Const(ConstValue::Int(_))) {
                    self.report(diag::asm_operand_must_be_integral_constant_expression(), span);
                }
                return;
            }
            _ => {}
        }
        if !self.tree.is_scalar(ty) {
            self.report(diag::asm_operand_must_have_scalar_type(), span);
            return;
        }
        let size = crate::layout::size_of(&self.tree, ty);
        let integer = self.tree.int_kind(ty).is_some();
        let pointer = self.tree.types.is_pointer(ty);
        let fits = match letter {
            'h' => integer && size == 2,
            'r' => integer && size == 4,
            'l' => (integer || pointer) && size == 8,
            'q' => integer && size == 16,
            'f' => matches!(self.tree.types.get(ty), TypeKind::Float(FloatKind::Float)),
            'd' => {
                matches!(self.tree.types.get(ty), TypeKind::Float(FloatKind::Double | FloatKind::LongDouble))
            }
            _ => false,
        };
        if !fits {
            let text = diag::asm_operand_type_size_does_not_match(&size, &letter);
            self.report(text, span);
        }
    }
}
