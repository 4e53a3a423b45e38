//! Lambda expressions: closure classes, captures, call operators.
//!
//! The body of a lambda that is not generic is read where the lambda stands, with the enclosing body set aside in
//! [`Sema::outer_cx`]. A name of an enclosing function met there becomes a capture: a field of the closure, and an
//! initialiser built in the enclosing body. Since that body may itself be a lambda's, captures nest by themselves.

mod closure;
mod generic;
mod names;

pub(super) use closure::closures_of;
pub use closure::{ClosureScope, KnownClosure};
pub use generic::GenericLambda;

use oxicc_source::Span;

use super::convert::{Init, Purpose};
use super::expr::NamedConstant;
use super::scope::{Decl, Found, ScopeKind};
use super::{BodyCx, Parser, Scoped, Sema};
use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::tree::body::LocalKind;
use crate::tree::expr::{Category, ExprKind, InitTarget};
use crate::tree::types::{FnType, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    Access, Body, BodyState, ConstValue, DeclContext, DeclName, DefaultArg, ExprId, Field, FieldRef, FnFlags,
    Function, FunctionId, Linkage, LocalId, OperatorName, Param, RecordId, ScopeId, Spaces, TokenRange,
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
struct Capture {
    what: Captured,
    field: u32,
    /// The type the captured entity was declared with, for `decltype`.
    declared: QualType,
}

/// The lambda whose body is being read.
pub struct LambdaCx {
    record: RecordId,
    default: CaptureDefault,
    captures: Vec<Capture>,
    /// Initialisers of the captures, expressions of the enclosing body.
    inits: Vec<ExprId>,
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
    reused: bool,
}

/// A capture as written in the list.
enum Written {
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

enum InitForm {
    Copy(Init),
    Direct(Vec<Init>),
    List(super::init::InitList),
}

/// What stands between the captures and the body.
#[derive(Default)]
struct Signature {
    params: super::declarator::FnDeclarator,
    variadic: bool,
    mutable: bool,
    consteval: bool,
    is_static: bool,
    ret: Option<QualType>,
    /// The return type is `decltype` of an expression with a parameter in it.
    ret_of_parameters: bool,
    spaces: Spaces,
}

impl Signature {
    /// Whether the closure is constant in the body, as it is unless something else is said.
    fn has_const_this(&self) -> bool {
        !self.mutable && !self.is_static && !self.params.explicit_object
    }
}

impl Parser<'_, '_> {
    pub(in crate::sema) fn parse_lambda(&mut self) -> ExprId {
        let (start, at) = (self.span(), self.pos());
        if self.cx.evaluation == super::Evaluation::Unevaluated
            && self.options.standard < crate::lex::Standard::Cxx20
        {
            self.report(diag::lambda_is_not_allowed_in_unevaluated_expression(), start);
        } else if self.context.greater_closes && self.options.standard < crate::lex::Standard::Cxx20 {
            self.report(diag::lambda_is_not_permitted_in_context(), start);
        }
        let number = self.number_outside_functions();
        if let Some(known) = self.known_closure(at) {
            return self.reuse_closure(known, start);
        }
        let (default, written) = self.parse_captures();
        let outer_scope = self.cx.scope;
        let record = self.new_closure(number, start);
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.capture_default = default != CaptureDefault::None;
        }
        // Names of init-captures are visible in the parameter list's body, not in their own initialisers.
        let mut cx = LambdaCx::new(record, default, self.this_object_type());
        let capture_scope = self.new_scope(ScopeKind::Block, Some(outer_scope));
        for item in written {
            self.add_written_capture(&mut cx, item);
        }
        let written = cx.captures.len();
        let generic = self.lambda_is_generic();
        if generic
            && self.options.standard < crate::lex::Standard::Cxx14
            && !self.map.in_system_header(start.lo)
        {
            let span = self.span();
            self.report(diag::auto_is_not_allowed_here(), span);
        }
        if generic {
            return self.parse_generic_lambda(cx, number, capture_scope, at, start);
        }
        self.cx.scope = capture_scope;
        let signature = self.parse_lambda_signature();
        self.cx.scope = outer_scope;
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return self.error_expr(start);
        }
        let body = TokenRange { start: self.pos(), end: self.matching() + 1 };
        self.note_device_part(&signature, start, body);
        self.check_annotated(&signature, start);
        let call = self.declare_call_operator(record, number, &signature, capture_scope, start);
        let cx = self.parse_lambda_body(call, &signature, cx, capture_scope);
        self.seek(body.end);
        self.check_extended_lambda(&cx, &signature, start);
        let value = self.finish_closure(&cx, call, &signature, start);
        if !self.is_error_expr(value) {
            self.remember_closure(at, &cx, written);
        }
        value
    }

    /// `[=, &x, y = z, this, args...]`.
    fn parse_captures(&mut self) -> (CaptureDefault, Vec<Written>) {
        self.bump();
        let mut default = CaptureDefault::None;
        let mut list = Vec::new();
        if self.at(TokenKind::Equal) || self.at(TokenKind::Amp) {
            let next = self.peek(1).kind;
            if matches!(next, TokenKind::Comma | TokenKind::RBracket) {
                default =
                    if self.at(TokenKind::Equal) { CaptureDefault::Copy } else { CaptureDefault::Reference };
                self.bump();
                self.eat(TokenKind::Comma);
            }
        }
        while !self.at(TokenKind::RBracket) && !self.at_eof() {
            // `...x = init` and `&...x = init`: the dots stand before the name.
            let by_ref = self.at(TokenKind::Amp);
            if self.at(TokenKind::Ellipsis) || by_ref && self.peek(1).kind == TokenKind::Ellipsis {
                self.parse_capture_pack(by_ref, &mut list);
            } else {
                let items = self.parse_capture_expanded();
                list.extend(items.into_iter().flatten());
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.expect(TokenKind::RBracket) {
            while !matches!(
                self.kind(),
                TokenKind::RBracket | TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof
            ) {
                self.bump();
            }
            self.eat(TokenKind::RBracket);
        }
        (default, list)
    }

    /// `...x = init`: the initialiser is read once per element of its packs.
    fn parse_capture_pack(&mut self, by_ref: bool, list: &mut Vec<Written>) {
        self.eat(TokenKind::Amp);
        self.bump();
        let span = self.span();
        let name = self.ident();
        let start = self.pos();
        let end = self.scan_until_comma(start, false);
        if name.is_none()
            || !matches!(self.peek(1).kind, TokenKind::Equal | TokenKind::LParen | TokenKind::LBrace)
        {
            self.report(diag::expected_identifier(), span);
            self.seek(end);
            return;
        }
        list.extend(name.map(Written::Pack));
        self.expand_range(TokenRange { start, end }, |s, _| {
            if let Some(Written::Init { name, init, span, .. }) = s.parse_capture() {
                list.push(Written::Init { name, by_ref, init, element: true, span });
            }
        });
        self.seek(end);
    }

    fn parse_capture_expanded(&mut self) -> smallvec::SmallVec<[Option<Written>; 1]> {
        self.parse_expanded(false, |s| s.parse_capture())
    }

    fn parse_capture(&mut self) -> Option<Written> {
        let span = self.span();
        if self.at(TokenKind::Star) && self.peek_is_kw(1, kw::THIS) {
            self.bump();
            self.bump();
            return Some(Written::This { copied: true, span });
        }
        if self.eat_kw(kw::THIS) {
            return Some(Written::This { copied: false, span });
        }
        let by_ref = self.eat(TokenKind::Amp);
        let Some(name) = self.eat_ident() else {
            self.report(diag::expected_identifier(), span);
            self.bump();
            return None;
        };
        let init = match self.kind() {
            TokenKind::Equal => {
                self.bump();
                InitForm::Copy(self.parse_initializer_clause())
            }
            TokenKind::LParen => InitForm::Direct(self.parse_call_args()),
            TokenKind::LBrace => InitForm::List(self.parse_braced_list()),
            _ => {
                let element = match self.lookup_unqualified(name).first() {
                    Some(Decl::LocalPack(pack)) => self.local_packs[pack.0 as usize].current,
                    _ => None,
                };
                return Some(Written::Simple { name, by_ref, element, span });
            }
        };
        Some(Written::Init { name, by_ref, init, element: false, span })
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
            self.array_copy_init(e, ty, super::init::ArrayCopy::Direct, span)
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

    fn add_written_capture(&mut self, cx: &mut LambdaCx, item: Written) {
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
                            self.error_plain(span, "an init-capture needs one initializer");
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
    fn capture_this_now(&mut self, cx: &mut LambdaCx, copied: bool, span: Span) -> Option<u32> {
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
}

impl Parser<'_, '_> {
    /// Whether the call operator is a template: `<...>` before the parameters, or an `auto` among them.
    fn lambda_is_generic(&mut self) -> bool {
        if self.at(TokenKind::Less) {
            return true;
        }
        // Attributes may stand before the parameters.
        let mut at = self.pos();
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword if matches!(t.symbol(), kw::GNU_ATTRIBUTE | kw::GNU_ATTRIBUTE2) => {
                    at = self.matching_at(at + 1) + 1;
                }
                TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => break,
            }
        }
        if self.tokens.get(at as usize).kind != TokenKind::LParen {
            return false;
        }
        let close = self.matching_at(at);
        let mut at = at + 1;
        // An `auto` that is not inside a nested bracket (a default argument's lambda, decltype).
        while at < close {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Keyword if t.symbol() == kw::AUTO => return true,
                TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at),
                TokenKind::Equal => {
                    at = self.scan_until_comma(at, false);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        false
    }

    /// Attributes, parameters, specifiers, trailing return type.
    fn parse_lambda_signature(&mut self) -> Signature {
        let mut out = Signature::default();
        let mut attrs = super::attribute::Attrs::default();
        self.parse_attributes(&mut attrs);
        self.around.protos.push(Default::default());
        if self.at(TokenKind::LParen) {
            out.variadic = self.parse_parameters(&mut out.params);
        }
        loop {
            self.parse_attributes(&mut attrs);
            if self.at_kw(kw::MUTABLE) {
                if out.mutable {
                    let span = self.span();
                    self.report(diag::duplicate_specifier_in_declaration(), span);
                }
                self.bump();
                out.mutable = true;
            } else if self.eat_kw(kw::CONSTEXPR) {
            } else if self.eat_kw(kw::CONSTEVAL) {
                out.consteval = true;
            } else if self.at_kw(kw::STATIC) {
                if !self.has_static_calls() {
                    let span = self.span();
                    self.report(diag::static_lambda_expression_is_nonstandard(), span);
                }
                self.bump();
                out.is_static = true;
            } else if self.at_kw(kw::NOEXCEPT) {
                self.parse_noexcept(&mut out.params);
            } else if self.at_kw(kw::THROW) {
                self.parse_throw_spec(&mut out.params);
            } else {
                break;
            }
        }
        if self.eat(TokenKind::Arrow) {
            self.declare_proto_params();
            let start = self.pos();
            out.ret = Some(self.parse_trailing_return());
            let written = TokenRange { start, end: self.pos() };
            out.ret_of_parameters = self.is_decltype_of_parameters(written, &out.params);
        }
        if self.at_kw(kw::REQUIRES) {
            self.bump();
            out.params.requires = Some(self.skip_constraint());
        }
        self.around.protos.pop();
        if !attrs.spaces.is_empty() {
            out.spaces = attrs.function_spaces();
        }
        out
    }
}

impl Sema<'_> {
    /// Whether a type is `decltype(expression)` and nothing else, with the value of a parameter in the expression. Operands that
    /// are not evaluated do not count, unless their types are open.
    fn is_decltype_of_parameters(&self, range: TokenRange, params: &super::declarator::FnDeclarator) -> bool {
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
    fn lambda_spaces(&self, signature: &Signature) -> Spaces {
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

    fn declare_call_operator(
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
        self.declare(record_scope, super::scope::Key::Operator(OperatorName::Call), Decl::Function(function));
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.call = function.into();
            lambda.spaces = if signature.spaces.is_empty() { Spaces::empty() } else { spaces };
        }
        function
    }

    fn call_operator_type(&mut self, signature: &Signature) -> QualType {
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
            noexcept: signature.params.noexcept == super::declarator::NoexceptSpec::Yes,
            noexcept_pattern: None,
        })
    }

    fn new_call_operator(
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
}

impl Parser<'_, '_> {
    /// Reads the body of the call operator; gives back the captures it made.
    fn parse_lambda_body(
        &mut self,
        call: FunctionId,
        _signature: &Signature,
        lambda: LambdaCx,
        scope: ScopeId,
    ) -> LambdaCx {
        let record = lambda.record;
        let level = self.next_level();
        let mut cx = BodyCx::new(scope);
        cx.level = level;
        let quals =
            self.tree.types.as_function(self.tree.functions[call].ty).map_or(Quals::empty(), |f| f.quals);
        let closure = self.record_type(record);
        cx.this_ty = Some(closure.with(quals));
        cx.ex.lambda = Some(Box::new(lambda));
        let outer = std::mem::replace(&mut self.cx, cx);
        self.outer_cx.push(outer);
        let scope = self.new_scope(ScopeKind::Prototype, Some(scope));
        self.cx.scope = scope;
        self.declare_init_captures(scope);
        self.declare_function_params(call);
        self.tree.functions[call].body = BodyState::InProgress;
        let checkpoint = self.diags.checkpoint();
        self.parse_function_body(call);
        self.keep_late_errors(call, checkpoint);
        let failed = self.diags.has_errors_since(checkpoint);
        self.capture_used_constants();
        let body = std::mem::replace(&mut self.cx.body, Body::new());
        self.tree.functions[call].body =
            if failed { BodyState::Failed } else { BodyState::Parsed(std::sync::Arc::new(body)) };
        let inner = match self.outer_cx.pop() {
            Some(outer) => std::mem::replace(&mut self.cx, outer),
            None => return LambdaCx::empty(record),
        };
        match inner.ex.lambda {
            Some(lambda) => *lambda,
            None => LambdaCx::empty(record),
        }
    }
}

impl Sema<'_> {
    /// Makes init-captures visible by name in the lambda's body.
    fn declare_init_captures(&mut self, scope: ScopeId) {
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
            let id = super::scope::LocalPackId(self.local_packs.len() as u32);
            let bindings = fields.iter().map(|f| self.closure_field(record, f.0, span)).collect();
            let types = fields.iter().map(|f| f.1).collect();
            self.local_packs.push(super::scope::LocalPack {
                locals: Vec::new(),
                bindings,
                types,
                current: None,
            });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
    }

    /// Locals for the parameters of a function, declared in the current scope.
    pub(in crate::sema) fn declare_function_params(&mut self, function: FunctionId) {
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
            let id = super::scope::LocalPackId(self.local_packs.len() as u32);
            self.local_packs.push(super::scope::LocalPack {
                locals: locals.get(range.clone()).unwrap_or(&[]).to_vec(),
                bindings: Vec::new(),
                types: params.get(range).unwrap_or(&[]).iter().map(|p| p.1).collect(),
                current: None,
            });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
    }

    fn finish_closure(
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
    fn closure_value(&mut self, cx: &LambdaCx, signature: &Signature, start: Span) -> ExprId {
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
    fn is_extended(&self, signature: &Signature) -> bool {
        !signature.spaces.is_empty() && !self.in_device_code()
    }

    /// A lambda for the device counts as device code wherever it stands: its errors are to be reported.
    fn note_device_part(&mut self, signature: &Signature, start: Span, body: TokenRange) {
        if signature.spaces.contains(Spaces::DEVICE) {
            let end = self.tokens.get(body.end.saturating_sub(1) as usize).span();
            self.device_parts.push(start.to(end));
        }
    }

    fn check_annotated(&mut self, signature: &Signature, span: Span) {
        if !signature.spaces.is_empty() && !self.options.language.extended_lambda {
            self.report(diag::host_or_device_annotation_on_lambda_requires(), span);
        }
    }

    fn check_extended_lambda(&mut self, cx: &LambdaCx, signature: &Signature, span: Span) {
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
        if signature.spaces.contains(Spaces::HOST | Spaces::DEVICE)
            && cx.captures.iter().any(|c| matches!(c.what, Captured::Init(_)))
        {
            self.report(diag::init_captures_are_not_allowed_for_extended(), span);
        }
        if cx.points_into_array {
            let text = "An extended __device__ lambda cannot init-capture variables with array type";
            self.error_plain(span, text);
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

    /// `operator R (*)(Args)() const` of a lambda without captures, and the static function it points to, which has the
    /// template arguments of the call operator.
    pub(super) fn declare_function_pointer_conversion(
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
        self.declare(scope, super::scope::Key::Conversion, Decl::Function(conversion));
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

impl LambdaCx {
    /// The captures alone, for bodies read later.
    fn settled(&self) -> LambdaCx {
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

    fn new(record: RecordId, default: CaptureDefault, this_ty: Option<QualType>) -> LambdaCx {
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

    fn empty(record: RecordId) -> LambdaCx {
        LambdaCx { closed: true, ..LambdaCx::new(record, CaptureDefault::None, None) }
    }
}

/// Names of enclosing functions.
impl Sema<'_> {
    /// Runs `f` in the enclosing body.
    fn in_outer<R>(&mut self, f: impl FnOnce(&mut Self) -> R) -> Option<R> {
        let outer = self.outer_cx.pop()?;
        let inner = std::mem::replace(&mut self.cx, outer);
        let result = f(self);
        let outer = std::mem::replace(&mut self.cx, inner);
        self.outer_cx.push(outer);
        Some(result)
    }

    /// The type of what `build` names in the enclosing body, and its declared type.
    fn type_in_outer(&mut self, build: impl FnOnce(&mut Self) -> ExprId) -> Option<(QualType, QualType)> {
        let types = self.in_outer(|s| {
            let saved = std::mem::replace(&mut s.cx.evaluation, super::Evaluation::Unevaluated);
            let e = build(s);
            s.cx.evaluation = saved;
            (!s.is_error_expr(e)).then(|| (s.ety(e), s.decltype_of(e)))
        });
        types.flatten()
    }

    /// Keeps the types of the locals around for what is read when their bodies may be gone: members of local classes,
    /// default arguments of functions declared in blocks.
    pub(in crate::sema) fn remember_locals(&mut self) {
        for cx in self.outer_cx.iter().chain([&self.cx]) {
            if !cx.body.locals.is_empty() {
                let types = cx.body.locals.values().map(|l| l.ty).collect();
                self.local_types.insert(cx.level, types);
            }
        }
    }

    fn remembered_local(&self, level: u32, local: LocalId) -> Option<QualType> {
        let ty = *self.local_types.get(&level)?.get(local.as_u32() as usize)?;
        (!self.tree.types.is_error(ty) && !self.has_placeholder(ty)).then_some(ty)
    }

    /// A captured member of the closure: `this->field`.
    fn closure_field(&mut self, record: RecordId, index: u32, span: Span) -> ExprId {
        let explicit = self.cx.function.filter(|f| self.tree.functions[*f].has_explicit_object());
        let object = match (explicit, self.cx.body.params.first().copied(), self.cx.this_ty) {
            // Whatever the object parameter is, the closure is in it ([expr.prim.lambda.closure]/5).
            (Some(_), Some(local), _) => {
                let ty = self.cx.body.locals[local].ty;
                let object = self.local_lvalue(local, ty, span);
                let closure = self.record_type(record).with(self.ety(object).quals());
                self.base_glvalue(object, closure)
            }
            (_, _, Some(class)) => {
                let pointer = self.tree.types.pointer(class);
                let this = self.push_expr(ExprKind::This, pointer, Category::PRValue, span);
                self.push_expr(ExprKind::Deref(this), class, Category::LValue, span)
            }
            _ => return self.error_expr(span),
        };
        if self.is_error_expr(object) {
            return object;
        }
        self.build_field(object, FieldRef { record, index }, span)
    }

    /// A local of an enclosing function.
    pub(in crate::sema) fn build_outer_local(
        &mut self,
        local: LocalId,
        found: &Found,
        level: u32,
        span: Span,
    ) -> ExprId {
        let scope = found.scope.map(|s| self.scopes[s].table);
        if let Some(scope) = scope
            && let Some((ty, value)) = self.local_constants.get(&(scope, local)).cloned()
            && self.tree.is_scalar(ty)
        {
            let captured = self
                .cx
                .ex
                .lambda
                .as_ref()
                .is_some_and(|l| l.captures.iter().any(|c| c.what == Captured::Local(scope, local)));
            if !captured && !self.takes_address_of_name() {
                if self.captures_constants() {
                    self.capture_entity(Captured::Local(scope, local), level, span, |s| {
                        s.build_local(local, found, span)
                    });
                }
                let constant =
                    self.push_expr(ExprKind::Const(value.clone()), ty.unqualified(), Category::PRValue, span);
                // It is an lvalue all the same: who binds a reference to it uses the variable.
                let e = self.materialize_as(constant, ty);
                self.cx.body.exprs[e].category = Category::LValue;
                self.cx.ex.placeholder_types.insert(e, ty);
                let (found, evaluated) = (found.clone(), self.is_evaluated());
                self.cx.ex.named_constants.insert(e, NamedConstant { local, found, value, evaluated });
                return e;
            }
        }
        let Some(scope) = scope else { return self.error_expr(span) };
        // A reference to a static object is that object; naming it captures nothing.
        let lambda = self.cx.ex.lambda.as_ref();
        let captured =
            lambda.is_none_or(|l| l.captures.iter().any(|c| c.what == Captured::Local(scope, local)));
        if !captured
            && let Some((ty, value @ ConstValue::Pointer(_))) =
                self.local_constants.get(&(scope, local)).cloned()
            && let Some(referred) = self.tree.types.referent(ty)
        {
            let pointer = self.tree.types.pointer(referred);
            let address = self.push_expr(ExprKind::Const(value), pointer, Category::PRValue, span);
            return self.push_expr(ExprKind::Deref(address), referred, Category::LValue, span);
        }
        // A data member of a constant object is no use of the object ([basic.def.odr]/4).
        let behind = |n: u32| self.tokens.get((self.pos() + n) as usize).kind;
        let member =
            behind(0) == TokenKind::Dot && behind(1) == TokenKind::Ident && behind(2) != TokenKind::LParen;
        let captures = self.cx.ex.lambda.as_ref().is_some_and(|l| l.default != CaptureDefault::None);
        if member
            && !captures
            && let Some((ty, value)) = self.local_constants.get(&(scope, local)).cloned()
            && self.tree.types.as_record(ty).is_some()
        {
            let object = self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
            return self.materialize_as(object, ty);
        }
        self.capture_entity(Captured::Local(scope, local), level, span, |s| s.build_local(local, found, span))
    }

    /// Whether the lambda whose body this is captures what is used in it.
    pub(in crate::sema) fn may_capture(&self) -> bool {
        self.cx.ex.lambda.as_ref().is_some_and(|l| l.default != CaptureDefault::None && !l.closed)
    }

    /// [basic.def.odr]/4: constants of the enclosing function that were named and not read are captured after all.
    fn capture_used_constants(&mut self) {
        if !self.may_capture() {
            return;
        }
        let mut named: Vec<_> = std::mem::take(&mut self.cx.ex.named_constants).into_iter().collect();
        named.retain(|(e, c)| c.evaluated && !self.cx.ex.folded.contains(e));
        named.sort_by_key(|(e, _)| *e);
        for (e, NamedConstant { local, found, .. }) in named {
            let Some(scope) = found.scope else { continue };
            let (table, level) = (self.scopes[scope].table, self.scopes[scope].level);
            let what = Captured::Local(table, local);
            let span = self.espan(e);
            let field = self.capture_entity(what, level, span, |s| s.build_local(local, &found, span));
            if !self.is_error_expr(field) {
                self.cx.body.exprs[e] = self.cx.body.exprs[field].clone();
            }
        }
    }

    /// Whether the name just read is the operand of a unary `&`, which uses the object and not its value.
    fn takes_address_of_name(&self) -> bool {
        self.is_operand_of_address(self.pos().saturating_sub(1)) && self.may_capture()
    }

    /// Whether the name at a token is the operand of a unary `&`.
    fn is_operand_of_address(&self, name: u32) -> bool {
        let before = |n: u32| self.tokens.get(name.saturating_sub(n) as usize);
        let operand = match before(2).kind {
            TokenKind::Ident | TokenKind::RParen | TokenKind::RBracket | TokenKind::Number => true,
            TokenKind::Keyword => before(2).symbol() == kw::THIS,
            _ => false,
        };
        before(1).kind == TokenKind::Amp && !operand
    }

    /// Whether naming a constant captures it although only its value is used: so it is in extended lambdas, whose host objects
    /// have it. The value is used all the same.
    fn captures_constants(&self) -> bool {
        let Some(lambda) = &self.cx.ex.lambda else { return false };
        self.cx.evaluation == super::Evaluation::Evaluated
            && lambda.default == CaptureDefault::Copy
            && !lambda.closed
            && self.is_extended_closure(lambda.record)
    }

    /// Whether a closure belongs to an extended lambda: one of host code that is device code.
    fn is_extended_closure(&self, record: RecordId) -> bool {
        let record = &self.tree.records[record];
        let annotated = record.lambda.as_ref().is_some_and(|l| !l.spaces.is_empty());
        annotated
            && matches!(record.context, DeclContext::Function { function, .. }
                if !self.tree.functions[function].spaces.on_device())
    }

    pub(in crate::sema) fn capture_binding(&mut self, e: ExprId, level: u32, span: Span) -> ExprId {
        self.capture_entity(Captured::Binding(level, e), level, span, |s| {
            if s.cx.level == level {
                let data = &s.cx.body.exprs[e];
                let (kind, ty, category) = (data.kind.clone(), data.ty, data.category);
                s.push_expr(kind, ty, category, span)
            } else {
                s.capture_binding(e, level, span)
            }
        })
    }

    /// The expression for an entity of an enclosing body, capturing it if need be. `build` names it one body further out.
    fn capture_entity(
        &mut self,
        what: Captured,
        level: u32,
        span: Span,
        build: impl FnOnce(&mut Self) -> ExprId,
    ) -> ExprId {
        let Some(lambda) = &self.cx.ex.lambda else {
            // In unevaluated operands the type is all that matters.
            if self.cx.evaluation == super::Evaluation::Unevaluated
                && let Captured::Local(_, local) = what
                && let Some(ty) = self.remembered_local(level, local)
            {
                return self.placeholder_value(ty, span);
            }
            if self.cx.evaluation == super::Evaluation::Unevaluated
                && let Some((ty, declared)) = self.type_in_outer(build)
            {
                let e = self.placeholder_value(ty, span);
                self.cx.ex.placeholder_types.insert(e, declared);
                return e;
            }
            self.report(diag::reference_to_local_variable_of_enclosing_function(), span);
            return self.error_expr(span);
        };
        let record = lambda.record;
        if let Some(capture) = lambda.captures.iter().find(|c| c.what == what) {
            let field = capture.field;
            return self.closure_field(record, field, span);
        }
        if self.cx.evaluation == super::Evaluation::Unevaluated {
            // decltype(x) does not capture x.
            // Around the body of a generic lambda there may be nothing any more.
            let remembered = match what {
                Captured::Local(_, local) if lambda.closed => self.remembered_local(level, local),
                _ => None,
            };
            let types = match remembered {
                Some(declared) => Some((self.tree.types.strip_ref(declared), declared)),
                None => self.type_in_outer(build),
            };
            let Some((ty, declared)) = types else { return self.error_expr(span) };
            let plain = self.tree.types.strip_ref(declared);
            let ty = if plain.unqualified() == ty.unqualified() { plain } else { ty };
            let e = self.uncaptured_value(ty, span);
            self.cx.ex.placeholder_types.insert(e, declared);
            return e;
        }
        if lambda.default == CaptureDefault::None || lambda.closed {
            self.report(diag::enclosing_function_local_variable_cannot_be_referenced(), span);
            return self.error_expr(span);
        }
        let by_ref = lambda.default == CaptureDefault::Reference;
        let Some(mut cx) = self.cx.ex.lambda.take() else { return self.error_expr(span) };
        let field = self.in_outer(|s| {
            let e = build(s);
            if s.is_error_expr(e) {
                return None;
            }
            if matches!(s.ekind(e), ExprKind::Const(_)) {
                return Some(Err(s.cx.body.exprs[e].kind.clone()));
            }
            let declared = s.decltype_of(e);
            Some(Ok(s.capture_value(&mut cx, what, e, by_ref, declared)))
        });
        self.cx.ex.lambda = Some(cx);
        match field.flatten() {
            Some(Ok(field)) => self.closure_field(record, field, span),
            Some(Err(constant)) => {
                let ty = QualType::INT;
                self.push_expr(constant, ty, Category::PRValue, span)
            }
            None => self.error_expr(span),
        }
    }

    /// A variable in an unevaluated operand: as if it were captured ([expr.prim.id.unqual]/3).
    fn uncaptured_value(&mut self, ty: QualType, span: Span) -> ExprId {
        let by_copy = self.cx.ex.lambda.as_ref().is_some_and(|l| l.default == CaptureDefault::Copy);
        let is_const = self.cx.this_ty.is_some_and(|t| t.is_const());
        let e = self.placeholder_value(ty, span);
        if by_copy && is_const && !self.tree.types.is_reference(ty) {
            self.cx.body.exprs[e].ty = ty.with(Quals::CONST);
        }
        e
    }

    /// `this` inside a lambda: the captured one.
    pub(in crate::sema) fn captured_this(&mut self, span: Span) -> Option<ExprId> {
        let lambda = self.cx.ex.lambda.as_ref()?;
        let this_ty = lambda.this_ty?;
        let (record, copied) = (lambda.record, lambda.this_copied);
        let mut field = lambda.captures.iter().find(|c| c.what == Captured::This).map(|c| c.field);
        if field.is_none() {
            if self.cx.evaluation == super::Evaluation::Unevaluated {
                let ty = self.tree.types.pointer(this_ty);
                return Some(self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span));
            }
            if lambda.default == CaptureDefault::None || lambda.closed {
                self.report(diag::cannot_be_used_in_lambda_body_unless(), span);
                return Some(self.error_expr(span));
            }
            let mut cx = self.cx.ex.lambda.take()?;
            field = self.in_outer(|s| s.capture_this_now(&mut cx, false, span)).flatten();
            self.cx.ex.lambda = Some(cx);
        }
        let e = self.closure_field(record, field?, span);
        if copied {
            return Some(self.build_address_of(e, span));
        }
        Some(self.load(e))
    }

    /// The class of `this` outside the lambda.
    pub(in crate::sema) fn enclosing_this_class(&self) -> Option<RecordId> {
        let ty = self.cx.ex.lambda.as_ref().and_then(|l| l.this_ty)?;
        self.tree.types.as_record(ty)
    }

    /// The type of `*this` here, looking through lambdas.
    fn this_object_type(&self) -> Option<QualType> {
        match &self.cx.ex.lambda {
            Some(lambda) => lambda.this_ty,
            None => self.cx.this_ty,
        }
    }

    /// The value of the constant that a closure field stands for, and whether it is a reference.
    pub(in crate::sema) fn captured_constant(&self, field: FieldRef) -> Option<(ConstValue, bool)> {
        let lambda = self.cx.ex.lambda.as_ref().filter(|l| l.record == field.record)?;
        let capture = lambda.captures.iter().find(|c| c.field == field.index)?;
        let Captured::Local(scope, local) = capture.what else { return None };
        let (ty, value) = self.local_constants.get(&(scope, local))?;
        Some((value.clone(), self.tree.types.is_reference(*ty)))
    }

    /// The declared type of the variable that a closure field stands for.
    pub(in crate::sema) fn captured_declared_type(&self, _base: ExprId, field: FieldRef) -> Option<QualType> {
        let lambda = self.cx.ex.lambda.as_ref()?;
        if lambda.record != field.record {
            return None;
        }
        lambda.captures.iter().find(|c| c.field == field.index).map(|c| c.declared)
    }
}
