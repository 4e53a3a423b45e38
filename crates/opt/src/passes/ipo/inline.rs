//! `inline`: replaces calls by the bodies of the functions called.
//!
//! ```text
//! define internal i32 @f(i32 %x) { %y = add i32 %x, 1   ret i32 %y }
//! %r = call i32 @f(i32 %a)          ->          %y = add i32 %a, 1      ; uses of %r use %y
//! ```
//!
//! Functions are visited callees first, so that what is inlined is already small. A call is inlined when the callee must
//! be (`alwaysinline`), is called only here, or costs less than the threshold. On a GPU a call is expensive: it spills to
//! the stack and hides everything from later passes, so that thresholds are far larger than a CPU's.

use cranelift_entity::{EntitySet, SecondaryMap};
use oxicc_ir::{
    AttrKind, Block, CallConv, Const, ConstData, Function, GlobalId, Inst, InstData, Linkage, Module, Op,
    Value, ValueDef,
};
use rustc_hash::FxHashMap;

use crate::pass::{Changed, ModulePass};

pub struct Inline;

/// Instructions of a callee that is still inlined.
const THRESHOLD: usize = 1000;
/// A caller stops growing here, except for callees that must be inlined.
const MAX_CALLER: usize = 50_000;

impl ModulePass for Inline {
    fn name(&self) -> &'static str {
        "inline"
    }

    fn run(&self, module: &mut Module) -> Changed {
        let mut changed = false;
        for caller in callees_first(module) {
            changed |= inline_into(module, caller);
        }
        if changed { Changed::ControlFlow } else { Changed::Nothing }
    }
}

/// Functions with bodies in an order in which callees come before callers; cycles are cut somewhere.
fn callees_first(module: &Module) -> Vec<GlobalId> {
    let mut order = Vec::new();
    let mut seen: EntitySet<GlobalId> = EntitySet::new();
    let roots: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for root in roots {
        let mut stack = vec![(root, false)];
        while let Some((id, done)) = stack.pop() {
            if done {
                order.push(id);
                continue;
            }
            if !seen.insert(id) {
                continue;
            }
            stack.push((id, true));
            if let Some(func) = module.body(id) {
                for (_, inst) in func.all_insts() {
                    if let Some(callee) = func.direct_callee(inst)
                        && module.body(callee).is_some()
                    {
                        stack.push((callee, false));
                    }
                }
            }
        }
    }
    order
}

fn inline_into(module: &mut Module, caller: GlobalId) -> bool {
    let Some(func) = module.body(caller) else { return false };
    let mut calls: Vec<Inst> =
        func.all_insts().map(|(_, i)| i).filter(|i| func.direct_callee(*i).is_some()).collect();
    calls.reverse();
    if calls.is_empty() {
        return false;
    }
    let mut changed = false;
    let mut copies: FxHashMap<GlobalId, Function> = FxHashMap::default();
    while let Some(call) = calls.pop() {
        let Some(func) = module.body(caller) else { break };
        let Some(callee) = func.direct_callee(call) else { continue };
        if callee == caller || !should_inline(module, func, callee, call) {
            continue;
        }
        // The body is copied out so that the caller can be changed; one copy serves all calls.
        let body = match copies.remove(&callee) {
            Some(body) => body,
            None => match module.body(callee) {
                Some(body) => body.clone(),
                None => continue,
            },
        };
        let Some(func) = module.body_mut(caller) else { break };
        splice(func, call, &body);
        copies.insert(callee, body);
        changed = true;
    }
    changed
}

