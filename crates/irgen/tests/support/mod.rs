//! Small trees by hand: just enough to write a kernel without a frontend.

use oxicc_arch::Target;
use oxicc_frontend::layout;
use oxicc_frontend::lex::{Interner, Symbol};
use oxicc_frontend::tree::expr::{BinaryOp, CastKind, Category, UnaryOp};
use oxicc_frontend::tree::stmt::{LocalDecl, Stmt};
use oxicc_frontend::tree::types::FnType;
use oxicc_frontend::tree::*;
use oxicc_irgen::Options;
use oxicc_source::Span;
use std::io::Write;
use std::process::{Command, Stdio};

/// A tree under construction, and the body of the function being written.
pub struct Build {
    pub tree: Tree,
    pub names: Interner,
    pub body: Body,
}

impl Build {
    pub fn new() -> Build {
        Build { tree: Tree::new(), names: Interner::new(), body: Body::new() }
    }

    pub fn symbol(&mut self, name: &str) -> Symbol {
        self.names.intern(name.as_bytes())
    }

    // Expressions.

    pub fn expr(&mut self, kind: ExprKind, ty: QualType, category: Category) -> ExprId {
        self.body.exprs.push(Expr { kind, ty, category, span: Span::NONE })
    }
    pub fn prvalue(&mut self, kind: ExprKind, ty: QualType) -> ExprId {
        self.expr(kind, ty, Category::PRValue)
    }
    pub fn lvalue(&mut self, kind: ExprKind, ty: QualType) -> ExprId {
        self.expr(kind, ty, Category::LValue)
    }
    pub fn int(&mut self, v: i128) -> ExprId {
        self.prvalue(ExprKind::Const(ConstValue::Int(v)), QualType::INT)
    }
    pub fn local(&mut self, l: LocalId) -> ExprId {
        let ty = self.tree.types.strip_ref(self.body.locals[l].ty);
        self.lvalue(ExprKind::Local(l), ty)
    }
    pub fn cast(&mut self, kind: CastKind, operand: ExprId, ty: QualType) -> ExprId {
        self.prvalue(ExprKind::Cast { kind, operand, path: Box::default() }, ty)
    }
    pub fn read(&mut self, lvalue: ExprId) -> ExprId {
        let ty = self.body.exprs[lvalue].ty.unqualified();
        self.cast(CastKind::LValueToRValue, lvalue, ty)
    }
    pub fn value(&mut self, l: LocalId) -> ExprId {
        let e = self.local(l);
        self.read(e)
    }
    pub fn binary(&mut self, op: BinaryOp, lhs: ExprId, rhs: ExprId, ty: QualType) -> ExprId {
        self.prvalue(ExprKind::Binary { op, lhs, rhs }, ty)
    }
    pub fn assign(&mut self, lhs: ExprId, rhs: ExprId) -> ExprId {
        let ty = self.body.exprs[lhs].ty;
        self.lvalue(ExprKind::Assign { lhs, rhs }, ty)
    }
    pub fn increment(&mut self, operand: ExprId) -> ExprId {
        let ty = self.body.exprs[operand].ty;
        self.lvalue(ExprKind::Unary { op: UnaryOp::PreInc, operand }, ty)
    }
    pub fn index(&mut self, base: ExprId, index: ExprId) -> ExprId {
        let ty = self.tree.types.pointee(self.body.exprs[base].ty).unwrap();
        self.lvalue(ExprKind::Index { base, index }, ty)
    }
    pub fn field(&mut self, base: ExprId, record: RecordId, index: u32) -> ExprId {
        let ty = self.tree.records[record].fields[index as usize].ty;
        self.lvalue(ExprKind::Field { base, field: FieldRef { record, index } }, ty)
    }
    pub fn call(&mut self, f: FunctionId, object: Option<ExprId>, args: &[ExprId]) -> ExprId {
        let ret = self.tree.types.as_function(self.tree.functions[f].ty).unwrap().ret;
        let callee = expr::Callee::Direct(f);
        self.prvalue(
            ExprKind::Call { callee, object: object.into(), args: args.into(), right_first: false },
            ret,
        )
    }

    // Statements.

    pub fn stmt(&mut self, kind: StmtKind) -> StmtId {
        self.body.stmts.push(Stmt { kind, span: Span::NONE })
    }
    pub fn expr_stmt(&mut self, e: ExprId) -> StmtId {
        self.stmt(StmtKind::Expr(e))
    }
    pub fn block(&mut self, stmts: &[StmtId]) -> StmtId {
        self.stmt(StmtKind::Block(stmts.into()))
    }
    pub fn declare(&mut self, local: LocalId, init: Option<ExprId>) -> StmtId {
        self.stmt(StmtKind::Decl(Box::new([LocalDecl { local, init: init.into() }])))
    }
    pub fn var(&mut self, name: &str, ty: QualType) -> LocalId {
        let name = self.symbol(name);
        let kind = LocalKind::Var;
        self.body.locals.push(Local {
            name: Some(name),
            ty,
            kind,
            align: 0,
            span: Span::NONE,
            dtor: None.into(),
        })
    }
    pub fn param(&mut self, name: &str, ty: QualType) -> LocalId {
        let index = self.body.params.len() as u32;
        let local = self.var(name, ty);
        self.body.locals[local].kind = LocalKind::Param(index);
        self.body.params.push(local);
        local
    }

