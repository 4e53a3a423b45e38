//! `-v -keep` with `NVVMCCWIZ`: the commands that do the work of one run stage by stage, as cicc prints them.
//!
//! What the user gave comes first in each command, in the order of the command line, then what holds without being said.

use oxicc_driver::{Dialect, Target};

use super::args::lookup;
use super::flags::{self, FrontEndMatch, Value};

/// The arguments of each stage.
#[derive(Default)]
struct Stages {
    front_end: Vec<String>,
    libnvvm: Vec<String>,
    link: Vec<String>,
    optimise: Vec<String>,
    generate: Vec<String>,
    /// The level, and whether it is one of `-Ofast-compile`.
    level: Option<u8>,
    fast_compile: bool,
}

/// The commands: those for standard error, and those for standard output.
pub struct Commands {
    pub errors: [String; 2],
    pub output: [String; 3],
}

/// The files of a compilation.
pub struct Names<'a> {
    pub program: &'a str,
    pub input: &'a str,
    /// The input without what the stages put in place of its extensions.
    pub base: &'a str,
    pub output: &'a str,
}

/// How this program is started in cicc's place.
pub fn program(itself: String) -> String {
    let is_cicc = std::path::Path::new(&itself).file_stem().is_some_and(|name| name == "cicc");
    if is_cicc { format!("\"{itself}\"") } else { format!("\"{itself}\" --cicc") }
}

/// The commands for a command line.
pub fn of(args: &[String], names: &Names<'_>, target: Target, dialect: Dialect) -> Commands {
    let mut stages = Stages::default();
    let mut rest = args.iter().map(String::as_str);
    while let Some(arg) = rest.next() {
        if arg == names.input {
            continue;
        }
        match lookup(flags::DRIVER, arg, &mut rest) {
            Some((flag, value)) => stages.driver(flag.name, value.unwrap_or_default()),
            None => stages.front_end(arg, &mut rest),
        }
    }
    stages.defaults(target, dialect);
    let version = match dialect {
        Dialect::N7 => "-nvvm-version=nvvm70",
        _ => "-nvvm-version=nvvm-latest",
    };
    let Names { program, input, base, output } = names;
    let [lgenfe, lnk, opt] = ["lgenfe", "lnk", "opt"].map(|stage| format!("{base}.{stage}.bc"));
    let line = |stage: &str, from: &str, to: &str, words: &[String]| {
        format!("{program} -{stage} \"{from}\" -o \"{to}\" {} {version}", words.join(" "))
    };
    let bracketed =
        |stage: &str, from: &str, to: &str, words: &[String]| format!("[ {} ]", line(stage, from, to, words));
    let libnvvm = [&[version.to_owned()], &stages.libnvvm[..]].concat().join(" ");
    Commands {
        errors: [
            line("lgenfe", input, &lgenfe, &stages.front_end),
            format!("{program} -libnvvm \"{lgenfe}\" -o \"{output}\" {libnvvm} -keep -v"),
        ],
        output: [
            bracketed("lnk", &lgenfe, &lnk, &stages.link),
            bracketed("opt", &lnk, &opt, &stages.optimise),
            bracketed("llc", &opt, output, &stages.generate),
        ],
    }
}

