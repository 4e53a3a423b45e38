//! `llvm.nvvm.*` intrinsics: rows of the table, and the few families that need code.

use oxicc_arch::Feature;
use oxicc_ir::intrinsic::Intrinsic;
use oxicc_ir::{Align, CastOp, FastMath, GlobalId, Inst, Type, Value};
use oxicc_ptx::ScalarType::*;
use oxicc_ptx::{CacheOp, CmpOp, Flag, MemOrder, Opcode, ReduceOp, Rounding, Scope, StateSpace};

use super::memory::Mods;
use super::{Parts, Res, Sel, fail};
use crate::cx::Space;
use crate::intrinsics;
use crate::leaf::Leaf;
use crate::mir::{Class, Kind, Opnd};
use crate::op::{self, Operation};

impl<'a, 'm> Sel<'a, 'm> {
    /// Lowers an intrinsic; false when it is unknown.
    pub(super) fn nvvm_intrinsic(
        &mut self,
        inst: Inst,
        id: GlobalId,
        name: &str,
        args: &[Value],
    ) -> Res<bool> {
        let Some(short) = name.strip_prefix("llvm.nvvm.") else { return Ok(false) };
        let known = self.cx.intrinsic(id);
        if let Some(m) = &known.row {
            if let Some(feature) = m.row.gate {
                self.require(feature, name)?;
            }
            if m.row.ptx.is_empty() {
                return fail(format!(" Error: unsupported operation: PTX has no instruction for {name}"));
            }
            let form = intrinsics::fill(m.row.ptx, &m.captures);
            if short.starts_with("setmaxnreg.") {
                self.check_register_count(args)?;
            }
            if short.starts_with("fence.proxy.tensormap_generic.acquire.")
                && args.get(1).and_then(|&v| self.f.as_u64(v)) != Some(128)
            {
                return fail(format!("size argument of {name} must be 128"));
            }
            let matrix = short.starts_with("ldmatrix.") || short.starts_with("stmatrix.");
            if let (true, Some(&at)) = (matrix, args.first())
                && !matches!(self.operand_space(at), Space::Generic | Space::Shared)
            {
                return fail(format!("{name} needs a pointer to shared memory"));
            }
            self.expand_form(inst, &form, args, known.pure)?;
            return Ok(true);
        }
        self.special(inst, id, short, args)
    }

    pub(super) fn require(&self, feature: Feature, name: &str) -> Res {
        if self.cx.target.has(feature) {
            return Ok(());
        }
        let min = feature.gate().min_sm();
        fail(format!(
            " Error: unsupported operation: {name} is not supported on {} (sm_{min} or higher)",
            self.cx.target
        ))
    }

    fn check_register_count(&self, args: &[Value]) -> Res {
        let Some(n) = args.first().and_then(|&v| self.f.as_u64(v)) else {
            return fail("reg_count argument to nvvm.setmaxnreg must be a constant");
        };
        if n % 8 != 0 {
            return fail("reg_count argument to nvvm.setmaxnreg must be in multiples of 8");
        }
        if !(24..=256).contains(&n) {
            return fail("reg_count argument to nvvm.setmaxnreg must be within [24, 256]");
        }
        Ok(())
    }

    /// A tensor-memory address: always 32 bits.
    pub(super) fn tensor_address(&mut self, v: Value) -> Res<Opnd> {
        let Some(leaf) = self.leaf(v) else { return fail("tensor memory address of an unsupported type") };
        let o = self.one(v)?;
        let o = if leaf.bits() > 32 { self.int_cast(CastOp::Trunc, o, leaf, Leaf::Int(32))? } else { o };
        Ok(self.reg(o, Class::B32))
    }

