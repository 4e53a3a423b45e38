//! What a body does with its variables: those that nothing refers to, that are set and never read, that are read before they are set.
//!
//! A walk over the typed tree finds the mentions and what each is for. Names in operands that are not evaluated, in discarded
//! statements, and constants that were folded are not in the tree: where the tokens of the body have more mentions of a name than
//! the tree, nothing is said about it.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::tree::body::LocalKind;
use crate::tree::expr::{BinaryOp, Callee, CastKind, Category, ExprKind};
use crate::tree::stmt::{LocalDecl, StmtKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{Body, ExprId, FunctionId, LocalId, RecordFlags, StmtId, TokenRange, VarFlags, VarId};

/// What an expression is evaluated for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    Read,
    Write,
    /// Read, changed, written back.
    Update,
    /// Its address goes elsewhere: anything may happen to it.
    Escape,
    /// Its value is dropped.
    Drop,
}

/// What happens to one variable.
#[derive(Clone, Copy, Default)]
struct Usage {
    /// Mentions in the tree, its declaration not counted.
    mentions: u32,
    declared_in_loop: u32,
    has_value: bool,
    is_set: bool,
    is_used: bool,
    read_too_early: Option<Span>,
}

/// A variable of the body.
struct Candidate {
    name: Symbol,
    span: Span,
    what: &'static str,
    usage: Usage,
}

impl Sema<'_> {
    /// Warns about the body that has just been read, whose tokens are `range`.
    pub(crate) fn lint_body(&mut self, function: FunctionId, range: TokenRange) {
        // Bodies of the host are read for the kernels they launch; their own compiler warns of them.
        if !self.is_evaluated()
            || !self.in_device_code()
            || self.is_header(self.tree.functions[function].span.lo)
        {
            return;
        }
        self.lint_launch_bounds(function);
        if !self.diags.has_errors() {
            self.lint_missing_return(function);
        } else if !self.options.language.check_unused {
            // A misspelt name is the mistake, not the variable that it leaves unused.
            return;
        }
        self.lint_variables(range);
    }

    /// `[[maybe_unused]]` before a declaration: of all that it declares, the first one having this number.
    pub(crate) fn silence_locals(&mut self, first: usize) {
        let spans: Vec<Span> = self.cx.body.locals.values().skip(first).map(|l| l.span).collect();
        self.lints.maybe_unused.extend(spans.iter().map(|s| s.lo));
    }

    fn lint_variables(&mut self, range: TokenRange) {
        let body = &self.cx.body;
        let static_names = body.statics.iter().filter_map(|v| self.tree.vars[*v].name);
        let local_names = body.locals.values().filter_map(|l| l.name);
        let mut counts: FxHashMap<Symbol, i64> = static_names.chain(local_names).map(|n| (n, 0)).collect();
        if counts.is_empty() {
            return;
        }
        for at in range.start..range.end {
            let token = self.tokens.get(at as usize);
            if token.kind == TokenKind::Ident
                && let Some(count) = counts.get_mut(&token.symbol())
            {
                *count += 1;
            }
        }
        let mut walk = Walk::new(self, body);
        for init in &body.ctor_inits {
            walk.value(init.init);
        }
        if let Some(block) = body.block.expand() {
            walk.statement(block);
        }
        let (locals, statics, jumps) = (walk.locals, walk.statics, walk.has_labels);
        let mut found: Vec<Candidate> = Vec::new();
        for (id, local) in &body.locals {
            let Some(name) = local.name else { continue };
            let usage = locals.get(&id).copied().unwrap_or_default();
            let (what, declared) = match local.kind {
                LocalKind::Var => ("variable", 1),
                LocalKind::Param(_) => ("parameter", 0),
                LocalKind::Hidden => continue,
            };
            // Every mention that the tree accounts for, the one of the declaration included.
            counts.entry(name).and_modify(|c| *c -= i64::from(usage.mentions) + declared);
            if local.dtor.is_none() && self.is_plain_data(local.ty) {
                found.push(Candidate { name, span: local.span, what, usage });
            }
        }
        for v in &body.statics {
            let data = &self.tree.vars[*v];
            let Some(name) = data.name else { continue };
            let usage = statics.get(v).copied().unwrap_or_default();
            counts.entry(name).and_modify(|c| *c -= i64::from(usage.mentions) + 1);
            if !data.flags.contains(VarFlags::EXTERN) && self.is_plain_data(data.ty) {
                found.push(Candidate { name, span: data.span, what: "variable", usage });
            }
        }
        found.retain(|c| counts.get(&c.name) == Some(&0));
        let errors = self.diags.has_errors();
        let early = found
            .iter()
            .filter(|_| !jumps && !errors)
            .filter_map(|c| Some((c.usage.read_too_early?, c.name)));
        let early: Vec<(Span, Symbol)> = early.collect();
        for (span, name) in early {
            let text = diag::variable_is_used_before_set(&self.text(name));
            self.lint(text, span);
        }
        // In another instance of the template the value may be used.
        let instance = self
            .cx
            .function
            .is_some_and(|f| self.tree.functions[f].instance_of.is_some() || self.in_template_instance(f));
        for Candidate { name, span, what, usage } in found {
            if self.lints.maybe_unused.contains(&span.lo) {
                continue;
            }
            if usage.mentions == 0 && what == "variable" {
                let what = format!("variable \"{}\"", self.text(name));
                self.lint(diag::was_declared_but_never_referenced(&what), span);
            } else if usage.mentions > 0 && !usage.is_used && usage.is_set && !instance && !errors {
                let what = format!("{what} \"{}\"", self.text(name));
                self.lint(diag::was_set_but_never_used(&what), span);
            }
        }
    }

    /// Whether an object of the type is nothing but its value: making and destroying it does nothing else.
    fn is_plain_data(&self, ty: QualType) -> bool {
        let base = self.tree.types.array_base(ty);
        match self.tree.types.get(base) {
            _ if base.is_volatile() => false,
            TypeKind::Int(_) | TypeKind::Float(_) | TypeKind::Pointer(_) | TypeKind::Enum(_) => true,
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => true,
            TypeKind::Record(r) => {
                let record = &self.tree.records[*r];
                // A closure has no default constructor, and its captures are what they are.
                let made = match record.lambda {
                    Some(_) => RecordFlags::empty(),
                    None => RecordFlags::TRIVIAL_DEFAULT_CTOR,
                };
                record.flags.contains(made | RecordFlags::TRIVIAL_DTOR)
            }
            _ => false,
        }
    }
}