impl Stages {
    /// A flag of the driver's.
    // One arm for each flag.
    fn driver(&mut self, name: &str, value: &str) {
        let on = value == "1";
        let mut answer = |name: &str| self.link.push(format!("-R {name}=1"));
        match name {
            "-o"
            | "-arch"
            | "-keep"
            | "-v"
            | "--toolkit"
            | "--device-time-trace"
            | "--use-trace-pid"
            | "--trace-env"
            | "-nvvm-version"
            | "-nvvmir-library" => {}
            "-m64" => self.front_end.push("--m64".to_owned()),
            "-tused" | "-tnone" | "-tall" | "-tlocal" => self.front_end.push(name.to_owned()),
            "-ftz" => {
                self.libnvvm.push(format!("-ftz={value}"));
                if on {
                    answer("__CUDA_FTZ");
                    self.optimise.push("-nvptx-f32ftz".to_owned());
                    self.generate.push("-nvptx-f32ftz".to_owned());
                }
            }
            "-prec_div" => {
                if on {
                    answer("__CUDA_PREC_DIV");
                }
                self.libnvvm.push(format!("-prec-div={value}"));
                self.optimise.push(format!("-opt-use-prec-div={on}"));
                self.generate.push(format!("-nvptx-prec-divf32={}", if on { 2 } else { 1 }));
            }
            "-prec_sqrt" => {
                if on {
                    answer("__CUDA_PREC_SQRT");
                }
                self.libnvvm.push(format!("-prec-sqrt={value}"));
                self.generate.push(format!("-nvptx-prec-sqrtf32={value}"));
            }
            "-fmad" => {
                self.libnvvm.push(format!("-fma={value}"));
                self.generate.push(format!("-nvptx-fma-level={value}"));
            }
            "-fast-math" => {
                answer("__CUDA_USE_FAST_MATH");
                self.libnvvm.push(name.to_owned());
                self.optimise.push("-opt-use-fast-math".to_owned());
            }
            "-O0" | "-O1" | "-O2" | "-O3" => {
                let level = name.as_bytes()[2] - b'0';
                self.level = Some(level);
                self.front_end.push(format!("--device-O={level}"));
                self.libnvvm.push(format!("-opt={level}"));
            }
            "-Ofc" | "--Ofast-compile" => {
                self.fast_compile = value != "0";
                self.libnvvm.push(format!("-Ofast-compile={value}"));
                if self.fast_compile {
                    self.optimise.insert(0, format!("-Ofast-compile={value} -enable-pre=false"));
                }
            }
            "-g" => {
                self.front_end.push("--device-debug".to_owned());
                self.libnvvm.push(name.to_owned());
                self.optimise.push("-debug-compile".to_owned());
                self.generate.push("-debug-compile".to_owned());
            }
            "-w" => [&mut self.front_end, &mut self.libnvvm, &mut self.optimise, &mut self.generate]
                .into_iter()
                .for_each(|words| words.push(name.to_owned())),
            "-generate-line-info" => {
                self.front_end.push("--generate-line-info".to_owned());
                self.libnvvm.push(name.to_owned());
                self.generate.push(name.to_owned());
            }
            "-kernel-params-are-restrict" => {
                self.front_end.push("--kernel-params-are-restrict".to_owned());
                self.libnvvm.push("-restrict".to_owned());
                self.generate.push("-nvptx-kernel-params-restrict".to_owned());
            }
            "--device-c" => {
                self.front_end.push(name.to_owned());
                self.libnvvm.push(name.to_owned());
            }
            "-maxreg" => [&mut self.libnvvm, &mut self.optimise, &mut self.generate]
                .into_iter()
                .for_each(|words| words.push(format!("-maxreg={value}"))),
            "-split-compile" | "-opt-fdiv" => {
                self.libnvvm.push(format!("{name}={value}"));
                self.optimise.push(format!("{name}={value}"));
            }
            "-jump-table-density" => {
                self.libnvvm.push(format!("{name}={value}"));
                self.generate.push(format!("{name}={value}"));
            }
            "-show-src" => {
                self.libnvvm.push(name.to_owned());
                self.generate.push("-nvptx-emit-src".to_owned());
            }
            "-disable-inlining" => {
                self.libnvvm.push(name.to_owned());
                self.optimise.push(name.to_owned());
            }
            "-aggressive-inline" => {
                self.libnvvm.push(name.to_owned());
                self.optimise.push("-inline-budget=40000".to_owned());
            }
            "--Xlgenfe" => self.front_end.push(value.to_owned()),
            "--Xlibnvvm" => self.libnvvm.push(value.to_owned()),
            "--Xlnk" | "--Xopt" | "--Xllc" => {
                self.libnvvm.push(format!("{} {value}", &name[1..]));
                let words = match name {
                    "--Xlnk" => &mut self.link,
                    "--Xopt" => &mut self.optimise,
                    _ => &mut self.generate,
                };
                words.push(value.to_owned());
            }
            _ if value.is_empty() => self.libnvvm.push(name.to_owned()),
            _ => self.libnvvm.push(format!("{name}={value}")),
        }
    }

