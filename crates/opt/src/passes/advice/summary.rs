//! `annotation-remarks`: what the end of the optimizer knows of a function as a whole.

use oxicc_ir::{Context, Function};

use crate::analysis::pressure::Pressure;
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::{RemarkKind, place};

pub struct AnnotationRemarks;

/// The name of the pass.
pub const NAME: &str = "annotation-remarks";

impl FunctionPass for AnnotationRemarks {
    fn name(&self) -> &'static str {
        NAME
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        if !analyses.log.wants_remarks() {
            return Changed::Nothing;
        }
        let registers = match Pressure::compute(ctx, func) {
            Some(pressure) => pressure.most.to_string(),
            None => "an unknown number of".to_owned(),
        };
        let (instructions, blocks) = (func.all_insts().count(), func.blocks().count());
        let at = func.all_insts().map(|(_, i)| i).find(|i| place(ctx, func, *i).is_some());
        analyses.log.about(ctx, func, at, (RemarkKind::Analysis, NAME, "Summary"), || {
            format!("about {registers} registers of 32 bits, {instructions} instructions, blocks: {blocks}")
        });
        Changed::Nothing
    }
}
