//! Thread instructions per second, of a saxpy over ten million elements and of a tiled matrix product of 512 x 512, and of loops that
//! stress one thing each.
//!
//! `cargo bench -p oxicc-sim [-- NAME]`. The goal is at least 150 million per second on two cores for the first two; nothing else
//! should be ten times slower.

use oxicc_sim::{Channel, Dim3, Launch, Options, Program, Report, Texture};

const SAXPY: &str = "
.version 8.0
.target sm_80
.address_size 64
.visible .entry saxpy(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y)
{
    .reg .pred %p<2>; .reg .b32 %r<6>; .reg .f32 %f<5>; .reg .b64 %rd<8>;
    ld.param.u32 %r2, [n];
    ld.param.f32 %f1, [a];
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mov.u32 %r5, %tid.x;
    mad.lo.s32 %r1, %r3, %r4, %r5;
    setp.ge.s32 %p1, %r1, %r2;
    @%p1 bra DONE;
    cvta.to.global.u64 %rd3, %rd2;
    cvta.to.global.u64 %rd4, %rd1;
    mul.wide.s32 %rd5, %r1, 4;
    add.s64 %rd6, %rd4, %rd5;
    ld.global.f32 %f2, [%rd6];
    add.s64 %rd7, %rd3, %rd5;
    ld.global.f32 %f3, [%rd7];
    fma.rn.f32 %f4, %f1, %f2, %f3;
    st.global.f32 [%rd7], %f4;
DONE:
    ret;
}
";

/// 16 x 16 tiles of both matrices in shared memory, the inner loop unrolled as compilers do.
fn matmul() -> String {
    let mut inner = String::new();
    for k in 0..16 {
        inner.push_str(&format!("    ld.shared.f32 %f2, [%r10+{}];\n", 4 * k));
        inner.push_str(&format!("    ld.shared.f32 %f3, [%r11+{}];\n", 64 * k));
        inner.push_str("    fma.rn.f32 %f1, %f2, %f3, %f1;\n");
    }
    format!(
        "
.version 8.0
.target sm_80
.address_size 64
.visible .entry matmul(.param .u32 n, .param .u64 a, .param .u64 b, .param .u64 c)
{{
    .reg .pred %p<3>; .reg .b32 %r<24>; .reg .f32 %f<8>; .reg .b64 %rd<16>;
    .shared .align 4 .b8 tile_a[1024];
    .shared .align 4 .b8 tile_b[1024];
    ld.param.u32 %r1, [n];
    ld.param.u64 %rd1, [a];
    ld.param.u64 %rd2, [b];
    ld.param.u64 %rd3, [c];
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %tid.y;
    mov.u32 %r4, %ctaid.x;
    mov.u32 %r5, %ctaid.y;
    shl.b32 %r6, %r5, 4;
    add.s32 %r6, %r6, %r3;
    shl.b32 %r7, %r4, 4;
    add.s32 %r7, %r7, %r2;
    mov.u32 %r8, tile_a;
    mov.u32 %r9, tile_b;
    shl.b32 %r10, %r3, 6;
    add.s32 %r10, %r10, %r8;
    shl.b32 %r11, %r2, 2;
    add.s32 %r12, %r10, %r11;
    add.s32 %r11, %r11, %r9;
    shl.b32 %r13, %r3, 6;
    add.s32 %r13, %r13, %r11;
    mov.f32 %f1, 0f00000000;
    mov.u32 %r14, 0;
LOOP:
    mad.lo.s32 %r15, %r6, %r1, %r14;
    add.s32 %r15, %r15, %r2;
    mul.wide.s32 %rd4, %r15, 4;
    add.s64 %rd5, %rd1, %rd4;
    ld.global.f32 %f4, [%rd5];
    st.shared.f32 [%r12], %f4;
    add.s32 %r16, %r14, %r3;
    mad.lo.s32 %r17, %r16, %r1, %r7;
    mul.wide.s32 %rd6, %r17, 4;
    add.s64 %rd7, %rd2, %rd6;
    ld.global.f32 %f5, [%rd7];
    st.shared.f32 [%r13], %f5;
    bar.sync 0;
{inner}    bar.sync 0;
    add.s32 %r14, %r14, 16;
    setp.lt.s32 %p1, %r14, %r1;
    @%p1 bra LOOP;
    mad.lo.s32 %r18, %r6, %r1, %r7;
    mul.wide.s32 %rd8, %r18, 4;
    add.s64 %rd9, %rd3, %rd8;
    st.global.f32 [%rd9], %f1;
    ret;
}}
"
    )
}

