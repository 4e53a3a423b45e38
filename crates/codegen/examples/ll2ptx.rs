//! Compiles a file of NVVM IR text to PTX: `ll2ptx FILE sm_90`.

use std::process::ExitCode;

use oxicc_arch::Target;
use oxicc_codegen::{Options, compile};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(path), arch) = (args.next(), args.next().unwrap_or_else(|| "sm_90".into())) else {
        eprintln!("usage: ll2ptx FILE [ARCH]");
        return ExitCode::FAILURE;
    };
    let run = || -> Result<String, String> {
        let text = std::fs::read_to_string(&path).map_err(|e| e.to_string())?;
        let target = Target::parse(&arch).map_err(|e| e.to_string())?;
        let module = oxicc_ir::text::parse(&text).map_err(|e| format!("{path}:{e}"))?;
        let options = Options {
            fma: std::env::var_os("NO_FMA").is_none(),
            debug: if std::env::var_os("LINES").is_some() {
                oxicc_codegen::DebugInfo::Lines
            } else {
                oxicc_codegen::DebugInfo::None
            },
            ..Options::default()
        };
        let ptx = compile(&module, target, &options)
            .map_err(|errors| errors.iter().map(|e| e.to_string()).collect::<Vec<_>>().join("\n"))?;
        Ok(oxicc_ptx::print_module(&ptx, target.dialect()))
    };
    match run() {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
