//! `sccp`: sparse conditional constant propagation (Wegman and Zadeck).
//!
//! ```text
//! entry: br label %loop                                              entry: br label %loop
//! loop:  %x = phi i32 [ 1, %entry ], [ %y, %back ]             ->    loop: ...       ; uses of %x use 1
//!        %c = icmp eq i32 %x, 1    br i1 %c, %back, %never                 br label %back
//! back:  %y = phi i32 [ %x, ... ] ...
//! ```
//!
//! Values are assumed constant and blocks unreachable until shown otherwise, so that constants that depend on each other around
//! a loop are found. Each value sinks at most twice and a phi meets each operand by itself: the time is linear in the uses.
//! Undefined operands are left to others, except in a phi, where they agree with anything. What is computed from a phi that is
//! undefined on all its edges varies: some of its bits may well be known (`or i32 %undefined, 255`).

use cranelift_entity::{EntitySet, SecondaryMap};
use oxicc_ir::{Block, Context, Function, GlobalId, Inst, InstData, Op, Use, Value, ValueDef};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::fold;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::util::is_removable;

pub struct Sccp;

impl FunctionPass for Sccp {
    fn name(&self) -> &'static str {
        "sccp"
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let mut solver = Solver::new(ctx, func, &|_| None);
        solver.solve();
        let (changed, replaced) = solver.apply();
        analyses.log.count("sccp", "values replaced by constants", replaced);
        changed
    }
}

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cell {
    /// Nothing has been seen yet.
    #[default]
    Unknown,
    Constant(Value),
    Varies,
}

impl Cell {
    /// What two sources of a value have in common.
    pub fn meet(self, other: Cell) -> Cell {
        match (self, other) {
            (Cell::Unknown, x) | (x, Cell::Unknown) => x,
            (Cell::Constant(a), Cell::Constant(b)) if a == b => self,
            _ => Cell::Varies,
        }
    }
}

/// What a call of a function returns, as a constant of the calling function.
pub type Returns<'a> = &'a dyn Fn(GlobalId) -> Option<Value>;

/// Phis with more operands than this find the one of a block by a table.
const MANY_EDGES: usize = 8;

pub struct Solver<'a> {
    ctx: &'a Context,
    func: &'a mut Function,
    returns: Returns<'a>,
    cells: SecondaryMap<Value, Cell>,
    reached: EntitySet<Block>,
    edges: FxHashSet<(Block, Block)>,
    /// Operand number by phi and block, for large phis.
    incoming: FxHashMap<(Inst, Block), u32>,
    blocks: Vec<Block>,
    insts: Vec<Inst>,
    /// Whether a phi that is reached has an undefined operand.
    undefined: bool,
}

