//! Destructors at the end of scopes and full-expressions, on every way out.
//!
//! The stack of cleanups mirrors the scopes. Leaving a scope runs what was pushed since it was entered; a jump runs the
//! same code inline before it branches. Temporaries made in only one arm of a conditional expression carry a flag that
//! says whether they exist. Device code has no exceptions, so there are no other ways out.

use oxicc_frontend::lex::Symbol;
use oxicc_frontend::tree::{FunctionId, QualType};
use oxicc_ir::{Align, Block, Inst, IntPred, MemAccess, Op, Type, Value};

use crate::Res;
use crate::function::{FnGen, Label};

/// Something to do when a scope is left.
#[derive(Clone, Copy)]
pub(crate) struct CleanupKind {
    pub ptr: Value,
    pub ty: QualType,
    pub dtor: FunctionId,
    /// An `i8` that says whether the object exists.
    pub flag: Option<Value>,
}

/// A cleanup on the stack; the number tells scopes apart.
#[derive(Clone, Copy)]
pub(crate) struct Cleanup {
    pub id: u32,
    pub kind: CleanupKind,
}

/// Where a jump goes: the block, and how many cleanups stay alive there.
#[derive(Clone, Copy)]
pub(crate) struct Target {
    pub block: Block,
    pub depth: usize,
}

/// A `goto` whose label had not been seen: its block is left open.
pub(crate) struct PendingGoto {
    pub label: Symbol,
    pub from: Block,
    pub cleanups: Vec<Cleanup>,
}

impl FnGen<'_, '_> {
    pub(crate) fn push_cleanup(&mut self, kind: CleanupKind) {
        let id = self.next_cleanup;
        self.next_cleanup += 1;
        self.cleanups.push(Cleanup { id, kind });
    }

    /// Registers the destructor of an object that lives to the end of the current scope or full-expression. Inside a
    /// conditional expression it runs only if this point was reached.
    pub(crate) fn push_destructor(&mut self, ptr: Value, ty: QualType, dtor: FunctionId) {
        let flag = self.existence_flag();
        self.push_cleanup(CleanupKind { ptr, ty, dtor, flag });
    }

    /// A flag that is false where the outermost conditional began and true from here on; `None` outside of one.
    pub(crate) fn existence_flag(&mut self) -> Option<Value> {
        let (block, after) = self.conditional_start.filter(|_| self.conditional > 0)?;
        let flag = self.alloca("cleanup.flag", Type::I8, Align::ONE);
        let no = self.f.const_i8(0);
        let yes = self.f.const_i8(1);
        let access = MemAccess::plain(Align::ONE);
        let store = self.f.create_inst(Op::Store(access), Type::VOID, &[no, flag], &[]);
        self.insert_at(store, block, after);
        self.store(yes, flag, Align::ONE, false);
        Some(flag)
    }

    fn insert_at(&mut self, inst: Inst, block: Block, after: Option<Inst>) {
        // Allocas stay first: in the entry block the flag itself may be the last one.
        let after = match (after, self.last_alloca) {
            (None, Some(last)) if block == self.entry => Some(last),
            (Some(a), Some(last)) if block == self.entry && self.f.comes_before(a, last) => Some(last),
            (a, _) => a,
        };
        match after {
            Some(a) => self.f.insert_after(inst, a),
            None => self.f.prepend_inst(block, inst),
        }
    }

    /// Marks the code that follows as run only sometimes, until [`FnGen::end_conditional`].
    pub(crate) fn begin_conditional(&mut self) {
        if self.conditional == 0 && !self.terminated {
            self.conditional_start = Some((self.cur, self.f.last_inst(self.cur)));
        }
        self.conditional += 1;
    }

    pub(crate) fn end_conditional(&mut self) {
        self.conditional = self.conditional.saturating_sub(1);
        if self.conditional == 0 {
            self.conditional_start = None;
        }
    }

    /// Runs `f` as one full-expression: its temporaries die at the end, those bound to references live on.
    pub(crate) fn full_expression<T>(&mut self, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        let mark = self.cleanups.len();
        let outer = (std::mem::take(&mut self.conditional), self.conditional_start.take());
        let extended = std::mem::take(&mut self.extended);
        let result = f(self)?;
        self.leave_scope(mark)?;
        (self.conditional, self.conditional_start) = outer;
        for kind in std::mem::replace(&mut self.extended, extended) {
            self.push_cleanup(kind);
        }
        Ok(result)
    }

