//! What a constructor initialises, written or implied.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::diag;
use crate::sema::Scoped;
use crate::sema::Sema;
use crate::sema::convert::Init;
use crate::sema::init::InitList;
use crate::tree::body::{CtorInit, CtorTarget};
use crate::tree::expr::{Category, ExprKind, InitTarget, Lifetime};
use crate::tree::types::QualType;
use crate::tree::{DefaultArg, ExprId, FieldRef, RecordFlags, RecordId, RecordKind};

/// What is written for bases and members, by what they are and, in anonymous structs, the path to them.
type Given = FxHashMap<CtorKey, Vec<(MemInit, Vec<FieldRef>)>>;

/// One written mem-initialiser.
pub(crate) enum MemInit {
    Args(Vec<Init>, Span),
    List(InitList),
}

impl Sema<'_> {
    pub(crate) fn virtual_base_index(&self, record: RecordId, base: RecordId) -> Option<u32> {
        let layout = self.tree.records[record].layout.as_ref()?;
        layout.virtual_bases.iter().position(|(r, _)| *r == base).map(|i| i as u32)
    }

    /// The complete list in initialisation order: what was written, default member initialisers, default constructors.
    pub(crate) fn complete_ctor_inits(
        &mut self,
        record: RecordId,
        written: Option<Vec<(CtorTarget, MemInit, Vec<FieldRef>)>>,
        span: Span,
    ) {
        let given = self.setting(
            |s| &mut s.cx.ex.constructing_base,
            true,
            |s| s.initialise_bases(record, written.unwrap_or_default(), span),
        );
        let Some(mut given) = given else { return };
        let is_union = self.tree.records[record].kind == RecordKind::Union;
        let any_given = !given.is_empty();
        if is_union && given.len() > 1 {
            let text = diag::only_one_member_of_union_may();
            self.report(text, span);
        }
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let target = CtorTarget::Field(FieldRef { record, index });
            let init = given.remove(&ctor_key(target)).unwrap_or_default();
            if is_union && init.is_empty() && any_given {
                continue;
            }
            self.init_field(target, FieldRef { record, index }, init, is_union, span);
        }
    }

    /// The bases, or the constructor that this one delegates to; gives what is written for members, or none.
    fn initialise_bases(
        &mut self,
        record: RecordId,
        written: Vec<(CtorTarget, MemInit, Vec<FieldRef>)>,
        span: Span,
    ) -> Option<Given> {
        let mut given = Given::default();
        if written.len() > 1 && written.iter().any(|w| w.0 == CtorTarget::Delegate) {
            self.report(diag::delegating_constructor_cannot_have_other_initializers(), span);
        }
        let order: Vec<CtorTarget> = written.iter().map(|w| w.0).collect();
        self.lint_order_of_initializers(record, &order, span);
        for (target, init, path) in written {
            if target == CtorTarget::Delegate {
                let ty = self.record_type(record);
                let value = self.mem_value(ty, init, span);
                if let ExprKind::Construct { ctor, .. } = *self.ekind(value)
                    && self.cx.function == Some(ctor)
                {
                    self.report(diag::constructor_delegates_to_itself(), span);
                }
                self.cx.body.ctor_inits.push(CtorInit { target, init: value });
                return None;
            }
            let list = given.entry(ctor_key(target)).or_default();
            // Members of an anonymous struct are initialised one by one.
            let clash = list.iter().any(|(_, old)| {
                let split = old.iter().zip(&path).find(|(a, b)| a != b);
                split.is_none_or(|(a, _)| self.tree.records[a.record].kind == RecordKind::Union)
            });
            list.push((init, path));
            if clash {
                self.report(diag::member_or_base_class_has_already_been(), span);
            }
        }
        let virtual_bases: Vec<RecordId> = match &self.tree.records[record].layout {
            Some(layout) => layout.virtual_bases.iter().map(|(r, _)| *r).collect(),
            None => Vec::new(),
        };
        for (i, base) in virtual_bases.into_iter().enumerate() {
            let target = CtorTarget::VirtualBase(i as u32);
            let init = given.remove(&ctor_key(target)).and_then(|mut l| l.pop()).map(|i| i.0);
            // No object has an abstract class as its complete type, so nobody would run this ([class.base.init]/8).
            if init.is_none() && self.tree.records[record].flags.contains(RecordFlags::ABSTRACT) {
                continue;
            }
            self.init_base(target, base, init, span);
        }
        for i in 0..self.tree.records[record].bases.len() {
            let base = &self.tree.records[record].bases[i];
            if base.is_virtual {
                continue;
            }
            let id = base.record;
            let target = CtorTarget::Base(i as u32);
            let init = given.remove(&ctor_key(target)).and_then(|mut l| l.pop()).map(|i| i.0);
            self.init_base(target, id, init, span);
        }
        Some(given)
    }

    fn init_base(&mut self, target: CtorTarget, base: RecordId, init: Option<MemInit>, span: Span) {
        let ty = self.record_type(base);
        let value = match init {
            Some(init) => Some(self.mem_value(ty, init, span)),
            None => self.implied_init(ty, span),
        };
        if let Some(value) = value
            && !self.is_error_expr(value)
        {
            self.cx.body.ctor_inits.push(CtorInit { target, init: value });
        }
    }

    /// How a constructor initialises what it does not mention.
    fn implied_init(&mut self, ty: QualType, span: Span) -> Option<ExprId> {
        self.setting(|s| &mut s.cx.ex.implied_init, true, |s| s.default_init(ty, span))
    }

    fn init_field(
        &mut self,
        target: CtorTarget,
        field: FieldRef,
        mut init: Vec<(MemInit, Vec<FieldRef>)>,
        is_union: bool,
        span: Span,
    ) {
        let data = &self.tree.records[field.record].fields[field.index as usize];
        let (ty, default, unnamed_bits) = (data.ty, data.default, data.is_padding());
        let name = data.name;
        if unnamed_bits {
            return;
        }
        let nested = init.iter().any(|i| i.1.len() > 1);
        let value = match init.pop() {
            Some(last) if nested => {
                init.push(last);
                Some(self.nested_mem_value(init, 1, ty, span))
            }
            Some((init, _)) => Some(self.mem_value(ty, init, span)),
            None if default != DefaultArg::None => {
                Some(self.default_member_init(field.record, field.index, span))
            }
            None if is_union && !self.tree.has_default_inside(data) => None,
            None if name.is_none() => self.anonymous_member_init(ty, span),
            None => {
                if self.tree.types.is_reference(ty) {
                    let text = name.map_or(String::new(), |n| self.text(n).to_string());
                    let class = self.show_record(field.record);
                    self.report(
                        diag::reference_member_requires_initializer(&format_args!("{class}::{text}")),
                        span,
                    );
                    return;
                }
                let base = self.tree.types.array_base(ty);
                if base.is_const()
                    && self.tree.types.as_record(base).is_none()
                    && !self.tree.types.is_error(ty)
                {
                    let text = name.map_or(String::new(), |n| self.text(n).to_string());
                    let class = self.show_record(field.record);
                    self.report(diag::is_const_and_provides_no_initializer(&class, &text), span);
                    return;
                }
                self.implied_init(ty, span)
            }
        };
        if let Some(value) = value
            && !self.is_error_expr(value)
        {
            if self.tree.types.is_reference(ty) {
                self.extend_lifetime(value, Lifetime::Constructor);
            }
            self.cx.body.ctor_inits.push(CtorInit { target, init: value });
        }
    }

    /// An anonymous union or struct member that has default member initialisers inside.
    fn anonymous_member_init(&mut self, ty: QualType, span: Span) -> Option<ExprId> {
        let record = self.tree.types.as_record(ty)?;
        let is_union = self.tree.records[record].kind == RecordKind::Union;
        let mut inits = Vec::new();
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let field = &self.tree.records[record].fields[index as usize];
            let (field_ty, default, anonymous) = (field.ty, field.default, field.name.is_none());
            let initialises = self.tree.has_default_inside(field);
            let value = if default != DefaultArg::None {
                Some(self.default_member_init(record, index, span))
            } else if is_union && !initialises {
                None
            } else if anonymous {
                self.anonymous_member_init(field_ty, span)
            } else {
                self.default_init(field_ty, span)
            };
            if let Some(value) = value {
                inits.push((InitTarget::Field(index), value));
            }
        }
        if inits.is_empty() {
            return None;
        }
        let kind =
            ExprKind::Aggregate { inits: inits.into_boxed_slice(), filler: None.into(), zero_rest: false };
        Some(self.push_expr(kind, ty, Category::PRValue, span))
    }

    /// The initialisers of members of an anonymous union or struct, as an initialiser of that. `depth` is how much of
    /// their paths leads to it.
    fn nested_mem_value(
        &mut self,
        mut list: Vec<(MemInit, Vec<FieldRef>)>,
        depth: usize,
        ty: QualType,
        span: Span,
    ) -> ExprId {
        if list.iter().any(|i| i.1.len() <= depth) {
            return match list.pop() {
                Some((init, _)) => self.mem_value(ty, init, span),
                None => self.error_expr(span),
            };
        }
        let mut inits = Vec::new();
        while let Some((_, path)) = list.first() {
            let first = path[depth];
            let (mine, rest): (Vec<_>, Vec<_>) = list.into_iter().partition(|i| i.1[depth] == first);
            list = rest;
            let field_ty = self.tree.records[first.record].fields[first.index as usize].ty;
            let value = self.nested_mem_value(mine, depth + 1, field_ty, span);
            inits.push((InitTarget::Field(first.index), value));
        }
        let record =
            self.tree.types.as_record(ty).filter(|r| self.tree.records[*r].kind != RecordKind::Union);
        for index in 0..record.map_or(0, |r| self.tree.records[r].fields.len() as u32) {
            // What is not named has its default.
            if let Some(record) = record
                && !inits.iter().any(|i| i.0 == InitTarget::Field(index))
                && self.tree.records[record].fields[index as usize].default != DefaultArg::None
            {
                let value = self.default_member_init(record, index, span);
                inits.push((InitTarget::Field(index), value));
            }
        }
        let kind =
            ExprKind::Aggregate { inits: inits.into_boxed_slice(), filler: None.into(), zero_rest: false };
        self.push_expr(kind, ty, Category::PRValue, span)
    }

    fn mem_value(&mut self, ty: QualType, init: MemInit, _span: Span) -> ExprId {
        match init {
            MemInit::Args(args, span) => self.direct_init(ty, &args, span),
            MemInit::List(list) => {
                let span = list.span;
                self.direct_list_init(ty, &list, span)
            }
        }
    }

    /// Whether the object being constructed is a base subobject, which may be of an abstract class.
    pub(crate) fn constructing_base(&self) -> bool {
        self.cx.ex.constructing_base
    }
}

/// A target as a key of a map.
type CtorKey = (u8, u32);

fn ctor_key(target: CtorTarget) -> CtorKey {
    match target {
        CtorTarget::Base(i) => (0, i),
        CtorTarget::VirtualBase(i) => (1, i),
        CtorTarget::Field(f) => (2, f.index),
        CtorTarget::Delegate => (3, 0),
    }
}
