//! Sessions with the terminal, as transcripts. The PTX beside the sources is what `oxicc -G -arch sm_90` makes of them.

use std::fs;
use std::sync::{Arc, Mutex};

use expect_test::{Expect, expect};
use oxicc_debugger::{FaultValues, Session, Terminal};
use oxicc_sim::{Dim3, Launch, Observer, Options, Program, Report};

#[derive(Clone, Default)]
struct Text(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Text {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn program(name: &str) -> Program {
    let text = fs::read_to_string(format!("tests/sessions/{name}.ptx")).unwrap();
    Program::from_text(&text).unwrap()
}

fn ints(program: &mut Program, values: &[i32], name: &str) -> u64 {
    let at = program.memory_mut().alloc(4 * values.len() as u64, name).unwrap();
    let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_le_bytes()).collect();
    program.memory().write(at, &bytes).unwrap();
    at
}

fn launch(
    program: &mut Program,
    kernel: &str,
    threads: u32,
    params: Vec<Vec<u8>>,
    check: bool,
    observer: &mut dyn Observer,
) -> Report {
    let (grid, block) = (Dim3::new(1, 1, 1), Dim3::new(threads, 1, 1));
    let launch = Launch { kernel, grid, block, cluster: None, shared: 0, params };
    let options = Options { check, ..Options::default() };
    program.launch_observed(&launch, &options, Some(observer)).unwrap()
}

/// Runs `reduce` on 0, 1, 2, ..., 49 with these commands; the transcript and the result.
fn reduce(commands: &str) -> (String, i32) {
    let mut program = program("reduce");
    let input = ints(&mut program, &(0..50).collect::<Vec<_>>(), "in");
    let output = ints(&mut program, &[0], "out");
    let text = Text::default();
    let mut session = Session::new(Terminal::new(commands.as_bytes(), text.clone(), Vec::new(), true));
    let params =
        vec![input.to_le_bytes().to_vec(), output.to_le_bytes().to_vec(), 50i32.to_le_bytes().to_vec()];
    launch(&mut program, "_Z6reducePKiPii", 64, params, false, &mut session);
    let mut bytes = [0; 4];
    program.memory().read(output, &mut bytes).unwrap();
    let text = String::from_utf8(text.0.lock().unwrap().clone()).unwrap();
    (text, i32::from_le_bytes(bytes))
}

fn check(commands: &str, result: i32, expected: Expect) {
    let (text, got) = reduce(commands);
    expected.assert_eq(&text);
    assert_eq!(got, result);
}

#[test]
fn lines_variables_and_stacks() {
    check(
        "break twice\nrun\nbt\ninfo locals\nnext\nprint doubled\nprint &doubled\nup\nprint item\nprint part[3]\nprint in[3] * 2 + 1\n\
         print *in@4\nwhatis item\nfinish\ndelete\ncontinue\n",
        100,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) break twice
            Breakpoint 1 at tests/sessions/reduce.cu:10
            (oxicc) run

            Breakpoint 1, twice (v=1) at tests/sessions/reduce.cu:10
            10	    int doubled = v + v;
            [thread (1,0,0) of block (0,0,0), warp 0, lanes 0xaaaaaaaa of 0xffffffff]
            (oxicc) bt
            #0  twice (v=1) at tests/sessions/reduce.cu:10
            #1  reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:28
            (oxicc) info locals
            doubled = 0
            (oxicc) next
            twice (v=1) at tests/sessions/reduce.cu:11
            11	    atomicAdd(&calls, 1);
            [thread (1,0,0) of block (0,0,0), warp 0, lanes 0xaaaaaaaa of 0xffffffff]
            (oxicc) print doubled
            2
            (oxicc) print &doubled
            (int *) 0x200000058
            (oxicc) up
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:28
            28	        part[i] = twice(part[i]);
            (oxicc) print item
            {key = 10, weight = 0.5}
            (oxicc) print part[3]
            3
            (oxicc) print in[3] * 2 + 1
            7
            (oxicc) print *in@4
            {0, 1, 2, 3}
            (oxicc) whatis item
            type = Item
            (oxicc) finish
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:28
            28	        part[i] = twice(part[i]);
            [thread (1,0,0) of block (0,0,0), warp 0, lanes 0xaaaaaaaa of 0xffffffff]
            (oxicc) delete
            (oxicc) continue
        "#]],
    );
}

