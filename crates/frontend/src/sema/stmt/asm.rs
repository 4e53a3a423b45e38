//! The operands of inline assembly and the checks of them (spec 5.8).

use oxicc_source::Span;

use crate::diag;
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::stmt::AsmOperand;
use crate::tree::types::{FloatKind, Quals, TypeKind};
use crate::tree::value::PointerBase;
use crate::tree::{ConstValue, ExprId};

impl Sema<'_> {
    /// `%[name]` must be one of the operands.
    pub(crate) fn check_asm_names<'o>(
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

    pub(crate) fn asm_operand(&mut self, e: ExprId, constraint: &str, output: bool, span: Span) -> ExprId {
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
