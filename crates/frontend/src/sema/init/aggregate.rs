//! Aggregates ([dcl.init.aggr]).

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::{Init, Purpose, UserMode};
use crate::sema::init::{Designator, InitItem, InitList};
use crate::sema::overload::ArgShape;
use crate::tree::expr::{Category, ExprKind, InitTarget};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{DefaultArg, ExprId, RecordFlags, RecordId, RecordKind};

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

/// Aggregates.
impl Sema<'_> {
    pub(crate) fn aggregate_init(&mut self, ty: QualType, list: &InitList) -> ExprId {
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
                    self.report(diag::invalid_designator_kind(), item.span);
                    return self.error_expr(span);
                }
                Some(_) => break,
                None => {}
            }
            if limit.is_some_and(|n| last >= n) {
                if item.designators.is_empty() {
                    break;
                }
                self.report(diag::array_designator_is_out_of_range(), item.span);
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
                    self.report(diag::invalid_designator_kind(), item.span);
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
