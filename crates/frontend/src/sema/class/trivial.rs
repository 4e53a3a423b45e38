//! Plain classes: those whose special members are all implicit and do what copying bytes does.
//!
//! Template code makes classes by the ten thousand, and most of them are only names for types and values: nobody constructs
//! or copies one. What is known of their special members without declaring them is enough for everything but overload
//! resolution, so instances get theirs when something looks them up ([`Sema::declare_special_members`]).

use crate::sema::Sema;
use crate::sema::lookup::scope::Key;
use crate::tree::{DefaultArg, OperatorName, RecordFlags, RecordId, RecordKind};

impl Sema<'_> {
    /// Whether all special members of a complete class are implicit, trivial, public and not deleted.
    pub(crate) fn is_plain(&self, record: RecordId) -> bool {
        self.classes.plain.contains(record)
    }

    /// Notes whether a class that has just been completed is plain.
    pub(crate) fn note_plain(&mut self, record: RecordId) {
        if self.computes_plain(record) {
            self.classes.plain.insert(record);
        }
    }

    fn computes_plain(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        let other = RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES | RecordFlags::LAMBDA;
        if r.kind == RecordKind::Union || r.flags.intersects(other) {
            return false;
        }
        let Some(scope) = r.scope.expand() else { return false };
        let own = [Key::Ctor, Key::Dtor, Key::Operator(OperatorName::Assign)];
        own.iter().all(|key| self.entries(scope, *key).is_empty())
            && r.bases.iter().all(|b| self.is_plain(b.record))
            && r.fields.iter().all(|f| {
                let ty = self.tree.types.array_base(f.ty);
                f.default == DefaultArg::None
                    && !ty.is_const()
                    && !self.tree.types.is_reference(ty)
                    && self.tree.types.as_record(ty).is_none_or(|r| self.is_plain(r))
            })
    }

    /// Whether the special members of a plain class wait until they are looked up. Classes that are no instances do not,
    /// because their members may be declared again.
    pub(crate) fn defers_special_members(&self, record: RecordId) -> bool {
        self.is_plain(record) && self.tree.records[record].instance_of.is_some()
    }

    /// Declares the special members of a class if a lookup of `key` would find one.
    pub(crate) fn demand_special(&mut self, record: RecordId, key: Key) {
        let special = matches!(key, Key::Ctor | Key::Dtor | Key::Operator(OperatorName::Assign));
        if special && self.is_plain(record) {
            self.declare_special_members(record);
        }
    }

    /// What is trivial about a plain class: everything.
    pub(crate) fn plain_flags(&self) -> RecordFlags {
        RecordFlags::TRIVIAL_DEFAULT_CTOR
            | RecordFlags::TRIVIAL_COPY_CTOR
            | RecordFlags::TRIVIAL_MOVE_CTOR
            | RecordFlags::TRIVIAL_COPY_ASSIGN
            | RecordFlags::TRIVIAL_MOVE_ASSIGN
            | RecordFlags::TRIVIAL_DTOR
            | RecordFlags::TRIVIALLY_COPYABLE
    }
}