#[test]
fn conditions_threads_and_divergence() {
    check(
        "break 27 if i == 5\nrun\nprint i\ninfo warps\nthread 40\nprint i\nprint threadIdx.x + blockDim.x\nbreak 31 if step == 4 && i == 3\n\
         continue\nprint step\nprint part[0]@8\ninfo breakpoints\ndelete\ncontinue\n",
        100,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) break 27 if i == 5
            Breakpoint 1 at tests/sessions/reduce.cu:27
            (oxicc) run

            Breakpoint 1, reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:27
            27	    if (i % 2 == 1)
            [thread (5,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) print i
            5
            (oxicc) info warps
            * warp 0: lanes 0xffffffff in reduce at tests/sessions/reduce.cu:27
              warp 1: lanes 0xffffffff in reduce at tests/sessions/reduce.cu:21
            (oxicc) thread 40
            [thread (40,0,0) of block (0,0,0), warp 1, lanes 0xffffffff of 0xffffffff]
            reduce (in=(int *) 0x0, out=(int *) 0x0, n=0) at tests/sessions/reduce.cu:21
            21	__global__ void reduce(const int *in, int *out, int n)
            (oxicc) print i
            0
            (oxicc) print threadIdx.x + blockDim.x
            104
            (oxicc) break 31 if step == 4 && i == 3
            Breakpoint 2 at tests/sessions/reduce.cu:31
            (oxicc) continue

            Breakpoint 2, reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:31
            31	        if (i < step)
            [thread (3,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) print step
            4
            (oxicc) print part[0]@8
            {168, 350, 132, 276, 144, 300, 156, 324}
            (oxicc) info breakpoints
            1: tests/sessions/reduce.cu:27 if i == 5, hit once
            2: tests/sessions/reduce.cu:31 if step == 4 && i == 3, hit once
            (oxicc) delete
            (oxicc) continue
        "#]],
    );
}

#[test]
fn steps_of_threads_warps_and_the_block() {
    check(
        "break 26\nrun\ndelete\nnext block\ninfo warps\nnext warp\ninfo warps\nnext block\ninfo barriers\nnext block\ninfo threads\n\
         step\ncontinue\n",
        100,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) break 26
            Breakpoint 1 at tests/sessions/reduce.cu:26
            (oxicc) run

            Breakpoint 1, reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:26
            26	    part[i] = i < n ? in[i] : 0;
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) delete
            (oxicc) next block
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:27
            27	    if (i % 2 == 1)
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) info warps
            * warp 0: lanes 0xffffffff in reduce at tests/sessions/reduce.cu:27
              warp 1: lanes 0xffffffff in reduce at tests/sessions/reduce.cu:24
            (oxicc) next warp
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:29
            29	    __syncthreads();
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0x55555555 of 0xffffffff]
            (oxicc) info warps
              warp 0: divergent
              warp 0: lanes 0xaaaaaaaa in reduce at tests/sessions/reduce.cu:28
            * warp 0: lanes 0x55555555 in reduce at tests/sessions/reduce.cu:29
              warp 1: lanes 0xffffffff in reduce at tests/sessions/reduce.cu:24
            (oxicc) next block
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:29
            29	    __syncthreads();
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) info barriers
            No thread waits at a barrier.
            (oxicc) next block
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:29
            29	    __syncthreads();
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) info threads
            * (0,0,0) to (31,0,0) in reduce at tests/sessions/reduce.cu:29, waits at a barrier
              (32,0,0) to (63,0,0) in reduce at tests/sessions/reduce.cu:26
            (oxicc) step
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:30
            30	    for (int step = 32; step > 0; step /= 2) {
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) continue
        "#]],
    );
}

#[test]
fn watched_memory_and_assignments() {
    check(
        "watch calls\ntbreak reduce\nrun\nwatch part[0]\ncontinue\ncontinue\ncontinue\ndelete\nbreak 37\ncontinue\nset item.key = 7\n\
         print item\ncontinue\n",
        7,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) watch calls
            Watchpoint 1: calls
            (oxicc) tbreak reduce
            Breakpoint 2 at tests/sessions/reduce.cu:24
            (oxicc) run

            Breakpoint 2, reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:24
            24	    int i = threadIdx.x;
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) watch part[0]
            Watchpoint 3: part[0]
            (oxicc) continue

            Watchpoint 1: calls
            Old value = 0
            New value = 16
            twice (v=1) at tests/sessions/reduce.cu:12
            12	    return doubled;
            [thread (1,0,0) of block (0,0,0), warp 0, lanes 0xaaaaaaaa of 0xffffffff]
            (oxicc) continue

            Watchpoint 1: calls
            Old value = 16
            New value = 32
            twice (v=33) at tests/sessions/reduce.cu:12
            12	    return doubled;
            [thread (33,0,0) of block (0,0,0), warp 1, lanes 0xaaaaaaaa of 0xffffffff]
            (oxicc) continue

            Watchpoint 3: part[0]
            Old value = 0
            New value = 32
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:33
            33	        __syncthreads();
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0xffffffff of 0xffffffff]
            (oxicc) delete
            (oxicc) break 37
            Breakpoint 4 at tests/sessions/reduce.cu:37
            (oxicc) continue

            Breakpoint 4, reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:37
            37	        out[0] = item.key + (int)item.weight;
            [thread (0,0,0) of block (0,0,0), warp 0, lanes 0x00000001 of 0xffffffff]
            (oxicc) set item.key = 7
            (oxicc) print item
            {key = 7, weight = 0}
            (oxicc) continue
        "#]],
    );
}