fn should_inline(module: &Module, caller: &Function, callee: GlobalId, call: Inst) -> bool {
    let Some(body) = module.body(callee) else { return false };
    let global = module.ctx.global(callee);
    let Some(header) = global.as_function() else { return false };
    // Another definition may be taken at link time; kernels are entered by the host only.
    if global.linkage.is_interposable() || header.cc == CallConv::PTX_KERNEL {
        return false;
    }
    let InstData::Call { info, args, .. } = caller.inst(call) else { return false };
    let has = |kind| module.ctx.attrs.func_has(header.attrs, kind);
    let calls_itself = body.all_insts().any(|(_, i)| body.direct_callee(i) == Some(callee));
    if info.ty != header.ty || args.len() != body.params().len() || has(AttrKind::NoInline) || calls_itself {
        return false;
    }
    if module.ctx.attrs.func_has(info.attrs, AttrKind::NoInline) {
        return false;
    }
    // Arguments passed in memory get a copy at the call; that is not modelled here.
    if (0..args.len()).any(|i| module.ctx.attrs.param_has(header.attrs, i, AttrKind::ByVal)) {
        return false;
    }
    if has(AttrKind::AlwaysInline) {
        return true;
    }
    let size = body.all_insts().count();
    let caller_size = caller.num_insts();
    let only_here = global.linkage == Linkage::Internal && size < THRESHOLD * 20;
    size <= THRESHOLD && caller_size < MAX_CALLER
        || only_here && called_once(module, callee) && caller_size < MAX_CALLER
}

fn called_once(module: &Module, callee: GlobalId) -> bool {
    module.global_use_counts()[callee] <= 1
}

/// Puts a copy of a body in place of a call.
fn splice(func: &mut Function, call: Inst, body: &Function) {
    let Some(before) = func.inst_block(call) else { return };
    let InstData::Call { args, .. } = func.inst(call) else { return };
    let args: Vec<Value> = args.to_vec();
    let Some(after) = func.split_block(call) else { return };
    let mut copier = Copier {
        body,
        values: SecondaryMap::with_capacity(body.num_values()),
        blocks: SecondaryMap::with_capacity(body.num_blocks()),
        consts: FxHashMap::default(),
    };
    for (param, arg) in body.params().iter().zip(&args) {
        copier.values[*param] = Some(*arg);
    }
    let mut at = before;
    for block in body.blocks() {
        let copy = func.create_block();
        func.insert_block_after(copy, at);
        copier.blocks[block] = Some(copy);
        at = copy;
    }
    // Results first, so that phis and loops find them; operands in a second walk.
    let mut pairs: Vec<(Inst, Inst)> = Vec::new();
    for (block, inst) in body.all_insts() {
        let Some(to) = copier.blocks[block] else { continue };
        let copy = copier.shell(func, inst);
        func.append_inst(to, copy);
        if let (Some(from), Some(result)) = (body.result(inst), func.result(copy)) {
            copier.values[from] = Some(result);
            if let Some(name) = body.value_name(from) {
                func.set_value_name(result, name);
            }
        }
        pairs.push((inst, copy));
    }
    let mut returns: Vec<(Block, Option<Value>)> = Vec::new();
    for (inst, copy) in pairs {
        copier.fill(func, inst, copy);
        if let InstData::Ret { value } = func.inst(copy)
            && let Some(block) = func.inst_block(copy)
        {
            returns.push((block, value));
        }
    }
    hoist_allocas(func, body, &copier);
    for (block, _) in &returns {
        if let Some(ret) = func.terminator(*block) {
            func.replace_inst(ret, Op::Br, &[], &[after]);
        }
    }
    if let Some(entry) = body.entry().and_then(|b| copier.blocks[b]) {
        if let Some(branch) = func.terminator(before) {
            func.set_block_operand(branch, 0, entry);
        }
    }
    if let Some(result) = func.result(call) {
        let value = returned(func, after, &returns, result);
        func.replace_all_uses(result, value);
    }
    func.remove_inst(call);
    if returns.is_empty() {
        // The callee never returns: what follows cannot be reached.
        func.make_unreachable(after);
    }
}

/// The value of the call: the only one returned, or a phi of them.
fn returned(func: &mut Function, after: Block, returns: &[(Block, Option<Value>)], result: Value) -> Value {
    let ty = func.value_type(result);
    match returns {
        [] => func.poison(ty),
        [(_, Some(value))] => *value,
        _ => {
            let phi = func.create_inst(Op::Phi(oxicc_ir::FastMath::empty()), ty, &[], &[]);
            func.prepend_inst(after, phi);
            for (block, value) in returns {
                let value = match value {
                    Some(v) => *v,
                    None => func.poison(ty),
                };
                func.add_incoming(phi, value, *block);
            }
            func.result(phi).unwrap_or(result)
        }
    }
}

