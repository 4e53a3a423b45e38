//! Copies of tensor tiles: ranks, elements, swizzles, what lies outside, steps, reductions, im2col.

use super::{Experiment, element, kernel, pointer};
use crate::hardware::Compare;

/// Bytes of shared memory that are shown afterwards.
const SHOWN: usize = 8192;

fn push(list: &mut Vec<Experiment>, name: String, ptx: String, launch: String) {
    list.push(Experiment { name, ptx, launch, compare: Compare::Exact });
}

/// Shared memory with a barrier in front of 8 KiB at `tile`, which is filled with 0xcd.
fn setup() -> String {
    let mut text =
        "\t.shared .align 1024 .b8 tile[8192];\n\t.shared .align 8 .b64 barrier;\n\tmov.u32 %r0, %tid.x;\n\
         \tmov.u32 %r1, tile;\n\tmov.u32 %r2, barrier;\n\tshl.b32 %r3, %r0, 2;\n\tadd.u32 %r3, %r3, %r1;\n\
         \tsetp.eq.u32 %p1, %r0, 0;\n"
            .to_owned();
    for at in (0..SHOWN).step_by(256) {
        text += &format!("\tst.shared.b32 [%r3+{at}], 0xcdcdcdcd;\n");
    }
    text += "\t@%p1 mbarrier.init.shared.b64 [%r2], 1;\n\tfence.proxy.async;\n\tbar.sync 0;\n\tmov.b64 %rd1, map;\n\tcvta.param.u64 %rd1, %rd1;\n";
    text
}

fn dump() -> String {
    let mut text = pointer("%rd4", "out") + &element("%rd5", "%rd4", "%r0", 4);
    for at in (0..SHOWN).step_by(256) {
        text += &format!("\tld.shared.b32 %r10, [%r3+{at}];\n\tst.global.b32 [%rd5+{at}], %r10;\n");
    }
    text
}

const MAP: &str = ".align 64 .b8 map[128]";

fn coordinates(at: &[i32]) -> String {
    at.iter().map(|c| c.to_string()).collect::<Vec<_>>().join(", ")
}

/// Loads one tile and shows shared memory. A copy of another number of bytes than expected would be waited for in vain: not for ever.
fn load(list: &mut Vec<Experiment>, map: &str, bytes: usize, at: &[i32], im2col: Option<&[u32]>) {
    let mode = if im2col.is_some() { "im2col" } else { "tile" };
    let offsets = im2col.filter(|o| !o.is_empty()).map_or(String::new(), |o| {
        let list: Vec<String> = (0..o.len()).map(|n| format!("%h{n}")).collect();
        format!(", {{{}}}", list.join(", "))
    });
    let mut body = setup();
    for (n, offset) in im2col.unwrap_or_default().iter().enumerate() {
        body += &format!("\tmov.b16 %h{n}, {offset};\n");
    }
    body += &format!(
        "\t@%p1 mbarrier.arrive.expect_tx.shared.b64 _, [%r2], {bytes};\n\
         \t@%p1 cp.async.bulk.tensor.{}d.shared::cluster.global.{mode}.mbarrier::complete_tx::bytes [%r1], [%rd1, {{{}}}], [%r2]{offsets};\n\
         \tmov.u32 %r7, 0;\nwait:\n\tadd.u32 %r7, %r7, 1;\n\tsetp.gt.u32 %p3, %r7, 20000;\n\t@%p3 bra done;\n\
         \tmbarrier.test_wait.parity.shared.b64 %p2, [%r2], 0;\n\t@!%p2 bra wait;\ndone:\n",
        at.len(),
        coordinates(at)
    );
    body += &dump();
    let name = format!(
        "tensor load {map} at {} {}",
        coordinates(at),
        im2col.map_or(String::new(), |o| format!("offsets {o:?}"))
    );
    let launch = format!("k<<<1, 64>>>(out=out:u32:{}, map=tmap:{map})", SHOWN / 4);
    push(list, name, kernel(&["out", MAP], &body), launch);
}

