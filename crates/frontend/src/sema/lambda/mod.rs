//! Lambda expressions: closure classes, captures, call operators.
//!
//! The body of a lambda that is not generic is read where the lambda stands, with the enclosing body set aside in
//! [`Sema::outer_cx`]. A name of an enclosing function met there becomes a capture: a field of the closure, and an
//! initialiser built in the enclosing body. Since that body may itself be a lambda's, captures nest by themselves.
//!
//! * This file: captures. `call_operator`: the call operator and the conversion to a function pointer.
//! * `outer_names`: names of enclosing functions. `closure`: which class a lambda makes. `names`: its name. `generic`: generic lambdas.

mod call_operator;
pub(crate) mod closure;
pub(crate) mod generic;
mod names;
mod outer_names;

pub(crate) use closure::Closures;
pub use generic::GenericLambda;
pub(crate) use outer_names::OuterLocals;

use oxicc_source::Span;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose};
use crate::sema::lookup::scope::Decl;
use crate::tree::expr::{Category, ExprKind, InitTarget};
use crate::tree::types::{FnType, QualType, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, ExprId, Field, FunctionId, LocalId, LocalKind, RecordId, ScopeId, Spaces,
    TokenRange,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaptureDefault {
    None,
    Copy,
    Reference,
}

/// What a capture stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Captured {
    /// A local of an enclosing body, by the scope that declares it.
    Local(ScopeId, LocalId),
    /// A structured binding.
    Binding(u32, ExprId),
    /// `x = init`: known by name inside the lambda only.
    Init(Symbol),
    /// An element of `...x = init`.
    InitElement(Symbol),
    This,
}

#[derive(Clone, Debug)]
pub(crate) struct Capture {
    what: Captured,
    field: u32,
    /// The type the captured entity was declared with, for `decltype`.
    declared: QualType,
}

/// The lambda whose body is being read.
pub struct LambdaCx {
    pub(crate) record: RecordId,
    pub(crate) default: CaptureDefault,
    pub(crate) captures: Vec<Capture>,
    /// Initialisers of the captures, expressions of the enclosing body.
    pub(crate) inits: Vec<ExprId>,
    /// The type of `*this` outside.
    this_ty: Option<QualType>,
    /// `*this` is captured by value.
    this_copied: bool,
    /// Names of init-capture packs, also empty ones.
    init_packs: Vec<Symbol>,
    /// The initialiser of an init-capture is an array, which the capture is a pointer into.
    points_into_array: bool,
    /// The captures are settled: a name that is not among them cannot be captured any more.
    closed: bool,
    /// The class has its fields already.
    pub(crate) reused: bool,
}

/// A capture as written in the list.
pub(crate) enum Written {
    /// `element`: which one, if the name is a pack being expanded.
    Simple {
        name: Symbol,
        by_ref: bool,
        element: Option<u32>,
        span: Span,
    },
    Init {
        name: Symbol,
        by_ref: bool,
        init: InitForm,
        /// An element of an init-capture pack.
        element: bool,
        span: Span,
    },
    /// An init-capture pack begins.
    Pack(Symbol),
    This {
        copied: bool,
        span: Span,
    },
}

pub(crate) enum InitForm {
    Copy(Init),
    Direct(Vec<Init>),
    List(crate::sema::init::InitList),
}

/// What stands between the captures and the body.
#[derive(Default)]
pub(crate) struct Signature {
    pub(crate) params: crate::sema::decl::declarator::FnDeclarator,
    pub(crate) variadic: bool,
    pub(crate) mutable: bool,
    pub(crate) consteval: bool,
    pub(crate) is_static: bool,
    pub(crate) ret: Option<QualType>,
    /// The return type is `decltype` of an expression with a parameter in it.
    pub(crate) ret_of_parameters: bool,
    pub(crate) spaces: Spaces,
}

impl Signature {
    /// Whether the closure is constant in the body, as it is unless something else is said.
    fn has_const_this(&self) -> bool {
        !self.mutable && !self.is_static && !self.params.explicit_object
    }
}

