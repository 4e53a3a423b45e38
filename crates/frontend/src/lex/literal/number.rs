//! Numbers.

use std::str;

use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, Round};

use super::LiteralError;

/// A number of either sort. Borrowed parts are of the spelling.
#[derive(Clone, PartialEq, Debug)]
pub enum NumberLiteral<'a> {
    Integer(IntegerLiteral<'a>),
    Float(FloatLiteral<'a>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IntegerLiteral<'a> {
    /// The value, modulo 2^64 when it is too large.
    pub value: u64,
    /// The value does not fit 64 bits; [`LiteralError::TooLarge`] if anyone uses it.
    pub too_large: bool,
    /// Hexadecimal, octal and binary literals may take an unsigned type by themselves.
    pub decimal: bool,
    pub suffix: IntegerSuffix,
    pub ud_suffix: Option<&'a str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct IntegerSuffix {
    pub unsigned: bool,
    pub size: SuffixSize,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum SuffixSize {
    #[default]
    None,
    Long,
    LongLong,
    /// `z`: `size_t` or its signed counterpart.
    Size,
}

/// The type of an integer literal ([lex.icon]) on an LP64 target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum IntegerType {
    Int,
    UnsignedInt,
    Long,
    UnsignedLong,
    LongLong,
    UnsignedLongLong,
}

#[derive(Clone, PartialEq, Debug)]
pub struct FloatLiteral<'a> {
    /// Digits and exponent, digit separators removed.
    text: String,
    hex: bool,
    pub kind: FloatKind,
    pub ud_suffix: Option<&'a str>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FloatKind {
    Float,
    Double,
    LongDouble,
    /// `q`: `__float128`.
    Float128,
}

/// Reads a preprocessing number.
pub fn number(spelling: &[u8]) -> Result<NumberLiteral<'_>, LiteralError> {
    let text = str::from_utf8(spelling).map_err(|_| LiteralError::InvalidUtf8)?;
    let bytes = text.as_bytes();
    let digit_before = |at: usize| at > 0 && bytes[at - 1].is_ascii_alphanumeric();
    if bytes.iter().enumerate().any(|(at, b)| *b == b'\'' && !digit_before(at)) {
        return Err(LiteralError::MisplacedSeparator);
    }
    let (radix, start) = match bytes {
        [b'0', b'x' | b'X', ..] => (16, 2),
        [b'0', b'b' | b'B', ..] => (2, 2),
        [b'0', ..] => (8, 0),
        _ => (10, 0),
    };
    let digits_end = digits(bytes, start, radix == 16);
    let next = bytes.get(digits_end).copied().unwrap_or(0);
    let float = match radix {
        16 => next == b'.' || next | 0x20 == b'p',
        2 => false,
        _ => next == b'.' || next | 0x20 == b'e',
    };
    if float {
        float_literal(text, start, radix == 16)
    } else {
        integer_literal(text, start, digits_end, radix)
    }
}

/// End of the digits and digit separators from `at` on.
fn digits(bytes: &[u8], mut at: usize, hex: bool) -> usize {
    while let Some(b) = bytes.get(at) {
        let digit = if hex { b.is_ascii_hexdigit() } else { b.is_ascii_digit() };
        let separator = *b == b'\'' && bytes.get(at + 1).is_some_and(u8::is_ascii_alphanumeric);
        if !digit && !separator {
            break;
        }
        at += 1;
    }
    at
}

fn integer_literal(
    text: &str,
    start: usize,
    end: usize,
    radix: u32,
) -> Result<NumberLiteral<'_>, LiteralError> {
    let digits = &text[start..end];
    if digits.is_empty() {
        return Err(if radix == 16 { LiteralError::InvalidHex } else { LiteralError::InvalidBinary });
    }
    let (suffix, ud_suffix) = integer_suffix(&text[end..])?;
    let (mut value, mut too_large) = (0_u64, false);
    for c in digits.chars().filter(|c| *c != '\'') {
        let digit = c.to_digit(radix).ok_or(match radix {
            8 => LiteralError::InvalidOctalDigit,
            _ => LiteralError::InvalidBinary,
        })?;
        let (product, high) = value.overflowing_mul(u64::from(radix));
        let (sum, carry) = product.overflowing_add(u64::from(digit));
        (value, too_large) = (sum, too_large || high || carry);
    }
    Ok(NumberLiteral::Integer(IntegerLiteral { value, too_large, decimal: radix == 10, suffix, ud_suffix }))
}

