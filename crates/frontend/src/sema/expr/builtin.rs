//! Functions the compiler knows by name, and forms that look like calls but take types.

use oxicc_source::Span;

use crate::builtins::{BaseType, Fold, Form, Lowering, Op, Replacement, SigType};
use crate::lex::Symbol;
use crate::sema::convert::{Init, Purpose};
use crate::sema::{Evaluation, Sema};
use crate::tree::expr::{Callee, CastKind, Category, ExprKind, InitTarget};
use crate::tree::types::{IntKind, QualType, Quals, TypeKind};
use crate::tree::{ConstValue, ExprId};
use crate::{builtins, diag};

impl Sema<'_> {
    /// Instructions of the host's processor, in the headers of its compiler: nothing is known of them, and nothing needs
    /// to be where the host's code is only checked.
    pub(crate) fn is_host_instruction(&self, name: &str) -> bool {
        (name.starts_with("__builtin_ia32_")
            || name == "__builtin_shuffle"
            || name == "__builtin_shufflevector")
            && !self.cx.function.is_some_and(|f| self.tree.functions[f].spaces.on_device())
    }

    /// A call of a builtin that no header declares.
    pub(crate) fn build_builtin_call(&mut self, name: Symbol, args: Vec<Init>, span: Span) -> ExprId {
        if args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e))) {
            return self.error_expr(span);
        }
        let Some(builtin) = builtins::lookup(self.text(name)) else {
            let text = self.text(name).to_string();
            self.report(diag::identifier_is_undefined(&text), span);
            return self.error_expr(span);
        };
        let signature = builtin.signature();
        if args.len() > signature.params.len() && !signature.variadic {
            self.report(diag::too_many_arguments_in_function_call(), span);
            return self.error_expr(span);
        }
        if args.len() < signature.required {
            self.report(diag::too_few_arguments_in_function_call(), span);
            return self.error_expr(span);
        }
        let mut exprs = Vec::with_capacity(args.len());
        for arg in &args {
            match arg {
                Init::Expr(e) => exprs.push(*e),
                Init::List(list) => {
                    self.report(diag::expected_expression(), list.span);
                    return self.error_expr(span);
                }
            }
        }
        match builtin.lowering {
            Lowering::Replaced(replacement) => return self.replaced_builtin(replacement, &exprs, span),
            Lowering::Form(Form::False)
                if builtin.fold == Fold::IsConstantEvaluated
                    && self.cx.evaluation != Evaluation::Evaluated =>
            {
                return self.bool_const(true, span);
            }
            // Kept as a call; a constant is its own expectation.
            Lowering::Op(Op::Expect | Op::ExpectWithProbability) => {
                if let Some(&e) = exprs.first()
                    && let value = self.implicit_conversion(e, QualType::LONG, Purpose::Argument)
                    && matches!(self.ekind(value), ExprKind::Const(_))
                {
                    return value;
                }
            }
            _ => {}
        }
        let pointee = exprs.first().and_then(|e| {
            let decayed = self.ety(*e);
            let decayed = self.tree.types.decay(decayed);
            self.tree.types.pointee(decayed).map(|t| t.unqualified())
        });
        let mut converted = Vec::with_capacity(exprs.len());
        let mut failed = false;
        for (i, e) in exprs.iter().enumerate() {
            let done = match signature.params.get(i) {
                None => self.variadic_argument(*e),
                Some(SigType { base: BaseType::Any, pointer: false, .. }) => self.any_argument(*e),
                // Any object pointer; volatile and address spaces do not matter.
                Some(SigType { base: BaseType::Pointee, pointer: true, .. }) if i == 0 => self.rvalue(*e),
                Some(param) => {
                    let ty = self.signature_type(param, pointee);
                    match ty {
                        Some(ty) if param.pointer => self.pointer_argument(*e, ty),
                        Some(ty) => self.implicit_conversion(*e, ty, Purpose::Argument),
                        None => {
                            self.report(diag::arguments_of_do_not_fit(&builtin.name), self.espan(*e));
                            self.error_expr(span)
                        }
                    }
                }
            };
            failed |= self.is_error_expr(done);
            converted.push(done);
        }
        if failed {
            return self.error_expr(span);
        }
        let ret = match signature.ret {
            SigType { base: BaseType::Any, pointer: false, .. } => match converted.first() {
                Some(first) => self.ety(*first).unqualified(),
                None => QualType::INT,
            },
            ref other => match self.signature_type(other, pointee) {
                Some(ty) => ty,
                None => return self.error_expr(span),
            },
        };
        if let (Lowering::Operator(op), [operand]) = (builtin.lowering, &converted[..]) {
            let kind = ExprKind::Unary { op, operand: *operand };
            return self.push_expr(kind, ret, Category::PRValue, span);
        }
        self.warn_of_scoped_atomic(&builtin.lowering, &converted, span);
        let kind = ExprKind::Call {
            callee: Callee::Builtin(builtin),
            object: None.into(),
            args: converted.into_boxed_slice(),
            right_first: false,
        };
        let call = self.push_expr(kind, ret, Category::PRValue, span);
        let value = self.fold_builtin_result(call, builtin.host, span);
        // What folds is fine anywhere; what has a lowering is accepted on the device, which the reference does not do.
        if value == call && builtin.host && builtin.lowering == Lowering::Unsupported {
            self.check_host_builtin(name, span);
        }
        value
    }

    /// A host-only builtin on constants is replaced by its value.
    fn fold_builtin_result(&mut self, call: ExprId, host: bool, span: Span) -> ExprId {
        if !host || !self.tree.is_scalar(self.ety(call)) {
            return call;
        }
        match self.evaluate(call) {
            Ok(value @ (ConstValue::Int(_) | ConstValue::Float(_))) => {
                let ty = self.ety(call);
                self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span)
            }
            _ => call,
        }
    }

    fn any_argument(&mut self, e: ExprId) -> ExprId {
        let value = self.rvalue(e);
        if self.tree.types.as_record(self.ety(value)).is_some() {
            let ty = self.ety(value).unqualified();
            return self.copy_class(value, ty);
        }
        value
    }

    /// Pointers convert freely: builtins take what headers pass.
    fn pointer_argument(&mut self, e: ExprId, to: QualType) -> ExprId {
        let null = self.is_null_constant(e);
        let value = self.rvalue(e);
        if self.is_error_expr(value) || self.ety(value) == to {
            return value;
        }
        if null {
            return self.push_cast(CastKind::NullToPointer, value, to, Category::PRValue);
        }
        if self.tree.types.is_pointer(self.ety(value)) {
            return self.push_cast(CastKind::PointerBitCast, value, to, Category::PRValue);
        }
        self.implicit_conversion(value, to, Purpose::Argument)
    }

    fn signature_type(&mut self, sig: &SigType, pointee: Option<QualType>) -> Option<QualType> {
        let base = match sig.base {
            BaseType::Void => QualType::VOID,
            BaseType::Bool => QualType::BOOL,
            BaseType::Char => QualType::CHAR,
            BaseType::SChar => QualType::SCHAR,
            BaseType::UChar => QualType::UCHAR,
            BaseType::Short => QualType::SHORT,
            BaseType::UShort => QualType::USHORT,
            BaseType::Int => QualType::INT,
            BaseType::UInt => QualType::UINT,
            BaseType::Long => QualType::LONG,
            BaseType::ULong => QualType::ULONG,
            BaseType::LongLong => QualType::LONGLONG,
            BaseType::ULongLong => QualType::ULONGLONG,
            BaseType::Int128 => QualType::INT128,
            BaseType::UInt128 => QualType::UINT128,
            BaseType::WChar => QualType::WCHAR,
            BaseType::Float => QualType::FLOAT,
            BaseType::Double => QualType::DOUBLE,
            BaseType::LongDouble => QualType::LONGDOUBLE,
            BaseType::Float128 => QualType::FLOAT128,
            BaseType::Pointee => pointee?,
            BaseType::Any => QualType::VOID,
        };
        if let (true, TypeKind::Float(kind)) = (sig.complex, self.tree.types.get(base)) {
            let kind = TypeKind::Complex(*kind);
            return Some(self.tree.types.intern(kind).into());
        }
        if !sig.pointer {
            return Some(base);
        }
        let mut quals = Quals::empty();
        quals.set(Quals::CONST, sig.is_const);
        quals.set(Quals::VOLATILE, sig.is_volatile);
        Some(self.tree.types.pointer(base.with(quals)))
    }

    /// The number of a kind of types in GCC's `typeclass.h`.
    fn type_class(&self, ty: QualType) -> i128 {
        match self.tree.types.get(ty) {
            TypeKind::Void => 0,
            TypeKind::Int(IntKind::Bool) => 4,
            TypeKind::Int(_) => 1,
            TypeKind::Enum(_) => 3,
            TypeKind::Pointer(_) => 5,
            TypeKind::MemberPointer { .. } => 7,
            TypeKind::Float(_) => 8,
            TypeKind::Complex(_) => 9,
            TypeKind::Function(_) => 10,
            TypeKind::Record(r) if self.tree.records[*r].kind.is_union() => 13,
            TypeKind::Record(_) => 12,
            TypeKind::Array { .. } => 14,
            _ => -1,
        }
    }

    /// What a call stands for whose meaning is known while it is read.
    fn replaced_builtin(&mut self, replacement: Replacement, args: &[ExprId], span: Span) -> ExprId {
        let site = self.default_arg_site.unwrap_or(span);
        match (replacement, args) {
            (Replacement::Line, _) => {
                let line = self.map.presumed(site.lo).map_or(0, |p| p.line);
                self.int_const(line as i128, QualType::INT, span)
            }
            (Replacement::Column, _) => self.int_const(1, QualType::INT, span),
            (Replacement::File, _) => {
                let file = self.map.presumed(site.lo).map_or(String::new(), |p| p.file.to_string());
                let e = self.char_string(file.as_bytes(), span);
                self.rvalue(e)
            }
            (Replacement::SourceLocation, _) => self.source_location(site),
            (Replacement::Function, _) => {
                let text = match self.cx.function {
                    Some(f) => {
                        let f = &self.tree.functions[f];
                        self.show_name(f.name, f.context)
                    }
                    None => String::new(),
                };
                let e = self.char_string(text.as_bytes(), span);
                self.rvalue(e)
            }
            (Replacement::TypeClass, [e, ..]) => match self.resolve_single(*e) {
                Some(e) => {
                    let class = self.type_class(self.ety(e));
                    self.int_const(class, QualType::INT, span)
                }
                None => self.error_expr(span),
            },
            (Replacement::Operand, [e, ..]) => self.rvalue(*e),
            (Replacement::Complex, [re, im, ..]) => self.complex_of_parts(*re, *im, span),
            (Replacement::TypeClass | Replacement::Operand, []) | (Replacement::Complex, [] | [_]) => {
                self.error_expr(span)
            }
        }
    }

    /// `__builtin_complex`.
    fn complex_of_parts(&mut self, re: ExprId, im: ExprId, span: Span) -> ExprId {
        let (re, im) = (self.rvalue(re), self.rvalue(im));
        let kind = match *self.tree.types.get(self.ety(re)) {
            TypeKind::Float(kind) if self.ety(re).ty() == self.ety(im).ty() => kind,
            _ => {
                self.report(diag::parts_of_complex_must_match(), span);
                return self.error_expr(span);
            }
        };
        let ty: QualType = self.tree.types.intern(TypeKind::Complex(kind)).into();
        let parts = vec![(InitTarget::Element(0), re), (InitTarget::Element(1), im)];
        self.push_aggregate(parts, None, ty, span)
    }

    /// The address of a constant `std::source_location::__impl` that describes this place.
    fn source_location(&mut self, span: Span) -> ExprId {
        use crate::tree::value::{Aggregate, Pointer, PointerBase};
        let name = self.interner.intern(b"__impl");
        let home = self.std_class("source_location").and_then(|t| self.tree.types.as_record(t));
        let found = home.map(|r| {
            let scope = self.record_scope(r);
            self.entries(scope, crate::sema::lookup::scope::Key::Ident(name))
                .iter()
                .map(|e| e.decl)
                .collect::<Vec<_>>()
        });
        let Some(crate::sema::lookup::scope::Decl::Record(record)) =
            found.unwrap_or_default().first().copied()
        else {
            self.report(diag::source_location_must_be_defined(), span);
            return self.error_expr(span);
        };
        let ty = self.record_type(record).with(Quals::CONST);
        let presumed = self.map.presumed(span.lo);
        let file = presumed.as_ref().map_or(String::new(), |p| p.file.to_string());
        let (line, column) = presumed.as_ref().map_or((0, 0), |p| (p.line, p.column));
        let function = self.cx.function.map_or(String::new(), |f| self.show_function(f));
        let text = |s: &mut Self, text: &str| {
            let e = s.char_string(text.as_bytes(), span);
            match *s.ekind(e) {
                ExprKind::String(id) => ConstValue::Pointer(Pointer {
                    base: PointerBase::String(id),
                    offset: 0,
                    path: Box::new([]),
                }),
                _ => ConstValue::Uninit,
            }
        };
        let fields = vec![
            text(self, &file),
            text(self, &function),
            ConstValue::Int(line as i128),
            ConstValue::Int(column as i128),
        ];
        let value =
            ConstValue::Aggregate(std::sync::Arc::new(Aggregate::Struct { bases: Vec::new(), fields }));
        let space = if self.in_device_code() {
            crate::tree::MemorySpace::Device
        } else {
            crate::tree::MemorySpace::Host
        };
        let hidden = crate::tree::Variable { space, ..crate::tree::Variable::constant(ty, value, span) };
        let var = self.tree.vars.push(hidden);
        let object = self.build_var(var, span);
        let pointer = self.tree.types.pointer(ty);
        self.push_expr(ExprKind::AddrOf(object), pointer, Category::PRValue, span)
    }

    pub(crate) fn build_va_arg(&mut self, list: ExprId, ty: QualType, start: Span) -> ExprId {
        let span = self.span_from(start);
        if self.is_error_expr(list) || self.tree.types.is_error(ty) {
            return self.error_expr(span);
        }
        // va_list is an array: parameters of that type are pointers to its element.
        let list = self.rvalue(list);
        let list = match self.tree.types.pointee(self.ety(list)) {
            Some(elem) => self.push_expr(ExprKind::Deref(list), elem, Category::LValue, span),
            None => list,
        };
        self.push_expr(ExprKind::VaArg { list }, ty.unqualified(), Category::PRValue, span)
    }

    pub(crate) fn build_bit_cast(&mut self, ty: QualType, e: ExprId, start: Span) -> ExprId {
        let span = self.span_from(start);
        if self.is_error_expr(e) || self.tree.types.is_error(ty) || !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        let source = self.ety(e);
        self.ensure_type_layout(ty);
        self.ensure_type_layout(source);
        let (a, b) = (crate::layout::size_of(&self.tree, ty), crate::layout::size_of(&self.tree, source));
        if a != b {
            self.report(diag::bit_cast_between_sizes(&b, &a), span);
            return self.error_expr(span);
        }
        self.push_cast(CastKind::BitCast, e, ty.unqualified(), Category::PRValue)
    }
}
