//! What functions and expressions do besides giving a value.
//!
//! Template libraries compute with types: objects without data go through thousands of functions that do nothing when the program
//! runs. What gives only such an object and has no other effect is not generated, nor are the functions that only it would call.
//!
//! An expression counts as free of effects only if nothing in it could be an error in device code and it surely ends: loops,
//! recursion, most builtins and everything that writes to memory other than objects of its own are effects here.

use cranelift_entity::SecondaryMap;
use oxicc_frontend::builtins::{Form, Lowering, Op};
use oxicc_frontend::tree::expr::{Callee, CastKind, Category, ExprId, Lifetime, UnaryOp};
use oxicc_frontend::tree::stmt::StmtId;
use oxicc_frontend::tree::{
    Body, BodyState, DeclName, Expr, ExprKind, FnFlags, FunctionId, MemorySpace, QualType, RecordFlags,
    RecordId, StmtKind, TypeKind, VarFlags, VarId,
};
use rustc_hash::FxHashMap;

use crate::function::FnGen;
use crate::module::ModuleGen;

/// Nesting of expressions, statements and functions beyond which effects are assumed.
const MAX_DEPTH: u32 = 1000;

/// What is known about functions and classes so far.
#[derive(Default)]
pub(crate) struct Effects {
    /// Whether a function is free of effects. A constructor may write the object it is called for.
    functions: SecondaryMap<FunctionId, Known>,
    /// Whether a class has no data.
    classes: FxHashMap<RecordId, bool>,
    depth: u32,
}

/// The answers to a question about entities.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Known {
    #[default]
    NotYet,
    Yes,
    No,
}

impl Known {
    fn from(answer: bool) -> Known {
        if answer { Known::Yes } else { Known::No }
    }
}

/// Whether each expression of a body is free of effects.
pub(crate) type FreeExprs = SecondaryMap<ExprId, Known>;

impl FnGen<'_, '_> {
    /// Whether an expression need not be evaluated if nobody looks at its value.
    pub(crate) fn is_free(&mut self, e: ExprId) -> bool {
        self.m.is_free(self.body, e, &mut self.free)
    }
}

