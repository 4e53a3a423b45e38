//! What a host program does: linking modules, setting variables, launching, reading counters.

use oxicc_sim::{
    Channel, Dim3, Launch, Options, Program, Report, SiteKind, TensorElement, TensorMap, Texture,
};

const HEADER: &str = ".version 8.7\n.target sm_90\n.address_size 64\n";

fn link(texts: &[&str]) -> Result<Program, String> {
    let modules = texts.iter().map(|text| {
        let mut module = oxicc_ptx::parse_module(&format!("{HEADER}{text}")).unwrap();
        module.strip_trivia();
        module
    });
    Program::link(modules.collect()).map_err(|e| e.to_string())
}

fn launch(program: &mut Program, kernel: &str, threads: u32, shared: u32, params: &[u64]) -> Report {
    let launch = Launch {
        kernel,
        grid: Dim3::new(1, 1, 1),
        block: Dim3::new(threads, 1, 1),
        cluster: None,
        shared,
        params: params.iter().map(|p| p.to_le_bytes().to_vec()).collect(),
    };
    program.launch(&launch, &Options::default()).unwrap()
}

fn buffer(program: &mut Program, words: usize) -> u64 {
    program.memory_mut().alloc(4 * words as u64, "buffer").unwrap()
}

fn words(program: &Program, address: u64, count: usize) -> Vec<u32> {
    let mut bytes = vec![0; 4 * count];
    program.memory().read(address, &mut bytes).unwrap();
    bytes.chunks_exact(4).map(|c| u32::from_le_bytes(c.try_into().unwrap())).collect()
}

/// Stores `%r9` of each thread to the word of the buffer `y`.
const STORE: &str = "
    ld.param.u64 %rd1, [y];
    mov.u32 %r10, %tid.x;
    mul.wide.u32 %rd2, %r10, 4;
    add.s64 %rd1, %rd1, %rd2;
    st.global.u32 [%rd1], %r9;
    ret;
";
const REGISTERS: &str = ".reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %rd<8>; .reg .f32 %f<8>;";

#[test]
fn modules_share_functions_and_variables() {
    let user = format!(
        ".extern .func (.param .b32 r) add_offset(.param .b32 x);
.extern .global .align 4 .u32 offset;
.visible .entry k(.param .u64 y)
{{
    {REGISTERS}
    .param .b32 in; .param .b32 out;
    mov.u32 %r1, %tid.x;
    st.param.b32 [in], %r1;
    call (out), add_offset, (in);
    ld.param.b32 %r2, [out];
    ld.global.u32 %r3, [offset];
    mad.lo.u32 %r9, %r3, 1000, %r2;
    {STORE}
}}"
    );
    let library = "
.visible .global .align 4 .u32 offset = 7;
.visible .func (.param .b32 r) add_offset(.param .b32 x)
{
    .reg .b32 %r<4>;
    ld.param.b32 %r1, [x];
    ld.global.u32 %r2, [offset];
    add.u32 %r3, %r1, %r2;
    st.param.b32 [r], %r3;
    ret;
}";
    let mut program = link(&[&user, library]).unwrap();
    let y = buffer(&mut program, 4);
    assert!(launch(&mut program, "k", 4, 0, &[y]).fault.is_none());
    assert_eq!(words(&program, y, 4), [7007, 7008, 7009, 7010]);
    // The host changes the variable.
    let (address, size) = program.variable("offset").unwrap();
    assert_eq!(size, 4);
    program.memory().write(address, &9u32.to_le_bytes()).unwrap();
    launch(&mut program, "k", 4, 0, &[y]);
    assert_eq!(words(&program, y, 1), [9009]);
    // Two definitions of one name do not link; a missing one is found when it is called.
    assert!(link(&[library, library]).is_err_and(|e| e.contains("is defined twice")));
    let mut alone = link(&[&user]).unwrap();
    let y = buffer(&mut alone, 4);
    let fault = launch(&mut alone, "k", 4, 0, &[y]).fault.unwrap().to_string();
    assert!(fault.contains("add_offset"), "{fault}");
}

#[test]
fn constant_memory_is_the_hosts() {
    let text = format!(
        ".const .align 4 .b8 table[16];
.visible .entry k(.param .u64 y)
{{
    {REGISTERS}
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %rd3, %r1, 4;
    mov.u64 %rd4, table;
    add.s64 %rd4, %rd4, %rd3;
    ld.const.u32 %r9, [%rd4];
    {STORE}
}}
.visible .entry bad(.param .u64 y)
{{
    {REGISTERS}
    mov.u64 %rd4, table;
    st.global.u32 [%rd4], %r1;
    ret;
}}"
    );
    let mut program = link(&[&text]).unwrap();
    let (table, size) = program.variable("table").unwrap();
    assert_eq!(size, 16);
    let values: Vec<u8> = [5u32, 6, 7, 8].iter().flat_map(|v| v.to_le_bytes()).collect();
    program.memory().write(table, &values).unwrap();
    let y = buffer(&mut program, 4);
    launch(&mut program, "k", 4, 0, &[y]);
    assert_eq!(words(&program, y, 4), [5, 6, 7, 8]);
    let fault = launch(&mut program, "bad", 1, 0, &[y]).fault.unwrap().to_string();
    assert!(fault.contains("read-only"), "{fault}");
}

