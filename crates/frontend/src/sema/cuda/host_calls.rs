//! Calls of the host's functions from device code: which are refused, when, and which their values stand for (spec 5.2).
//!
//! The reference refuses a call of a `constexpr` function of the host wherever it stands in the text of a device function,
//! constant expression or not, but has the value of one that is constant: default arguments and member initialisers, which
//! are read outside of functions, may be made of them. Constructors, and what is left of calls in such initialisers, it
//! looks at when it generates code.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::lookup::scope::ScopeKind;
use crate::sema::{Evaluation, Sema};
use crate::tree::expr::{BinaryOp, Callee, CastKind, Category, ExprKind};
use crate::tree::types::QualType;
use crate::tree::value::PointerBase;
use crate::tree::{
    ConstValue, DeclContext, DeclName, ExprId, FnFlags, FunctionId, MemorySpace, NamespaceId, OperatorName,
    RecordFlags, Spaces, VarFlags,
};

/// Where the code being checked runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caller {
    Host,
    HostDevice,
    Device,
    Kernel,
}

/// When the reference finds a call that must not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Reading,
    /// Nobody minds if no code is generated for the function. `undefined`: the call has not been replaced by its value.
    Generating {
        undefined: bool,
    },
}

/// How an expression names a part of an object.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// With nothing but subscripts.
    Brackets,
    /// Through members or pointers.
    Other,
}

