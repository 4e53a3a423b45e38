//! Numbers as constants of the host: what device code may name although it lives on the other side.
//!
//! The tree knows numbers only; which of them is printed as a constant, and of which kind, follows from the seed and the number.

use super::Printer;
use super::expr::Text;
use crate::program::Range;
use crate::program::prelude::has_word;

/// The first seed whose program names constants of the host.
pub const HOST_CONSTANTS_FROM: u64 = 200_000_000;

/// One number in this many is a literal.
const LITERALS: u64 = 3;

/// A constant: its name and its declaration.
pub(super) struct Declared {
    name: String,
    text: String,
}

/// Kinds of constants: the declaration and how it is named. `N` is the name, `T` the type, `V` the value. The reference refuses elements
/// in some places (`if (N::v[1])`) and takes them in others; in an initialiser it takes them everywhere.
const KINDS: &[(&str, &str)] = &[
    ("constexpr T N = V;", "N"),
    ("static constexpr T N = V;", "N"),
    ("inline constexpr T N = V;", "N"),
    ("namespace N { constexpr T v = V; }", "N::v"),
    ("struct N { static constexpr T v = V; };", "N::v"),
    ("struct N { static constexpr T v[3] = {(T)0, V, (T)1}; };", "[] { T x = N::v[1]; return x; }()"),
    ("template <class U> struct N { static constexpr U v = V; };", "N<T>::v"),
    ("struct N_s { int a; T b; }; constexpr N_s N = {1, V};", "N.b"),
    (
        "struct N_s { T b[2]; }; constexpr N_s N[2] = {{{(T)0, (T)1}}, {{V, (T)2}}};",
        "[] { T x = N[1].b[0]; return x; }()",
    ),
    ("template <class U> constexpr U N = V;", "N<T>"),
    ("constexpr T N[2] = {(T)0, V};", "*(N + 1)"),
    ("constexpr T N_o = V; constexpr const T *N = &N_o;", "*N"),
    ("constexpr T N_o = V; constexpr const T &N = N_o;", "N"),
    ("struct N { static constexpr T v = V; };", "[] { return N::v; }()"),
    ("struct N { static constexpr T v[2] = {(T)0, V}; };", "[=] { constexpr T x = N::v[1]; return x; }()"),
    ("constexpr T N[3] = {(T)0, (T)1, V};", "[] { T x = N[2]; return x; }()"),
    ("struct N { static constexpr const char *s = \"abc\"; };", "(T)(V + (T)(N::s[1] - 98))"),
    ("constexpr char N[] = \"abc\";", "(T)(V + (T)(&N[1] == &N[2]))"),
];

impl Printer<'_> {
    /// A number as it is, or as a constant of the host with this value.
    pub(super) fn number(&self, literal: Text) -> Text {
        let ty = literal.ty;
        // Halves have no constants, and bits made into numbers are none.
        if self.p.seed < HOST_CONSTANTS_FROM || ty.is_half() || literal.text.contains("__int_as_float") {
            return literal;
        }
        // The reference refuses elements that are zero, of all values.
        let zero = literal.range == Range::new(0, 0) || ["0.0", "0.0f"].contains(&literal.text.as_str());
        if zero || literal.text.contains("__longlong_as_double") {
            return literal;
        }
        let hash = literal
            .text
            .bytes()
            .fold(self.p.seed ^ ty as u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
        let hash = hash >> 17;
        if hash % LITERALS == 0 {
            return literal;
        }
        let (declaration, use_) = KINDS[(hash / LITERALS) as usize % KINDS.len()];
        let mut constants = self.constants.borrow_mut();
        let name = format!("{}k{}", self.p.prefix, constants.len());
        let fill = |pattern: &str| fill(pattern, &name, ty.name(), &literal.text);
        let text = format!("({})", fill(use_));
        constants.push(Declared { text: fill(declaration), name });
        Text { text, ..literal }
    }

    /// The declarations of the constants that are named, before everything else.
    pub(super) fn declare_constants(&mut self) {
        let mut text = String::new();
        for constant in self.constants.take() {
            if has_word(&self.out, &constant.name) {
                text.push_str(&constant.text);
                text.push('\n');
            }
        }
        self.out.insert_str(0, &text);
    }
}

/// Puts a name, a type and a value into a pattern. What is replaced is a word of its own, or the name before an underscore.
fn fill(pattern: &str, name: &str, ty: &str, value: &str) -> String {
    let is_word = |c: char| c.is_ascii_alphanumeric();
    let mut out = String::new();
    let mut rest = pattern;
    while let Some(c) = rest.chars().next() {
        let end = if is_word(c) { rest.find(|c| !is_word(c)).unwrap_or(rest.len()) } else { c.len_utf8() };
        let (word, tail) = rest.split_at(end);
        out.push_str(match word {
            "N" => name,
            "T" => ty,
            "V" => value,
            other => other,
        });
        rest = tail;
    }
    out
}
