//! Braced lists ([dcl.init.list], [dcl.init.aggr]).

use oxicc_source::Span;
use smallvec::SmallVec;

use super::{Designator, InitItem, InitList};
use crate::constexpr::arith::Num;
use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::overload::{ArgShape, CtorChoice, Resolution};
use crate::sema::scope::Decl;
use crate::tree::expr::{CastKind, Category, ExprKind, InitTarget};
use crate::tree::types::{ArrayLen, FloatKind, QualType, Quals, TypeKind};
use crate::tree::{ConstValue, DefaultArg, ExprId, FnFlags, RecordFlags, RecordId, RecordKind, TemplateArg};

/// Reads the elements of a list in order, for aggregates that elide braces.
struct Reader<'l> {
    items: &'l [InitItem],
    next: usize,
}

impl<'l> Reader<'l> {
    fn peek(&self) -> Option<&'l InitItem> {
        self.items.get(self.next)
    }

    /// Where a list that has designators has an initialiser without, or the other way round.
    fn mixes_designators(&self) -> Option<Span> {
        let plain = self.items.first()?.designators.is_empty();
        self.items.iter().find(|i| i.designators.is_empty() != plain).map(|i| i.span)
    }
}

/// The forms.
impl Sema<'_> {
    /// `T x = {..}`, arguments, return values.
    pub(in crate::sema) fn copy_list_init(
        &mut self,
        ty: QualType,
        list: &InitList,
        _purpose: Purpose,
    ) -> ExprId {
        self.list_init(ty, list, ArgShape::Copy)
    }

    /// `T x{..}`, `T{..}`.
    pub(in crate::sema) fn direct_list_init(&mut self, ty: QualType, list: &InitList, _span: Span) -> ExprId {
        self.list_init(ty, list, ArgShape::Direct)
    }

    /// [dcl.init.list]/3.
    pub(in crate::sema) fn list_init(&mut self, ty: QualType, list: &InitList, shape: ArgShape) -> ExprId {
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
            self.error_plain(span, "a designator cannot be used with a non-aggregate class");
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
    pub(in crate::sema) fn list_constructor(
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
    pub(in crate::sema) fn takes_whole_list(&mut self, list: &InitList, record: RecordId) -> bool {
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
    pub(in crate::sema) fn is_list_ctor(&mut self, decl: Decl) -> bool {
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

    pub(in crate::sema) fn has_default_ctor(&mut self, record: RecordId) -> bool {
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

/// Aggregates.
impl Sema<'_> {
    pub(in crate::sema) fn aggregate_init(&mut self, ty: QualType, list: &InitList) -> ExprId {
        if !self.enter() {
            self.leave();
            return self.error_expr(list.span);
        }
        let mut reader = Reader { items: &list.items, next: 0 };
        let done = self.fill(ty, &mut reader, list.span, true);
        self.leave();
        if !self.is_error_expr(done)
            && let Some(extra) = reader.peek()
        {
            self.report(diag::too_many_initializer_values(), extra.span);
            return self.error_expr(list.span);
        }
        done
    }

    /// Fills one aggregate from the reader. `braced`: the reader is at the start of its own list.
    fn fill(&mut self, ty: QualType, reader: &mut Reader, span: Span, braced: bool) -> ExprId {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, len } => self.fill_array(ty, elem, len, reader, span, braced),
            TypeKind::Record(record) => {
                if !self.require_complete(ty, span) {
                    return self.error_expr(span);
                }
                if self.tree.records[record].kind == RecordKind::Union {
                    self.fill_union(ty, record, reader, span, braced)
                } else {
                    self.fill_struct(ty, record, reader, span, braced)
                }
            }
            _ => self.fill_element(ty, reader, span),
        }
    }

    fn fill_array(
        &mut self,
        ty: QualType,
        elem: QualType,
        len: ArrayLen,
        reader: &mut Reader,
        span: Span,
        braced: bool,
    ) -> ExprId {
        let limit = match len {
            ArrayLen::Known(n) => Some(n),
            _ => None,
        };
        let mut inits: Vec<(InitTarget, ExprId)> = Vec::new();
        let mut at = 0u64;
        let mut size = 0u64;
        let mut failed = false;
        while let Some(item) = reader.peek() {
            let mut last = at;
            match item.designators.first() {
                Some(Designator::Index(i)) if braced => (at, last) = (*i, *i),
                Some(Designator::Range(lo, hi)) if braced => (at, last) = (*lo, (*hi).max(*lo)),
                Some(_) if braced => {
                    self.error_plain(item.span, "an array element cannot be designated by name");
                    return self.error_expr(span);
                }
                Some(_) => break,
                None => {}
            }
            if limit.is_some_and(|n| last >= n) {
                if item.designators.is_empty() {
                    break;
                }
                self.error_plain(item.span, "the array designator is out of range");
                return self.error_expr(span);
            }
            if last - at > 1 << 20 {
                self.unsupported(item.span, "a designated range of this size");
                return self.error_expr(span);
            }
            let value = self.fill_element(elem, reader, span);
            failed |= self.is_error_expr(value);
            for i in at..=last {
                inits.push((InitTarget::Element(i), value));
            }
            at = last + 1;
            size = size.max(at);
        }
        if failed {
            return self.error_expr(span);
        }
        let (array_ty, total) = match limit {
            Some(n) => (ty, n),
            None => (self.tree.types.array(elem, ArrayLen::Known(size)), size),
        };
        let base = self.tree.types.array_base(elem);
        let mut filler = None;
        if (inits.len() as u64) < total && self.tree.types.as_record(base).is_some() {
            let empty = InitList { items: Vec::new(), span };
            let value = self.list_init(elem, &empty, ArgShape::Copy);
            if self.is_error_expr(value) {
                return value;
            }
            if !matches!(self.cx.body.exprs[value].kind, ExprKind::ZeroInit) {
                filler = Some(value);
            }
        }
        self.push_aggregate(inits, filler, array_ty, span)
    }

    fn fill_struct(
        &mut self,
        ty: QualType,
        record: RecordId,
        reader: &mut Reader,
        span: Span,
        braced: bool,
    ) -> ExprId {
        let bases = self.tree.records[record].bases.len();
        let fields = self.tree.records[record].fields.len();
        let mut inits: Vec<(InitTarget, ExprId)> = Vec::with_capacity(bases + fields);
        let mut failed = false;
        for i in 0..bases {
            let base = self.tree.records[record].bases[i].record;
            let base_ty = self.record_type(base);
            let value = match reader.peek() {
                Some(item) if item.designators.is_empty() => self.fill_element(base_ty, reader, span),
                _ => {
                    let empty = InitList { items: Vec::new(), span };
                    self.list_init(base_ty, &empty, ArgShape::Direct)
                }
            };
            failed |= self.is_error_expr(value);
            inits.push((InitTarget::Base(i as u32), value));
        }
        // Before C++20, designators are an extension that the reference compiler is not strict about.
        if braced
            && self.options.standard >= crate::lex::Standard::Cxx20
            && let Some(span) = reader.mixes_designators()
        {
            let text = diag::mixing_designated_and_non_designated_initializers();
            self.report(text, span);
        }
        let mut given = vec![false; fields];
        let mut at = 0usize;
        while let Some(item) = reader.peek() {
            if let Some(designator) = item.designators.first() {
                if !braced {
                    break;
                }
                let Designator::Field(name) = designator else {
                    self.error_plain(item.span, "an array designator needs an array");
                    return self.error_expr(span);
                };
                match self.designated_field(record, *name) {
                    Some(index) if given.get(index..).is_some_and(|rest| rest.contains(&true)) => {
                        self.report(diag::designators_must_name_members_in_their_order(), item.span);
                        return self.error_expr(span);
                    }
                    Some(index) => {
                        if self.tree.records[record].fields[index].name != Some(*name) {
                            // A member of an anonymous union or struct: initialise that through its own list.
                            let field_ty = self.tree.records[record].fields[index].ty;
                            let inner = InitList { items: vec![item.clone()], span: item.span };
                            reader.next += 1;
                            let value = self.list_init(field_ty, &inner, ArgShape::Copy);
                            failed |= self.is_error_expr(value);
                            inits.push((InitTarget::Field(index as u32), value));
                            given[index] = true;
                            at = index + 1;
                            continue;
                        }
                        at = index;
                    }
                    None => {
                        let text = diag::class_has_no_field(&self.show_record(record), &self.text(*name));
                        self.report(text, item.span);
                        return self.error_expr(span);
                    }
                }
            }
            while at < fields && self.is_unnamed_bit_field(record, at) {
                at += 1;
            }
            if at >= fields {
                break;
            }
            let field_ty = self.tree.records[record].fields[at].ty;
            if matches!(self.tree.types.get(field_ty), TypeKind::Array { len: ArrayLen::Unknown, .. })
                && let Some(Init::Expr(e)) = reader.peek().map(|item| &item.init)
                && self.string_fits(*e, field_ty)
            {
                let text = diag::string_literal_cannot_be_used_to_initialize();
                self.report(text, span);
            }
            let value = self.fill_element(field_ty, reader, span);
            failed |= self.is_error_expr(value);
            inits.push((InitTarget::Field(at as u32), value));
            given[at] = true;
            at += 1;
        }
        for (i, given) in given.iter().enumerate() {
            if *given || self.is_unnamed_bit_field(record, i) {
                continue;
            }
            if let Some((target, value)) = self.missing_field(record, i, span) {
                failed |= self.is_error_expr(value);
                inits.push((target, value));
            }
        }
        if failed {
            return self.error_expr(span);
        }
        inits.sort_by_key(|(target, _)| match target {
            InitTarget::Base(i) => (0, *i as u64),
            InitTarget::Field(i) | InitTarget::Default(i) => (1, *i as u64),
            InitTarget::Element(i) => (2, *i),
        });
        self.push_aggregate(inits, None, ty.unqualified(), span)
    }

    /// What a field without initialiser gets: its default member initialiser, or `{}`; `None` when zero will do.
    fn missing_field(&mut self, record: RecordId, index: usize, span: Span) -> Option<(InitTarget, ExprId)> {
        let field = &self.tree.records[record].fields[index];
        let target = InitTarget::Field(index as u32);
        let ty = field.ty;
        if field.default != DefaultArg::None {
            return Some(self.aggregate_default(record, index as u32, span));
        }
        if self.tree.types.is_reference(ty) {
            let name = field.name.map_or(String::new(), |n| self.text(n).to_string());
            self.report(diag::reference_member_requires_initializer(&name), span);
            return Some((target, self.error_expr(span)));
        }
        self.tree.types.as_record(self.tree.types.array_base(ty))?;
        let empty = InitList { items: Vec::new(), span };
        let value = if matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. }) {
            return None;
        } else {
            // Explicit default constructors are fine with every compiler here: containers used to have such.
            self.list_init(ty, &empty, ArgShape::Direct)
        };
        if matches!(self.cx.body.exprs[value].kind, ExprKind::ZeroInit) {
            None
        } else {
            Some((target, value))
        }
    }

    /// The default member initialiser of a member of an aggregate, where `this` is the aggregate.
    fn aggregate_default(&mut self, record: RecordId, index: u32, span: Span) -> (InitTarget, ExprId) {
        let class = self.record_type(record);
        let this = self.cx.this_ty.replace(class);
        let lambda = self.cx.ex.lambda.take();
        let before = self.cx.body.exprs.len();
        let value = self.default_member_init(record, index, span);
        self.cx.ex.lambda = lambda;
        self.cx.this_ty = this;
        let uses_this = self.cx.body.exprs.values().skip(before).any(|e| matches!(e.kind, ExprKind::This));
        (if uses_this { InitTarget::Default(index) } else { InitTarget::Field(index) }, value)
    }

    fn is_unnamed_bit_field(&self, record: RecordId, index: usize) -> bool {
        let f = &self.tree.records[record].fields[index];
        f.is_padding()
    }

    /// The field that a designator names, or the anonymous member that contains it.
    fn designated_field(&self, record: RecordId, name: crate::lex::Symbol) -> Option<usize> {
        let fields = &self.tree.records[record].fields;
        fields.iter().position(|f| f.name == Some(name)).or_else(|| {
            fields.iter().position(|f| {
                f.name.is_none()
                    && self
                        .tree
                        .types
                        .as_record(f.ty)
                        .is_some_and(|r| self.designated_field(r, name).is_some())
            })
        })
    }

    fn fill_union(
        &mut self,
        ty: QualType,
        record: RecordId,
        reader: &mut Reader,
        span: Span,
        braced: bool,
    ) -> ExprId {
        let fields = self.tree.records[record].fields.len();
        let mut index = (0..fields).find(|i| !self.is_unnamed_bit_field(record, *i));
        let Some(item) = reader.peek() else {
            // `{}`: a default member initialiser, or zero.
            let with_default =
                (0..fields).find(|i| self.tree.records[record].fields[*i].default != DefaultArg::None);
            return match with_default {
                Some(i) => {
                    let init = self.aggregate_default(record, i as u32, span);
                    self.push_aggregate(vec![init], None, ty.unqualified(), span)
                }
                None => self.push_expr(ExprKind::ZeroInit, ty.unqualified(), Category::PRValue, span),
            };
        };
        if let (Some(Designator::Field(name)), true) = (item.designators.first(), braced) {
            index = self.designated_field(record, *name);
            if index.is_none() {
                let text = diag::class_has_no_field(&self.show_record(record), &self.text(*name));
                self.report(text, item.span);
                return self.error_expr(span);
            }
        }
        let Some(index) = index else {
            return self.push_expr(ExprKind::ZeroInit, ty.unqualified(), Category::PRValue, span);
        };
        let field_ty = self.tree.records[record].fields[index].ty;
        let value = self.fill_element(field_ty, reader, span);
        if self.is_error_expr(value) {
            return value;
        }
        self.push_aggregate(vec![(InitTarget::Field(index as u32), value)], None, ty.unqualified(), span)
    }

    /// A GNU vector whose braces were elided: its lanes are the next elements, as far as there are any.
    fn fill_lanes(
        &mut self,
        ty: QualType,
        (elem, len): (QualType, u32),
        reader: &mut Reader,
        span: Span,
    ) -> ExprId {
        let mut parts = Vec::new();
        for i in 0..u64::from(len) {
            let Some(item) = reader.peek() else { break };
            reader.next += 1;
            let part = self.copy_init(elem, &item.init, Purpose::Init);
            if self.is_error_expr(part) {
                return part;
            }
            parts.push((InitTarget::Element(i), part));
        }
        self.push_aggregate(parts, None, ty.unqualified(), span)
    }

    /// One element: a nested list, a converted expression, or a nested aggregate whose braces were elided.
    fn fill_element(&mut self, ty: QualType, reader: &mut Reader, span: Span) -> ExprId {
        let Some(item) = reader.peek() else {
            let empty = InitList { items: Vec::new(), span };
            return self.list_init(ty, &empty, ArgShape::Copy);
        };
        let e = match &item.init {
            Init::List(list) => {
                reader.next += 1;
                return self.list_init(ty, list, ArgShape::Copy);
            }
            Init::Expr(e) => *e,
        };
        if self.is_error_expr(e) {
            reader.next += 1;
            return e;
        }
        if let Some(string) = self.string_init(e, ty) {
            reader.next += 1;
            return string;
        }
        if let TypeKind::Vector { elem, len } = *self.tree.types.get(ty)
            && self.expr_ics(e, ty, UserMode::Implicit).is_none()
        {
            return self.fill_lanes(ty, (elem, len), reader, span);
        }
        let aggregate = match *self.tree.types.get(ty) {
            TypeKind::Array { .. } => true,
            TypeKind::Record(r) => {
                self.complete_record(r);
                self.tree.records[r].flags.contains(RecordFlags::AGGREGATE)
            }
            _ => false,
        };
        if aggregate {
            // [dcl.init.aggr]/15: the expression initialises the element if it can be converted to it.
            let fits = !self.tree.types.is_array(ty) && self.expr_ics(e, ty, UserMode::Implicit).is_some();
            if !fits {
                if self.tree.types.as_record(ty).is_some_and(|r| {
                    let r = &self.tree.records[r];
                    r.fields.is_empty() && r.bases.is_empty()
                }) {
                    reader.next += 1;
                    return self.implicit_conversion(e, ty, Purpose::Init);
                }
                if !self.enter() {
                    self.leave();
                    return self.error_expr(span);
                }
                let before = reader.next;
                let done = self.fill(ty, reader, span, false);
                self.leave();
                if reader.next == before {
                    reader.next += 1;
                }
                return done;
            }
        }
        reader.next += 1;
        let done = self.implicit_conversion(e, ty, Purpose::Init);
        if !self.is_error_expr(done) {
            self.check_narrowing(e, ty);
        }
        done
    }
}