    /// An option of the front end's, as it stands.
    fn front_end<'a>(&mut self, arg: &'a str, rest: &mut dyn Iterator<Item = &'a str>) {
        self.front_end.push(arg.to_owned());
        let Some(name) = arg.strip_prefix("--").filter(|name| !name.contains('=')) else { return };
        let takes_value = match flags::front_end(name) {
            FrontEndMatch::Known(flag) => flag.value != Value::None,
            FrontEndMatch::Ignored { takes_value } => takes_value,
            _ => false,
        };
        if takes_value && let Some(value) = rest.next() {
            let is_name = matches!(name, "orig_src_file_name" | "orig_src_path_name");
            self.front_end.push(if is_name { format!("\"{value}\"") } else { value.to_owned() });
        }
    }

    /// What holds without being said, behind what was.
    fn defaults(&mut self, target: Target, dialect: Dialect) {
        let is_old = dialect == Dialect::N7;
        let said = |words: &[String], name: &str| words.iter().any(|w| w.contains(name));
        let arch = target.to_string().replace("sm_", "compute_");
        self.front_end.insert(0, "--emit-llvm-bc".to_owned());
        if is_old {
            self.front_end.push("--no-device-float128".to_owned());
        }
        self.front_end.push(format!("--nv_arch {arch}"));
        let sqrt = said(&self.libnvvm, "-prec-sqrt=");
        let approximate = said(&self.libnvvm, "-prec-sqrt=0");
        let div = said(&self.libnvvm, "-prec-div=");
        self.libnvvm.push(format!("-arch={arch}"));
        self.link.push(format!("-R __CUDA_ARCH={}", target.cuda_arch()));
        for (name, said) in [("__CUDA_PREC_SQRT", sqrt), ("__CUDA_PREC_DIV", div)] {
            if !said {
                self.link.push(format!("-R {name}=1"));
            }
        }
        let level = self.level.unwrap_or(3);
        let words = &mut self.optimise;
        if is_old {
            let at = words.iter().take_while(|w| w.starts_with("-Ofast-compile=")).count();
            words.insert(at, "-disable-sroa-padding-check".to_owned());
        }
        let (fdiv, no_inlining) = (said(words, "-opt-fdiv="), said(words, "-disable-inlining"));
        let mut add = |wanted: bool, text: &str| {
            if wanted {
                words.push(text.to_owned());
            }
        };
        add(true, &format!("-opt-arch={target}"));
        add(!div, "-opt-use-prec-div=true");
        add(!fdiv, "-opt-fdiv=0");
        add(level == 0, "-lsa-opt=0");
        add(true, if level == 0 { "-memory-space-opt=0" } else { "-memory-space-opt=1" });
        add(!approximate, "-nvptx-rsqrt-approx-opt=0");
        if !self.fast_compile {
            let inliner = if level >= 2 && !no_inlining { "-inline" } else { "-always-inline" };
            let end = if level == 0 { "-mem2reg" } else { "-byval-mem2reg" };
            add(
                is_old,
                &format!("-nvvm-pretreat -generic-to-nvvm -nv-inline-must {inliner} -globaldce {end}"),
            );
            add(level > 0 || !is_old, &format!("-O{level}"));
        }
        let words = &mut self.generate;
        words.insert(0, "-march=nvptx".to_owned());
        words.push(format!("-mcpu={target}"));
        for (name, default) in
            [("-nvptx-prec-sqrtf32=", 1), ("-nvptx-prec-divf32=", 2), ("-nvptx-fma-level=", 1)]
        {
            if !said(words, name) {
                words.push(format!("{name}{default}"));
            }
        }
        if level > 0 && !self.fast_compile {
            words.push(format!("-optO{level} -llcO2"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(line: &str, target: &str) -> Vec<String> {
        let args: Vec<String> = line.split(' ').map(str::to_owned).collect();
        let target = Target::parse(target).unwrap();
        let names = Names { program: "\"cicc\"", input: "s.ii", base: "s", output: "w.ptx" };
        let commands = of(&args, &names, target, target.dialect());
        commands.errors.into_iter().chain(commands.output).collect()
    }

    /// As cicc 13.0 prints them.
    #[test]
    fn commands_are_the_references() {
        let old = "--c++17 --orig_src_file_name t.cu -arch compute_90 -m64 -ftz=1 -prec_div=0 -prec_sqrt=0 -fmad=0 s.ii -o w.ptx -v -keep";
        assert_eq!(
            lines(old, "sm_90"),
            [
                "\"cicc\" -lgenfe \"s.ii\" -o \"s.lgenfe.bc\" --emit-llvm-bc --c++17 --orig_src_file_name \"t.cu\" --m64 \
                 --no-device-float128 --nv_arch compute_90 -nvvm-version=nvvm70",
                "\"cicc\" -libnvvm \"s.lgenfe.bc\" -o \"w.ptx\" -nvvm-version=nvvm70 -ftz=1 -prec-div=0 -prec-sqrt=0 -fma=0 \
                 -arch=compute_90 -keep -v",
                "[ \"cicc\" -lnk \"s.lgenfe.bc\" -o \"s.lnk.bc\" -R __CUDA_FTZ=1 -R __CUDA_ARCH=900 -nvvm-version=nvvm70 ]",
                "[ \"cicc\" -opt \"s.lnk.bc\" -o \"s.opt.bc\" -disable-sroa-padding-check -nvptx-f32ftz -opt-use-prec-div=false \
                 -opt-arch=sm_90 -opt-fdiv=0 -memory-space-opt=1 -nvvm-pretreat -generic-to-nvvm -nv-inline-must -inline \
                 -globaldce -byval-mem2reg -O3 -nvvm-version=nvvm70 ]",
                "[ \"cicc\" -llc \"s.opt.bc\" -o \"w.ptx\" -march=nvptx -nvptx-f32ftz -nvptx-prec-divf32=1 -nvptx-prec-sqrtf32=0 \
                 -nvptx-fma-level=0 -mcpu=sm_90 -optO3 -llcO2 -nvvm-version=nvvm70 ]",
            ]
        );
        let new = lines("-arch compute_100 -O0 -g s.ii -o w.ptx -v -keep", "sm_100");
        assert_eq!(
            new[3],
            "[ \"cicc\" -opt \"s.lnk.bc\" -o \"s.opt.bc\" -debug-compile -opt-arch=sm_100 -opt-use-prec-div=true -opt-fdiv=0 \
             -lsa-opt=0 -memory-space-opt=0 -nvptx-rsqrt-approx-opt=0 -O0 -nvvm-version=nvvm-latest ]"
        );
        assert_eq!(
            new[4],
            "[ \"cicc\" -llc \"s.opt.bc\" -o \"w.ptx\" -march=nvptx -debug-compile -mcpu=sm_100 -nvptx-prec-sqrtf32=1 \
             -nvptx-prec-divf32=2 -nvptx-fma-level=1 -nvvm-version=nvvm-latest ]"
        );
        let short =
            lines("-arch compute_90 -Ofc=mid -split-compile 4 -disable-inlining s.ii -o w.ptx", "sm_90");
        assert!(
            short[3].contains("\"s.opt.bc\" -Ofast-compile=mid -enable-pre=false -disable-sroa-padding-check -split-compile=4 -disable"),
            "{}",
            short[3]
        );
        assert!(
            lines("-disable-inlining s.ii", "sm_90")[3]
                .contains(" -nv-inline-must -always-inline -globaldce ")
        );
        let knobs = lines("-arch compute_90 --Xopt -do-licm=0 -maxreg 32 -O1 s.ii -o w.ptx", "sm_90");
        assert_eq!(
            knobs[1],
            "\"cicc\" -libnvvm \"s.lgenfe.bc\" -o \"w.ptx\" -nvvm-version=nvvm70 -Xopt -do-licm=0 -maxreg=32 -opt=1 \
             -arch=compute_90 -keep -v"
        );
        assert!(
            knobs[3].contains("-disable-sroa-padding-check -do-licm=0 -maxreg=32 -opt-arch=sm_90"),
            "{}",
            knobs[3]
        );
    }
}
