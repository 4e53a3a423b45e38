//! Pipelines as data.

use std::fmt;

use crate::passes::{self, AnyPass};

/// How hard to optimise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    O0,
    O1,
    O2,
    O3,
}

/// Passes in the order they run.
#[derive(Clone)]
pub struct Pipeline {
    passes: Vec<AnyPass>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PipelineError {
    UnknownPass(String),
    Empty,
}

impl fmt::Display for PipelineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PipelineError::UnknownPass(name) => write!(f, "unknown pass name '{name}'"),
            PipelineError::Empty => f.write_str("an empty pipeline"),
        }
    }
}

impl std::error::Error for PipelineError {}

/// The text of the pipeline of each level.
const O0: &str = "globaldce,always-inline,globaldce";
const O1: &str = "globaldce,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,inline,globaldce,\
                  sroa,mem2reg,instcombine,simplifycfg,early-cse,loop-rotate,licm,loop-deletion,instcombine,\
                  simplifycfg,early-cse,dse,load-store-vectorizer,instcombine,simplifycfg,dce";
/// Unrolling is done twice: inner loops, then the loops around them. Local arrays become values in between.
const O2: &str = "globaldce,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,inline,globaldce,\
                  sroa,mem2reg,instcombine,simplifycfg,early-cse,loop-rotate,licm,instcombine,simplifycfg,\
                  loop-unroll,instcombine,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,\
                  loop-unroll,instcombine,simplifycfg,sroa,mem2reg,instcombine,early-cse,simplifycfg,\
                  licm,loop-deletion,instcombine,simplifycfg,early-cse,dse,load-store-vectorizer,\
                  instcombine,simplifycfg,dce";

impl Pipeline {
    pub fn for_level(level: Level) -> Pipeline {
        let text = match level {
            Level::O0 => O0,
            Level::O1 => O1,
            Level::O2 | Level::O3 => O2,
        };
        // The texts above are checked by a test.
        Pipeline::parse(text).unwrap_or(Pipeline { passes: Vec::new() })
    }

    /// Reads `a,b,c`.
    pub fn parse(text: &str) -> Result<Pipeline, PipelineError> {
        let names = text.split(',').map(str::trim).filter(|n| !n.is_empty());
        let passes = names
            .map(|name| passes::find(name).ok_or_else(|| PipelineError::UnknownPass(name.to_string())))
            .collect::<Result<Vec<_>, _>>()?;
        if passes.is_empty() { Err(PipelineError::Empty) } else { Ok(Pipeline { passes }) }
    }

    pub fn passes(&self) -> &[AnyPass] {
        &self.passes
    }
}

impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, pass) in self.passes.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            f.write_str(pass.name())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_names_known_passes() {
        for text in [O0, O1, O2] {
            let pipeline = Pipeline::parse(text).unwrap();
            assert_eq!(Pipeline::parse(&pipeline.to_string()).unwrap().to_string(), pipeline.to_string());
        }
        assert_eq!(Pipeline::parse("nope").err(), Some(PipelineError::UnknownPass("nope".into())));
    }
}
