//! `local-objects`: virtual calls on objects that the function makes itself become direct.
//!
//! ```text
//! store ptr @_ZTV4Relu + 16, ptr %relu             store ptr @_ZTV4Relu + 16, ptr %relu
//! loop: %table = load ptr, ptr %relu          ->   loop: call @_ZNK4Relu5applyEf(ptr %relu)
//!       %f = load ptr, ptr %table
//!       call %f(ptr %relu)
//! ```
//!
//! A call that gets the address of an object might write the word that names the class, and what the call is, depends on that word. So
//! all calls are looked at together: when the functions that they would be leave the word alone and keep no address of the object, it
//! is what the constructor wrote, and the calls are these functions.

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{AttrKind, CastOp, Context, Function, GlobalId, Inst, InstData, Module, Op, Type, Use, Value};
use smallvec::SmallVec;

use crate::alias::{constant_offset, split};
use crate::fold::memory;
use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;
use crate::util;

pub struct LocalObjects;

/// Uses of an object that are looked at, those in the functions that get its address included.
const MAX_USES: usize = 2_048;
/// How deep the functions that get the address may call each other.
const MAX_DEPTH: u32 = 4;

impl ModulePass for LocalObjects {
    fn name(&self) -> &'static str {
        "local-objects"
    }

    fn run(&self, module: &mut Module, log: &mut Log) -> Changed {
        let ids: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        let mut direct = 0;
        for id in ids {
            let found = module.body(id).map(|func| known_words(module, func)).unwrap_or_default();
            if let (ctx, Some(func)) = module.split(id) {
                direct += found.iter().map(|word| settle(ctx, func, word)).sum::<usize>();
            }
        }
        log.count("local-objects", "virtual calls made direct", direct);
        Changed::instructions_if(direct > 0)
    }
}

/// A word of an object that names its class: where it is, and the place in the table of functions that it points to.
struct Word {
    at: i64,
    table: GlobalId,
    place: i64,
    /// The last store of the constructor.
    store: Inst,
}

/// A load that gives the address of a table.
struct Known {
    load: Inst,
    store: Inst,
    table: GlobalId,
    place: i64,
}

/// Loads of a function whose table is known.
fn known_words(module: &Module, func: &Function) -> Vec<Known> {
    let mut found = Vec::new();
    let Some(entry) = func.entry() else { return found };
    let mut dominators = None;
    for slot in func.block_insts(entry) {
        let (Op::Alloca { .. }, Some(address)) = (func.op(slot), func.result(slot)) else { continue };
        let words = words(&module.ctx, func, address);
        if words.is_empty() {
            continue;
        }
        let dominators = dominators.get_or_insert_with(|| DominatorTree::compute(func));
        let mut object = Object { module, words, steps: 0, loads: Vec::new() };
        if object.follow(func, address, Some(0), MAX_DEPTH, Some(dominators)) {
            found.append(&mut object.loads);
        }
    }
    found
}

/// The words of an object that this function writes. None where one of them is written in more than one block.
fn words(ctx: &Context, func: &Function, object: Value) -> SmallVec<[Word; 2]> {
    let mut words: SmallVec<[Word; 2]> = SmallVec::new();
    let mut work: SmallVec<[Value; 8]> = SmallVec::new();
    work.push(object);
    while let Some(address) = work.pop() {
        for u in func.uses(address) {
            match func.inst(u.user) {
                InstData::Gep { .. } if u.index == 0 => work.extend(func.result(u.user)),
                InstData::Store { value, ptr, access } if u.index == 1 && access.is_plain() => {
                    let (base, at) = split(ctx, func, ptr);
                    let Some((table, place)) = memory::place(ctx, func, value) else { continue };
                    if base != object || memory::constant_variable(ctx, table).is_none() {
                        continue;
                    }
                    let word = Word { at, table, place, store: u.user };
                    let Some(other) = words.iter_mut().find(|w| w.at == at) else {
                        words.push(word);
                        continue;
                    };
                    if func.inst_block(other.store) != func.inst_block(word.store) {
                        return SmallVec::new();
                    }
                    if func.comes_before(other.store, word.store) {
                        *other = word;
                    }
                }
                _ => {}
            }
        }
    }
    words
}

