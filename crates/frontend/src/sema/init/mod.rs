//! Initialisation ([dcl.init]): default, value, copy, direct and list initialisation.
//!
//! * this file: classes and scalars, constructor calls.
//! * `list`: braced lists: aggregates with brace elision, strings, `std::initializer_list`, constructors.
//! * `lifetime`: temporaries that live as long as a reference.
//! * `entity`: initialisers of declared variables and members, as written.
//!
//! The result is always an expression that initialises an object in place: a prvalue of the object's type, or a glvalue
//! for a reference.

mod aggregate;
mod binding;
mod empty;
pub(crate) mod entity;
mod lifetime;
mod list;
mod narrowing;

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::Symbol;
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::convert::{Ics, Init, Purpose, UserMode};
use crate::sema::overload::{ArgShape, CtorChoice, Resolution};
use crate::tree::expr::{Category, ExprKind, InitTarget};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{ExprId, FnFlags, FunctionId, RecordFlags, RecordId};

/// A braced list as written.
#[derive(Clone, Debug)]
pub struct InitList {
    pub items: Vec<InitItem>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct InitItem {
    /// At most one; `.a.b = x` is read as `.a = {.b = x}`.
    pub designators: SmallVec<[Designator; 1]>,
    pub init: Init,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Designator {
    Field(Symbol),
    Index(u64),
    /// GNU `[lo ... hi]`.
    Range(u64, u64),
}

impl InitList {
    /// The only element, if it is an expression without designator.
    pub fn single_expr(&self) -> Option<ExprId> {
        match self.items.as_slice() {
            [InitItem { designators, init: Init::Expr(e), .. }] if designators.is_empty() => Some(*e),
            _ => None,
        }
    }

    pub fn is_designated(&self) -> bool {
        self.items.iter().any(|i| !i.designators.is_empty())
    }

    pub fn inits(&self) -> Vec<Init> {
        self.items.iter().map(|i| i.init.clone()).collect()
    }
}

/// How the elements of an array are made from those of another.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ArrayCopy {
    /// Explicit constructors serve.
    Direct,
    /// As by `=`.
    Implicit,
}

/// The forms of initialisation.
impl Sema<'_> {
    /// `T x = init`, arguments, return values.
    pub fn copy_init(&mut self, ty: QualType, init: &Init, purpose: Purpose) -> ExprId {
        match init {
            Init::List(list) => self.copy_list_init(ty, list, purpose),
            Init::Expr(e) => {
                if let Some(string) = self.string_init(*e, ty) {
                    return string;
                }
                if self.tree.types.is_array(ty) {
                    return self.array_copy(*e, ty);
                }
                self.implicit_conversion(*e, ty, purpose)
            }
        }
    }

