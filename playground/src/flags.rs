//! The flags of a compilation, spelled as for the command.

use oxicc::{MacroOption, MathOptions, OptLevel, Options, Standard, Target};

/// The options that the flags mean. What the page has no use for is an error, not ignored.
pub fn options<'f>(flags: impl Iterator<Item = &'f str>) -> Result<Options, String> {
    let mut options = Options::default();
    for flag in flags {
        apply(flag, &mut options).ok_or_else(|| format!("the flag {flag} is not for the playground"))?;
    }
    Ok(options)
}

fn apply(flag: &str, options: &mut Options) -> Option<()> {
    let (name, value) = flag.split_once('=').map_or((flag, None), |(name, value)| (name, Some(value)));
    let is_true = || value.map(|v| matches!(v, "true" | "1"));
    match name.trim_start_matches('-') {
        "arch" => options.target = Target::parse(value?).ok()?,
        "std" => {
            let year = value?.strip_prefix("c++")?.parse().ok()?;
            options.preprocessor.standard = Standard::from_year(year)?;
        }
        "ftz" => options.math.ftz = is_true()?,
        "fmad" => options.math.fmad = is_true()?,
        "prec-div" => options.math.prec_div = is_true()?,
        "prec-sqrt" => options.math.prec_sqrt = is_true()?,
        "use_fast_math" => options.math = MathOptions::FAST,
        "O0" | "O1" | "O2" | "O3" => options.opt_level = OptLevel::from_number(name[2..].parse().ok()?)?,
        name if name.starts_with('D') => {
            options.preprocessor.macros.push(MacroOption::Define {
                name: name[1..].to_owned(),
                text: Some(value.unwrap_or("1").to_owned()),
            });
        }
        name if name.starts_with('U') => {
            options.preprocessor.macros.push(MacroOption::Undefine(name[1..].to_owned()));
        }
        _ => return None,
    }
    Some(())
}