impl ModuleGen<'_> {
    /// Whether objects of a type have nothing in them to be read or written.
    pub(crate) fn has_no_data(&mut self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Record(r) => self.class_has_no_data(r),
            TypeKind::Array { elem, .. } => self.has_no_data(elem),
            _ => false,
        }
    }

    fn class_has_no_data(&mut self, id: RecordId) -> bool {
        let tree = self.tree;
        let record = &tree.records[id];
        if record.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES) {
            return false;
        }
        if record.flags.contains(RecordFlags::EMPTY) {
            return true;
        }
        if record.fields.is_empty() && record.bases.is_empty() || !record.is_complete() {
            return false;
        }
        if let Some(&known) = self.effects.classes.get(&id) {
            return known;
        }
        let answer = record.fields.iter().all(|f| f.bits.is_none() && self.has_no_data(f.ty))
            && record.bases.iter().all(|b| self.class_has_no_data(b.record));
        self.effects.classes.insert(id, answer);
        answer
    }

    /// Whether a call of a function does nothing but give its result, or build the object that a constructor is called for.
    pub(crate) fn is_free_function(&mut self, id: FunctionId) -> bool {
        match self.effects.functions[id] {
            Known::Yes => return true,
            Known::No => return false,
            Known::NotYet => {}
        }
        // What calls itself may not end.
        self.effects.functions[id] = Known::No;
        let answer = self.looks_free(id);
        self.effects.functions[id] = Known::from(answer);
        answer
    }

    fn looks_free(&mut self, id: FunctionId) -> bool {
        let tree = self.tree;
        let function = &tree.functions[id];
        let is_ctor = function.name == DeclName::Ctor;
        if function.flags.contains(FnFlags::TRIVIAL) {
            return is_ctor;
        }
        let special = FnFlags::HOST_ONLY | FnFlags::NORETURN | FnFlags::DEVICE_BUILTIN;
        if function.flags.intersects(special) || function.is_kernel() || function.name == DeclName::Dtor {
            return false;
        }
        let BodyState::Parsed(body) = &function.body else { return false };
        let has_vtable = |r: RecordId| {
            tree.records[r].flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES)
        };
        if !body.statics.is_empty() || is_ctor && function.record().is_none_or(has_vtable) {
            return false;
        }
        let mut free = FreeExprs::new();
        body.ctor_inits.iter().all(|init| self.is_free(body, init.init, &mut free))
            && body.block.expand().is_none_or(|block| self.is_free_stmt(body, block, &mut free))
    }

    fn is_free_stmt(&mut self, body: &Body, id: StmtId, free: &mut FreeExprs) -> bool {
        if self.effects.depth >= MAX_DEPTH {
            return false;
        }
        self.effects.depth += 1;
        let answer = match &body.stmts[id].kind {
            StmtKind::Null => true,
            StmtKind::Expr(e) => self.is_free(body, *e, free),
            StmtKind::Decl(decls) => decls.iter().all(|d| {
                let local = &body.locals[d.local];
                local.dtor.is_none()
                    && !local.ty.is_volatile()
                    && d.init.expand().is_none_or(|e| self.is_free(body, e, free))
            }),
            StmtKind::Block(stmts) => {
                // Nothing jumps to what follows a return: labels are no free statements.
                let last = stmts.iter().position(|s| returns(body, *s));
                let reached = last.map_or(&stmts[..], |at| &stmts[..=at]);
                reached.iter().all(|s| self.is_free_stmt(body, *s, free))
            }
            StmtKind::If { cond, then, otherwise, .. } => {
                self.is_free(body, *cond, free)
                    && self.is_free_stmt(body, *then, free)
                    && otherwise.expand().is_none_or(|s| self.is_free_stmt(body, s, free))
            }
            StmtKind::Return(value) => value.expand().is_none_or(|e| self.is_free(body, e, free)),
            _ => false,
        };
        self.effects.depth -= 1;
        answer
    }

    /// Whether an expression of a body does nothing but give a value.
    pub(crate) fn is_free(&mut self, body: &Body, id: ExprId, free: &mut FreeExprs) -> bool {
        match free[id] {
            Known::Yes => return true,
            Known::No => return false,
            Known::NotYet => {}
        }
        if self.effects.depth >= MAX_DEPTH {
            return false;
        }
        self.effects.depth += 1;
        let answer = self.is_plain_type(&body.exprs[id]) && self.is_free_kind(body, id, free);
        self.effects.depth -= 1;
        free[id] = Known::from(answer);
        answer
    }

    /// Whether values of the type of an expression can be dropped: no destructor runs for them, reading them is no effect.
    fn is_plain_type(&self, expr: &Expr) -> bool {
        let tree = self.tree;
        if tree.types.array_base(expr.ty).is_volatile() {
            return false;
        }
        match *tree.types.get(tree.types.array_base(expr.ty)) {
            TypeKind::Record(r) => {
                expr.category != Category::PRValue
                    || tree.records[r].flags.contains(RecordFlags::TRIVIAL_DTOR)
            }
            TypeKind::Complex(_) | TypeKind::Vector { .. } => false,
            _ => true,
        }
    }

    fn is_free_kind(&mut self, body: &Body, id: ExprId, free: &mut FreeExprs) -> bool {
        let mut all = |m: &mut Self, list: &[ExprId]| list.iter().all(|e| m.is_free(body, *e, free));
        match &body.exprs[id].kind {
            ExprKind::Const(_)
            | ExprKind::String(_)
            | ExprKind::Local(_)
            | ExprKind::This
            | ExprKind::ZeroInit
            | ExprKind::MemberAddr(_)
            | ExprKind::ArrayIndex { .. }
            | ExprKind::Opaque(_) => true,
            ExprKind::Var(v) => self.is_free_variable(*v),
            ExprKind::Field { base: e, .. }
            | ExprKind::Deref(e)
            | ExprKind::AddrOf(e)
            | ExprKind::PseudoDtor(e)
            | ExprKind::ArrayInit { elem: e } => all(self, &[*e]),
            ExprKind::MemberDeref { base: a, member: b }
            | ExprKind::Index { base: a, index: b }
            | ExprKind::Binary { lhs: a, rhs: b, .. }
            | ExprKind::Bind { common: a, value: b } => all(self, &[*a, *b]),
            ExprKind::Unary { op: UnaryOp::Neg | UnaryOp::BitNot | UnaryOp::Not, operand } => {
                all(self, &[*operand])
            }
            ExprKind::Conditional { cond, then, otherwise } => all(self, &[*cond, *then, *otherwise]),
            ExprKind::Cast { kind, operand, .. } => {
                let special = matches!(
                    kind,
                    CastKind::BitCast
                        | CastKind::FloatToComplex
                        | CastKind::ComplexToFloat
                        | CastKind::ComplexCast
                        | CastKind::VectorSplat
                        | CastKind::VectorConvert
                );
                !special && all(self, &[*operand])
            }
            ExprKind::Call { callee: Callee::Direct(f), object, args, .. } => {
                object.expand().is_none_or(|o| all(self, &[o]))
                    && all(self, args)
                    && self.tree.functions[*f].name != DeclName::Ctor
                    && self.is_free_function(*f)
            }
            ExprKind::Call { callee: Callee::Builtin(builtin), args, .. } => {
                matches!(builtin.lowering, Lowering::Form(Form::False) | Lowering::Op(Op::Expect))
                    && all(self, args)
            }
            ExprKind::Construct { ctor, args } => all(self, args) && self.is_free_function(*ctor),
            ExprKind::ZeroThenConstruct { ctor } => self.is_free_function(*ctor),
            ExprKind::Aggregate { inits, filler, .. } => {
                inits.iter().all(|(_, e)| all(self, &[*e])) && filler.expand().is_none_or(|e| all(self, &[e]))
            }
            ExprKind::MaterializeTemp { value, lifetime, dtor } => {
                dtor.is_none() && *lifetime != Lifetime::Static && all(self, &[*value])
            }
            _ => false,
        }
    }

    fn is_free_variable(&mut self, id: VarId) -> bool {
        let var = &self.tree.vars[id];
        if var.flags.contains(VarFlags::THREAD_LOCAL) {
            return false;
        }
        // What the host's variables hold may be an error to ask for.
        var.special.is_some() || var.space != MemorySpace::Host || self.has_no_data(var.ty)
    }
}

/// Whether control never comes out at the end of a statement without labels, because it returns.
fn returns(body: &Body, id: StmtId) -> bool {
    match &body.stmts[id].kind {
        StmtKind::Return(_) => true,
        StmtKind::Block(stmts) => stmts.iter().any(|s| returns(body, *s)),
        StmtKind::If { then, otherwise, .. } => {
            returns(body, *then) && otherwise.expand().is_some_and(|s| returns(body, s))
        }
        _ => false,
    }
}