/// The walk over a body.
struct Walk<'a> {
    sema: &'a Sema<'a>,
    body: &'a Body,
    locals: FxHashMap<LocalId, Usage>,
    statics: FxHashMap<VarId, Usage>,
    loops: u32,
    has_labels: bool,
}

impl<'a> Walk<'a> {
    fn new<'b: 'a>(sema: &'a Sema<'b>, body: &'a Body) -> Walk<'a> {
        Walk {
            sema,
            body,
            locals: FxHashMap::default(),
            statics: FxHashMap::default(),
            loops: 0,
            has_labels: false,
        }
    }

    fn declaration(&mut self, decl: &LocalDecl) {
        if let Some(init) = decl.init.expand() {
            // What the initialiser says about the variable itself comes before its value is set.
            let local = &self.body.locals[decl.local];
            let scalar = self.sema.tree.is_scalar(local.ty);
            let usage = self.locals.entry(decl.local).or_default();
            usage.declared_in_loop = self.loops;
            usage.has_value = !scalar;
            self.value(init);
            let usage = self.locals.entry(decl.local).or_default();
            usage.has_value = true;
            usage.is_set = true;
            return;
        }
        let class = self.sema.tree.types.as_record(self.body.locals[decl.local].ty);
        let usage = self.locals.entry(decl.local).or_default();
        usage.declared_in_loop = self.loops;
        usage.has_value = class.is_some_and(|r| self.sema.tree.records[r].fields.is_empty());
    }

    /// An operand: of a glvalue the address goes elsewhere, of a prvalue the value is used.
    fn value(&mut self, e: ExprId) {
        let access = match self.body.exprs[e].category {
            Category::PRValue => Access::Read,
            Category::LValue | Category::XValue => Access::Escape,
        };
        self.expression(e, access);
    }

    fn values(&mut self, list: &[ExprId]) {
        for e in list {
            self.value(*e);
        }
    }

    fn mention(&mut self, local: LocalId, access: Access, span: Span) {
        let loops = self.loops;
        let data = &self.body.locals[local];
        let is_var = data.kind == LocalKind::Var;
        let reference = self.sema.tree.types.is_reference(data.ty);
        let usage = self.locals.entry(local).or_default();
        let early = is_var && !reference && !usage.has_value && usage.declared_in_loop >= loops;
        touch(usage, if reference { Access::Escape } else { access }, early.then_some(span));
    }

    fn expression(&mut self, e: ExprId, access: Access) {
        let expr = &self.body.exprs[e];
        match &expr.kind {
            ExprKind::Local(local) => self.mention(*local, access, expr.span),
            ExprKind::Var(v) => touch(self.statics.entry(*v).or_default(), access, None),
            ExprKind::Field { base, .. } => {
                let through = self.body.exprs[*base].category == Category::PRValue;
                self.expression(*base, if through { Access::Read } else { access });
            }
            ExprKind::Index { base, index } => {
                self.value(*index);
                match &self.body.exprs[*base].kind {
                    ExprKind::Cast { kind: CastKind::ArrayToPointer, operand, .. } => {
                        self.expression(*operand, access)
                    }
                    _ => self.value(*base),
                }
            }
            ExprKind::Cast { kind, operand, .. } => match kind {
                CastKind::LValueToRValue => {
                    let access = if access == Access::Drop { Access::Drop } else { Access::Read };
                    self.expression(*operand, access);
                }
                CastKind::ToVoid => self.expression(*operand, Access::Drop),
                CastKind::ArrayToPointer => self.expression(*operand, Access::Escape),
                _ if self.body.exprs[*operand].category != Category::PRValue => {
                    self.expression(*operand, access)
                }
                _ => self.expression(*operand, if access == Access::Drop { access } else { Access::Read }),
            },
            ExprKind::Deref(e) | ExprKind::PseudoDtor(e) => self.value(*e),
            ExprKind::AddrOf(e) => self.expression(*e, Access::Escape),
            ExprKind::Unary { op, operand } => match op.changes_operand() {
                true => self.expression(*operand, Access::Update),
                false => self.value(*operand),
            },
            ExprKind::Assign { lhs, rhs } => {
                self.value(*rhs);
                self.expression(*lhs, Access::Write);
            }
            ExprKind::CompoundAssign { lhs, rhs, .. } => {
                self.value(*rhs);
                self.expression(*lhs, Access::Update);
            }
            ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } => {
                self.expression(*lhs, Access::Drop);
                self.expression(*rhs, access);
            }
            ExprKind::Binary { lhs, rhs, .. } => self.values(&[*lhs, *rhs]),
            ExprKind::Conditional { cond, then, otherwise } => {
                self.value(*cond);
                self.expression(*then, access);
                self.expression(*otherwise, access);
            }
            ExprKind::Call { callee, object, args, .. } => {
                if let Callee::Indirect(e) | Callee::MemberPointer(e) = callee {
                    self.value(*e);
                }
                if let Some(object) = object.expand() {
                    self.value(object);
                }
                self.values(args);
            }
            ExprKind::Construct { args, .. } => self.values(args),
            ExprKind::Aggregate { inits, filler, .. } => {
                for (_, e) in inits {
                    self.value(*e);
                }
                if let Some(filler) = filler.expand() {
                    self.value(filler);
                }
            }
            ExprKind::ArrayInit { elem } => self.value(*elem),
            ExprKind::MaterializeTemp { value, .. } => self.value(*value),
            ExprKind::Bind { common, value } => self.values(&[*common, *value]),
            ExprKind::MemberDeref { base, member } => self.values(&[*base, *member]),
            ExprKind::New(new) => {
                self.values(&new.placement);
                let parts = [new.count, new.init, new.rest];
                for e in parts.into_iter().flatten() {
                    self.value(e);
                }
            }
            ExprKind::Delete(delete) => self.value(delete.operand),
            ExprKind::StmtExpr(stmt) => self.statement_expression(*stmt),
            ExprKind::VaArg { list } => self.expression(*list, Access::Escape),
            ExprKind::Throw(e) => {
                if let Some(e) = e.expand() {
                    self.value(e);
                }
            }
            ExprKind::TypeId(e) | ExprKind::DynamicCast { operand: e } => self.value(*e),
            ExprKind::KernelLaunch { kernel, config, args } => {
                self.value(*kernel);
                self.values(config);
                self.values(args);
            }
            ExprKind::Error
            | ExprKind::Overload(_)
            | ExprKind::Const(_)
            | ExprKind::String(_)
            | ExprKind::Function(_)
            | ExprKind::This
            | ExprKind::MemberAddr(_)
            | ExprKind::MemberFnAddr(_)
            | ExprKind::ZeroInit
            | ExprKind::ZeroThenConstruct { .. }
            | ExprKind::ArrayIndex { .. }
            | ExprKind::Opaque(_) => {}
        }
    }

