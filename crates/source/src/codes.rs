//! Diagnostic numbers and tags.
//!
//! A diagnostic that exists in the reference carries its internal number. What users see and type is the displayed
//! number, which differs for the CUDA diagnostics.

/// The internal number of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Code(pub u16);

/// First internal number of the CUDA diagnostics, and what is added to display them.
const FIRST_CUDA: u16 = 3457;
const CUDA_SHIFT: u32 = 16543;

impl Code {
    /// The number users see: `3468` is shown as `20011`.
    pub const fn displayed(self) -> u32 {
        if self.0 >= FIRST_CUDA { self.0 as u32 + CUDA_SHIFT } else { self.0 as u32 }
    }

    /// The code with a displayed number.
    pub fn from_displayed(number: u32) -> Option<Code> {
        let first_shown = u32::from(FIRST_CUDA) + CUDA_SHIFT;
        let internal = if number >= first_shown { number - CUDA_SHIFT } else { number };
        let internal = u16::try_from(internal).ok()?;
        (internal != 0 && (number < u32::from(FIRST_CUDA) || number >= first_shown)).then_some(Code(internal))
    }
}

/// Tags that options and pragmas accept in place of a number.
const TAGS: &[(u16, &str)] = &[
    (14, "extra_text_in_pp_directive"),
    (39, "divide_by_zero"),
    (47, "bad_macro_redef"),
    (61, "integer_overflow"),
    (63, "shift_count_too_large"),
    (68, "integer_sign_change"),
    (69, "integer_truncated"),
    (111, "code_is_unreachable"),
    (128, "loop_not_reachable"),
    (161, "unrecognized_pragma"),
    (174, "expr_has_no_effect"),
    (175, "subscript_out_of_range"),
    (177, "declared_but_not_referenced"),
    (181, "bad_printf_format_string"),
    (186, "unsigned_compare_with_zero"),
    (549, "used_before_set"),
    (550, "set_but_not_used"),
    (554, "conversion_function_not_usable"),
    (611, "partial_override"),
    (815, "useless_type_qualifier_on_return_type"),
    (940, "implicit_return_from_non_void_function"),
    (997, "virtual_function_decl_hidden"),
    (1097, "unrecognized_attribute"),
    (1105, "warning_directive"),
    (1215, "deprecated_entity"),
    (1444, "deprecated_entity_with_custom_message"),
    (1675, "unrecognized_gcc_pragma"),
    (1719, "out_of_order_ctor_init"),
    (2361, "narrowing_conversion"),
    (2464, "deprecated_string_conv"),
    (2506, "lit_suffix_no_underscore"),
    (2811, "nodiscard_doesnt_apply"),
    (3013, "volatile_func_param_deprecated"),
    (3060, "is_constant_evaluated_in_nonconstexpr_context"),
    (3206, "if_consteval_in_nonconstexpr_function"),
    (3215, "if_consteval_nonstandard"),
    (3468, "h_hd_illegal_call"),
    (3471, "h_hd_illegal_call_generic"),
    (3511, "static_var_with_dynamic_init"),
    (3635, "this_addr_capture_ext_lambda"),
    (3655, "default_stream_launch"),
    (3665, "cuda_demote_unsupported_floating_point"),
    (3695, "missing_launch_bounds"),
];

/// Tags of diagnostics that nothing here reports: there is nothing to control.
const UNREPORTED: &[&str] = &[
    "attribute_requires_external_linkage",
    "inexact_fp_conversion",
    "inline_gnu_noinline_conflict",
    "vector_deprecation",
];

/// The tag of a code, where it has one.
pub fn tag_of(code: Code) -> Option<&'static str> {
    TAGS.iter().find(|row| row.0 == code.0).map(|row| row.1)
}

/// The code with a tag.
pub fn with_tag(tag: &str) -> Option<Code> {
    TAGS.iter().find(|row| row.1 == tag).map(|row| Code(row.0))
}

/// Whether a tag is one of a diagnostic that is never reported.
pub fn is_unreported_tag(tag: &str) -> bool {
    UNREPORTED.contains(&tag)
}

/// The codes of a list of numbers and tags, separated by commas, as options take it; the first word that is neither is the
/// error. Numbers that nothing here reports are left out: there is nothing to control.
pub fn parse_list(list: &str) -> Result<Vec<Code>, &str> {
    let mut codes = Vec::new();
    for item in list.split(',') {
        match item.trim().parse::<u32>() {
            Ok(number) => codes.extend(Code::from_displayed(number)),
            Err(_) if !item.trim().is_empty() && item.trim().bytes().all(|b| b.is_ascii_digit()) => {}
            Err(_) if is_unreported_tag(item.trim()) => {}
            Err(_) => codes.push(with_tag(item.trim()).ok_or(item)?),
        }
    }
    Ok(codes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags() {
        assert!(TAGS.is_sorted_by_key(|row| row.0));
        assert_eq!(with_tag("h_hd_illegal_call").map(Code::displayed), Some(20011));
        assert_eq!(tag_of(Code(177)), Some("declared_but_not_referenced"));
        assert_eq!(with_tag("nosuch"), None);
        assert!(is_unreported_tag("vector_deprecation") && !is_unreported_tag("nosuch"));
        assert!(UNREPORTED.iter().all(|tag| with_tag(tag).is_none()));
    }

    #[test]
    fn lists() {
        let codes = |numbers: &[u16]| Ok(numbers.iter().map(|n| Code(*n)).collect());
        assert_eq!(parse_list("177,set_but_not_used, 20011"), codes(&[177, 550, 3468]));
        assert_eq!(parse_list("9999,99999999999,177"), codes(&[177]));
        assert_eq!(parse_list("177,nosuch"), Err("nosuch"));
        assert_eq!(parse_list(""), Err(""));
    }

    #[test]
    fn displayed_numbers() {
        assert_eq!(Code(177).displayed(), 177);
        assert_eq!(Code(3457).displayed(), 20000);
        assert_eq!(Code(3665).displayed(), 20208);
        assert_eq!(Code::from_displayed(20011), Some(Code(3468)));
        assert_eq!(Code::from_displayed(0), None);
        assert_eq!(Code::from_displayed(9999), None);
    }
}
