//! Braced lists ([dcl.init.list]).

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::init::{InitItem, InitList};
use crate::sema::lookup::scope::Decl;
use crate::sema::overload::{ArgShape, CtorChoice, Resolution};
use crate::tree::expr::{CastKind, Category, ExprKind, InitTarget};
use crate::tree::types::{ArrayLen, QualType, Quals, TypeKind};
use crate::tree::{ExprId, FnFlags, RecordFlags, RecordId, TemplateArg};

/// The forms.
impl Sema<'_> {
    /// `T x = {..}`, arguments, return values.
    pub(crate) fn copy_list_init(&mut self, ty: QualType, list: &InitList, _purpose: Purpose) -> ExprId {
        self.list_init(ty, list, ArgShape::Copy)
    }

    /// `T x{..}`, `T{..}`.
    pub(crate) fn direct_list_init(&mut self, ty: QualType, list: &InitList, _span: Span) -> ExprId {
        self.list_init(ty, list, ArgShape::Direct)
    }

    /// [dcl.init.list]/3.
    pub(crate) fn list_init(&mut self, ty: QualType, list: &InitList, shape: ArgShape) -> ExprId {
        let span = list.span;
        match *self.tree.types.get(ty) {
            TypeKind::Error => self.error_expr(span),
            TypeKind::Record(record) => self.list_init_class(ty, record, list, shape),
            TypeKind::Array { .. } => {
                if let Some(e) = list.single_expr() {
                    if let Some(string) = self.string_init(e, ty) {
                        return string;
                    }
                }
                self.aggregate_init(ty, list)
            }
            TypeKind::LValueRef(inner) | TypeKind::RValueRef(inner) => {
                self.list_init_reference(ty, inner, list, shape)
            }
            TypeKind::Complex(kind) if list.items.len() == 2 => {
                let elem = self.tree.types.float(kind);
                let mut parts = Vec::new();
                for (i, item) in list.items.iter().enumerate() {
                    let part = self.copy_init(elem, &item.init, Purpose::Init);
                    if self.is_error_expr(part) {
                        return part;
                    }
                    parts.push((InitTarget::Element(i as u64), part));
                }
                self.push_aggregate(parts, None, ty.unqualified(), span)
            }
            // GNU vectors: elements from the first on, the rest is zero.
            TypeKind::Vector { elem, len }
                if list.items.len() as u64 <= len as u64
                    && !matches!(list.single_expr(), Some(e) if self.is_vector(self.ety(e))) =>
            {
                let mut parts = Vec::new();
                for (i, item) in list.items.iter().enumerate() {
                    let part = self.copy_init(elem, &item.init, Purpose::Init);
                    if self.is_error_expr(part) {
                        return part;
                    }
                    parts.push((InitTarget::Element(i as u64), part));
                }
                self.push_aggregate(parts, None, ty.unqualified(), span)
            }
            _ => match list.items.as_slice() {
                [] => self.value_init(ty, span),
                [InitItem { init, designators, .. }] if designators.is_empty() => match init {
                    Init::List(inner) => {
                        if !self.tree.types.is_dependent(ty) {
                            let text = diag::only_one_level_of_braces_is_allowed(&self.show_type(ty));
                            self.report(text, span);
                        }
                        self.list_init(ty, inner, shape)
                    }
                    Init::Expr(e) => {
                        let e = *e;
                        let done = match (shape, self.enum_from_list(e, ty)) {
                            (ArgShape::Direct, Some(done)) => done,
                            (ArgShape::Direct, None) => self.direct_init(ty, &[Init::Expr(e)], span),
                            (ArgShape::Copy, _) => self.implicit_conversion(e, ty, Purpose::Init),
                        };
                        if !self.is_error_expr(done) {
                            self.check_narrowing(e, ty);
                        }
                        done
                    }
                },
                _ => {
                    self.report(diag::too_many_initializer_values(), span);
                    self.error_expr(span)
                }
            },
        }
    }

    fn is_vector(&self, ty: QualType) -> bool {
        matches!(self.tree.types.get(ty), TypeKind::Vector { .. })
    }

    /// C++17: `E{i}` for an enumeration with a fixed underlying type.
    fn enum_from_list(&mut self, e: ExprId, ty: QualType) -> Option<ExprId> {
        let id = self.tree.types.as_enum(ty)?;
        if !self.tree.enums[id].fixed || self.is_overload_expr(e) || !self.tree.types.is_integral(self.ety(e))
        {
            return None;
        }
        self.static_cast(e, ty)
    }

    fn list_init_reference(
        &mut self,
        ty: QualType,
        inner: QualType,
        list: &InitList,
        shape: ArgShape,
    ) -> ExprId {
        if let Some(e) = list.single_expr() {
            if self.is_overload_expr(e) {
                return self.implicit_conversion(e, ty, Purpose::Init);
            }
            let source = self.ety(e);
            if self.reference_relation(inner, source).related {
                return self.implicit_conversion(e, ty, Purpose::Init);
            }
        }
        let lvalue = matches!(self.tree.types.get(ty), TypeKind::LValueRef(_));
        let value = self.list_init(inner, list, shape);
        if self.is_error_expr(value) {
            return value;
        }
        if lvalue && !inner.is_const() && !self.tree.types.array_base(inner).is_const() {
            self.report(diag::initial_value_of_reference_to_non_const(), list.span);
            return self.error_expr(list.span);
        }
        let object = match *self.tree.types.get(inner) {
            TypeKind::Array { .. } => self.ety(value),
            _ => inner,
        };
        self.materialize_as(value, object)
    }

    fn list_init_class(
        &mut self,
        ty: QualType,
        record: RecordId,
        list: &InitList,
        shape: ArgShape,
    ) -> ExprId {
        let span = list.span;
        if !self.require_complete(ty, span) {
            return self.error_expr(span);
        }
        let aggregate = self.tree.records[record].flags.contains(RecordFlags::AGGREGATE);
        if list.is_designated() {
            if aggregate {
                return self.aggregate_init(ty, list);
            }
            self.report(diag::designator_with_non_aggregate(), span);
            return self.error_expr(span);
        }
        if let Some(e) = list.single_expr()
            && !self.is_overload_expr(e)
            && let Some(source) = self.tree.types.as_record(self.ety(e))
            && (source == record || self.is_derived(source, record))
            && (aggregate || !self.takes_whole_list(list, record))
        {
            return self.copy_class(e, ty);
        }
        if list.items.is_empty() && !aggregate && self.has_default_ctor(record) {
            let explicit = self.constructors(record).into_iter().any(|c| match c {
                Decl::Function(f) => {
                    self.required_args(f) == 0 && self.tree.functions[f].flags.contains(FnFlags::EXPLICIT)
                }
                _ => false,
            });
            if explicit && shape == ArgShape::Copy {
                self.report(diag::copy_list_initialization_cannot_use_explicit_default(), span);
                return self.error_expr(span);
            }
            return self.value_init(ty, span);
        }
        if aggregate {
            return self.aggregate_init(ty, list);
        }
        if let Some(elem) = self.initializer_list_element(ty) {
            return self.build_initializer_list(ty, elem, list);
        }
        match self.list_constructor(list, record, ArgShape::Direct) {
            Resolution::Best(choice) => {
                if shape == ArgShape::Copy
                    && self.tree.functions[choice.function].flags.contains(FnFlags::EXPLICIT)
                {
                    let name = self.show_function(choice.function);
                    self.report(diag::copy_list_initialization_cannot_use_constructor_marked(&name), span);
                    return self.error_expr(span);
                }
                if choice.whole_list {
                    let args = [Init::List(Box::new(list.clone()))];
                    return self.build_construct(ty, choice, &args, span);
                }
                let args = list.inits();
                for (i, arg) in args.iter().enumerate() {
                    if let (Init::Expr(e), Some(param)) = (arg, self.param_type(choice.function, i)) {
                        self.check_narrowing(*e, self.tree.types.strip_ref(param));
                    }
                }
                self.build_construct(ty, choice, &args, span)
            }
            Resolution::Ambiguous(found) => {
                let args = list.inits();
                self.report_ambiguous_ctor(record, &found, &args, span);
                self.error_expr(span)
            }
            Resolution::None => {
                let args = list.inits();
                if shape == ArgShape::Direct
                    && let Some(done) = self.explicit_class_conversion(ty, &args)
                {
                    return done;
                }
                let ctors = self.constructors(record);
                self.report_no_ctor(record, &ctors, &args, span);
                self.error_expr(span)
            }
        }
    }

    /// The two phases of [over.match.list]: initializer-list constructors with the whole list, then all constructors
    /// with its elements.
    pub(crate) fn list_constructor(
        &mut self,
        list: &InitList,
        record: RecordId,
        shape: ArgShape,
    ) -> Resolution<CtorChoice> {
        let ctors = self.constructors(record);
        let list_ctors = self.list_ctors(&ctors);
        let default = list.items.is_empty() && self.has_default_ctor(record);
        if !list_ctors.is_empty() && !default {
            let whole = [Init::List(Box::new(list.clone()))];
            match self.resolve_constructor(&list_ctors, &whole, shape, UserMode::Implicit) {
                Resolution::Best(mut choice) => {
                    choice.whole_list = true;
                    return Resolution::Best(choice);
                }
                Resolution::Ambiguous(found) => return Resolution::Ambiguous(found),
                Resolution::None => {}
            }
        }
        let args = list.inits();
        let mut ctors = ctors;
        // A single element that is itself a list does not use a user-defined conversion to the copy constructor's
        // parameter ([over.best.ics]/4).
        if let [Init::List(inner)] = args.as_slice()
            && !inner.items.is_empty()
        {
            let ty = self.record_type(record);
            if self.list_ics(inner, ty, UserMode::Forbidden).is_none() {
                ctors.retain(|c| !matches!(c, Decl::Function(f) if self.is_copy_or_move(*f)));
            }
        }
        self.resolve_constructor(&ctors, &args, shape, UserMode::Implicit)
    }

    /// Whether an initializer-list constructor takes a list, even one of a single object of the class: then the list is no copy.
    pub(crate) fn takes_whole_list(&mut self, list: &InitList, record: RecordId) -> bool {
        let ctors = self.constructors(record);
        let ctors = self.list_ctors(&ctors);
        let whole = [Init::List(Box::new(list.clone()))];
        !ctors.is_empty()
            && !matches!(
                self.resolve_constructor(&ctors, &whole, ArgShape::Direct, UserMode::Implicit),
                Resolution::None
            )
    }

    fn list_ctors(&mut self, ctors: &[Decl]) -> SmallVec<[Decl; 4]> {
        ctors.iter().copied().filter(|c| self.is_list_ctor(*c)).collect()
    }

    /// Whether the first parameter is `std::initializer_list` and the rest have defaults.
    pub(crate) fn is_list_ctor(&mut self, decl: Decl) -> bool {
        match decl {
            Decl::Function(f) => {
                let Some(param) = self.param_type(f, 0) else { return false };
                let param = self.tree.types.strip_ref(param);
                self.initializer_list_element(param).is_some() && self.required_args(f) <= 1
            }
            Decl::Template(t) => self.template_takes_initializer_list(t),
            _ => false,
        }
    }

    pub(crate) fn has_default_ctor(&mut self, record: RecordId) -> bool {
        let ctors = self.constructors(record);
        ctors.iter().any(|c| match c {
            Decl::Function(f) => self.required_args(*f) == 0,
            _ => false,
        })
    }

    /// `E` if the type is `std::initializer_list<E>`.
    pub fn initializer_list_element(&self, ty: QualType) -> Option<QualType> {
        let record = self.tree.types.as_record(ty)?;
        let (template, args) = self.tree.records[record].instance_of.as_ref()?;
        let [TemplateArg::Type(elem)] = &args[..] else { return None };
        let template = &self.tree.templates[*template];
        let crate::tree::DeclName::Ident(name) = template.name else { return None };
        if self.text(name) != "initializer_list" {
            return None;
        }
        let crate::tree::DeclContext::Namespace(ns) = template.context else { return None };
        (self.tree.namespaces[ns].name.is_some_and(|n| self.text(n) == "std")).then_some(*elem)
    }

    /// The backing array and the pair that refers to it.
    fn build_initializer_list(&mut self, ty: QualType, elem: QualType, list: &InitList) -> ExprId {
        let span = list.span;
        let Some(record) = self.tree.types.as_record(ty) else { return self.error_expr(span) };
        let n = list.items.len() as u64;
        let const_elem = self.tree.types.qualify(elem, Quals::CONST);
        let pointer_ty = self.tree.types.pointer(const_elem);
        let pointer = if n == 0 {
            self.push_expr(ExprKind::ZeroInit, pointer_ty, Category::PRValue, span)
        } else {
            let array_ty = self.tree.types.array(const_elem, ArrayLen::Known(n));
            let array = self.aggregate_init(array_ty, list);
            if self.is_error_expr(array) {
                return array;
            }
            let object = self.materialize_as(array, array_ty);
            self.push_cast(CastKind::ArrayToPointer, object, pointer_ty, Category::PRValue)
        };
        let fields = &self.tree.records[record].fields;
        if fields.len() != 2 {
            self.unsupported(span, "this definition of std::initializer_list");
            return self.error_expr(span);
        }
        let len_ty = fields[1].ty.unqualified();
        let len = if self.tree.types.is_integral(len_ty) {
            self.int_const(n as i128, len_ty, span)
        } else {
            let count = self.int_const(n as i128, QualType::LONG, span);
            let op = crate::tree::expr::BinaryOp::PtrAdd;
            self.push_expr(
                ExprKind::Binary { op, lhs: pointer, rhs: count },
                pointer_ty,
                Category::PRValue,
                span,
            )
        };
        let inits = vec![(InitTarget::Field(0), pointer), (InitTarget::Field(1), len)];
        self.push_aggregate(inits, None, ty.unqualified(), span)
    }
}

