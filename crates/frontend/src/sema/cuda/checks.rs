//! What CUDA forbids in expressions and statements (spec 5.3, 5.7); calls are in `host_calls`.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::convert::{Init, UserMode};
use crate::sema::lookup::scope::{Decl, Key};
use crate::sema::overload::{Call, Resolution};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{FloatKind, QualType, TypeKind};
use crate::tree::{DeclContext, ExprId, FunctionId, MemorySpace, VarFlags, VarId};

impl Sema<'_> {
    /// A variable in constant memory cannot be written from device code. Parts of one can, as with the reference.
    pub(crate) fn writes_constant_memory(&self, e: ExprId) -> bool {
        matches!(*self.ekind(e), ExprKind::Var(v) if self.tree.vars[v].space == MemorySpace::Constant)
            && self.in_device_code()
    }

    /// Notes that a host variable is read in device code.
    pub(crate) fn check_variable_read(&mut self, e: ExprId) {
        if let ExprKind::Var(_) = self.ekind(e) {
            self.cx.ex.reads.insert(e);
        }
    }

    pub(crate) fn check_variable_write(&mut self, e: ExprId) {
        if let ExprKind::Var(_) = self.ekind(e) {
            self.cx.ex.writes.insert(e);
        }
    }

    /// A variable of the host named in device code.
    pub(crate) fn check_host_variable(&mut self, e: ExprId, var: VarId, span: Span) {
        let v = &self.tree.vars[var];
        // Functions for both sides have a copy of what never changes.
        let fixed = self.tree.types.array_base(v.ty).is_const() || self.tree.types.is_reference(v.ty);
        if !self.in_device_code() && (fixed || !self.may_run_on_device()) {
            return;
        }
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
        let message = if self.cx.ex.writes.contains(&e) {
            diag::cannot_be_directly_written_in_device_function(&what)
        } else if self.cx.ex.reads.contains(&e) {
            diag::cannot_be_directly_read_in_device_function(&what)
        } else {
            diag::address_of_cannot_be_directly_taken(&what)
        };
        let undefined = diag::identifier_is_undefined_in_device_code(&name);
        if self.options.language.cascade_errors {
            if self.is_written_for_device() {
                self.report(message.as_warning(), span);
            }
            self.report(undefined, span);
        } else {
            self.report(undefined.because(&message.text()), span);
        }
    }

    /// Declares the functions that a launch in device code calls without naming them.
    fn demand_device_runtime(&mut self) {
        for name in ["__cudaCDP2GetParameterBufferV2", "__cudaCDP2LaunchDeviceV2"] {
            if let Some(name) = self.interner.find(name.as_bytes()) {
                self.demand(Key::Ident(name));
            }
        }
    }

    /// `kernel<<<config>>>(args)`.
    pub(crate) fn build_launch(
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
        let call = self.setting(|s| &mut s.cx.ex.launching, true, |s| s.build_call(kernel, args, span));
        let has_runtime = self.options.rdc || self.options.jit.is_some_and(|jit| jit.device_runtime);
        if self.in_device_code() && !has_runtime {
            let text = match self.options.jit {
                None => diag::kernel_launch_from_device_or_global_functions(),
                Some(_) => diag::device_side_kernel_launch_could(),
            };
            self.report(text, span);
            return self.error_expr(span);
        }
        if self.is_error_expr(call) {
            return call;
        }
        if self.in_device_code() {
            self.demand_device_runtime();
        }
        let ExprKind::Call { callee, args, .. } = self.ekind(call).clone() else {
            return self.error_expr(span);
        };
        let kernel = match callee {
            crate::tree::expr::Callee::Direct(f) => {
                if !self.tree.functions[f].is_kernel() {
                    let what = if self.tree.functions[f].spaces.on_device() { "__device__" } else { "host" };
                    self.report(diag::function_call_cannot_be_configured(&what), span);
                    return self.error_expr(span);
                }
                self.check_kernel_arguments(f, span);
                let ty = self.tree.functions[f].ty;
                self.push_expr(ExprKind::Function(f), ty, Category::LValue, span)
            }
            crate::tree::expr::Callee::Indirect(e) => e,
            _ => return self.error_expr(span),
        };
        self.lint_default_stream(config.len(), span);
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
                            let text = diag::closure_type_for_lambda_unless_lambda(&name, &tail);
                            self.report(text, span);
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
                    self.report(diag::type_defined_inside_host_function(&name, &tail), span);
                }
                DeclContext::Record(_) if access != crate::tree::Access::Public => {
                    let text = diag::type_is_defined_inside_class(&name, &tail);
                    self.report(text, span);
                }
                _ if !named => {
                    let text = diag::unnamed_type_unless_type_is_local(&name, &tail);
                    self.report(text, span);
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
                    self.report(diag::launch_configuration_function_is_undeclared(), span);
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
                    self.report(diag::argument_of_launch_configuration_has_wrong_type(), span);
                }
                None
            }
        }
    }

    /// Whether a type cannot be used in device code: 128-bit floats before sm_100, vectors.
    pub(crate) fn check_device_type(&mut self, ty: QualType, span: Span) {
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
        self.report(diag::kernel_name_has_problem(&name, &problem), span);
    }
}
