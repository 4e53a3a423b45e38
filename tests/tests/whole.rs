//! Builds and runs whole programs on the simulator: every `.cu` file under `whole/`, whose last comment is the output it is to have.
//! `// FLAGS:` gives options to the build, `// STATUS:` is the exit status that is expected.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};
use std::{env, fs, process};

use libtest_mimic::{Arguments, Failed, Trial};

/// What a program may take, building not included.
const TIME: Duration = Duration::from_secs(20);

fn main() -> ExitCode {
    let args = Arguments::from_args();
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("whole");
    let has_compiler =
        ["c++", "g++", "clang++"].iter().any(|c| Command::new(c).arg("--version").output().is_ok());
    let mut trials = Vec::new();
    for entry in fs::read_dir(&directory).into_iter().flatten().flatten() {
        let source = entry.path();
        let Some(name) = source.file_stem().and_then(|n| n.to_str()).map(str::to_owned) else { continue };
        if source.extension().is_some_and(|e| e == "cu") {
            trials.push(Trial::test(name, move || run(&source)).with_ignored_flag(!has_compiler));
        }
    }
    trials.sort_by(|a, b| a.name().cmp(b.name()));
    libtest_mimic::run(&args, trials).exit_code()
}

/// The comments after `// OUTPUT:`, and the exit status before it.
fn expectation(text: &str) -> Result<(String, i32), Failed> {
    let (before, after) = text.split_once("// OUTPUT:\n").ok_or("there is no `// OUTPUT:`")?;
    let line = |l: &str| l.strip_prefix("// ").or(l.strip_prefix("//")).unwrap_or(l).to_owned() + "\n";
    let status = before.lines().find_map(|l| l.strip_prefix("// STATUS: ")).map_or(Ok(0), str::parse);
    Ok((after.lines().map(line).collect(), status.map_err(|_| "STATUS is a number")?))
}

fn run(source: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(source)?;
    let (expected, status) = expectation(&text)?;
    let name = source.file_stem().unwrap_or_default().to_string_lossy();
    let program = env::temp_dir().join(format!("oxicc-whole-{}-{name}", process::id()));
    let flags = text.lines().find_map(|l| l.strip_prefix("// FLAGS: ")).unwrap_or_default();
    let mut args: Vec<OsString> = vec!["oxicc".into(), "build".into(), "--arch=sm_90".into()];
    args.extend(flags.split_whitespace().map(OsString::from));
    args.extend([source.into(), "-o".into(), program.clone().into_os_string()]);
    if oxicc_cli::native::main(args) != 0 {
        return Err("it cannot be built, see above".into());
    }
    let start = Instant::now();
    let output = Command::new(&program).env("OXICC_DEVICE", "sim").env("OXICC_SM_COUNT", "4").output();
    let elapsed = start.elapsed();
    fs::remove_file(&program)?;
    let output = output?;
    let (printed, errors) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if printed != expected {
        return Err(
            format!("expected:\n{expected}\nprinted:\n{printed}\nand to standard error:\n{errors}").into()
        );
    }
    if output.status.code() != Some(status) {
        return Err(format!("expected status {status}: {}\n{errors}", output.status).into());
    }
    if elapsed > TIME {
        return Err(format!("it took {elapsed:?}").into());
    }
    Ok(())
}
