//! Rows of the table of `llvm.nvvm.*` intrinsics: their forms become instructions.

use oxicc_ir::{Inst, Value};
use oxicc_ptx::{Opcode, ScalarType};

use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, Opnd};
use crate::op::{self, Operation};

impl<'a, 'm> Sel<'a, 'm> {
    /// Emits the instruction of a table form.
    pub(super) fn expand_form(&mut self, inst: Inst, form: &str, args: &[Value], pure: bool) -> Res {
        let (mnemonic, operands) = form.split_once(' ').unwrap_or((form, ""));
        let operation = self.form_operation(mnemonic, args)?;
        let result = self.f.result(inst);
        let results: Parts = match result {
            Some(r) => {
                let leaves = self.raw_leaves(r)?;
                leaves
                    .iter()
                    .map(|&l| {
                        let class = self.class(l);
                        Opnd::Reg(self.m.new_reg(class))
                    })
                    .collect()
            }
            None => Parts::new(),
        };
        // `match` gives 32 bits whatever it compares; its 64-bit form was once declared with a 64-bit result.
        let narrow = operation.opcode == Opcode::Match
            && matches!(results[..], [Opnd::Reg(r), ..] if self.m.regs[r] == Class::B64);
        let mut results = results;
        if narrow {
            results[0] = Opnd::Reg(self.tmp(Class::B32));
        }
        let (mut defs, mut uses) = (Vec::new(), Vec::new());
        for token in split_operands(operands) {
            let defines = token.trim_start_matches(['{', '_', ',']).starts_with('d');
            let out = self.form_operand(token, args, &results)?;
            if defines { defs.extend(out) } else { uses.extend(out) }
        }
        if defs.len() > 255 {
            return fail("intrinsic with too many results");
        }
        let kind = if pure { Kind::Pure } else { Kind::Effect };
        self.push(operation, kind, &defs, &uses);
        if narrow {
            results[0] = self.def(op::cvt(ScalarType::U64, ScalarType::U32), Class::B64, &[results[0]]);
        }
        match result {
            Some(r) if self.is_demanded(r) => self.set(r, &results),
            _ => Ok(()),
        }
    }

    fn form_operation(&mut self, text: &str, args: &[Value]) -> Res<Operation> {
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(at) = rest.find(['@', '<']) {
            out.push_str(&rest[..at]);
            if rest[at..].starts_with('@') {
                let block = rest[at + 1..].starts_with('c');
                rest = &rest[at + 1 + usize::from(block)..];
                let n = rest.chars().next().and_then(|c| c.to_digit(10)).unwrap_or(0) as usize;
                match args.get(n).map(|&arg| self.operand_space(arg)) {
                    Some(Space::Shared) if block => out.push_str(".shared::cta"),
                    Some(space) => {
                        out.extend(space.modifier().map(|s| [".", s.text()]).into_iter().flatten())
                    }
                    None => {}
                }
                rest = rest.get(1..).unwrap_or("");
                continue;
            }
            let end = rest.find('>').unwrap_or(rest.len() - 1);
            // `;` stands for a colon inside the alternatives.
            let mut parts = rest[at + 1..end].split(':');
            let n: usize = parts.next().and_then(|s| s.parse().ok()).unwrap_or(0);
            let (yes, no) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
            let Some(c) = args.get(n).and_then(|&v| self.f.as_u64(v)) else {
                return fail("argument of an intrinsic must be a constant");
            };
            out.push_str(&(if c != 0 { yes } else { no }).replace(';', ":"));
            rest = &rest[end + 1..];
        }
        out.push_str(rest);
        self.operation(&out)
    }

