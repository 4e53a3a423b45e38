//! The call operator of a closure, and its conversion to a pointer to function.

use oxicc_source::Span;

use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::convert::Init;
use crate::sema::lambda::Signature;
use crate::sema::lookup::scope::{Decl, ScopeKind};
use crate::sema::{Scoped, Sema};
use crate::tree::body::LocalKind;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{FnType, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, DeclName, DefaultArg, ExprId, FnFlags, Function, FunctionId, Linkage,
    OperatorName, Param, RecordId, ScopeId, Spaces, TokenRange,
};

impl Sema<'_> {
    /// Whether a type is `decltype(expression)` and nothing else, with the value of a parameter in the expression. Operands that
    /// are not evaluated do not count, unless their types are open.
    pub(crate) fn is_decltype_of_parameters(
        &self,
        range: TokenRange,
        params: &crate::sema::decl::declarator::FnDeclarator,
    ) -> bool {
        let token = |at: u32| self.tokens.get(at as usize);
        let is_kw = |at: u32, words: &[Symbol]| {
            token(at).kind == TokenKind::Keyword && words.contains(&token(at).symbol())
        };
        let decltype = [kw::DECLTYPE];
        if !is_kw(range.start, &decltype) || token(range.start + 1).kind != TokenKind::LParen {
            return false;
        }
        let unevaluated = [kw::SIZEOF, kw::ALIGNOF, kw::NOEXCEPT, kw::DECLTYPE];
        let open = params.auto_params || self.in_pattern();
        // The depth of parentheses, and that at which an operand that does not count began.
        let (mut depth, mut skipping, mut named) = (0u32, None, false);
        for at in range.start + 1..range.end {
            match token(at).kind {
                TokenKind::LParen => {
                    depth += 1;
                    if skipping.is_none() && depth > 1 && !open && is_kw(at - 1, &unevaluated) {
                        skipping = Some(depth);
                    }
                }
                TokenKind::RParen => {
                    skipping = skipping.filter(|d| *d != depth);
                    depth = depth.saturating_sub(1);
                    if depth == 0 && at + 1 != range.end {
                        return false;
                    }
                }
                TokenKind::Ident if skipping.is_none() => {
                    let before = token(at - 1).kind;
                    let name = Some(token(at).symbol());
                    named |= !matches!(before, TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon)
                        && params.params.iter().any(|p| p.name == name);
                }
                _ => {}
            }
        }
        named
    }

    /// The execution spaces of the call operator: as annotated, else those of the enclosing function.
    pub(crate) fn lambda_spaces(&self, signature: &Signature) -> Spaces {
        let enclosing = self.lambda_is_in().map(|f| self.tree.functions[f].spaces);
        let elsewhere = if self.options.language.default_device { Spaces::DEVICE } else { Spaces::HOST };
        let enclosing = enclosing.unwrap_or(elsewhere);
        if enclosing.contains(Spaces::KERNEL)
            || enclosing.contains(Spaces::DEVICE) && !enclosing.contains(Spaces::HOST)
        {
            return Spaces::DEVICE;
        }
        if !signature.spaces.is_empty() {
            return signature.spaces;
        }
        if enclosing.contains(Spaces::DEVICE) { Spaces::HOST | Spaces::DEVICE } else { Spaces::HOST }
    }

    pub(crate) fn declare_call_operator(
        &mut self,
        record: RecordId,
        number: Option<u32>,
        signature: &Signature,
        scope: ScopeId,
        span: Span,
    ) -> FunctionId {
        self.note_signature(record, number, signature);
        let spaces = self.lambda_spaces(signature);
        let function = self.new_call_operator(record, signature, spaces, scope, span);
        self.tree.records[record].methods.push(function);
        let record_scope = self.record_scope(record);
        self.declare(
            record_scope,
            crate::sema::lookup::scope::Key::Operator(OperatorName::Call),
            Decl::Function(function),
        );
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.call = function.into();
            lambda.spaces = if signature.spaces.is_empty() { Spaces::empty() } else { spaces };
        }
        function
    }

    pub(crate) fn call_operator_type(&mut self, signature: &Signature) -> QualType {
        let params = signature.params.params.iter().map(|p| match self.tree.types.get(p.ty) {
            TypeKind::PackExpansion(_) => p.ty,
            _ => p.ty.unqualified(),
        });
        let params = params.collect();
        self.tree.types.function(FnType {
            ret: signature.ret.unwrap_or(QualType::AUTO),
            params,
            variadic: signature.variadic,
            quals: if signature.has_const_this() { Quals::CONST } else { Quals::empty() },
            ref_qual: RefQual::None,
            noexcept: signature.params.noexcept == crate::sema::decl::declarator::NoexceptSpec::Yes,
            noexcept_pattern: None,
        })
    }

    pub(crate) fn new_call_operator(
        &mut self,
        record: RecordId,
        signature: &Signature,
        spaces: Spaces,
        scope: ScopeId,
        span: Span,
    ) -> FunctionId {
        let params: Vec<Param> = self.finish_params(&signature.params, scope);
        let ty = self.call_operator_type(signature);
        let mut flags = FnFlags::LAMBDA_CALL | FnFlags::INLINE | FnFlags::CONSTEXPR;
        flags.set(FnFlags::MUTABLE_LAMBDA, signature.mutable);
        flags.set(FnFlags::CONSTEVAL, signature.consteval);
        flags.set(FnFlags::STATIC_MEMBER, signature.is_static || signature.params.explicit_object);
        flags.set(FnFlags::EXPLICIT_OBJECT, signature.params.explicit_object);
        let function = self.tree.functions.push(Function {
            name: DeclName::Operator(OperatorName::Call),
            context: DeclContext::Record(record),
            ty,
            params,
            span,
            linkage: Linkage::Odr,
            access: Access::Public,
            flags,
            spaces,
            kernel: None,
            instance_of: None,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        });
        let info = &mut self.fn_info[function];
        info.packs = signature.params.packs.clone();
        info.noexcept = signature.params.noexcept;
        info.scope = scope.into();
        function
    }

    /// Locals for the parameters of a function, declared in the current scope.
    pub(crate) fn declare_function_params(&mut self, function: FunctionId) {
        let packs = self.fn_info[function].packs.clone();
        let params: Vec<(Option<Symbol>, QualType, Span)> =
            self.tree.functions[function].params.iter().map(|p| (p.name, p.ty, p.span)).collect();
        let scope = self.cx.scope;
        let mut locals = Vec::with_capacity(params.len());
        for (i, (name, ty, span)) in params.iter().enumerate() {
            let local = self.new_local(*name, *ty, LocalKind::Param(i as u32), 0, *span);
            if !self.tree.types.is_reference(*ty) {
                self.cx.body.locals[local].dtor = self.parameter_destructor(*ty, *span);
            }
            self.cx.body.params.push(local);
            locals.push(local);
        }
        for (i, (name, ..)) in params.iter().enumerate() {
            let in_pack = packs.iter().any(|p| (p.start..p.start + p.len).contains(&(i as u32)));
            if let (Some(name), false) = (name, in_pack) {
                self.declare(scope, *name, Decl::Local(locals[i]));
            }
        }
        for pack in packs {
            let Some(name) = pack.name else { continue };
            let range = pack.start as usize..(pack.start + pack.len) as usize;
            let id = crate::sema::lookup::scope::LocalPackId(self.local_packs.len() as u32);
            self.local_packs.push(crate::sema::lookup::scope::LocalPack {
                locals: locals.get(range.clone()).unwrap_or(&[]).to_vec(),
                bindings: Vec::new(),
                types: params.get(range).unwrap_or(&[]).iter().map(|p| p.1).collect(),
                current: None,
            });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
    }

    /// `operator R (*)(Args)() const` of a lambda without captures, and the static function it points to, which has the
    /// template arguments of the call operator.
    pub(crate) fn declare_function_pointer_conversion(
        &mut self,
        record: RecordId,
        call: FunctionId,
        span: Span,
    ) {
        let call_ty = self.tree.functions[call].ty;
        let Some(call_fn) = self.tree.types.as_function(call_ty).cloned() else { return };
        if self.has_placeholder(call_fn.ret) || call_fn.variadic {
            return;
        }
        let plain = FnType { quals: Quals::empty(), ref_qual: RefQual::None, ..call_fn.clone() };
        let fn_ty = self.tree.types.function(plain);
        let pointer = self.tree.types.pointer(fn_ty);
        let data = &self.tree.functions[call];
        let (spaces, linkage) = (data.spaces, data.linkage);
        let params: Vec<Param> = data
            .params
            .iter()
            .map(|p| Param {
                name: p.name,
                ty: p.ty,
                span: p.span,
                default: DefaultArg::None,
                grid_constant: false,
                align: 0,
            })
            .collect();
        let name = self.interner.intern(b"_FUN");
        let instance_of = data.instance_of.clone();
        let template = |name, instance_of, ty, params, flags| Function {
            name,
            context: DeclContext::Record(record),
            ty,
            params,
            span,
            linkage,
            access: Access::Public,
            flags,
            spaces,
            kernel: None,
            instance_of,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        };
        let immediate = self.tree.functions[call].flags & FnFlags::CONSTEVAL;
        let base = FnFlags::INLINE | FnFlags::CONSTEXPR | FnFlags::IMPLICIT | immediate;
        let invoker = self.tree.functions.push(template(
            DeclName::Ident(name),
            instance_of,
            fn_ty,
            params,
            base | FnFlags::STATIC_MEMBER,
        ));
        let conversion_ty = self.tree.types.function(FnType {
            ret: pointer,
            params: Box::new([]),
            variadic: false,
            quals: Quals::CONST,
            ref_qual: RefQual::None,
            noexcept: true,
            noexcept_pattern: None,
        });
        let conversion = self.tree.functions.push(template(
            DeclName::Conversion(pointer),
            None,
            conversion_ty,
            Vec::new(),
            base,
        ));
        let scope = self.record_scope(record);
        let (_, body) = self.with_body(scope, |s| {
            s.cx.function = Some(invoker);
            let inner = s.push_scope(ScopeKind::Prototype);
            s.cx.scope = inner;
            s.declare_function_params(invoker);
            let closure = s.record_type(record);
            let object = s.push_expr(ExprKind::ZeroInit, closure, Category::PRValue, span);
            let mut args = Vec::new();
            for local in s.cx.body.params.clone() {
                let ty = s.cx.body.locals[local].ty;
                let e = s.local_lvalue(local, ty, span);
                let category = match *s.tree.types.get(ty) {
                    TypeKind::LValueRef(_) => Category::LValue,
                    _ => Category::XValue,
                };
                args.push(Init::Expr(s.with_category(e, category)));
            }
            let value = s.build_member_call(object, call, &args, true, span);
            s.return_value_block(value, span);
        });
        self.tree.functions[invoker].body = BodyState::Parsed(std::sync::Arc::new(body));
        let (_, body) = self.with_body(scope, |s| {
            s.cx.function = Some(conversion);
            s.use_function(invoker, span);
            let f = s.push_expr(ExprKind::Function(invoker), fn_ty, Category::LValue, span);
            let value = s.rvalue(f);
            s.return_value_block(value, span);
        });
        self.tree.functions[conversion].body = BodyState::Parsed(std::sync::Arc::new(body));
        self.tree.records[record].methods.extend([invoker, conversion]);
        self.declare(scope, crate::sema::lookup::scope::Key::Conversion, Decl::Function(conversion));
    }

    /// The body `{ return value; }`.
    fn return_value_block(&mut self, value: ExprId, span: Span) {
        use crate::tree::stmt::StmtKind;
        let is_void = self.tree.types.is_void(self.ety(value));
        let list = if is_void {
            let e = self.push_stmt(StmtKind::Expr(value), span);
            vec![e]
        } else {
            let ret = self.push_stmt(StmtKind::Return(Some(value).into()), span);
            vec![ret]
        };
        let block = self.push_stmt(StmtKind::Block(list.into_boxed_slice()), span);
        self.cx.body.block = block.into();
    }
}
