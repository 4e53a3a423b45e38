//! Diagnostic numbers and tags.
//!
//! A diagnostic that exists in the reference carries its internal number. What users see and type is the displayed
//! number, which differs for the CUDA diagnostics.

use crate::catalogue::{self, UNREPORTED};

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

/// The tag of a code, where it has one.
pub fn tag_of(code: Code) -> Option<&'static str> {
    let unreported = || UNREPORTED.iter().find(|row| row.0 == Some(code)).map(|row| row.1);
    catalogue::entries().find(|row| row.code == Some(code)).map_or_else(unreported, |row| row.tag)
}

/// The code with a tag.
pub fn with_tag(tag: &str) -> Option<Code> {
    let unreported = || UNREPORTED.iter().find(|row| row.1 == tag).and_then(|row| row.0);
    catalogue::entries().find(|row| row.tag == Some(tag)).and_then(|row| row.code).or_else(unreported)
}

/// Whether a tag is one of a diagnostic that is never reported and has no number here.
pub fn is_unreported_tag(tag: &str) -> bool {
    UNREPORTED.iter().any(|row| row.0.is_none() && row.1 == tag)
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
        assert_eq!(with_tag("h_hd_illegal_call").map(Code::displayed), Some(20011));
        assert_eq!(tag_of(Code(177)), Some("declared_but_not_referenced"));
        assert_eq!(with_tag("nosuch"), None);
        assert!(is_unreported_tag("vector_deprecation") && !is_unreported_tag("nosuch"));
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