    /// `T x(args)`, `new T(args)`, functional casts with several arguments.
    pub fn direct_init(&mut self, ty: QualType, args: &[Init], span: Span) -> ExprId {
        if self.tree.types.is_error(ty)
            || args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e)))
        {
            return self.error_expr(span);
        }
        if args.is_empty() {
            return self.value_init(ty, span);
        }
        if let Some(record) = self.tree.types.as_record(ty) {
            if !self.require_complete(ty, span) {
                return self.error_expr(span);
            }
            return self.direct_init_class(ty, record, args, span);
        }
        if let [only] = args {
            return match only {
                // C++20: the list is that of the first element.
                Init::List(list) if self.tree.types.is_array(ty) && !self.aggregate_fits(list, ty) => {
                    match self.paren_aggregate(ty, args, span) {
                        Some(done) => done,
                        None => self.direct_list_init(ty, list, span),
                    }
                }
                Init::List(list) => self.direct_list_init(ty, list, span),
                Init::Expr(e) => {
                    if let Some(string) = self.string_init(*e, ty) {
                        return string;
                    }
                    if self.tree.types.is_array(ty) {
                        if let Some(done) = self.paren_aggregate(ty, args, span) {
                            return done;
                        }
                        return self.array_copy(*e, ty);
                    }
                    match self.expr_ics(*e, ty, UserMode::Explicit) {
                        Some(ics) => self.apply_ics(only, &ics, ty, Purpose::Init),
                        // `bool b(nullptr)` is direct-initialisation only.
                        None if self.tree.types.is_bool(ty)
                            && self.ety(*e).ty() == crate::tree::TypeId::NULLPTR =>
                        {
                            self.contextual_bool(*e)
                        }
                        None => {
                            self.no_conversion(*e, ty, Purpose::Init);
                            self.error_expr(span)
                        }
                    }
                }
            };
        }
        if let Some(done) = self.paren_aggregate(ty, args, span) {
            return done;
        }
        self.report(diag::too_many_initializer_values(), span);
        self.error_expr(span)
    }

    fn direct_init_class(&mut self, ty: QualType, record: RecordId, args: &[Init], span: Span) -> ExprId {
        // A prvalue of the same class initialises the object itself.
        if let [Init::Expr(e)] = args
            && self.ecat(*e) == Category::PRValue
            && self.ety(*e).ty() == ty.ty()
        {
            return *e;
        }
        let ctors = self.constructors(record);
        match self.resolve_constructor(&ctors, args, ArgShape::Direct, UserMode::Implicit) {
            Resolution::Best(choice) => self.build_construct(ty, choice, args, span),
            Resolution::Ambiguous(list) => {
                if let Some(done) = self.preferred_conversion(ty, args, span) {
                    return done;
                }
                self.report_ambiguous_ctor(record, &list, args, span);
                self.error_expr(span)
            }
            Resolution::None => {
                if let Some(done) = self.explicit_class_conversion(ty, args) {
                    return done;
                }
                if let Some(done) = self.paren_aggregate(ty, args, span) {
                    return done;
                }
                self.report_no_ctor(record, &ctors, args, span);
                self.error_expr(span)
            }
        }
    }

    /// Where constructors take the results of different conversion functions, the one that overload resolution prefers
    /// among those to the very class makes the object (CWG 2327).
    fn preferred_conversion(&mut self, ty: QualType, args: &[Init], span: Span) -> Option<ExprId> {
        let [Init::Expr(e)] = args else { return None };
        if self.is_overload_expr(*e) {
            return None;
        }
        let op = self.operand(*e);
        self.tree.types.as_record(op.ty)?;
        let ics = self.user_conversion(&op, ty.unqualified(), UserMode::Implicit)?;
        let crate::sema::convert::IcsKind::User(user) = &ics.kind else { return None };
        let f = user.function.filter(|f| self.tree.functions[*f].name != crate::tree::DeclName::Ctor)?;
        let ret = self.return_type_of(f)?;
        (ret.ty() == ty.ty()).then(|| self.call_conversion(*e, f, span))
    }

    /// [over.match.copy]/1.2: in direct-initialisation from one argument, an explicit conversion function may give the
    /// object that the copy or move constructor would take.
    pub(crate) fn explicit_class_conversion(&mut self, ty: QualType, args: &[Init]) -> Option<ExprId> {
        let [arg @ Init::Expr(e)] = args else { return None };
        if self.is_overload_expr(*e) {
            return None;
        }
        let op = self.operand(*e);
        self.tree.types.as_record(op.ty)?;
        let ty = ty.unqualified();
        let ics = self.user_conversion(&op, ty, UserMode::Explicit)?;
        Some(self.apply_ics(arg, &ics, ty, Purpose::Init))
    }

    /// Direct-initialisation of a class from one or more arguments, or `None` without a report if no constructor fits.
    pub(crate) fn try_direct_init_class(
        &mut self,
        ty: QualType,
        args: &[Init],
        span: Span,
    ) -> Option<ExprId> {
        let record = self.tree.types.as_record(ty)?;
        if let [Init::Expr(e)] = args
            && self.ecat(*e) == Category::PRValue
            && self.ety(*e).ty() == ty.ty()
        {
            return Some(*e);
        }
        let ctors = self.constructors(record);
        match self.resolve_constructor(&ctors, args, ArgShape::Direct, UserMode::Implicit) {
            Resolution::Best(choice) => Some(self.build_construct(ty.unqualified(), choice, args, span)),
            Resolution::Ambiguous(list) => {
                if let Some(done) = self.preferred_conversion(ty, args, span) {
                    return Some(done);
                }
                self.report_ambiguous_ctor(record, &list, args, span);
                Some(self.error_expr(span))
            }
            Resolution::None => match self.explicit_class_conversion(ty, args) {
                Some(done) => Some(done),
                None => self.paren_aggregate(ty, args, span),
            },
        }
    }

    /// C++20: an aggregate from a parenthesised list ([dcl.init.general]/16.6.2.2).
    fn paren_aggregate(&mut self, ty: QualType, args: &[Init], span: Span) -> Option<ExprId> {
        if self.options.standard < crate::lex::Standard::Cxx20 {
            return None;
        }
        let aggregate = self.tree.types.is_array(ty)
            || self
                .tree
                .types
                .as_record(ty)
                .is_some_and(|r| self.tree.records[r].flags.contains(RecordFlags::AGGREGATE));
        if !aggregate {
            return None;
        }
        let items = args
            .iter()
            .map(|init| InitItem { designators: SmallVec::new(), init: init.clone(), span })
            .collect();
        let list = InitList { items, span };
        // Parentheses may narrow, unlike braces.
        let done = self.setting(
            |s| &mut s.cx.ex.may_narrow,
            true,
            |s| s.aggregate_fits(&list, ty).then(|| s.aggregate_init(ty, &list)),
        );
        self.cx.ex.paren_aggregates.extend(done);
        done
    }

    /// A default constructor that does nothing may still be out of reach.
    fn check_trivial_ctor_access(&mut self, record: RecordId, span: Span) {
        let hidden = self.tree.records[record].methods.iter().copied().find(|f| {
            let f = &self.tree.functions[*f];
            f.access != crate::tree::Access::Public
                && f.flags.contains(FnFlags::DEFAULTED)
                && matches!(f.name, crate::tree::DeclName::Ctor)
                && f.params.is_empty()
        });
        if let Some(ctor) = hidden {
            self.check_ctor_access(record, ctor, span);
        }
    }

    /// `T x;`: `None` when nothing is done.
    pub fn default_init(&mut self, ty: QualType, span: Span) -> Option<ExprId> {
        match *self.tree.types.get(ty) {
            // GNU: nothing is made.
            TypeKind::Array { len: ArrayLen::Known(0), .. } => None,
            TypeKind::Array { elem, .. } => {
                let elem = self.default_init(elem, span)?;
                Some(self.push_expr(ExprKind::ArrayInit { elem }, ty, Category::PRValue, span))
            }
            TypeKind::Record(record) => {
                if !self.require_complete(ty, span) {
                    return Some(self.error_expr(span));
                }
                if self.tree.records[record].flags.contains(RecordFlags::TRIVIAL_DEFAULT_CTOR) {
                    self.check_trivial_ctor_access(record, span);
                    return None;
                }
                Some(self.default_construct(ty, record, span))
            }
            _ => None,
        }
    }

    /// The default constructor's call.
    fn default_construct(&mut self, ty: QualType, record: RecordId, span: Span) -> ExprId {
        let ctors = self.constructors(record);
        match self.resolve_constructor(&ctors, &[], ArgShape::Direct, UserMode::Implicit) {
            Resolution::Best(choice) => self.build_construct(ty, choice, &[], span),
            Resolution::Ambiguous(list) => {
                self.report_ambiguous_ctor(record, &list, &[], span);
                self.error_expr(span)
            }
            Resolution::None => {
                let name = self.show_type(ty.unqualified());
                self.report(diag::no_default_constructor_exists_for_class(&name), span);
                self.error_expr(span)
            }
        }
    }

    /// `T()` and `T{}` ([dcl.init.general]/8).
    pub fn value_init(&mut self, ty: QualType, span: Span) -> ExprId {
        match *self.tree.types.get(ty) {
            TypeKind::Error => self.error_expr(span),
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => {
                self.report(diag::reference_must_be_initialized(), span);
                self.error_expr(span)
            }
            TypeKind::Void => self.push_expr(ExprKind::ZeroInit, QualType::VOID, Category::PRValue, span),
            TypeKind::Array { elem, .. } => {
                let base = self.tree.types.array_base(elem);
                if self.tree.types.as_record(base).is_none() {
                    return self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span);
                }
                let elem = self.value_init(elem, span);
                self.push_expr(ExprKind::ArrayInit { elem }, ty, Category::PRValue, span)
            }
            TypeKind::Record(record) => {
                if !self.require_complete(ty, span) {
                    return self.error_expr(span);
                }
                if self.tree.records[record].flags.contains(RecordFlags::ABSTRACT)
                    && !self.constructing_base()
                {
                    self.report_abstract(record, span);
                    return self.error_expr(span);
                }
                let ctors = self.constructors(record);
                match self.resolve_constructor(&ctors, &[], ArgShape::Direct, UserMode::Implicit) {
                    Resolution::Best(choice) => {
                        let flags = self.tree.functions[choice.function].flags;
                        if !flags.contains(FnFlags::DEFAULTED) || flags.contains(FnFlags::DELETED) {
                            return self.build_construct(ty, choice, &[], span);
                        }
                        self.check_ctor_access(record, choice.function, span);
                        let trivial = flags.contains(FnFlags::TRIVIAL)
                            || self.tree.records[record].flags.contains(RecordFlags::TRIVIAL_DEFAULT_CTOR);
                        if trivial {
                            return self.push_expr(
                                ExprKind::ZeroInit,
                                ty.unqualified(),
                                Category::PRValue,
                                span,
                            );
                        }
                        self.use_function(choice.function, span);
                        let kind = ExprKind::ZeroThenConstruct { ctor: choice.function };
                        let object = self.push_expr(kind, ty.unqualified(), Category::PRValue, span);
                        self.finish_call(choice.function, object, span)
                    }
                    Resolution::Ambiguous(list) => {
                        self.report_ambiguous_ctor(record, &list, &[], span);
                        self.error_expr(span)
                    }
                    Resolution::None => {
                        let name = self.show_type(ty.unqualified());
                        self.report(diag::no_default_constructor_exists_for_class(&name), span);
                        self.error_expr(span)
                    }
                }
            }
            _ => {
                let ty = ty.unqualified();
                self.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span)
            }
        }
    }

    /// A prvalue of class type `to` from an expression of the same class, of a derived class, or convertible to it.
    pub(crate) fn copy_class(&mut self, e: ExprId, to: QualType) -> ExprId {
        let span = self.espan(e);
        let to = to.unqualified();
        let from = self.ety(e);
        if self.ecat(e) == Category::PRValue && from.ty() == to.ty() {
            return e;
        }
        let Some(record) = self.tree.types.as_record(to) else { return e };
        if !self.require_complete(to, span) {
            return self.error_expr(span);
        }
        let args = [Init::Expr(e)];
        let ctors = self.constructors(record);
        match self.resolve_constructor(&ctors, &args, ArgShape::Copy, UserMode::Implicit) {
            Resolution::Best(choice) => {
                // A copy that needs a conversion that needs a copy may go on for ever.
                self.copy_depth += 1;
                let copy = if self.copy_depth > 16 {
                    self.report_no_ctor(record, &ctors, &args, span);
                    self.error_expr(span)
                } else {
                    self.build_construct(to, choice, &args, span)
                };
                self.copy_depth -= 1;
                copy
            }
            Resolution::Ambiguous(list) => {
                self.report_ambiguous_ctor(record, &list, &args, span);
                self.error_expr(span)
            }
            Resolution::None => {
                self.report_no_ctor(record, &ctors, &args, span);
                self.error_expr(span)
            }
        }
    }

    /// A conversion function that returns the very class, as the argument of its copy or move constructor: it makes the
    /// object itself, and nothing is copied.
    fn elided_conversion(&mut self, choice: &CtorChoice, args: &[Init], span: Span) -> Option<ExprId> {
        let ([Init::Expr(e)], [Some(ics)]) = (args, choice.convs.as_slice()) else { return None };
        let crate::sema::convert::IcsKind::User(user) = &ics.kind else { return None };
        let f = user.function.filter(|f| self.tree.functions[*f].name != crate::tree::DeclName::Ctor)?;
        let record = self.tree.functions[choice.function].record()?;
        let copies = matches!(
            self.special_kind(choice.function),
            Some(
                crate::sema::class::special::Special::CopyCtor
                    | crate::sema::class::special::Special::MoveCtor
            )
        );
        let ret = self.return_type_of(f)?;
        let same = matches!(*self.tree.types.get(ret), TypeKind::Record(r) if r == record);
        (copies && same).then(|| self.call_conversion(*e, f, span))
    }

    /// A constructor call: the node, with arguments converted and defaults filled in.
    pub(crate) fn build_construct(
        &mut self,
        ty: QualType,
        choice: CtorChoice,
        args: &[Init],
        span: Span,
    ) -> ExprId {
        if let Some(done) = self.elided_conversion(&choice, args, span) {
            return done;
        }
        let ctor = choice.function;
        if self.is_deleted(ctor) {
            self.report_deleted(ctor, span);
            return self.error_expr(span);
        }
        let Some(record) = self.tree.types.as_record(ty) else { return self.error_expr(span) };
        if self.tree.records[record].flags.contains(RecordFlags::ABSTRACT) && !self.constructing_base() {
            self.report_abstract(record, span);
            return self.error_expr(span);
        }
        self.check_ctor_access(record, ctor, span);
        let Some(converted) = self.convert_args(ctor, args, &choice.convs, span) else {
            return self.error_expr(span);
        };
        let ctor = self.constructor_for(record, ctor);
        self.use_function(ctor, span);
        let kind = ExprKind::Construct { ctor, args: converted.into_boxed_slice() };
        let object = self.push_expr(kind, ty.unqualified(), Category::PRValue, span);
        self.finish_call(ctor, object, span)
    }

    /// Arguments converted to the parameters of a function by the sequences found, with default arguments appended.
    pub(crate) fn convert_args(
        &mut self,
        function: FunctionId,
        args: &[Init],
        convs: &[Option<Ics>],
        span: Span,
    ) -> Option<Vec<ExprId>> {
        let count =
            self.tree.types.as_function(self.tree.functions[function].ty).map_or(0, |f| f.params.len());
        let mut out = Vec::with_capacity(count.max(args.len()));
        let mut failed = false;
        for (i, arg) in args.iter().enumerate() {
            let Some(Some(ics)) = convs.get(i) else { return None };
            let done = match self.param_type(function, i) {
                Some(ty) => self.apply_ics(arg, ics, ty, Purpose::Argument),
                None => match arg {
                    Init::Expr(e) => self.variadic_argument(*e),
                    Init::List(_) => return None,
                },
            };
            failed |= self.is_error_expr(done);
            out.push(done);
        }
        for i in args.len()..count {
            let done = self.default_argument(function, i, span);
            failed |= self.is_error_expr(done);
            out.push(done);
        }
        (!failed).then_some(out)
    }

    /// An array copied element by element: only the compiler writes such copies, and GNU compound literals.
    fn array_copy(&mut self, e: ExprId, ty: QualType) -> ExprId {
        let span = self.espan(e);
        if self.ecat(e) == Category::PRValue && self.ety(e).ty() == ty.ty() {
            return e;
        }
        if let (&TypeKind::Array { len: ArrayLen::Unknown, elem }, &TypeKind::Array { elem: source, .. }) =
            (self.tree.types.get(ty), self.tree.types.get(self.ety(e)))
            && self.ecat(e) == Category::PRValue
            && elem.ty() == source.ty()
        {
            return e;
        }
        self.report(diag::initialization_with_token_expected_for_aggregate_object(), span);
        self.error_expr(span)
    }

    /// A part of a class copied or moved from the same part of another object: classes directly, so that an explicit
    /// constructor serves ([class.copy.ctor]/14).
    pub(crate) fn part_init(&mut self, ty: QualType, source: ExprId, span: Span) -> ExprId {
        match self.tree.types.as_record(ty) {
            Some(_) => self.direct_init(ty, &[Init::Expr(source)], span),
            None => self.copy_init(ty, &Init::Expr(source), Purpose::Init),
        }
    }

    /// Every element of an array copied from the same one of another array: for implicit copy constructors, by-copy captures
    /// and structured bindings.
    pub(crate) fn array_copy_init(
        &mut self,
        source: ExprId,
        ty: QualType,
        form: ArrayCopy,
        span: Span,
    ) -> ExprId {
        let TypeKind::Array { elem, .. } = *self.tree.types.get(ty) else {
            return self.copy_init(ty, &Init::Expr(source), Purpose::Init);
        };
        let category = self.ecat(source);
        let pointer = self.rvalue(source);
        // The index is used when an element of the innermost array is copied.
        let outwards = self.tree.types.array_rank(elem);
        let index =
            self.push_expr(ExprKind::ArrayIndex { outwards }, QualType::ULONG, Category::PRValue, span);
        let source_elem = match self.tree.types.pointee(self.ety(pointer)) {
            Some(t) => t,
            None => return self.error_expr(span),
        };
        let item = self.push_expr(ExprKind::Index { base: pointer, index }, source_elem, category, span);
        let elem_init = if self.tree.types.is_array(elem) {
            self.array_copy_init(item, elem, form, span)
        } else if form == ArrayCopy::Direct {
            self.part_init(elem, item, span)
        } else {
            self.copy_init(elem, &Init::Expr(item), Purpose::Init)
        };
        self.push_expr(ExprKind::ArrayInit { elem: elem_init }, ty, Category::PRValue, span)
    }

    /// An aggregate node.
    pub(crate) fn push_aggregate(
        &mut self,
        inits: Vec<(InitTarget, ExprId)>,
        filler: Option<ExprId>,
        ty: QualType,
        span: Span,
    ) -> ExprId {
        let kind =
            ExprKind::Aggregate { inits: inits.into_boxed_slice(), filler: filler.into(), zero_rest: true };
        self.push_expr(kind, ty, Category::PRValue, span)
    }
}
