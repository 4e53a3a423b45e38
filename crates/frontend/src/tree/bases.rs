//! Paths from a class to its bases.

use smallvec::SmallVec;

use crate::tree::expr::BaseStep;
use crate::tree::{RecordId, Tree};

/// How one class is a base of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BasePath {
    /// It is not.
    None,
    /// The steps from the derived class down to the base; empty when the classes are the same.
    Unique(SmallVec<[BaseStep; 2]>),
    /// The base occurs as several subobjects.
    Ambiguous,
}

/// A subobject: the virtual base it lies in (or the complete object), and the steps from there.
type Subobject = (Option<RecordId>, SmallVec<[BaseStep; 2]>);

impl Tree {
    /// Whether `base` is a (direct or indirect, maybe ambiguous) base of `derived`, or the class itself.
    pub fn is_same_or_base(&self, base: RecordId, derived: RecordId) -> bool {
        base == derived || self.records[derived].bases.iter().any(|b| self.is_same_or_base(base, b.record))
    }

    /// The path from `derived` to `base`.
    pub fn base_path(&self, derived: RecordId, base: RecordId) -> BasePath {
        if derived == base {
            return BasePath::Unique(SmallVec::new());
        }
        let mut found: Option<(Subobject, SmallVec<[BaseStep; 2]>)> = None;
        let mut ambiguous = false;
        let mut path = SmallVec::new();
        self.walk_bases(derived, base, &mut path, 0, None, &mut found, &mut ambiguous);
        match found {
            None => BasePath::None,
            Some(_) if ambiguous => BasePath::Ambiguous,
            Some((_, path)) => BasePath::Unique(path),
        }
    }

    /// The steps to a virtual base, whatever other bases of the same class there are.
    pub fn virtual_base_path(&self, derived: RecordId, base: RecordId) -> SmallVec<[BaseStep; 2]> {
        let mut path = SmallVec::new();
        self.walk_to_virtual(derived, base, &mut path);
        path
    }

    fn walk_to_virtual(&self, at: RecordId, target: RecordId, path: &mut SmallVec<[BaseStep; 2]>) -> bool {
        for (i, base) in self.records[at].bases.iter().enumerate() {
            path.push(BaseStep { derived: at, base: i as u32 });
            if base.is_virtual && base.record == target || self.walk_to_virtual(base.record, target, path) {
                return true;
            }
            path.pop();
        }
        false
    }

    fn walk_bases(
        &self,
        at: RecordId,
        target: RecordId,
        path: &mut SmallVec<[BaseStep; 2]>,
        subobject_start: usize,
        virtual_base: Option<RecordId>,
        found: &mut Option<(Subobject, SmallVec<[BaseStep; 2]>)>,
        ambiguous: &mut bool,
    ) {
        for (i, base) in self.records[at].bases.iter().enumerate() {
            path.push(BaseStep { derived: at, base: i as u32 });
            let (start, vbase) = if base.is_virtual {
                (path.len(), Some(base.record))
            } else {
                (subobject_start, virtual_base)
            };
            if base.record == target {
                let key: Subobject = (vbase, path[start..].into());
                match found {
                    Some((seen, _)) if *seen != key => *ambiguous = true,
                    Some(_) => {}
                    None => *found = Some((key, path.clone())),
                }
            } else {
                self.walk_bases(base.record, target, path, start, vbase, found, ambiguous);
            }
            path.pop();
        }
    }
}
