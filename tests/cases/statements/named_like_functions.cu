// Local objects that are called like functions around them, made from qualified names.
// PTXAS: sm_75
namespace outer { int block(int); int grid(); }
using namespace outer;
struct Kernel { static constexpr int threads = 3; };
struct Extent { int x, y; __device__ Extent(int x, int y) : x(x), y(y) {} };
template <class K> __device__ int sum() { Extent block(K::threads, 1), grid(Kernel::threads, K::threads); return block.x + grid.y; }
extern "C" __global__ void k(int *out) { Extent block(Kernel::threads, 4); *out = block.x * block.y + sum<Kernel>(); }
// RUN: k<<<1, 1>>>(out=out:i32:1)
// EXPECT: out[0] == 18
