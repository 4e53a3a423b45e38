//! Inline assembly: constraints and templates to LLVM's form.
//!
//! The template's `%N` becomes `$N`; operands are numbered outputs first, then inputs. A read-write output is an output
//! plus an input tied to it, appended after the ordinary inputs so that the numbers in the template stay valid.

use oxicc_frontend::tree::stmt::{Asm, AsmOperand};
use oxicc_frontend::tree::types::{FloatKind, IntKind};
use oxicc_frontend::tree::value::{Aggregate, PointerBase};
use oxicc_frontend::tree::{ConstValue, ExprId, ExprKind, InitState, QualType, TypeKind};
use oxicc_ir::{Type, Value};

use oxicc_source::catalogue;

use crate::Res;
use crate::function::FnGen;
use crate::types::Class;

/// A parsed constraint.
struct Constraint {
    letter: char,
    read_write: bool,
    early_clobber: bool,
}

/// How an operand appears in the template.
enum Spelling {
    /// `$N`.
    Number,
    /// Text of a `C` operand.
    Text(String),
}

/// Letters of GNU assembly that mean nothing for PTX but are not unknown either.
const FOREIGN: &str = "abcegoptuxyADFGHIJKLMNQRSVXYZ0123456789<>*#?!";

impl FnGen<'_, '_> {
    pub(crate) fn asm_stmt(&mut self, asm: &Asm) -> Res<()> {
        let mut constraints: Vec<String> = Vec::new();
        let mut spellings = Vec::new();
        let mut outputs = Vec::new();
        let mut tied = Vec::new();
        for (i, operand) in asm.outputs.iter().enumerate() {
            let c = self.constraint(&operand.constraint)?;
            let ty = self.body.exprs[operand.expr].ty;
            let ir = self.operand_type(&c, ty)?;
            let place = self.place(operand.expr)?;
            constraints.push(format!("={}{}", if c.early_clobber { "&" } else { "" }, c.letter));
            spellings.push(Spelling::Number);
            if c.read_write {
                let old = self.load_place(place, ty)?;
                tied.push((i, old));
            }
            outputs.push((place, ty, ir));
        }
        let mut args: Vec<Value> = Vec::new();
        for operand in &asm.inputs {
            let c = self.constraint(&operand.constraint)?;
            let (letter, value, spelling) = self.asm_input(&c, operand)?;
            constraints.push(letter.to_string());
            args.push(value);
            spellings.push(spelling);
        }
        for (index, old) in tied {
            constraints.push(index.to_string());
            args.push(old);
        }
        for clobber in &asm.clobbers {
            match clobber.as_str() {
                "memory" => constraints.push("~{memory}".into()),
                "cc" => {
                    return Err(self.error("The cc clobber constraint is not supported in device code"));
                }
                other => return Err(self.error(format!("unknown register name \"{other}\""))),
            }
        }
        let text = self.asm_template(asm, &spellings)?;
        // A statement over several lines counts for the line of its last operand, as the reference has it.
        if let Some(last) = asm.inputs.last().or(asm.outputs.last()) {
            let span = self.body.exprs[last.expr].span;
            self.span = if span.is_none() { self.span } else { span };
        }
        let types: Vec<Type> = outputs.iter().map(|o| o.2).collect();
        let ret = match types.as_slice() {
            [] => Type::VOID,
            [one] => *one,
            many => self.m.module.ctx.types.structure(many),
        };
        let side_effect = asm.volatile || outputs.is_empty();
        let result = self.call_asm(&text, &constraints.join(","), side_effect, ret, &args);
        let Some(result) = result else { return Ok(()) };
        let single = outputs.len() == 1;
        for (i, (place, ty, _)) in outputs.into_iter().enumerate() {
            let v = if single { result } else { self.extract("asmresult", result, i as u32) };
            self.store_place(v, place, ty)?;
        }
        Ok(())
    }

    fn constraint(&self, text: &str) -> Res<Constraint> {
        let mut c = Constraint { letter: '\0', read_write: false, early_clobber: false };
        for ch in text.chars() {
            match ch {
                '=' => {}
                '+' => c.read_write = true,
                '&' => c.early_clobber = true,
                ch if c.letter == '\0' => c.letter = ch,
                _ => {}
            }
        }
        match c.letter {
            '\0' => Err(self.error("asm operand has no constraint letter")),
            'h' | 'r' | 'l' | 'f' | 'd' | 'q' | 'n' | 'C' => Ok(c),
            'i' | 'm' | 's' => Err(self.error(format!(
                "asm constraint letter '{}' is not allowed inside a __device__/__global__ function",
                c.letter
            ))),
            letter if FOREIGN.contains(letter) => Ok(c),
            letter => Err(self.error(format!("unknown asm constraint letter '{letter}'"))),
        }
    }

    /// The IR type of an operand; the size must be exactly what the letter says.
    fn operand_type(&mut self, c: &Constraint, ty: QualType) -> Res<Type> {
        if self.class_of(ty) == Class::Aggregate {
            return Err(self.error("an asm operand must have scalar type"));
        }
        let int = self.m.int_kind(ty);
        let kind = self.m.tree.types.get(ty);
        let size = self.m.size_of(ty);
        let ok = match c.letter {
            'h' => int.is_some() && size == 2,
            'r' => int.is_some() && size == 4,
            'l' => (int.is_some() || self.is_address(ty)) && size == 8,
            'f' => matches!(kind, TypeKind::Float(FloatKind::Float)),
            'd' => matches!(kind, TypeKind::Float(FloatKind::Double | FloatKind::LongDouble)),
            'q' => matches!(int, Some(IntKind::Int128 | IntKind::UInt128)),
            _ => false,
        };
        if !ok {
            return Err(self.error(format!(
                "asm operand type size({size}) does not match type/size implied by constraint '{}'",
                c.letter
            )));
        }
        self.ir_type(ty)
    }

