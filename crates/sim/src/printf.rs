//! printf as the device runtime formats it: the arguments lie packed in a buffer, each at its natural alignment.

use crate::fault::FaultKind;

/// Where arguments come from.
pub(crate) trait Source {
    fn argument(&mut self, offset: u64, bytes: u32) -> Result<u64, FaultKind>;
    fn string(&mut self, address: u64) -> Result<String, FaultKind>;
}

#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// Size of an integer argument.
    bytes: u32,
}

/// Widths beyond this are not useful and only eat memory.
const MAX_WIDTH: usize = 1 << 12;

pub(crate) fn format(format: &str, source: &mut dyn Source) -> Result<String, FaultKind> {
    let mut out = String::with_capacity(format.len());
    let mut offset = 0u64;
    let mut chars = format.chars().peekable();
    let mut next = |source: &mut dyn Source, bytes: u32| {
        offset = offset.next_multiple_of(bytes as u64);
        let value = source.argument(offset, bytes);
        offset += bytes as u64;
        value
    };
    while let Some(c) = chars.next() {
        if c != '%' {
            out.push(c);
            continue;
        }
        let mut spec = Spec { bytes: 4, ..Spec::default() };
        while let Some(flag) = chars.next_if(|c| "-+ #0".contains(*c)) {
            match flag {
                '-' => spec.left = true,
                '+' => spec.plus = true,
                ' ' => spec.space = true,
                '#' => spec.alternate = true,
                _ => spec.zero = true,
            }
        }
        if chars.next_if_eq(&'*').is_some() {
            let width = next(source, 4)? as i32;
            spec.left |= width < 0;
            spec.width = width.unsigned_abs() as usize;
        } else {
            while let Some(d) = chars.next_if(char::is_ascii_digit) {
                spec.width = (spec.width * 10 + d as usize - '0' as usize).min(MAX_WIDTH);
            }
        }
        spec.width = spec.width.min(MAX_WIDTH);
        if chars.next_if_eq(&'.').is_some() {
            let mut precision = 0;
            if chars.next_if_eq(&'*').is_some() {
                let p = next(source, 4)? as i32;
                spec.precision = usize::try_from(p).ok().map(|p| p.min(MAX_WIDTH));
            } else {
                while let Some(d) = chars.next_if(char::is_ascii_digit) {
                    precision = (precision * 10 + d as usize - '0' as usize).min(MAX_WIDTH);
                }
                spec.precision = Some(precision);
            }
        }
        let mut shorts = 0;
        while let Some(m) = chars.next_if(|c| "hljztL".contains(*c)) {
            match m {
                'h' => shorts += 1,
                'L' => {}
                _ => spec.bytes = 8,
            }
        }
        let Some(conversion) = chars.next() else { break };
        let text = match conversion {
            '%' => "%".to_string(),
            'd' | 'i' => {
                let v = next(source, spec.bytes)?;
                let v = match (spec.bytes, shorts) {
                    (8, _) => v as i64,
                    (_, 1) => v as i16 as i64,
                    (_, 2..) => v as i8 as i64,
                    _ => v as i32 as i64,
                };
                integer(&spec, v < 0, &precise(&spec, v.unsigned_abs().to_string()))
            }
            'u' | 'x' | 'X' | 'o' => {
                let v = next(source, spec.bytes)?;
                let v = match (spec.bytes, shorts) {
                    (8, _) => v,
                    (_, 1) => v & 0xffff,
                    (_, 2..) => v & 0xff,
                    _ => v & 0xffff_ffff,
                };
                let digits = match conversion {
                    'u' => v.to_string(),
                    'x' => format!("{v:x}"),
                    'X' => format!("{v:X}"),
                    _ => format!("{v:o}"),
                };
                let prefix = match conversion {
                    'x' if spec.alternate && v != 0 => "0x",
                    'X' if spec.alternate && v != 0 => "0X",
                    'o' if spec.alternate && v != 0 => "0",
                    _ => "",
                };
                pad(&spec, prefix, &precise(&spec, digits), spec.precision.is_none())
            }
            'c' => pad(&spec, "", &(next(source, 4)? as u8 as char).to_string(), false),
            's' => {
                let address = next(source, 8)?;
                let mut text = if address == 0 { "(null)".to_string() } else { source.string(address)? };
                if let Some(p) = spec.precision {
                    text = text.chars().take(p).collect();
                }
                pad(&spec, "", &text, false)
            }
            'p' => {
                let v = next(source, 8)?;
                pad(&spec, "", &if v == 0 { "(nil)".to_string() } else { format!("{v:#x}") }, false)
            }
            'f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A' => {
                let v = f64::from_bits(next(source, 8)?);
                float(&spec, conversion, v)
            }
            'n' => {
                next(source, 8)?;
                String::new()
            }
            other => format!("%{other}"),
        };
        out.push_str(&text);
    }
    Ok(out)
}

/// At least `precision` digits; zero with precision 0 is nothing.
fn precise(spec: &Spec, digits: String) -> String {
    match spec.precision {
        Some(0) if digits == "0" => String::new(),
        Some(p) if digits.len() < p => "0".repeat(p - digits.len()) + &digits,
        _ => digits,
    }
}

fn integer(spec: &Spec, negative: bool, digits: &str) -> String {
    pad(spec, sign(spec, negative), digits, spec.precision.is_none())
}

fn sign(spec: &Spec, negative: bool) -> &'static str {
    match negative {
        true => "-",
        false if spec.plus => "+",
        false if spec.space => " ",
        false => "",
    }
}

