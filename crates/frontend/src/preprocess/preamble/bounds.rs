//! Where the preamble of a text ends: the directives it begins with, up to the last line that may include something.
//!
//! The scan is a small lexer of its own, which has to agree with the real one about where lines and comments end. Wherever that takes more
//! than a look (a raw string, a spliced line outside a comment), the preamble ends earlier. What it says of the first bytes does not depend
//! on those that follow: a text that begins with the preamble of another one has a preamble at least as long.

use memchr::memmem;

/// The length of the preamble; 0 if there is none. Behind it a line begins, and no `#if` is open.
pub fn end_of_preamble(text: &[u8]) -> usize {
    let mut scan = Scan { text, at: 0 };
    let (mut end, mut nesting, mut includes) = (0, 0_usize, false);
    while scan.skip_to_directive().is_some() {
        let Some(name) = scan.directive_name() else { break };
        match name {
            b"if" | b"ifdef" | b"ifndef" => nesting += 1,
            b"endif" => match nesting.checked_sub(1) {
                Some(outer) => nesting = outer,
                None => break,
            },
            b"include" => {
                includes = true;
                scan.skip_header_name();
            }
            b"include_next" | b"define" | b"undef" | b"pragma" | b"else" | b"elif" => {}
            // Errors, line markers and what else there may be.
            _ => break,
        }
        if scan.finish_line().is_none() {
            break;
        }
        if nesting == 0 && std::mem::take(&mut includes) {
            end = scan.at;
        }
    }
    end
}

struct Scan<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    fn byte(&self) -> u8 {
        self.text.get(self.at).copied().unwrap_or(0)
    }

    fn starts_with(&self, what: &[u8]) -> bool {
        self.text.get(self.at..).is_some_and(|rest| rest.starts_with(what))
    }

    /// Skips white space and comments to a `#`, and over it. Nothing if something else stands there.
    fn skip_to_directive(&mut self) -> Option<()> {
        loop {
            match self.byte() {
                b' ' | b'\t' | b'\n' | b'\r' => self.at += 1,
                b'/' => self.skip_comment()?,
                b'#' => {
                    self.at += 1;
                    return Some(());
                }
                _ => return None,
            }
        }
    }

    /// Skips a comment; nothing if there is none, or if it is not a simple one.
    fn skip_comment(&mut self) -> Option<()> {
        let rest = &self.text[self.at..];
        if rest.starts_with(b"/*") {
            self.at += 2 + memmem::find(&rest[2..], b"*/")? + 2;
            return Some(());
        }
        if !rest.starts_with(b"//") {
            return None;
        }
        // To the line's end, which stays. A splice would make the next line a part of it.
        let len = memchr::memchr(b'\n', rest)?;
        let line = rest[..len].trim_ascii_end();
        self.at += len;
        (line.last() != Some(&b'\\')).then_some(())
    }

    fn skip_blanks(&mut self) {
        while matches!(self.byte(), b' ' | b'\t') {
            self.at += 1;
        }
    }

    fn directive_name(&mut self) -> Option<&'a [u8]> {
        self.skip_blanks();
        let text = self.text;
        let rest = text.get(self.at..)?;
        let len = rest.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
        self.at += len;
        // A splice or a letter beyond ASCII would go on with the name.
        let ends = matches!(self.byte(), b' ' | b'\t' | b'\n' | b'\r' | b'<' | b'"' | b'(' | b'/' | b'!');
        (ends && len > 0).then_some(&rest[..len])
    }

    /// Skips `<...>`, in which nothing is a comment.
    fn skip_header_name(&mut self) {
        self.skip_blanks();
        if self.byte() != b'<' {
            return;
        }
        let rest = &self.text[self.at..];
        if let Some(end) = memchr::memchr2(b'>', b'\n', rest).filter(|end| rest[*end] == b'>') {
            self.at += end + 1;
        }
    }

    /// Skips the rest of a directive and the end of its line.
    fn finish_line(&mut self) -> Option<()> {
        loop {
            match self.byte() {
                b'\n' => {
                    self.at += 1;
                    return Some(());
                }
                b'/' if self.starts_with(b"//") || self.starts_with(b"/*") => self.skip_comment()?,
                b'\\' => {
                    self.at += 1;
                    if self.byte() == b'\r' {
                        self.at += 1;
                    }
                    // Only a splice is known to be nothing.
                    if self.byte() != b'\n' {
                        return None;
                    }
                    self.at += 1;
                }
                quote @ (b'"' | b'\'') => self.skip_literal(quote)?,
                // The end of the text, or a byte that does not belong into one.
                0 => return None,
                _ => self.at += 1,
            }
        }
    }

    /// Skips a literal that ends on its line. Raw ones need not, and what stands in a number is none.
    fn skip_literal(&mut self, quote: u8) -> Option<()> {
        let before = self.at.checked_sub(1).map_or(0, |at| self.text[at]);
        if before == b'R' || quote == b'\'' && before.is_ascii_alphanumeric() {
            return None;
        }
        self.at += 1;
        loop {
            match self.byte() {
                b if b == quote => {
                    self.at += 1;
                    return Some(());
                }
                b'\\' if !matches!(self.text.get(self.at + 1), Some(b'\n' | b'\r') | None) => self.at += 2,
                b'\\' | b'\n' | 0 => return None,
                _ => self.at += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::end_of_preamble;

    #[test]
    fn ends_behind_the_last_include() {
        let rest = |text: &'static str| &text[end_of_preamble(text.as_bytes())..];
        assert_eq!(rest("int x;\n#include <a>\n"), "int x;\n#include <a>\n");
        assert_eq!(rest("#include <a>\nint x;"), "int x;");
        assert_eq!(
            rest("// c\n/* d\n */ # include \"a\" // e\n\n#define X 1\nint x;"),
            "\n#define X 1\nint x;"
        );
        assert_eq!(rest("#define X \"/*\" '\"'\n#include <a/*b>\nx */"), "x */");
        assert_eq!(rest("#if A /*\n#endif\n*/\n#include <a>\n#else\n#endif\nx"), "x");
        assert_eq!(rest("#if A\n#include <a>\nx\n#endif"), "#if A\n#include <a>\nx\n#endif");
        assert_eq!(rest("#define X \\\n #include <a>\n#include <b>\r\nx"), "x");
        assert_eq!(rest("#include <a>\n#include <b>"), "#include <b>", "the line has no end");
        assert_eq!(rest("#include <a>\n// b \\\n#include <c>\n"), "// b \\\n#include <c>\n");
        assert_eq!(
            rest("#include <a>\n#define X R\"(\n#include <b>\n)\"\n"),
            "#define X R\"(\n#include <b>\n)\"\n"
        );
        let separated = "#include <a>\n#define X 1'0 /* '\n#include <b>\n*/\n";
        assert_eq!(rest(separated), &separated[13..]);
        assert_eq!(rest("#include <a>\n#inc\\\nlude <b>\n"), "#inc\\\nlude <b>\n");
        assert_eq!(rest("#include <a>\n#endif\n#include <b>\n"), "#endif\n#include <b>\n");
        assert_eq!(rest(""), "");
    }
}
