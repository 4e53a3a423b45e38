//! Finding the kernel to launch, and checking the arguments against its parameters.

use oxicc_ptx::{Function, FunctionKind, Module};

use crate::launch::Launch;

/// The kernel a launch means.
///
/// A name is the name in the PTX, or the name in the C++ source if only one kernel has it. Without a name the module must have
/// exactly one kernel.
pub fn find<'m>(module: &'m Module, name: Option<&str>) -> Result<&'m Function, String> {
    let kernels: Vec<&Function> =
        module.functions().filter(|f| f.kind == FunctionKind::Entry && f.body.is_some()).collect();
    let listed = || kernels.iter().map(|k| module.name(k.name)).collect::<Vec<_>>().join(", ");
    let Some(name) = name else {
        return match kernels.as_slice() {
            [] => Err("there is no kernel in this file".to_owned()),
            [only] => Ok(only),
            _ => Err(format!("there are several kernels, name one of them: {}", listed())),
        };
    };
    if let Some(exact) = kernels.iter().find(|k| module.name(k.name) == name) {
        return Ok(exact);
    }
    let same: Vec<&&Function> =
        kernels.iter().filter(|k| source_name(module.name(k.name)) == Some(name)).collect();
    match same.as_slice() {
        [only] => Ok(only),
        [] if kernels.is_empty() => Err("there is no kernel in this file".to_owned()),
        [] => Err(format!("there is no kernel `{name}`; there is {}", listed())),
        _ => {
            let names: Vec<&str> = same.iter().map(|k| module.name(k.name)).collect();
            Err(format!("`{name}` is the name of several kernels: {}", names.join(", ")))
        }
    }
}

/// The last component of a name mangled by the Itanium C++ ABI: `_Z5saxpyifPKfPf` and `_ZN2ns5saxpyEi` are both `saxpy`.
fn source_name(mangled: &str) -> Option<&str> {
    let mut rest = mangled.strip_prefix("_Z")?;
    rest = rest.strip_prefix('N').unwrap_or(rest);
    let mut name = None;
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let Ok(len) = rest[..digits].parse::<usize>() else { return name };
        rest = &rest[digits..];
        name = Some(rest.get(..len)?);
        rest = &rest[len..];
        if !mangled.starts_with("_ZN") {
            return name;
        }
    }
}

/// Checks that there are as many arguments as parameters, each of the right size.
pub fn check_arguments(module: &Module, kernel: &Function, launch: &Launch) -> Result<(), String> {
    let name = module.name(kernel.name);
    if kernel.params.len() != launch.params.len() {
        let (takes, given) = (kernel.params.len(), launch.params.len());
        let noun = if takes == 1 { "argument" } else { "arguments" };
        return Err(format!(
            "the kernel `{name}` takes {takes} {noun}, {given} were given; each is an `--arg`"
        ));
    }
    for (i, (param, arg)) in kernel.params.iter().zip(&launch.params).enumerate() {
        let Some(want) = param.size() else { continue };
        if want != arg.bytes.len() as u64 {
            return Err(format!(
                "argument {i} of `{name}` has {} bytes, the parameter has {want}",
                arg.bytes.len()
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::Arg;

    const PTX: &str = "
.version 8.0
.target sm_75
.address_size 64
.visible .entry _Z1kIiEvT_(.param .u32 a) { ret; }
.visible .entry _Z1kIfEvT_(.param .f32 a) { ret; }
.visible .entry _ZN2ns1mEPi(.param .u64 a) { ret; }
.visible .entry plain() { ret; }
";

    fn found(name: Option<&str>) -> Result<String, String> {
        let module = oxicc_ptx::parse_module(PTX).unwrap();
        find(&module, name).map(|k| module.name(k.name).to_owned())
    }

    #[test]
    fn names() {
        assert_eq!(found(Some("plain")).unwrap(), "plain");
        assert_eq!(found(Some("m")).unwrap(), "_ZN2ns1mEPi");
        assert_eq!(found(Some("_Z1kIfEvT_")).unwrap(), "_Z1kIfEvT_");
        assert_eq!(
            found(Some("k")).unwrap_err(),
            "`k` is the name of several kernels: _Z1kIiEvT_, _Z1kIfEvT_"
        );
        assert!(found(Some("zz")).unwrap_err().starts_with("there is no kernel `zz`; there is _Z1kIiEvT_, "));
        assert!(found(None).unwrap_err().starts_with("there are several kernels"));
    }

    #[test]
    fn arguments_must_fit() {
        let module = oxicc_ptx::parse_module(PTX).unwrap();
        let kernel = find(&module, Some("m")).unwrap();
        let mut launch = Launch::new(None);
        assert_eq!(
            check_arguments(&module, kernel, &launch).unwrap_err(),
            "the kernel `_ZN2ns1mEPi` takes 1 argument, 0 were given; each is an `--arg`"
        );
        launch.add_arg(Arg::parse("i32:1", Path::new(".")).unwrap());
        assert_eq!(
            check_arguments(&module, kernel, &launch).unwrap_err(),
            "argument 0 of `_ZN2ns1mEPi` has 4 bytes, the parameter has 8"
        );
    }
}
