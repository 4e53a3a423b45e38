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
    (111, "code_is_unreachable"),
    (128, "loop_not_reachable"),
    (174, "expr_has_no_effect"),
    (177, "declared_but_not_referenced"),
    (186, "unsigned_compare_with_zero"),
    (549, "used_before_set"),
    (550, "set_but_not_used"),
    (1215, "deprecated_entity"),
    (1444, "deprecated_entity_with_custom_message"),
    (1719, "out_of_order_ctor_init"),
    (3655, "default_stream_launch"),
    (3695, "missing_launch_bounds"),
];

/// The tag of a code, where it has one.
pub fn tag_of(code: Code) -> Option<&'static str> {
    TAGS.iter().find(|row| row.0 == code.0).map(|row| row.1)
}

/// The code with a tag.
pub fn with_tag(tag: &str) -> Option<Code> {
    TAGS.iter().find(|row| row.1 == tag).map(|row| Code(row.0))
}

#[cfg(test)]
mod tests {
    use super::*;

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
