//! A few seeds of every attack, so that the attackers themselves are tested with everything else. `cargo xtask fuzz` runs the many.

use std::path::PathBuf;

use oxicc_driver::OptLevel;
use oxicc_fuzz::differential::campaign::{self, Campaign};
use oxicc_fuzz::passes;
use oxicc_fuzz::seeds::Bounds;

fn dir(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn programs_compute_the_same_at_every_level() {
    let campaign = Campaign {
        bounds: Bounds::counted(40, 12, 1),
        size: 0,
        batch: 4,
        jobs: 2,
        reference: false,
        keep: false,
        ptxas: false,
        debug: false,
        gpu: false,
        gpu_level: OptLevel::O3,
        target: None,
        dir: dir("programs"),
        reduce: false,
    };
    assert_eq!(campaign::run(&campaign), Ok(0));
}

#[test]
fn passes_change_nothing() {
    let campaign = passes::Campaign {
        bounds: Bounds::counted(40, 6, 1),
        size: 0,
        jobs: 2,
        dir: dir("passes"),
        reduce: true,
    };
    assert_eq!(passes::run(&campaign), Ok(0));
}
