//! Tensor-core builtins: `wmma` on fragments in memory, `wgmma` on warpgroup fragments.
//!
//! A fragment is an array of registers the caller holds in memory. Its elements are loaded, one instruction computes,
//! the results are stored back; promotion of the arrays to registers is the optimizer's work.

use oxicc_arch::Feature;
use oxicc_frontend::builtins::{Fragment, MmaShape, Wgmma};
use oxicc_frontend::tree::{ExprId, ExprKind};
use oxicc_ir::{CastOp, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;

/// Register letter and type of the elements of a fragment.
fn register(ty: &str) -> (char, Type) {
    match ty {
        "f32" => ('f', Type::FLOAT),
        "f64" => ('d', Type::DOUBLE),
        _ => ('r', Type::I32),
    }
}

/// `$from, ..., $from+count-1` in braces.
fn list(from: usize, count: u8) -> String {
    let names: Vec<String> = (from..from + count as usize).map(|i| format!("${i}")).collect();
    format!("{{{}}}", names.join(", "))
}

impl<'t> FnGen<'_, 't> {
    /// A constant argument below a limit.
    fn mode(&self, args: &'t [ExprId], index: usize, limit: i128, what: &str) -> Res<usize> {
        let value = args.get(index).and_then(|e| match &self.expr(*e).kind {
            ExprKind::Const(v) => v.as_int(),
            ExprKind::Cast { operand, .. } => match &self.expr(*operand).kind {
                ExprKind::Const(v) => v.as_int(),
                _ => None,
            },
            _ => None,
        });
        match value {
            Some(v) if (0..limit).contains(&v) => Ok(v as usize),
            _ => Err(self.error(format!("unexpected '{what}' operand"))),
        }
    }

    fn load_registers(&mut self, p: Value, ty: Type, count: u8, out: &mut Vec<Value>) {
        let size = self.m.ir_size(ty);
        for i in 0..count {
            let at = self.byte_offset(p, size as i64 * i as i64);
            out.push(self.load(ty, at, align(size), false));
        }
    }

    fn store_registers(&mut self, result: Value, p: Value, ty: Type, count: u8) {
        let size = self.m.ir_size(ty);
        for i in 0..count {
            let v = if count == 1 { result } else { self.extract("mmafrag", result, i as u32) };
            let at = self.byte_offset(p, size as i64 * i as i64);
            self.store(v, at, align(size), false);
        }
    }

    /// The type that the intrinsics give the registers of a fragment.
    fn element(&self, ty: &str) -> Type {
        match ty {
            "f16" => self.m.module.ctx.types.vector(Type::HALF, 2),
            _ => register(ty).1,
        }
    }

    fn load_fragment(&mut self, p: Value, ty: &str, count: u8, out: &mut Vec<Value>) {
        let (held, element) = (register(ty).1, self.element(ty));
        let first = out.len();
        self.load_registers(p, held, count, out);
        if held != element {
            for v in &mut out[first..] {
                *v = self.cast(CastOp::Bitcast, *v, element);
            }
        }
    }

    fn store_fragment(&mut self, result: Value, p: Value, ty: &str, count: u8) {
        let held = register(ty).1;
        let size = self.m.ir_size(held);
        for i in 0..count {
            let v = if count == 1 { result } else { self.extract("mmafrag", result, i as u32) };
            let v = if self.ty_of(v) == held { v } else { self.cast(CastOp::Bitcast, v, held) };
            let at = self.byte_offset(p, size as i64 * i as i64);
            self.store(v, at, align(size), false);
        }
    }

    fn register_struct(&self, ty: Type, count: u8) -> Type {
        if count == 1 { ty } else { self.m.module.ctx.types.structure(&vec![ty; count as usize]) }
    }

    /// `(registers, memory, stride, layout)`.
    pub(super) fn mma_load(&mut self, f: Fragment, args: &'t [ExprId]) -> Res<()> {
        let layout = ["row", "col"][self.mode(args, 3, 2, "rowcol")?];
        let (dest, src, stride) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
        let ret = self.register_struct(self.element(f.ty), f.regs);
        let name = format!("llvm.nvvm.wmma.{}.load.{}.{layout}.stride.{}.p0", f.shape, f.frag, f.ty);
        let loaded = self.call_value(&name, ret, &[src, stride]);
        self.store_fragment(loaded, dest, f.ty, f.regs);
        Ok(())
    }

    /// `(memory, registers, stride, layout)`.
    pub(super) fn mma_store(&mut self, f: Fragment, args: &'t [ExprId]) -> Res<()> {
        let layout = ["row", "col"][self.mode(args, 3, 2, "rowcol")?];
        let (dest, src, stride) = (self.scalar(args[0])?, self.scalar(args[1])?, self.scalar(args[2])?);
        let mut operands = vec![dest];
        self.load_fragment(src, f.ty, f.regs, &mut operands);
        operands.push(stride);
        let name = format!("llvm.nvvm.wmma.{}.store.d.{layout}.stride.{}.p0", f.shape, f.ty);
        self.call_named(&name, Type::VOID, &operands);
        Ok(())
    }

    /// `(D, A, B, C, layout, saturate)`.
    pub(super) fn mma(&mut self, s: MmaShape, args: &'t [ExprId]) -> Res<()> {
        let layouts = ["row.row", "row.col", "col.row", "col.col"][self.mode(args, 4, 4, "rowcol")?];
        let saturate = if args.len() > 5 { self.mode(args, 5, 2, "satf")? } else { 0 };
        let pointers = (0..4).map(|i| self.scalar(args[i])).collect::<Res<Vec<_>>>()?;
        let [nd, na, nb, nc] = s.regs;
        let mut operands = Vec::new();
        self.load_fragment(pointers[1], s.ab, na, &mut operands);
        self.load_fragment(pointers[2], s.ab, nb, &mut operands);
        self.load_fragment(pointers[3], s.c, nc, &mut operands);
        // f16 names D and C, the others A and B, which say what D and C are.
        let types = match s.ab {
            "f16" => format!("{}.{}", s.d, s.c),
            "f64" => "rn.f64".to_owned(),
            ab => ab.to_owned(),
        };
        let op = if s.op.is_empty() { String::new() } else { format!(".{}", s.op) };
        let saturated = match (s.ab, saturate) {
            ("s8" | "u8" | "s4" | "u4", 1) => ".satfinite",
            _ => "",
        };
        let name = format!("llvm.nvvm.wmma.{}.mma{op}.{layouts}.{types}{saturated}", s.shape);
        let ret = self.register_struct(self.element(s.d), nd);
        let product = self.call_value(&name, ret, &operands);
        self.store_fragment(product, pointers[0], s.d, nd);
        Ok(())
    }

    /// `wgmma.mma_async`; see the argument lists in the table of modifiers below.
    pub(super) fn wgmma(&mut self, kind: Wgmma, args: &'t [ExprId]) -> Res<()> {
        if !self.m.options.target.has(Feature::Wgmma) {
            return Err(self.error("__wgmma_mma_async builtins are only available for sm_90a"));
        }
        // Constant arguments before D: M, N, K, then the modifiers of the kind.
        let modifiers = match kind {
            Wgmma::F16 | Wgmma::F8 => 6,
            Wgmma::Bf16 => 5,
            Wgmma::Tf32 => 3,
        };
        let mut c = Vec::new();
        for i in 0..3 + modifiers {
            let v = self
                .mode(args, i, 1 << 16, "constant")
                .map_err(|_| self.error("Non-constant argument to __wgmma_mma_async call"))?;
            c.push(v);
        }
        let (m, n, k) = (c[0], c[1], c[2]);
        // transA, negA, transB, negB, scaleD, dIsF16, operand types.
        let (trans_a, neg_a, trans_b, neg_b, scale_d, d_is_f16, types) = match kind {
            Wgmma::F16 => (c[3], c[4], c[5], c[6], c[7], c[8] != 0, "f16.f16".to_string()),
            Wgmma::Bf16 => (c[3], c[4], c[5], c[6], c[7], false, "bf16.bf16".to_string()),
            Wgmma::Tf32 => (0, c[3], 0, c[4], c[5], false, "tf32.tf32".to_string()),
            Wgmma::F8 => {
                let name = |e4m3: usize| if e4m3 != 0 { "e4m3" } else { "e5m2" };
                (0, c[3], 0, c[4], c[7], c[8] != 0, format!("{}.{}", name(c[5]), name(c[6])))
            }
        };
        let wanted_k = match kind {
            Wgmma::F16 | Wgmma::Bf16 => 16,
            Wgmma::Tf32 => 8,
            Wgmma::F8 => 32,
        };
        if m != 64 || k != wanted_k || n == 0 || n > 256 || n % 8 != 0 {
            let message = format!("The shape m{m}n{n}k{k} is not supported for __wgmma_mma_async builtin");
            return Err(self.error(message));
        }
        let d = self.scalar(args[3 + modifiers])?;
        let a = self.scalar(args[4 + modifiers])?;
        let b = self.scalar(args[5 + modifiers])?;
        let (letter, ty) = if d_is_f16 { ('r', Type::I32) } else { ('f', Type::FLOAT) };
        let count = if d_is_f16 { n / 4 } else { n / 2 } as u8;
        let mut operands = Vec::new();
        // A is a descriptor or four registers in memory.
        let a_in_registers = self.ty_of(a) == Type::PTR;
        let at_a = count as usize;
        let a_count = if a_in_registers { 4 } else { 1 };
        if a_in_registers {
            self.load_registers(a, Type::I32, 4, &mut operands);
        } else {
            operands.push(a);
        }
        operands.push(b);
        // The accumulators are read and written: outputs with tied inputs.
        self.load_registers(d, ty, count, &mut operands);
        let a_text = if a_in_registers { list(at_a, 4) } else { format!("${at_a}") };
        let b_text = format!("${}", at_a + a_count);
        let sign = |neg: usize| if neg != 0 { "-1" } else { "1" };
        let mut tail = format!("p, {}, {}", sign(neg_a), sign(neg_b));
        if matches!(kind, Wgmma::F16 | Wgmma::Bf16) {
            if !a_in_registers {
                tail.push_str(&format!(", {trans_a}"));
            }
            tail.push_str(&format!(", {trans_b}"));
        }
        let acc = if d_is_f16 { "f16" } else { "f32" };
        let text = format!(
            "{{ .reg .pred p; setp.ne.b32 p, {scale_d}, 0; wgmma.mma_async.sync.aligned.m{m}n{n}k{k}.{acc}.{types} {}, \
             {a_text}, {b_text}, {tail}; }}",
            list(0, count)
        );
        let mut constraints: Vec<String> = vec![format!("={letter}"); count as usize];
        constraints.extend(vec![if a_in_registers { "r".into() } else { "l".into() }; a_count]);
        constraints.push("l".into());
        constraints.extend((0..count).map(|i| i.to_string()));
        let ret = self.register_struct(ty, count);
        if let Some(r) = self.call_asm(&text, &constraints.join(","), true, ret, &operands) {
            self.store_registers(r, d, ty, count);
        }
        Ok(())
    }
}