    fn asm_input(&mut self, c: &Constraint, operand: &AsmOperand) -> Res<(char, Value, Spelling)> {
        let expr = &self.body.exprs[operand.expr];
        match c.letter {
            'n' => match constant_int(self, operand.expr) {
                Some(v) => {
                    let ir = self.ir_type(expr.ty)?;
                    Ok(('n', self.int(ir, v), Spelling::Number))
                }
                None => Err(self.error("an asm operand must be an integral constant expression.")),
            },
            'C' => {
                let text = self.constant_text(operand.expr)?;
                Ok(('r', self.i32(0), Spelling::Text(text)))
            }
            _ => {
                self.operand_type(c, expr.ty)?;
                let v = self.scalar(operand.expr)?;
                Ok((c.letter, v, Spelling::Number))
            }
        }
    }

    /// The characters of the constant array a `C` operand points to, ready for the template.
    fn constant_text(&self, e: ExprId) -> Res<String> {
        let not_variable =
            "The constant-expression for the 'C' constraint did not evaluate to the address of a variable";
        let not_folded = "The expression for the 'C' constraint could not be folded, ensure that it is a constant expression";
        let mut e = e;
        while let ExprKind::Cast { operand, .. } | ExprKind::AddrOf(operand) = &self.body.exprs[e].kind {
            e = *operand;
        }
        let var = match &self.body.exprs[e].kind {
            ExprKind::Var(v) => *v,
            ExprKind::Const(ConstValue::Pointer(p)) => match p.base {
                PointerBase::Var(v) => v,
                _ => return Err(self.error(not_variable)),
            },
            ExprKind::String(_) => return Err(self.error(not_variable)),
            _ => return Err(self.error(not_folded)),
        };
        let InitState::Constant(ConstValue::Aggregate(a)) = &self.m.tree.vars[var].init else {
            return Err(self.error(not_folded));
        };
        let Aggregate::Array { elems, .. } = &**a else { return Err(self.error(not_folded)) };
        let bytes: Vec<u8> =
            elems.iter().filter_map(|v| v.as_int()).map(|v| v as u8).take_while(|b| *b != 0).collect();
        Ok(String::from_utf8_lossy(&bytes).replace('$', "$$"))
    }

    fn asm_template(&self, asm: &Asm, operands: &[Spelling]) -> Res<String> {
        // Basic assembly has no operands and `%` means itself. `asm("..." :::)` looks the same in the tree; a doubled
        // `%` gives it away.
        let is_basic = operands.is_empty() && asm.clobbers.is_empty() && !asm.template.contains("%%");
        if is_basic {
            return Ok(asm.template.replace('$', "$$"));
        }
        let mut out = String::with_capacity(asm.template.len() + 8);
        let mut chars = asm.template.chars().peekable();
        while let Some(ch) = chars.next() {
            match ch {
                '$' => out.push_str("$$"),
                '%' => match chars.peek().copied() {
                    Some('%') => {
                        chars.next();
                        out.push('%');
                    }
                    Some('=') => {
                        chars.next();
                        out.push_str("${:uid}");
                    }
                    Some('[') => {
                        chars.next();
                        let name: String = chars.by_ref().take_while(|c| *c != ']').collect();
                        let all = asm.outputs.iter().chain(asm.inputs.iter());
                        let named = |o: &AsmOperand| o.name.is_some_and(|n| self.m.names.get(n) == name);
                        match all.enumerate().find(|(_, o)| named(o)) {
                            Some((i, _)) => spell(&mut out, operands, i),
                            None => return Err(self.error(format!("unknown asm operand name \"{name}\""))),
                        }
                    }
                    Some(d) if d.is_ascii_digit() => {
                        let mut n = 0usize;
                        while let Some(d) = chars.peek().and_then(|c| c.to_digit(10)) {
                            chars.next();
                            n = n.saturating_mul(10).saturating_add(d as usize);
                        }
                        if n >= operands.len() {
                            return Err(self.error_of(catalogue::asm_operand_index_is_too_large()));
                        }
                        spell(&mut out, operands, n);
                    }
                    // `%globaltimer`: a name of PTX that nobody escaped, unless an operand follows the letter.
                    Some(letter) if letter.is_ascii_alphabetic() => {
                        chars.next();
                        if chars.peek().is_some_and(|c| c.is_ascii_digit() || *c == '[') {
                            return Err(self.error(format!(
                                "Asm operand modifier not supported at \"%{letter}\", try removing modifier or \
                                 escaping with %"
                            )));
                        }
                        out.push('%');
                        out.push(letter);
                    }
                    // `%{` and the like stand for nothing.
                    Some(_) => {
                        chars.next();
                    }
                    None => return Err(self.error("%% at end of asm string is invalid!")),
                },
                ch => out.push(ch),
            }
        }
        Ok(out)
    }
}

fn spell(out: &mut String, operands: &[Spelling], index: usize) {
    match operands.get(index) {
        Some(Spelling::Text(text)) => out.push_str(text),
        _ => {
            out.push('$');
            out.push_str(&index.to_string());
        }
    }
}

/// The value of an integral constant, through conversions.
fn constant_int(g: &FnGen<'_, '_>, e: ExprId) -> Option<i128> {
    match &g.body.exprs[e].kind {
        ExprKind::Const(v) => v.as_int(),
        ExprKind::Cast { operand, .. } => constant_int(g, *operand),
        _ => None,
    }
}
