//! `gpu-advice`: tells what costs time on a GPU, and changes nothing.
//!
//! Each remark is about something that holds for every launch with rows of 32 threads or more, and not about what might be slow for some
//! inputs: distances between neighbouring threads are constants here, or nothing is said. `docs/guide/messages.md` lists the remarks.

mod barriers;
mod memory;
mod precision;
mod step;
mod summary;

pub use summary::AnnotationRemarks;

use oxicc_ir::{CallConv, Context, Function, Inst};

use crate::pass::{Analyses, Changed, FunctionPass};
use crate::remarks::RemarkKind;

/// The name of the pass, and of the group of warnings.
pub const NAME: &str = "gpu-advice";

/// What can be told, by the names of remarks.
pub const SUBJECTS: [&str; 6] = ["barrier", "banks", "coalescing", "restrict", "local", "double"];

pub struct GpuAdvice;

/// Something found at an instruction.
struct Finding {
    at: Inst,
    /// One of [`SUBJECTS`].
    subject: &'static str,
    message: String,
}

impl FunctionPass for GpuAdvice {
    fn name(&self) -> &'static str {
        NAME
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let kernel = ctx.global(func.id()).as_function().is_some_and(|h| h.cc == CallConv::PTX_KERNEL);
        if !analyses.log.wants_remarks() {
            return Changed::Nothing;
        }
        let mut findings = Vec::new();
        if kernel {
            barriers::find(ctx, func, &mut findings);
            let (_, loops) = analyses.loops(func);
            memory::find(ctx, func, loops, &mut findings);
        }
        precision::find(ctx, func, &mut findings);
        for Finding { at, subject, message } in findings {
            analyses.log.about(ctx, func, Some(at), (RemarkKind::Analysis, NAME, subject), || message);
        }
        Changed::Nothing
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pipeline, RunOptions, run_with};

    /// The subjects of what is said about the body of a kernel `k(ptr %a, ptr %b, i32 %n)`.
    fn subjects(body: &str) -> Vec<&'static str> {
        let text = format!(
            "@tile = internal addrspace(3) global [1024 x float] undef, align 4
             define ptx_kernel void @k(ptr %a, ptr %b, i32 %n) {{
               %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
               {body}
             }}
             declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
             declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
             declare void @llvm.nvvm.barrier0()
             declare void @llvm.nvvm.bar.warp.sync(i32)"
        );
        let mut module = oxicc_ir::text::parse(&text).unwrap();
        let options = RunOptions { remarks: true, ..RunOptions::default() };
        let outcome = run_with(&mut module, &Pipeline::parse(NAME).unwrap(), options);
        outcome.log.remarks.iter().map(|r| r.name).collect()
    }

    #[test]
    fn barriers_behind_branches_on_the_thread() {
        let body = |cond: &str, inside: &str, behind: &str| {
            format!(
                "{cond}
                 br i1 %c, label %then, label %end
               then:
                 {inside}
                 br label %end
               end:
                 {behind}
                 ret void"
            )
        };
        let thread = "%c = icmp ult i32 %t, 7";
        let (barrier, store) = ("call void @llvm.nvvm.barrier0()", "store float 1.0, ptr %a");
        assert_eq!(subjects(&body(thread, barrier, store)), ["barrier"]);
        // Whoever leaves does not count; nor does what all threads decide alike, nor a number that may be that of all threads.
        assert!(subjects(&body(thread, &format!("{store}\n{barrier}"), "")).is_empty());
        assert!(subjects(&body("%c = icmp ult i32 %n, 7", barrier, store)).is_empty());
        assert!(subjects(&body("%c = icmp ult i32 %t, %n", barrier, store)).is_empty());
        assert!(subjects(&body(thread, store, barrier)).is_empty());
    }

    #[test]
    fn distances_between_threads() {
        let shared = |step: u32| {
            format!(
                "%i = mul nsw i32 %t, {step}
                 %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
                 store float 1.0, ptr addrspace(3) %p
                 ret void"
            )
        };
        assert!(subjects(&shared(1)).is_empty() && subjects(&shared(33)).is_empty());
        assert_eq!(subjects(&shared(2)), ["banks"]);
        assert_eq!(subjects(&shared(32)), ["banks"]);
        let global = |step: &str| {
            format!(
                "%i = mul nsw i32 %t, {step}
                 %w = sext i32 %i to i64
                 %p = getelementptr float, ptr %a, i64 %w
                 store float 1.0, ptr %p
                 ret void"
            )
        };
        assert_eq!(subjects(&global("16")), ["coalescing"]);
        assert!(subjects(&global("2")).is_empty() && subjects(&global("%n")).is_empty());
    }

    #[test]
    fn one_thread_has_no_conflicts() {
        let guarded = |pred: &str, by: &str| {
            format!(
                "%c = icmp {pred} i32 %t, {by}
                 br i1 %c, label %then, label %end
               then:
                 %i = mul nsw i32 %t, 32
                 %p = getelementptr float, ptr addrspace(3) @tile, i32 %i
                 store float 1.0, ptr addrspace(3) %p
                 br label %end
               end:
                 ret void"
            )
        };
        assert!(subjects(&guarded("eq", "0")).is_empty() && subjects(&guarded("eq", "%n")).is_empty());
        assert_eq!(subjects(&guarded("ne", "0")), ["banks"]);
        assert_eq!(subjects(&guarded("slt", "%n")), ["banks"]);
    }

    #[test]
    fn a_walking_pointer_keeps_the_distance() {
        let body = "%w = sext i32 %t to i64
               %p0 = getelementptr [64 x float], ptr %a, i64 %w
               br label %loop
             loop:
               %p = phi ptr [ %p0, %0 ], [ %p1, %loop ]
               %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
               store float 1.0, ptr %p
               %p1 = getelementptr float, ptr %p, i64 1
               %i1 = add nsw i32 %i, 1
               %c = icmp slt i32 %i1, %n
               br i1 %c, label %loop, label %end
             end:
               ret void";
        assert_eq!(subjects(body), ["coalescing"]);
        assert!(subjects(&body.replace("i64 1\n", "i64 %w\n")).is_empty());
    }

    #[test]
    fn parameters_arrays_and_literals() {
        let copy = "%v = load float, ptr %b
               store float %v, ptr %a
               ret void";
        assert_eq!(subjects(copy), ["restrict"]);
        assert!(subjects(&copy.replace("ptr %a", "ptr %b")).is_empty());
        let array = "%x = alloca [16 x float]
               %p = getelementptr float, ptr %x, i32 %n
               store float 1.0, ptr %p
               ret void";
        assert_eq!(subjects(array), ["local"]);
        assert!(subjects(&array.replace("%n", "3")).is_empty());
        let literal = "%v = load float, ptr %a
               %d = fpext float %v to double
               %m = fmul double %d, 1.000000e-01
               %f = fptrunc double %m to float
               store float %f, ptr %a
               ret void";
        assert_eq!(subjects(literal), ["double"]);
        let kept = literal
            .replace("%f = fptrunc double %m to float", "store double %m, ptr %b")
            .replace("float %f", "float %v");
        assert!(!subjects(&kept).contains(&"double"));
    }
}
