//! Statements.

use oxicc_frontend::tree::expr::ExprId;
use oxicc_frontend::tree::stmt::{Likelihood, LocalDecl, StmtId, StmtKind, Unroll};
use oxicc_ir::{Block, FixedMdKind, Inst, Op, Type, Value};

use crate::Res;
use crate::abi::Return;
use crate::cleanup::Target;
use crate::function::{FnGen, Jumps, Switch};
use crate::types::Class;

/// GNU case ranges are written out value by value up to this many.
const MAX_CASE_RANGE: i128 = 4096;

/// Weights of the likely and the unlikely side of a branch.
const WEIGHTS: (u32, u32) = (2000, 1);

impl<'t> FnGen<'_, 't> {
    pub(crate) fn stmt(&mut self, id: StmtId) -> Res<()> {
        // What nothing can reach is not generated, unless a jump leads into it.
        if self.terminated && !self.contains_label(id) {
            return Ok(());
        }
        self.nested(|g| {
            let stmt = &g.body.stmts[id];
            if !stmt.span.is_none() {
                g.span = stmt.span;
            }
            if g.scopes.is_some() && g.enter_debug_block(id) {
                let result = g.stmt_kind(&stmt.kind);
                g.leave_debug_block();
                return result;
            }
            g.stmt_kind(&stmt.kind)
        })
    }

    fn stmt_kind(&mut self, kind: &'t StmtKind) -> Res<()> {
        match kind {
            StmtKind::Null => Ok(()),
            StmtKind::Expr(e) => {
                let abi = self.body.nv_abi.iter().find(|(of, _)| of == e).map(|(_, abi)| *abi);
                self.call_abi = abi;
                let result = self.full_expression(|g| g.discard(*e));
                self.call_abi = None;
                result
            }
            StmtKind::Decl(decls) => decls.iter().try_for_each(|d| self.local_decl(d)),
            StmtKind::Block(stmts) => {
                let (mark, span) = (self.cleanups.len(), self.span);
                for &s in stmts {
                    let before = self.cleanups.len();
                    if let Err(e) = self.stmt(s) {
                        // One bad statement does not hide the errors of the next; the function is dropped anyway.
                        self.m.errors.push(e);
                        self.recover(before);
                    }
                }
                // Destructors run at the closing brace.
                if self.cleanups.len() > mark {
                    self.at_end_of(span);
                }
                self.leave_scope(mark)
            }
            StmtKind::If { cond, then, otherwise, likelihood } => {
                self.if_stmt(*cond, *then, otherwise.expand(), *likelihood)
            }
            StmtKind::While { decl, cond, body, unroll } => {
                self.loop_stmt(decl.expand(), Some(*cond), None, *body, *unroll)
            }
            StmtKind::For { init, decl, cond, step, body, unroll } => {
                let mark = self.cleanups.len();
                if let Some(init) = init.expand() {
                    self.stmt(init)?;
                }
                self.loop_stmt(decl.expand(), cond.expand(), step.expand(), *body, *unroll)?;
                self.leave_scope(mark)
            }
            StmtKind::DoWhile { body, cond, unroll } => self.do_while(*body, *cond, *unroll),
            StmtKind::Switch { cond, body } => self.switch_stmt(*cond, *body),
            StmtKind::Case { lo, hi, body } => {
                self.case_label(*lo, *hi)?;
                self.stmt(*body)
            }
            StmtKind::Default { body } => {
                let block = self.new_block();
                self.place_block(block);
                if let Some(switch) = self.switches.last_mut() {
                    switch.default = Some(block);
                }
                self.stmt(*body)
            }
            StmtKind::Label { label, body } => {
                self.place_label(*label)?;
                self.stmt(*body)
            }
            StmtKind::Goto(label) => self.goto(*label),
            StmtKind::Break => match self.jumps.last() {
                Some(&j) => self.jump(j.on_break),
                None => Err(self.error("a break statement may only be used within a loop or switch")),
            },
            StmtKind::Continue => match self.jumps.iter().rev().find_map(|j| j.on_continue) {
                Some(target) => self.jump(target),
                None => Err(self.error("a continue statement may only be used within a loop")),
            },
            StmtKind::Return(value) => self.return_stmt(value.expand()),
            StmtKind::Asm(asm) => self.full_expression(|g| g.asm_stmt(asm)),
            StmtKind::Try { .. } => Err(self.error("device code does not support exception handling")),
        }
    }

    /// Forgets what the statement that failed had begun.
    fn recover(&mut self, cleanups: usize) {
        self.cleanups.truncate(cleanups);
        self.extended.clear();
        self.array_index.clear();
        self.conditional = 0;
        self.conditional_start = None;
    }

    fn local_decl(&mut self, decl: &'t LocalDecl) -> Res<()> {
        let local = &self.body.locals[decl.local];
        if !local.span.is_none() {
            self.span = local.span;
        }
        if let (true, Some(init)) = (self.m.tree.types.is_reference(local.ty), decl.init.expand()) {
            let referent = self.full_expression(|g| g.referent(init))?;
            self.referents[decl.local] = Some(referent);
            self.declare_reference(decl.local, referent);
            self.declare_bound_references(decl.local, referent);
            return Ok(());
        }
        if local.dtor.is_none()
            && !self.m.has_full_debug()
            && self.m.has_no_data(local.ty)
            && decl.init.expand().is_none_or(|init| self.is_free(init))
        {
            return Ok(());
        }
        let place = self.local_place(decl.local)?;
        if let Some(init) = decl.init.expand() {
            self.full_expression(|g| g.init(init, place, local.ty))?;
        }
        self.restrict_variable(decl.local, decl.init.expand());
        if let Some(dtor) = local.dtor.expand() {
            self.push_destructor(place.ptr, local.ty, dtor);
        }
        Ok(())
    }

    fn if_stmt(
        &mut self,
        cond: ExprId,
        then: StmtId,
        otherwise: Option<StmtId>,
        likely: Likelihood,
    ) -> Res<()> {
        let c = self.full_expression(|g| g.condition(cond))?;
        if let Some(known) = self.f.as_u64(c) {
            let (taken, dropped) = if known != 0 { (Some(then), otherwise) } else { (otherwise, Some(then)) };
            if !dropped.is_some_and(|s| self.contains_label(s)) {
                return taken.map_or(Ok(()), |s| self.stmt(s));
            }
        }
        let (yes, end) = (self.new_block(), self.new_block());
        let no = if otherwise.is_some() { self.new_block() } else { end };
        if let Some(branch) = self.branch_on(cond, c, yes, no) {
            self.weigh(branch, likely);
        }
        for (block, stmt) in [(yes, Some(then)), (no, otherwise)] {
            if let Some(stmt) = stmt {
                self.f.append_block(block);
                self.enter(block);
                self.stmt(stmt)?;
                self.br(end);
            }
        }
        self.finish_block(end);
        Ok(())
    }

    /// Branches on the value of a condition. The branch belongs to the condition: a statement over several lines begins on another.
    fn branch_on(&mut self, cond: ExprId, value: Value, yes: Block, no: Block) -> Option<Inst> {
        let (statement, span) = (self.span, self.expr(cond).span);
        if !span.is_none() {
            self.span = span;
        }
        let branch = self.cond_br(value, yes, no);
        self.span = statement;
        branch
    }

    /// Places a join block, if anything jumps to it; otherwise what follows is unreachable.
    fn finish_block(&mut self, block: Block) {
        if self.f.block_uses(block).next().is_none() {
            self.terminated = true;
            return;
        }
        self.f.append_block(block);
        self.enter(block);
    }

    fn weigh(&mut self, branch: Inst, likely: Likelihood) {
        let (a, b) = match likely {
            Likelihood::None => return,
            Likelihood::Likely => WEIGHTS,
            Likelihood::Unlikely => (WEIGHTS.1, WEIGHTS.0),
        };
        let md = &self.m.module.ctx.metadata;
        let node = md.node(&[md.string("branch_weights"), md.const_i32(a), md.const_i32(b)]);
        self.f.set_attachment(branch, FixedMdKind::Prof, Some(node));
    }

    /// `while` and `for`: the declaration, if any, is made afresh for every test.
    fn loop_stmt(
        &mut self,
        decl: Option<StmtId>,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        body: StmtId,
        unroll: Unroll,
    ) -> Res<()> {
        let (test, body_block, end) = (self.new_block(), self.new_block(), self.new_block());
        let next = if step.is_some() || decl.is_some() { self.new_block() } else { test };
        let outer = self.cleanups.len();
        self.place_block(test);
        if let Some(decl) = decl {
            self.stmt(decl)?;
        }
        let inner = self.cleanups.len();
        match cond {
            Some(cond) => {
                let c = self.full_expression(|g| g.condition(cond))?;
                let exit = if inner > outer { self.new_block() } else { end };
                match self.f.as_u64(c) {
                    Some(known) if known != 0 => self.br(body_block),
                    _ => {
                        self.branch_on(cond, c, body_block, exit);
                    }
                }
                if exit != end && self.f.block_uses(exit).next().is_some() {
                    self.f.append_block(exit);
                    self.enter(exit);
                    self.run_cleanups_to(outer)?;
                    self.br(end);
                }
            }
            None => self.br(body_block),
        }
        self.f.append_block(body_block);
        self.enter(body_block);
        let on_break = Target { block: end, depth: outer };
        let on_continue = Some(Target { block: next, depth: inner });
        self.jumps.push(Jumps { on_break, on_continue });
        let result = self.stmt(body);
        self.jumps.pop();
        result?;
        if next != test {
            self.br(next);
            self.finish_block(next);
            if let (Some(step), false) = (step, self.terminated) {
                self.full_expression(|g| g.discard(step))?;
            }
            self.run_cleanups_to(outer)?;
        }
        self.cleanups.truncate(outer);
        let back = self.back_edge(test);
        self.loop_metadata(back, unroll);
        self.finish_block(end);
        Ok(())
    }

    fn back_edge(&mut self, target: Block) -> Option<Inst> {
        if self.terminated {
            return None;
        }
        Some(self.inst(Op::Br, Type::VOID, &[], &[target]))
    }

    fn do_while(&mut self, body: StmtId, cond: ExprId, unroll: Unroll) -> Res<()> {
        let (start, test, end) = (self.new_block(), self.new_block(), self.new_block());
        self.place_block(start);
        let depth = self.cleanups.len();
        self.jumps.push(Jumps {
            on_break: Target { block: end, depth },
            on_continue: Some(Target { block: test, depth }),
        });
        let result = self.stmt(body);
        self.jumps.pop();
        result?;
        self.br(test);
        self.finish_block(test);
        if !self.terminated {
            let c = self.full_expression(|g| g.condition(cond))?;
            match self.f.as_u64(c) {
                // `do { } while (0)` is not a loop.
                Some(0) => self.br(end),
                Some(_) => {
                    let back = self.back_edge(start);
                    self.loop_metadata(back, unroll);
                }
                None => {
                    let back = self.branch_on(cond, c, start, end);
                    self.loop_metadata(back, unroll);
                }
            }
        }
        self.finish_block(end);
        Ok(())
    }

    /// `!llvm.loop` on the branch back to the start of the loop.
    fn loop_metadata(&mut self, back: Option<Inst>, unroll: Unroll) {
        let Some(back) = back else { return };
        let md = &self.m.module.ctx.metadata;
        let mut properties = Vec::new();
        match unroll {
            Unroll::None => {}
            Unroll::Full => properties.push(md.node(&[md.string("llvm.loop.unroll.full")])),
            Unroll::Count(n) => {
                properties.push(md.node(&[md.string("llvm.loop.unroll.count"), md.const_i32(n)]));
            }
        }
        properties.push(md.node(&[md.string("llvm.loop.mustprogress")]));
        let id = md.loop_id(&properties);
        self.f.set_attachment(back, FixedMdKind::Loop, Some(id));
    }

    fn switch_stmt(&mut self, cond: ExprId, body: StmtId) -> Res<()> {
        let value = self.full_expression(|g| g.scalar(cond))?;
        self.ensure_open();
        let ty = self.ty_of(value);
        // The switch itself is made when its cases are known; its block stays open until then.
        let from = self.cur;
        self.terminated = true;
        let end = self.new_block();
        let depth = self.cleanups.len();
        self.jumps.push(Jumps { on_break: Target { block: end, depth }, on_continue: None });
        self.switches.push(Switch { cases: Vec::new(), default: None });
        let result = self.stmt(body);
        self.jumps.pop();
        let switch = self.switches.pop();
        result?;
        self.br(end);
        let Some(mut switch) = switch else { return Ok(()) };
        switch.cases.sort_by_key(|c| c.0);
        switch.cases.dedup_by_key(|c| c.0);
        let mut operands = vec![value];
        let mut blocks = vec![switch.default.unwrap_or(end)];
        for (v, block) in switch.cases {
            operands.push(self.int(ty, v));
            blocks.push(block);
        }
        let inst = self.f.create_inst(Op::Switch, Type::VOID, &operands, &blocks);
        self.f.append_inst(from, inst);
        self.locate_inst(inst);
        self.finish_block(end);
        Ok(())
    }

    fn case_label(&mut self, lo: i128, hi: i128) -> Res<()> {
        let block = self.new_block();
        self.place_block(block);
        if hi.saturating_sub(lo) >= MAX_CASE_RANGE {
            return Err(self.unsupported("a case range of this size"));
        }
        let Some(switch) = self.switches.last_mut() else {
            return Err(self.error("a case label may only be used within a switch"));
        };
        switch.cases.extend((lo..=hi).map(|v| (v, block)));
        Ok(())
    }

    fn return_stmt(&mut self, value: Option<ExprId>) -> Res<()> {
        let mut returned = None;
        if let Some(e) = value
            && self.elided.is_none()
        {
            let (ty, result) = (self.ret_ty, self.result);
            returned = self.full_expression(|g| match (result, g.returns) {
                (Some(place), _) => g.init(e, place, ty).map(|()| None),
                (None, Return::Value(_)) if g.m.tree.types.is_reference(ty) => g.referent(e).map(Some),
                (None, Return::Value(_)) if g.class_of(ty) == Class::Scalar => g.scalar(e).map(Some),
                (None, _) => g.discard(e).map(|()| None),
            })?;
        }
        self.branch_to_return(returned)
    }

    /// Whether a jump from outside can lead into a statement.
    fn contains_label(&self, id: StmtId) -> bool {
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            match &self.body.stmts[id].kind {
                StmtKind::Case { .. } | StmtKind::Default { .. } | StmtKind::Label { .. } => return true,
                StmtKind::Block(stmts) => work.extend(stmts.iter().copied()),
                StmtKind::If { then, otherwise, .. } => {
                    work.push(*then);
                    work.extend(otherwise.expand());
                }
                StmtKind::While { body, .. }
                | StmtKind::DoWhile { body, .. }
                | StmtKind::For { body, .. }
                | StmtKind::Switch { body, .. } => work.push(*body),
                _ => {}
            }
        }
        false
    }
}
