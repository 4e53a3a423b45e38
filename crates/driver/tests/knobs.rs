//! Every knob changes the PTX of some kernel.

use oxicc_driver::{DebugInfo, Emit, Input, InputKind, Options, compile, knobs};

/// A value for each knob, and what else is turned to see the difference.
const ROWS: &[(&str, &[&str])] = &[
    ("inline-threshold=1", &[]),
    ("inline-budget=1", &[]),
    ("inline-small-threshold=0", &["inline-budget=1"]),
    ("vectorizer-max-bytes=8", &[]),
    ("lsr-pointer-limit=0", &[]),
    ("param-always-point-to-global=0", &[]),
    ("disable-llc-opts", &[]),
    ("jump-table-density=10", &[]),
    ("opt-fdiv", &[]),
    ("nvvm-reflect-enable=0", &[]),
    ("asm-verbose", &[]),
    ("unroll-count=3", &[]),
    ("unroll-threshold=1", &[]),
    ("unroll-local-array-threshold=1", &[]),
    ("pragma-unroll-threshold=1", &[]),
    ("unroll-partial-threshold=1", &[]),
    ("unroll-max-count=2", &[]),
    ("runtime-unroll-threshold=0", &[]),
    ("max-registers=16", &[]),
    ("basic-dbe", &[]),
    ("remat-registers=16", &[]),
    ("nvptx-sched4reg", &[]),
    ("lines-of-branches", &[]),
];

fn ptx(turned: &[&str]) -> String {
    let input = Input::new("knobs.cu", InputKind::Cuda, include_bytes!("knobs.cu").to_vec());
    let mut options = Options::default();
    // An answer to `__nvvm_reflect` that is not 0.
    options.math.ftz = true;
    options.debug = DebugInfo::Lines;
    for knob in turned {
        options.optimizer.knobs.set(knob).unwrap();
    }
    compile(&input, &options, Emit::Ptx).output.expect("the kernels compile")
}

#[test]
fn every_knob_changes_something() {
    let usual = ptx(&[]);
    for (knob, others) in ROWS {
        let before = if others.is_empty() { usual.clone() } else { ptx(others) };
        let mut turned = others.to_vec();
        turned.push(knob);
        assert!(ptx(&turned) != before, "{knob} changes nothing");
    }
    for knob in knobs::KNOBS {
        let has_row = ROWS.iter().any(|(row, _)| row.split('=').next() == Some(knob.name));
        assert!(has_row, "{} has no row here", knob.name);
    }
}