/// Strings and narrowing.
impl Sema<'_> {
    /// Whether a string literal can initialise an array of this type.
    pub(crate) fn string_fits(&self, e: ExprId, ty: QualType) -> bool {
        let ExprKind::String(id) = self.cx.body.exprs[e].kind else { return false };
        let TypeKind::Array { elem, .. } = *self.tree.types.get(ty) else { return false };
        use crate::tree::types::IntKind;
        let literal = self.tree.strings[id].elem;
        let is =
            |kinds: &[IntKind]| matches!(self.tree.types.get(elem), TypeKind::Int(k) if kinds.contains(k));
        match literal {
            _ if elem.ty() == literal => true,
            crate::tree::TypeId::CHAR => is(&[IntKind::SChar, IntKind::UChar]),
            // P2513, a correction of C++20.
            crate::tree::TypeId::CHAR8 => is(&[IntKind::Char, IntKind::UnsignedChar, IntKind::UChar]),
            _ => false,
        }
    }

    /// An array initialised by a string literal: the literal as a prvalue of the array's type, zero-filled.
    pub(crate) fn string_init(&mut self, e: ExprId, ty: QualType) -> Option<ExprId> {
        if !self.string_fits(e, ty) {
            return None;
        }
        let ExprKind::String(id) = self.cx.body.exprs[e].kind else { return None };
        let TypeKind::Array { elem, len } = *self.tree.types.get(ty) else { return None };
        let size = self.tree.int_kind(elem).map_or(1, |k| k.size());
        let units = self.tree.strings[id].bytes.len() as u64 / size.max(1);
        let span = self.espan(e);
        let ty = match len {
            ArrayLen::Known(n) if n < units => {
                let (from, to) = (self.show_type(self.ety(e)), self.show_type(ty));
                self.report(diag::value_cannot_initialize_entity(&from, &to), span);
                return Some(self.error_expr(span));
            }
            ArrayLen::Known(_) | ArrayLen::Variable => ty,
            _ => self.tree.types.array(elem, ArrayLen::Known(units)),
        };
        Some(self.push_expr(ExprKind::String(id), ty, Category::PRValue, span))
    }
}
