//! Bodies that the compiler writes: defaulted special members, inherited constructors, defaulted comparisons.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::class::special::Special;
use crate::sema::convert::{Init, Purpose};
use crate::sema::{Scoped, Sema};
use crate::tree::body::{CtorInit, CtorTarget};
use crate::tree::expr::{BaseStep, BinaryOp, Category, ExprKind};
use crate::tree::stmt::StmtKind;
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DeclName, ExprId, FieldRef, FunctionId, OperatorName, RecordId, RecordKind, StmtId};

impl Sema<'_> {
    /// Writes the body of a defaulted function or inherited constructor; its parameters are locals already.
    pub fn synthesize_body(&mut self, function: FunctionId) {
        let span = self.tree.functions[function].span;
        let Some(record) = self.defaulted_for(function) else { return };
        let mut stmts = Vec::new();
        if let Some(inherited) = self.fn_info[function].inherits.expand() {
            self.forward_to_inherited(function, record, inherited, span);
        } else {
            match self.special_kind(function) {
                Some(Special::DefaultCtor) => self.complete_ctor_inits(record, None, span),
                Some(Special::CopyCtor) => self.memberwise_construct(record, Category::LValue, span),
                Some(Special::MoveCtor) => self.memberwise_construct(record, Category::XValue, span),
                Some(Special::CopyAssign) => stmts = self.memberwise_assign(record, Category::LValue, span),
                Some(Special::MoveAssign) => stmts = self.memberwise_assign(record, Category::XValue, span),
                Some(Special::Dtor) => {}
                None => stmts = self.defaulted_comparison(function, record, span),
            }
        }
        let block = self.push_stmt(StmtKind::Block(stmts.into_boxed_slice()), span);
        self.cx.body.block = block.into();
        self.finish_function_body(function);
    }

    /// The class a defaulted function is about: its own, or for a friend comparison that of its parameters.
    fn defaulted_for(&self, function: FunctionId) -> Option<RecordId> {
        let f = &self.tree.functions[function];
        let compared = || {
            let ty = f.params.first()?.ty;
            self.tree.types.as_record(self.tree.types.strip_ref(ty))
        };
        f.record().or_else(compared)
    }

    /// The object that the only parameter refers to, as an lvalue or xvalue.
    fn source_object(&mut self, category: Category, span: Span) -> Option<ExprId> {
        let local = *self.cx.body.params.first()?;
        let ty = self.cx.body.locals[local].ty;
        let e = self.local_lvalue(local, ty, span);
        Some(self.with_category(e, category))
    }

    /// Copies or moves every base and member of the parameter.
    fn memberwise_construct(&mut self, record: RecordId, category: Category, span: Span) {
        self.setting(|s| &mut s.cx.ex.constructing_base, true, |s| s.copy_bases(record, category, span));
        if self.tree.records[record].kind == RecordKind::Union {
            // A union is copied as bytes; the trivial constructor is never called for that.
            return;
        }
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = FieldRef { record, index };
            let data = &self.tree.records[record].fields[index as usize];
            let (ty, unnamed_bits) = (data.ty, data.is_padding());
            if unnamed_bits {
                continue;
            }
            let Some(source) = self.source_object(category, span) else { return };
            let member = self.build_field(source, field, span);
            let value = if let TypeKind::RValueRef(_) = self.tree.types.get(ty) {
                let member = self.with_category(member, Category::XValue);
                self.implicit_conversion(member, ty, Purpose::Init)
            } else if self.tree.types.is_reference(ty) {
                self.implicit_conversion(member, ty, Purpose::Init)
            } else if self.tree.types.is_array(ty) {
                self.array_copy_init(member, ty, crate::sema::init::ArrayCopy::Direct, span)
            } else {
                self.part_init(ty, member, span)
            };
            if !self.is_error_expr(value) {
                self.cx.body.ctor_inits.push(CtorInit { target: CtorTarget::Field(field), init: value });
            }
        }
    }

    fn copy_bases(&mut self, record: RecordId, category: Category, span: Span) {
        let virtual_bases: Vec<RecordId> = match &self.tree.records[record].layout {
            Some(layout) => layout.virtual_bases.iter().map(|(r, _)| *r).collect(),
            None => Vec::new(),
        };
        for (i, base) in virtual_bases.into_iter().enumerate() {
            self.copy_base(record, CtorTarget::VirtualBase(i as u32), base, category, span);
        }
        for i in 0..self.tree.records[record].bases.len() {
            let base = &self.tree.records[record].bases[i];
            if !base.is_virtual {
                let base = base.record;
                self.copy_base(record, CtorTarget::Base(i as u32), base, category, span);
            }
        }
    }

    fn copy_base(
        &mut self,
        record: RecordId,
        target: CtorTarget,
        base: RecordId,
        category: Category,
        span: Span,
    ) {
        let Some(source) = self.source_object(category, span) else { return };
        let path = match target {
            CtorTarget::Base(index) => SmallVec::from_slice(&[BaseStep { derived: record, base: index }]),
            _ => self.tree.virtual_base_path(record, base),
        };
        let source = self.along_path(source, base, &path);
        let ty = self.record_type(base);
        let value = self.part_init(ty, source, span);
        if !self.is_error_expr(value) {
            self.cx.body.ctor_inits.push(CtorInit { target, init: value });
        }
    }

    /// `*this`, for synthesized bodies.
    fn this_object(&mut self, span: Span) -> ExprId {
        match self.build_this(span) {
            Some(pointer) => self.build_deref(pointer, span),
            None => self.error_expr(span),
        }
    }

    fn memberwise_assign(&mut self, record: RecordId, category: Category, span: Span) -> Vec<StmtId> {
        let mut stmts = Vec::new();
        for i in 0..self.tree.records[record].bases.len() {
            let base = self.tree.records[record].bases[i].record;
            let Some(source) = self.source_object(category, span) else { return stmts };
            let target = self.this_object(span);
            let path = [BaseStep { derived: record, base: i as u32 }];
            let (target, source) =
                (self.along_path(target, base, &path), self.along_path(source, base, &path));
            self.push_assign(target, source, span, &mut stmts);
        }
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = FieldRef { record, index };
            let data = &self.tree.records[record].fields[index as usize];
            if data.is_padding() {
                continue;
            }
            let Some(source) = self.source_object(category, span) else { return stmts };
            let target = self.this_object(span);
            let target = self.build_field(target, field, span);
            let source = self.build_field(source, field, span);
            self.push_assign(target, source, span, &mut stmts);
        }
        let this = self.this_object(span);
        let ret = self.push_stmt(StmtKind::Return(Some(this).into()), span);
        stmts.push(ret);
        stmts
    }

    fn push_assign(&mut self, target: ExprId, source: ExprId, span: Span, stmts: &mut Vec<StmtId>) {
        if let TypeKind::Array { .. } = *self.tree.types.get(self.ety(target)) {
            return self.assign_array(target, source, span, stmts);
        }
        let e = self.build_assign(OperatorName::Assign, target, Init::Expr(source), span);
        let e = self.discard(e);
        let stmt = self.push_stmt(StmtKind::Expr(e), span);
        stmts.push(stmt);
    }

    /// `for (size_t i = 0; i < n; ++i) target[i] = source[i];`
    fn assign_array(&mut self, target: ExprId, source: ExprId, span: Span, stmts: &mut Vec<StmtId>) {
        let Some(n) = self.array_len(self.ety(target)) else { return };
        let category = self.ecat(source);
        let local = self.new_local(None, QualType::ULONG, crate::tree::body::LocalKind::Hidden, 0, span);
        let zero = self.int_const(0, QualType::ULONG, span);
        let decl = crate::tree::stmt::LocalDecl { local, init: Some(zero).into() };
        let init = self.push_stmt(StmtKind::Decl(Box::new([decl])), span);
        let i = self.local_lvalue(local, QualType::ULONG, span);
        let limit = self.int_const(n as i128, QualType::ULONG, span);
        let cond = self.build_binary(OperatorName::Less, i, limit, span);
        let i = self.local_lvalue(local, QualType::ULONG, span);
        let step = self.build_unary(OperatorName::PlusPlus, i, span);
        let i = self.local_lvalue(local, QualType::ULONG, span);
        let t = self.build_subscript(target, Init::Expr(i), span);
        let i = self.local_lvalue(local, QualType::ULONG, span);
        let s = self.build_subscript(source, Init::Expr(i), span);
        let s = self.with_category(s, category);
        let mut inner = Vec::new();
        self.push_assign(t, s, span, &mut inner);
        let body = self.push_stmt(StmtKind::Block(inner.into_boxed_slice()), span);
        let kind = StmtKind::For {
            init: Some(init).into(),
            decl: None.into(),
            cond: Some(cond).into(),
            step: Some(step).into(),
            body,
            unroll: Default::default(),
        };
        let stmt = self.push_stmt(kind, span);
        stmts.push(stmt);
    }

    /// An inherited constructor initialises its base with its own parameters; members get their defaults.
    fn forward_to_inherited(
        &mut self,
        _function: FunctionId,
        record: RecordId,
        inherited: FunctionId,
        span: Span,
    ) {
        let Some(base) = self.tree.functions[inherited].record() else { return };
        let Some(index) = self.tree.records[record].bases.iter().position(|b| b.record == base) else {
            return;
        };
        let target = match self.virtual_base_index(record, base) {
            Some(i) if self.tree.records[record].bases[index].is_virtual => CtorTarget::VirtualBase(i),
            _ => CtorTarget::Base(index as u32),
        };
        let args = self.forwarded_params(span);
        let mut written =
            vec![(target, crate::sema::stmt::constructor::MemInit::Args(args, span), Vec::new())];
        // A constructor that comes from a virtual base, or through one, by way of others initialises it here, since it is
        // the complete object that initialises virtual bases ([class.inhctor.init]/1).
        let mut step = self.fn_info[inherited].inherits.expand();
        while let Some(ctor) = step {
            if let Some(class) = self.tree.functions[ctor].record().filter(|c| *c != base)
                && let Some(i) = self.virtual_base_index(record, class)
            {
                let args = self.forwarded_params(span);
                let init = crate::sema::stmt::constructor::MemInit::Args(args, span);
                written.push((CtorTarget::VirtualBase(i), init, Vec::new()));
            }
            step = self.fn_info[ctor].inherits.expand();
        }
        self.complete_ctor_inits(record, Some(written), span);
    }

    /// The parameters of an inherited constructor as the arguments it hands on.
    fn forwarded_params(&mut self, span: Span) -> Vec<Init> {
        let mut args = Vec::new();
        for local in self.cx.body.params.clone() {
            let ty = self.cx.body.locals[local].ty;
            let e = self.local_lvalue(local, ty, span);
            let category = match self.tree.types.get(ty) {
                TypeKind::LValueRef(_) => Category::LValue,
                _ => Category::XValue,
            };
            args.push(Init::Expr(self.with_category(e, category)));
        }
        args
    }

    /// A defaulted `==`, `!=`, `<=>` or relation ([class.compare.default]).
    fn defaulted_comparison(&mut self, function: FunctionId, record: RecordId, span: Span) -> Vec<StmtId> {
        let DeclName::Operator(op) = self.tree.functions[function].name else { return Vec::new() };
        let (Some(left), Some(right)) = self.compared_objects(function, span) else { return Vec::new() };
        match op {
            OperatorName::Eq => {
                let mut all: Option<ExprId> = None;
                for pair in self.compared_parts(record, left, right, span) {
                    let equal = self.build_binary(OperatorName::Eq, pair.0, pair.1, span);
                    let equal = self.contextual_bool(equal);
                    all = Some(match all {
                        Some(acc) => self.push_binary(BinaryOp::LogAnd, acc, equal, QualType::BOOL, span),
                        None => equal,
                    });
                }
                let value = all.unwrap_or_else(|| self.bool_const(true, span));
                vec![self.push_stmt(StmtKind::Return(Some(value).into()), span)]
            }
            OperatorName::Spaceship => self.defaulted_spaceship(function, record, left, right, span),
            _ => {
                // The others are rewritten in terms of == and <=>.
                let value = self.rewritten_comparison(op, left, right, span);
                vec![self.push_stmt(StmtKind::Return(Some(value).into()), span)]
            }
        }
    }

    fn rewritten_comparison(&mut self, op: OperatorName, left: ExprId, right: ExprId, span: Span) -> ExprId {
        let base = if op == OperatorName::Ne { OperatorName::Eq } else { OperatorName::Spaceship };
        let value = self.build_binary(base, left, right, span);
        if op == OperatorName::Ne {
            let value = self.contextual_bool(value);
            return self.build_not(value, span);
        }
        let zero = self.zero_literal(span);
        let value = self.build_binary(op, value, zero, span);
        self.contextual_bool(value)
    }

    /// The two operands: `*this` and the parameter, or both parameters.
    fn compared_objects(&mut self, function: FunctionId, span: Span) -> (Option<ExprId>, Option<ExprId>) {
        let params = self.cx.body.params.clone();
        let param = |s: &mut Self, i: usize| {
            let local = *params.get(i)?;
            let ty = s.cx.body.locals[local].ty;
            Some(s.local_lvalue(local, ty, span))
        };
        if self.tree.functions[function].has_this() {
            let this = self.this_object(span);
            (Some(this), param(self, 0))
        } else {
            (param(self, 0), param(self, 1))
        }
    }

    fn compared_parts(
        &mut self,
        record: RecordId,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Vec<(ExprId, ExprId)> {
        let mut out = Vec::new();
        for i in 0..self.tree.records[record].bases.len() {
            let base = self.tree.records[record].bases[i].record;
            let path = [BaseStep { derived: record, base: i as u32 }];
            out.push((self.along_path(left, base, &path), self.along_path(right, base, &path)));
        }
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = FieldRef { record, index };
            let data = &self.tree.records[record].fields[index as usize];
            if data.is_padding() {
                continue;
            }
            let (a, b) = (self.build_field(left, field, span), self.build_field(right, field, span));
            match self.array_len(self.ety(a)) {
                Some(n) => {
                    for i in 0..n {
                        let at = self.int_const(i as i128, QualType::ULONG, span);
                        let x = self.build_subscript(a, Init::Expr(at), span);
                        let at = self.int_const(i as i128, QualType::ULONG, span);
                        let y = self.build_subscript(b, Init::Expr(at), span);
                        out.push((x, y));
                    }
                }
                None => out.push((a, b)),
            }
        }
        out
    }

    /// `auto c = a <=> b; if (c != 0) return c;` for each part.
    fn defaulted_spaceship(
        &mut self,
        function: FunctionId,
        record: RecordId,
        left: ExprId,
        right: ExprId,
        span: Span,
    ) -> Vec<StmtId> {
        let parts = self.compared_parts(record, left, right, span);
        let mut ret = self.cx.return_type.unwrap_or(QualType::ERROR);
        let mut stmts = Vec::new();
        let stated = !self.has_placeholder(ret);
        let mut values = Vec::with_capacity(parts.len());
        for (a, b) in parts {
            let class = self.tree.types.as_record(self.ety(a)).is_some();
            let three_way =
                !stated || !class || self.probe(|s| s.build_binary(OperatorName::Spaceship, a, b, span));
            values.push(match three_way {
                true => self.build_binary(OperatorName::Spaceship, a, b, span),
                false => self.two_way(ret, a, b, span),
            });
        }
        if values.iter().any(|v| self.is_error_expr(*v)) {
            return stmts;
        }
        if self.has_placeholder(ret) {
            let names = ["partial_ordering", "weak_ordering", "strong_ordering"];
            let mut chosen = self.std_class("strong_ordering");
            for name in names {
                let Some(ty) = self.std_class(name) else { continue };
                if values.iter().any(|v| self.ety(*v).ty() == ty.ty()) {
                    chosen = Some(ty);
                    break;
                }
            }
            ret = chosen.unwrap_or(QualType::ERROR);
            self.set_return_type(function, ret);
        }
        for value in values {
            let ty = self.ety(value).unqualified();
            let local = self.new_local(None, ty, crate::tree::body::LocalKind::Hidden, 0, span);
            let Some(init) = self.init_hidden_local(local, Init::Expr(value), span) else { continue };
            let decl = crate::tree::stmt::LocalDecl { local, init: Some(init).into() };
            stmts.push(self.push_stmt(StmtKind::Decl(Box::new([decl])), span));
            let c = self.local_lvalue(local, ty, span);
            let zero = self.zero_literal(span);
            let differs = self.build_binary(OperatorName::Ne, c, zero, span);
            let cond = self.contextual_bool(differs);
            let c = self.local_lvalue(local, ty, span);
            let result = self.copy_init(ret, &Init::Expr(c), Purpose::Return);
            let then = self.push_stmt(StmtKind::Return(Some(result).into()), span);
            let kind = StmtKind::If { cond, then, otherwise: None.into(), likelihood: Default::default() };
            stmts.push(self.push_stmt(kind, span));
        }
        let equal =
            self.ordering_value(ret, "equal", span).or_else(|| self.ordering_value(ret, "equivalent", span));
        if let Some(equal) = equal {
            let value = self.copy_init(ret, &Init::Expr(equal), Purpose::Return);
            stmts.push(self.push_stmt(StmtKind::Return(Some(value).into()), span));
        }
        stmts
    }

    /// Three-way comparison by `==` and `<`, for a category that is stated ([class.spaceship]/1).
    fn two_way(&mut self, category: QualType, a: ExprId, b: ExprId, span: Span) -> ExprId {
        let unordered = self.ordering_value(category, "unordered", span);
        let named = |s: &mut Self, name: &str| match s.ordering_value(category, name, span) {
            Some(e) => e,
            None => s.error_expr(span),
        };
        let equivalent = match self.ordering_value(category, "equal", span) {
            Some(e) => e,
            None => named(self, "equivalent"),
        };
        let (less, greater) = (named(self, "less"), named(self, "greater"));
        let last = match unordered {
            Some(unordered) => {
                let after = self.build_binary(OperatorName::Less, b, a, span);
                self.build_conditional(after, greater, unordered, span)
            }
            None => greater,
        };
        let before = self.build_binary(OperatorName::Less, a, b, span);
        let rest = self.build_conditional(before, less, last, span);
        let same = self.build_binary(OperatorName::Eq, a, b, span);
        self.build_conditional(same, equivalent, rest, span)
    }

    /// A static member of a comparison category type: `std::strong_ordering::less`.
    fn ordering_value(&mut self, ty: QualType, name: &str, span: Span) -> Option<ExprId> {
        let record = self.tree.types.as_record(ty)?;
        self.complete_record(record);
        let name = self.interner.intern(name.as_bytes());
        match self.lookup_member(record, name).first()? {
            crate::sema::lookup::scope::Decl::Var(v) => Some(self.build_var(v, span)),
            _ => None,
        }
    }

    /// The built-in `a <=> b` ([expr.spaceship]).
    pub(crate) fn build_spaceship(&mut self, lhs: ExprId, rhs: ExprId, span: Span) -> ExprId {
        let (l, r) = (self.rvalue(lhs), self.rvalue(rhs));
        if self.is_error_expr(l) || self.is_error_expr(r) {
            return self.error_expr(span);
        }
        let floating = self.tree.types.is_floating(self.ety(l)) || self.tree.types.is_floating(self.ety(r));
        let name = if floating { "partial_ordering" } else { "strong_ordering" };
        let Some(ty) = self.std_class(name) else {
            self.report(diag::no_valid_std_strong_ordering_type_found(), span);
            return self.error_expr(span);
        };
        // Each operand is evaluated once.
        let bind = |s: &mut Self, e: ExprId| {
            let (t, c) = (s.ety(e), s.ecat(e));
            s.push_expr(ExprKind::Opaque(e), t, c, span)
        };
        let (a, b) = (bind(self, l), bind(self, r));
        let less = self.build_binary(OperatorName::Less, a, b, span);
        let greater = self.build_binary(OperatorName::Greater, a, b, span);
        let equal = self.build_binary(OperatorName::Eq, a, b, span);
        let last = if floating { "unordered" } else { "equal" };
        let names = ["less", "greater", if floating { "equivalent" } else { "equal" }, last];
        let mut values = Vec::new();
        for name in names {
            match self.ordering_value(ty, name, span) {
                Some(v) => values.push(v),
                None => return self.error_expr(span),
            }
        }
        let mut result = values[3];
        if floating {
            result = self.build_conditional(equal, values[2], result, span);
        }
        result = self.build_conditional(greater, values[1], result, span);
        result = self.build_conditional(less, values[0], result, span);
        if self.is_error_expr(result) {
            return result;
        }
        // A prvalue: the constants are lvalues.
        let init = crate::sema::convert::Init::Expr(result);
        result = self.copy_init(ty, &init, crate::sema::convert::Purpose::Init);
        let (t, c) = (self.ety(result), self.ecat(result));
        let inner = self.push_expr(ExprKind::Bind { common: r, value: result }, t, c, span);
        self.push_expr(ExprKind::Bind { common: l, value: inner }, t, c, span)
    }
}
