//! Formats of the device's `printf` against their arguments.

use oxicc_source::Span;

use crate::diag;
use crate::sema::Sema;
use crate::tree::expr::{CastKind, ExprKind};
use crate::tree::types::{FloatKind, QualType, TypeKind};
use crate::tree::{DeclName, ExprId, FnFlags, FunctionId};

/// What a conversion of a format asks of its argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    /// An integer of this size, with or without sign.
    Integer(QualType),
    Float(QualType),
    /// `char *`
    Text,
    /// `void *`
    Pointer,
    /// `%n`
    Count,
    /// Nothing is asked: wide characters.
    Anything,
    /// There is no such conversion.
    Unknown,
}

impl Sema<'_> {
    /// Warns where the arguments of `printf`, the format first, are not what the format says.
    pub(crate) fn lint_format(&mut self, function: FunctionId, args: &[ExprId]) {
        let data = &self.tree.functions[function];
        let DeclName::Ident(name) = data.name else { return };
        let is_printf = data.flags.contains(FnFlags::DEVICE_BUILTIN) || self.is_header(data.span.lo);
        if !is_printf || !self.is_evaluated() || self.text(name) != "printf" || !self.in_device_code() {
            return;
        }
        let Some((&format, args)) = args.split_first() else { return };
        let Some(conversions) = self.literal_text(format).and_then(|text| conversions(&text)) else { return };
        let close = self.prev_span();
        let mut args = args.iter().copied();
        for wanted in conversions {
            let Some(arg) = args.next() else {
                if wanted != Wanted::Unknown {
                    self.lint(diag::format_needs_more_arguments(), close);
                }
                return;
            };
            let span = self.espan(arg);
            if wanted == Wanted::Unknown {
                self.lint(diag::format_conversion_is_invalid(), span);
                return;
            }
            self.lint_format_argument(wanted, arg, span);
        }
        if let Some(arg) = args.next() {
            self.lint(diag::format_ends_before_argument(), self.espan(arg));
        }
    }

    fn lint_format_argument(&mut self, wanted: Wanted, arg: ExprId, span: Span) {
        let given = self.ety(arg);
        if self.is_error_expr(arg) || self.tree.types.is_dependent(given) {
            return;
        }
        let pointee = self.tree.types.pointee(given);
        let is_number = |s: &Self| matches!(s.tree.types.get(given), TypeKind::Int(_) | TypeKind::Enum(_));
        let size = |s: &Self, ty| crate::layout::size_of(&s.tree, ty);
        let (fits, expected) = match wanted {
            Wanted::Integer(ty) => {
                let fits = (is_number(self) || pointee.is_some()) && size(self, given) == size(self, ty);
                (fits, self.show_type(ty))
            }
            Wanted::Float(ty) => {
                let kind = |s: &Self, ty| match *s.tree.types.get(ty) {
                    TypeKind::Float(kind) => Some(FloatKind::format(kind)),
                    _ => None,
                };
                (kind(self, given).is_some() && kind(self, given) == kind(self, ty), self.show_type(ty))
            }
            Wanted::Text => match pointee {
                Some(to) => {
                    let is_char = matches!(*self.tree.types.get(to), TypeKind::Int(kind) if kind.bits() == 8);
                    if !is_char {
                        let given = self.show_type(to.unqualified());
                        self.lint(diag::format_and_argument_differ(&"char", &given), span);
                    }
                    return;
                }
                None => (false, "char *".to_owned()),
            },
            Wanted::Pointer => {
                (pointee.is_some() || *self.tree.types.get(given) == TypeKind::NullPtr, "void *".to_owned())
            }
            Wanted::Count => (pointee.is_some(), "int *".to_owned()),
            Wanted::Anything | Wanted::Unknown => return,
        };
        if !fits {
            let given = self.show_type(given);
            self.lint(diag::format_and_argument_differ(&expected, &given), span);
        }
    }

    /// The characters of a string literal that a pointer was made of.
    fn literal_text(&self, e: ExprId) -> Option<Vec<u8>> {
        match *self.ekind(e) {
            ExprKind::Cast { kind: CastKind::ArrayToPointer | CastKind::NoOp, operand, .. } => {
                self.literal_text(operand)
            }
            ExprKind::String(id) => {
                let string = &self.tree.strings[id];
                let narrow = crate::layout::size_of(&self.tree, string.elem.into()) == 1;
                narrow.then(|| string.bytes.strip_suffix(&[0]).unwrap_or(&string.bytes).to_vec())
            }
            _ => None,
        }
    }
}