/// Stores or reduces one tile into the tensor, which is shown.
fn store(list: &mut Vec<Experiment>, op: &str, map: &str, at: &[i32], im2col: bool) {
    let mode = if im2col { "im2col_no_offs" } else { "tile" };
    let mut body = setup();
    body += &pointer("%rd4", "in");
    body += &element("%rd5", "%rd4", "%r0", 4);
    for n in (0..SHOWN).step_by(256) {
        body += &format!("\tld.global.b32 %r10, [%rd5+{n}];\n\tst.shared.b32 [%r3+{n}], %r10;\n");
    }
    let copy = match op {
        "store" => format!("cp.async.bulk.tensor.{}d.global.shared::cta.{mode}.bulk_group", at.len()),
        op => format!("cp.reduce.async.bulk.tensor.{}d.global.shared::cta.{op}.{mode}.bulk_group", at.len()),
    };
    body += &format!(
        "\tfence.proxy.async;\n\tbar.sync 0;\n\t@%p1 {copy} [%rd1, {{{}}}], [%r1];\n\t@%p1 cp.async.bulk.commit_group;\n\
         \t@%p1 cp.async.bulk.wait_group 0;\n",
        coordinates(at)
    );
    let ty = map.split(':').nth(1).unwrap_or_default();
    let contents = match ty {
        "f16" | "bf16" => format!("{ty}:{}:(i*7)%23-11", SHOWN / 2),
        "f32" => format!("f32:{}:(i*7)%23-11", SHOWN / 4),
        "f64" => format!("f64:{}:(i*7)%23-11", SHOWN / 8),
        _ => format!("u32:{}:rand=9", SHOWN / 4),
    };
    let launch = format!("k<<<1, 64>>>(map=tmap:{map}, in=buf:{contents})");
    push(list, format!("tensor {op} {map} at {}", coordinates(at)), kernel(&[MAP, "in"], &body), launch);
}

