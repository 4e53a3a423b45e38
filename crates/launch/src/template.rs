//! Arguments for a kernel that nobody gave any, to start from.

use oxicc_ptx::{Function, ScalarType};

use crate::names::demangled;

/// Elements of the buffers in a template.
const LEN: u32 = 100;

/// `--arg i32:100 --arg buf:f32:100:iota --arg out:f32:100`.
pub fn flags(name: &str, kernel: &Function) -> String {
    let flags = arguments(name, kernel).into_iter().map(|arg| format!("--arg {arg}"));
    flags.collect::<Vec<_>>().join(" ")
}

/// An argument for each parameter, by the parameters' types in the source, or in PTX where the name does not tell them.
/// `name` is the kernel's name in the PTX.
pub fn arguments(name: &str, kernel: &Function) -> Vec<String> {
    let types = parameter_types(&demangled(name));
    let args = kernel.params.iter().enumerate().map(|(i, param)| {
        let told = types.as_ref().filter(|t| t.len() == kernel.params.len()).map(|t| t[i].as_str());
        let of_ptx = || match (&param.ptr, param.dims.is_empty(), param.ty) {
            (Some(_), ..) => format!("out:f32:{LEN}"),
            (_, false, _) => "{...}".to_owned(),
            (_, _, ScalarType::F32) => "f32:1".to_owned(),
            (_, _, ScalarType::F64) => "f64:1".to_owned(),
            (_, _, ty) => match ty.bytes() {
                1 => format!("u8:{LEN}"),
                2 => format!("u16:{LEN}"),
                8 => format!("out:f32:{LEN}"),
                _ => format!("i32:{LEN}"),
            },
        };
        told.and_then(of_source).unwrap_or_else(of_ptx)
    });
    args.collect()
}

fn of_source(ty: &str) -> Option<String> {
    if let Some(target) = ty.strip_suffix('*') {
        let is_const = target.split(' ').any(|word| word == "const");
        let target = target.replace("const", "").replace("volatile", "");
        let element = scalar(target.trim().trim_end_matches("__restrict").trim()).unwrap_or("f32");
        return Some(match is_const {
            true => format!("buf:{element}:{LEN}:iota"),
            false => format!("out:{element}:{LEN}"),
        });
    }
    let scalar = scalar(ty)?;
    Some(if scalar.contains('f') { format!("{scalar}:1") } else { format!("{scalar}:{LEN}") })
}

/// The name here of an arithmetic type, as demanglers write it.
fn scalar(name: &str) -> Option<&'static str> {
    const NAMES: &[(&str, &str)] = &[
        ("bool", "u8"),
        ("char", "i8"),
        ("signed char", "i8"),
        ("unsigned char", "u8"),
        ("short", "i16"),
        ("unsigned short", "u16"),
        ("int", "i32"),
        ("unsigned int", "u32"),
        ("long", "i64"),
        ("unsigned long", "u64"),
        ("long long", "i64"),
        ("unsigned long long", "u64"),
        ("float", "f32"),
        ("double", "f64"),
        ("__half", "f16"),
        ("__nv_bfloat16", "bf16"),
    ];
    NAMES.iter().find(|(cxx, _)| *cxx == name).map(|(_, ours)| *ours)
}

/// The parameters between the last parentheses of `k(int, float const*)`.
fn parameter_types(signature: &str) -> Option<Vec<String>> {
    let inner = signature.strip_suffix(')')?;
    let mut depth = 0;
    let open = inner.char_indices().rev().find(|(_, c)| match c {
        ')' | '>' => {
            depth += 1;
            false
        }
        '<' => {
            depth -= 1;
            false
        }
        '(' => {
            depth -= 1;
            depth < 0
        }
        _ => false,
    });
    let inner = &inner[open?.0 + 1..];
    let mut types = vec![String::new()];
    let mut depth = 0;
    for c in inner.chars() {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth -= 1,
            ',' if depth == 0 => {
                types.push(String::new());
                continue;
            }
            _ => {}
        }
        types.last_mut()?.push(c);
    }
    Some(types.iter().map(|t| t.trim().to_owned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn templates_follow_the_signature() {
        let ptx = ".version 8.0\n.target sm_75\n.address_size 64\n\
            .visible .entry _Z5saxpyifPKfPf(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y) { ret; }\n\
            .visible .entry plain(.param .u64 .ptr .global .align 4 a, .param .f64 b, .param .align 4 .b8 c[12]) { ret; }\n";
        let module = oxicc_ptx::parse_module(ptx).unwrap();
        let of = |name: &str| {
            let kernel = module.functions().find(|f| module.name(f.name) == name).unwrap();
            flags(name, kernel)
        };
        assert_eq!(
            of("_Z5saxpyifPKfPf"),
            "--arg i32:100 --arg f32:1 --arg buf:f32:100:iota --arg out:f32:100"
        );
        assert_eq!(of("plain"), "--arg out:f32:100 --arg f64:1 --arg {...}");
    }

    #[test]
    fn types_of_a_signature() {
        assert_eq!(
            parameter_types("void f<int (*)(int)>(a<b, c>, int (*)(int, char))").unwrap(),
            ["a<b, c>", "int (*)(int, char)"]
        );
        assert_eq!(parameter_types("f()").unwrap(), [""]);
        assert_eq!(parameter_types("plain"), None);
    }
}
