//! Whether a source is a program.

/// Whether the text defines `main`, outside comments and literals. A declaration counts as well: nobody declares `main` elsewhere.
pub(crate) fn has_main(text: &[u8]) -> bool {
    let mut before: &[u8] = b"";
    let mut words = Words { text, at: 0 };
    while let Some(word) = words.next() {
        if word == b"main" && matches!(before, b"int" | b"auto" | b"void") && words.next_is(b'(') {
            return true;
        }
        before = word;
    }
    false
}

/// Words and single characters of C++ text, without comments and literals.
struct Words<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Words<'a> {
    fn skip_blanks(&mut self) {
        loop {
            let rest = &self.text[self.at.min(self.text.len())..];
            let length = match rest {
                [b'/', b'/', ..] => rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len()),
                [b'/', b'*', ..] => {
                    rest.windows(2).skip(2).position(|w| w == b"*/").map_or(rest.len(), |n| n + 4)
                }
                [b, ..] if b.is_ascii_whitespace() => 1,
                _ => return,
            };
            self.at += length;
        }
    }

    fn next_is(&mut self, wanted: u8) -> bool {
        self.skip_blanks();
        self.text.get(self.at) == Some(&wanted)
    }

    fn next(&mut self) -> Option<&'a [u8]> {
        self.skip_blanks();
        let rest = self.text.get(self.at..)?;
        let first = *rest.first()?;
        let is_word = |b: &u8| b.is_ascii_alphanumeric() || *b == b'_';
        let length = if is_word(&first) {
            rest.iter().position(|b| !is_word(b)).unwrap_or(rest.len())
        } else if first == b'"' || first == b'\'' {
            let mut end = 1;
            while let Some(&b) = rest.get(end) {
                end += if b == b'\\' { 2 } else { 1 };
                if b == first || b == b'\n' {
                    break;
                }
            }
            end.min(rest.len())
        } else {
            1
        };
        self.at += length;
        Some(&rest[..length])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs() {
        for text in
            ["int main() {}", "int\nmain ( int argc)", "auto main() -> int {}", "/* x */ int /* y */ main()"]
        {
            assert!(has_main(text.as_bytes()), "{text}");
        }
        for text in [
            "",
            "// int main()",
            "/* int main() */",
            "\"int main()\"",
            "int main2()",
            "f(main)",
            "int domain()",
        ] {
            assert!(!has_main(text.as_bytes()), "{text}");
        }
    }
}
