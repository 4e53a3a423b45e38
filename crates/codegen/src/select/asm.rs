//! Inline assembly: constraints to registers, template to pieces.

use oxicc_ir::{Block, CastOp, Inst, InstData, Type, Value};
use oxicc_ptx::ScalarType::*;
use rustc_hash::FxHashSet;

use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{AsmPiece, Class, Extra, Kind, Opnd, VReg};
use crate::op;

/// What a constraint asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Want {
    Reg(Class),
    /// A number.
    Imm,
    /// The same register as an output.
    Tied(usize),
    /// The memory behind a pointer, written `[address]`.
    Mem,
}

/// The operands of a statement.
#[derive(Default)]
struct Constraints {
    /// Outputs in registers.
    outputs: Vec<Class>,
    /// What each argument of the call is for: inputs, and outputs in memory.
    inputs: Vec<Want>,
    /// For each operand of the template, where it is: an output, or (after all outputs) an input.
    order: Vec<Slot>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Output(usize),
    Input(usize),
}

/// The register class of a constraint letter.
fn class_of(letter: char) -> Option<Class> {
    Some(match letter {
        'b' => Class::Pred,
        'c' | 'h' => Class::B16,
        'r' => Class::B32,
        'l' | 'N' => Class::B64,
        'f' => Class::F32,
        'd' => Class::F64,
        'q' => Class::B128,
        _ => return None,
    })
}

/// Splits a constraint string into outputs and inputs.
fn constraints(text: &str) -> Result<Constraints, String> {
    let mut out = Constraints::default();
    let input = |out: &mut Constraints, want: Want| {
        out.order.push(Slot::Input(out.inputs.len()));
        out.inputs.push(want);
    };
    for item in text.split(',').map(str::trim).filter(|s| !s.is_empty()) {
        if item.starts_with('~') {
            continue;
        }
        let bad = |what: &str| format!("couldn't allocate {what} for constraint '{item}'");
        if let Some(rest) = item.strip_prefix('=') {
            let rest = rest.trim_start_matches('&');
            if matches!(rest, "*m" | "*o") {
                input(&mut out, Want::Mem);
                continue;
            }
            let class = rest.chars().next().filter(|_| rest.len() == 1).and_then(class_of);
            out.order.push(Slot::Output(out.outputs.len()));
            out.outputs.push(class.ok_or_else(|| bad("output register"))?);
            continue;
        }
        let rest = item.trim_start_matches('%');
        if let Ok(n) = rest.parse::<usize>() {
            match out.order.get(n).copied() {
                Some(Slot::Output(n)) => input(&mut out, Want::Tied(n)),
                Some(Slot::Input(n)) if out.inputs[n] == Want::Mem => input(&mut out, Want::Mem),
                _ => return Err("inline assembly input tied to no output".into()),
            }
            continue;
        }
        match rest {
            "n" | "i" | "I" | "s" | "X" => input(&mut out, Want::Imm),
            "m" | "*m" | "o" | "*o" => input(&mut out, Want::Mem),
            _ => {
                // Of several letters the first that names a register counts.
                let class = rest.trim_start_matches('*').chars().find_map(class_of);
                input(&mut out, Want::Reg(class.ok_or_else(|| bad("input reg"))?));
            }
        }
    }
    Ok(out)
}

