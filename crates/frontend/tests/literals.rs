//! Values and types of literals, checked by g++: our answers become `static_assert`s. And the reference's numbers for wrong
//! literals.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use oxicc_frontend::lex::literal::{
    CharEncoding, FloatKind, IntegerType, LiteralError, NumberLiteral, character, number, string,
};

const INTEGERS: &[&str] = &[
    "0",
    "1",
    "42",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808u",
    "18446744073709551615u",
    "0x7fffffff",
    "0x80000000",
    "0xffffffff",
    "0x100000000",
    "0x7fffffffffffffff",
    "0x8000000000000000",
    "0xFFFFFFFFFFFFFFFF",
    "0777",
    "037777777777",
    "040000000000",
    "01777777777777777777777",
    "0b0",
    "0b11111111111111111111111111111111",
    "0B1010",
    "1u",
    "1U",
    "1l",
    "1L",
    "1ul",
    "1lu",
    "1LU",
    "1ll",
    "1LL",
    "1ull",
    "1llu",
    "1LLU",
    "4294967296u",
    "2147483648u",
    "0x80000000l",
    "1'000'000",
    "0x7fff'ffff",
    "0b1111'0000",
    "0'7'7",
    "4294967295ll",
    "0xffffffffffffffffll",
    "00",
    "0u",
    "0x0L",
];

const FLOATS: &[&str] = &[
    "0.0",
    "1.0",
    "1.",
    ".5",
    "1e10",
    "1E-10",
    "1.5e+3",
    "3.14159265358979323846",
    "0x1p0",
    "0x1.8p1",
    "0X1.FP-3",
    "0x.8p0",
    "0x1.p+4",
    "1.0f",
    "0.1f",
    "16777217.0f",
    "0x1p-149f",
    "1e-45f",
    "3.4028235e38f",
    "0x1.fffffep127f",
    "1e308",
    "4.9e-324",
    "2.2250738585072014e-308",
    "0x1.fffffffffffffp1023",
    "0.1",
    "1'000.000'1",
    "09.5",
    "1e1'0",
    "123456789012345678901234567890.0",
    "0x1.921fb54442d18p+1",
    "5e-1F",
    "9007199254740993.0",
    "0x1.00000000000008p0",
    "0x1.000000000000081p0",
    "1e-400",
];

const CHARACTERS: &[&str] = &[
    "'a'",
    "'0'",
    "' '",
    r"'\n'",
    r"'\t'",
    r"'\\'",
    r"'\''",
    r"'\0'",
    r"'\377'",
    r"'\x7f'",
    r"'\xff'",
    r"'\101'",
    "'ab'",
    "'abcd'",
    r"'\e'",
    r"'\a'",
    "u'a'",
    "u'é'",
    r"u'\uffff'",
    "U'😀'",
    r"U'\U0010FFFF'",
    "L'é'",
    "L'😀'",
    r"u'\xffff'",
    r"L'\xffffffff'",
    r"'\?'",
    "'\"'",
    "u8'a'",
];

const STRINGS: &[&str] = &[
    r#""""#,
    r#""abc""#,
    r#""a" "b""#,
    r#""\x1" "2""#,
    r#""é😀""#,
    r#"u"é😀""#,
    r#"U"é😀""#,
    r#"L"é😀""#,
    r#"u8"é😀""#,
    r#""\u00e9\U0001F600""#,
    r#"u"\u00e9\U0001F600""#,
    r#""a" u"b""#,
    r#"L"a" "\u00e9""#,
    r#""\0\00\000\0000""#,
    r#""\12345""#,
    r#"R"(a\n"b)""#,
    r#"R"x()")x""#,
    r#"LR"(é\u00e9)""#,
    r#""\"\'\\\?""#,
    r#"uR"(a)" "\n""#,
    r#""tab\tnew\n""#,
    r#"U"\xffffffff""#,
    r#"u"\xffff""#,
];

