//! `nvvm-pretreat`: brings what old modules say in metadata into the form that passes read.
//!
//! ```text
//! !nvvm.annotations = !{!{ptr @k, !"kernel", i32 1, !"maxntidx", i32 256}}
//! define void @k()          ->          define ptx_kernel void @k() "nvvm.maxntid"="256"
//! ```
//!
//! Kernels are then kernels by their calling convention, and launch bounds are attributes, whoever wrote the module. The metadata
//! stays.

use oxicc_ir::{Attr, CallConv, GlobalId, MdData, Module, Type};
use rustc_hash::FxHashMap;

use crate::pass::{Changed, ModulePass};
use crate::remarks::Log;

pub struct Pretreat;

/// What the annotations say about a function.
#[derive(Default)]
struct Notes {
    kernel: bool,
    maxntid: [Option<u64>; 3],
    reqntid: [Option<u64>; 3],
}

impl ModulePass for Pretreat {
    fn name(&self) -> &'static str {
        "nvvm-pretreat"
    }

    fn run(&self, module: &mut Module, _: &mut Log) -> Changed {
        let mut changed = false;
        let mut all: Vec<(GlobalId, Notes)> = read(module).into_iter().collect();
        all.sort_unstable_by_key(|(id, _)| *id);
        for (id, notes) in all {
            changed |= apply(module, id, &notes);
        }
        Changed::instructions_if(changed)
    }
}

fn read(module: &Module) -> FxHashMap<GlobalId, Notes> {
    let (ctx, md) = (&module.ctx, &module.ctx.metadata);
    let mut out: FxHashMap<GlobalId, Notes> = FxHashMap::default();
    let Some(named) = md.find_named("nvvm.annotations") else { return out };
    for node in &named.nodes {
        let elems = md.elems(*node);
        let Some(Some(first)) = elems.first() else { continue };
        let MdData::Const(c) = md.get(*first) else { continue };
        let Some(id) = ctx.consts.underlying_global(*c) else { continue };
        let notes = out.entry(id).or_default();
        for pair in elems[1..].chunks_exact(2) {
            let [Some(key), Some(value)] = pair else { continue };
            let (Some(key), Some(n)) = (md.str(*key), md.int(*value)) else { continue };
            match key {
                "kernel" => notes.kernel |= n != 0,
                "maxntidx" => notes.maxntid[0] = Some(n),
                "maxntidy" => notes.maxntid[1] = Some(n),
                "maxntidz" => notes.maxntid[2] = Some(n),
                "reqntidx" => notes.reqntid[0] = Some(n),
                "reqntidy" => notes.reqntid[1] = Some(n),
                "reqntidz" => notes.reqntid[2] = Some(n),
                _ => {}
            }
        }
    }
    out
}

fn apply(module: &mut Module, id: GlobalId, notes: &Notes) -> bool {
    let ctx = &module.ctx;
    let Some(header) = ctx.global(id).as_function() else { return false };
    let (mut attrs, mut cc) = (header.attrs, header.cc);
    let void = ctx.types.signature(header.ty).is_some_and(|s| s.ret == Type::VOID && !s.vararg);
    if notes.kernel && cc == CallConv::C && void {
        cc = CallConv::PTX_KERNEL;
    }
    for (key, dims) in [("nvvm.maxntid", notes.maxntid), ("nvvm.reqntid", notes.reqntid)] {
        if dims == [None; 3] || ctx.attrs.func_string(attrs, key).is_some() {
            continue;
        }
        // Missing extents are one; trailing ones are not written.
        let last = dims.iter().rposition(Option::is_some).unwrap_or(0);
        let text: Vec<String> = dims[..=last].iter().map(|d| d.unwrap_or(1).to_string()).collect();
        attrs = ctx.attrs.add_func(attrs, Attr::string(key, &text.join(",")));
    }
    if (attrs, cc) == (header.attrs, header.cc) {
        return false;
    }
    if let Some(header) = module.ctx.global_mut(id).as_function_mut() {
        header.attrs = attrs;
        header.cc = cc;
    }
    true
}