    /// `({ ... })`: the last expression is its value.
    fn statement_expression(&mut self, stmt: StmtId) {
        let StmtKind::Block(stmts) = &self.body.stmts[stmt].kind else { return self.statement(stmt) };
        let Some((last, before)) = stmts.split_last() else { return };
        before.iter().for_each(|s| self.statement(*s));
        match self.body.stmts[*last].kind {
            StmtKind::Expr(e) => self.value(e),
            _ => self.statement(*last),
        }
    }

    fn in_loop(&mut self, run: impl FnOnce(&mut Self)) {
        self.loops += 1;
        run(self);
        self.loops -= 1;
    }

    fn statement(&mut self, stmt: StmtId) {
        match &self.body.stmts[stmt].kind {
            StmtKind::Null | StmtKind::Goto(_) | StmtKind::Break | StmtKind::Continue => {}
            StmtKind::Expr(e) => self.expression(*e, Access::Drop),
            StmtKind::Decl(decls) => decls.iter().for_each(|d| self.declaration(d)),
            StmtKind::Block(stmts) => stmts.iter().for_each(|s| self.statement(*s)),
            StmtKind::If { cond, then, otherwise, .. } => {
                self.value(*cond);
                self.statement(*then);
                if let Some(otherwise) = otherwise.expand() {
                    self.statement(otherwise);
                }
            }
            StmtKind::While { decl, cond, body, .. } => {
                if let Some(decl) = decl.expand() {
                    self.statement(decl);
                }
                self.value(*cond);
                self.in_loop(|w| w.statement(*body));
            }
            StmtKind::DoWhile { body, cond, .. } => self.in_loop(|w| {
                w.statement(*body);
                w.value(*cond);
            }),
            StmtKind::For { init, decl, cond, step, body, .. } => {
                for s in [init, decl].into_iter().filter_map(|s| s.expand()) {
                    self.statement(s);
                }
                if let Some(cond) = cond.expand() {
                    self.value(cond);
                }
                self.in_loop(|w| {
                    w.statement(*body);
                    if let Some(step) = step.expand() {
                        w.expression(step, Access::Drop);
                    }
                });
            }
            StmtKind::Switch { cond, body } => {
                self.value(*cond);
                self.statement(*body);
            }
            StmtKind::Case { body, .. } | StmtKind::Default { body } => self.statement(*body),
            StmtKind::Label { body, .. } => {
                self.has_labels = true;
                self.statement(*body);
            }
            StmtKind::Return(e) => {
                if let Some(e) = e.expand() {
                    self.value(e);
                }
            }
            StmtKind::Asm(asm) => {
                for operand in &asm.inputs {
                    self.value(operand.expr);
                }
                for operand in &asm.outputs {
                    let access =
                        if operand.constraint.contains('+') { Access::Update } else { Access::Write };
                    self.expression(operand.expr, access);
                }
            }
            StmtKind::Try { block, handlers } => {
                self.statement(*block);
                handlers.iter().for_each(|(_, s)| self.statement(*s));
            }
        }
    }
}

/// Notes a mention; `early` is its place if no value has been set before it.
fn touch(usage: &mut Usage, access: Access, early: Option<Span>) {
    usage.mentions += 1;
    match access {
        Access::Read | Access::Update => {
            usage.is_used = true;
            if usage.read_too_early.is_none() {
                usage.read_too_early = early;
            }
        }
        Access::Escape => usage.is_used = true,
        Access::Write | Access::Drop => {}
    }
    if access == Access::Write {
        usage.is_set = true;
    }
    if access != Access::Drop {
        usage.has_value = true;
    }
}