#[test]
fn inlined_calls_are_frames() {
    check(
        "break clamp\nrun\nbt\ninfo args\nup\ninfo locals\nlist\ndelete\ncontinue\n",
        100,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) break clamp
            Breakpoint 1 at tests/sessions/reduce.cu:17
            (oxicc) run

            Breakpoint 1, clamp (v=1850, most=100) at tests/sessions/reduce.cu:17
            17	    int low = v < 0 ? 0 : v;
            [thread (32,0,0) of block (0,0,0), warp 1, lanes 0xffffffff of 0xffffffff]
            (oxicc) bt
            #0  clamp (v=1850, most=100) at tests/sessions/reduce.cu:17 (inlined)
            #1  reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:35
            (oxicc) info args
            v = 1850
            most = 100
            (oxicc) up
            reduce (in=(int *) 0x1100000000, out=(int *) 0x1200000000, n=50) at tests/sessions/reduce.cu:35
            35	    item.key = clamp(part[0], 100);
            (oxicc) info locals
            i = 32
            item = {key = 320, weight = 16}
            part = {1850, 1250, 288, 600, 144, 300, 156, 324, 72, 150, 78, 162, 84, 174, 90, 186, 64, 132, 18, 38, 20, 42, 22, 46, 24, 50, 26, 54, 28, 58, 30, 62, 32, 66, 34, 70, 36, 74, 38, 78, 40, 82, 42, 86, 44, 90, 46, 94, 48, 98, 0 <repeats 14 times>}
            (oxicc) list
            30	    for (int step = 32; step > 0; step /= 2) {
            31	        if (i < step)
            32	            part[i] += part[i + step];
            33	        __syncthreads();
            34	    }
            35	    item.key = clamp(part[0], 100);
            36	    if (i == 0)
            37	        out[0] = item.key + (int)item.weight;
            38	}
            (oxicc) delete
            (oxicc) continue
        "#]],
    );
}