    /// Intrinsics that are not rows of the table.
    // One arm for each of them.
    fn special(&mut self, inst: Inst, id: GlobalId, name: &str, args: &[Value]) -> Res<bool> {
        let result = self.f.result(inst);
        let least = self.cx.module.global(id).intrinsic().map_or(1, Intrinsic::operands);
        if args.is_empty() && least == 1 {
            // None of those below: a function nobody knows.
            return Ok(false);
        }
        if args.len() < least {
            return fail(format!("llvm.nvvm.{name} called with too few arguments"));
        }
        if let Some(reg) = name.strip_prefix("read.ptx.sreg.") {
            self.special_register(inst, id, reg)?;
            return Ok(true);
        }
        if name.contains("e2m1x2") {
            return self.convert_fp4(inst, name, args);
        }
        if name == "compiler.warn" || name.starts_with("compiler.warn.") {
            return Ok(true);
        }
        if let (true, Some(r), [arg, ..]) = (name.starts_with("move."), result, args) {
            if self.is_demanded(r) {
                let parts = self.parts(*arg)?;
                self.set(r, &parts)?;
            }
            return Ok(true);
        }
        if name.starts_with("atomic.") {
            return self.nvvm_atomic(inst, name, args);
        }
        if name.starts_with("mma.")
            || name.starts_with("wmma.")
            || name.starts_with("hmma.")
            || name.starts_with("imma.")
            || name.starts_with("bmma.")
        {
            return self.matrix_intrinsic(inst, name, args);
        }
        if name.starts_with("tex.")
            || name.starts_with("tld4.")
            || name.starts_with("suld.")
            || name.starts_with("sust.")
            || name.starts_with("suq.")
            || name.starts_with("txq.")
            || name.starts_with("istypep.")
        {
            return self.texture_intrinsic(inst, name, args);
        }
        if name.starts_with("cp.async.bulk.") {
            return self.bulk_copy(name, args);
        }
        if let Some(rest) = name.strip_prefix("tcgen05.mma.") {
            return self.tcgen05_mma(rest, args);
        }
        if let Some(rest) = name.strip_prefix("clusterlaunchcontrol.query_cancel.") {
            return self.query_cancel(inst, rest, args);
        }
        if let Some(rest) = name.strip_prefix("f32x4.to.") {
            return self.convert_four(inst, rest, args);
        }
        let Some(r) = result else {
            return self.special_effect(name, args);
        };
        match name {
            "sqrt.f" => {
                let x = self.one(args[0])?;
                let out = self.sqrt(Leaf::F32, x, FastMath::empty())?;
                self.set1(r, out)?;
            }
            "barrier0.popc" | "barrier0.and" | "barrier0.or" => {
                let x = self.one_reg(args[0])?;
                let p = self.def(op::setp(CmpOp::Ne, U32), Class::Pred, &[x, Opnd::Imm(0)]);
                let out = self.barrier_reduce(&name["barrier0.".len()..], Opnd::Imm(0), p);
                if self.is_demanded(r) {
                    self.set1(r, out)?;
                }
            }
            "reflect" => self.set1(r, Opnd::Imm(0))?,
            "swap.lo.hi.b64" => {
                let x = self.one_reg(args[0])?;
                let (lo, hi) = self.split64(x);
                let out = self.join64(hi, lo);
                self.set1(r, out)?;
            }
            "rotate.b64" | "rotate.right.b64" => {
                let x = self.one_reg(args[0])?;
                let n = self.one(args[1])?;
                let wide = Leaf::Int(64);
                let n = self.int_cast(CastOp::ZExt, n, self.leaf(args[1]).unwrap_or(Leaf::Int(32)), wide)?;
                let out = self.funnel(wide, name == "rotate.b64", x, x, n)?;
                self.set1(r, out)?;
            }
            "associate.access.property" => {
                let parts = self.parts(args[0])?;
                self.set(r, &parts)?;
            }
            "vote.sync" => {
                // (mask, kind, predicate) -> {i32, i1}
                let kind = self.f.as_u64(args[1]);
                let (mask, p) = (self.one(args[0])?, self.one_reg(args[2])?);
                let out = match kind {
                    Some(3) => {
                        let d = Opnd::Reg(self.tmp(Class::B32));
                        let ballot =
                            Operation::new(Opcode::Vote).with(Flag::Sync).with(Flag::Ballot).with(B32);
                        self.effect(ballot, &[d], &[p, mask]);
                        [d, Opnd::Undef]
                    }
                    Some(k @ 0..=2) => {
                        let mode = [Flag::All, Flag::Any, Flag::Uni][k as usize];
                        let vote = Operation::new(Opcode::Vote).with(Flag::Sync).with(mode).with(Pred);
                        let d = Opnd::Reg(self.tmp(Class::Pred));
                        self.effect(vote, &[d], &[p, mask]);
                        [Opnd::Undef, d]
                    }
                    _ => return fail(" Error: unsupported operation: kind of vote"),
                };
                if self.is_demanded(r) {
                    self.set(r, &out)?;
                }
            }
            "shfl.sync.i32" => {
                // (mask, kind, value, b, c) -> {i32, i1}
                let mode = match self.f.as_u64(args[1]) {
                    Some(0) => Flag::Idx,
                    Some(1) => Flag::Up,
                    Some(2) => Flag::Down,
                    Some(3) => Flag::Bfly,
                    _ => return fail(" Error: unsupported operation: kind of shuffle"),
                };
                let (mask, b, c) = (self.one(args[0])?, self.one(args[3])?, self.one(args[4])?);
                let v = self.one_reg(args[2])?;
                let (d, p) = (Opnd::Reg(self.tmp(Class::B32)), Opnd::Reg(self.tmp(Class::Pred)));
                let shuffle = Operation::new(Opcode::Shfl).with(Flag::Sync).with(mode).with(B32);
                self.effect(shuffle, &[Opnd::Pair, d, p], &[v, b, c, mask]);
                if self.is_demanded(r) {
                    self.set(r, &[d, p])?;
                }
            }
            "read.cluster.info.i1" | "read.cluster.info.i32" => {
                self.require(Feature::Cluster, name)?;
                let (reg, mov, class) = match self.f.as_u64(args[0]) {
                    Some(0) => ("%is_explicit_cluster", op::mov(Pred), Class::Pred),
                    Some(1) => ("%cluster_ctarank", op::mov(U32), Class::B32),
                    Some(2) => ("%cluster_nctarank", op::mov(U32), Class::B32),
                    _ => return fail("Unhandled cluster info operand"),
                };
                let sym = self.cx.symbols.intern(reg);
                let out = self.def(mov, class, &[Opnd::Name(sym)]);
                if self.is_demanded(r) {
                    self.set1(r, out)?;
                }
            }
            _ if name.starts_with("ldg.global.") || name.starts_with("ldu.global.") => {
                return self.read_only_load(r, args);
            }
            _ if name.starts_with("ptr.") => return self.pointer_intrinsic(r, name, args),
            _ if name.starts_with("texsurf.handle") => {
                let Some(g) = args.iter().rev().find_map(|&a| self.handle_global(a)) else {
                    return fail("nvvm_texsurf_handle op0 must be metadata wrapping a GlobalVariable");
                };
                let sym = self.cx.symbol(g);
                let out = self.def(op::mov(U64), Class::B64, &[Opnd::Sym(sym, 0)]);
                self.set1(r, out)?;
            }
            _ if name.starts_with("mapa.shared.cluster") || name.starts_with("getctarank.shared.cluster") => {
                self.require(Feature::Cluster, name)?;
                let p = self.raw(args[0])?[0];
                let ty = if self.leaf(args[0]) == Some(Leaf::Int(32)) { U32 } else { U64 };
                let opcode = if name.starts_with("mapa") { Opcode::Mapa } else { Opcode::Getctarank };
                let operation = Operation::new(opcode).with(StateSpace::SharedCluster).with(ty);
                let leaf = self.raw_leaves(r)?[0];
                let class = self.class(leaf);
                let mut uses = vec![p];
                if let Some(&rank) = args.get(1) {
                    uses.push(self.one(rank)?);
                }
                let out = self.def(operation, class, &uses);
                self.set1(r, out)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Conversions from and to pairs of fp4: the only instructions with 8-bit registers, which live in a block of their own.
    fn convert_fp4(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let relu = if name.ends_with(".relu") || name.contains(".relu.") { ".relu" } else { "" };
        let (text, class) = match (name.split('.').next(), args.len()) {
            (Some("ff"), 2) => (
                format!(
                    "{{ .reg .b8 %fp4; cvt.rn.satfinite{relu}.e2m1x2.f32 %fp4, $1, $2; cvt.u16.u8 $0, %fp4; }}"
                ),
                Class::B16,
            ),
            (Some("e2m1x2"), 1) => (
                format!("{{ .reg .b8 %fp4; cvt.u8.u16 %fp4, $1; cvt.rn{relu}.f16x2.e2m1x2 $0, %fp4; }}"),
                self.class(Leaf::F16x2),
            ),
            _ => return Ok(false),
        };
        self.require(Feature::Fp6Fp4Convert, &format!("llvm.nvvm.{name}"))?;
        let Some(result) = self.f.result(inst).filter(|&r| self.is_demanded(r)) else { return Ok(true) };
        let mut uses = Vec::with_capacity(args.len());
        for &a in args {
            uses.push(self.one_reg(a)?);
        }
        let d = Opnd::Reg(self.tmp(class));
        self.asm_text(&text, &[d], &uses)?;
        self.set1(result, d)?;
        Ok(true)
    }

    /// Questions to the answer of a cancelled launch, 128 bits that live in one register.
    fn query_cancel(&mut self, inst: Inst, what: &str, args: &[Value]) -> Res<bool> {
        let full = format!("llvm.nvvm.clusterlaunchcontrol.query_cancel.{what}");
        let (question, ty, class) = match what {
            "is_canceled" => (Flag::IsCanceled, Pred, Class::Pred),
            "get_first_ctaid.x" => (Flag::GetFirstCtaidX, B32, Class::B32),
            "get_first_ctaid.y" => (Flag::GetFirstCtaidY, B32, Class::B32),
            "get_first_ctaid.z" => (Flag::GetFirstCtaidZ, B32, Class::B32),
            _ => return Ok(false),
        };
        self.require(Feature::ClusterLaunchControl, &full)?;
        let Some(result) = self.f.result(inst).filter(|&r| self.is_demanded(r)) else { return Ok(true) };
        let [lo, hi] = self.defined(args[0])?[..] else {
            return fail(format!("argument of {full} must have 128 bits"));
        };
        let (lo, hi) = (self.reg(lo, Class::B64), self.reg(hi, Class::B64));
        let answer = self.def(op::mov(B128), Class::B128, &[Opnd::Group(2), lo, hi]);
        let query =
            Operation::new(Opcode::ClusterlaunchcontrolQueryCancel).with(question).with(ty).with(B128);
        let d = self.def(query, class, &[answer]);
        self.set1(result, d)?;
        Ok(true)
    }

    /// Four floats to four small ones, with random bits to round by: bytes of one register.
    fn convert_four(&mut self, inst: Inst, what: &str, args: &[Value]) -> Res<bool> {
        let words: Vec<&str> = what.split('.').collect();
        let (to, relu) = match words[..] {
            [to, "rs", "satfinite"] => (to, None),
            [to, "rs", "relu", "satfinite"] => (to, Some(Flag::Relu)),
            _ => return Ok(false),
        };
        let to = match to {
            "e4m3x4" => E4m3x4,
            "e5m2x4" => E5m2x4,
            "e2m3x4" => E2m3x4,
            "e3m2x4" => E3m2x4,
            _ => return Ok(false),
        };
        let full = format!("llvm.nvvm.f32x4.to.{what}");
        self.require(Feature::StochasticRounding, &full)?;
        let Some(result) = self.f.result(inst).filter(|&r| self.is_demanded(r)) else { return Ok(true) };
        let [from, bits] = args else { return fail(format!("{full} takes two arguments")) };
        let mut uses = vec![Opnd::Group(4)];
        for p in self.defined(*from)? {
            uses.push(self.reg(p, Class::F32));
        }
        if uses.len() != 5 {
            return fail(format!("{full} takes four floats"));
        }
        uses.push(self.one_reg(*bits)?);
        let narrow = Operation::new(Opcode::Cvt).with(Rounding::Rs).with_opt(relu).with(Flag::Satfinite);
        let word = self.def(narrow.with(to).with(F32), Class::B32, &uses);
        let mut out = Parts::new();
        for i in 0..4 {
            let byte = self.def(op::bfe(U32), Class::B32, &[word, Opnd::Imm(8 * i), Opnd::Imm(8)]);
            out.push(self.def(op::cvt(U16, U32), Class::B16, &[byte]));
        }
        self.set(result, &out)?;
        Ok(true)
    }

    /// Intrinsics without a result that are not rows of the table.
    fn special_effect(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        match name {
            "membar" => {
                let fence = match self.f.as_u64(args[0]) {
                    Some(0) => op::membar(Scope::Cta),
                    Some(1) => op::membar(Scope::Gl),
                    Some(2) => op::membar(Scope::Sys),
                    Some(4) => {
                        self.require(Feature::ClusterScope, "llvm.nvvm.membar")?;
                        op::fence(MemOrder::Sc, Scope::Cluster)
                    }
                    _ => return fail("Bad membar op"),
                };
                self.effect(fence, &[], &[]);
            }
            "cluster.barrier" => {
                self.require(Feature::Cluster, "llvm.nvvm.cluster.barrier")?;
                let barrier = match self.f.as_u64(args[0]) {
                    Some(0) => Operation::new(Opcode::BarrierClusterArrive),
                    Some(1) => Operation::new(Opcode::BarrierClusterWait),
                    Some(16) => Operation::new(Opcode::BarrierClusterArrive).with(MemOrder::Relaxed),
                    _ => return fail("Unhandled cluster info operand"),
                };
                self.effect(barrier, &[], &[]);
            }
            "memcpy.async" => {
                // (0, shared, global, bytes, source bytes)
                self.require(Feature::CpAsync, "llvm.nvvm.memcpy.async")?;
                let (d, s) = (self.address(args[1])?, self.address(args[2])?);
                let (d, s) = (self.fit(d), self.fit(s));
                let (d, s) = (self.mem(d), self.mem(s));
                let n = self.f.as_u64(args[3]).unwrap_or(4) as i64;
                let size = self.one(args[4])?;
                let copy = Operation::new(Opcode::CpAsync)
                    .with(CacheOp::Ca)
                    .with(StateSpace::Shared)
                    .with(StateSpace::Global);
                self.effect(copy, &[], &[d, s, Opnd::Imm(n), size]);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    pub(super) fn barrier_reduce(&mut self, op: &str, barrier: Opnd, p: Opnd) -> Opnd {
        if op == "popc" {
            let d = Opnd::Reg(self.tmp(Class::B32));
            let count = Operation::new(Opcode::BarRed).with(ReduceOp::Popc).with(U32);
            self.effect(count, &[d], &[barrier, p]);
            return d;
        }
        let q = Opnd::Reg(self.tmp(Class::Pred));
        let op = if op == "and" { ReduceOp::And } else { ReduceOp::Or };
        self.effect(Operation::new(Opcode::BarRed).with(op).with(Pred), &[q], &[barrier, p]);
        self.def(op::selp(U32), Class::B32, &[Opnd::Imm(1), Opnd::Imm(0), q])
    }

    fn handle_global(&self, v: Value) -> Option<oxicc_ir::GlobalId> {
        if let Some(c) = self.f.value_const(v) {
            return self.f.consts().underlying_global(c);
        }
        let md = self.f.as_metadata(v)?;
        match self.cx.module.metadata.get(md) {
            oxicc_ir::MdData::Const(c) => self.cx.module.consts.underlying_global(*c),
            _ => None,
        }
    }

    fn special_register(&mut self, inst: Inst, id: GlobalId, name: &str) -> Res {
        let Some(r) = self.f.result(inst) else { return Ok(()) };
        let known = self.cx.module.global(id).intrinsic();
        let volatile = !known.is_some_and(super::is_droppable);
        if name == "warpsize" {
            if self.cx.is_new() {
                return if self.is_demanded(r) { self.set1(r, Opnd::Imm(32)) } else { Ok(()) };
            }
            let sym = self.cx.symbols.intern("WARP_SZ");
            let out = self.def(op::mov(U32), Class::B32, &[Opnd::Name(sym)]);
            return if self.is_demanded(r) { self.set1(r, out) } else { Ok(()) };
        }
        let text = intrinsics::special_register(name);
        let Some(special) = oxicc_ptx::SpecialReg::from_text(&text) else {
            return fail(format!(" Error: unsupported operation: special register {name}"));
        };
        if text.contains("cluster") {
            self.require(Feature::Cluster, &format!("special register {text}"))?;
        }
        let sym = self.cx.symbols.intern(special.text());
        let wide = self.leaf(r) == Some(Leaf::Int(64));
        let class = if wide { Class::B64 } else { Class::B32 };
        let mov = if wide { op::mov(U64) } else { op::mov(U32) };
        let d = Opnd::Reg(self.tmp(class));
        let kind = if volatile { Kind::Effect } else { Kind::Pure };
        self.push(mov, kind, &[d], &[Opnd::Name(sym)]);
        if self.is_demanded(r) { self.set1(r, d) } else { Ok(()) }
    }

    /// `ptr.gen.to.X` and `ptr.X.to.gen`.
    fn pointer_intrinsic(&mut self, r: Value, name: &str, args: &[Value]) -> Res<bool> {
        let space = |text: &str| {
            Some(match text {
                "global" => Space::Global,
                "shared" => Space::Shared,
                "constant" | "const" => Space::Const,
                "local" => Space::Local,
                "param" => Space::Param,
                "gen" => Space::Generic,
                _ => return None,
            })
        };
        let base = super::generic::base_name(name);
        let mut words = base.split('.').skip(1);
        let (Some(from), Some("to"), Some(to)) =
            (words.next().and_then(space), words.next(), words.next().and_then(space))
        else {
            return Ok(false);
        };
        let own = self.operand_space(args[0]);
        let raw = self.raw(args[0])?[0];
        let declared = self.types.addr_space(self.ty(args[0])).map_or(Space::Generic, Space::from_ir);
        // The argument type may still say generic: the intrinsic knows better.
        let source = if declared == Space::Generic && own == Space::Generic { from } else { own };
        let target = self.space(r);
        let target = if self.ty(r) == Type::PTR && target == Space::Generic && to == Space::Generic {
            Space::Generic
        } else {
            target
        };
        let out = self.convert_space(raw, source, target)?;
        self.set1(r, out)?;
        Ok(true)
    }

    /// `ldg.global.*` and `ldu.global.*`: (pointer, alignment).
    fn read_only_load(&mut self, r: Value, args: &[Value]) -> Res<bool> {
        let addr = self.address(args[0])?;
        let addr = if addr.space == Space::Global {
            addr
        } else {
            let p = self.pointer_in(args[0], Space::Global)?;
            super::address::Addr { space: Space::Global, base: p, offset: 0 }
        };
        let align = args.get(1).and_then(|&v| self.f.as_u64(v)).and_then(Align::new).unwrap_or(Align::ONE);
        let Some(leaves) = self.cx.leaves.of(self.ty(r)) else {
            return fail(" Error: unsupported operation: load of this type");
        };
        // `ldu` has no advantage over the read-only path on any supported target.
        let mods = Mods { non_coherent: true, ..Mods::default() };
        let out = self.load_leaves(&leaves, addr, align, mods)?;
        self.set(r, &out)?;
        Ok(true)
    }
}