/// Compiles with g++; none when there is no g++, else its messages.
fn gxx(source: &str) -> Option<String> {
    let mut child = Command::new("g++")
        .args(["-std=gnu++20", "-fsyntax-only", "-w", "-x", "c++", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(source.as_bytes()).ok()?;
    Some(String::from_utf8_lossy(&child.wait_with_output().ok()?.stderr).into_owned())
}

fn integer_type(ty: IntegerType) -> &'static str {
    match ty {
        IntegerType::Int => "int",
        IntegerType::UnsignedInt => "unsigned",
        IntegerType::Long => "long",
        IntegerType::UnsignedLong => "unsigned long",
        IntegerType::LongLong => "long long",
        IntegerType::UnsignedLongLong => "unsigned long long",
    }
}

/// The spellings of adjacent string literals written with blanks in between.
fn split_strings(text: &str) -> Vec<&str> {
    match text.find("\" ") {
        Some(at) => vec![&text[..at + 1], &text[at + 2..]],
        None => vec![text],
    }
}

#[test]
fn values_as_gxx() {
    let mut source = String::new();
    for text in INTEGERS {
        let Ok(NumberLiteral::Integer(literal)) = number(text.as_bytes()) else { panic!("{text}") };
        let ty = integer_type(literal.integer_type());
        let _ = writeln!(source, "static_assert({text} == {}ull, \"{text}\");", literal.value);
        let _ = writeln!(source, "static_assert(__is_same(decltype({text}), {ty}), \"type of {text}\");");
    }
    for text in FLOATS {
        let Ok(NumberLiteral::Float(literal)) = number(text.as_bytes()) else { panic!("{text}") };
        let (unsigned, bits) = match literal.kind {
            FloatKind::Float => ("unsigned", u64::from(literal.single_bits().0)),
            _ => ("unsigned long", literal.double_bits().0),
        };
        let _ = writeln!(
            source,
            "static_assert(__builtin_bit_cast({unsigned}, {text}) == {bits}ull, \"{text}\");"
        );
    }
    for text in CHARACTERS {
        let literal = character(text.as_bytes()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
        let ty = if literal.multi { "int" } else { literal.encoding.type_name() };
        let name = text.replace(['"', '\\'], "");
        let _ = writeln!(source, "static_assert({text} == ({ty}){}ll, \"{name}\");", literal.value);
        let _ = writeln!(source, "static_assert(__is_same(decltype({text}), {ty}), \"type of {name}\");");
    }
    for (i, text) in STRINGS.iter().enumerate() {
        let literal = string(split_strings(text).into_iter().map(str::as_bytes));
        assert!(literal.issues.is_empty(), "{text}: {:?}", literal.issues);
        let ty = literal.encoding.type_name();
        let _ = writeln!(source, "constexpr {ty} s{i}[] = {text};");
        let _ = writeln!(
            source,
            "static_assert(sizeof(s{i}) / sizeof({ty}) == {}, \"length\");",
            literal.len() + 1
        );
        for (at, unit) in literal.units().enumerate() {
            let _ = writeln!(source, "static_assert(s{i}[{at}] == ({ty}){unit}u, \"unit\");");
        }
    }
    match gxx(&source) {
        Some(messages) => assert!(messages.is_empty(), "{messages}"),
        None => oxicc_reference::skip("no g++"),
    }
}

/// Declarations with a wrong literal: what stands before it, and the literal.
const WRONG: &[(&str, &str)] = &[
    ("int x = ", "0b12"),
    ("int x = ", "09"),
    ("int x = ", "0x"),
    ("unsigned long x = ", "99999999999999999999"),
    ("char c = ", "''"),
    ("int c = ", "'abcde'"),
    ("int c = ", "'ab'"),
    ("char c = ", r"'\q'"),
    ("char c = ", r"'\x'"),
    ("char c = ", r"'\x1ff'"),
    ("char c = ", r"'\400'"),
    ("const char *s = ", r#""\u12""#),
    ("const wchar_t *s = ", r#"u"a" L"b""#),
    ("double d = ", "0x1.8"),
    ("int x = ", "1'2''3"),
    ("char16_t c = ", "u'😀'"),
    ("const char *s = ", r#""\q""#),
    ("const char *s = ", r#""\xfff""#),
    ("const char16_t *s = ", r#"u"\x12345""#),
];

fn our_codes(text: &str) -> Vec<u16> {
    let issues: Vec<LiteralError> = match text.as_bytes()[0] {
        b'0'..=b'9' => match number(text.as_bytes()) {
            Ok(NumberLiteral::Integer(literal)) if literal.too_large => vec![LiteralError::TooLarge],
            Ok(_) => vec![],
            Err(error) => vec![error],
        },
        _ if text.ends_with('\'') => match character(text.as_bytes()) {
            Ok(literal) => literal.issues,
            Err(error) => vec![error],
        },
        _ => string(split_strings(text).into_iter().map(str::as_bytes)).issues,
    };
    issues.iter().map(|issue| issue.message().code().map_or(0, |code| code.0)).collect()
}

#[test]
fn numbers_of_wrong_literals_as_reference() {
    let Some(toolchain) = oxicc_reference::Toolchain::find() else {
        assert!(!oxicc_reference::is_required(), "the reference toolchain is required");
        oxicc_reference::skip("no reference toolchain");
        return;
    };
    let dir = std::env::temp_dir().join(format!("oxicc-literals-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let mut wrong = String::new();
    for (before, literal) in WRONG {
        let input = dir.join("x.ii");
        std::fs::write(&input, format!("{before}{literal};\n")).unwrap();
        let output = Command::new(toolchain.cicc())
            .args("--c++20 --gnu_version=120200 -arch compute_90 -m64 --output_mode sarif -tused".split(' '))
            .args(["--orig_src_file_name", "x.cu", "--orig_src_path_name", "x.cu", "-o"])
            .args([&dir.join("x.ptx"), &input])
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let codes =
            text.split("\"ruleId\":\"EC").skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok());
        let theirs: Vec<u16> = codes.filter(|code| *code != 3709).collect();
        let ours = our_codes(literal);
        if ours.first() != theirs.first() {
            let _ = writeln!(wrong, "{before}{literal}: ours {ours:?}, reference {theirs:?}");
        }
    }
    std::fs::remove_dir_all(&dir).unwrap();
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn encodings_have_sizes() {
    let sizes = [
        (CharEncoding::Ordinary, 1),
        (CharEncoding::Utf8, 1),
        (CharEncoding::Utf16, 2),
        (CharEncoding::Utf32, 4),
        (CharEncoding::Wide, 4),
    ];
    for (encoding, size) in sizes {
        assert_eq!(encoding.unit_size(), size, "{}", encoding.type_name());
    }
}