impl<'a> Solver<'a> {
    pub fn new(ctx: &'a Context, func: &'a mut Function, returns: Returns<'a>) -> Solver<'a> {
        let mut incoming = FxHashMap::default();
        for block in func.blocks() {
            for phi in func.phis(block) {
                let blocks = func.block_operands(phi);
                if blocks.len() > MANY_EDGES {
                    incoming.extend(blocks.iter().enumerate().map(|(i, b)| ((phi, *b), i as u32)));
                }
            }
        }
        let mut cells: SecondaryMap<Value, Cell> = SecondaryMap::with_capacity(func.num_values());
        for &p in func.params() {
            cells[p] = Cell::Varies;
        }
        Solver {
            ctx,
            func,
            returns,
            cells,
            reached: EntitySet::new(),
            edges: FxHashSet::default(),
            incoming,
            blocks: Vec::new(),
            insts: Vec::new(),
            undefined: false,
        }
    }

    /// Says what an argument is before solving.
    pub fn set_argument(&mut self, index: usize, cell: Cell) {
        self.undefined |= cell == Cell::Unknown;
        if let Some(&p) = self.func.params().get(index) {
            self.cells[p] = cell;
        }
    }

    pub fn solve(&mut self) {
        let Some(entry) = self.func.entry() else { return };
        self.reached.insert(entry);
        self.blocks.push(entry);
        loop {
            self.drain();
            let stuck = self.stuck();
            if stuck.is_empty() {
                return;
            }
            for inst in stuck {
                match self.condition(inst) {
                    // Both ways may be taken.
                    Some(c) => {
                        self.lower(c, Cell::Varies);
                        self.insts.push(inst);
                    }
                    None => {
                        if let Some(result) = self.func.result(inst) {
                            self.lower(result, Cell::Varies);
                        }
                    }
                }
            }
        }
    }

    /// The instructions that wait for a value that is undefined everywhere.
    fn stuck(&self) -> Vec<Inst> {
        let reached: Vec<Block> = self.func.blocks().filter(|b| self.reached.contains(*b)).collect();
        let ends = reached.iter().filter_map(|b| self.func.terminator(*b));
        let mut stuck: Vec<Inst> =
            ends.filter(|t| self.condition(*t).is_some_and(|c| self.cell(c) == Cell::Unknown)).collect();
        if self.undefined {
            let all =
                reached.iter().flat_map(|b| self.func.block_insts(*b)).filter(|i| !self.func.is_phi(*i));
            stuck
                .extend(all.filter(|i| self.func.result(*i).is_some_and(|r| self.cells[r] == Cell::Unknown)));
        }
        stuck
    }

    fn condition(&self, terminator: Inst) -> Option<Value> {
        match self.func.inst(terminator) {
            InstData::CondBr { cond, .. } => Some(cond),
            InstData::Switch { value, .. } => Some(value),
            _ => None,
        }
    }

    fn drain(&mut self) {
        loop {
            if let Some(inst) = self.insts.pop() {
                self.visit(inst);
            } else if let Some(block) = self.blocks.pop() {
                let mut next = self.func.first_inst(block);
                while let Some(inst) = next {
                    next = self.func.next_inst(inst);
                    self.visit(inst);
                }
            } else {
                return;
            }
        }
    }

    /// What is known of an operand.
    pub fn cell(&self, v: Value) -> Cell {
        match self.func.value_def(v) {
            ValueDef::Inst(_) | ValueDef::Arg(_) => self.cells[v],
            ValueDef::Const(_) if !self.func.is_undef_or_poison(v) => Cell::Constant(v),
            _ => Cell::Varies,
        }
    }

    /// Whether control can come to a block.
    pub fn is_reached(&self, block: Block) -> bool {
        self.reached.contains(block)
    }

    pub fn func(&self) -> &Function {
        self.func
    }

    /// Lowers a value. Phis that use it are lowered with it; other users are looked at later.
    fn lower(&mut self, value: Value, to: Cell) {
        if !matches!(self.func.value_def(value), ValueDef::Inst(_) | ValueDef::Arg(_)) {
            return;
        }
        let mut work: SmallVec<[(Value, Cell); 8]> = SmallVec::new();
        work.push((value, to));
        while let Some((v, to)) = work.pop() {
            let now = self.cells[v].meet(to);
            if now == self.cells[v] {
                continue;
            }
            self.cells[v] = now;
            let mut uses: SmallVec<[Use; 8]> = SmallVec::new();
            self.func.uses(v).for_each(|u| uses.push(u));
            for u in uses {
                let Some(block) = self.func.inst_block(u.user) else { continue };
                if !self.reached.contains(block) {
                    continue;
                }
                if !self.func.is_phi(u.user) {
                    self.insts.push(u.user);
                } else if let Some(&from) = self.func.block_operands(u.user).get(u.index as usize)
                    && self.edges.contains(&(from, block))
                    && let Some(r) = self.func.result(u.user)
                {
                    work.push((r, now));
                }
            }
        }
    }

    fn take_edge(&mut self, from: Block, to: Block) {
        if !self.edges.insert((from, to)) {
            return;
        }
        if self.reached.insert(to) {
            self.blocks.push(to);
        }
        let phis: SmallVec<[Inst; 8]> = self.func.phis(to).collect();
        for phi in phis {
            let value = match self.incoming.get(&(phi, from)) {
                Some(&i) => self.func.operands(phi).get(i as usize).copied(),
                None => self.func.incoming_from(phi, from),
            };
            if let (Some(value), Some(result)) = (value, self.func.result(phi)) {
                if self.func.is_undef_or_poison(value) {
                    self.undefined = true;
                    continue;
                }
                let cell = self.cell(value);
                self.lower(result, cell);
            }
        }
    }

    fn visit(&mut self, inst: Inst) {
        let Some(block) = self.func.inst_block(inst) else { return };
        match self.func.inst(inst) {
            InstData::Phi { .. } => {}
            InstData::Br { target } => self.take_edge(block, target),
            InstData::CondBr { cond, then_dest, else_dest } => match self.cell(cond) {
                Cell::Unknown => {}
                Cell::Constant(c) if self.func.as_u64(c).is_some() => {
                    let to = if self.func.as_u64(c) == Some(0) { else_dest } else { then_dest };
                    self.take_edge(block, to);
                }
                _ => {
                    self.take_edge(block, then_dest);
                    self.take_edge(block, else_dest);
                }
            },
            InstData::Switch { value, default, cases, dests } => match self.cell(value) {
                Cell::Unknown => {}
                Cell::Constant(c) if self.func.as_u128(c).is_some() => {
                    let to = cases.iter().position(|k| *k == c).map_or(default, |i| dests[i]);
                    self.take_edge(block, to);
                }
                _ => self.take_all(block),
            },
            _ if self.func.is_terminator(inst) => self.take_all(block),
            _ => {
                if let Some(result) = self.func.result(inst)
                    && self.cells[result] != Cell::Varies
                {
                    let cell = self.evaluate(inst);
                    self.lower(result, cell);
                }
            }
        }
    }

    fn take_all(&mut self, block: Block) {
        let to: SmallVec<[Block; 8]> = SmallVec::from_slice(self.func.successors(block));
        for b in to {
            self.take_edge(block, b);
        }
    }

    /// What an instruction gives for what is known of its operands.
    fn evaluate(&mut self, inst: Inst) -> Cell {
        let types = &self.ctx.types;
        match self.func.op(inst) {
            Op::Select(_) => {
                let &[cond, yes, no] = self.func.operands(inst) else { return Cell::Varies };
                return match self.cell(cond) {
                    Cell::Unknown => Cell::Unknown,
                    Cell::Constant(c) => match self.func.as_u64(c) {
                        Some(0) => self.cell(no),
                        Some(_) => self.cell(yes),
                        None => Cell::Varies,
                    },
                    Cell::Varies => match (self.cell(yes), self.cell(no)) {
                        (Cell::Unknown, _) | (_, Cell::Unknown) => Cell::Unknown,
                        (a, b) => a.meet(b),
                    },
                };
            }
            Op::Binary(..) | Op::Cast(..) | Op::ICmp(..) | Op::FCmp(..) | Op::FNeg(_) | Op::Freeze => {}
            Op::Call(_) => {
                if let Some(callee) = self.func.direct_callee(inst)
                    && let Some(v) = (self.returns)(callee)
                    // Not where the function is called with another type.
                    && self.func.value_type(v) == self.func.inst_type(inst)
                {
                    return Cell::Constant(v);
                }
            }
            _ => return Cell::Varies,
        }
        let mut constants: SmallVec<[Value; 4]> = SmallVec::new();
        let is_call = matches!(self.func.op(inst), Op::Call(_));
        let count = self.func.operands(inst).len() - usize::from(is_call);
        for i in 0..count {
            match self.cell(self.func.operand(inst, i)) {
                Cell::Unknown => return Cell::Unknown,
                Cell::Constant(c) => constants.push(c),
                Cell::Varies => return Cell::Varies,
            }
        }
        let to = self.func.inst_type(inst);
        let folded = match (self.func.op(inst), &constants[..]) {
            (Op::Binary(op, ..), &[a, b]) => fold::binary(types, self.func, op, a, b),
            (Op::ICmp(pred, _), &[a, b]) => fold::icmp(types, self.func, pred, a, b),
            (Op::FCmp(pred, _), &[a, b]) => fold::fcmp(types, self.func, pred, a, b),
            (Op::Cast(op, ..), &[a]) => fold::cast(types, self.func, op, a, to),
            (Op::FNeg(_), &[a]) => fold::fneg(types, self.func, a),
            (Op::Freeze, &[a]) => Some(a),
            (Op::Call(_), args) => fold::call(self.ctx, self.func, inst, args),
            _ => None,
        };
        folded.map_or(Cell::Varies, Cell::Constant)
    }

    /// Puts the constants in place and takes away branches that are decided. Returns what changed and how many values did.
    pub fn apply(self) -> (Changed, usize) {
        let (func, mut changed, mut replaced) = (self.func, Changed::Nothing, 0);
        let blocks: Vec<Block> = func.blocks().filter(|b| self.reached.contains(*b)).collect();
        for &param in &func.params().to_vec() {
            if let Cell::Constant(c) = self.cells[param]
                && func.has_uses(param)
            {
                func.replace_all_uses(param, c);
                replaced += 1;
            }
        }
        for block in blocks {
            let mut next = func.first_inst(block);
            while let Some(inst) = next {
                next = func.next_inst(inst);
                let Some(result) = func.result(inst) else { continue };
                if let Cell::Constant(c) = self.cells[result]
                    && func.has_uses(result)
                {
                    func.replace_all_uses(result, c);
                    replaced += 1;
                    if is_removable(self.ctx, func, inst) {
                        func.remove_inst(inst);
                    }
                }
            }
            let Some(end) = func.terminator(block) else { continue };
            if !matches!(func.op(end), Op::CondBr | Op::Switch) {
                continue;
            }
            let mut taken = func.successors(block).iter().filter(|b| self.edges.contains(&(block, **b)));
            if let Some(&only) = taken.next()
                && taken.all(|b| *b == only)
                && func.as_u128(func.operand(end, 0)).is_some()
            {
                func.make_unconditional(block, only);
                changed = Changed::ControlFlow;
            }
        }
        (changed.and(Changed::instructions_if(replaced > 0)), replaced)
    }
}