    /// Ends a scope: runs its cleanups (if the end is reached) and forgets them.
    pub(crate) fn leave_scope(&mut self, mark: usize) -> Res<()> {
        self.run_cleanups_to(mark)?;
        self.cleanups.truncate(mark);
        Ok(())
    }

    /// Emits the cleanups above `mark`, last first, without leaving their scopes.
    pub(crate) fn run_cleanups_to(&mut self, mark: usize) -> Res<()> {
        if self.terminated {
            return Ok(());
        }
        for i in (mark..self.cleanups.len()).rev() {
            let kind = self.cleanups[i].kind;
            self.run_cleanup(kind)?;
        }
        Ok(())
    }

    fn run_cleanup(&mut self, c: CleanupKind) -> Res<()> {
        let Some(flag) = c.flag else { return self.destroy(c.ptr, c.ty, c.dtor) };
        let exists = self.load(Type::I8, flag, Align::ONE, false);
        let zero = self.f.const_i8(0);
        let cond = self.icmp(IntPred::Ne, exists, zero);
        let (then, end) = (self.new_block(), self.new_block());
        self.cond_br(cond, then, end);
        self.f.append_block(then);
        self.enter(then);
        self.destroy(c.ptr, c.ty, c.dtor)?;
        self.place_block(end);
        Ok(())
    }

    pub(crate) fn jump(&mut self, target: Target) -> Res<()> {
        self.run_cleanups_to(target.depth)?;
        self.br(target.block);
        Ok(())
    }

    // Labels.

    fn label_block(&mut self, name: Symbol) -> Block {
        if let Some(label) = self.labels.get(&name) {
            return label.block;
        }
        let block = self.new_block();
        self.labels.insert(name, Label { block, scopes: None });
        block
    }

    pub(crate) fn goto(&mut self, name: Symbol) -> Res<()> {
        let block = self.label_block(name);
        if self.terminated {
            return Ok(());
        }
        match self.labels.get(&name).and_then(|l| l.scopes.clone()) {
            Some(scopes) => {
                let depth = common_depth(&self.cleanups, &scopes);
                self.run_cleanups_to(depth)?;
                self.br(block);
            }
            None => {
                // Which scopes are left is known when the label is reached: keep the block open.
                let cleanups = self.cleanups.clone();
                self.gotos.push(PendingGoto { label: name, from: self.cur, cleanups });
                self.terminated = true;
            }
        }
        Ok(())
    }

    /// Places a label and completes the jumps to it.
    pub(crate) fn place_label(&mut self, name: Symbol) -> Res<()> {
        let block = self.label_block(name);
        let scopes: Vec<u32> = self.cleanups.iter().map(|c| c.id).collect();
        let after = (self.cur, self.terminated);
        let pending: Vec<PendingGoto> = self.gotos.extract_if(.., |g| g.label == name).collect();
        for g in pending {
            let depth = common_depth(&g.cleanups, &scopes);
            self.cur = g.from;
            self.terminated = false;
            let mine = std::mem::replace(&mut self.cleanups, g.cleanups);
            let result = self.run_cleanups_to(depth);
            self.cleanups = mine;
            result?;
            self.br(block);
        }
        (self.cur, self.terminated) = after;
        if let Some(label) = self.labels.get_mut(&name) {
            label.scopes = Some(scopes);
        }
        self.place_block(block);
        Ok(())
    }

    /// Jumps to labels that never came (rejected by the frontend) end in undefined behaviour rather than open blocks.
    pub(crate) fn finish_gotos(&mut self) {
        for g in std::mem::take(&mut self.gotos) {
            let after = (self.cur, self.terminated);
            (self.cur, self.terminated) = (g.from, false);
            self.unreachable();
            (self.cur, self.terminated) = after;
        }
    }
}

/// How many of the cleanups, from the outside, belong to scopes that enclose the label.
fn common_depth(cleanups: &[Cleanup], scopes: &[u32]) -> usize {
    cleanups.iter().zip(scopes).take_while(|(c, s)| c.id == **s).count()
}