/// Loops of a thread: what is in them, over `%r1` (the thread), `%r2` (the round), `%rd1` (a word of its own), `%rd2` (one for all),
/// `%rd3` (a texture) and shared memory at `tile`.
const LOOPS: [(&str, &str); 10] = [
    (
        "integers",
        "mad.lo.u32 %r3, %r3, %r1, %r2; xor.b32 %r3, %r3, %r1; shr.u32 %r4, %r3, 3; add.u32 %r3, %r3, %r4;",
    ),
    (
        "divergent branches",
        "and.b32 %r4, %r1, 3; setp.eq.u32 %p1, %r4, 1; @%p1 bra A; setp.eq.u32 %p1, %r4, 2; @%p1 bra B; add.u32 %r3, %r3, 1; bra C;\nA: add.u32 %r3, %r3, 2; bra C;\nB: add.u32 %r3, %r3, 3;\nC:",
    ),
    ("global atomics", "atom.global.add.u32 %r4, [%rd2], 1; red.global.max.u32 [%rd1], %r2;"),
    (
        "shared atomics",
        "and.b32 %r4, %r1, 60; mov.u32 %r5, tile; add.u32 %r5, %r5, %r4; atom.shared.add.u32 %r4, [%r5], 1;",
    ),
    (
        "doubles",
        "fma.rn.f64 %fd1, %fd1, %fd2, %fd2; mul.rn.f64 %fd2, %fd2, %fd1; add.rn.f64 %fd1, %fd1, %fd2;",
    ),
    (
        "division and roots",
        "div.rn.f32 %f1, %f1, %f2; sqrt.rn.f32 %f2, %f2; rcp.rn.f32 %f1, %f1; div.rn.f64 %fd1, %fd1, %fd2;",
    ),
    (
        "halves",
        "fma.rn.f16x2 %r3, %r3, %r1, %r2; add.rn.f16x2 %r3, %r3, %r3; cvt.f32.f16 %f1, %h1; cvt.rn.f16.f32 %h1, %f1;",
    ),
    (
        "shuffles and votes",
        "shfl.sync.bfly.b32 %r3, %r3, 1, 31, -1; setp.lt.u32 %p1, %r3, %r2; vote.sync.ballot.b32 %r4, %p1, -1;",
    ),
    ("local memory", "st.local.u32 [stack], %r2; ld.local.u32 %r4, [stack+4]; st.local.u32 [stack+4], %r4;"),
    ("textures", "cvt.rn.f32.u32 %f1, %r2; tex.2d.v4.f32.f32 {%f2, %f3, %f4, %f5}, [%rd3, {%f1, %f1}];"),
];

fn loop_kernel(body: &str) -> String {
    format!(
        ".version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 own, .param .u64 all, .param .u64 texture)
{{
    .reg .pred %p<4>; .reg .b16 %h<4>; .reg .b32 %r<10>; .reg .b64 %rd<6>; .reg .f32 %f<8>; .reg .f64 %fd<4>;
    .shared .align 16 .b8 tile[1024];
    .local .align 16 .b8 stack[64];
    ld.param.u64 %rd1, [own]; ld.param.u64 %rd2, [all]; ld.param.u64 %rd3, [texture];
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd4, %r1, 4;
    add.s64 %rd1, %rd1, %rd4;
    mov.u32 %r2, 0; mov.u32 %r3, 1; mov.f32 %f1, 0f3fc00000; mov.f32 %f2, 0f3f900000; mov.b16 %h1, 0x3c00;
    mov.f64 %fd1, 0d3FF8000000000000; mov.f64 %fd2, 0d3FE8000000000000; st.local.u32 [stack+4], 0;
LOOP:
    {body}
    add.u32 %r2, %r2, 1;
    setp.lt.u32 %p2, %r2, 200;
    @%p2 bra LOOP;
    st.global.u32 [%rd1], %r3;
    ret;
}}
"
    )
}