    // Declarations.

    /// Finishes the body under construction as a function.
    pub fn function(&mut self, name: &str, ret: QualType, spaces: Spaces, block: &[StmtId]) -> FunctionId {
        let block = self.block(block);
        let mut body = std::mem::replace(&mut self.body, Body::new());
        body.block = Some(block).into();
        let params: Vec<QualType> = body.params.iter().map(|p| body.locals[*p].ty).collect();
        let id = self.declare_function(name, ret, &params, spaces);
        self.tree.functions[id].body = BodyState::Parsed(body.into());
        id
    }

    pub fn declare_function(
        &mut self,
        name: &str,
        ret: QualType,
        params: &[QualType],
        spaces: Spaces,
    ) -> FunctionId {
        let name = self.symbol(name);
        let ty = self.tree.types.function(FnType {
            ret,
            params: params.iter().map(|p| p.unqualified()).collect(),
            variadic: false,
            quals: Default::default(),
            ref_qual: Default::default(),
            noexcept: false,
            noexcept_pattern: None,
        });
        let params = params
            .iter()
            .map(|&ty| Param {
                name: None,
                ty,
                span: Span::NONE,
                default: DefaultArg::None,
                grid_constant: false,
                align: 0,
            })
            .collect();
        self.tree.functions.push(Function {
            name: DeclName::Ident(name),
            context: DeclContext::Namespace(NamespaceId::GLOBAL),
            ty,
            params,
            span: Span::NONE,
            linkage: Linkage::External,
            access: Access::Public,
            flags: FnFlags::EXTERN_C,
            spaces,
            kernel: None,
            instance_of: None,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        })
    }

    pub fn kernel(&mut self, name: &str, block: &[StmtId]) {
        let f = self.function(name, QualType::VOID, Spaces::KERNEL, block);
        self.tree.device_roots.push(f);
    }

    /// A plain struct; a field is a name, a type and a bit-field width (0 for none).
    pub fn record(
        &mut self,
        name: &str,
        kind: RecordKind,
        fields: &[(&str, QualType, u32)],
    ) -> (RecordId, QualType) {
        let name = self.symbol(name);
        let fields = fields
            .iter()
            .map(|&(n, ty, bits)| Field {
                bits: (bits > 0).then_some(bits),
                ..Field::plain(Some(self.symbol(n)), ty, Span::NONE)
            })
            .collect();
        let flags = RecordFlags::COMPLETE
            | RecordFlags::AGGREGATE
            | RecordFlags::TRIVIALLY_COPYABLE
            | RecordFlags::TRIVIAL_DTOR
            | RecordFlags::STANDARD_LAYOUT;
        let id = self.tree.records.push(Record {
            name: Some(name),
            kind,
            context: DeclContext::Namespace(NamespaceId::GLOBAL),
            span: Span::NONE,
            access: Access::Public,
            typedef_name: None,
            linkage: Linkage::External,
            flags,
            align: 0,
            pack: 0,
            bases: Vec::new(),
            fields,
            methods: Vec::new(),
            vtable: Vec::new(),
            dtor: None.into(),
            layout: None,
            lambda: None,
            instance_of: None,
            scope: None.into(),
        });
        let layout = layout::compute(&self.tree, id);
        self.tree.records[id].layout = Some(Box::new(layout));
        let ty = self.tree.types.record(id);
        (id, ty)
    }

    /// The IR as text, checked by LLVM where it is installed.
    pub fn ir(&self) -> String {
        let mut options = Options::new(Target::parse("sm_90").unwrap());
        options.value_names = true;
        let module = oxicc_irgen::generate(&self.tree, &self.names, &options).unwrap();
        let text = oxicc_ir::text::print(&module);
        llvm_accepts(&text);
        text
    }

    /// The text of one function.
    pub fn function_ir(&self, name: &str) -> String {
        let text = self.ir();
        let start = text.find(&format!("@{name}(")).and_then(|at| text[..at].rfind("define")).unwrap();
        let end = text[start..].find("\n}\n").unwrap();
        text[start..start + end + 3].to_string()
    }
}

/// LLVM's verifier, if there is one on this machine.
fn llvm_accepts(text: &str) {
    let opt = "opt-19";
    let child = Command::new(opt)
        .args(["-passes=verify", "-disable-output", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let Ok(mut child) = child else { return };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let out = child.wait_with_output().unwrap();
    assert!(out.status.success(), "{}\n{text}", String::from_utf8_lossy(&out.stderr));
}
