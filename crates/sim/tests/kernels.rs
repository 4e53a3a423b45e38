//! Whole kernels, executed.

use oxicc_sim::{Dim3, FaultKind, Launch, Options, Program, Report};

/// A program with buffers, and what is needed to launch its only kernel.
struct Run {
    program: Program,
    params: Vec<Vec<u8>>,
}

impl Run {
    fn new(ptx: &str) -> Run {
        Run { program: Program::from_text(ptx).unwrap(), params: Vec::new() }
    }
    fn buffer(&mut self, bytes: &[u8]) -> u64 {
        let p = self.program.memory_mut().alloc(bytes.len() as u64, "buffer").unwrap();
        self.program.memory().write(p, bytes).unwrap();
        self.params.push(p.to_le_bytes().to_vec());
        p
    }
    fn i32(&mut self, v: i32) {
        self.params.push(v.to_le_bytes().to_vec());
    }
    fn f32(&mut self, v: f32) {
        self.params.push(v.to_le_bytes().to_vec());
    }
    fn launch(&mut self, grid: u32, block: u32) -> Report {
        self.launch_with(grid, block, &Options::default())
    }
    fn launch_with(&mut self, grid: u32, block: u32, options: &Options) -> Report {
        let kernel = self.program.kernels().next().unwrap().to_string();
        let launch = Launch {
            kernel: &kernel,
            grid: Dim3::new(grid, 1, 1),
            block: Dim3::new(block, 1, 1),
            cluster: None,
            shared: 0,
            params: self.params.clone(),
        };
        self.program.launch(&launch, options).unwrap()
    }
    fn read<T, const N: usize>(&self, p: u64, count: usize, f: fn([u8; N]) -> T) -> Vec<T> {
        let mut bytes = vec![0; count * N];
        self.program.memory().read(p, &mut bytes).unwrap();
        bytes.chunks_exact(N).map(|c| f(c.try_into().unwrap())).collect()
    }
}

fn bytes<T: Copy, const N: usize>(values: &[T], f: fn(T) -> [u8; N]) -> Vec<u8> {
    values.iter().flat_map(|v| f(*v)).collect()
}

const HEADER: &str = ".version 8.7\n.target sm_90\n.address_size 64\n";

#[test]
fn saxpy_with_a_partial_last_block() {
    let ptx = format!(
        "{HEADER}
.visible .entry saxpy(.param .u32 n, .param .f32 a, .param .u64 x, .param .u64 y)
{{
  .reg .pred %p<2>; .reg .b32 %r<6>; .reg .f32 %f<5>; .reg .b64 %rd<8>;
  ld.param.u32 %r1, [n]; ld.param.f32 %f1, [a]; ld.param.u64 %rd1, [x]; ld.param.u64 %rd2, [y];
  mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
  mad.lo.s32 %r5, %r2, %r3, %r4;
  setp.ge.s32 %p1, %r5, %r1;
  @%p1 bra DONE;
  cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
  mul.wide.s32 %rd5, %r5, 4;
  add.s64 %rd6, %rd3, %rd5; add.s64 %rd7, %rd4, %rd5;
  ld.global.f32 %f2, [%rd6]; ld.global.f32 %f3, [%rd7];
  fma.rn.f32 %f4, %f1, %f2, %f3;
  st.global.f32 [%rd7], %f4;
DONE:
  ret;
}}"
    );
    let mut run = Run::new(&ptx);
    let n = 1000;
    let x: Vec<f32> = (0..n).map(|i| i as f32).collect();
    run.i32(n);
    run.f32(2.0);
    run.buffer(&bytes(&x, f32::to_le_bytes));
    let y = run.buffer(&bytes(&vec![1f32; n as usize], f32::to_le_bytes));
    let report = run.launch(4, 256);
    assert_eq!(report.fault, None);
    let expected: Vec<f32> = x.iter().map(|x| 2.0 * x + 1.0).collect();
    assert_eq!(run.read(y, n as usize, f32::from_le_bytes), expected);
    assert_eq!(report.counters.global_written, 4000);
}