fn run_loop(body: &str) -> Report {
    let mut program = Program::from_text(&loop_kernel(body)).expect("the kernel loads");
    let [own, all, texels] = [1024, 4, 256].map(|n| buffer(&mut program, &vec![0; n]));
    let mut texture = Texture::new(texels, Channel::F32, 1, [8, 8, 1]);
    texture.linear = true;
    let texture = program.add_texture(texture);
    let params = [own, all, texture].map(|p| p.to_le_bytes().to_vec()).to_vec();
    let launch = Launch {
        kernel: "k",
        grid: Dim3::new(64, 1, 1),
        block: Dim3::new(256, 1, 1),
        cluster: None,
        shared: 0,
        params,
    };
    let report = program.launch(&launch, &Options::default()).expect("the kernel starts");
    assert!(report.fault.is_none(), "{:?}", report.fault);
    report
}

fn main() {
    let wanted = std::env::args().skip(1).find(|a| !a.starts_with('-'));
    let is_wanted = |name: &str| wanted.as_ref().is_none_or(|w| name.contains(w.as_str()));
    if is_wanted("saxpy") {
        show("saxpy, 10 million elements", &measure(run_saxpy));
    }
    if is_wanted("matrix") {
        show("tiled matrix product, 512 x 512", &measure(run_matmul));
    }
    for (name, body) in LOOPS.iter().filter(|(name, _)| is_wanted(name)) {
        show(name, &measure(|| run_loop(body)));
    }
}

/// The fastest of three runs.
fn measure(run: impl Fn() -> Report) -> Report {
    let mut best = run();
    for _ in 0..2 {
        let report = run();
        if report.elapsed < best.elapsed {
            best = report;
        }
    }
    best
}

fn show(name: &str, report: &Report) {
    let instructions = report.counters.thread_instructions as f64;
    let rate = instructions / report.elapsed.as_secs_f64() / 1e6;
    println!(
        "{name:32} {:7.1} million thread instructions in {:6.3} s: {rate:6.0} million per second",
        instructions / 1e6,
        report.elapsed.as_secs_f64()
    );
}

fn run_saxpy() -> Report {
    let n = 10_000_000usize;
    let mut program = Program::from_text(SAXPY).expect("the kernel loads");
    let ones: Vec<u8> = 1f32.to_le_bytes().repeat(n);
    let (x, y) = (buffer(&mut program, &ones), buffer(&mut program, &ones));
    let params = vec![
        (n as u32).to_le_bytes().to_vec(),
        2f32.to_le_bytes().to_vec(),
        x.to_le_bytes().to_vec(),
        y.to_le_bytes().to_vec(),
    ];
    let grid = Dim3::new(n.div_ceil(256) as u32, 1, 1);
    let launch =
        Launch { kernel: "saxpy", grid, block: Dim3::new(256, 1, 1), cluster: None, shared: 0, params };
    let report = program.launch(&launch, &Options::default()).expect("the kernel starts");
    assert_eq!(first(&program, y), 3.0);
    report
}

fn run_matmul() -> Report {
    let n = 512usize;
    let mut program = Program::from_text(&matmul()).expect("the kernel loads");
    let ones: Vec<u8> = 1f32.to_le_bytes().repeat(n * n);
    let [a, b, c] = [&ones, &ones, &ones].map(|bytes| buffer(&mut program, bytes));
    let mut params = vec![(n as u32).to_le_bytes().to_vec()];
    params.extend([a, b, c].map(|p| p.to_le_bytes().to_vec()));
    let blocks = (n / 16) as u32;
    let grid = Dim3::new(blocks, blocks, 1);
    let launch =
        Launch { kernel: "matmul", grid, block: Dim3::new(16, 16, 1), cluster: None, shared: 0, params };
    let report = program.launch(&launch, &Options::default()).expect("the kernel starts");
    assert_eq!(first(&program, c), n as f32);
    report
}

fn buffer(program: &mut Program, bytes: &[u8]) -> u64 {
    let address = program.memory_mut().alloc(bytes.len() as u64, "buffer").expect("there is memory");
    program.memory().write(address, bytes).expect("it fits");
    address
}

fn first(program: &Program, address: u64) -> f32 {
    let mut bytes = [0; 4];
    program.memory().read(address, &mut bytes).expect("it is there");
    f32::from_le_bytes(bytes)
}
