//! Textures and surfaces: geometries, filters, address modes, gathers, mipmaps, loads, stores and reductions.

use super::{Experiment, element, group, kernel, pointer};
use crate::hardware::Compare;

const LANES: usize = 96;

/// Interpolation has so many bits after the point in its weights; results may differ in how sums are rounded.
const FILTERED: Compare = Compare::Near { relative: 1e-5, absolute: 1e-5 };

/// In three dimensions weights are rounded to eight bits more than once, and so are directions into cubes: texels are from -50 to 50.
const ROUNDED: Compare = Compare::Near { relative: 0.0, absolute: 0.8 };

/// Coordinates of the lanes: three, as floats in `%f0`.. and as integers in `%r20`..; a layer in `%r30`, a level in `%f5`.
fn coordinates() -> String {
    let mut text =
        "\tmov.u32 %r0, %tid.x;\n".to_owned() + &pointer("%rd1", "at") + &element("%rd2", "%rd1", "%r0", 16);
    text += "\tld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd2];\n";
    for n in 0..3 {
        text += &format!("\tcvt.rmi.s32.f32 %r{}, %f{n};\n", 20 + n);
    }
    text += "\tand.b32 %r30, %r0, 3;\n\tand.b32 %r31, %r0, 7;\n\tcvt.rn.f32.u32 %f5, %r31;\n\tmul.f32 %f5, %f5, 0f3f000000;\n";
    text += &pointer("%rd3", "texture");
    text
}

fn results(count: usize) -> String {
    let mut text = pointer("%rd4", "out") + &element("%rd5", "%rd4", "%r0", 4 * count);
    for n in 0..count {
        text += &format!("\tst.global.b32 [%rd5+{}], %r{};\n", 4 * n, 100 + n);
    }
    text
}

/// Coordinates around the texture: quarter, sixteenth and odd fractions, inside and outside.
fn places(normalized: bool) -> String {
    let scale = if normalized { 0.125 } else { 1.0 };
    format!("buf:f32:{}:((i*37+(i%4)*11)%353-96)/16.0*{scale}", 4 * LANES)
}

fn push(
    list: &mut Vec<Experiment>,
    name: String,
    body: String,
    texture: &str,
    normalized: bool,
    count: usize,
    compare: Compare,
) {
    let body = coordinates() + &body + &results(count);
    let launch = format!(
        "k<<<1, {LANES}>>>(texture={texture}, at={}, out=out:u32:{})",
        places(normalized),
        LANES * count
    );
    list.push(Experiment {
        name: format!("{name} of {texture}"),
        ptx: kernel(&["texture", "at", "out"], &body),
        launch,
        compare,
    });
}

pub fn add(list: &mut Vec<Experiment>) {
    reads(list);
    gathers(list);
    levels(list);
    surfaces(list);
}

/// The coordinates of a geometry, in braces.
fn vector(geometry: &str, float: bool) -> String {
    let n = |i: usize| if float { format!("%f{i}") } else { format!("%r{}", 20 + i) };
    match geometry {
        "1d" => format!("{{{}}}", n(0)),
        "a1d" => format!("{{%r30, {}}}", n(0)),
        "2d" => format!("{{{}, {}}}", n(0), n(1)),
        "a2d" => format!("{{%r30, {}, {}, {}}}", n(0), n(1), n(1)),
        "acube" => format!("{{%r30, {}, {}, {}}}", n(0), n(1), n(2)),
        _ => format!("{{{}, {}, {}, {}}}", n(0), n(1), n(2), n(2)),
    }
}

const GEOMETRIES: [(&str, &str, &str); 7] = [
    ("1d", "8", ""),
    ("2d", "8x6", ""),
    ("3d", "8x6x4", ""),
    ("a1d", "8x3", "layered"),
    ("a2d", "8x6x3", "layered"),
    ("cube", "8x8x6", "cube"),
    ("acube", "8x8x12", "cube"),
];