impl Sema<'_> {
    fn caller(&self) -> Caller {
        self.caller_kind(self.cx.function)
    }

    fn caller_kind(&self, function: Option<FunctionId>) -> Caller {
        let Some(function) = function else { return Caller::Host };
        let spaces = self.tree.functions[function].spaces;
        if spaces.contains(Spaces::KERNEL) {
            Caller::Kernel
        } else if spaces.contains(Spaces::DEVICE | Spaces::HOST) {
            Caller::HostDevice
        } else if spaces.contains(Spaces::DEVICE) {
            Caller::Device
        } else {
            Caller::Host
        }
    }

    /// Whether the body being read is compiled for the device only.
    pub fn in_device_code(&self) -> bool {
        matches!(self.caller(), Caller::Device | Caller::Kernel)
    }

    /// Whether the body being read is compiled for both sides.
    pub(crate) fn in_host_device_code(&self) -> bool {
        self.caller() == Caller::HostDevice
    }

    pub(crate) fn is_written_for_device(&self) -> bool {
        self.caller() != Caller::Host
    }

    /// Whether the body being read can be compiled for the device: also what the compiler makes is, where it is used.
    pub(crate) fn may_run_on_device(&self) -> bool {
        let made = FnFlags::IMPLICIT | FnFlags::DEFAULTED;
        // Programs that define allocation functions mean the host's, though those of the device have their declarations.
        self.cx.function.is_some_and(|f| {
            !self.is_global_allocation(f)
                && (self.is_written_for_device() || self.tree.functions[f].flags.intersects(made))
        })
    }

    /// Reports a use of exceptions in device code.
    pub(crate) fn check_no_exceptions(&mut self, span: Span) {
        if self.in_device_code() {
            self.report(diag::device_code_does_not_support_exception_handling(), span);
        }
    }

    /// Whether a function may be called from device code.
    pub(crate) fn runs_on_device(&self, function: FunctionId) -> bool {
        let f = &self.tree.functions[function];
        if f.spaces.on_device() || f.flags.contains(FnFlags::CONSTEVAL) {
            return true;
        }
        // Implicit and defaulted members have the spaces they are needed in.
        if f.flags.intersects(FnFlags::IMPLICIT | FnFlags::DEFAULTED) {
            return true;
        }
        if f.flags.contains(FnFlags::CONSTEXPR) && self.options.language.relaxed_constexpr {
            return true;
        }
        self.is_global_allocation(function) || self.is_blessed_std(function)
    }

    /// The global allocation functions, placement forms included, whatever header declares them.
    fn is_global_allocation(&self, function: FunctionId) -> bool {
        use OperatorName::{Delete, DeleteArray, New, NewArray};
        let f = &self.tree.functions[function];
        f.context == DeclContext::Namespace(NamespaceId::GLOBAL)
            && matches!(f.name, DeclName::Operator(New | NewArray | Delete | DeleteArray))
    }

    /// `std::move`, `std::forward` and the members of `std::initializer_list` are host-device.
    fn is_blessed_std(&self, function: FunctionId) -> bool {
        let f = &self.tree.functions[function];
        match f.context {
            DeclContext::Namespace(ns) => {
                let crate::tree::DeclName::Ident(name) = f.name else { return false };
                matches!(self.text(name), "move" | "forward") && self.is_std(ns)
            }
            DeclContext::Record(r) => {
                let ty = self.record_types[r];
                ty.is_some_and(|t| self.initializer_list_element(t).is_some())
            }
            DeclContext::Function { .. } => false,
        }
    }

    pub(crate) fn is_std(&self, ns: crate::tree::NamespaceId) -> bool {
        self.tree.namespaces[ns].name.is_some_and(|n| self.text(n) == "std")
            && self.tree.namespaces[ns].parent.expand() == Some(crate::tree::NamespaceId::GLOBAL)
    }

    /// Checks that the function being read may call `callee`.
    pub(crate) fn check_call_space(&mut self, callee: FunctionId, span: Span) {
        if self.is_host_constant(callee) {
            // Constructors, and what stands outside of the function, are looked at when the call is known.
            let in_text = match self.cx.evaluation {
                Evaluation::Evaluated => !self.cx.ex.in_default,
                Evaluation::ConstantEvaluated => self.in_own_text(),
                Evaluation::Unevaluated => false,
            };
            // Who is told what is wrong rather than what the reference says need not know of calls that come to nothing.
            let harmless = !self.options.language.cascade_errors && self.caller() == Caller::HostDevice;
            if in_text && !harmless && self.tree.functions[callee].name != DeclName::Ctor {
                self.refuse_call(callee, Phase::Reading, span);
            }
        } else if self.is_evaluated() && !self.runs_on_device(callee) {
            self.refuse_call(callee, Phase::Generating { undefined: true }, span);
        }
    }

    /// Checks a call through a pointer in code for both sides: a constant one may hold the address of a function of the host.
    pub(crate) fn check_indirect_call_space(&mut self, pointer: ExprId, span: Span) {
        if let ExprKind::Const(ConstValue::Pointer(p)) = self.ekind(pointer)
            && let PointerBase::Function(callee) = p.base
            && self.in_host_device_code()
        {
            self.check_call_space(callee, span);
        }
    }

    /// A `constexpr` function that is the host's.
    fn is_host_constant(&self, callee: FunctionId) -> bool {
        self.tree.functions[callee].flags.contains(FnFlags::CONSTEXPR) && !self.runs_on_device(callee)
    }

    /// Whether the cursor is in the text of the function being read, rather than in a declaration that it uses or in a
    /// default argument inside it.
    fn in_own_text(&self) -> bool {
        let static_init = self.cx.function.is_none() && self.cx.static_of.is_some();
        !self.cx.ex.in_default
            && !self.cx.ex.discarded
            && !matches!(self.scopes[self.cx.scope].kind, ScopeKind::Record(_))
            && (static_init || self.cx.ex.text.contains(&self.pos()))
    }

    /// A call of a `constexpr` function of the host in code that may run on the device: its value stands for it if it is
    /// constant.
    pub(crate) fn fold_host_call(&mut self, callee: FunctionId, call: ExprId, span: Span) -> ExprId {
        if self.runs_on_device(callee) {
            return match self.tree.functions[callee].flags.intersects(FnFlags::CONSTEXPR | FnFlags::TRIVIAL) {
                true => self.fold_call_of_host_objects(call, span),
                false => call,
            };
        }
        let Some(function) = self.cx.function.or(self.cx.static_of) else { return call };
        let made = self.tree.functions[function].flags.intersects(FnFlags::IMPLICIT | FnFlags::DEFAULTED);
        let caller = self.caller_kind(Some(function));
        if caller == Caller::Host && !made || !self.is_evaluated() || !self.is_host_constant(callee) {
            return call;
        }
        let value = match self.has_plain_value(call) {
            true => self.evaluate(call).ok(),
            false => None,
        };
        let args = match self.ekind(call) {
            ExprKind::Construct { args, .. } => Some(args.len()),
            ExprKind::ZeroThenConstruct { .. } => Some(0),
            _ => None,
        };
        if caller == Caller::HostDevice && !self.options.language.cascade_errors {
            if value.is_none() {
                self.refuse_call(callee, Phase::Generating { undefined: true }, span);
            }
        } else if caller != Caller::Host {
            match (value.is_some(), args) {
                (true, _) if self.cx.ex.in_default => {}
                (false, None) if !self.cx.ex.in_default => {}
                (false, _) => self.refuse_call(callee, Phase::Generating { undefined: true }, span),
                (true, Some(1)) if self.cx.ex.constant_copy => {}
                (true, Some(1)) => self.refuse_call(callee, Phase::Generating { undefined: false }, span),
                (true, Some(_)) if self.cx.ex.implied_init => {
                    self.refuse_call(callee, Phase::Generating { undefined: true }, span)
                }
                (true, Some(_)) => self.refuse_call(callee, Phase::Reading, span),
                (true, None) => {}
            }
        }
        match value {
            Some(value) => {
                let (ty, category) = (self.ety(call), self.ecat(call));
                self.push_expr(ExprKind::Const(value), ty, category, span)
            }
            None => call,
        }
    }

    /// The value of what a `constexpr` function of the host returns a reference to, or that is part of a constant object of
    /// the host.
    pub(crate) fn fold_host_object(&mut self, object: ExprId, value: ExprId) -> ExprId {
        if !self.is_host_part(object) {
            return value;
        }
        match self.evaluate(value) {
            Ok(constant) => {
                let (root, _) = self.root_of(object);
                self.cx.ex.folded.insert(root);
                let (ty, span) = (self.ety(value), self.espan(value));
                self.push_expr(ExprKind::Const(constant), ty, Category::PRValue, span)
            }
            Err(_) => value,
        }
    }

    /// Whether device code names what a `constexpr` function of the host returns a reference to, or a part of a constant object
    /// of the host, in a way in which its value stands for it.
    pub(crate) fn is_host_part(&self, object: ExprId) -> bool {
        if !self.is_evaluated() || !self.may_run_on_device() {
            return false;
        }
        let (root, way) = self.root_of(object);
        match *self.ekind(root) {
            ExprKind::Call { callee: Callee::Direct(callee), .. } => self.is_host_constant(callee),
            // The reference leaves elements of arrays in namespaces alone, written with brackets.
            ExprKind::Var(var) => {
                let data = &self.tree.vars[var];
                let member = data.flags.contains(VarFlags::STATIC_MEMBER);
                let reference = self.tree.types.is_reference(data.ty);
                let taken = member || reference || way == Way::Other || self.in_lambda_body();
                (root != object || reference) && taken && self.is_host_object(root)
            }
            _ => false,
        }
    }

    /// Whether an expression is an element, written with brackets, of a constant array of the host in a namespace. Its value
    /// stands for it only behind `*&` or a cast to a reference, which other expressions do without.
    pub(crate) fn is_host_element(&self, e: ExprId) -> bool {
        let (root, way) = self.root_of(e);
        root != e && way == Way::Brackets && self.may_run_on_device() && self.is_host_object(root)
    }

    /// The object that an expression denotes a part of, and the way there.
    fn root_of(&self, mut at: ExprId) -> (ExprId, Way) {
        let mut way = Way::Brackets;
        loop {
            at = match *self.ekind(at) {
                ExprKind::Field { base, .. } | ExprKind::MemberDeref { base, .. } => {
                    way = Way::Other;
                    base
                }
                ExprKind::Deref(inner) | ExprKind::AddrOf(inner) => {
                    way = Way::Other;
                    inner
                }
                ExprKind::Index { base, .. } => base,
                ExprKind::Cast { operand, .. } => {
                    // `static_cast<const T &>(...)`.
                    if self.ecat(at) != Category::PRValue {
                        way = Way::Other;
                    }
                    operand
                }
                ExprKind::Binary { op: BinaryOp::PtrAdd, lhs, .. } => lhs,
                _ => return (at, way),
            };
        }
    }

    /// The value of an initialiser, a bound, the result of a lambda or a comparison of addresses with constants of the host in it:
    /// there the reference evaluates what it refuses elsewhere.
    pub(crate) fn fold_host_constants(&mut self, e: ExprId) -> ExprId {
        if self.cx.ex.var_uses.is_empty() || !self.is_evaluated() || !self.may_run_on_device() {
            return e;
        }
        let ty = self.ety(e);
        if self.ecat(e) != Category::PRValue || !self.tree.is_scalar(ty) {
            return e;
        }
        let mut roots = Vec::new();
        if !self.collect_host_objects(e, &mut roots) || roots.is_empty() {
            return e;
        }
        match self.evaluate(e) {
            Ok(value @ (ConstValue::Int(_) | ConstValue::Float(_) | ConstValue::Complex(..))) => {
                self.cx.ex.folded.extend(roots);
                self.push_expr(ExprKind::Const(value), ty, Category::PRValue, self.espan(e))
            }
            _ => e,
        }
    }

    /// Whether the function whose body is read is the call operator of a closure.
    pub(crate) fn in_lambda_body(&self) -> bool {
        let record = self.cx.function.and_then(|f| self.tree.functions[f].record());
        record.is_some_and(|r| self.tree.records[r].lambda.is_some())
    }

    /// The names of variables of the host in an expression made of constants only; `false` if it has anything else.
    fn collect_host_objects(&self, e: ExprId, out: &mut Vec<ExprId>) -> bool {
        match *self.ekind(e) {
            ExprKind::Const(_) => true,
            ExprKind::Var(var) => {
                let data = &self.tree.vars[var];
                let host = data.space == MemorySpace::Host && data.special.is_none();
                if host {
                    out.push(e);
                }
                host
            }
            ExprKind::Cast { operand, .. } => self.collect_host_objects(operand, out),
            ExprKind::Field { base, .. } => self.collect_host_objects(base, out),
            ExprKind::Deref(inner) | ExprKind::AddrOf(inner) => self.collect_host_objects(inner, out),
            ExprKind::Unary { op, operand } => {
                !op.changes_operand() && self.collect_host_objects(operand, out)
            }
            ExprKind::Index { base: lhs, index: rhs }
            | ExprKind::MemberDeref { base: lhs, member: rhs }
            | ExprKind::Binary { lhs, rhs, .. } => {
                self.collect_host_objects(lhs, out) && self.collect_host_objects(rhs, out)
            }
            _ => false,
        }
    }

    /// An expression whose value is dropped: one that only names an object of the host does nothing.
    pub(crate) fn drop_host_object(&mut self, e: ExprId) -> ExprId {
        if self.cx.ex.var_uses.is_empty() || !self.is_evaluated() || !self.may_run_on_device() {
            return e;
        }
        // `S().v` of a static member.
        if let ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs } = *self.ekind(e) {
            let dropped = self.drop_host_object(rhs);
            if dropped == rhs {
                return e;
            }
            let kind = ExprKind::Binary { op: BinaryOp::Comma, lhs, rhs: dropped };
            return self.push_expr(kind, self.ety(dropped), self.ecat(dropped), self.espan(e));
        }
        let mut roots = Vec::new();
        if self.ety(e).is_volatile() || !self.collect_host_objects(e, &mut roots) || roots.is_empty() {
            return e;
        }
        self.cx.ex.folded.extend(roots);
        self.int_const(0, QualType::INT, self.espan(e))
    }

    /// Whether an expression names a `constexpr` variable of the host.
    fn is_host_object(&self, e: ExprId) -> bool {
        matches!(*self.ekind(e), ExprKind::Var(var) if {
            let data = &self.tree.vars[var];
            let empty = |r| self.tree.records[r].flags.contains(RecordFlags::EMPTY);
            let is_empty = self.tree.types.as_record(data.ty).is_some_and(empty);
            !is_empty && data.space == MemorySpace::Host && data.flags.contains(VarFlags::CONSTEXPR) && data.special.is_none()
        })
    }

    /// A call of a `constexpr` function with constant objects of the host as operands: its value stands for it.
    pub(crate) fn fold_call_of_host_objects(&mut self, call: ExprId, span: Span) -> ExprId {
        if !self.is_evaluated() || !self.may_run_on_device() {
            return call;
        }
        let (object, args) = match self.ekind(call) {
            ExprKind::Call { object, args, .. } => (object.expand(), args),
            ExprKind::Construct { args, .. } => (None, args),
            _ => return call,
        };
        let roots = object.iter().chain(args.iter()).map(|e| self.root_of(*e).0);
        let roots: Vec<ExprId> = roots.filter(|e| self.is_host_object(*e)).collect();
        if roots.is_empty() || !self.has_plain_value(call) {
            return call;
        }
        match self.evaluate(call) {
            Ok(value) => {
                self.cx.ex.folded.extend(roots);
                let (ty, category) = (self.ety(call), self.ecat(call));
                self.push_expr(ExprKind::Const(value), ty, category, span)
            }
            Err(_) => call,
        }
    }

    /// `a = b` that copies bytes, where `b` is a constant object of the host or a part of one: its value stands for it. Only for the
    /// operator as such, not for `a.operator=(b)`.
    pub(crate) fn fold_assigned_host_object(&mut self, call: ExprId, function: FunctionId) {
        let assign = &self.tree.functions[function];
        let trivial = assign.flags.contains(FnFlags::TRIVIAL);
        if !trivial || assign.name != DeclName::Operator(OperatorName::Assign) || !self.is_evaluated() {
            return;
        }
        let ExprKind::Call { args, .. } = self.ekind(call) else { return };
        let &[source] = args.as_ref() else { return };
        let (root, _) = self.root_of(source);
        let whole = root == source && self.may_run_on_device() && self.is_host_object(source);
        if !whole && !self.is_host_part(source) {
            return;
        }
        let ty = self.ety(source).unqualified();
        let value = self.push_cast(CastKind::LValueToRValue, source, ty, Category::PRValue);
        let Ok(value) = self.evaluate(value) else { return };
        self.cx.ex.folded.insert(root);
        let value = self.push_expr(ExprKind::Const(value), ty, Category::PRValue, self.espan(source));
        let value = self.materialize_as(value, ty);
        if let ExprKind::Call { args, .. } = &mut self.cx.body.exprs[call].kind {
            args[0] = value;
        }
    }

    /// Whether a call makes an object that a constant can be: without anything that only running code knows.
    fn has_plain_value(&self, call: ExprId) -> bool {
        let ty = self.ety(call);
        let dynamic = RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES;
        let whole = self.cx.function.and_then(|f| self.tree.functions[f].record());
        // A virtual base, initialised already, may be in the padding of this one.
        let shares = self.cx.ex.constructing_base
            && whole.is_some_and(|r| self.tree.records[r].flags.contains(RecordFlags::HAS_VIRTUAL_BASES));
        !shares
            && self.ecat(call) == Category::PRValue
            && ty.unqualified() != QualType::VOID
            && !self.is_error_expr(call)
            && self
                .tree
                .types
                .as_record(self.tree.types.array_base(ty))
                .is_none_or(|r| !self.tree.records[r].flags.intersects(dynamic))
    }

    fn refuse_call(&mut self, callee: FunctionId, phase: Phase, span: Span) {
        let function = self.cx.function.or(self.cx.static_of);
        let caller = self.caller_kind(function);
        let Some(function) = function.filter(|_| caller != Caller::Host) else { return };
        let is_constexpr = self.tree.functions[callee].flags.contains(FnFlags::CONSTEXPR);
        let plain = self.show_function(callee);
        let undefined = diag::identifier_is_undefined_in_device_code(&plain);
        if self.is_exempt_from_space_checks(function) {
            if caller != Caller::HostDevice && !is_constexpr {
                self.report(undefined, span);
            }
            return;
        }
        let (callee_name, caller_name) = match phase {
            Phase::Generating { .. } => {
                // Names of C have no parameters in them.
                let of_c = self.tree.functions[callee].flags.contains(FnFlags::EXTERN_C);
                let name = if of_c { plain } else { self.show_signature(callee) };
                (name, self.show_function(function))
            }
            // Short, for tools that compare the text.
            Phase::Reading if self.options.language.cascade_errors => {
                (self.short_name(callee), self.short_name(function))
            }
            Phase::Reading => (plain, self.short_name(function)),
        };
        let message = match (caller, is_constexpr) {
            (Caller::HostDevice, false) => diag::host_call_from_host_device,
            (Caller::HostDevice, true) => diag::constexpr_call_from_host_device,
            (Caller::Device, false) => diag::host_call_from_device,
            (Caller::Device, true) => diag::constexpr_call_from_device,
            (_, false) => diag::host_call_from_kernel,
            (_, true) => diag::constexpr_call_from_kernel,
        };
        let report = self.report(message(&callee_name, &caller_name), span);
        if caller == Caller::HostDevice {
            return;
        }
        if let Phase::Generating { undefined: is_undefined } = phase {
            report.late();
            if is_undefined && self.options.language.cascade_errors {
                self.report(undefined, span);
            }
        }
    }

    /// Whether `#pragma nv_exec_check_disable` stands somewhere in the declaration before the body.
    fn is_exempt_from_space_checks(&self, function: FunctionId) -> bool {
        let mut at = self.fn_info[function].body_at as usize;
        let is_exempting = |p: &crate::lex::Pragma| {
            matches!(p.name, Some(kw::NV_EXEC_CHECK_DISABLE | kw::HD_WARNING_DISABLE))
        };
        while let Some(before) = at.checked_sub(1) {
            at = match self.tokens.get(before).kind {
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Colon => break,
                TokenKind::RParen | TokenKind::RBracket => {
                    self.tokens.matching(before).unwrap_or(before).min(before)
                }
                _ => before,
            };
            if self.tokens.pragmas_before(at).iter().any(is_exempting) {
                return true;
            }
        }
        false
    }

    /// A builtin that exists on the host only is named in device code.
    pub(crate) fn check_host_builtin(&mut self, name: Symbol, span: Span) {
        if !self.in_device_code() || !self.is_evaluated() {
            return;
        }
        let Some(function) = self.cx.function else { return };
        let (callee, caller) = (self.text(name).to_string(), self.short_name(function));
        let message = match self.caller() {
            Caller::Kernel => diag::host_call_from_kernel,
            _ => diag::host_call_from_device,
        };
        self.report(message(&callee, &caller), span);
    }

    fn short_name(&self, function: FunctionId) -> String {
        let f = &self.tree.functions[function];
        self.show_name(f.name, f.context)
    }
}
