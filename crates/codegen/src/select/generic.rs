//! The `llvm.*` intrinsics that every target has.

use oxicc_ir::intrinsic::Intrinsic;
use oxicc_ir::{Align, AttrKind, BinOp, CallInfo, FastMath, GlobalId, Inst, Type, Value};
use oxicc_ptx::Opcode;
use oxicc_ptx::ScalarType::*;

use super::{Parts, Res, Sel, fail, is_droppable};
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, Opnd};
use crate::op::{self, Operation};

/// The name without `llvm.` and without the type suffixes of overloads.
pub fn base_name(name: &str) -> &str {
    let mut base = name.strip_prefix("llvm.").unwrap_or(name);
    while let Some((head, last)) = base.rsplit_once('.') {
        if !is_type_suffix(last) {
            break;
        }
        base = head;
    }
    base
}

fn is_type_suffix(text: &str) -> bool {
    let digits = |s: &str| !s.is_empty() && s.as_bytes()[0].is_ascii_digit();
    match text.as_bytes() {
        [b'i' | b'f', ..] => text.len() > 1 && text[1..].bytes().all(|b| b.is_ascii_digit()),
        [b'v' | b'p' | b'a', ..] => digits(&text[1..]),
        _ => text == "bf16" || text.starts_with("nxv") || text.starts_with("s_") || text.starts_with("sl_"),
    }
}

/// Intrinsics that leave no trace in the code.
const IGNORED: &[&str] = &[
    "lifetime.start",
    "lifetime.end",
    "assume",
    "dbg.declare",
    "dbg.value",
    "dbg.label",
    "dbg.assign",
    "dbg.addr",
    "experimental.noalias.scope.decl",
    "donothing",
    "sideeffect",
    "invariant.start",
    "invariant.end",
    "var.annotation",
    "prefetch",
    "stackrestore",
    "va_end",
    "codeview.annotation",
    "pseudoprobe",
    "experimental.convergence.entry",
    "experimental.convergence.loop",
    "experimental.convergence.anchor",
    "fake.use",
];

/// Intrinsics that return their first argument.
const IDENTITY: &[&str] = &[
    "expect",
    "expect.with.probability",
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "annotation",
    "ptr.annotation",
    "threadlocal.address",
    "arithmetic.fence",
    "preserve.array.access.index",
    "preserve.struct.access.index",
    "preserve.union.access.index",
    "canonicalize",
];

