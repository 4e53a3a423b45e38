//! Who runs the commands of the documents that do not stand in `console` blocks.

/// Who runs a command.
pub enum By {
    /// This test, as it is written.
    AsItIs,
    /// This test, as these words.
    Here(&'static str),
    /// Another file: the words in it that run the command, or start the test that does.
    There(&'static str, &'static str),
    /// Nobody: what it needs.
    Nobody(&'static str),
}

use By::{AsItIs, Here, Nobody, There};

const CI: &str = ".ci/run";
const SERVE: &str = "crates/cli/tests/serve.rs";
const BUILDS: &str = "crates/cli/tests/builds.rs";

/// Commands of `sh` blocks, by their beginning.
pub const BLOCKS: &[(&str, By)] = &[
    ("cargo install --path crates/cli", There(CI, "cargo install --path crates/cli")),
    ("cargo xtask playground", There(CI, "cargo xtask playground --small")),
    ("cargo xtask libs", There(CI, "cargo xtask libs --debug")),
    ("cargo xtask nvcc-check", There(CI, "cargo xtask nvcc-check")),
    ("cargo xtask bench nvrtc", Nobody("CuPy, and NVIDIA's library beside ours")),
    ("cargo test -p oxicc-nvrtc-capi", There(CI, "cargo xtask test")),
    (
        "LD_PRELOAD=$PWD/target/release/libnvrtc.so.13",
        There("crates/nvrtc-capi/tests/c_api.rs", "fn preloaded_into_python"),
    ),
    (
        "LD_PRELOAD=$PWD/target/release/libnvvm.so.4",
        There("crates/nvvm-capi/tests/c_api.rs", "fn preloaded_into_python"),
    ),
    ("oxicc serve -- make", There(SERVE, "fn a_command_gets_a_server_of_its_own")),
    ("oxicc serve &", There(SERVE, "fn a_server_is_found_around_the_directory")),
    ("oxicc serve --socket", There(SERVE, "[\"serve\", \"--verbose\", \"--idle\", idle, \"--socket\"]")),
    ("export OXICC_SERVE=", There(SERVE, ".env(\"OXICC_SERVE\"")),
    ("make -j16", There(SERVE, "fn outputs_are_the_same")),
    ("oxicc toolkit DIR", There(BUILDS, ".arg(\"toolkit\")")),
    ("CCACHE_COMPILERTYPE=nvcc ccache DIR/bin/nvcc", There("crates/cli/tests/caches.rs", "fn ccache")),
    ("sccache DIR/bin/nvcc", There("crates/cli/tests/caches.rs", "fn sccache")),
    ("oxicc nvcc -arch=sm_90 -c a.cu", Here("oxicc nvcc -arch=sm_90 -c examples/program.cu")),
    ("cmake -DCMAKE_CUDA_COMPILER=DIR/bin/nvcc", There(BUILDS, "fn cmake")),
    ("make NVCC=DIR/bin/nvcc", There(BUILDS, "fn make")),
    ("CUDA_HOME=DIR pip install", There(BUILDS, "fn pip")),
];

/// Commands of running text, whole. `kernel.*` are an example in each language, `app.cu` and `prog.cu` programs, `a.cu` and `b.cu` the
/// halves of one.
pub const MENTIONED: &[(&str, By)] = &[
    ("oxicc --cicc ...", There("crates/cli/tests/cicc.rs", "--cicc")),
    ("oxicc --cicc --print-cache-key ... a.ii", There("crates/cli/tests/caches.rs", "--print-cache-key")),
    ("oxicc --help-knobs", AsItIs),
    ("oxicc --print-cache-key a.cu", AsItIs),
    ("oxicc --print-pipeline-passes -O2 FILE", Here("oxicc --print-pipeline-passes -O2 kernel.cu")),
    ("oxicc -G", Here("oxicc -G kernel.cu")),
    ("oxicc -x cu kernel.inc", AsItIs),
    ("oxicc FILE -O2", Here("oxicc kernel.cu -O2")),
    ("oxicc app.cu -o app", AsItIs),
    ("oxicc build --rdc=true", Here("oxicc build --rdc=true a.cu b.cu -o app")),
    ("oxicc build -c a.cu", AsItIs),
    ("oxicc build a.cu b.cu -lz -o app", Here("oxicc build a.cu b.cu -lm -o app && OXICC_DEVICE=sim ./app")),
    ("oxicc check kernel.cu", AsItIs),
    ("oxicc check kernel.ll", AsItIs),
    ("oxicc completions bash", AsItIs),
    ("oxicc build -G", Here("oxicc build -G app.cu -o debugged")),
    ("oxicc debug app.cu -- 1024 fast", AsItIs),
    ("oxicc debug app.cu -- ARGUMENTS", Here("oxicc debug app.cu -- 1")),
    ("oxicc debug --dap FILE ...", There("crates/cli/tests/debug.rs", "dap")),
    ("oxicc debug FILE", Here("oxicc debug kernel.ll --block 4 --arg out:i32:4:iota -ex continue")),
    ("oxicc debug kernel.cu --arg ...", Here(DEBUG)),
    (
        "oxicc debug kernel.ptx",
        Here("oxicc debug kernel.ptx --block 4 --arg buf:i32:4 --arg buf:i32:4 --arg out:i32:4 -ex continue"),
    ),
    ("oxicc kernel.bc", Here("oxicc kernel.ll --emit-llvm-bc -o kernel.bc && oxicc kernel.bc")),
    ("oxicc kernel.cu", AsItIs),
    ("oxicc kernel.cu --emit-llvm", AsItIs),
    ("oxicc kernel.cu --toolkit=12.4", AsItIs),
    ("oxicc kernel.cu -E", AsItIs),
    ("oxicc kernel.cu -arch=sm_90 -O3", AsItIs),
    ("oxicc kernel.ll", AsItIs),
    (
        "oxicc kernel.ll -passes=nvvm-verify",
        Here("oxicc kernel.cu --emit-llvm -o written.ll && oxicc written.ll -passes=nvvm-verify"),
    ),
    ("oxicc man DIR", Here("mkdir -p man && oxicc man man")),
    ("oxicc run --help", AsItIs),
    ("oxicc run -G", Here("oxicc run -G kernel.ll --block 4 --arg out:i32:4:iota")),
    ("oxicc run FILE", Here("oxicc run kernel.ll --block 4 --arg out:i32:4:iota")),
    ("oxicc run a.cu ... -opt-bisect-limit=1000", Here(BISECT)),
    ("oxicc run app.cu -- 1024 fast", AsItIs),
    ("oxicc run app.cu --check", AsItIs),
    ("oxicc run app.cu --on gpu", Nobody("a GPU")),
    ("oxicc run app.cu --profile", AsItIs),
    ("oxicc run app.cu [-- ARG...]", Here("oxicc run app.cu -- 1")),
    ("oxicc run kernel.cu --arg ...", Here(RUN)),
    ("oxicc run kernel.cu --check ...", Here(CHECK)),
    (
        "oxicc run kernel.ptx --arg ...",
        Here("oxicc run kernel.ptx --block 4 --arg buf:i32:4 --arg buf:i32:4 --arg out:i32:4"),
    ),
    ("oxicc run prog.cu", AsItIs),
    ("cargo run --example compile", There(CI, "--example compile")),
    (
        "cargo run --manifest-path examples/embed/Cargo.toml",
        There(CI, "--manifest-path examples/embed/Cargo.toml"),
    ),
    ("cargo doc --open -p oxicc -p oxicc-sim", There(CI, "doc --no-deps --workspace")),
    ("cargo test -p oxicc-cli --test debug", There(CI, "cargo xtask test")),
    ("cargo test -p oxicc-cudart", There(CI, "cargo xtask test")),
    ("cargo test -p oxicc-tests --test debug_info", There(CI, "cargo xtask test")),
    ("cargo test -p oxicc-tests --test passes_alone", There(CI, "cargo xtask test")),
    ("cargo bench -p oxicc-opt --bench growth", Nobody("many minutes of a machine with nothing else to do")),
    (
        "cargo bench -p oxicc-opt --bench growth -- --each",
        Nobody("many minutes of a machine with nothing else to do"),
    ),
    ("cargo xtask bench growth --each", Nobody("many minutes of a machine with nothing else to do")),
    (
        "cargo xtask bench codegen --bound 1.15 NAME...",
        There(CI, "cargo xtask bench codegen --bound 1.15 saxpy"),
    ),
    ("cargo xtask caches", Nobody("ccache and sccache")),
    ("cargo xtask book", There(CI, "cargo xtask book")),
    ("cargo xtask debuginfo", Nobody("many minutes of nvcc")),
    ("cargo xtask docs", There(CI, "cargo xtask docs --check")),
    ("cargo xtask nvcc-check DIR", There(CI, "cargo xtask nvcc-check")),
    ("cargo xtask playground --small", There(CI, "cargo xtask playground --small")),
    (
        "cargo xtask playground --test",
        There("xtask/src/playground.rs", "\"run\", \"test:equal\", \"--\", \"--small\""),
    ),
    ("cargo xtask reference", There("xtask/src/test.rs", "oxicc_reference::ensure_installed()")),
    ("cargo xtask test", There(CI, "cargo xtask test")),
    (
        "cargo xtask toolkits --docs --units DIR --headers --samples DIR --examples DIR [VERSION...]",
        There(CI, "cargo xtask toolkits --small"),
    ),
    ("cargo xtask wheel", There(CI, "cargo xtask wheel --debug")),
    ("npm ci && npm run build", There("xtask/src/playground.rs", "\"run\", \"build\"")),
    ("npm install @vscode/debugadapter-testsupport", There(CI, "@vscode/debugadapter-testsupport")),
    ("npm run test:equal", There("xtask/src/playground.rs", "\"run\", \"test:equal\"")),
    ("npm run test:module", There("xtask/src/playground.rs", "\"run\", \"test:module\"")),
    ("npm test", There("xtask/src/playground.rs", "\"test\", \"--\", \"--small\"")),
];

const RUN: &str = "oxicc run kernel.cu --block 4 --arg i32:4 --arg f32:2 --arg buf:f32:4 --arg out:f32:4";
const CHECK: &str =
    "oxicc run kernel.cu --check --block 4 --arg i32:4 --arg f32:2 --arg buf:f32:4:iota --arg out:f32:4:1";
const DEBUG: &str =
    "oxicc debug kernel.cu --block 4 --arg i32:4 --arg f32:2 --arg buf:f32:4 --arg out:f32:4 -ex continue";
const BISECT: &str = "oxicc run kernel.cu --block 4 --arg i32:4 --arg f32:2 --arg buf:f32:4 --arg out:f32:4 -opt-bisect-limit=1000";