pub fn add(list: &mut Vec<Experiment>) {
    // Ranks, with coordinates inside and outside. Rows start at multiples of 16 bytes.
    load(list, ":u32:64:32:iota", 128, &[4], None);
    load(list, ":u32:64:32:iota", 128, &[-8], None);
    load(list, ":u32:64:32:iota", 128, &[48], None);
    load(list, ":f32:32x20:8x6:iota", 192, &[4, 3], None);
    load(list, ":f32:32x20:8x6:iota", 192, &[-4, 17], None);
    load(list, "nan:f32:32x20:8x6:iota", 192, &[28, -2], None);
    load(list, "nan:f16:40x20:16x6:iota", 192, &[32, -2], None);
    load(list, "nan:bf16:40x20:16x6:iota", 192, &[32, -2], None);
    load(list, "nan:f64:32x20:4x6:iota", 192, &[30, -2], None);
    load(list, ":u16:16x8x6:8x4x3:iota", 192, &[8, 5, 4], None);
    load(list, ":u8:32x6x5x4:32x3x2x2:iota", 384, &[16, -1, 2, 3], None);
    load(list, ":u64:8x4x3x3x3:2x2x2x2x2:iota", 256, &[2, 2, 1, 0, 2], None);
    // Swizzles, element sizes.
    for (swizzle, width) in [("swizzle32", 32), ("swizzle64", 64), ("swizzle128", 128)] {
        for (ty, size) in [("u8", 1), ("f16", 2), ("f32", 4), ("f64", 8)] {
            let inner = width / size;
            let map = format!("{swizzle}:{ty}:{}x40:{inner}x32:(i*5)%97", 2 * inner);
            load(list, &map, 32 * width, &[inner as i32 / 2, 3], None);
            load(list, &map, 32 * width, &[-(inner as i32) / 2, 30], None);
        }
        let map = format!("{swizzle}:u32:{}x20x4:{}x5x3:iota", width / 4, width / 4);
        load(list, &map, width * 15, &[0, 2, 1], None);
        let map = format!("{swizzle}:u32:{}x40:{}x16:iota", width / 2, width / 4);
        store(list, "store", &map, &[width as i32 / 8, 30], false);
        // Rows narrower than the swizzle.
        let map = format!("{swizzle}:u32:64x40:4x16:iota");
        load(list, &map, 256, &[8, 2], None);
    }
    // Every so many rows.
    load(list, "steps=1x3:u32:64x20:16x6:iota", 128, &[4, 3], None);
    load(list, "steps=1x2:u32:64x20:16x6:iota", 192, &[40, 17], None);
    load(list, "steps=1x2x1,swizzle64:u32:64x20x3:16x4x2:iota", 256, &[40, -1, 1], None);
    // Stores and reductions.
    store(list, "store", ":u32:32x20:16x6:iota", &[4, 3], false);
    store(list, "store", ":f16:32x20:16x6:iota", &[24, -3], false);
    store(list, "store", ":u8:64x6x5:16x3x2:iota", &[48, 4, -1], false);
    for op in ["add", "min", "max", "inc", "dec", "and", "or", "xor"] {
        store(list, op, ":u32:32x20:16x6:(i*7919)%256", &[20, 3], false);
    }
    for op in ["add", "min", "max"] {
        store(list, op, ":i32:32x20:16x6:(i*7919)%256-128", &[20, 3], false);
        store(list, op, ":f16:32x20:16x6:i%50-25", &[24, 3], false);
        store(list, op, ":bf16:32x20:16x6:i%50-25", &[24, 3], false);
        store(list, op, ":u64:32x20:16x6:(i*7919)%256", &[20, 3], false);
    }
    store(list, "add", ":f32:32x20:16x6:i%50-25", &[20, 3], false);
    store(list, "min", ":i64:32x20:16x6:i%50-25", &[20, 3], false);
    // Pixels of convolutions: channels, width, height, (depth,) images.
    for (lower, upper, offsets, at) in [
        ("-1x-1", "-1x-1", &[0u32, 0][..], &[0, -1, -1, 0][..]),
        ("-1x-1", "-1x-1", &[2, 1], &[0, -1, -1, 0]),
        ("-1x-1", "-1x-1", &[1, 2], &[8, 3, 2, 1]),
        ("0x0", "-2x-1", &[1, 1], &[0, 5, 3, 0]),
        ("1x0", "0x0", &[0, 0], &[8, 6, 5, 1]),
    ] {
        load(list, &format!("lower={lower},upper={upper}:f16:16x9x7x3:8x24:iota"), 384, at, Some(offsets));
    }
    load(list, "lower=-1,upper=-1:f32:8x12x4:4x20:iota", 320, &[4, -1, 0], Some(&[1]));
    load(
        list,
        "lower=-1x-1x0,upper=0x-1x-1:f32:8x5x4x3x2:4x20:iota",
        320,
        &[0, 2, 1, 0, 0],
        Some(&[1, 0, 1]),
    );
    load(
        list,
        "lower=-1x-1,upper=-1x-1,steps=1x2x2x1:f16:16x9x7x3:8x24:iota",
        384,
        &[0, -1, -1, 0],
        Some(&[1, 2]),
    );
    load(
        list,
        "lower=-1x-1,upper=-1x-1,swizzle64:f16:64x9x7x3:32x24:iota",
        1536,
        &[0, 2, -1, 0],
        Some(&[1, 2]),
    );
    store(list, "store", "lower=0x0,upper=0x0:f16:16x9x7x3:8x24:iota", &[8, 6, 5, 1], true);
    // Not at a multiple of 16 bytes, which hardware does not like.
    load(list, ":u32:64:32:iota", 128, &[3], None);
}
