//! `--force-volatile=SPACE`: accesses to a kind of memory happen as written, each of them.
//!
//! What an access is to is seen from where its address begins: a variable has a space, a slot is local, and a pointer that came from
//! elsewhere is generic. Slots that hold nothing but values (`mem2reg` makes registers of them) are left alone unless `local` is asked for.

use oxicc_ir::{AddrSpace, CastOp, Function, GlobalId, Inst, InstData, Module, Op, Value, ValueDef};

/// Which accesses are made volatile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VolatileSpace {
    /// Those to `__device__` variables.
    Global,
    /// Those to `__shared__` variables.
    Shared,
    /// Those to `__constant__` variables.
    Constant,
    /// Those to local variables.
    Local,
    /// Those through pointers.
    Generic,
    /// All but those to local variables.
    All,
}

impl VolatileSpace {
    /// The kind of this name.
    pub fn parse(name: &str) -> Option<VolatileSpace> {
        Some(match name {
            "global" => VolatileSpace::Global,
            "shared" => VolatileSpace::Shared,
            "constant" => VolatileSpace::Constant,
            "local" => VolatileSpace::Local,
            "generic" => VolatileSpace::Generic,
            "all" => VolatileSpace::All,
            _ => return None,
        })
    }
}

/// Makes the accesses of a module to a kind of memory volatile.
pub fn force_volatile(module: &mut Module, space: VolatileSpace) {
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for id in functions {
        let Some(body) = module.body(id) else { continue };
        let found: Vec<Inst> = body
            .all_insts()
            .map(|(_, i)| i)
            .filter(|i| {
                let ptr = match body.inst(*i) {
                    InstData::Load { ptr, access, .. } | InstData::Store { ptr, access, .. }
                        if access.is_plain() =>
                    {
                        ptr
                    }
                    _ => return false,
                };
                let kind = kind_of(module, body, ptr);
                kind == space || space == VolatileSpace::All && kind != VolatileSpace::Local
            })
            .collect();
        let Some(body) = module.body_mut(id) else { continue };
        for inst in found {
            let operands: Vec<Value> = body.operands(inst).to_vec();
            let op = match body.op(inst) {
                Op::Load(access) => Op::Load(oxicc_ir::MemAccess { volatile: true, ..access }),
                Op::Store(access) => Op::Store(oxicc_ir::MemAccess { volatile: true, ..access }),
                _ => continue,
            };
            body.replace_inst(inst, op, &operands, &[]);
        }
    }
}

/// Addresses that are followed to where they begin.
const MAX_STEPS: usize = 64;

fn kind_of(module: &Module, body: &Function, ptr: Value) -> VolatileSpace {
    let mut at = ptr;
    for _ in 0..MAX_STEPS {
        if let Some(global) = body.as_global(at) {
            return match module.ctx.global(global).addr_space {
                AddrSpace::SHARED => VolatileSpace::Shared,
                AddrSpace::CONST => VolatileSpace::Constant,
                _ => VolatileSpace::Global,
            };
        }
        let ValueDef::Inst(inst) = body.value_def(at) else { break };
        match body.inst(inst) {
            InstData::Alloca { .. } => return VolatileSpace::Local,
            InstData::Gep { base, .. } => at = base,
            InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, value, .. } => at = value,
            _ => break,
        }
    }
    VolatileSpace::Generic
}