struct Object<'a> {
    module: &'a Module,
    words: SmallVec<[Word; 2]>,
    steps: usize,
    /// Loads of the words in the function that has the object.
    loads: Vec<Known>,
}

impl Object<'_> {
    /// Whether what is done with an address of the object, `at` bytes from its beginning if that is known, leaves its words alone and keeps
    /// no address of it. In the function that has the object, which comes with its dominators, the constructor's stores do not
    /// count, and calls must come after them.
    fn follow(
        &mut self,
        func: &Function,
        root: Value,
        at: Option<i64>,
        depth: u32,
        home: Option<&DominatorTree>,
    ) -> bool {
        let ctx = &self.module.ctx;
        let start = at;
        let mut work: SmallVec<[(Value, Option<i64>); 8]> = SmallVec::new();
        work.push((root, at));
        while let Some((address, at)) = work.pop() {
            for u in func.uses(address) {
                self.steps += 1;
                if self.steps > MAX_USES {
                    return false;
                }
                match func.inst(u.user) {
                    InstData::Load { .. } => {
                        if let (Some(at), Some(home)) = (at, home) {
                            self.note(func, u.user, at, home);
                        }
                    }
                    InstData::Store { value, .. } if u.index == 1 => {
                        let ty = func.value_type(value);
                        let allowed = home.is_some() && self.is_constructor(func, u.user, at);
                        if !allowed && !self.is_apart(ctx, at, ty) {
                            return false;
                        }
                    }
                    InstData::ICmp { .. } => {}
                    InstData::Gep { elem, indices, .. } if u.index == 0 => {
                        let distance = constant_offset(ctx, func, elem, indices);
                        let at = at.zip(distance).and_then(|(a, d)| a.checked_add(d));
                        work.extend(func.result(u.user).map(|v| (v, at)));
                    }
                    InstData::Cast { op: CastOp::Bitcast | CastOp::AddrSpaceCast, .. } => {
                        work.extend(func.result(u.user).map(|v| (v, at)));
                    }
                    InstData::Call { args, .. } => {
                        if util::is_lifetime_marker(ctx, func, u.user) || util::is_assume(ctx, func, u.user) {
                            continue;
                        }
                        let index = u.index as usize;
                        let after = |w: &Word| home.is_none_or(|d| d.inst_dominates(func, w.store, u.user));
                        let (Some(at), true) = (at, index < args.len() && self.words.iter().all(after))
                        else {
                            return false;
                        };
                        let callee = self.callee(func, u.user, (root, start), home);
                        if depth == 0 || !callee.is_some_and(|f| self.is_harmless(f, index, at, depth - 1)) {
                            return false;
                        }
                    }
                    _ => return false,
                }
            }
        }
        true
    }

    /// Whether a value written at a place of the object touches none of the words.
    fn is_apart(&self, ctx: &Context, at: Option<i64>, ty: Type) -> bool {
        let size = ctx.data_layout.store_size(&ctx.types, ty);
        let (Some(at), Ok(size)) = (at, i64::try_from(size)) else { return false };
        let word = ctx.data_layout.store_size(&ctx.types, Type::PTR) as i64;
        self.words.iter().all(|w| at.saturating_add(size) <= w.at || w.at.saturating_add(word) <= at)
    }

    /// Whether a store writes a word no later than the last of the constructor's does, in the same block.
    fn is_constructor(&self, func: &Function, store: Inst, at: Option<i64>) -> bool {
        let InstData::Store { value, .. } = func.inst(store) else { return false };
        let same = |w: &&Word| Some(w.at) == at && func.inst_block(w.store) == func.inst_block(store);
        func.value_type(value) == Type::PTR
            && self
                .words
                .iter()
                .find(same)
                .is_some_and(|w| store == w.store || func.comes_before(store, w.store))
    }

    /// Remembers a load of a word.
    fn note(&mut self, func: &Function, load: Inst, at: i64, home: &DominatorTree) {
        let InstData::Load { access, .. } = func.inst(load) else { return };
        let is_address = func.result(load).is_some_and(|v| func.value_type(v) == Type::PTR);
        let Some(word) = self.words.iter().find(|w| w.at == at) else { return };
        if is_address && access.is_plain() && home.inst_dominates(func, word.store, load) {
            self.loads.push(Known { load, store: word.store, table: word.table, place: word.place });
        }
    }

    /// The function that a call calls: the one it names, or the one that the table of the object has. `root` is the function's own name for
    /// an address of the object, and how far into it that is.
    fn callee(
        &self,
        func: &Function,
        call: Inst,
        (root, start): (Value, Option<i64>),
        home: Option<&DominatorTree>,
    ) -> Option<GlobalId> {
        let ctx = &self.module.ctx;
        if let Some(callee) = func.direct_callee(call) {
            return Some(callee);
        }
        let InstData::Call { callee, .. } = func.inst(call) else { return None };
        let Some(InstData::Load { ptr, .. }) = func.value_inst_data(callee) else { return None };
        let (table, entry) = split(ctx, func, ptr);
        let load = func.value_inst(table)?;
        let InstData::Load { ptr, .. } = func.inst(load) else { return None };
        let (base, at) = split(ctx, func, ptr);
        let at = start?.checked_add(at)?;
        let word = self.words.iter().find(|w| base == root && w.at == at)?;
        // A table from before the last store may be another one.
        if !home.is_none_or(|d| d.inst_dominates(func, word.store, load)) {
            return None;
        }
        memory::function_at(ctx, word.table, word.place.checked_add(entry)?)
    }

    /// Whether a function that gets an address of the object leaves it alone.
    fn is_harmless(&mut self, callee: GlobalId, index: usize, at: i64, depth: u32) -> bool {
        let module = self.module;
        let global = module.ctx.global(callee);
        let (Some(header), Some(func)) = (global.as_function(), module.body(callee)) else { return false };
        let Some(&param) = func.params().get(index) else { return false };
        let by_value = module.ctx.attrs.param_has(header.attrs, index, AttrKind::ByVal);
        !by_value && !global.linkage.is_interposable() && self.follow(func, param, Some(at), depth, None)
    }
}