fn integer_suffix(text: &str) -> Result<(IntegerSuffix, Option<&str>), LiteralError> {
    use SuffixSize::*;
    let (unsigned, rest) = match text.as_bytes() {
        [b'u' | b'U', ..] => (true, &text[1..]),
        _ => (false, text),
    };
    let (size, rest) = match rest.as_bytes() {
        [b'l', b'l', ..] | [b'L', b'L', ..] => (LongLong, &rest[2..]),
        [b'l' | b'L', ..] => (Long, &rest[1..]),
        [b'z' | b'Z', ..] => (Size, &rest[1..]),
        _ => (None, rest),
    };
    let (unsigned, rest) = match rest.as_bytes() {
        [b'u' | b'U', ..] if !unsigned && size != None => (true, &rest[1..]),
        _ => (unsigned, rest),
    };
    if rest.is_empty() {
        return Ok((IntegerSuffix { unsigned, size }, Option::None));
    }
    Ok((IntegerSuffix::default(), Some(ud_suffix(text)?)))
}

/// A suffix that is not the language's: any identifier.
fn ud_suffix(text: &str) -> Result<&str, LiteralError> {
    let starts_well = text.bytes().next().is_some_and(|b| b.is_ascii_alphabetic() || b == b'_' || b >= 0x80);
    let continues = text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'$' || b >= 0x80);
    if starts_well && continues { Ok(text) } else { Err(LiteralError::ExtraText) }
}

fn float_literal(text: &str, start: usize, hex: bool) -> Result<NumberLiteral<'_>, LiteralError> {
    let bytes = text.as_bytes();
    let mut at = digits(bytes, start, hex);
    let mut any = at > start;
    if bytes.get(at) == Some(&b'.') {
        let fraction = at + 1;
        at = digits(bytes, fraction, hex);
        any |= at > fraction;
    }
    if !any {
        return Err(LiteralError::ExtraText);
    }
    let marker = if hex { b'p' } else { b'e' };
    if bytes.get(at).is_some_and(|b| b | 0x20 == marker) {
        let mut exponent = at + 1;
        if matches!(bytes.get(exponent), Some(b'+' | b'-')) {
            exponent += 1;
        }
        let end = digits(bytes, exponent, false);
        if end > exponent {
            at = end;
        } else if hex {
            return Err(LiteralError::InvalidFloat);
        }
        // Otherwise the letter starts a suffix: `1.5e` is user-defined.
    } else if hex {
        return Err(LiteralError::InvalidFloat);
    }
    let cleaned: String = text[..at].chars().filter(|c| *c != '\'').collect();
    let (kind, ud_suffix) = match &text[at..] {
        "" => (FloatKind::Double, None),
        "f" | "F" => (FloatKind::Float, None),
        "l" | "L" => (FloatKind::LongDouble, None),
        "q" | "Q" => (FloatKind::Float128, None),
        other => (FloatKind::Double, Some(ud_suffix(other)?)),
    };
    Ok(NumberLiteral::Float(FloatLiteral { text: cleaned, hex, kind, ud_suffix }))
}

impl IntegerLiteral<'_> {
    /// The first type of the list in [lex.icon] that holds the value.
    pub fn integer_type(&self) -> IntegerType {
        use IntegerType::*;
        let value = if self.too_large { u64::MAX } else { self.value };
        let signed = !self.suffix.unsigned;
        let unsigned = self.suffix.unsigned || !self.decimal;
        let fits_long = value <= i64::MAX as u64;
        if self.suffix.size == SuffixSize::None {
            if signed && value <= i32::MAX as u64 {
                return Int;
            }
            if unsigned && value <= u64::from(u32::MAX) {
                return UnsignedInt;
            }
        }
        if self.suffix.size == SuffixSize::LongLong {
            return if signed && fits_long { LongLong } else { UnsignedLongLong };
        }
        // A decimal literal too large for every signed type is unsigned, with GCC's blessing.
        if signed && fits_long { Long } else { UnsignedLong }
    }
}

