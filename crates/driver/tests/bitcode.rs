//! Bitcode as an input: the same PTX as from text, and an error with the file's name when it is damaged.

use oxicc_driver::{Emit, Input, InputKind, Options, compile};
use oxicc_source::render::human::Color;

const TEXT: &str = include_str!("../../ir/tests/text/memory.ll");
const BITCODE: &[u8] = include_bytes!("../../ir/tests/bitcode/memory.bc");

#[test]
fn bitcode_gives_the_ptx_of_its_text() {
    let ptx = |name: &str, bytes: &[u8]| {
        let input = Input::new(name, InputKind::Ir, bytes);
        let compilation = compile(&input, &Options::default(), Emit::Llvm);
        let messages = compilation.render(Color::Never);
        let text = compilation.output.unwrap_or_else(|| panic!("{messages}"));
        text.lines().skip_while(|l| !l.starts_with("define")).map(|l| format!("{l}\n")).collect::<String>()
    };
    let (from_text, from_bitcode) = (ptx("m.ll", TEXT.as_bytes()), ptx("m.bc", BITCODE));
    assert!(!from_text.is_empty());
    assert_eq!(from_text, from_bitcode);
}

#[test]
fn damaged_bitcode_is_an_error() {
    for end in [5, BITCODE.len() / 2, BITCODE.len() - 4] {
        let input = Input::new("half.bc", InputKind::Ir, &BITCODE[..end]);
        let compilation = compile(&input, &Options::default(), Emit::Ptx);
        assert!(compilation.output.is_none());
        let messages = compilation.render(Color::Never);
        assert!(messages.starts_with("error: half.bc: "), "{messages}");
    }
}
