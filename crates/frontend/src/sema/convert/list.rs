//! Conversion sequences from braced lists ([over.ics.list]). Finding one builds nothing.

use crate::sema::convert::{Binding, First, Ics, IcsKind, Rank, Second, StdConv, UserConv, UserMode};
use crate::sema::init::InitList;
use crate::sema::overload::{ArgShape, Resolution};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{RecordFlags, RecordId};

impl Sema<'_> {
    pub(crate) fn list_ics(&mut self, list: &InitList, to: QualType, mode: UserMode) -> Option<Ics> {
        if self.tree.types.is_error(to) {
            return Some(Ics::standard(StdConv::identity(to)));
        }
        match *self.tree.types.get(to) {
            TypeKind::LValueRef(inner) => self.list_reference_ics(list, inner, true, mode),
            TypeKind::RValueRef(inner) => self.list_reference_ics(list, inner, false, mode),
            TypeKind::Array { elem, len } => {
                if let ArrayLen::Known(n) = len
                    && list.items.len() as u64 > n
                {
                    return None;
                }
                if let Some(e) = list.single_expr()
                    && self.string_fits(e, to)
                {
                    return Some(Ics::standard(StdConv::identity(to)));
                }
                let mut ics = self.worst_element(list, elem, mode)?;
                if let ArrayLen::Known(n) = len {
                    ics.array = Some((elem, n));
                }
                Some(ics)
            }
            TypeKind::Record(record) => self.list_class_ics(list, record, to, mode),
            // GNU: the parts of a complex number.
            TypeKind::Complex(kind) if list.items.len() == 2 => {
                let part = self.tree.types.float(kind);
                self.worst_element(list, part, mode)
            }
            _ => match list.items.as_slice() {
                [] => Some(Ics::standard(StdConv::identity(to))),
                // One element that is no list itself ([over.ics.list]/10).
                [item] if item.designators.is_empty() && item.init.as_expr().is_some() => {
                    let ics = self.ics(&item.init, to, mode)?;
                    // Narrowing does not change the sequence; it is an error once chosen.
                    Some(ics)
                }
                _ => None,
            },
        }
    }

    fn list_class_ics(
        &mut self,
        list: &InitList,
        record: RecordId,
        to: QualType,
        mode: UserMode,
    ) -> Option<Ics> {
        self.complete_record(record);
        let aggregate = self.tree.records[record].flags.contains(RecordFlags::AGGREGATE);
        let aggregate_ics = |to: QualType| {
            Ics::user(UserConv {
                function: None,
                before: StdConv::identity(to),
                after: StdConv::identity(to.unqualified()),
            })
        };
        // {x} with x of the same class or derived from it is that conversion.
        if let Some(e) = list.single_expr() {
            let source = self.operand(e);
            if let Some(r) = self.tree.types.as_record(source.ty)
                && (r == record || self.is_derived(r, record))
                && (aggregate || !self.takes_whole_list(list, record))
            {
                let second = if r == record { Second::Identity } else { Second::ClassToBase };
                return Some(Ics::standard(StdConv {
                    first: First::None,
                    second,
                    qualifies: false,
                    from: source.ty.unqualified(),
                    to: to.unqualified(),
                    binding: None,
                }));
            }
        }
        if list.is_designated() {
            return (aggregate && self.aggregate_fits(list, to)).then(|| aggregate_ics(to));
        }
        if let Some(elem) = self.initializer_list_element(to) {
            // std::initializer_list<X>: the worst conversion of an element to X.
            let mut ics = self.worst_element(list, elem, mode)?;
            ics.init_list = true;
            return Some(ics);
        }
        if aggregate {
            return self.aggregate_fits(list, to).then(|| aggregate_ics(to));
        }
        if mode == UserMode::Forbidden {
            // Nested in another user-defined conversion only a default constructor or a copy is left.
            if !list.items.is_empty() {
                return None;
            }
        }
        match self.list_constructor(list, record, ArgShape::Copy) {
            Resolution::Best(choice) => Some(Ics::user(UserConv {
                function: Some(choice.function),
                before: StdConv::identity(to),
                after: StdConv::identity(to.unqualified()),
            })),
            Resolution::Ambiguous(_) => Some(Ics::ambiguous()),
            Resolution::None => None,
        }
    }

    fn list_reference_ics(
        &mut self,
        list: &InitList,
        inner: QualType,
        lvalue_ref: bool,
        mode: UserMode,
    ) -> Option<Ics> {
        if let Some(e) = list.single_expr() {
            let source = self.operand(e);
            let relation = self.reference_relation(inner, source.ty);
            if relation.related {
                let target = if lvalue_ref {
                    self.tree.types.lvalue_ref(inner)
                } else {
                    self.tree.types.rvalue_ref(inner)
                };
                return self.reference_ics(&source, target, mode);
            }
        }
        let binds_temporary = !lvalue_ref || inner.is_const() && !inner.is_volatile();
        if !binds_temporary && !self.tree.types.is_array(inner) {
            return None;
        }
        let mut ics = self.list_ics(list, inner, mode)?;
        let binding = Some(Binding {
            lvalue_ref,
            to_rvalue: true,
            to_function: false,
            temporary: true,
            implicit_object: false,
        });
        match &mut ics.kind {
            IcsKind::Standard(conv) => {
                conv.binding = binding;
                conv.to = inner;
            }
            IcsKind::User(user) => {
                user.after.binding = binding;
                user.after.to = inner;
            }
            _ => {}
        }
        Some(ics)
    }

    /// The worst conversion of any element to `elem`; identity for an empty list.
    fn worst_element(&mut self, list: &InitList, elem: QualType, mode: UserMode) -> Option<Ics> {
        let mut worst: Option<Ics> = None;
        let badness = |ics: &Ics| match &ics.kind {
            IcsKind::Standard(c) => match c.rank() {
                Rank::Exact => 0,
                Rank::Promotion => 1,
                Rank::Conversion => 2,
            },
            IcsKind::User(_) => 3,
            IcsKind::Ambiguous => 4,
            IcsKind::Ellipsis => 5,
        };
        for item in &list.items {
            let ics = self.ics(&item.init, elem, mode)?;
            if worst.as_ref().is_none_or(|w| badness(&ics) > badness(w)) {
                worst = Some(ics);
            }
        }
        Some(worst.unwrap_or_else(|| Ics::standard(StdConv::identity(elem))))
    }

    /// Whether an aggregate can be initialised from the list, element by element, without building anything.
    pub(crate) fn aggregate_fits(&mut self, list: &InitList, to: QualType) -> bool {
        self.probe(|s| s.aggregate_init(to, list))
    }
}