fn reads(list: &mut Vec<Experiment>) {
    for (geometry, extent, shape) in GEOMETRIES {
        for mode in ["clamp", "border", "wrap", "mirror"] {
            for filter in ["", "linear"] {
                // Wrapping needs normalized coordinates, and so do cubes.
                for norm in ["", "norm"] {
                    let needs = matches!(mode, "wrap" | "mirror") || shape == "cube";
                    if needs && norm.is_empty() {
                        continue;
                    }
                    let options: Vec<&str> =
                        [mode, filter, norm, shape].into_iter().filter(|o| !o.is_empty()).collect();
                    let texture = format!("tex:{}:f32:{extent}:(i*i*7+i)%101-50", options.join(","));
                    let op = format!("tex.{geometry}.v4.f32.f32");
                    let body =
                        format!("\t{op} {}, [%rd3, {}];\n", group("r", 100, 4), vector(geometry, true));
                    let compare = match (filter, geometry) {
                        ("", _) => Compare::Exact,
                        (_, "3d" | "cube" | "acube") => ROUNDED,
                        _ => FILTERED,
                    };
                    push(list, op, body, &texture, !norm.is_empty(), 4, compare);
                }
            }
            // Integer coordinates in one dimension are for textures in linear memory.
            if shape != "cube" && geometry != "1d" && matches!(mode, "clamp" | "border") {
                let options: Vec<&str> = [mode, shape].into_iter().filter(|o| !o.is_empty()).collect();
                let texture = format!("tex:{}:i32x2:{extent}:(i*i*7+i)%101-50", options.join(","));
                let op = format!("tex.{geometry}.v4.s32.s32");
                let body = format!("\t{op} {}, [%rd3, {}];\n", group("r", 100, 4), vector(geometry, false));
                push(list, op, body, &texture, false, 4, Compare::Exact);
            }
        }
    }
    // Formats.
    for ty in ["u8", "i8", "u16", "i16", "f16"] {
        for channels in ["", "x2", "x4"] {
            let contents = if ty == "f16" { "(i*7)%101-50" } else { "i*i*37+i*11" };
            for filter in ["unorm", "unorm,linear"] {
                let texture = format!("tex:{filter}:{ty}{channels}:8x6:{contents}");
                let op = "tex.2d.v4.f32.f32".to_owned();
                let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}];\n", group("r", 100, 4));
                push(list, op, body, &texture, false, 4, Compare::Near { relative: 1e-5, absolute: 4e-3 });
            }
            if ty != "f16" {
                let texture = format!("tex::{ty}{channels}:8x6:{contents}");
                let op = "tex.2d.v4.u32.f32".to_owned();
                let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}];\n", group("r", 100, 4));
                push(list, op, body, &texture, false, 4, Compare::Exact);
            }
        }
    }
}

fn gathers(list: &mut Vec<Experiment>) {
    for mode in ["clamp", "border", "norm,wrap", "norm,mirror"] {
        for channel in ["r", "g", "b", "a"] {
            let texture = format!("tex:{mode}:f32x4:8x6:(i*i*7+i)%101-50");
            let op = format!("tld4.{channel}.2d.v4.f32.f32");
            let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}];\n", group("r", 100, 4));
            push(list, op, body, &texture, mode.starts_with("norm"), 4, Compare::Exact);
        }
    }
    let op = "tld4.g.2d.v4.u32.f32".to_owned();
    let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}];\n", group("r", 100, 4));
    push(list, op, body, "tex:norm,mirror:u8x2:8x6:i*i*37+i", true, 4, Compare::Exact);
}

fn levels(list: &mut Vec<Experiment>) {
    for filter in ["", ",linear", ",between", ",linear,between"] {
        let texture = format!("tex:norm,wrap,levels=4{filter}:f32:8x8:(i*i*7+i)%101-50");
        let compare = match filter {
            "" => Compare::Exact,
            ",linear,between" => ROUNDED,
            _ => FILTERED,
        };
        let op = "tex.level.2d.v4.f32.f32".to_owned();
        let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}], %f5;\n", group("r", 100, 4));
        push(list, op, body, &texture, true, 4, compare);
        let op = "tex.grad.2d.v4.f32.f32".to_owned();
        let body = format!(
            "\tmul.f32 %f6, %f5, 0f3d800000;\n\tmul.f32 %f7, %f5, 0f3e000000;\n\t{op} {}, [%rd3, {{%f0, %f1}}], {{%f6, %f6}}, {{%f7, %f7}};\n",
            group("r", 100, 4)
        );
        // How much the footprint covers is approximate: between levels it shows.
        let absolute = if filter.contains("between") { 5.0 } else { 0.0 };
        push(list, op, body, &texture, true, 4, Compare::Near { relative: 1e-5, absolute });
        let op = "tex.base.2d.v4.f32.f32".to_owned();
        let body = format!("\t{op} {}, [%rd3, {{%f0, %f1}}];\n", group("r", 100, 4));
        push(list, op, body, &texture, true, 4, compare);
    }
}