/// Cuts a template at `$0` and `${0:x}`; `$$` is a dollar, `${:uid}` a number that no other statement of the function has.
fn template(text: &str, operands: usize, uid: usize) -> Result<Vec<AsmPiece>, String> {
    let mut out = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        plain.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(tail) = rest.strip_prefix('$') {
            plain.push('$');
            rest = tail;
            continue;
        }
        let (number, tail) = if let Some(inner) = rest.strip_prefix('{') {
            let end = inner.find('}').ok_or("invalid operand reference in inline assembly")?;
            let body = &inner[..end];
            if body == ":uid" {
                plain.push_str(&uid.to_string());
                rest = &inner[end + 1..];
                continue;
            }
            let number = body.split(':').next().unwrap_or("");
            (number, &inner[end + 1..])
        } else {
            let end = rest.bytes().take_while(u8::is_ascii_digit).count();
            rest.split_at(end)
        };
        let Ok(n) = number.parse::<usize>() else {
            // A lone dollar is text: names may contain it.
            plain.push('$');
            continue;
        };
        if n >= operands {
            return Err(format!("invalid operand number {n} in inline assembly"));
        }
        if !plain.is_empty() {
            out.push(AsmPiece::Text(std::mem::take(&mut plain)));
        }
        out.push(AsmPiece::Operand(n as u16));
        rest = tail;
    }
    plain.push_str(rest);
    if !plain.is_empty() {
        out.push(AsmPiece::Text(plain));
    }
    Ok(out)
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn inline_asm(&mut self, inst: Inst, callee: Value, args: &[Value]) -> Res {
        let f = self.f;
        let Some(asm) = f.as_asm(callee) else { return Ok(()) };
        let Constraints { outputs, inputs, order } = match constraints(&asm.constraints) {
            Ok(c) => c,
            Err(message) => return fail(message),
        };
        if inputs.len() != args.len() {
            return fail("number of inline assembly constraints does not match the arguments");
        }
        let defs: Vec<VReg> = outputs.iter().map(|&c| self.tmp(c)).collect();
        let mut slots: Vec<Opnd> = defs.iter().map(|&r| Opnd::Reg(r)).collect();
        let mut before: Vec<(VReg, Opnd)> = Vec::new();
        for (&want, &arg) in inputs.iter().zip(args) {
            let o = match want {
                Want::Imm => match self.immediate(arg) {
                    Some(o) => o,
                    None => return fail("invalid operand for inline asm constraint 'n'"),
                },
                Want::Reg(class) => match self.asm_constant(arg, class) {
                    Some(o) => o,
                    None => self.asm_input(arg, class)?,
                },
                Want::Mem => {
                    // The instruction in the text names no space: a generic address.
                    let at = self.pointer_in(arg, Space::Generic)?;
                    let at = self.reg(at, Class::B64);
                    match at {
                        Opnd::Reg(r) => Opnd::Mem(r, 0),
                        _ => return fail("inline assembly operand without an address"),
                    }
                }
                Want::Tied(n) => {
                    let class = outputs[n];
                    let o = self.asm_input(arg, class)?;
                    before.push((defs[n], o));
                    Opnd::Reg(defs[n])
                }
            };
            slots.push(o);
        }
        let mut pieces = match template(&asm.text, slots.len(), self.m.extras.len()) {
            Ok(p) => p,
            Err(message) => return fail(message),
        };
        for piece in &mut pieces {
            if let AsmPiece::Operand(n) = piece {
                *n = match order[usize::from(*n)] {
                    Slot::Output(i) => i as u16,
                    Slot::Input(i) => (defs.len() + i) as u16,
                };
            }
        }
        for (d, s) in before {
            let mov = self.m.regs[d].mov();
            self.push(mov, Kind::TiedCopy, &[Opnd::Reg(d)], &[s]);
        }
        let n = defs.len();
        let index = self.m.extras.len() as u32;
        self.m.extras.push(Extra::Asm(pieces));
        let (d, u) = slots.split_at(n);
        let (d, u) = (d.to_vec(), u.to_vec());
        self.mark(Kind::Asm, &d, &u).extra = index;
        let Some(result) = f.result(inst).filter(|&r| self.is_demanded(r)) else { return Ok(()) };
        self.asm_results(result, &d, &outputs)
    }

    /// Finds the constants that more than one inline assembly of a block takes.
    ///
    /// They share a register, as they do in the reference compiler. Text that changes one of its inputs is wrong, but CUTLASS has such: an address
    /// is written to the register of a zero, where the next text finds it.
    pub(super) fn find_asm_constants(&mut self, b: Block) {
        self.asm_constants.clear();
        let f = self.f;
        let mut seen: FxHashSet<Value> = FxHashSet::default();
        for inst in f.block_insts(b) {
            let InstData::Call { callee, args, .. } = f.inst(inst) else { continue };
            if f.as_asm(callee).is_none() {
                continue;
            }
            for (i, &arg) in args.iter().enumerate() {
                if f.as_i64(self.types, arg).is_some() && !args[..i].contains(&arg) && !seen.insert(arg) {
                    self.asm_constants.insert(arg, None);
                }
            }
        }
    }

    /// The register of a constant that several texts take.
    fn asm_constant(&mut self, v: Value, class: Class) -> Option<Opnd> {
        let known = *self.asm_constants.get(&v)?;
        if !matches!(class, Class::B32 | Class::B64) || self.class(self.leaf(v)?) != class {
            return None;
        }
        let r = known.unwrap_or_else(|| self.m.new_reg(class));
        self.asm_constants.insert(v, Some(r));
        self.home_regs.insert(r);
        Some(Opnd::Reg(r))
    }

    /// Sets the registers of such constants, at the start of the block.
    pub(super) fn put_asm_constants(&mut self) {
        let mut used: Vec<(VReg, Value)> =
            self.asm_constants.drain().filter_map(|(v, r)| Some((r?, v))).collect();
        used.sort_unstable_by_key(|(r, _)| std::cmp::Reverse(*r));
        self.loc = 0;
        for (r, v) in used {
            let Some(n) = self.f.as_i64(self.types, v) else { continue };
            let mov = self.constant_mov(self.m.regs[r], Opnd::Imm(n));
            self.push(mov, Kind::Pure, &[Opnd::Reg(r)], &[Opnd::Imm(n)]);
        }
        self.rev.extend(self.cur.drain(..).rev());
    }

    /// Writes text with operands, as inline assembly without a source.
    pub(super) fn asm_text(&mut self, text: &str, defs: &[Opnd], uses: &[Opnd]) -> Res {
        let pieces = match template(text, defs.len() + uses.len(), self.m.extras.len()) {
            Ok(p) => p,
            Err(message) => return fail(message),
        };
        let index = self.m.extras.len() as u32;
        self.m.extras.push(Extra::Asm(pieces));
        self.mark(Kind::Asm, defs, uses).extra = index;
        Ok(())
    }

    fn immediate(&mut self, v: Value) -> Option<Opnd> {
        if let Some(n) = self.f.as_i64(self.types, v) {
            return Some(Opnd::Imm(n));
        }
        let bits = self.f.as_float_bits(v)?;
        Some(match self.leaf(v)? {
            Leaf::F32 => Opnd::F32(bits as u32),
            Leaf::F64 => Opnd::F64(bits),
            _ => Opnd::F16(bits as u16),
        })
    }

    /// An operand in a register of the class that the constraint names.
    fn asm_input(&mut self, v: Value, class: Class) -> Res<Opnd> {
        let parts = self.defined(v)?;
        if class == Class::B128 {
            let [lo, hi] = parts[..] else {
                return fail("inline asm error: This value type register class is not natively supported!");
            };
            let (lo, hi) = (self.reg(lo, Class::B64), self.reg(hi, Class::B64));
            return Ok(self.def(op::mov(B128), class, &[Opnd::Group(2), lo, hi]));
        }
        let leaves = self.cx.leaves.of(self.ty(v));
        if parts.len() > 1 {
            // A small vector or struct in one register.
            let from: Vec<Leaf> = leaves.iter().flat_map(|l| l.iter().map(|l| l.leaf)).collect();
            let to = match class {
                Class::B16 | Class::Half => Leaf::Int(16),
                Class::B64 | Class::F64 => Leaf::Int(64),
                _ => Leaf::Int(32),
            };
            let out = self.repack(&from, &parts, &[to])?;
            return Ok(self.reg(out[0], class));
        }
        let (Some(&part), Some(leaf)) = (parts.first(), leaves.and_then(|l| l.first().map(|l| l.leaf)))
        else {
            return fail("inline assembly operand without a value");
        };
        let own = self.class(leaf);
        if own == class {
            return Ok(self.reg(part, class));
        }
        let wanted = class_bits(class);
        match leaf {
            Leaf::Int(n) if u32::from(n) != wanted && !matches!(class, Class::F32 | Class::F64) => {
                let op = if u32::from(n) > wanted { CastOp::Trunc } else { CastOp::ZExt };
                let to = Leaf::Int(wanted.max(1) as u8);
                let o = self.int_cast(op, part, leaf, to)?;
                Ok(self.reg(o, class))
            }
            _ if leaf.bits() == wanted => Ok(self.reg(part, class)),
            _ => fail("inline asm error: This value type register class is not natively supported!"),
        }
    }

    fn asm_results(&mut self, result: Value, regs: &[Opnd], classes: &[Class]) -> Res {
        let ty = self.ty(result);
        let fields: Vec<Type> = match self.types.struct_body(ty) {
            Some(body) => body.fields.to_vec(),
            None => vec![ty],
        };
        if fields.len() != regs.len() {
            return fail("inline assembly with another number of results than outputs");
        }
        let mut out = Parts::new();
        for ((&field, &r), &class) in fields.iter().zip(regs).zip(classes) {
            let Some(leaves) = self.cx.leaves.of(field) else {
                return fail("inline assembly result of an unsupported type");
            };
            let leaves: Vec<Leaf> = leaves.iter().map(|l| l.leaf).collect();
            if class == Class::B128 {
                let (lo, hi) = (Opnd::Reg(self.tmp(Class::B64)), Opnd::Reg(self.tmp(Class::B64)));
                self.emit(op::mov(B128), &[Opnd::Group(2), lo, hi], &[r]);
                out.extend([lo, hi]);
                continue;
            }
            let word = match class_bits(class) {
                1 => Leaf::Int(1),
                n => Leaf::Int(n as u8),
            };
            match leaves[..] {
                [leaf] if self.class(leaf) == class => out.push(r),
                [leaf @ Leaf::Int(n)] if !matches!(class, Class::F32 | Class::F64) => {
                    let op = if u32::from(n) < word.bits() { CastOp::Trunc } else { CastOp::ZExt };
                    out.push(self.int_cast(op, r, word, leaf)?);
                }
                [leaf] if leaf.bits() == word.bits() => {
                    let own = self.class(leaf);
                    out.push(self.reg(r, own));
                }
                _ => {
                    let int = self.class(word);
                    let r = self.reg(r, int);
                    let parts = self.repack(&[word], &[r], &leaves)?;
                    out.extend(parts);
                }
            }
        }
        self.set(result, &out)
    }
}