fn pad(spec: &Spec, prefix: &str, body: &str, may_zero: bool) -> String {
    let missing = spec.width.saturating_sub(prefix.len() + body.chars().count());
    if spec.left {
        format!("{prefix}{body}{}", " ".repeat(missing))
    } else if spec.zero && may_zero {
        format!("{prefix}{}{body}", "0".repeat(missing))
    } else {
        format!("{}{prefix}{body}", " ".repeat(missing))
    }
}

fn float(spec: &Spec, conversion: char, v: f64) -> String {
    let upper = conversion.is_ascii_uppercase();
    let sign = sign(spec, v.is_sign_negative() && !v.is_nan() || v.is_nan() && v.is_sign_negative());
    let a = v.abs();
    if !a.is_finite() {
        let word = match (a.is_nan(), upper) {
            (true, false) => "nan",
            (true, true) => "NAN",
            (false, false) => "inf",
            (false, true) => "INF",
        };
        return pad(spec, sign, word, false);
    }
    let precision = spec.precision.unwrap_or(6);
    let body = match conversion.to_ascii_lowercase() {
        'f' => {
            let mut s = format!("{a:.precision$}");
            if spec.alternate && precision == 0 {
                s.push('.');
            }
            s
        }
        'e' => exponential(a, precision),
        'g' => general(a, precision.max(1), spec.alternate),
        _ => hex_float(a, spec.precision),
    };
    pad(spec, sign, &if upper { body.to_uppercase() } else { body }, true)
}

/// `d.dddde+dd`.
fn exponential(a: f64, precision: usize) -> String {
    let s = format!("{a:.precision$e}");
    let (mantissa, exponent) = s.split_once('e').unwrap_or((&s, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    format!("{mantissa}e{}{:02}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

fn general(a: f64, precision: usize, keep_zeros: bool) -> String {
    let e = exponential(a, precision - 1);
    let exponent: i32 = e.split_once('e').and_then(|(_, x)| x.parse().ok()).unwrap_or(0);
    let strip = |s: String| match s.contains('.') && !keep_zeros {
        true => s.trim_end_matches('0').trim_end_matches('.').to_string(),
        false => s,
    };
    if exponent < -4 || exponent >= precision as i32 {
        let (mantissa, rest) = e.split_once('e').unwrap_or((&e, "+00"));
        return format!("{}e{rest}", strip(mantissa.to_string()));
    }
    let digits = (precision as i32 - 1 - exponent).max(0) as usize;
    strip(format!("{a:.digits$}"))
}

fn hex_float(a: f64, precision: Option<usize>) -> String {
    if a == 0.0 {
        return "0x0p+0".into();
    }
    let bits = a.to_bits();
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let (mut lead, exponent) = if exponent == 0 { (0, -1022) } else { (1, exponent - 1023) };
    let mut mantissa = bits & ((1 << 52) - 1);
    let digits = match precision {
        Some(p) if p < 13 => {
            let drop = 52 - 4 * p as u32;
            let half = 1u64 << (drop - 1);
            let rest = mantissa & ((1 << drop) - 1);
            mantissa >>= drop;
            if rest > half || rest == half && mantissa & 1 != 0 {
                mantissa += 1;
                if mantissa >> (4 * p) != 0 {
                    mantissa = 0;
                    lead += 1;
                }
            }
            if p == 0 { String::new() } else { format!("{mantissa:0p$x}") }
        }
        Some(p) => format!("{mantissa:013x}") + &"0".repeat(p - 13),
        None => format!("{mantissa:013x}").trim_end_matches('0').to_string(),
    };
    let dot = if digits.is_empty() { "" } else { "." };
    format!("0x{lead}{dot}{digits}p{}{}", if exponent < 0 { '-' } else { '+' }, exponent.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Words(Vec<u64>);
    impl Source for Words {
        fn argument(&mut self, offset: u64, bytes: u32) -> Result<u64, FaultKind> {
            let v = self.0[offset as usize / 8] >> ((offset % 8) * 8);
            Ok(if bytes == 4 { v & 0xffff_ffff } else { v })
        }
        fn string(&mut self, _: u64) -> Result<String, FaultKind> {
            Ok("text".into())
        }
    }

    fn run(f: &str, words: &[u64]) -> String {
        format(f, &mut Words(words.to_vec())).unwrap()
    }

    #[test]
    fn integers() {
        assert_eq!(
            run("%d %u|%5d|%-5d|%05d", &[0xffff_ffff | 7 << 32, 42 | 42 << 32, 42]),
            "-1 7|   42|42   |00042"
        );
        assert_eq!(run("%lld %x %#X", &[(-5i64) as u64, 255 | 255 << 32]), "-5 ff 0XFF");
        assert_eq!(run("%+d %.3d", &[3 | 7 << 32]), "+3 007");
    }

    #[test]
    fn floats() {
        let d = |v: f64| v.to_bits();
        assert_eq!(
            run("%f %e %g %g", &[d(1.5), d(12345.678), d(0.0001), d(1e10)]),
            "1.500000 1.234568e+04 0.0001 1e+10"
        );
        assert_eq!(run("%8.3f|%g|%f", &[d(-2.0), d(100000.0), d(f64::INFINITY)]), "  -2.000|100000|inf");
        assert_eq!(run("%a", &[d(1.0)]), "0x1p+0");
    }

    #[test]
    fn strings_and_characters() {
        assert_eq!(run("%s|%6s|%c|%%", &[1, 1, 65]), "text|  text|A|%");
    }
}