#[test]
fn dynamic_shared_memory_follows_the_static() {
    let text = format!(
        ".extern .shared .align 16 .b8 dynamic[];
.visible .entry k(.param .u64 y)
{{
    {REGISTERS}
    .shared .align 4 .b8 fixed[20];
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 2;
    mov.u32 %r3, dynamic;
    add.u32 %r3, %r3, %r2;
    st.shared.u32 [%r3], %r1;
    bar.sync 0;
    xor.b32 %r4, %r2, 4;
    mov.u32 %r5, dynamic;
    add.u32 %r5, %r5, %r4;
    ld.shared.u32 %r9, [%r5];
    mov.u32 %r6, %dynamic_smem_size;
    mad.lo.u32 %r9, %r6, 100, %r9;
    {STORE}
}}"
    );
    let mut program = link(&[&text]).unwrap();
    let y = buffer(&mut program, 4);
    assert!(launch(&mut program, "k", 4, 16, &[y]).fault.is_none());
    assert_eq!(words(&program, y, 4), [1601, 1600, 1603, 1602]);
    let fault = launch(&mut program, "k", 4, 4, &[y]).fault.unwrap().to_string();
    assert!(fault.contains("shared memory out of bounds"), "{fault}");
}

#[test]
fn counters_tell_what_was_done() {
    let text = format!(
        ".visible .entry k(.param .u64 y)
{{
    {REGISTERS}
    .shared .align 4 .b8 tile[4096];
    mov.u32 %r1, %tid.x;
    shl.b32 %r2, %r1, 7;
    mov.u32 %r3, tile;
    add.u32 %r3, %r3, %r2;
    st.shared.u32 [%r3], %r1;
    setp.lt.u32 %p1, %r1, 5;
    @%p1 bra LOW;
    mov.u32 %r9, 1;
    bra DONE;
LOW:
    mov.u32 %r9, 2;
DONE:
    {STORE}
}}"
    );
    let mut program = link(&[&text]).unwrap();
    let y = buffer(&mut program, 32);
    let report = launch(&mut program, "k", 32, 0, &[y]);
    let c = &report.counters;
    assert_eq!((c.shared_written, c.global_written, c.divergent_branches), (128, 128, 1));
    let groups: Vec<(&str, u64)> = c.by_group().filter(|(_, n)| *n > 0).collect();
    assert!(groups.contains(&("comparison", 32)), "{groups:?}");
    assert_eq!(groups.iter().map(|(_, n)| n).sum::<u64>(), c.thread_instructions);
    let [bank, row] = &report.sites[..] else { panic!("{:?}", report.sites) };
    assert_eq!((bank.kind, bank.transactions, bank.ideal), (SiteKind::Shared, 32, 1));
    assert!(bank.instruction.starts_with("st.shared"));
    assert_eq!((row.kind, row.accesses, row.transactions, row.ideal), (SiteKind::Global, 1, 4, 4));
}

#[test]
fn textures_and_tensor_maps_are_made_by_the_host() {
    let text = format!(
        ".visible .entry k(.param .u64 t, .param .u64 y)
{{
    {REGISTERS}
    ld.param.u64 %rd3, [t];
    mov.u32 %r1, %tid.x;
    tex.1d.v4.u32.s32 {{%r9, %r2, %r3, %r4}}, [%rd3, {{%r1}}];
    {STORE}
}}"
    );
    let mut program = link(&[&text]).unwrap();
    let texels = buffer(&mut program, 4);
    let values: Vec<u8> = [50u32, 60, 70, 80].iter().flat_map(|v| v.to_le_bytes()).collect();
    program.memory().write(texels, &values).unwrap();
    let texture = program.add_texture(Texture::new(texels, Channel::U32, 1, [4, 1, 1]));
    let y = buffer(&mut program, 6);
    assert!(launch(&mut program, "k", 6, 0, &[texture, y]).fault.is_none());
    assert_eq!(words(&program, y, 6), [50, 60, 70, 80, 0, 0]);
    assert_eq!(TensorMap::new(texels, TensorElement::F32, &[8, 4], &[4, 4]).encode().len(), 128);
}

#[test]
fn launches_that_cannot_start_say_why() {
    let text = ".visible .entry k(.param .u64 y) .reqntid 32 { ret; }";
    let mut program = link(&[text]).unwrap();
    let mut try_launch = |kernel: &str, threads: u32, cluster: Option<Dim3>, params: Vec<Vec<u8>>| {
        let launch = Launch {
            kernel,
            grid: Dim3::new(3, 1, 1),
            block: Dim3::new(threads, 1, 1),
            cluster,
            shared: 0,
            params,
        };
        program.launch(&launch, &Options::default()).map(drop).map_err(|e| e.to_string())
    };
    let pointer = || vec![vec![0u8; 8]];
    assert!(try_launch("k", 32, None, pointer()).is_ok());
    assert!(try_launch("none", 32, None, pointer()).unwrap_err().contains("no kernel named none"));
    assert!(try_launch("k", 32, None, vec![]).unwrap_err().contains("1 parameters, 0 given"));
    assert!(try_launch("k", 32, None, vec![vec![0; 4]]).unwrap_err().contains("8 bytes, 4 given"));
    assert!(try_launch("k", 64, None, pointer()).unwrap_err().contains("requires blocks of 32 x 1 x 1"));
    let pairs = Some(Dim3::new(2, 1, 1));
    assert!(try_launch("k", 32, pairs, pointer()).unwrap_err().contains("clusters of 2 x 1 x 1"));
}