fn surfaces(list: &mut Vec<Experiment>) {
    for (geometry, extent, shape) in &GEOMETRIES[..5] {
        for outside in ["trap", "clamp", "zero"] {
            for (registers, ty) in
                [("b32", "u32"), ("v2.b32", "u32x2"), ("v4.b32", "u32x4"), ("b8", "u8"), ("v2.b16", "u16x2")]
            {
                let count = if registers.starts_with("v4") {
                    4
                } else if registers.starts_with("v2") {
                    2
                } else {
                    1
                };
                let bytes = match ty.trim_end_matches(|c| c != 'x').trim_end_matches('x') {
                    _ if registers.ends_with("b8") => count,
                    _ if registers.ends_with("b16") => 2 * count,
                    _ => 4 * count,
                };
                // Inside only where outside is a trap; the first coordinate counts bytes.
                let limit = if outside == "trap" {
                    "\trem.u32 %r20, %r0, 8;\n\trem.u32 %r21, %r0, 6;\n\trem.u32 %r22, %r0, 4;\n\trem.u32 %r30, %r0, 3;\n"
                } else {
                    "\trem.u32 %r30, %r0, 3;\n"
                };
                let place = format!("{limit}\tmul.lo.s32 %r20, %r20, {bytes};\n");
                let regs = match (registers.rsplit('.').next(), count) {
                    (Some("b16"), _) => group("h", 0, count),
                    (Some("b8"), _) => group("h", 0, count),
                    _ => group("r", 100, count),
                };
                let widen: String = match registers.rsplit('.').next() {
                    Some("b32") => String::new(),
                    _ => (0..count).map(|n| format!("\tcvt.u32.u16 %r{}, %h{n};\n", 100 + n)).collect(),
                };
                let object = format!("surf:{shape}:{ty}:{extent}:i*i*37+i*11");
                let op = format!("suld.b.{geometry}.{registers}.{outside}");
                let body = format!("{place}\t{op} {regs}, [%rd3, {}];\n{widen}", vector(geometry, false));
                push(list, op, body, &object, false, count, Compare::Exact);
                // Stores of lanes that meet would race: each goes to a place of its own.
                let op = format!("sust.b.{geometry}.{registers}.{outside}");
                let fill: String = (0..count)
                    .map(|n| match registers.rsplit('.').next() {
                        Some("b32") => format!("\tadd.u32 %r{}, %r0, {};\n", 100 + n, 1000 * (n + 1)),
                        _ => {
                            format!("\tcvt.u16.u32 %h{n}, %r0;\n\tadd.u16 %h{n}, %h{n}, {};\n", 100 * (n + 1))
                        }
                    })
                    .collect();
                let distinct = if outside == "zero" { -40 } else { 0 };
                let own = format!(
                    "\tsetp.ge.u32 %p1, %r0, 8;\n\t@%p1 ret;\n\tadd.s32 %r20, %r0, {};\n\tmul.lo.s32 %r20, %r20, {bytes};\n\tmov.u32 %r21, 2;\n\
                     \tmov.u32 %r22, 1;\n\tmov.u32 %r30, 2;\n",
                    if outside == "zero" { distinct / 10 } else { 0 }
                );
                let body = format!(
                    "{own}{fill}\t{op} [%rd3, {}], {regs};\n\tmov.u32 %r100, 0;\n",
                    vector(geometry, false)
                );
                push(list, op, body, &object, false, 1, Compare::Exact);
            }
        }
    }
    for (op, ty) in [
        ("add", "u32"),
        ("min", "u32"),
        ("max", "u32"),
        ("min", "s32"),
        ("max", "s32"),
        ("and", "b32"),
        ("or", "b32"),
        ("add", "u64"),
    ] {
        let (texels, wide) = if ty == "u64" {
            ("u32x2", 8)
        } else if ty == "s32" {
            ("i32", 4)
        } else {
            ("u32", 4)
        };
        let value = if ty == "u64" { "%rd7" } else { "%r100" };
        let op = format!("sured.b.{op}.2d.{ty}.clamp");
        let body = format!(
            "\trem.u32 %r20, %r0, 8;\n\tmul.lo.u32 %r20, %r20, {wide};\n\trem.u32 %r21, %r0, 6;\n\tmul.lo.u32 %r100, %r0, 0x9e3779b1;\n\
             \tcvt.u64.u32 %rd7, %r100;\n\t{op} [%rd3, {{%r20, %r21}}], {value};\n\tmov.u32 %r100, 0;\n"
        );
        push(list, op, body, &format!("surf::{texels}:8x6:i*i*i*7919"), false, 1, Compare::Exact);
    }
    for (ty, registers) in
        [("f32x4", "v4.f32"), ("u8x4", "v4.u32"), ("u32", "u32"), ("i16x2", "v2.s32"), ("f16x2", "v2.f32")]
    {
        let count = match &registers[..2] {
            "v4" => 4,
            "v2" => 2,
            _ => 1,
        };
        let op = format!(
            "sust.p.2d.{}.trap",
            registers.replace("f32", "b32").replace("u32", "b32").replace("s32", "b32")
        );
        let fill: String = (0..count)
            .map(|n| match registers.ends_with("f32") {
                true => format!(
                    "\tcvt.rn.f32.u32 %f9, %r0;\n\tadd.f32 %f9, %f9, 0f4{n}200000;\n\tmov.b32 %r{}, %f9;\n",
                    100 + n
                ),
                false => format!("\tmul.lo.u32 %r{}, %r0, {};\n", 100 + n, 37 + 1000 * n),
            })
            .collect();
        let body = format!(
            "\trem.u32 %r20, %r0, 8;\n\tdiv.u32 %r21, %r0, 8;\n\tsetp.ge.u32 %p1, %r0, 48;\n\t@%p1 ret;\n{fill}\t{op} [%rd3, {{%r20, %r21}}], {};\n\tmov.u32 %r100, 0;\n",
            group("r", 100, count)
        );
        push(list, format!("{op} {registers}"), body, &format!("surf::{ty}:8x6:i"), false, 1, Compare::Exact);
    }
}
