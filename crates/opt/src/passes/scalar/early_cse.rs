//! `early-cse`: computes equal expressions once, and forwards stored and loaded values.
//!
//! ```text
//! %a = mul i64 %i, 4                     %a = mul i64 %i, 4
//! ...                              ->    ...
//! %b = mul i64 %i, 4                     ; uses of %b use %a
//! ```
//!
//! One walk over the dominator tree with a scoped table: an expression found in the table dominates the one at hand. Loads
//! are remembered with the number of the last write that could change them; the count starts afresh in a block that has
//! several predecessors, since a write may have happened on the way.

use oxicc_ir::{Block, Context, Function, Inst, InstData, Op, Type, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::{is_pure, may_write};

pub struct EarlyCse;

impl FunctionPass for EarlyCse {
    fn name(&self) -> &'static str {
        "early-cse"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let Some(entry) = func.entry() else { return Changed::Nothing };
        let dom = analyses.dominators(func);
        let mut cse = Cse {
            ctx,
            table: FxHashMap::default(),
            log: Vec::new(),
            loads: FxHashMap::default(),
            load_log: Vec::new(),
            generation: 0,
            states: 0,
            changed: false,
        };
        let mut steps = vec![Step::Enter(entry, 0)];
        while let Some(step) = steps.pop() {
            match step {
                Step::Leave(exprs, loads) => cse.leave(exprs, loads),
                Step::Enter(block, generation) => {
                    steps.push(Step::Leave(cse.log.len(), cse.load_log.len()));
                    // A single predecessor is the dominator: memory is as it left it.
                    cse.generation = match func.single_predecessor(block) {
                        Some(pred) if dom.idom(block) == Some(pred) => generation,
                        _ => cse.fresh(),
                    };
                    cse.block(func, block);
                    let generation = cse.generation;
                    steps.extend(dom.children(block).iter().map(|b| Step::Enter(*b, generation)));
                }
            }
        }
        Changed::instructions_if(cse.changed)
    }
}

enum Step {
    /// A block and the state of memory at the end of its dominator.
    Enter(Block, u64),
    Leave(usize, usize),
}

#[derive(PartialEq, Eq, Hash, Clone)]
struct Key {
    op: Op,
    ty: Type,
    operands: SmallVec<[Value; 4]>,
}

struct Cse<'a> {
    ctx: &'a Context,
    table: FxHashMap<Key, Value>,
    log: Vec<(Key, Option<Value>)>,
    /// By address and type: the value there and the state of memory it belongs to.
    loads: FxHashMap<(Value, Type), (Value, u64)>,
    load_log: Vec<((Value, Type), Option<(Value, u64)>)>,
    /// Number of the state of memory; every write makes a new one.
    generation: u64,
    /// States handed out so far; they are never reused.
    states: u64,
    changed: bool,
}

impl Cse<'_> {
    fn leave(&mut self, exprs: usize, loads: usize) {
        while self.log.len() > exprs {
            if let Some((key, old)) = self.log.pop() {
                match old {
                    Some(v) => self.table.insert(key, v),
                    None => self.table.remove(&key),
                };
            }
        }
        while self.load_log.len() > loads {
            if let Some((key, old)) = self.load_log.pop() {
                match old {
                    Some(v) => self.loads.insert(key, v),
                    None => self.loads.remove(&key),
                };
            }
        }
    }

    /// A state of memory that no remembered load belongs to.
    fn fresh(&mut self) -> u64 {
        self.states += 1;
        self.states
    }

    fn block(&mut self, func: &mut Function, block: Block) {
        let mut next = func.first_inst(block);
        while let Some(inst) = next {
            next = func.next_inst(inst);
            match func.inst(inst) {
                InstData::Load { ptr, access } if access.is_plain() => self.load(func, inst, ptr),
                InstData::Store { value, ptr, access } if access.is_plain() => {
                    self.generation = self.fresh();
                    let key = (ptr, func.value_type(value));
                    self.remember_load(key, value);
                }
                _ if is_pure(self.ctx, func, inst) => self.expression(func, inst),
                _ if may_write(self.ctx, func, inst) => self.generation = self.fresh(),
                _ => {}
            }
        }
    }

    fn load(&mut self, func: &mut Function, inst: Inst, ptr: Value) {
        let Some(result) = func.result(inst) else { return };
        let key = (ptr, func.value_type(result));
        match self.loads.get(&key) {
            Some((value, generation)) if *generation == self.generation => {
                let value = *value;
                func.replace_with_value(inst, value);
                self.changed = true;
            }
            _ => self.remember_load(key, result),
        }
    }

    fn remember_load(&mut self, key: (Value, Type), value: Value) {
        let old = self.loads.insert(key, (value, self.generation));
        self.load_log.push((key, old));
    }

    fn expression(&mut self, func: &mut Function, inst: Inst) {
        let Some(result) = func.result(inst) else { return };
        let op = func.op(inst);
        let mut operands: SmallVec<[Value; 4]> = func.operands(inst).into();
        if let Op::Binary(b, ..) = op
            && b.is_commutative()
        {
            operands.sort();
        }
        // Integer flags are promises: computations that differ in them are equal without them. Fast-math flags say
        // which results are acceptable, and are worth keeping.
        let bare = if op.fast_math().is_empty() { op.without_flags() } else { op };
        let key = Key { op: bare, ty: func.value_type(result), operands };
        match self.table.get(&key) {
            Some(&value) => {
                if let Some(first) = func.value_inst(value)
                    && func.op(first) != op
                {
                    func.set_op(first, func.op(first).without_flags());
                }
                func.replace_with_value(inst, value);
                self.changed = true;
            }
            None => {
                self.table.insert(key.clone(), result);
                self.log.push((key, None));
            }
        }
    }
}
