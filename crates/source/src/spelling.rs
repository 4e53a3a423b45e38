//! Names that somebody may have meant.

/// The candidate that is most like `name`, if one is like it at all: a third of its letters may be wrong, as in rustc. The
/// first of several equally near ones.
pub fn nearest<'a>(name: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = name.len().max(3) / 3;
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        // Cheap and exact: every insertion or removal is one step.
        if candidate.len().abs_diff(name.len()) > limit || candidate.is_empty() || candidate == name {
            continue;
        }
        let distance = match candidate.eq_ignore_ascii_case(name) {
            true => 0,
            false => strsim::osa_distance(name, candidate),
        };
        // A name of which nothing is left is no suggestion: `x` for `y`.
        let usable = distance <= limit && distance < name.len();
        if usable && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn mistakes_of_the_fingers() {
        let names = ["index", "width", "threadIdx", "i", "n"];
        assert_eq!(nearest("indx", names), Some("index"));
        assert_eq!(nearest("widht", names), Some("width"));
        assert_eq!(nearest("threadidx", names), Some("threadIdx"));
        assert_eq!(nearest("j", names), None);
        assert_eq!(nearest("colour", names), None);
        assert_eq!(nearest("index", ["index"]), None);
    }
}
