//! Classes: declaring and completing them.
//!
//! * `declare`: heads; `bases`, `members`: what bodies add; `friend`: friends. `complete`: asking for a complete type.
//! * `special`, `defaulted_members`, `trivial`, `inherited_constructors`, `constexpr_constructor`: special members and constructors.
//! * `virtuals`: virtual functions; `properties`: what a finished class is.

mod bases;
mod complete;
mod constexpr_constructor;
pub(crate) mod declare;
mod defaulted_members;
mod friend;
mod inherited_constructors;
mod members;
mod properties;
pub(crate) mod special;
mod trivial;
mod virtuals;

use cranelift_entity::EntitySet;
use oxicc_source::Pos;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::lex::Symbol;
use crate::tree::{FunctionId, RecordId, TemplateId};

/// What is known of classes besides what the tree says.
#[derive(Default)]
pub(crate) struct Classes {
    /// Their implicit members are declared.
    specials_declared: EntitySet<RecordId>,
    /// See `trivial`.
    plain: EntitySet<RecordId>,
    /// Constructor templates inherited by `using Base::Base`.
    inherited_ctor_templates: FxHashSet<(RecordId, TemplateId)>,
    /// The constructors of classes that forward to an instance of an inherited constructor template.
    inherited_instances: FxHashMap<(RecordId, FunctionId), FunctionId>,
    /// Same-named local entities of each function so far.
    local_numbers: FxHashMap<(FunctionId, Option<Symbol>), u32>,
    /// Where an execution space that says nothing has been warned of.
    ignored_spaces: FxHashSet<Pos>,
    /// `#pragma pack` values by token index.
    pack_stack_at: Vec<(u32, u32)>,
}
