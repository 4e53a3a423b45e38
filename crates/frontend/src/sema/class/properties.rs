//! Properties of classes: shape, traits, aggregates, standard layout.

use oxicc_source::Span;

use crate::sema::Sema;
use crate::sema::class::special::Special;
use crate::sema::lookup::scope::{Decl, Key};
use crate::tree::{Access, FnFlags, FunctionId, RecordFlags, RecordId, RecordKind};

/// Class properties.
impl Sema<'_> {
    /// What layout needs to know: emptiness.
    pub(crate) fn compute_shape(&mut self, record: RecordId) {
        let r = &self.tree.records[record];
        let polymorphic = r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES);
        let is_empty = |r: RecordId| self.tree.records[r].flags.contains(RecordFlags::EMPTY);
        let no_fields = r.fields.iter().all(|f| {
            f.bits == Some(0) || f.no_unique_address && self.tree.types.as_record(f.ty).is_some_and(is_empty)
        });
        let bases_empty = r.bases.iter().all(|b| is_empty(b.record));
        if !polymorphic && no_fields && bases_empty && r.kind != RecordKind::Union {
            self.tree.records[record].flags |= RecordFlags::EMPTY;
        }
    }

    /// Triviality, aggregates, standard layout, literal types.
    pub(crate) fn compute_traits(&mut self, record: RecordId) {
        if !self.classes.specials_declared.contains(record) && self.is_plain(record) {
            let mut flags = self.plain_flags();
            flags.set(RecordFlags::AGGREGATE, self.computes_aggregate(record));
            flags.set(RecordFlags::STANDARD_LAYOUT, self.computes_standard_layout(record));
            flags.set(RecordFlags::LITERAL, self.has_literal_parts(record));
            self.tree.records[record].flags |= flags;
            return;
        }
        let d = self.declared_specials(record);
        let mut flags = RecordFlags::empty();
        let trivial = |s: &Self, f: Option<FunctionId>| {
            f.is_some_and(|f| s.tree.functions[f].flags.contains(FnFlags::TRIVIAL))
        };
        let alive = |s: &Self, f: Option<FunctionId>| {
            f.is_some_and(|f| !s.tree.functions[f].flags.contains(FnFlags::DELETED))
        };
        for (f, flag) in [
            (d.default_ctor, RecordFlags::TRIVIAL_DEFAULT_CTOR),
            (d.copy_ctor, RecordFlags::TRIVIAL_COPY_CTOR),
            (d.move_ctor.or(d.copy_ctor), RecordFlags::TRIVIAL_MOVE_CTOR),
            (d.copy_assign, RecordFlags::TRIVIAL_COPY_ASSIGN),
            (d.move_assign.or(d.copy_assign), RecordFlags::TRIVIAL_MOVE_ASSIGN),
            (d.dtor, RecordFlags::TRIVIAL_DTOR),
        ] {
            if trivial(self, f) {
                flags |= flag;
            }
        }
        let copies = [d.copy_ctor, d.move_ctor, d.copy_assign, d.move_assign];
        let any_alive = copies.iter().any(|f| alive(self, *f));
        let all_trivial = copies.iter().all(|f| !alive(self, *f) || trivial(self, *f));
        if any_alive && all_trivial && flags.contains(RecordFlags::TRIVIAL_DTOR) {
            flags |= RecordFlags::TRIVIALLY_COPYABLE;
        }
        // [class.temporary]/3 and Itanium 3.1.1: by address unless some copy or move is trivial and none is not.
        let ctors = [d.copy_ctor, d.move_ctor];
        let non_trivial_ctor = ctors.iter().any(|f| alive(self, *f) && !trivial(self, *f));
        let some_ctor = ctors.iter().any(|f| alive(self, *f));
        if non_trivial_ctor || !some_ctor || !flags.contains(RecordFlags::TRIVIAL_DTOR) {
            flags |= RecordFlags::NON_TRIVIAL_ABI;
        }
        if self.computes_aggregate(record) {
            flags |= RecordFlags::AGGREGATE;
        }
        if self.computes_standard_layout(record) {
            flags |= RecordFlags::STANDARD_LAYOUT;
        }
        let constexpr_ctor = {
            let scope = self.tree.records[record].scope.expand();
            scope.is_some_and(|s| {
                self.entries(s, Key::Ctor).iter().any(|e| match e.decl {
                    Decl::Function(f) => {
                        let ff = self.tree.functions[f].flags;
                        ff.contains(FnFlags::CONSTEXPR)
                            && !matches!(self.special_kind(f), Some(Special::CopyCtor | Special::MoveCtor))
                    }
                    Decl::Template(_) => true,
                    _ => false,
                })
            })
        };
        let dtor_ok = flags.contains(RecordFlags::TRIVIAL_DTOR)
            || d.dtor.is_some_and(|f| self.tree.functions[f].flags.contains(FnFlags::CONSTEXPR));
        let literal_parts = self.has_literal_parts(record);
        let is_lambda = self.tree.records[record].flags.contains(RecordFlags::LAMBDA);
        // A trivial default constructor leaves nothing open where the value is initialised (`T()`), so that g++ and the
        // reference take it for a way to make constants.
        let constructs = RecordFlags::AGGREGATE | RecordFlags::TRIVIAL_DEFAULT_CTOR;
        if dtor_ok
            && (literal_parts || self.tree.records[record].kind == RecordKind::Union)
            && (constexpr_ctor || flags.intersects(constructs) || is_lambda)
        {
            flags |= RecordFlags::LITERAL;
        }
        self.tree.records[record].flags |= flags;
    }

    fn has_literal_parts(&self, record: RecordId) -> bool {
        let literal = |r: RecordId| self.tree.records[r].flags.contains(RecordFlags::LITERAL);
        let data = &self.tree.records[record];
        data.bases.iter().all(|b| literal(b.record))
            && data.fields.iter().all(|f| {
                let ty = self.tree.types.array_base(f.ty);
                self.tree.types.as_record(ty).map_or_else(|| !ty.is_volatile(), literal)
            })
    }

    /// [dcl.init.aggr]/1.
    fn computes_aggregate(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        if r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES | RecordFlags::LAMBDA)
        {
            return false;
        }
        if r.bases.iter().any(|b| b.access != Access::Public || b.is_virtual) {
            return false;
        }
        if self.options.standard < crate::lex::Standard::Cxx17 && !r.bases.is_empty() {
            return false;
        }
        if r.fields.iter().any(|f| f.access != Access::Public) {
            return false;
        }
        let Some(scope) = r.scope.expand() else { return true };
        let strict = self.options.standard >= crate::lex::Standard::Cxx20;
        self.entries(scope, Key::Ctor).iter().all(|e| match e.decl {
            _ if e.using => false,
            Decl::Function(f) => {
                let flags = self.tree.functions[f].flags;
                flags.contains(FnFlags::IMPLICIT)
                    || !strict
                        && flags.intersects(FnFlags::DEFAULTED | FnFlags::DELETED)
                        && !flags.contains(FnFlags::EXPLICIT)
            }
            Decl::Template(t) => !strict && self.templates[t].deleted,
            _ => false,
        })
    }

    /// [class.prop]/3.
    fn computes_standard_layout(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        if r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES) {
            return false;
        }
        let mut access = None;
        for f in &r.fields {
            if *access.get_or_insert(f.access) != f.access || self.tree.types.is_reference(f.ty) {
                return false;
            }
            if let Some(c) = self.tree.types.as_record(self.tree.types.array_base(f.ty))
                && !self.tree.records[c].flags.contains(RecordFlags::STANDARD_LAYOUT)
            {
                return false;
            }
        }
        let mut holders = usize::from(!r.fields.is_empty());
        let mut subobjects = Vec::new();
        for b in &r.bases {
            let base = &self.tree.records[b.record];
            if !base.flags.contains(RecordFlags::STANDARD_LAYOUT) {
                return false;
            }
            holders += usize::from(self.holds_fields(b.record));
            self.collect_bases(b.record, &mut subobjects);
        }
        let all = subobjects.len();
        subobjects.sort_unstable();
        subobjects.dedup();
        holders <= 1
            && subobjects.len() == all
            && (subobjects.is_empty() || !self.starts_with(record, &subobjects))
    }

    /// Whether a class or one of its bases has data members or bit-fields.
    fn holds_fields(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        !r.fields.is_empty() || r.bases.iter().any(|b| self.holds_fields(b.record))
    }

    fn collect_bases(&self, record: RecordId, out: &mut Vec<RecordId>) {
        out.push(record);
        for b in &self.tree.records[record].bases {
            self.collect_bases(b.record, out);
        }
    }

    /// Whether what is first in an object of a class, as a member or a member of that, is of one of some classes.
    fn starts_with(&self, record: RecordId, classes: &[RecordId]) -> bool {
        let r = &self.tree.records[record];
        let first = if r.kind == crate::tree::RecordKind::Union { r.fields.len() } else { 1 };
        let members = r.fields.iter().take(first);
        members
            .filter_map(|f| self.tree.types.as_record(self.tree.types.array_base(f.ty)))
            .any(|c| classes.contains(&c) || self.starts_with(c, classes))
            || r.fields.is_empty() && r.bases.iter().any(|b| self.starts_with(b.record, classes))
    }

    /// Span of a record for messages.
    pub fn record_span(&self, record: RecordId) -> Span {
        self.tree.records[record].span
    }
}