/// Strings and narrowing.
impl Sema<'_> {
    /// Whether a string literal can initialise an array of this type.
    pub(in crate::sema) fn string_fits(&self, e: ExprId, ty: QualType) -> bool {
        let ExprKind::String(id) = self.cx.body.exprs[e].kind else { return false };
        let TypeKind::Array { elem, .. } = *self.tree.types.get(ty) else { return false };
        let literal = &self.tree.strings[id];
        elem.ty() == literal.elem
            || matches!(
                self.tree.types.get(elem),
                TypeKind::Int(crate::tree::types::IntKind::SChar | crate::tree::types::IntKind::UChar)
            ) && literal.elem == crate::tree::TypeId::CHAR
    }

    /// An array initialised by a string literal: the literal as a prvalue of the array's type, zero-filled.
    pub(in crate::sema) fn string_init(&mut self, e: ExprId, ty: QualType) -> Option<ExprId> {
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

    /// [dcl.init.list]/7: warns of a narrowing conversion; in a substitution it is a failure.
    pub(in crate::sema) fn check_narrowing(&mut self, e: ExprId, to: QualType) {
        if self.cx.ex.may_narrow || self.is_error_expr(e) || self.is_overload_expr(e) || !self.narrows(e, to)
        {
            return;
        }
        let span = self.espan(e);
        let text = diag::invalid_narrowing_conversion(
            &self.show_type(self.ety(e).unqualified()),
            &self.show_type(to.unqualified()),
        );
        // Only what is known not to fit is an error outside overload resolution.
        if self.trap_depth > 0 || self.constant_out_of_range(e, to) {
            self.report(text, span);
        } else if !self.is_integer_constant(e, to) {
            self.report(text.as_warning(), span);
        }
    }

    /// An integer of a known value for an integer type: what is lost is said where it is converted.
    fn is_integer_constant(&mut self, e: ExprId, to: QualType) -> bool {
        let integers =
            [self.ety(e), to].iter().all(|ty| matches!(self.tree.types.get(*ty), TypeKind::Int(_)));
        integers && self.fold_int(e).is_some()
    }

    /// A constant that the target type cannot hold: rejected by the reference compiler for template arguments,
    /// enumerators and the like.
    fn constant_out_of_range(&mut self, e: ExprId, to: QualType) -> bool {
        self.cx.evaluation == crate::sema::Evaluation::ConstantEvaluated
            && matches!(self.tree.types.get(to), TypeKind::Int(_))
            && self.fold_int(e).is_some()
    }

    fn narrows(&mut self, e: ExprId, to: QualType) -> bool {
        let from = self.ety(e);
        match (self.tree.types.get(from).clone(), self.tree.types.get(to).clone()) {
            (TypeKind::Float(_), TypeKind::Int(_)) => true,
            (TypeKind::Float(a), TypeKind::Float(b)) => {
                use crate::sema::convert::types::float_rank;
                float_rank(a) > float_rank(b) && !self.float_constant_fits(e, b)
            }
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Float(k)) => match self.fold_int(e) {
                Some(v) => {
                    let bits = match k.format() {
                        FloatKind::Half => 11,
                        FloatKind::BFloat16 => 8,
                        FloatKind::Float => 24,
                        FloatKind::Double => 53,
                        FloatKind::LongDouble => 64,
                        _ => 113,
                    };
                    let magnitude = v.unsigned_abs();
                    magnitude != 0 && 128 - magnitude.leading_zeros() - magnitude.trailing_zeros() > bits
                }
                None => true,
            },
            (TypeKind::Int(_) | TypeKind::Enum(_), TypeKind::Int(k)) => {
                let Some(source) = self.tree.int_kind(from) else { return false };
                if crate::tree::Tree::int_fits(source, k) {
                    return false;
                }
                // An enumeration without a fixed type has the values of the type that it promotes to.
                let open = self.tree.types.as_enum(from).is_some_and(|e| !self.tree.enums[e].fixed);
                let promoted = self.tree.promoted(from, None).filter(|_| open);
                if let Some(source) = promoted.and_then(|ty| self.tree.int_kind(ty))
                    && crate::tree::Tree::int_fits(source, k)
                {
                    return false;
                }
                match self.fold_int(e) {
                    Some(v) => {
                        let (lo, hi) = crate::tree::Tree::int_range(k);
                        v < lo || v > hi
                    }
                    None => match self.bits_of(e) {
                        Some(bits) => bits >= k.bits(),
                        None => true,
                    },
                }
            }
            (TypeKind::Pointer(_) | TypeKind::MemberPointer { .. }, TypeKind::Int(_)) => true,
            _ => false,
        }
    }

    /// The integer value of a constant expression, if it is one.
    pub(in crate::sema) fn fold_int(&mut self, e: ExprId) -> Option<i128> {
        if let ExprKind::Const(ConstValue::Int(v)) = self.cx.body.exprs[e].kind {
            return Some(v);
        }
        let value = self.rvalue_quiet(e)?;
        self.evaluate(value).ok()?.as_int()
    }

    /// A constant within range converts without narrowing, even if it loses precision.
    fn float_constant_fits(&mut self, e: ExprId, to: FloatKind) -> bool {
        let Some(v) = self.rvalue_quiet(e) else { return false };
        match (self.evaluate(v), self.tree.types.get(self.ety(v))) {
            (Ok(ConstValue::Float(bits)), TypeKind::Float(from)) => {
                let value = Num::from_bits(*from, bits);
                let converted = Num::from_bits(to, value.to_bits(to));
                value.is_infinite() || !converted.is_infinite()
            }
            (result, _) => result.is_ok(),
        }
    }

    /// An rvalue of a scalar operand, for folding.
    fn rvalue_quiet(&mut self, e: ExprId) -> Option<ExprId> {
        if !self.tree.is_scalar(self.ety(e)) {
            return None;
        }
        Some(self.rvalue(e))
    }
}
