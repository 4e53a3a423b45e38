//! What constant expressions must be, and whether an expression can throw.

use oxicc_source::Span;

use crate::constexpr::Reason;
use crate::diag;
use crate::sema::convert::{Init, Purpose};
use crate::sema::{EvalError, Scoped, Sema};
use crate::tree::expr::{Callee, Category, ExprKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{ConstValue, ExprId, FnFlags, FunctionId};

impl Sema<'_> {
    /// String literals, what `typeid` denotes and, before C++20, parts of objects are no template arguments ([temp.arg.nontype]/3).
    pub fn check_template_constant(&mut self, value: &ConstValue, span: Span) {
        use crate::tree::value::PointerBase;
        let ConstValue::Pointer(p) = value else { return };
        let whole = matches!(*p.path, [] | [crate::tree::value::PathStep::Element(0)]);
        let part = !whole && matches!(p.base, PointerBase::Var(_));
        if matches!(p.base, PointerBase::String(_) | PointerBase::TypeInfo(_))
            || part && self.options.standard < crate::lex::Standard::Cxx20
        {
            self.report(diag::constant_cannot_be_template_argument(), span);
        }
    }

    pub(crate) fn deduced_class_constant(
        &mut self,
        class: crate::tree::TemplateId,
        init: Init,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        let e = self.constant_evaluated(|s| {
            let (args, how) = match &init {
                Init::List(list) => (list.inits(), crate::sema::expr::Deducing::CopyList),
                init => (vec![init.clone()], crate::sema::expr::Deducing::Copy),
            };
            let ty = s.deduce_class_template(class, &args, how, span)?;
            Some(s.copy_init(ty, &init, Purpose::Init))
        })?;
        let value = self.require_constant(e)?;
        Some((self.ety(e), value))
    }

    /// A string literal as the argument of a parameter of class type: of a literal operator template.
    pub fn string_as_class(
        &mut self,
        param: QualType,
        literal: ExprId,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        match *self.tree.types.get(param) {
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(t)) => {
                self.deduced_class_constant(t, Init::Expr(literal), span)
            }
            _ => self.class_constant(Init::Expr(literal), param).map(|value| (param, value)),
        }
    }

    fn class_constant(&mut self, init: Init, to: QualType) -> Option<ConstValue> {
        let e = self.constant_evaluated(|s| s.copy_init(to, &init, Purpose::Init));
        self.require_constant(e)
    }

    /// Converts a constant to a parameter of class type, whose template arguments may have to be deduced.
    pub fn constant_to_class(
        &mut self,
        from: QualType,
        value: ConstValue,
        to: QualType,
        span: Span,
    ) -> Option<(QualType, ConstValue)> {
        let e = self.build_value(from, value, span);
        match *self.tree.types.get(to) {
            TypeKind::Deduced(crate::tree::types::Placeholder::Template(t)) => {
                self.deduced_class_constant(t, Init::Expr(e), span)
            }
            _ => self.class_constant(Init::Expr(e), to).map(|value| (to.unqualified(), value)),
        }
    }

    /// The function of an overloaded template argument that a parameter of type `to` means.
    pub fn overloaded_arg(&mut self, index: i128, to: QualType, span: Span) -> Option<ConstValue> {
        let set = self.overload_args.get(usize::try_from(index).ok()?)?.clone();
        let e = self.constant_evaluated(|s| {
            let e = s.push_overload(set, span);
            if s.contains_auto(to) {
                s.unresolved_overload(e);
                return s.error_expr(span);
            }
            s.copy_init(to, &Init::Expr(e), Purpose::Init)
        });
        self.require_constant(e)
    }

    /// What a constant object of class type converts to as a template argument.
    pub fn convert_constant_object(
        &mut self,
        from: QualType,
        value: ConstValue,
        to: QualType,
    ) -> Option<ConstValue> {
        let span = self.prev_span();
        let converted = self.trap(|s| {
            let e = s.constant_evaluated(|s| {
                let object = s.push_expr(ExprKind::Const(value), from, Category::PRValue, span);
                s.copy_init(to, &Init::Expr(object), Purpose::Init)
            });
            if s.is_error_expr(e) { None } else { s.evaluate_required(e).ok() }
        });
        converted.ok().flatten()
    }

    /// conditional-expression: what constant expressions are; an assignment is not read.
    /// An operand as an integer prvalue: class types convert by their one conversion function.
    pub(crate) fn integer_operand(&mut self, e: ExprId) -> ExprId {
        if self.is_error_expr(e) {
            return e;
        }
        let span = self.espan(e);
        if let Some(record) = self.tree.types.as_record(self.ety(e)) {
            let mut targets: Vec<QualType> = Vec::new();
            for decl in self.conversion_functions(record) {
                if let crate::sema::lookup::scope::Decl::Function(f) = decl
                    && !self.tree.functions[f].flags.contains(FnFlags::EXPLICIT)
                    && let Some(ret) = self.return_type_of(f)
                {
                    let ty = self.tree.types.decay(ret);
                    if self.tree.int_kind(ty).is_some() && !targets.contains(&ty) {
                        targets.push(ty);
                    }
                }
            }
            if let [ty] = targets[..] {
                return self.implicit_conversion(e, ty, Purpose::Operand);
            }
        }
        let value = self.rvalue(e);
        if self.is_error_expr(value) || self.tree.is_integral_or_enum(self.ety(value)) {
            return value;
        }
        if self.tree.is_scoped_enum(self.ety(value)) {
            return value;
        }
        let ty = self.show_type(self.ety(value));
        self.report(diag::constant_expression_needs_integral_or_enum_type(&ty), span);
        self.error_expr(span)
    }

    /// The value of an expression, or a report that it is not constant.
    pub fn require_constant(&mut self, e: ExprId) -> Option<ConstValue> {
        if self.is_error_expr(e) {
            return None;
        }
        if let ExprKind::Const(value) = self.ekind(e) {
            return Some(value.clone());
        }
        match self.evaluate_required(e) {
            Ok(value) => Some(value),
            Err(error) => {
                let span = self.espan(e);
                self.report_not_constant(&error, span);
                None
            }
        }
    }

    /// Error 28, with the evaluator's notes.
    pub fn report_not_constant(&mut self, error: &EvalError, span: Span) {
        let (at, text) = (error.span, error.reason.text());
        let own = match error.reason {
            Reason::DivisionByZero => Some(diag::division_by_zero()),
            Reason::RemainderByZero => Some(diag::right_operand_is_zero()),
            Reason::NegativeShift => Some(diag::shift_count_is_negative()),
            _ => None,
        };
        if let Some(message) = own.filter(|_| error.stack.is_empty()) {
            self.report(message.as_error(), at);
            return;
        }
        let mut notes = vec![(at, text)];
        for (function, call) in error.stack.iter().take(8) {
            notes.push((*call, format!("called from: \"{}\"", self.show_function(*function))));
        }
        let mut report = self.report(diag::expression_must_have_constant_value(), span);
        for (at, text) in notes {
            report = report.note(at, text);
        }
    }

    /// Whether evaluating the expression might throw ([expr.unary.noexcept]).
    pub fn can_throw(&mut self, e: ExprId) -> bool {
        let kind = self.ekind(e).clone();
        let mut children: Vec<ExprId> = Vec::new();
        let throws = match &kind {
            ExprKind::Throw(_) => true,
            ExprKind::New(new) => {
                children.extend(new.placement.iter());
                children.extend(new.init);
                children.extend(new.rest);
                !self.function_is_noexcept(new.operator_new)
            }
            ExprKind::Delete(d) => {
                children.push(d.operand);
                false
            }
            // Of an object whose class only the object knows.
            ExprKind::TypeId(operand) => !matches!(self.ekind(*operand), ExprKind::ZeroInit),
            ExprKind::DynamicCast { operand } => {
                children.push(*operand);
                self.ecat(e) != crate::tree::expr::Category::PRValue
            }
            ExprKind::Call { callee, object, args, .. } => {
                children.extend(object.expand());
                children.extend(args.iter());
                match callee {
                    Callee::Direct(f) | Callee::Virtual(f) => self.call_can_throw(*f),
                    Callee::Indirect(p) => {
                        children.push(*p);
                        let ty = self.tree.types.pointee(self.ety(*p));
                        !ty.and_then(|t| self.tree.types.as_function(t)).is_some_and(|f| f.noexcept)
                    }
                    Callee::MemberPointer(p) => match *self.tree.types.get(self.ety(*p)) {
                        TypeKind::MemberPointer { pointee, .. } => {
                            !self.tree.types.as_function(pointee).is_some_and(|f| f.noexcept)
                        }
                        _ => true,
                    },
                    Callee::Builtin(_) => false,
                }
            }
            ExprKind::Construct { ctor, args } => {
                children.extend(args.iter());
                self.call_can_throw(*ctor)
            }
            ExprKind::ZeroThenConstruct { ctor } => self.call_can_throw(*ctor),
            ExprKind::MaterializeTemp { value, dtor, .. } => {
                children.push(*value);
                dtor.expand().is_some_and(|d| self.call_can_throw(d))
            }
            ExprKind::Field { base, .. } => {
                children.push(*base);
                false
            }
            ExprKind::Deref(x)
            | ExprKind::AddrOf(x)
            | ExprKind::PseudoDtor(x)
            | ExprKind::Unary { operand: x, .. }
            | ExprKind::Cast { operand: x, .. } => {
                children.push(*x);
                false
            }
            ExprKind::VaArg { list } => {
                children.push(*list);
                false
            }
            ExprKind::MemberDeref { base, member } => {
                children.extend([*base, *member]);
                false
            }
            ExprKind::Index { base, index } => {
                children.extend([*base, *index]);
                false
            }
            ExprKind::Binary { lhs, rhs, .. }
            | ExprKind::Assign { lhs, rhs }
            | ExprKind::CompoundAssign { lhs, rhs, .. } => {
                children.extend([*lhs, *rhs]);
                false
            }
            ExprKind::Conditional { cond, then, otherwise } => {
                children.extend([*cond, *then, *otherwise]);
                false
            }
            ExprKind::Aggregate { inits, filler, .. } => {
                children.extend(inits.iter().map(|(_, e)| *e));
                children.extend(filler.expand());
                false
            }
            ExprKind::ArrayInit { elem } => {
                children.push(*elem);
                false
            }
            ExprKind::Bind { common, value } => {
                children.extend([*common, *value]);
                false
            }
            ExprKind::StmtExpr(_) | ExprKind::KernelLaunch { .. } => true,
            _ => false,
        };
        throws || children.into_iter().any(|c| self.can_throw(c))
    }

    fn call_can_throw(&mut self, f: FunctionId) -> bool {
        !self.function_is_noexcept(f)
    }
}
