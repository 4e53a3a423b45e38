//! The analyser over another unit: everything it knows, with other tokens and another source.

use oxicc_source::{Diagnostics, SourceMap};

use super::{Options, Sema};
use crate::lex::{Interner, TokenBuffer};

/// What an analyser borrows.
pub(super) struct Borrowed<'a> {
    pub tokens: &'a TokenBuffer,
    pub interner: &'a mut Interner,
    pub map: &'a SourceMap,
    pub diags: &'a mut Diagnostics,
    pub options: &'a Options,
}

/// The same analyser with other things borrowed. Every other field is named once: the compiler tells of one that is missing.
macro_rules! rebound {
    ($sema:expr, $to:expr; $($field:ident)*) => {{
        let Sema { tokens: _, interner: _, map: _, diags: _, options: _, $($field),* } = $sema;
        let Borrowed { tokens, interner, map, diags, options } = $to;
        Sema { tokens, interner, map, diags, options, $($field),* }
    }};
}

impl Sema<'_> {
    /// Lets go of what is borrowed, for something else that the rest can be understood with.
    pub(super) fn rebind<'b>(self, to: Borrowed<'b>) -> Sema<'b> {
        rebound! { self, to;
            tree point depth overflows scans copy_depth asked_too_early all_declared trap_depth
            variable_bounds_at choosing failed_instances cx around explaining finished_bodies outer_cx
            generic_lambdas active_member_defaults active_default_args bodies string_ids scopes
            namespace_scopes names namespaces_with ever_declared declared_inside missed_braces names_version
            nesting_version probed found_outwards param_values packs local_packs indirect static_parts
            enum_scopes record_types enum_types friend_home deferred_access pack_epoch pack_epochs
            template_id_cache aligned_names typedef_names overload_args alias_args fn_info templates guides_made
            param_base making_guides instantiations silent_failures instantiation_depth too_deep
            specialized_records late_specializations defined_enums specialized_templates no_member_enums
            defined_members kept_temporaries open_class static_in_place default_arg_site adopted_enums
            lints chosen_partials dependent_keys proto_params spelling_at spelling_constant dependent_bases
            explicit queue host launchers late_errors closures outer_locals keywords definitions classes
            host_errors friends va_list template_param_objects open_enum lazy_nested reading_param
            postponed extern_shared pattern_packs
        }
    }
}
