//! Atomic operations of `llvm.nvvm.*`.

use oxicc_arch::Feature;
use oxicc_ir::{Inst, Ordering, RmwOp, SyncScope, Value};
use oxicc_ptx::{Modifier, Opcode, ReduceOp, ScalarType, Scope, VectorSize};

use super::{Res, Sel, fail};
use crate::leaf::Leaf;
use crate::mir::{Class, Opnd};
use crate::op::Operation;

impl<'a, 'm> Sel<'a, 'm> {
    /// Scoped atomics: `atomic.add.gen.i.cta`, `atomic.load.inc.32`, and the coded forms.
    pub(super) fn nvvm_atomic(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let Some(r) = self.f.result(inst) else { return Ok(false) };
        let float = |s: &Self, v: Value| s.leaf(v).is_some_and(Leaf::is_float);
        let words: Vec<&str> = name.split('.').collect();
        let (op, scope, ptr, values): (Option<RmwOp>, SyncScope, Value, &[Value]) = match words[..] {
            ["atomic", "load", op, ..] => {
                let op = match op {
                    "inc" => RmwOp::UIncWrap,
                    "dec" => RmwOp::UDecWrap,
                    "add" => RmwOp::FAdd,
                    _ => return Ok(false),
                };
                (Some(op), SyncScope::Device, args[0], &args[1..])
            }
            ["atomic", op, "gen", _, scope, ..] => {
                let is_float = args.get(1).is_some_and(|&v| float(self, v));
                let op = match op {
                    "add" if is_float => Some(RmwOp::FAdd),
                    "add" => Some(RmwOp::Add),
                    "exch" => Some(RmwOp::Xchg),
                    "max" => Some(RmwOp::Max),
                    "min" => Some(RmwOp::Min),
                    "inc" => Some(RmwOp::UIncWrap),
                    "dec" => Some(RmwOp::UDecWrap),
                    "and" => Some(RmwOp::And),
                    "or" => Some(RmwOp::Or),
                    "xor" => Some(RmwOp::Xor),
                    "cas" => None,
                    _ => return Ok(false),
                };
                let scope = if scope == "cta" { SyncScope::Block } else { SyncScope::System };
                (op, scope, args[0], &args[1..])
            }
            ["atomic", "rmw" | "cas", ..] => {
                let Some(code) = self.f.as_u64(args[0]) else { return Ok(false) };
                let scope = match code >> 4 & 0xf {
                    1 => SyncScope::Block,
                    2 => SyncScope::System,
                    _ => SyncScope::Device,
                };
                let op = match code >> 16 {
                    0 => Some(RmwOp::Xchg),
                    1 => Some(RmwOp::Add),
                    3 => Some(RmwOp::And),
                    5 => Some(RmwOp::Or),
                    6 => Some(RmwOp::Xor),
                    7 => Some(RmwOp::Max),
                    8 => Some(RmwOp::Min),
                    9 => Some(RmwOp::UMax),
                    0xa => Some(RmwOp::UMin),
                    0xb => Some(RmwOp::FAdd),
                    0xc => Some(RmwOp::UIncWrap),
                    0xd => Some(RmwOp::UDecWrap),
                    0xe => None,
                    _ => return Ok(false),
                };
                (op, scope, args[1], &args[2..])
            }
            _ => return Ok(false),
        };
        let addr = self.address(ptr)?;
        let addr = self.fit(addr);
        let explicit_sys = scope == SyncScope::System;
        if explicit_sys {
            self.require(Feature::AtomicScope, name)?;
        }
        let vector = values.first().is_some_and(|&v| self.types.is_vector(self.ty(v)));
        if vector {
            return self.vector_atomic(r, addr, scope, values[0]);
        }
        let Some(leaf) = values.first().and_then(|&v| self.leaf(v)) else {
            return fail(" Error: unsupported operation: atomic operation on this type");
        };
        let v = self.one(values[0])?;
        let start = self.cur.len();
        let out = match op {
            Some(op) => self.rmw(leaf, op, addr, v, Ordering::Monotonic, scope)?,
            None => {
                let new = self.one(values[1])?;
                self.cas(leaf, addr, v, new, Ordering::Monotonic, scope)?.0
            }
        };
        if explicit_sys {
            self.name_system_scope(start);
        }
        if self.is_demanded(r) {
            self.set1(r, out)?;
        }
        Ok(true)
    }

    /// IR without a scope means the GPU to the printer; these intrinsics do mean the system.
    fn name_system_scope(&mut self, start: usize) {
        for i in start..self.cur.len() {
            let mut inst = self.cur[i];
            if inst.opcode != Some(Opcode::Atom) || self.m.has(&inst, Scope::Sys) {
                continue;
            }
            let Some(mut op) = self.m.operation(&inst) else { continue };
            let at = op.mods.iter().position(|m| !matches!(m, Modifier::Order(_) | Modifier::Space(_)));
            op.mods.insert(at.unwrap_or(0), Scope::Sys.into());
            self.m.set_operation(&mut inst, op);
            self.cur[i] = inst;
        }
    }

    fn vector_atomic(
        &mut self,
        r: Value,
        addr: super::address::Addr,
        scope: SyncScope,
        v: Value,
    ) -> Res<bool> {
        if !self.cx.target.has(Feature::AtomicVector) {
            return fail("vector atomics not supported on this architecture!");
        }
        let parts = self.defined(v)?;
        let n = parts.len();
        let vector = if n == 2 { VectorSize::V2 } else { VectorSize::V4 };
        let scope = match scope {
            SyncScope::Block => Some(Scope::Cta),
            SyncScope::System => Some(Scope::Sys),
            _ => None,
        };
        let atom = Operation::new(Opcode::Atom)
            .with_opt(addr.space.modifier())
            .with_opt(scope)
            .with(ReduceOp::Add)
            .with(vector)
            .with(ScalarType::F32);
        let at = self.mem(addr);
        let regs: Vec<Opnd> = (0..n).map(|_| Opnd::Reg(self.m.new_reg(Class::F32))).collect();
        let mut defs = vec![Opnd::Group(n as u8)];
        defs.extend_from_slice(&regs);
        let mut uses = vec![at, Opnd::Group(n as u8)];
        for &p in &parts {
            uses.push(self.reg(p, Class::F32));
        }
        self.effect(atom, &defs, &uses);
        if self.is_demanded(r) {
            self.set(r, &regs)?;
        }
        Ok(true)
    }
}