impl<'a, 'm> Sel<'a, 'm> {
    /// Lowers an intrinsic; false when it is none of these.
    pub(super) fn generic_intrinsic(
        &mut self,
        inst: Inst,
        id: GlobalId,
        name: &str,
        args: &[Value],
        info: CallInfo,
    ) -> Res<bool> {
        if name.starts_with("llvm.nvvm.") {
            return Ok(false);
        }
        let mut info = info;
        if self.unsafe_math {
            info.fmf |= FastMath::AFN;
        }
        let mut base = base_name(name);
        if let Some(plain) = base.strip_prefix("experimental.constrained.") {
            // Those with the default rounding have lost their metadata arguments before.
            if args.iter().any(|&a| self.ty(a) == Type::METADATA) {
                return self.directed_rounding(inst, name, plain, args);
            }
            base = plain;
        }
        if IGNORED.contains(&base) {
            return Ok(true);
        }
        let known = self.cx.module.global(id).intrinsic();
        if args.len() < known.map_or(0, Intrinsic::operands) {
            return fail(format!("{name} called with too few arguments"));
        }
        let result = self.f.result(inst);
        if known.is_some_and(is_droppable) && !result.is_some_and(|r| self.is_demanded(r)) {
            return Ok(true);
        }
        match base {
            "trap" | "ubsantrap" => {
                self.effect(Operation::new(Opcode::Trap), &[], &[]);
                return Ok(true);
            }
            "debugtrap" => {
                let opcode = if self.cx.is_new() { Opcode::Brkpt } else { Opcode::Trap };
                self.effect(Operation::new(opcode), &[], &[]);
                return Ok(true);
            }
            "memcpy" | "memmove" | "memcpy.inline" => {
                let volatile = args.get(3).and_then(|&v| self.f.as_u64(v)) == Some(1);
                let (a, b) = (self.arg_align(info, 0), self.arg_align(info, 1));
                self.mem_transfer(args[0], a, args[1], b, args[2], base == "memmove", volatile)?;
                return Ok(true);
            }
            "memset" | "memset.inline" => {
                let volatile = args.get(3).and_then(|&v| self.f.as_u64(v)) == Some(1);
                let align = self.arg_align(info, 0);
                self.mem_set(args[0], align, args[1], args[2], volatile)?;
                return Ok(true);
            }
            "va_start" => {
                self.va_start(args[0])?;
                return Ok(true);
            }
            "va_copy" => {
                let (to, from) = (self.address(args[0])?, self.address(args[1])?);
                let align = Align::new(8).unwrap_or(Align::ONE);
                self.copy_bytes(to, align, from, align, 8)?;
                return Ok(true);
            }
            "cuda.syncthreads" => {
                self.effect(Operation::new(Opcode::BarSync), &[], &[Opnd::Imm(0)]);
                return Ok(true);
            }
            _ => {}
        }
        let Some(r) = result else { return Ok(false) };
        if IDENTITY.contains(&base) {
            let space = self.space(r);
            let parts = if self.ty(r) == Type::PTR && space != crate::cx::Space::Generic {
                Parts::from_slice(&[self.pointer_in(args[0], space)?])
            } else {
                self.parts(args[0])?
            };
            self.set(r, &parts)?;
            return Ok(true);
        }
        let handled = self.float_intrinsic(r, base, args, info.fmf)?
            || self.int_intrinsic(r, base, args)?
            || self.reduce_intrinsic(r, base, args, info.fmf)?;
        if handled {
            return Ok(true);
        }
        match base {
            "readcyclecounter" | "readsteadycounter" => {
                let name = if base == "readcyclecounter" { "%clock64" } else { "%globaltimer" };
                let sym = self.cx.symbols.intern(name);
                let d = Opnd::Reg(self.tmp(Class::B64));
                self.push(op::mov(U64), Kind::Effect, &[d], &[Opnd::Name(sym)]);
                if self.is_demanded(r) {
                    self.set1(r, d)?;
                }
            }
            "objectsize" => {
                let min = args.get(1).and_then(|&v| self.f.as_u64(v)) == Some(1);
                self.set1(r, Opnd::Imm(if min { 0 } else { -1 }))?;
            }
            "is.constant" => self.set1(r, Opnd::Imm(0))?,
            "allow.runtime.check" | "allow.ubsan.check" => self.set1(r, Opnd::Imm(1))?,
            "frameaddress" | "returnaddress" | "stacksave" => self.set1(r, Opnd::Imm(0))?,
            "ptrmask" => {
                let p = self.one(args[0])?;
                let m = self.one(args[1])?;
                let Some(leaf) = self.leaf(r) else { return fail(" Error: unsupported operation: ptrmask") };
                let out = self.int_op(BinOp::And, leaf, p, m)?;
                self.set1(r, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn arg_align(&self, info: CallInfo, index: usize) -> Align {
        let set = self.cx.module.attrs.param(info.attrs, index);
        self.cx.module.attrs.find_int(set, AttrKind::Alignment).and_then(Align::new).unwrap_or(Align::ONE)
    }

    /// Applies a leaf operation to every leaf of the arguments.
    pub(super) fn map_leaves(
        &mut self,
        r: Value,
        args: &[Value],
        mut f: impl FnMut(&mut Self, Leaf, &[Opnd]) -> Res<Opnd>,
    ) -> Res {
        let Some(leaves) = self.cx.leaves.of(self.ty(r)) else {
            return fail(" Error: unsupported operation");
        };
        let mut operands = Vec::with_capacity(args.len());
        for &a in args {
            operands.push(self.defined(a)?);
        }
        let mut out = Parts::new();
        for (i, l) in leaves.iter().enumerate() {
            let v: Vec<Opnd> = operands.iter().map(|p| p.get(i).copied().unwrap_or(Opnd::Imm(0))).collect();
            out.push(f(self, l.leaf, &v)?);
        }
        self.set(r, &out)
    }
}

/// Reductions of vectors.
impl<'a, 'm> Sel<'a, 'm> {
    fn reduce_intrinsic(&mut self, r: Value, base: &str, args: &[Value], fmf: FastMath) -> Res<bool> {
        let Some(op) = base.strip_prefix("vector.reduce.") else { return Ok(false) };
        let Some(leaf) = self.leaf(r) else {
            return fail(" Error: unsupported operation: reduction of this type");
        };
        let (mut acc, elems) = match op {
            "fadd" | "fmul" => (Some(self.one(args[0])?), self.elements(args[1])?),
            _ => (None, self.elements(args[0])?),
        };
        for &e in &elems {
            acc = Some(match acc {
                None => e,
                Some(a) => match op {
                    "add" => self.int_op(BinOp::Add, leaf, a, e)?,
                    "mul" => self.int_op(BinOp::Mul, leaf, a, e)?,
                    "and" => self.int_op(BinOp::And, leaf, a, e)?,
                    "or" => self.int_op(BinOp::Or, leaf, a, e)?,
                    "xor" => self.int_op(BinOp::Xor, leaf, a, e)?,
                    "fadd" => self.float_op(BinOp::FAdd, leaf, a, e, fmf)?,
                    "fmul" => self.float_op(BinOp::FMul, leaf, a, e, fmf)?,
                    "fmax" => self.min_max(Opcode::Max, leaf, a, e)?,
                    "fmin" => self.min_max(Opcode::Min, leaf, a, e)?,
                    "fmaximum" => self.min_max_nan(Opcode::Max, leaf, a, e)?,
                    "fminimum" => self.min_max_nan(Opcode::Min, leaf, a, e)?,
                    // A true boolean is the largest unsigned and the smallest signed number.
                    "umax" | "smin" if leaf == Leaf::Int(1) => self.int_op(BinOp::Or, leaf, a, e)?,
                    "umin" | "smax" if leaf == Leaf::Int(1) => self.int_op(BinOp::And, leaf, a, e)?,
                    "smax" | "smin" | "umax" | "umin" => {
                        let signed = op.starts_with('s');
                        let (x, y) = (self.clean(a, leaf, signed), self.clean(e, leaf, signed));
                        self.min_max_int(leaf, op.ends_with("min"), signed, x, y)
                    }
                    _ => return Ok(false),
                },
            });
        }
        let out = acc.unwrap_or(Opnd::Undef);
        self.set1(r, out)?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overload_suffixes_go() {
        assert_eq!(base_name("llvm.smul.with.overflow.i32"), "smul.with.overflow");
        assert_eq!(base_name("llvm.memcpy.p0.p3i8.i64"), "memcpy");
        assert_eq!(base_name("llvm.convert.to.fp16.f32"), "convert.to.fp16");
        assert_eq!(base_name("llvm.vector.reduce.add.v4i32"), "vector.reduce.add");
        assert_eq!(base_name("llvm.fma.bf16"), "fma");
    }
}