/// Stack slots of a fixed size belong into the caller's entry block, where they are made once and can be promoted.
fn hoist_allocas(func: &mut Function, body: &Function, copier: &Copier<'_>) {
    let (Some(entry), Some(from)) = (func.entry(), body.entry()) else { return };
    let Some(block) = copier.blocks[from] else { return };
    let allocas: Vec<Inst> = func
        .block_insts(block)
        .filter(|i| matches!(func.inst(*i), InstData::Alloca { count: None, .. }))
        .collect();
    let Some(first) = func.first_non_phi(entry) else { return };
    for alloca in allocas {
        func.move_before(alloca, first);
    }
}

struct Copier<'a> {
    body: &'a Function,
    values: SecondaryMap<Value, Option<Value>>,
    blocks: SecondaryMap<Block, Option<Block>>,
    consts: FxHashMap<Const, Const>,
}

impl Copier<'_> {
    /// A copy of an instruction with operands still to come.
    fn shell(&mut self, func: &mut Function, inst: Inst) -> Inst {
        let op = match self.body.op(inst) {
            Op::Shuffle(_) => match self.body.inst(inst) {
                InstData::Shuffle { mask, .. } => Op::Shuffle(func.index_list(mask)),
                _ => self.body.op(inst),
            },
            Op::ExtractValue(_) => match self.body.inst(inst) {
                InstData::ExtractValue { indices, .. } => Op::ExtractValue(func.index_list(indices)),
                _ => self.body.op(inst),
            },
            Op::InsertValue(_) => match self.body.inst(inst) {
                InstData::InsertValue { indices, .. } => Op::InsertValue(func.index_list(indices)),
                _ => self.body.op(inst),
            },
            Op::Call(mut info) => {
                if let Some(list) = info.bundles.expand() {
                    info.bundles = Some(func.bundle_list(self.body.bundles(list).to_vec())).into();
                }
                Op::Call(info)
            }
            op => op,
        };
        let copy = func.create_inst(op, self.body.inst_type(inst), &[], &[]);
        func.set_attachments(copy, self.body.attachments(inst));
        copy
    }

    fn fill(&mut self, func: &mut Function, inst: Inst, copy: Inst) {
        let operands: Vec<Value> = self.body.operands(inst).iter().map(|v| self.value(func, *v)).collect();
        let blocks: Vec<Block> =
            self.body.block_operands(inst).iter().filter_map(|b| self.blocks[*b]).collect();
        let op = func.op(copy);
        func.replace_inst(copy, op, &operands, &blocks);
    }

    fn value(&mut self, func: &mut Function, v: Value) -> Value {
        if let Some(copy) = self.values[v] {
            return copy;
        }
        let copy = match self.body.value_def(v) {
            ValueDef::Const(c) => {
                let c = self.constant(func, c);
                func.const_value(c)
            }
            _ => match (self.body.as_asm(v), self.body.as_metadata(v)) {
                (Some(asm), _) => func.asm(asm.clone()),
                (_, Some(md)) => func.metadata(md),
                _ => {
                    let ty = self.body.value_type(v);
                    func.poison(ty)
                }
            },
        };
        self.values[v] = Some(copy);
        copy
    }

    fn constant(&mut self, func: &mut Function, c: Const) -> Const {
        if let Some(copy) = self.consts.get(&c) {
            return *copy;
        }
        let pool = self.body.consts();
        let data = match pool.get(c).clone() {
            ConstData::Aggregate(elems) => {
                ConstData::Aggregate(elems.iter().map(|e| self.constant(func, *e)).collect())
            }
            ConstData::Splat(elem) => ConstData::Splat(self.constant(func, elem)),
            ConstData::Expr(expr) => ConstData::Expr(Box::new(expr.map(|e| self.constant(func, e)))),
            other => other,
        };
        let copy = func.consts_mut().intern(pool.ty(c), data);
        self.consts.insert(c, copy);
        copy
    }
}