    fn form_operand(&mut self, token: &str, args: &[Value], results: &[Opnd]) -> Res<Vec<Opnd>> {
        let bad = || fail(format!("internal error: operand {token} of the intrinsic table"));
        let arg = |n: &str| -> Res<Value> {
            match n.parse::<usize>().ok().and_then(|n| args.get(n).copied()) {
                Some(v) => Ok(v),
                None => fail("intrinsic with too few arguments"),
            }
        };
        if let Some(n) = token.strip_prefix("t[").and_then(|t| t.strip_suffix(']')) {
            let v = arg(n)?;
            let r = self.tensor_address(v)?;
            return match r {
                Opnd::Reg(r) => Ok(vec![Opnd::Mem(r, 0)]),
                _ => bad(),
            };
        }
        if let Some(n) = token.strip_prefix('[').and_then(|t| t.strip_suffix(']')) {
            let v = arg(n)?;
            let addr = self.address(v)?;
            let addr = self.fit(addr);
            return Ok(vec![self.mem(addr)]);
        }
        if let Some(n) = token.strip_prefix('#') {
            let v = arg(n)?;
            return match self.f.as_i64(self.types, v) {
                Some(n) => Ok(vec![Opnd::Imm(n)]),
                None => fail("argument of an intrinsic must be a constant"),
            };
        }
        if let Some(n) = token.strip_prefix('=') {
            return match n.parse() {
                Ok(n) => Ok(vec![Opnd::Imm(n)]),
                Err(_) => bad(),
            };
        }
        if token.starts_with('%') {
            return Ok(vec![Opnd::Name(self.cx.symbols.intern(token))]);
        }
        if let Some((a, b)) = token.split_once('|') {
            let mut out = vec![Opnd::Pair];
            out.extend(self.form_operand(a, args, results)?);
            out.extend(self.form_operand(b, args, results)?);
            return Ok(out);
        }
        if let Some(inner) = token.strip_prefix('{').and_then(|t| t.strip_suffix('}')) {
            let mut members = Vec::new();
            if inner == "d" {
                members.extend_from_slice(results);
            } else if let Some(from) = inner.strip_suffix("..") {
                let from: usize = from.parse().unwrap_or(0);
                for &v in args.get(from..).unwrap_or(&[]) {
                    members.extend(self.form_value(v)?);
                }
            } else {
                for part in inner.split(',') {
                    let flat = self.form_operand(part, args, results)?;
                    members.extend(flat.into_iter().filter(|o| !matches!(o, Opnd::Group(_))));
                }
            }
            let mut out = vec![Opnd::Group(members.len().min(255) as u8)];
            out.extend(members);
            return Ok(out);
        }
        match token {
            "_" => Ok(vec![Opnd::Sink]),
            "am" => {
                let mask = Opnd::Reg(self.tmp(Class::B32));
                self.effect(Operation::new(Opcode::Activemask).with(ScalarType::B32), &[mask], &[]);
                Ok(vec![mask])
            }
            "d" => match results {
                [one] => Ok(vec![*one]),
                many => {
                    let mut out = vec![Opnd::Group(many.len().min(255) as u8)];
                    out.extend_from_slice(many);
                    Ok(out)
                }
            },
            _ if token.starts_with('d') => {
                match token[1..].parse::<usize>().ok().and_then(|n| results.get(n)) {
                    Some(&r) => Ok(vec![r]),
                    None => bad(),
                }
            }
            _ => {
                let v = arg(token)?;
                let parts = self.form_value(v)?;
                if parts.len() == 1 {
                    return Ok(parts.to_vec());
                }
                let mut out = vec![Opnd::Group(parts.len().min(255) as u8)];
                out.extend(parts);
                Ok(out)
            }
        }
    }

    /// An argument as operands: literals stay where every instruction takes them.
    pub(super) fn form_value(&mut self, v: Value) -> Res<Parts> {
        if self.types.addr_space(self.ty(v)).is_some_and(|s| Space::from_ir(s) == Space::Other(6)) {
            return Ok(Parts::from_slice(&[self.tensor_address(v)?]));
        }
        let leaves = self.cx.leaves.of(self.ty(v));
        let parts = self.defined(v)?;
        let mut out = Parts::new();
        for (i, &p) in parts.iter().enumerate() {
            let leaf = leaves.as_ref().and_then(|l| l.get(i)).map_or(Leaf::Int(32), |l| l.leaf);
            let class = self.class(leaf);
            out.push(match (p, leaf) {
                (Opnd::Imm(_), Leaf::Int(2..)) => p,
                (Opnd::F32(_), Leaf::F32) | (Opnd::F64(_), Leaf::F64) => p,
                _ => self.reg(p, class),
            });
        }
        Ok(out)
    }
}

/// Splits operands at commas outside of braces and brackets.
pub(super) fn split_operands(text: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let (mut depth, mut start) = (0i32, 0);
    for (i, c) in text.char_indices() {
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                out.push(text[start..i].trim());
                start = i + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() {
        out.push(last);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_split() {
        assert_eq!(split_operands("d0|d1, {0,1}, [2], =7"), ["d0|d1", "{0,1}", "[2]", "=7"]);
        assert!(split_operands("").is_empty());
    }
}
