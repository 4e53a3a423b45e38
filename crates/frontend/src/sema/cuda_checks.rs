//! What CUDA forbids in expressions and statements (spec 5.2, 5.3, 5.7).

use oxicc_source::Span;

use super::Sema;
use super::convert::{Init, UserMode};
use super::overload::{Call, Resolution};
use super::scope::{Decl, Key};
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{FloatKind, QualType, TypeKind};
use crate::tree::{
    DeclContext, DeclName, ExprId, FnFlags, FunctionId, MemorySpace, NamespaceId, OperatorName, Spaces,
    VarFlags, VarId,
};

/// Where the code being checked runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caller {
    Host,
    HostDevice,
    Device,
    Kernel,
}

impl Sema<'_> {
    fn caller(&self) -> Caller {
        let Some(function) = self.cx.function else { return Caller::Host };
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

    /// Reports a use of exceptions in device code.
    pub(in crate::sema) fn check_no_exceptions(&mut self, span: Span) {
        if self.in_device_code() {
            self.error(3517, span, "device code does not support exception handling");
        }
    }

    /// Whether a function may be called from device code.
    pub(in crate::sema) fn runs_on_device(&self, function: FunctionId) -> bool {
        let f = &self.tree.functions[function];
        if f.spaces.on_device() || f.flags.contains(FnFlags::CONSTEVAL) {
            return true;
        }
        // Implicit and defaulted members have the spaces they are needed in.
        if f.flags.intersects(FnFlags::IMPLICIT | FnFlags::DEFAULTED) {
            return true;
        }
        if f.flags.contains(FnFlags::CONSTEXPR) && self.options.relaxed_constexpr {
            return true;
        }
        // The global allocation functions, placement forms included, whatever header declares them.
        use OperatorName::{Delete, DeleteArray, New, NewArray};
        if f.context == DeclContext::Namespace(NamespaceId::GLOBAL)
            && matches!(f.name, DeclName::Operator(New | NewArray | Delete | DeleteArray))
        {
            return true;
        }
        self.is_blessed_std(function)
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

    pub(in crate::sema) fn is_std(&self, ns: crate::tree::NamespaceId) -> bool {
        self.tree.namespaces[ns].name.is_some_and(|n| self.text(n) == "std")
            && self.tree.namespaces[ns].parent.expand() == Some(crate::tree::NamespaceId::GLOBAL)
    }

    /// Checks that the function being read may call `callee`.
    pub(in crate::sema) fn check_call_space(&mut self, callee: FunctionId, span: Span) {
        let caller = self.caller();
        if caller == Caller::Host || self.runs_on_device(callee) {
            return;
        }
        let Some(function) = self.cx.function else { return };
        let is_constexpr = self.tree.functions[callee].flags.contains(FnFlags::CONSTEXPR);
        let plain = self.show_function(callee);
        if self.is_exempt_from_space_checks(function) {
            if caller != Caller::HostDevice && !is_constexpr {
                self.error(3525, span, format!("identifier \"{plain}\" is undefined in device code"));
            }
            return;
        }
        let callee_name = if is_constexpr { plain.clone() } else { self.show_signature(callee) };
        let caller_name = self.short_name(function);
        let what = if is_constexpr { "constexpr __host__" } else { "__host__" };
        let (code, from) = match (caller, is_constexpr) {
            (Caller::HostDevice, false) => (3468, "__host__ __device__"),
            (Caller::HostDevice, true) => (3470, "__host__ __device__"),
            (Caller::Device, false) => (3473, "__device__"),
            (Caller::Device, true) => (3474, "__device__"),
            (_, false) => (3475, "__global__"),
            (_, true) => (3476, "__global__"),
        };
        let mut text = format!(
            "calling a {what} function(\"{callee_name}\") from a {from} function(\"{caller_name}\") is not allowed"
        );
        if is_constexpr {
            text.push_str(". The experimental flag '--expt-relaxed-constexpr' can be used to allow this.");
        }
        if caller == Caller::HostDevice {
            self.warning(code, span, text);
        } else {
            self.error(code, span, text);
            if !is_constexpr && self.options.cascade_errors {
                self.error(3525, span, format!("identifier \"{plain}\" is undefined in device code"));
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
    pub(in crate::sema) fn check_host_builtin(&mut self, name: Symbol, span: Span) {
        if !self.in_device_code() || !self.is_evaluated() {
            return;
        }
        let Some(function) = self.cx.function else { return };
        let (callee, caller) = (self.text(name).to_string(), self.short_name(function));
        let (code, from) =
            if self.caller() == Caller::Kernel { (3475, "__global__") } else { (3473, "__device__") };
        let text = format!(
            "calling a __host__ function(\"{callee}\") from a {from} function(\"{caller}\") is not allowed"
        );
        self.error(code, span, text);
    }

    fn short_name(&self, function: FunctionId) -> String {
        let f = &self.tree.functions[function];
        self.show_name(f.name, f.context)
    }

    /// A variable in constant memory cannot be written from device code. Parts of one can, as with the reference.
    pub(in crate::sema) fn writes_constant_memory(&self, e: ExprId) -> bool {
        matches!(*self.ekind(e), ExprKind::Var(v) if self.tree.vars[v].space == MemorySpace::Constant)
            && self.in_device_code()
    }

    /// Notes that a host variable is read in device code.
    pub(in crate::sema) fn check_variable_read(&mut self, e: ExprId) {
        if let ExprKind::Var(_) = self.ekind(e) {
            self.cx.ex.reads.insert(e);
        }
    }

    pub(in crate::sema) fn check_variable_write(&mut self, e: ExprId) {
        if let ExprKind::Var(_) = self.ekind(e) {
            self.cx.ex.writes.insert(e);
        }
    }

    /// A variable of the host named in device code.
    pub(in crate::sema) fn check_host_variable(&mut self, e: ExprId, var: VarId, span: Span) {
        if !self.in_device_code() {
            return;
        }
        let v = &self.tree.vars[var];
        if v.space != MemorySpace::Host || v.special.is_some() {
            return;
        }
        // Static locals of device functions have been moved to device memory already; what the compiler folds is fine.
        if v.flags.contains(VarFlags::CONSTEXPR)
            && self
                .tree
                .types
                .as_record(v.ty)
                .is_some_and(|r| self.tree.records[r].flags.contains(crate::tree::RecordFlags::EMPTY))
        {
            return;
        }
        let name = v.name.map_or(String::new(), |n| self.text(n).to_string());
        let what = if v.flags.contains(VarFlags::STATIC_MEMBER) {
            format!("host member \"{}\"", self.show_var(var))
        } else {
            format!("host variable \"{name}\"")
        };
        let (code, text) = if self.cx.ex.writes.contains(&e) {
            (3552, format!("a {what} cannot be directly written in a device function"))
        } else if self.cx.ex.reads.contains(&e) {
            (3551, format!("a {what} cannot be directly read in a device function"))
        } else {
            (3553, format!("address of a {what} cannot be directly taken in a device function"))
        };
        let undefined = format!("identifier \"{name}\" is undefined in device code");
        if self.options.cascade_errors {
            self.warning(code, span, text);
            self.error(3525, span, undefined);
        } else {
            self.error(3525, span, format!("{undefined}: {text}"));
        }
    }

    /// `kernel<<<config>>>(args)`.
    pub(in crate::sema) fn build_launch(
        &mut self,
        kernel: ExprId,
        config: Vec<Init>,
        args: Vec<Init>,
        span: Span,
    ) -> ExprId {
        let bad =
            |s: &Self, list: &[Init]| list.iter().any(|a| a.as_expr().is_some_and(|e| s.is_error_expr(e)));
        if self.is_error_expr(kernel) || bad(self, &config) || bad(self, &args) {
            return self.error_expr(span);
        }
        // The call is checked like any other.
        let outer = std::mem::replace(&mut self.cx.ex.launching, true);
        let call = self.build_call(kernel, args, span);
        self.cx.ex.launching = outer;
        if self.in_device_code() && !self.options.rdc {
            self.error(
                3480,
                span,
                "kernel launch from __device__ or __global__ functions requires separate compilation mode",
            );
            return self.error_expr(span);
        }
        if self.is_error_expr(call) {
            return call;
        }
        let ExprKind::Call { callee, args, .. } = self.ekind(call).clone() else {
            return self.error_expr(span);
        };
        let kernel = match callee {
            crate::tree::expr::Callee::Direct(f) => {
                if !self.tree.functions[f].is_kernel() {
                    let what = if self.tree.functions[f].spaces.on_device() { "__device__" } else { "host" };
                    self.error(3508, span, format!("a {what} function call cannot be configured"));
                    return self.error_expr(span);
                }
                self.check_kernel_arguments(f, span);
                let ty = self.tree.functions[f].ty;
                self.push_expr(ExprKind::Function(f), ty, Category::LValue, span)
            }
            crate::tree::expr::Callee::Indirect(e) => e,
            _ => return self.error_expr(span),
        };
        let Some(config) = self.launch_config(&config, span) else { return self.error_expr(span) };
        let kind = ExprKind::KernelLaunch { kernel, config: config.into_boxed_slice(), args };
        self.push_expr(kind, QualType::VOID, Category::PRValue, span)
    }

    /// The types that a kernel template is instantiated with must have names that the host's half can spell
    /// (spec 5.4).
    fn check_kernel_arguments(&mut self, kernel: FunctionId, span: Span) {
        let Some((_, args)) = self.tree.functions[kernel].instance_of.clone() else { return };
        let mut work: Vec<crate::tree::TemplateArg> = args.to_vec();
        let tail =
            "cannot be used in the template argument type of a __global__ function template instantiation";
        while let Some(arg) = work.pop() {
            let ty = match arg {
                crate::tree::TemplateArg::Type(ty) => ty,
                crate::tree::TemplateArg::Pack(list) => {
                    work.extend(list.iter().cloned());
                    continue;
                }
                _ => continue,
            };
            let mut ty = ty;
            while let TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) =
                *self.tree.types.get(ty)
            {
                ty = t;
            }
            let (context, named, access) = match *self.tree.types.get(ty) {
                TypeKind::Record(r) => {
                    let data = &self.tree.records[r];
                    // Closures have rules of their own.
                    if let Some(lambda) = &data.lambda {
                        let allowed = match data.context {
                            DeclContext::Function { function, .. } => {
                                !lambda.spaces.is_empty() || self.tree.functions[function].spaces.on_device()
                            }
                            _ => false,
                        };
                        if !allowed {
                            let name = self.show_type(ty.unqualified());
                            let text = format!(
                                "The closure type for a lambda (\"{name}\") {tail}, unless the lambda is defined within a \
                                 __device__ or __global__ function, or the lambda is an 'extended lambda' and the flag \
                                 --extended-lambda is specified"
                            );
                            self.error(3582, span, text);
                        }
                        continue;
                    }
                    if let Some((_, inner)) = &data.instance_of {
                        work.extend(inner.iter().cloned());
                    }
                    (data.context, data.name.or(data.typedef_name).is_some(), data.access)
                }
                TypeKind::Enum(e) => {
                    let data = &self.tree.enums[e];
                    let named = data.name.or(data.typedef_name).is_some();
                    (data.context, named, crate::tree::Access::Public)
                }
                _ => continue,
            };
            let name = self.show_type(ty.unqualified());
            let on_device = |f: FunctionId| self.tree.functions[f].spaces.on_device();
            match context {
                DeclContext::Function { function, .. } if !on_device(function) => {
                    self.error(
                        3583,
                        span,
                        format!("A type defined inside a __host__ function  (\"{name}\") {tail}"),
                    );
                }
                DeclContext::Record(_) if access != crate::tree::Access::Public => {
                    let text = format!(
                        "A type that is defined inside a class and has private or protected access (\"{name}\") {tail}, \
                         unless the class is local to a __device__ or __global__ function"
                    );
                    self.error(3585, span, text);
                }
                _ if !named => {
                    let text = format!(
                        "An unnamed type (\"{name}\") {tail}, unless the type is local to a __device__ or __global__ function"
                    );
                    self.error(3586, span, text);
                }
                _ => {}
            }
        }
    }

    /// The configuration is checked as a call of `__cudaPushCallConfiguration`.
    fn launch_config(&mut self, config: &[Init], span: Span) -> Option<Vec<ExprId>> {
        let name = self.interner.intern(b"__cudaPushCallConfiguration");
        let found = self.lookup_in_scope(self.global_scope(), Key::Ident(name));
        if found.is_empty() {
            // Without the runtime header the arguments stay as they are.
            let mut out = Vec::new();
            for arg in config {
                let Init::Expr(e) = arg else {
                    self.error(
                        140,
                        span,
                        "unable to find __cudaPushCallConfiguration declaration. CUDA toolkit installation may be corrupt.",
                    );
                    return None;
                };
                out.push(self.rvalue(*e));
            }
            return Some(out);
        }
        let call = Call { explicit: None, object: None, args: config, mode: UserMode::Implicit };
        match self.resolve(&found.decls, call) {
            Resolution::Best(best) => {
                let f = best.function?;
                self.convert_args(f, config, &best.convs, span)
            }
            _ => {
                let explained = matches!(found.decls[..], [Decl::Function(f)] if self.explain_single(f, None, config, span));
                if !explained {
                    self.error(167, span, "an argument of the launch configuration has the wrong type");
                }
                None
            }
        }
    }

    /// Whether a type cannot be used in device code: 128-bit floats before sm_100, vectors.
    pub(in crate::sema) fn check_device_type(&mut self, ty: QualType, span: Span) {
        if !self.in_device_code() {
            return;
        }
        let problem = match *self.tree.types.get(ty) {
            TypeKind::Float(kind)
                if kind.format() == FloatKind::Float128 && self.options.cuda_arch < 1000 =>
            {
                "contains a 128-bit floating-point, which is not supported in device code"
            }
            TypeKind::Vector { .. } => "is a vector, which is not supported in device code",
            _ => return,
        };
        let name = self.show_type(ty);
        self.error(3563, span, format!("\"{name}\" {problem}"));
    }
}