/// Puts functions in the place of what is loaded from a table. Gives the number of calls that have become direct.
fn settle(ctx: &Context, func: &mut Function, word: &Known) -> usize {
    let Some(table) = func.result(word.load) else { return 0 };
    let mut loads: SmallVec<[(Inst, i64); 4]> = SmallVec::new();
    let mut work: SmallVec<[Value; 4]> = SmallVec::new();
    work.push(table);
    while let Some(address) = work.pop() {
        for u in func.uses(address) {
            match func.inst(u.user) {
                InstData::Gep { .. } if u.index == 0 => work.extend(func.result(u.user)),
                InstData::Load { ptr, access } if access.is_plain() => {
                    let (base, entry) = split(ctx, func, ptr);
                    let is_address = func.result(u.user).is_some_and(|v| func.value_type(v) == Type::PTR);
                    if base == table && is_address {
                        loads.push((u.user, entry));
                    }
                }
                _ => {}
            }
        }
    }
    let mut direct = 0;
    for (load, entry) in loads {
        let place = word.place.checked_add(entry);
        let Some(callee) = place.and_then(|p| memory::function_at(ctx, word.table, p)) else { continue };
        let Some(address) = func.result(load) else { continue };
        let is_callee =
            |u: &Use| matches!(func.inst(u.user), InstData::Call { callee, .. } if callee == address);
        direct += func.uses(address).filter(is_callee).count();
        let c = func.consts_mut().global(ctx.global_ptr_type(callee), callee);
        let value = func.const_value(c);
        func.replace_with_value(load, value);
    }
    // What the constructor wrote is what is there.
    if let InstData::Store { value, .. } = func.inst(word.store) {
        func.replace_with_value(word.load, value);
    }
    direct
}