#[test]
fn what_is_wrong_is_said() {
    check(
        "break nowhere\nbreak 900\nprint zz\nprint 1 +\nprint in.x\nframe 7\nthread 99\njump\nstep lane\nprint $r1 + %zz\nquit\n",
        0,
        expect![[r#"
            Kernel reduce(int const*, int*, int), grid (1,1,1), block (64,1,1)
            (oxicc) break nowhere
            there is no function `nowhere`
            (oxicc) break 900
            there is no code at line 900 of tests/sessions/reduce.cu or behind
            (oxicc) print zz
            there is no `zz` here
            (oxicc) print 1 +
            an expression is missing
            (oxicc) print in.x
            there is no memory at address 0x0
            (oxicc) frame 7
            there is no frame 7
            (oxicc) thread 99
            it is not there or has ended
            (oxicc) jump
            there is no command `jump`; try help
            (oxicc) step lane
            `lane` cannot step: thread, warp or block
            (oxicc) print $r1 + %zz
            there is no register `%zz`
            (oxicc) quit
        "#]],
    );
}

#[test]
fn faults_stop_and_tell_values() {
    let run = |observer: &mut dyn Observer| {
        let mut program = program("bad");
        let p = ints(&mut program, &[0; 8], "p");
        let params = vec![p.to_le_bytes().to_vec(), 4i32.to_le_bytes().to_vec()];
        launch(&mut program, "_Z3badPii", 4, params, true, observer).fault.unwrap().to_string()
    };
    expect![[r#"
        4-byte access to global memory out of bounds at address 0x1000000020: 32 bytes after the start of p of 32 bytes
          thread (2, 0, 0) of block (0, 0, 0) in _Z3putPiii
          at tests/sessions/bad.cu:3
          executing: st.u32 [%rd4], %r3;
          in put: p = (int *) 0x1000000000, at = 8, value = 3
          in bad: p = (int *) 0x1000000000, n = 4, i = 2, far = 8"#]].assert_eq(&run(&mut FaultValues));
    let text = Text::default();
    let commands = "run\nbt\ninfo locals\ncontinue\nup\nprint far\nquit\n";
    let mut session = Session::new(Terminal::new(commands.as_bytes(), text.clone(), Vec::new(), true));
    run(&mut session);
    expect![[r#"
        Kernel bad(int*, int), grid (1,1,1), block (4,1,1)
        (oxicc) run

        Fault: 4-byte access to global memory out of bounds at address 0x1000000020: 32 bytes after the start of p of 32 bytes
        put (p=(int *) 0x1000000000, at=8, value=3) at tests/sessions/bad.cu:3
        3	    p[at] = value;
        [thread (2,0,0) of block (0,0,0), warp 0, lanes 0x0000000f of 0x0000000f]
        (oxicc) bt
        #0  put (p=(int *) 0x1000000000, at=8, value=3) at tests/sessions/bad.cu:3
        #1  bad (p=(int *) 0x1000000000, n=4) at tests/sessions/bad.cu:11
        (oxicc) info locals
        No locals.
        (oxicc) continue
        The kernel had a fault and cannot go on.
        (oxicc) up
        bad (p=(int *) 0x1000000000, n=4) at tests/sessions/bad.cu:11
        11	        put(p, far, i + 1);
        (oxicc) print far
        8
        (oxicc) quit
    "#]].assert_eq(&String::from_utf8(text.0.lock().unwrap().clone()).unwrap());
}

#[test]
fn breakpoints_outlive_launches() {
    let text = Text::default();
    let commands = "break bad.cu:3 if at == 4\ninfo breakpoints\nrun\nwatch value\ncontinue\ncontinue\n\
                    info breakpoints\ndelete\ncontinue\n";
    let terminal = Terminal::new(commands.as_bytes(), text.clone(), Vec::new(), true).of_program();
    let mut session = Session::new(terminal);
    let mut bad = program("bad");
    let p = ints(&mut bad, &[0; 8], "p");
    let run_bad = |bad: &mut Program, session: &mut Session<_>| {
        let params = vec![p.to_le_bytes().to_vec(), 2i32.to_le_bytes().to_vec()];
        session.begin_launch(0);
        assert_eq!(launch(bad, "_Z3badPii", 4, params, false, session).fault, None);
    };
    run_bad(&mut bad, &mut session);
    // Another program has no such line.
    let mut reduce = program("reduce");
    let (input, output) = (ints(&mut reduce, &[1, 2], "in"), ints(&mut reduce, &[0], "out"));
    let params =
        vec![input.to_le_bytes().to_vec(), output.to_le_bytes().to_vec(), 2i32.to_le_bytes().to_vec()];
    session.begin_launch(1);
    launch(&mut reduce, "_Z6reducePKiPii", 2, params, false, &mut session);
    run_bad(&mut bad, &mut session);
    assert!(!session.has_quit());
    expect![[r#"
        Kernel bad(int*, int), grid (1,1,1), block (4,1,1)
        (oxicc) break bad.cu:3 if at == 4
        Breakpoint 1 at tests/sessions/bad.cu:3
        (oxicc) info breakpoints
        1: tests/sessions/bad.cu:3 if at == 4, hit 0 times
        (oxicc) run

        Breakpoint 1, put (p=(int *) 0x1000000000, at=4, value=2) at tests/sessions/bad.cu:3
        3	    p[at] = value;
        [thread (1,0,0) of block (0,0,0), warp 0, lanes 0x00000003 of 0x0000000f]
        (oxicc) watch value
        Watchpoint 2: value
        (oxicc) continue

        Watchpoint 2 deleted: the frame of value has ended
        bad (p=(int *) 0x1000000000, n=2) at tests/sessions/bad.cu:12
        12	}
        [thread (1,0,0) of block (0,0,0), warp 0, lanes 0x0000000f of 0x0000000f]
        (oxicc) continue

        Breakpoint 1, put (p=(int *) 0x1000000000, at=4, value=2) at tests/sessions/bad.cu:3
        3	    p[at] = value;
        [thread (1,0,0) of block (0,0,0), warp 0, lanes 0x00000003 of 0x0000000f]
        (oxicc) info breakpoints
        1: tests/sessions/bad.cu:3 if at == 4, hit 2 times
        (oxicc) delete
        (oxicc) continue
    "#]]
    .assert_eq(&String::from_utf8(text.0.lock().unwrap().clone()).unwrap());
}