/// What the conversions of a format ask for, in order, up to the first mistake. Nothing is known where arguments go by number.
fn conversions(text: &[u8]) -> Option<Vec<Wanted>> {
    let mut out = Vec::new();
    let mut rest = text.iter().copied().peekable();
    while let Some(c) = rest.next() {
        if c != b'%' || rest.next_if_eq(&b'%').is_some() {
            continue;
        }
        while rest.next_if(|c| b"-+ #0".contains(c)).is_some() {}
        for is_precision in [false, true] {
            if is_precision && rest.next_if_eq(&b'.').is_none() {
                break;
            }
            match rest.next_if_eq(&b'*') {
                Some(_) => out.push(Wanted::Integer(QualType::INT)),
                None => while rest.next_if(u8::is_ascii_digit).is_some() {},
            }
        }
        if rest.peek() == Some(&b'$') {
            return None;
        }
        let mut length = Vec::new();
        while let Some(c) = rest.next_if(|c| b"hljztL".contains(c)) {
            length.push(c);
        }
        // What ends within a conversion asks for nothing.
        let Some(conversion) = rest.next() else { return Some(out) };
        let wanted = wanted(&length, conversion);
        out.push(wanted);
        if wanted == Wanted::Unknown {
            return Some(out);
        }
    }
    Some(out)
}

fn wanted(length: &[u8], conversion: u8) -> Wanted {
    let integer = |signed: QualType, unsigned: QualType| match conversion {
        b'd' | b'i' => Wanted::Integer(signed),
        _ => Wanted::Integer(unsigned),
    };
    match (conversion, length) {
        (b'd' | b'i' | b'u' | b'o' | b'x' | b'X', b"") => integer(QualType::INT, QualType::UINT),
        // Shorter ones are passed as `int`.
        (b'd' | b'i' | b'u' | b'o' | b'x' | b'X', b"h" | b"hh") => Wanted::Integer(QualType::INT),
        (b'd' | b'i' | b'u' | b'o' | b'x' | b'X', b"l" | b"z" | b"t") => {
            integer(QualType::LONG, QualType::ULONG)
        }
        (b'd' | b'i' | b'u' | b'o' | b'x' | b'X', b"ll" | b"j") => {
            integer(QualType::LONGLONG, QualType::ULONGLONG)
        }
        (b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A', b"" | b"l") => {
            Wanted::Float(QualType::DOUBLE)
        }
        (b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A', b"L") => Wanted::Float(QualType::LONGDOUBLE),
        (b'c', b"") => Wanted::Integer(QualType::INT),
        (b's', b"") => Wanted::Text,
        (b'c' | b's', b"l") => Wanted::Anything,
        (b'p', b"") => Wanted::Pointer,
        (b'n', _) => Wanted::Count,
        _ => Wanted::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_cut_into_conversions() {
        use Wanted::*;
        let int = Integer(QualType::INT);
        let read = |text: &str| conversions(text.as_bytes());
        assert_eq!(read("100%% of %5.2f, %-*s|%c"), Some(vec![Float(QualType::DOUBLE), int, Text, int]));
        let long = [Integer(QualType::ULONG), Integer(QualType::LONGLONG), int];
        assert_eq!(read("%zu %lld %hhx"), Some(long.to_vec()));
        assert_eq!(read("%.*f %p"), Some(vec![int, Float(QualType::DOUBLE), Pointer]));
        assert_eq!(read("%d %q %d"), Some(vec![int, Unknown]));
        assert_eq!(read("50%"), Some(vec![]));
        assert_eq!(read("%2$d %1$d"), None);
    }
}
