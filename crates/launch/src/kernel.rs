//! Finding the kernel to launch, and checking the arguments against its parameters.

use oxicc_ptx::{Function, FunctionKind, Module};

use oxicc_arch::Feature;

use crate::launch::Launch;
use crate::names::{demangled, is_called};
use crate::render::counted;
use crate::template;

/// The kernel a launch means.
///
/// A name is the name in the PTX, or the name in the C++ source if only one kernel has it. Without a name the module must have
/// exactly one kernel.
pub fn find<'m>(module: &'m Module, name: Option<&str>) -> Result<&'m Function, String> {
    let kernels: Vec<&Function> =
        module.functions().filter(|f| f.kind == FunctionKind::Entry && f.body.is_some()).collect();
    let listed = |kernels: &[&Function]| {
        kernels.iter().map(|k| shown(module.name(k.name))).collect::<Vec<_>>().join(", ")
    };
    let Some(name) = name else {
        return match kernels.as_slice() {
            [] => Err("there is no kernel in this file".to_owned()),
            [only] => Ok(only),
            _ => Err(format!("there are several kernels, name one of them with -k: {}", listed(&kernels))),
        };
    };
    if let Some(exact) = kernels.iter().find(|k| module.name(k.name) == name) {
        return Ok(exact);
    }
    let same: Vec<&Function> =
        kernels.iter().copied().filter(|k| is_called(module.name(k.name), name)).collect();
    match same.as_slice() {
        [only] => Ok(only),
        [] if kernels.is_empty() => Err("there is no kernel in this file".to_owned()),
        [] => Err(format!("there is no kernel `{name}`; there is {}", listed(&kernels))),
        _ => Err(format!("`{name}` is the name of several kernels: {}", listed(&same))),
    }
}

/// A kernel's name for people, as `-k` takes it.
fn shown(name: &str) -> String {
    format!("`{}`", demangled(name))
}

/// Checks that there are as many arguments as parameters, each of the right size.
pub fn check_arguments(module: &Module, kernel: &Function, launch: &Launch) -> Result<(), String> {
    let mangled = module.name(kernel.name);
    let name = shown(mangled);
    if let Some(twice) = launch.name_given_twice() {
        return Err(format!("`{twice}` is given twice"));
    }
    if kernel.params.len() != launch.params.len() {
        let takes = counted(kernel.params.len() as u64, "argument");
        let (given, was) = (launch.params.len(), if launch.params.len() == 1 { "was" } else { "were" });
        let try_this = template::flags(mangled, kernel);
        let advice = match kernel.params.is_empty() {
            true => String::new(),
            false => format!("; try {try_this}"),
        };
        return Err(format!("the kernel {name} takes {takes}, {given} {was} given{advice}"));
    }
    for (i, (param, arg)) in kernel.params.iter().zip(&launch.params).enumerate() {
        let Some(want) = param.size() else { continue };
        if want != arg.bytes.len() as u64 {
            let given = counted(arg.bytes.len() as u64, "byte");
            return Err(format!("argument {} of {name} has {given}, the parameter has {want}", i + 1));
        }
    }
    Ok(())
}

/// Checks what a block may have on the architecture of the launch.
pub fn check_limits(launch: &Launch) -> Result<(), String> {
    let Some(target) = launch.target else { return Ok(()) };
    let most = target.max_shared_per_block();
    if launch.shared > most {
        return Err(format!(
            "{} bytes of dynamic shared memory: a block has at most {most} on {}",
            launch.shared,
            target.name()
        ));
    }
    if launch.cluster.is_some_and(|c| c.count() > 1) && !target.has(Feature::Cluster) {
        return Err(format!("{} has no clusters; sm_90 and later do", target.name()));
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
            "`k` is the name of several kernels: `void k<int>(int)`, `void k<float>(float)`"
        );
        assert_eq!(found(Some("k<float>")).unwrap(), "_Z1kIfEvT_");
        assert!(
            found(Some("zz"))
                .unwrap_err()
                .starts_with("there is no kernel `zz`; there is `void k<int>(int)`, ")
        );
        assert!(found(None).unwrap_err().starts_with("there are several kernels"));
    }

    #[test]
    fn arguments_must_fit() {
        let module = oxicc_ptx::parse_module(PTX).unwrap();
        let kernel = find(&module, Some("m")).unwrap();
        let mut launch = Launch::new(None);
        assert_eq!(
            check_arguments(&module, kernel, &launch).unwrap_err(),
            "the kernel `ns::m(int*)` takes 1 argument, 0 were given; try --arg out:i32:100"
        );
        launch.add_arg(Arg::parse("i32:1", Path::new(".")).unwrap());
        assert_eq!(
            check_arguments(&module, kernel, &launch).unwrap_err(),
            "argument 1 of `ns::m(int*)` has 4 bytes, the parameter has 8"
        );
        launch.add_arg(Arg::parse("n=i32:1", Path::new(".")).unwrap());
        launch.add_arg(Arg::parse("n=f32:1", Path::new(".")).unwrap());
        assert_eq!(check_arguments(&module, kernel, &launch).unwrap_err(), "`n` is given twice");
    }

    #[test]
    fn limits_of_the_architecture() {
        let mut launch = Launch::new(None);
        launch.shared = 64 << 10;
        launch.target = oxicc_arch::Target::parse("sm_75").ok();
        assert_eq!(check_limits(&launch), Ok(()));
        launch.shared += 1;
        let message = check_limits(&launch).unwrap_err();
        assert_eq!(message, "65537 bytes of dynamic shared memory: a block has at most 65536 on sm_75");
        launch.shared = 0;
        launch.cluster = Some(crate::Dim3 { x: 2, y: 1, z: 1 });
        assert_eq!(check_limits(&launch).unwrap_err(), "sm_75 has no clusters; sm_90 and later do");
    }
}
