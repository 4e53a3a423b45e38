//! Statements.

use oxicc_source::Span;

use super::memory::Place;
use super::{Eval, Machine, Reason};
use crate::tree::expr::Category;
use crate::tree::value::PathStep;
use crate::tree::{Body, ConstValue, LocalId, StmtId, StmtKind};

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
                self.any(*e)?;
                Ok(Flow::Next)
            }
            StmtKind::Decl(decls) => {
                for decl in decls {
                    self.declaration(decl.local, decl.init.expand(), span)?;
                }
                Ok(Flow::Next)
            }
            StmtKind::Block(stmts) => self.block(stmts, 0),
            StmtKind::If { cond, then, otherwise, .. } => {
                if self.condition(*cond)? {
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
                if !self.condition(*cond)? {
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
                if !self.condition(*cond)? {
                    return Ok(Flow::Next);
                }
            },
            StmtKind::For { init, decl, cond, step, body: inner, .. } => {
                if let Some(init) = init.expand() {
                    self.run(init)?;
                }
                let flow = loop {
                    self.spend(2, span)?;
                    if let Some(decl) = decl.expand() {
                        self.run(decl)?;
                    }
                    if let Some(cond) = cond.expand()
                        && !self.condition(cond)?
                    {
                        break Flow::Next;
                    }
                    match self.run(*inner)? {
                        Flow::Break => break Flow::Next,
                        Flow::Return => break Flow::Return,
                        Flow::Next | Flow::Continue => {}
                    }
                    if let Some(step) = step.expand() {
                        self.any(step)?;
                    }
                };
                if let Some(init) = init.expand() {
                    self.leave_scope(&[init], span)?;
                }
                Ok(flow)
            }
            StmtKind::Switch { cond, body: inner } => {
                let value = self.int(*cond)?;
                self.switch(*inner, value, span)
            }
            StmtKind::Case { body: inner, .. } | StmtKind::Default { body: inner } => self.run(*inner),
            StmtKind::Label { body: inner, .. } => self.run(*inner),
            StmtKind::Goto(_) => self.fail(span, Reason::Unsupported("goto")),
            StmtKind::Break => Ok(Flow::Break),
            StmtKind::Continue => Ok(Flow::Continue),
            StmtKind::Return(value) => {
                if let Some(value) = value.expand() {
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
                if let Some(dtor) = local.dtor.expand() {
                    let place = Place::object(object);
                    match self.array_len(local.ty) {
                        None => self.destroy(dtor, place, span)?,
                        Some(len) => {
                            for i in (0..len).rev() {
                                self.destroy(dtor, place.step(PathStep::Element(i)), span)?;
                            }
                        }
                    }
                }
                if let Some(slot) = self.objects.get_mut(object as usize) {
                    slot.alive = false;
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
        match init {
            Some(init) => self.init_into(init, Place::object(object)),
            None => Ok(()),
        }
    }

    /// Runs a switch body from the label that matches.
    fn switch(&mut self, s: StmtId, value: i128, span: Span) -> Eval<Flow> {
        let body = self.body();
        let StmtKind::Block(stmts) = &body.stmts[s].kind else {
            return match label_at(&body, s, Some(value)).or_else(|| label_at(&body, s, None)) {
                Some(inner) => self.run(inner).map(end_of_switch),
                None => Ok(Flow::Next),
            };
        };
        let find = |wanted: Option<i128>| stmts.iter().position(|s| label_at(&body, *s, wanted).is_some());
        let Some(at) = find(Some(value)).or_else(|| find(None)) else {
            if stmts.iter().any(|s| hides_label(&body, *s)) {
                return self.fail(span, Reason::Unsupported("a case label inside another statement"));
            }
            return Ok(Flow::Next);
        };
        // Variables declared before the label are in scope but not initialised; the language forbids jumping past
        // initialisers, so that nothing else is needed.
        self.block(stmts, at).map(end_of_switch)
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

fn end_of_switch(flow: Flow) -> Flow {
    if flow == Flow::Break { Flow::Next } else { flow }
}

/// If the statement starts with the wanted case label (`None`: default), itself.
fn label_at(body: &Body, s: StmtId, wanted: Option<i128>) -> Option<StmtId> {
    let mut at = s;
    loop {
        match &body.stmts[at].kind {
            StmtKind::Case { lo, hi, body: inner } => {
                if wanted.is_some_and(|v| (*lo..=*hi).contains(&v)) {
                    return Some(s);
                }
                at = *inner;
            }
            StmtKind::Default { body: inner } => {
                if wanted.is_none() {
                    return Some(s);
                }
                at = *inner;
            }
            StmtKind::Label { body: inner, .. } => at = *inner,
            _ => return None,
        }
    }
}

/// Whether a label hides inside a nested statement, where this interpreter does not jump.
fn hides_label(body: &Body, s: StmtId) -> bool {
    match &body.stmts[s].kind {
        StmtKind::Case { .. } | StmtKind::Default { .. } => true,
        StmtKind::Block(stmts) => stmts.iter().any(|s| hides_label(body, *s)),
        StmtKind::If { then, otherwise, .. } => {
            hides_label(body, *then) || otherwise.expand().is_some_and(|s| hides_label(body, s))
        }
        StmtKind::While { body: inner, .. }
        | StmtKind::DoWhile { body: inner, .. }
        | StmtKind::For { body: inner, .. } => hides_label(body, *inner),
        _ => false,
    }
}
