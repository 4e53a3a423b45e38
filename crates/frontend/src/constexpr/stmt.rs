//! Statements.

use oxicc_source::Span;

use super::memory::Place;
use super::{Eval, Machine, Reason};
use crate::tree::expr::Category;
use crate::tree::{Body, ConstValue, ExprId, LocalId, StmtId, StmtKind};

/// How a statement ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Flow {
    Next,
    Break,
    Continue,
    Return,
}

impl Machine<'_> {
    pub(super) fn run(&mut self, s: StmtId) -> Eval<Flow> {
        let body = self.body();
        let stmt = &body.stmts[s];
        let span = stmt.span;
        match &stmt.kind {
            StmtKind::Null => Ok(Flow::Next),
            StmtKind::Expr(e) => {
                let temps = self.frame().temps.len();
                self.any(*e)?;
                self.end_temps(temps, span)?;
                Ok(Flow::Next)
            }
            StmtKind::Decl(decls) => {
                for decl in decls {
                    let temps = self.frame().temps.len();
                    self.declaration(decl.local, decl.init.expand(), span)?;
                    self.end_temps(temps, span)?;
                }
                Ok(Flow::Next)
            }
            StmtKind::Block(stmts) => self.block(stmts, 0),
            StmtKind::If { cond, then, otherwise, .. } => {
                if self.full_condition(*cond)? {
                    self.run(*then)
                } else if let Some(otherwise) = otherwise.expand() {
                    self.run(otherwise)
                } else {
                    Ok(Flow::Next)
                }
            }
            StmtKind::While { decl, cond, body, .. } => loop {
                self.spend(2, span)?;
                if let Some(decl) = decl.expand() {
                    self.run(decl)?;
                }
                if !self.full_condition(*cond)? {
                    return Ok(Flow::Next);
                }
                match self.run(*body)? {
                    Flow::Break => return Ok(Flow::Next),
                    Flow::Return => return Ok(Flow::Return),
                    Flow::Next | Flow::Continue => {}
                }
            },
            StmtKind::DoWhile { body, cond, .. } => loop {
                self.spend(2, span)?;
                match self.run(*body)? {
                    Flow::Break => return Ok(Flow::Next),
                    Flow::Return => return Ok(Flow::Return),
                    Flow::Next | Flow::Continue => {}
                }
                if !self.full_condition(*cond)? {
                    return Ok(Flow::Next);
                }
            },
            StmtKind::For { init, decl, cond, step, body: inner, .. } => {
                if let Some(init) = init.expand() {
                    self.run(init)?;
                }
                let flow = self.for_loop(decl.expand(), cond.expand(), step.expand(), *inner, None, span)?;
                if let Some(init) = init.expand() {
                    self.leave_scope(&[init], span)?;
                }
                Ok(flow)
            }
            StmtKind::Switch { cond, body: inner } => {
                let temps = self.frame().temps.len();
                let value = self.int(*cond)?;
                self.end_temps(temps, span)?;
                self.switch(*inner, value)
            }
            StmtKind::Case { body: inner, .. } | StmtKind::Default { body: inner } => self.run(*inner),
            StmtKind::Label { body: inner, .. } => self.run(*inner),
            StmtKind::Goto(_) => self.fail(span, Reason::Unsupported("goto")),
            StmtKind::Break => Ok(Flow::Break),
            StmtKind::Continue => Ok(Flow::Continue),
            StmtKind::Return(value) => {
                if let Some(value) = value.expand() {
                    let temps = self.frame().temps.len();
                    match self.frame().result.clone() {
                        Some(dest) => self.init_into(value, dest)?,
                        None => {
                            let result = if body.exprs[value].category == Category::PRValue {
                                self.value(value)?
                            } else {
                                let place = self.place(value)?;
                                self.pointer_value(place)
                            };
                            self.frame_mut().returned = Some(result);
                        }
                    }
                    self.end_temps(temps, span)?;
                }
                Ok(Flow::Return)
            }
            StmtKind::Asm(_) => self.fail(span, Reason::Unsupported("an asm statement")),
            StmtKind::Try { block, .. } => self.run(*block),
        }
    }

    /// Runs the statements of a block from an index on, then ends the lifetime of what they declared.
    fn block(&mut self, stmts: &[StmtId], from: usize) -> Eval<Flow> {
        let mut flow = Flow::Next;
        let mut done = from;
        for s in &stmts[from..] {
            done += 1;
            flow = self.run(*s)?;
            if flow != Flow::Next {
                break;
            }
        }
        let span = stmts.first().map_or(Span::default(), |s| self.body().stmts[*s].span);
        self.leave_scope(&stmts[from..done], span)?;
        Ok(flow)
    }

    /// Destroys the variables declared by some statements, last first.
    fn leave_scope(&mut self, stmts: &[StmtId], span: Span) -> Eval<()> {
        let body = self.body();
        for s in stmts.iter().rev() {
            let StmtKind::Decl(decls) = &body.stmts[*s].kind else { continue };
            for decl in decls.iter().rev() {
                let local = &body.locals[decl.local];
                let Some(object) = self.frame().locals.get(&decl.local).copied() else { continue };
                self.set_constant(object, false);
                if let Some(dtor) = local.dtor.expand() {
                    let len = self.array_len(local.ty);
                    self.run_destructors(object, len, dtor, span)?;
                }
                if let Some(slot) = self.objects.get_mut(object as usize) {
                    slot.alive = false;
                }
                while let Some(at) = self.frame().extended.iter().rposition(|e| e.0 == decl.local) {
                    let (_, temp, dtor) = self.frame_mut().extended.remove(at);
                    self.destroy_object(temp, dtor, span)?;
                }
            }
        }
        Ok(())
    }

    fn declaration(&mut self, local: LocalId, init: Option<crate::tree::ExprId>, span: Span) -> Eval<()> {
        let body = self.body();
        let ty = body.locals[local].ty;
        if self.tree().types.is_reference(ty) {
            let Some(init) = init else { return self.fail(span, Reason::Uninitialized) };
            let referent = self.place(init)?;
            let pointer = self.pointer_value(referent);
            let object = self.allocate(pointer);
            self.declare(local, object);
            return Ok(());
        }
        let skeleton = self.uninit(ty);
        let object = self.allocate(skeleton);
        // Declared before it is initialised: the initialiser may refer to it ([basic.scope.pdecl]).
        self.declare(local, object);
        if let Some(init) = init {
            self.init_into(init, Place::object(object))?;
        }
        let constant = self.tree().types.array_base(ty).is_const();
        self.set_constant(object, constant);
        Ok(())
    }

    /// The condition of a statement.
    fn full_condition(&mut self, cond: ExprId) -> Eval<bool> {
        let temps = self.frame().temps.len();
        let value = self.condition(cond)?;
        self.end_temps(temps, self.body().exprs[cond].span)?;
        Ok(value)
    }

    /// Runs a loop; with `entry` it starts inside the body, at a case label.
    fn for_loop(
        &mut self,
        decl: Option<StmtId>,
        cond: Option<ExprId>,
        step: Option<ExprId>,
        inner: StmtId,
        mut entry: Option<Wanted>,
        span: Span,
    ) -> Eval<Flow> {
        loop {
            self.spend(2, span)?;
            let flow = match entry.take() {
                Some(wanted) => self.enter(inner, wanted)?,
                None => {
                    if let Some(decl) = decl {
                        self.run(decl)?;
                    }
                    if let Some(cond) = cond
                        && !self.full_condition(cond)?
                    {
                        return Ok(Flow::Next);
                    }
                    self.run(inner)?
                }
            };
            match flow {
                Flow::Break => return Ok(Flow::Next),
                Flow::Return => return Ok(Flow::Return),
                Flow::Next | Flow::Continue => {}
            }
            if let Some(step) = step {
                let temps = self.frame().temps.len();
                self.any(step)?;
                self.end_temps(temps, span)?;
            }
        }
    }

    /// Runs a switch body from the label that matches.
    fn switch(&mut self, s: StmtId, value: i128) -> Eval<Flow> {
        let body = self.body();
        let wanted = match [Some(value), None].into_iter().find(|w| has_label(&body, s, *w)) {
            Some(wanted) => wanted,
            None => return Ok(Flow::Next),
        };
        let flow = self.enter(s, wanted)?;
        Ok(if flow == Flow::Break { Flow::Next } else { flow })
    }

    /// Runs a statement from a case label inside it on. Variables declared before the label are in scope but not
    /// initialised; the language forbids jumping past initialisers, so that nothing else is needed.
    fn enter(&mut self, s: StmtId, wanted: Wanted) -> Eval<Flow> {
        let body = self.body();
        let span = body.stmts[s].span;
        match &body.stmts[s].kind {
            StmtKind::Case { lo, hi, body: inner } => match wanted {
                Some(v) if (*lo..=*hi).contains(&v) => self.run(*inner),
                _ => self.enter(*inner, wanted),
            },
            StmtKind::Default { body: inner } => match wanted {
                None => self.run(*inner),
                Some(_) => self.enter(*inner, wanted),
            },
            StmtKind::Label { body: inner, .. } => self.enter(*inner, wanted),
            StmtKind::Try { block, .. } => self.enter(*block, wanted),
            StmtKind::Block(stmts) => {
                let Some(at) = stmts.iter().position(|s| has_label(&body, *s, wanted)) else {
                    return Ok(Flow::Next);
                };
                let flow = self.enter(stmts[at], wanted)?;
                match flow {
                    Flow::Next if at + 1 < stmts.len() => self.block(stmts, at + 1),
                    _ => Ok(flow),
                }
            }
            StmtKind::If { then, otherwise, .. } => match otherwise.expand() {
                Some(other) if !has_label(&body, *then, wanted) => self.enter(other, wanted),
                _ => self.enter(*then, wanted),
            },
            StmtKind::While { body: inner, .. } => match self.enter(*inner, wanted)? {
                Flow::Break => Ok(Flow::Next),
                Flow::Return => Ok(Flow::Return),
                Flow::Next | Flow::Continue => self.run(s),
            },
            StmtKind::DoWhile { body: inner, cond, .. } => match self.enter(*inner, wanted)? {
                Flow::Break => Ok(Flow::Next),
                Flow::Return => Ok(Flow::Return),
                Flow::Next | Flow::Continue if self.full_condition(*cond)? => self.run(s),
                Flow::Next | Flow::Continue => Ok(Flow::Next),
            },
            StmtKind::For { decl, cond, step, body: inner, .. } => {
                self.for_loop(decl.expand(), cond.expand(), step.expand(), *inner, Some(wanted), span)
            }
            _ => self.fail(span, Reason::Unsupported("a case label inside another statement")),
        }
    }

    /// A statement expression: the value of its last statement.
    pub(super) fn stmt_expr(&mut self, block: StmtId, span: Span) -> Eval<ConstValue> {
        let body = self.body();
        let StmtKind::Block(stmts) = &body.stmts[block].kind else { return self.fail(span, Reason::Invalid) };
        let Some((last, rest)) = stmts.split_last() else { return Ok(ConstValue::Uninit) };
        for s in rest {
            if self.run(*s)? != Flow::Next {
                return self.fail(span, Reason::Unsupported("a jump out of a statement expression"));
            }
        }
        match &body.stmts[*last].kind {
            StmtKind::Expr(e) => self.any(*e),
            _ => {
                self.run(*last)?;
                Ok(ConstValue::Uninit)
            }
        }
    }
}

/// The label a switch looks for: that of a value, or `default`.
type Wanted = Option<i128>;

/// Whether a statement has the wanted label of the switch around it.
fn has_label(body: &Body, s: StmtId, wanted: Wanted) -> bool {
    match &body.stmts[s].kind {
        StmtKind::Case { lo, hi, body: inner } => {
            wanted.is_some_and(|v| (*lo..=*hi).contains(&v)) || has_label(body, *inner, wanted)
        }
        StmtKind::Default { body: inner } => wanted.is_none() || has_label(body, *inner, wanted),
        StmtKind::Label { body: inner, .. } => has_label(body, *inner, wanted),
        StmtKind::Block(stmts) => stmts.iter().any(|s| has_label(body, *s, wanted)),
        StmtKind::If { then, otherwise, .. } => {
            has_label(body, *then, wanted) || otherwise.expand().is_some_and(|s| has_label(body, s, wanted))
        }
        StmtKind::While { body: inner, .. }
        | StmtKind::DoWhile { body: inner, .. }
        | StmtKind::For { body: inner, .. } => has_label(body, *inner, wanted),
        StmtKind::Try { block, .. } => has_label(body, *block, wanted),
        _ => false,
    }
}
