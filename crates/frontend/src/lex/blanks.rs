//! White space, comments and line splices.

use memchr::{memchr, memmem};
use oxicc_source::Pos;

use super::lexer::LexContext;
use crate::diag;

#[inline]
pub(super) fn byte(text: &[u8], at: usize) -> u8 {
    text.get(at).copied().unwrap_or(0)
}

/// Length of the line splice at `at`, 0 if there is none. Blanks before the end of the line are allowed, as in GCC.
#[inline]
pub(super) fn splice_len(text: &[u8], at: usize) -> usize {
    if byte(text, at) != b'\\' {
        return 0;
    }
    let mut end = at + 1;
    while matches!(byte(text, end), b' ' | b'\t' | b'\r' | 0x0b | 0x0c) {
        end += 1;
    }
    if byte(text, end) == b'\n' { end + 1 - at } else { 0 }
}

/// A text in which white space is skipped.
pub(super) struct Blanks<'a> {
    pub text: &'a [u8],
    pub base: u32,
    /// A directive ends with its line.
    pub stop_at_line_end: bool,
}

/// Where white space ends.
pub(super) struct BlanksEnd {
    pub at: usize,
    /// A line end was passed.
    pub new_line: bool,
}

impl Blanks<'_> {
    /// Skips white space and comments.
    pub fn skip(&self, from: usize, mut cx: Option<&mut LexContext<'_>>) -> BlanksEnd {
        let text = self.text;
        let mut end = BlanksEnd { at: from, new_line: false };
        loop {
            let at = end.at;
            match byte(text, at) {
                b' ' | b'\t' | b'\r' | 0x0b | 0x0c => end.at += 1,
                b'\n' => {
                    if self.stop_at_line_end {
                        return end;
                    }
                    end.at += 1;
                    end.new_line = true;
                }
                b'/' => {
                    let splice = splices_len(text, at + 1);
                    match byte(text, at + 1 + splice) {
                        b'/' => end.at = line_comment_end(text, at + 2 + splice),
                        b'*' => match block_comment_end(text, at + 2 + splice) {
                            Some(after) => end.at = after,
                            None => {
                                if let Some(cx) = cx.as_deref_mut() {
                                    let pos = Pos::from_u32(self.base.saturating_add(at as u32));
                                    cx.diags.emit(diag::comment_unclosed_at_end_of_file(), pos);
                                }
                                end.at = text.len();
                            }
                        },
                        _ => return end,
                    }
                }
                b'\\' => match splice_len(text, at) {
                    0 => return end,
                    splice => end.at += splice,
                },
                0 if at < text.len() => end.at += 1,
                _ => return end,
            }
        }
    }
}

pub(super) fn splices_len(text: &[u8], at: usize) -> usize {
    let mut len = 0;
    while byte(text, at + len) == b'\\' {
        match splice_len(text, at + len) {
            0 => break,
            splice => len += splice,
        }
    }
    len
}

/// Offset of the line end that ends the comment.
pub(super) fn line_comment_end(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while let Some(found) = text.get(at..).and_then(|rest| memchr(b'\n', rest)) {
        let end = at + found;
        let line = text[from.min(end)..end].trim_ascii_end();
        if line.last() != Some(&b'\\') {
            return end;
        }
        at = end + 1;
    }
    text.len()
}

pub(super) fn block_comment_end(text: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let plain = memmem::find(rest, b"*/").map(|i| from + i + 2);
    // `*`, splice, `/` also ends a comment. Look for it only where a star is followed by a backslash.
    let limit = plain.unwrap_or(text.len());
    let mut at = from;
    while let Some(i) = memmem::find(&text[at..limit], b"*\\") {
        let star = at + i;
        let splice = splices_len(text, star + 1);
        if splice > 0 && byte(text, star + 1 + splice) == b'/' {
            return Some(star + 2 + splice);
        }
        at = star + 1;
    }
    plain
}