#[test]
fn block_reduction_with_shared_memory_and_shuffles() {
    let ptx = format!(
        "{HEADER}
.visible .entry reduce(.param .u64 in, .param .u64 out)
{{
  .reg .pred %p<4>; .reg .b32 %r<20>; .reg .b64 %rd<8>;
  .shared .align 4 .b8 sums[32];
  ld.param.u64 %rd1, [in]; ld.param.u64 %rd2, [out];
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd3, %r1, 4;
  add.s64 %rd4, %rd1, %rd3;
  ld.global.u32 %r2, [%rd4];
  mov.u32 %r3, 16;
LOOP:
  shfl.sync.down.b32 %r4|%p1, %r2, %r3, 31, -1;
  add.s32 %r2, %r2, %r4;
  shr.u32 %r3, %r3, 1;
  setp.ne.u32 %p2, %r3, 0;
  @%p2 bra LOOP;
  and.b32 %r5, %r1, 31;
  setp.ne.u32 %p3, %r5, 0;
  @%p3 bra SKIP;
  shr.u32 %r6, %r1, 5;
  mov.u32 %r7, sums;
  mad.lo.u32 %r8, %r6, 4, %r7;
  st.shared.u32 [%r8], %r2;
SKIP:
  bar.sync 0;
  setp.ne.u32 %p3, %r1, 0;
  @%p3 bra DONE;
  mov.u32 %r9, 0; mov.u32 %r10, sums; mov.u32 %r11, 0;
SUM:
  ld.shared.u32 %r12, [%r10];
  add.s32 %r9, %r9, %r12;
  add.s32 %r10, %r10, 4; add.s32 %r11, %r11, 1;
  setp.lt.u32 %p1, %r11, 8;
  @%p1 bra SUM;
  st.global.u32 [%rd2], %r9;
DONE:
  ret;
}}"
    );
    let mut run = Run::new(&ptx);
    let data: Vec<u32> = (0..256).map(|i| i * 3 + 1).collect();
    run.buffer(&bytes(&data, u32::to_le_bytes));
    let out = run.buffer(&[0; 4]);
    let report = run.launch(1, 256);
    assert_eq!(report.fault, None);
    assert_eq!(run.read(out, 1, u32::from_le_bytes), [data.iter().sum::<u32>()]);
}

#[test]
fn functions_are_called_with_parameters_and_recursion() {
    let ptx = format!(
        "{HEADER}
.func (.param .b32 r) fact(.param .b32 n)
{{
  .reg .pred %p<2>; .reg .b32 %r<6>;
  ld.param.u32 %r1, [n];
  mov.u32 %r5, 1;
  setp.lt.u32 %p1, %r1, 2;
  @%p1 bra OUT;
  sub.u32 %r2, %r1, 1;
  {{
    .param .b32 p0; .param .b32 q;
    st.param.b32 [p0], %r2;
    call.uni (q), fact, (p0);
    ld.param.b32 %r3, [q];
  }}
  mul.lo.u32 %r5, %r1, %r3;
OUT:
  st.param.b32 [r], %r5;
  ret;
}}
.visible .entry k(.param .u64 out)
{{
  .reg .b32 %r<4>; .reg .b64 %rd<4>;
  ld.param.u64 %rd1, [out];
  mov.u32 %r1, %tid.x;
  {{
    .param .b32 p0; .param .b32 q;
    st.param.b32 [p0], %r1;
    call.uni (q), fact, (p0);
    ld.param.b32 %r2, [q];
  }}
  mul.wide.u32 %rd2, %r1, 4;
  add.s64 %rd3, %rd1, %rd2;
  st.global.u32 [%rd3], %r2;
  ret;
}}"
    );
    let mut run = Run::new(&ptx);
    let out = run.buffer(&[0; 40]);
    assert_eq!(run.launch(1, 10).fault, None);
    assert_eq!(run.read(out, 10, u32::from_le_bytes), [1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880]);
}

#[test]
fn a_spinning_lane_does_not_starve_the_lane_it_waits_for() {
    // Lane 0 spins until lane 1 sets the flag; lane 1's code comes after the loop.
    let ptx = format!(
        "{HEADER}
.visible .entry k(.param .u64 flag)
{{
  .reg .pred %p<3>; .reg .b32 %r<4>; .reg .b64 %rd<2>;
  ld.param.u64 %rd1, [flag];
  mov.u32 %r1, %tid.x;
  setp.ne.u32 %p1, %r1, 0;
  @%p1 bra SET;
SPIN:
  ld.volatile.global.u32 %r2, [%rd1];
  setp.eq.u32 %p2, %r2, 0;
  @%p2 bra SPIN;
  bra DONE;
SET:
  mov.u32 %r3, 7;
  st.volatile.global.u32 [%rd1], %r3;
DONE:
  ret;
}}"
    );
    let mut run = Run::new(&ptx);
    let flag = run.buffer(&[0; 4]);
    let options = Options { max_instructions: 10_000_000, ..Options::default() };
    assert_eq!(run.launch_with(1, 2, &options).fault, None);
    assert_eq!(run.read(flag, 1, u32::from_le_bytes), [7]);
}