fn class_bits(class: Class) -> u32 {
    match class {
        Class::Pred => 1,
        Class::Half | Class::B16 => 16,
        Class::Half2 | Class::F32 | Class::B32 => 32,
        Class::F64 | Class::B64 => 64,
        Class::B128 => 128,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraint_strings() {
        let Constraints { outputs: o, inputs: i, .. } = constraints("=r,=&f,l,n,0,~{memory}").unwrap();
        assert_eq!(o, [Class::B32, Class::F32]);
        assert_eq!(i, [Want::Reg(Class::B64), Want::Imm, Want::Tied(0)]);
        assert!(constraints("=z").is_err());
    }

    #[test]
    fn templates() {
        let t = template("add $0, ${1:x}, $$2;", 2, 0).unwrap();
        assert_eq!(
            t,
            [
                AsmPiece::Text("add ".into()),
                AsmPiece::Operand(0),
                AsmPiece::Text(", ".into()),
                AsmPiece::Operand(1),
                AsmPiece::Text(", $2;".into())
            ]
        );
        assert_eq!(
            template("L${:uid}: bra L${:uid};", 0, 7).unwrap(),
            [AsmPiece::Text("L7: bra L7;".into())]
        );
        assert!(template("$3", 2, 0).is_err());
        assert!(template("${0", 2, 0).is_err());
    }
}
