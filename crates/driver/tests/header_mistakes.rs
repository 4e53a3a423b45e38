//! A mistake that shows in a template of a header: the user's line comes first.

use oxicc_driver::{Emit, Input, InputKind, Options, compile};
use oxicc_source::render::human::Color;

/// Sources whose last-but-one line has the mistake.
const MISTAKES: &[&str] = &[
    "#include <algorithm>\nstruct P { int x; };\n__global__ void k(P *o) {\n    std::sort(o, o + 4);\n}\n",
    "#include <numeric>\nstruct P { int x; };\n__global__ void k(P *o) {\n    o->x = std::accumulate(o, o + 4, 0);\n}\n",
    "#include <tuple>\n__global__ void k(int *o, std::tuple<int, float> t) {\n    o[0] = std::get<3>(t);\n}\n",
    "#include <array>\n__global__ void k(std::array<int, 4> *a) {\n    a->fill(\"x\");\n}\n",
    "#include <cuda/atomic>\nstruct P { int x[9]; };\n__global__ void k() {\n    cuda::atomic<P> a;\n}\n",
    "#include <cuda/std/variant>\n__global__ void k(int *o, cuda::std::variant<int, float> v) {\n    \
     o[0] = cuda::std::visit([](int *p) { return *p; }, v);\n}\n",
    "#include <cooperative_groups.h>\nnamespace cg = cooperative_groups;\n__global__ void k() {\n    \
     auto t = cg::tiled_partition<33>(cg::this_thread_block());\n}\n",
    "#include <utility>\nstruct P { P(const P &) = delete; };\n__global__ void k(P *o) {\n    std::swap(o[0], o[1]);\n}\n",
    "__global__ void k(float *o) {\n    atomicAdd(o, \"a\");\n}\n",
    "#include <cuda_fp16.h>\nstruct P {};\n__global__ void k(__half *o, P p) {\n    o[0] = __hadd(o[1], p);\n}\n",
];

#[test]
fn the_line_of_the_user_comes_first() {
    for source in MISTAKES {
        let input = Input::new("mine.cu", InputKind::Cuda, source.as_bytes());
        let options = Options::default();
        let compilation = compile(&input, &options, Emit::Ptx);
        assert!(compilation.output.is_none(), "{source}");
        let text = compilation.render(Color::Never);
        let first = text.lines().find(|l| l.contains("--> ")).unwrap_or_default();
        let line = source.lines().count() - 1;
        assert!(first.contains(&format!("--> mine.cu:{line}:")), "{text}");
    }
}