#[test]
fn faults_say_what_and_where() {
    let body = |text: &str| {
        format!(
            "{HEADER}
.visible .entry k(.param .u64 p)
{{
  .reg .pred %p<3>; .reg .b32 %r<4>; .reg .b64 %rd<3>;
  ld.param.u64 %rd1, [p];
  {text}
  ret;
}}"
        )
    };
    let fault = |text: &str, block: u32| {
        let mut run = Run::new(&body(text));
        run.buffer(&[0; 16]);
        let options = Options { max_instructions: 1_000_000, ..Options::default() };
        run.launch_with(1, block, &options).fault.unwrap()
    };
    let f = fault("ld.global.u32 %r1, [%rd1+16];", 1);
    assert!(matches!(f.kind, FaultKind::OutOfBounds { .. }));
    assert_eq!(f.at.unwrap().instruction, "ld.global.u32 %r1, [%rd1+16];");
    assert!(matches!(fault("ld.global.u64 %rd2, [%rd1+4];", 1).kind, FaultKind::Misaligned { .. }));
    assert!(matches!(fault("trap;", 1).kind, FaultKind::Trap));
    assert!(matches!(fault("L: bra L;", 1).kind, FaultKind::InstructionLimit { .. }));
    let stuck = "mov.u32 %r1, %tid.x; setp.eq.u32 %p1, %r1, 3; @%p1 bar.sync 1, 64; ";
    assert!(matches!(fault(stuck, 32).kind, FaultKind::Deadlock { .. }));
}

#[test]
fn atomics_from_many_blocks_add_up() {
    let ptx = format!(
        "{HEADER}
.visible .entry k(.param .u64 p)
{{
  .reg .b32 %r<4>; .reg .b64 %rd<4>; .reg .f32 %f<3>;
  ld.param.u64 %rd1, [p];
  mov.u32 %r1, %tid.x; and.b32 %r2, %r1, 7;
  mul.wide.u32 %rd2, %r2, 4; add.s64 %rd3, %rd1, %rd2;
  atom.global.add.u32 %r3, [%rd3], 1;
  red.global.add.f32 [%rd1+32], 0f3F000000;
  ret;
}}"
    );
    let mut run = Run::new(&ptx);
    let p = run.buffer(&[0; 36]);
    assert_eq!(run.launch(64, 128).fault, None);
    assert_eq!(run.read(p, 8, u32::from_le_bytes), [1024; 8]);
    assert_eq!(run.read(p + 32, 1, f32::from_le_bytes), [4096.0]);
}

#[test]
fn a_matrix_product_of_halves() {
    // One 16x8x16 product: A from ldmatrix, B transposed by ldmatrix, as libraries do it.
    let ptx = format!(
        "{HEADER}
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pd)
{{
  .reg .b32 %r<30>; .reg .b64 %rd<10>; .reg .f32 %f<9>; .reg .pred %p<2>;
  .shared .align 16 .b8 sa[512];
  .shared .align 16 .b8 sb[256];
  ld.param.u64 %rd1, [pa]; ld.param.u64 %rd2, [pb]; ld.param.u64 %rd3, [pd];
  mov.u32 %r1, %tid.x;
  shl.b32 %r2, %r1, 4;
  mov.u32 %r3, sa; add.u32 %r4, %r3, %r2;
  cvt.u64.u32 %rd4, %r2; add.u64 %rd5, %rd1, %rd4;
  cp.async.cg.shared.global [%r4], [%rd5], 16;
  mov.u32 %r5, sb;
  setp.ge.u32 %p1, %r1, 16;
  @%p1 bra LOADED;
  add.u32 %r6, %r5, %r2; add.u64 %rd6, %rd2, %rd4;
  cp.async.ca.shared.global [%r6], [%rd6], 16;
LOADED:
  cp.async.commit_group; cp.async.wait_group 0;
  bar.sync 0;
  // Row addresses of the four 8x8 parts of A: rows 0-7, 8-15, then the right half.
  and.b32 %r7, %r1, 15; shl.b32 %r8, %r7, 5; shr.u32 %r9, %r1, 4; shl.b32 %r10, %r9, 4;
  add.u32 %r11, %r3, %r8; add.u32 %r12, %r11, %r10;
  ldmatrix.sync.aligned.m8n8.x4.shared.b16 {{%r13,%r14,%r15,%r16}}, [%r12];
  and.b32 %r17, %r1, 15; shl.b32 %r18, %r17, 4; add.u32 %r19, %r5, %r18;
  ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {{%r20,%r21}}, [%r19];
  mov.f32 %f1, 0f00000000;
  mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {{%f5,%f6,%f7,%f8}}, {{%r13,%r14,%r15,%r16}}, {{%r20,%r21}}, {{%f1,%f1,%f1,%f1}};
  shr.u32 %r22, %r1, 2; and.b32 %r23, %r1, 3;
  shl.b32 %r24, %r22, 5; shl.b32 %r25, %r23, 3; add.u32 %r26, %r24, %r25;
  cvt.u64.u32 %rd7, %r26; add.u64 %rd8, %rd3, %rd7;
  st.global.v2.f32 [%rd8], {{%f5,%f6}};
  st.global.v2.f32 [%rd8+256], {{%f7,%f8}};
  ret;
}}"
    );
    let half = |v: i32| {
        // Small integers are exact: sign, exponent, mantissa of a half.
        let a = v.unsigned_abs();
        let e = 31 - a.max(1).leading_zeros();
        let bits = if a == 0 { 0 } else { (e + 15) << 10 | (a << (10 - e)) & 0x3ff };
        (bits as u16) | if v < 0 { 0x8000 } else { 0 }
    };
    let a: Vec<i32> = (0..256).map(|i| (i * 7 % 13) - 6).collect();
    let b: Vec<i32> = (0..128).map(|i| (i * 5 % 11) - 5).collect();
    let mut run = Run::new(&ptx);
    run.buffer(&bytes(&a.iter().map(|v| half(*v)).collect::<Vec<_>>(), u16::to_le_bytes));
    run.buffer(&bytes(&b.iter().map(|v| half(*v)).collect::<Vec<_>>(), u16::to_le_bytes));
    let d = run.buffer(&[0; 512]);
    assert_eq!(run.launch(1, 32).fault, None);
    let expected: Vec<f32> =
        (0..128).map(|i| (0..16).map(|k| a[i / 8 * 16 + k] * b[k * 8 + i % 8]).sum::<i32>() as f32).collect();
    assert_eq!(run.read(d, 128, f32::from_le_bytes), expected);
}

