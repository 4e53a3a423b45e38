//! A compact text form of bodies, for tests and debugging: one s-expression per statement.

use std::fmt::Write;

use super::body::{Body, CtorTarget, LocalId};
use super::expr::{Callee, ExprId, ExprKind, InitTarget};
use super::stmt::{StmtId, StmtKind};
use super::value::ConstValue;
use super::{DeclName, FunctionId, QualType, Tree, TypeKind};
use crate::constexpr::arith::Num;
use crate::lex::Interner;

/// Prints a body.
pub fn dump(tree: &Tree, interner: &Interner, body: &Body) -> String {
    let mut d = Dumper { tree, interner, body, out: String::new() };
    for init in &body.ctor_inits {
        d.out.push_str("(init ");
        match init.target {
            CtorTarget::Base(i) => write!(d.out, "base{i} "),
            CtorTarget::VirtualBase(i) => write!(d.out, "vbase{i} "),
            CtorTarget::Field(f) => write!(d.out, ".{} ", f.index),
            CtorTarget::Delegate => write!(d.out, "delegate "),
        }
        .unwrap_or(());
        d.expr(init.init);
        d.out.push_str(")\n");
    }
    match (body.block.expand(), body.value.expand()) {
        (Some(block), _) => d.stmt(block, 0),
        (None, Some(value)) => d.expr(value),
        _ => {}
    }
    d.out
}

struct Dumper<'t> {
    tree: &'t Tree,
    interner: &'t Interner,
    body: &'t Body,
    out: String,
}