impl Sema<'_> {
    /// Adds a field to the closure.
    fn add_capture(
        &mut self,
        cx: &mut LambdaCx,
        what: Captured,
        ty: QualType,
        declared: QualType,
        init: ExprId,
    ) -> u32 {
        let name = match what {
            Captured::Init(name) => Some(name),
            _ => None,
        };
        let span = self.tree.records[cx.record].span;
        let field = cx.captures.len() as u32;
        if !cx.reused {
            self.tree.records[cx.record].fields.push(Field::plain(name, ty, span));
        }
        cx.captures.push(Capture { what, field, declared });
        cx.inits.push(init);
        field
    }

    /// Captures an lvalue of the current (enclosing) body.
    /// Remembers what a captured variable is called, for debuggers.
    fn name_capture(&mut self, cx: &LambdaCx, field: u32, e: ExprId) {
        let name = match *self.ekind(e) {
            ExprKind::Local(local) => self.cx.body.locals[local].name,
            ExprKind::Field { field, .. } => {
                let outer = self.tree.records[field.record].lambda.as_ref();
                outer.and_then(|l| l.capture_names.get(field.index as usize).copied().flatten())
            }
            _ => None,
        };
        if let (Some(lambda), Some(_)) = (&mut self.tree.records[cx.record].lambda, name) {
            let index = field as usize;
            if lambda.capture_names.len() <= index {
                lambda.capture_names.resize(index + 1, None);
            }
            lambda.capture_names[index] = name;
        }
    }

    fn capture_value(
        &mut self,
        cx: &mut LambdaCx,
        what: Captured,
        e: ExprId,
        by_ref: bool,
        declared: QualType,
    ) -> u32 {
        let span = self.espan(e);
        let ty = self.ety(e);
        if by_ref {
            let reference = self.tree.types.lvalue_ref(ty);
            let field = self.add_capture(cx, what, reference, declared, e);
            self.name_capture(cx, field, e);
            return field;
        }
        // The type of the variable, not of the way to it: a lambda around may make it const ([expr.prim.lambda.capture]/10).
        let plain = self.tree.types.strip_ref(declared);
        let ty = if plain.unqualified() == ty.unqualified() { plain } else { ty };
        let field_ty = if self.tree.types.is_function(ty) { self.tree.types.lvalue_ref(ty) } else { ty };
        let init = if self.tree.types.is_array(ty) {
            self.array_copy_init(e, ty, crate::sema::init::ArrayCopy::Direct, span)
        } else if self.tree.types.as_record(ty).is_some() {
            // Captures are initialised directly ([expr.prim.lambda.capture]/15).
            self.direct_init(ty.unqualified(), &[Init::Expr(e)], span)
        } else {
            self.copy_init(field_ty, &Init::Expr(e), Purpose::Init)
        };
        let field = self.add_capture(cx, what, field_ty, declared, init);
        self.name_capture(cx, field, e);
        field
    }

    pub(crate) fn add_written_capture(&mut self, cx: &mut LambdaCx, item: Written) {
        match item {
            Written::This { copied, span } => {
                self.capture_this_now(cx, copied, span);
            }
            Written::Simple { name, by_ref, element: Some(element), span } => {
                let found = self.lookup_unqualified(name);
                let (Some(Decl::LocalPack(pack)), Some(scope)) = (found.first(), found.scope) else { return };
                let Some(&local) = self.local_packs[pack.0 as usize].locals.get(element as usize) else {
                    return;
                };
                let e = self.build_local(local, &found, span);
                if !self.is_error_expr(e) {
                    let what = Captured::Local(self.scopes[scope].table, local);
                    let declared = self.decltype_of(e);
                    self.capture_value(cx, what, e, by_ref, declared);
                }
            }
            Written::Simple { name, by_ref, element: None, span } => {
                let implied = if by_ref { CaptureDefault::Reference } else { CaptureDefault::Copy };
                if cx.default == implied {
                    self.report(diag::explicit_capture_matches_default(), span);
                }
                let found = self.lookup_unqualified(name);
                let Some(decl) = found.first() else {
                    let text = diag::identifier_is_undefined(&self.text(name));
                    self.report(text, span);
                    return;
                };
                let e = self.build_decl(decl, None, &found, None, span);
                if self.is_error_expr(e) {
                    return;
                }
                let what = match (decl, found.scope) {
                    (Decl::Local(local), Some(scope)) => Captured::Local(self.scopes[scope].table, local),
                    (Decl::LocalPack(pack), Some(scope)) => {
                        let pack = &self.local_packs[pack.0 as usize];
                        let local = pack.current.and_then(|i| pack.locals.get(i as usize).copied());
                        let Some(local) = local else { return };
                        Captured::Local(self.scopes[scope].table, local)
                    }
                    (Decl::Binding(e), Some(scope)) => Captured::Binding(self.scopes[scope].level, e),
                    (Decl::Var(_), _) => {
                        let text = diag::variable_with_static_storage_duration();
                        self.report(text, span);
                        return;
                    }
                    _ => {
                        let text = diag::cannot_be_captured_it_is_not_local(&self.text(name));
                        self.report(text, span);
                        return;
                    }
                };
                if matches!(self.ekind(e), ExprKind::Const(_)) {
                    return;
                }
                if cx.captures.iter().any(|c| c.what == what) {
                    self.report(diag::name_cannot_appear_more_than_once(), span);
                    return;
                }
                let declared = self.decltype_of(e);
                self.capture_value(cx, what, e, by_ref, declared);
            }
            Written::Pack(name) => cx.init_packs.push(name),
            Written::Init { name, by_ref, init, element, span } => {
                let arg = match &init {
                    InitForm::Copy(init) => init.clone(),
                    InitForm::Direct(args) => match args.as_slice() {
                        [one] => one.clone(),
                        _ => {
                            self.report(diag::init_capture_needs_one_initializer(), span);
                            return;
                        }
                    },
                    InitForm::List(list) => match list.inits().as_slice() {
                        [one] => one.clone(),
                        _ => Init::List(Box::new(list.clone())),
                    },
                };
                cx.points_into_array |= !by_ref
                    && arg.as_expr().is_some_and(|e| {
                        self.tree.types.is_array(self.ety(e)) && !matches!(self.ekind(e), ExprKind::String(_))
                    });
                let declared =
                    if by_ref { self.tree.types.lvalue_ref(QualType::AUTO) } else { QualType::AUTO };
                let Some(ty) = self.deduce_auto(declared, &arg, span) else { return };
                let value = match init {
                    InitForm::Copy(init) => self.copy_init(ty, &init, Purpose::Init),
                    InitForm::Direct(args) => self.direct_init(ty, &args, span),
                    InitForm::List(list) => self.direct_list_init(ty, &list, span),
                };
                if self.is_error_expr(value) {
                    return;
                }
                let what = if element { Captured::InitElement(name) } else { Captured::Init(name) };
                self.add_capture(cx, what, ty, ty, value);
            }
        }
    }

    /// Captures `this` (or `*this`) from the current, enclosing body.
    pub(crate) fn capture_this_now(&mut self, cx: &mut LambdaCx, copied: bool, span: Span) -> Option<u32> {
        let pointer = match self.build_this(span) {
            Some(e) => e,
            None => {
                self.report(diag::may_only_be_used_inside_nonstatic_member(), span);
                return None;
            }
        };
        cx.this_copied = copied;
        let field = if copied {
            let object = self.build_deref(pointer, span);
            let ty = self.ety(object);
            self.capture_value(cx, Captured::This, object, false, ty)
        } else {
            let ty = self.ety(pointer);
            self.add_capture(cx, Captured::This, ty, ty, pointer)
        };
        if let Some(lambda) = &mut self.tree.records[cx.record].lambda {
            lambda.this_field = Some(field);
        }
        Some(field)
    }

    /// Makes init-captures visible by name in the lambda's body.
    pub(crate) fn declare_init_captures(&mut self, scope: ScopeId) {
        let Some(lambda) = &self.cx.ex.lambda else { return };
        let record = lambda.record;
        let inits: Vec<(Symbol, u32)> = lambda
            .captures
            .iter()
            .filter_map(|c| match c.what {
                Captured::Init(name) => Some((name, c.field)),
                _ => None,
            })
            .collect();
        for (name, field) in inits {
            let span = self.tree.records[record].span;
            let e = self.closure_field(record, field, span);
            self.declare(scope, name, Decl::Binding(e));
        }
        let packs = self.cx.ex.lambda.as_ref().map_or(Vec::new(), |l| l.init_packs.clone());
        for name in packs {
            let fields: Vec<(u32, QualType)> = self
                .cx
                .ex
                .lambda
                .iter()
                .flat_map(|l| &l.captures)
                .filter(|c| c.what == Captured::InitElement(name))
                .map(|c| (c.field, c.declared))
                .collect();
            let span = self.tree.records[record].span;
            let id = crate::sema::lookup::scope::LocalPackId(self.local_packs.len() as u32);
            let bindings = fields.iter().map(|f| self.closure_field(record, f.0, span)).collect();
            let types = fields.iter().map(|f| f.1).collect();
            self.local_packs.push(crate::sema::lookup::scope::LocalPack {
                locals: Vec::new(),
                bindings,
                types,
                current: None,
            });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
    }

    pub(crate) fn finish_closure(
        &mut self,
        cx: &LambdaCx,
        call: FunctionId,
        signature: &Signature,
        start: Span,
    ) -> ExprId {
        let value = self.closure_value(cx, signature, start);
        let span = self.espan(value);
        if cx.captures.is_empty()
            && cx.default == CaptureDefault::None
            && !self.tree.functions[call].has_explicit_object()
        {
            self.declare_function_pointer_conversion(cx.record, call, span);
        }
        if matches!(self.tree.functions[call].body, BodyState::Failed) {
            return self.error_expr(span);
        }
        // The host's object says whether the call may throw.
        if self.is_extended(signature)
            && self.function_is_noexcept(call)
            && let Some(f) = self.tree.types.as_function(self.tree.functions[call].ty)
        {
            let ty = FnType { noexcept: true, ..f.clone() };
            self.tree.functions[call].ty = self.tree.types.function(ty);
        }
        value
    }

    /// Completes the closure class and builds the closure object.
    pub(crate) fn closure_value(&mut self, cx: &LambdaCx, signature: &Signature, start: Span) -> ExprId {
        let record = cx.record;
        let span = self.span_from(start);
        let mut inits = cx.inits.clone();
        // The host wrapper of an extended host-device lambda with captures ends in a pointer.
        let extended_hd =
            self.is_extended(signature) && signature.spaces.contains(Spaces::HOST | Spaces::DEVICE);
        if extended_hd && !cx.captures.is_empty() && !self.options.language.plain_closures {
            let pointer = self.tree.types.pointer(QualType::VOID);
            let null = self.push_expr(ExprKind::ZeroInit, pointer, Category::PRValue, span);
            let hidden = Field { access: Access::Private, ..Field::plain(None, pointer, span) };
            self.tree.records[record].fields.push(hidden);
            inits.push(null);
        }
        self.finish_record(record);
        let ty = self.record_type(record);
        if inits.iter().any(|e| self.is_error_expr(*e)) {
            return self.error_expr(span);
        }
        let list = inits.into_iter().enumerate().map(|(i, e)| (InitTarget::Field(i as u32), e)).collect();
        self.push_aggregate(list, None, ty, span)
    }

    /// Annotated, and defined in host (or host-device) code.
    pub(crate) fn is_extended(&self, signature: &Signature) -> bool {
        !signature.spaces.is_empty() && !self.in_device_code()
    }

    /// A lambda for the device counts as device code wherever it stands: its errors are to be reported.
    pub(crate) fn note_device_part(&mut self, signature: &Signature, start: Span, body: TokenRange) {
        if signature.spaces.contains(Spaces::DEVICE) {
            let end = self.tokens.get(body.end.saturating_sub(1) as usize).span();
            self.host.note_device_part(start.to(end));
        }
    }

    pub(crate) fn check_annotated(&mut self, signature: &Signature, span: Span) {
        if !signature.spaces.is_empty() && !self.options.language.extended_lambda {
            self.report(diag::host_or_device_annotation_on_lambda_requires(), span);
        }
    }

    /// Whether a lambda copies an element of a parameter pack of the function around it. Other lambdas around it have copies of
    /// their own.
    fn captures_pack_element(&self, cx: &LambdaCx) -> bool {
        let Some(f) = self.cx.function else { return false };
        if self.tree.functions[f].record().is_some_and(|r| self.tree.records[r].lambda.is_some()) {
            return false;
        }
        let packs = &self.fn_info[f].packs;
        let is_element = |local: LocalId| match self.cx.body.locals.get(local).map(|l| l.kind) {
            Some(LocalKind::Param(i)) => packs.iter().any(|p| (p.start..p.start + p.len).contains(&i)),
            _ => false,
        };
        cx.captures.iter().any(|c| matches!(c.what, Captured::Local(_, local) if is_element(local)))
    }

    pub(crate) fn check_extended_lambda(&mut self, cx: &LambdaCx, signature: &Signature, span: Span) {
        let allowed = signature.spaces.is_empty() || self.options.language.extended_lambda;
        if !allowed || !self.is_extended(signature) {
            return;
        }
        let by_ref = cx.captures.iter().any(|c| {
            c.what != Captured::This
                && self.tree.types.is_reference(self.tree.records[cx.record].fields[c.field as usize].ty)
        });
        if by_ref {
            let word =
                if signature.spaces.contains(Spaces::HOST) { "__host__ __device__" } else { "__device__" };
            self.report(diag::extended_lambda_cannot_capture_variables_by_reference(&word), span);
        }
        if self.captures_pack_element(cx) {
            let word =
                if signature.spaces.contains(Spaces::HOST) { "__host__ __device__" } else { "__device__" };
            self.report(diag::extended_lambda_cannot_capture_pack_element(&word), span);
        }
        if signature.spaces.contains(Spaces::HOST | Spaces::DEVICE)
            && cx.captures.iter().any(|c| matches!(c.what, Captured::Init(_)))
        {
            self.report(diag::init_captures_are_not_allowed_for_extended(), span);
        }
        if cx.points_into_array {
            self.report(diag::extended_lambda_cannot_init_capture_array(), span);
        }
        if let Some(f) = self.cx.function
            && self.options.standard >= crate::lex::Standard::Cxx17
            && self.function_is_noexcept(f)
            && let Some(lambda) = &mut self.tree.records[cx.record].lambda
        {
            lambda.parent_noexcept = true;
        }
        if let Some(f) = self.cx.function {
            let name = {
                let f = &self.tree.functions[f];
                self.show_name(f.name, f.context)
            };
            if self.tree.functions[f].access != Access::Public && self.tree.functions[f].record().is_some() {
                let text = diag::enclosing_parent_function_for_extended_device_lambda(&name);
                self.report(text, span);
            }
            let parent =
                format!("The enclosing parent function (\"{name}\") for an extended __device__ lambda");
            let data = &self.tree.functions[f];
            let ret = self.tree.types.as_function(data.ty).map(|t| t.ret);
            let local_class = data.record().is_some_and(|r| {
                self.tree.records[r].lambda.is_none()
                    && matches!(self.tree.records[r].context, DeclContext::Function { .. })
            });
            // Another lambda around this one may deduce what it returns.
            let closure = data.record().is_some_and(|r| self.tree.records[r].lambda.is_some());
            if local_class {
                self.report(diag::must_not_be_defined_inside_another_function(&parent), span);
            } else if !closure
                && ret.is_some_and(|ty| matches!(self.tree.types.get(ty), TypeKind::Deduced(_)))
            {
                self.report(diag::must_not_have_deduced_return_type(&parent), span);
            }
        }
    }
}

impl LambdaCx {
    /// Whether `this` is captured without being among the first captures, which are written.
    pub(crate) fn captures_this_beyond(&self, written: usize) -> bool {
        self.captures.iter().skip(written).any(|c| c.what == Captured::This)
    }

    /// The captures alone, for bodies read later.
    pub(crate) fn settled(&self) -> LambdaCx {
        LambdaCx {
            record: self.record,
            default: self.default,
            captures: self.captures.clone(),
            inits: Vec::new(),
            this_ty: self.this_ty,
            this_copied: self.this_copied,
            init_packs: self.init_packs.clone(),
            points_into_array: false,
            closed: true,
            reused: false,
        }
    }

    pub(crate) fn new(record: RecordId, default: CaptureDefault, this_ty: Option<QualType>) -> LambdaCx {
        LambdaCx {
            record,
            default,
            captures: Vec::new(),
            inits: Vec::new(),
            this_ty,
            this_copied: false,
            init_packs: Vec::new(),
            points_into_array: false,
            closed: false,
            reused: false,
        }
    }

    pub(crate) fn empty(record: RecordId) -> LambdaCx {
        LambdaCx { closed: true, ..LambdaCx::new(record, CaptureDefault::None, None) }
    }
}