#[test]
fn wmma_fragments_and_an_mbarrier() {
    let ptx = format!(
        "{HEADER}
.visible .entry k(.param .u64 p, .param .u64 q)
{{
  .reg .b32 %r<12>; .reg .b64 %rd<5>; .reg .f32 %f<9>; .reg .pred %p<2>;
  .shared .align 8 .b64 bar;
  ld.param.u64 %rd1, [p]; ld.param.u64 %rd2, [q];
  mov.u32 %r1, %tid.x; mov.u32 %r2, bar; mov.u32 %r3, 16;
  setp.ne.u32 %p1, %r1, 0;
  @!%p1 mbarrier.init.shared.b64 [%r2], 64;
  bar.sync 0;
  mbarrier.arrive.shared.b64 %rd3, [%r2];
WAIT:
  mbarrier.try_wait.shared.b64 %p1, [%r2], %rd3;
  @!%p1 bra WAIT;
  setp.ge.u32 %p1, %r1, 32;
  @%p1 bra DONE;
  wmma.load.a.sync.aligned.row.m16n16k16.global.s8 {{%r4,%r5}}, [%rd1], %r3;
  wmma.load.b.sync.aligned.col.m16n16k16.global.s8 {{%r6,%r7}}, [%rd1], %r3;
  mov.u32 %r8, 1;
  wmma.mma.sync.aligned.row.col.m16n16k16.s32.s8.s8.s32 {{%r4,%r5,%r6,%r7,%r8,%r9,%r10,%r11}}, {{%r4,%r5}}, {{%r6,%r7}}, {{%r8,%r8,%r8,%r8,%r8,%r8,%r8,%r8}};
  wmma.store.d.sync.aligned.row.m16n16k16.global.s32 [%rd2], {{%r4,%r5,%r6,%r7,%r8,%r9,%r10,%r11}}, %r3;
DONE:
  ret;
}}"
    );
    let a: Vec<i8> = (0..256).map(|i| ((i * 37) % 200 - 100) as i8).collect();
    let mut run = Run::new(&ptx);
    run.buffer(&bytes(&a, i8::to_le_bytes));
    let q = run.buffer(&[0; 1024]);
    let options = Options { max_instructions: 10_000_000, ..Options::default() };
    assert_eq!(run.launch_with(1, 64, &options).fault, None);
    let row = |i: usize| &a[i * 16..i * 16 + 16];
    // B is loaded column by column from the same bytes: the product of A with its transpose.
    let dot = |i: usize, j: usize| row(i).iter().zip(row(j)).map(|(x, y)| *x as i32 * *y as i32).sum::<i32>();
    let expected: Vec<i32> = (0..256).map(|e| dot(e / 16, e % 16) + 1).collect();
    assert_eq!(run.read(q, 256, i32::from_le_bytes), expected);
}
