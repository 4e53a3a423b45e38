//! The macro that declares an enum of PTX tokens with their spelling, in one table.

/// Declares a fieldless enum whose values are spelled as given; adds `ALL`, `text()` and `from_text()`.
macro_rules! named_enum {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        $vis enum $name {
            $(
                $(#[$vmeta])*
                #[doc = concat!("`", $text, "` in PTX.")]
                $variant,
            )*
        }

        impl $name {
            /// Every value, in table order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// The spelling in PTX, without the leading dot.
            pub const fn text(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)*
                }
            }

            /// The value that is spelled so.
            pub fn from_text(text: &str) -> Option<$name> {
                // In the order of their spellings already in the executable: a table made at the start would cost every
                // compilation more than it looks up.
                const SORTED: [$name; $name::ALL.len()] = {
                    let mut sorted = [$name::ALL[0]; $name::ALL.len()];
                    let mut filled = 0;
                    while filled < sorted.len() {
                        let value = $name::ALL[filled];
                        let mut at = filled;
                        while at > 0 && $crate::model::named::is_less(value.text(), sorted[at - 1].text()) {
                            sorted[at] = sorted[at - 1];
                            at -= 1;
                        }
                        sorted[at] = value;
                        filled += 1;
                    }
                    sorted
                };
                SORTED.binary_search_by(|value| value.text().cmp(text)).ok().map(|at| SORTED[at])
            }
        }
    };
}

pub(crate) use named_enum;

/// `a < b`, while compiling.
pub(crate) const fn is_less(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() {
        if a[at] != b[at] {
            return a[at] < b[at];
        }
        at += 1;
    }
    a.len() < b.len()
}