impl Dumper<'_> {
    fn local(&mut self, local: LocalId) {
        match self.body.locals[local].name {
            Some(name) => self.out.push_str(self.interner.get(name)),
            None => {
                let _ = write!(self.out, "%{}", local.as_u32());
            }
        }
    }

    fn function(&mut self, f: FunctionId) {
        let function = &self.tree.functions[f];
        let class = function.record().and_then(|r| self.tree.records[r].name).map(|n| self.interner.get(n));
        match function.name {
            DeclName::Ident(name) => self.out.push_str(self.interner.get(name)),
            DeclName::Ctor => self.out.push_str(class.unwrap_or("closure")),
            DeclName::Dtor => {
                let _ = write!(self.out, "~{}", class.unwrap_or("closure"));
            }
            DeclName::Operator(op) => {
                let _ = write!(self.out, "operator.{op:?}");
            }
            DeclName::Conversion(_) => self.out.push_str("conversion"),
            DeclName::Literal(_) => self.out.push_str("literal"),
            DeclName::Guide(_) => self.out.push_str("guide"),
        }
    }

    fn ty(&mut self, ty: QualType) {
        let q = ty.quals();
        if q.contains(super::types::Quals::CONST) {
            self.out.push_str("const ");
        }
        match self.tree.types.get(ty) {
            TypeKind::Int(k) => {
                let _ = write!(self.out, "{k:?}");
            }
            TypeKind::Float(k) => {
                let _ = write!(self.out, "{k:?}");
            }
            TypeKind::Void => self.out.push_str("void"),
            TypeKind::NullPtr => self.out.push_str("nullptr_t"),
            TypeKind::Pointer(t) => {
                let t = *t;
                self.ty(t);
                self.out.push('*');
            }
            TypeKind::LValueRef(t) => {
                let t = *t;
                self.ty(t);
                self.out.push('&');
            }
            TypeKind::RValueRef(t) => {
                let t = *t;
                self.ty(t);
                self.out.push_str("&&");
            }
            TypeKind::Array { elem, len } => {
                let (elem, len) = (*elem, *len);
                self.ty(elem);
                match len {
                    super::types::ArrayLen::Known(n) => {
                        let _ = write!(self.out, "[{n}]");
                    }
                    _ => self.out.push_str("[]"),
                }
            }
            TypeKind::Record(r) => match self.tree.records[*r].name {
                Some(name) => self.out.push_str(self.interner.get(name)),
                None => self.out.push_str("closure"),
            },
            TypeKind::Enum(e) => match self.tree.enums[*e].name {
                Some(name) => self.out.push_str(self.interner.get(name)),
                None => self.out.push_str("enum"),
            },
            TypeKind::Function(_) => self.out.push_str("fn"),
            TypeKind::Error => self.out.push_str("<error>"),
            _ => self.out.push('?'),
        }
    }

    fn value(&mut self, value: &ConstValue, ty: QualType) {
        let _ = match (value, self.tree.types.get(ty)) {
            (ConstValue::Int(v), _) => write!(self.out, "{v}"),
            (ConstValue::Float(bits), TypeKind::Float(super::types::FloatKind::Float)) => {
                write!(self.out, "{:?}f", f32::from_bits(*bits as u32))
            }
            (ConstValue::Float(bits), TypeKind::Float(kind)) => {
                write!(self.out, "{:?}", Num::from_bits(*kind, *bits).to_f64())
            }
            (ConstValue::Pointer(p), _) => write!(self.out, "&{:?}+{}", p.base, p.offset),
            (other, _) => write!(self.out, "{other:?}"),
        };
    }

    fn list(&mut self, head: &str, items: &[ExprId]) {
        self.out.push('(');
        self.out.push_str(head);
        for item in items {
            self.out.push(' ');
            self.expr(*item);
        }
        self.out.push(')');
    }

    // One arm for each kind of expression.
    fn expr(&mut self, e: ExprId) {
        let expr = &self.body.exprs[e];
        match &expr.kind {
            ExprKind::Error => self.out.push_str("<error>"),
            ExprKind::Overload(_) => self.out.push_str("<overload>"),
            ExprKind::Const(value) => self.value(value, expr.ty),
            ExprKind::String(id) => {
                let text = String::from_utf8_lossy(&self.tree.strings[*id].bytes).into_owned();
                let _ = write!(self.out, "{:?}", text.trim_end_matches('\0'));
            }
            ExprKind::Local(l) => self.local(*l),
            ExprKind::Var(v) => match self.tree.vars[*v].name {
                Some(name) => {
                    let _ = write!(self.out, "@{}", self.interner.get(name));
                }
                None => self.out.push_str("@var"),
            },
            ExprKind::Function(f) => self.function(*f),
            ExprKind::This => self.out.push_str("this"),
            ExprKind::Field { base, field } => {
                self.out.push_str("(. ");
                self.expr(*base);
                match self.tree.records[field.record].fields[field.index as usize].name {
                    Some(name) => {
                        let _ = write!(self.out, " {})", self.interner.get(name));
                    }
                    None => {
                        let _ = write!(self.out, " {})", field.index);
                    }
                }
            }
            ExprKind::Deref(x) => self.list("*", &[*x]),
            ExprKind::AddrOf(x) => self.list("&", &[*x]),
            ExprKind::MemberAddr(f) => {
                let _ = write!(self.out, "(member {})", f.index);
            }
            ExprKind::MemberFnAddr(f) => {
                self.out.push_str("(memberfn ");
                self.function(*f);
                self.out.push(')');
            }
            ExprKind::MemberDeref { base, member } => self.list(".*", &[*base, *member]),
            ExprKind::Index { base, index } => self.list("[]", &[*base, *index]),
            ExprKind::Unary { op, operand } => self.list(&format!("{op:?}"), &[*operand]),
            ExprKind::Binary { op, lhs, rhs } => self.list(&format!("{op:?}"), &[*lhs, *rhs]),
            ExprKind::Assign { lhs, rhs } => self.list("=", &[*lhs, *rhs]),
            ExprKind::CompoundAssign { op, lhs, rhs, .. } => self.list(&format!("{op:?}="), &[*lhs, *rhs]),
            ExprKind::Conditional { cond, then, otherwise } => self.list("?:", &[*cond, *then, *otherwise]),
            ExprKind::Cast { kind: super::expr::CastKind::LValueToRValue, operand, .. } => {
                self.list("load", &[*operand])
            }
            ExprKind::Cast { kind, operand, .. } => {
                let _ = write!(self.out, "({kind:?}:");
                self.ty(expr.ty);
                self.out.push(' ');
                self.expr(*operand);
                self.out.push(')');
            }
            ExprKind::Call { callee, object, args, .. } => {
                self.out.push_str("(call ");
                match callee {
                    Callee::Direct(f) => self.function(*f),
                    Callee::Virtual(f) => {
                        self.out.push_str("virtual ");
                        self.function(*f);
                    }
                    Callee::Indirect(e) => self.expr(*e),
                    Callee::MemberPointer(e) => {
                        self.out.push_str("->* ");
                        self.expr(*e);
                    }
                    Callee::Builtin(builtin) => self.out.push_str(builtin.name),
                }
                if let Some(object) = object.expand() {
                    self.out.push_str(" on ");
                    self.expr(object);
                }
                for arg in args.iter() {
                    self.out.push(' ');
                    self.expr(*arg);
                }
                self.out.push(')');
            }
            ExprKind::Construct { ctor, args } => {
                self.out.push_str("(new-object ");
                self.function(*ctor);
                for arg in args.iter() {
                    self.out.push(' ');
                    self.expr(*arg);
                }
                self.out.push(')');
            }
            ExprKind::Aggregate { inits, filler, .. } => {
                self.out.push('{');
                for (i, (target, e)) in inits.iter().enumerate() {
                    if i > 0 {
                        self.out.push(' ');
                    }
                    let _ = match target {
                        InitTarget::Field(i) => write!(self.out, ".{i}="),
                        InitTarget::Default(i) => write!(self.out, ".{i}:="),
                        InitTarget::Base(i) => write!(self.out, "base{i}="),
                        InitTarget::Element(i) => write!(self.out, "[{i}]="),
                    };
                    self.expr(*e);
                }
                if let Some(filler) = filler.expand() {
                    self.out.push_str(" ...=");
                    self.expr(filler);
                }
                self.out.push('}');
            }
            ExprKind::ZeroInit => {
                self.out.push_str("(zero ");
                self.ty(expr.ty);
                self.out.push(')');
            }
            ExprKind::ZeroThenConstruct { ctor } => {
                self.out.push_str("(zero-then ");
                self.function(*ctor);
                self.out.push(')');
            }
            ExprKind::ArrayInit { elem } => self.list("each", &[*elem]),
            ExprKind::ArrayIndex { outwards } => {
                let _ = write!(self.out, "index {outwards}");
            }
            ExprKind::MaterializeTemp { value, .. } => self.list("temp", &[*value]),
            ExprKind::Bind { common, value } => self.list("bind", &[*common, *value]),
            ExprKind::Opaque(_) => self.out.push_str("opaque"),
            ExprKind::New(new) => {
                self.out.push_str("(new ");
                self.ty(new.object);
                for e in new.count.iter().chain(&new.init).chain(&new.rest) {
                    self.out.push(' ');
                    self.expr(*e);
                }
                self.out.push(')');
            }
            ExprKind::Delete(d) => self.list("delete", &[d.operand]),
            ExprKind::PseudoDtor(x) => self.list("destroy", &[*x]),
            ExprKind::StmtExpr(block) => {
                self.out.push_str("(stmts ");
                self.stmt(*block, 0);
                self.out.push(')');
            }
            ExprKind::VaArg { list } => self.list("va_arg", &[*list]),
            ExprKind::Throw(e) => {
                let items: Vec<ExprId> = e.expand().into_iter().collect();
                self.list("throw", &items);
            }
            ExprKind::TypeId(e) => self.list("typeid", &[*e]),
            ExprKind::DynamicCast { operand } => self.list("dynamic_cast", &[*operand]),
            ExprKind::KernelLaunch { kernel, args, .. } => {
                self.out.push_str("(launch ");
                self.expr(*kernel);
                for arg in args.iter() {
                    self.out.push(' ');
                    self.expr(*arg);
                }
                self.out.push(')');
            }
        }
    }

    fn line(&mut self, depth: usize) {
        for _ in 0..depth {
            self.out.push_str("  ");
        }
    }

    // One arm for each kind of statement.
    fn stmt(&mut self, s: StmtId, depth: usize) {
        self.line(depth);
        match &self.body.stmts[s].kind {
            StmtKind::Null => self.out.push_str(";\n"),
            StmtKind::Expr(e) => {
                self.expr(*e);
                self.out.push('\n');
            }
            StmtKind::Decl(decls) => {
                for (i, decl) in decls.iter().enumerate() {
                    if i > 0 {
                        self.line(depth);
                    }
                    self.out.push_str("(let ");
                    self.local(decl.local);
                    self.out.push_str(": ");
                    self.ty(self.body.locals[decl.local].ty);
                    if let Some(init) = decl.init.expand() {
                        self.out.push_str(" = ");
                        self.expr(init);
                    }
                    self.out.push_str(")\n");
                }
            }
            StmtKind::Block(list) => {
                self.out.push_str("{\n");
                for s in list.iter() {
                    self.stmt(*s, depth + 1);
                }
                self.line(depth);
                self.out.push_str("}\n");
            }
            StmtKind::If { cond, then, otherwise, .. } => {
                self.out.push_str("if ");
                self.expr(*cond);
                self.out.push('\n');
                self.stmt(*then, depth + 1);
                if let Some(otherwise) = otherwise.expand() {
                    self.line(depth);
                    self.out.push_str("else\n");
                    self.stmt(otherwise, depth + 1);
                }
            }
            StmtKind::While { cond, body, .. } => {
                self.out.push_str("while ");
                self.expr(*cond);
                self.out.push('\n');
                self.stmt(*body, depth + 1);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.out.push_str("do\n");
                self.stmt(*body, depth + 1);
                self.line(depth);
                self.out.push_str("while ");
                self.expr(*cond);
                self.out.push('\n');
            }
            StmtKind::For { init, cond, step, body, unroll, .. } => {
                self.out.push_str("for ");
                if *unroll != super::stmt::Unroll::None {
                    let _ = write!(self.out, "unroll={unroll:?} ");
                }
                if let Some(cond) = cond.expand() {
                    self.expr(cond);
                }
                self.out.push_str("; ");
                if let Some(step) = step.expand() {
                    self.expr(step);
                }
                self.out.push('\n');
                if let Some(init) = init.expand() {
                    self.stmt(init, depth + 1);
                }
                self.stmt(*body, depth + 1);
            }
            StmtKind::Switch { cond, body } => {
                self.out.push_str("switch ");
                self.expr(*cond);
                self.out.push('\n');
                self.stmt(*body, depth + 1);
            }
            StmtKind::Case { lo, hi, body } => {
                let _ = if lo == hi {
                    writeln!(self.out, "case {lo}")
                } else {
                    writeln!(self.out, "case {lo}...{hi}")
                };
                self.stmt(*body, depth + 1);
            }
            StmtKind::Default { body } => {
                self.out.push_str("default\n");
                self.stmt(*body, depth + 1);
            }
            StmtKind::Label { label, body } => {
                let _ = writeln!(self.out, "label {}", self.interner.get(*label));
                self.stmt(*body, depth);
            }
            StmtKind::Goto(label) => {
                let _ = writeln!(self.out, "goto {}", self.interner.get(*label));
            }
            StmtKind::Break => self.out.push_str("break\n"),
            StmtKind::Continue => self.out.push_str("continue\n"),
            StmtKind::Return(e) => {
                self.out.push_str("return");
                if let Some(e) = e.expand() {
                    self.out.push(' ');
                    self.expr(e);
                }
                self.out.push('\n');
            }
            StmtKind::Asm(asm) => {
                let _ = write!(self.out, "(asm {:?}", asm.template);
                for operand in asm.outputs.iter().chain(asm.inputs.iter()) {
                    let _ = write!(self.out, " {:?}", operand.constraint);
                    self.out.push(' ');
                    self.expr(operand.expr);
                }
                self.out.push_str(")\n");
            }
            StmtKind::Try { block, .. } => {
                self.out.push_str("try\n");
                self.stmt(*block, depth + 1);
            }
        }
    }
}