impl FloatLiteral<'_> {
    /// The nearest `float`, as bits.
    pub fn single_bits(&self) -> (u32, Option<LiteralError>) {
        if !self.hex
            && let Ok(value) = self.text.parse::<f32>()
        {
            return (value.to_bits(), None);
        }
        let (bits, error) = parse::<Single>(&self.text);
        (bits as u32, error)
    }

    /// The nearest `_Float16`, as bits.
    pub fn half_bits(&self) -> (u128, Option<LiteralError>) {
        parse::<Half>(&self.text)
    }

    /// The nearest `__bf16`, as bits.
    pub fn bfloat_bits(&self) -> (u128, Option<LiteralError>) {
        parse::<BFloat>(&self.text)
    }

    /// The nearest `double`, as bits.
    pub fn double_bits(&self) -> (u64, Option<LiteralError>) {
        if !self.hex
            && let Ok(value) = self.text.parse::<f64>()
        {
            return (value.to_bits(), None);
        }
        let (bits, error) = parse::<Double>(&self.text);
        (bits as u64, error)
    }

    /// The nearest x87 `long double`, as 80 bits.
    pub fn x87_bits(&self) -> (u128, Option<LiteralError>) {
        parse::<X87DoubleExtended>(&self.text)
    }

    /// The nearest `__float128`, as bits.
    pub fn quad_bits(&self) -> (u128, Option<LiteralError>) {
        parse::<Quad>(&self.text)
    }
}

/// A constant that is too large is an infinity: the reference does not warn of it.
fn parse<F: Float>(text: &str) -> (u128, Option<LiteralError>) {
    match F::from_str_r(text, Round::NearestTiesToEven) {
        Ok(parsed) => (parsed.value.to_bits(), None),
        Err(_) => (F::ZERO.to_bits(), Some(LiteralError::ExtraText)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(text: &str) -> Result<(u64, IntegerType), LiteralError> {
        match number(text.as_bytes())? {
            NumberLiteral::Integer(literal) => Ok((literal.value, literal.integer_type())),
            NumberLiteral::Float(_) => panic!("{text} is a float"),
        }
    }

    #[test]
    fn integers() {
        use IntegerType::*;
        assert_eq!(int("0"), Ok((0, Int)));
        assert_eq!(int("2147483648"), Ok((1 << 31, Long)));
        assert_eq!(int("0x80000000"), Ok((1 << 31, UnsignedInt)));
        assert_eq!(int("4294967296u"), Ok((1 << 32, UnsignedLong)));
        assert_eq!(int("0xFFFFFFFFFFFFFFFF"), Ok((u64::MAX, UnsignedLong)));
        assert_eq!(int("1'000ULL"), Ok((1000, UnsignedLongLong)));
        assert_eq!(int("0b1011lu"), Ok((11, UnsignedLong)));
        assert_eq!(int("0777"), Ok((511, Int)));
        assert_eq!(int("5uz"), Ok((5, UnsignedLong)));
        assert_eq!(int("089"), Err(LiteralError::InvalidOctalDigit));
        assert_eq!(int("0x"), Err(LiteralError::InvalidHex));
        assert_eq!(int("0b12"), Err(LiteralError::InvalidBinary));
        assert_eq!(int("1''2"), Err(LiteralError::MisplacedSeparator));
        assert_eq!(int("18446744073709551617"), Ok((1, UnsignedLong)));
        let suffix = |text: &'static str| match number(text.as_bytes()) {
            Ok(NumberLiteral::Integer(literal)) => literal.ud_suffix,
            Ok(NumberLiteral::Float(literal)) => literal.ud_suffix,
            Err(error) => panic!("{text}: {error:?}"),
        };
        assert_eq!(suffix("12_km"), Some("_km"));
        assert_eq!(suffix("1lul"), Some("lul"));
        assert_eq!(suffix("1.5e"), Some("e"));
        assert!(number(b"1.2.3").is_err() && number(b"0xep+").is_err() && number(b"1e+").is_err());
    }

    #[test]
    fn floats() {
        let float = |text: &'static str| match number(text.as_bytes()) {
            Ok(NumberLiteral::Float(literal)) => literal,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(float("1.5").double_bits(), (1.5_f64.to_bits(), None));
        assert_eq!(float(".5e1f").single_bits(), (5.0_f32.to_bits(), None));
        assert_eq!(float("0x1.8p1").double_bits(), (3.0_f64.to_bits(), None));
        assert_eq!(float("0x1p-149f").single_bits(), (1, None));
        assert_eq!(float("1e400").double_bits(), (f64::INFINITY.to_bits(), None));
        assert_eq!(float("08.5").double_bits().0, 8.5_f64.to_bits());
        assert_eq!(float("1'0.2'5L").kind, FloatKind::LongDouble);
        assert_eq!(float("1.0_deg").ud_suffix, Some("_deg"));
        assert_eq!(float("1.0").quad_bits().0 >> 112, 0x3fff);
        assert_eq!(float("1e-5").double_bits().0, 1e-5_f64.to_bits());
    }
}
