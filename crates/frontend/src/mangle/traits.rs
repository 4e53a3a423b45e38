//! The numbers that stand for the compiler's type traits in the names of the reference compiler.

/// Traits by name.
const NUMBERS: &[(&str, u32)] = &[
    ("__has_nothrow_assign", 3),
    ("__has_nothrow_constructor", 4),
    ("__has_nothrow_copy", 5),
    ("__has_nothrow_move_assign", 29),
    ("__has_trivial_assign", 6),
    ("__has_trivial_constructor", 7),
    ("__has_trivial_copy", 8),
    ("__has_trivial_destructor", 9),
    ("__has_trivial_move_assign", 28),
    ("__has_trivial_move_constructor", 27),
    ("__has_unique_object_representations", 64),
    ("__has_virtual_destructor", 11),
    ("__is_abstract", 12),
    ("__is_aggregate", 65),
    ("__is_assignable", 60),
    ("__is_base_of", 13),
    ("__is_class", 14),
    ("__is_constructible", 30),
    ("__is_convertible_to", 15),
    ("__is_destructible", 42),
    ("__is_empty", 16),
    ("__is_enum", 17),
    ("__is_final", 40),
    ("__is_function", 69),
    ("__is_layout_compatible", 72),
    ("__is_literal_type", 26),
    ("__is_nothrow_assignable", 45),
    ("__is_nothrow_constructible", 31),
    ("__is_nothrow_destructible", 43),
    ("__is_pod", 18),
    ("__is_pointer_interconvertible_base_of", 73),
    ("__is_polymorphic", 19),
    ("__is_same", 67),
    ("__is_same_as", 68),
    ("__is_standard_layout", 24),
    ("__is_trivial", 23),
    ("__is_trivially_assignable", 46),
    ("__is_trivially_constructible", 41),
    ("__is_trivially_copyable", 25),
    ("__is_trivially_destructible", 44),
    ("__is_union", 20),
];

/// The number of a trait. Those that the reference compiler does not know have none.
pub(super) fn number(name: &str) -> Option<u32> {
    NUMBERS.binary_search_by(|(n, _)| (*n).cmp(name)).ok().map(|i| NUMBERS[i].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted() {
        assert!(NUMBERS.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(number("__is_same"), Some(67));
        assert_eq!(number("__is_integral"), None);
    }
}
