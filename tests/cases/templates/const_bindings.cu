// Structured bindings to const aggregates where the host's library has std::tuple_size for tuples only.
// PTXAS: sm_75 sm_90
#include <tuple>
#include <utility>

struct Slot {
    int index, token;
};
__device__ Slot acquire(int i) { return {i * 2, i + 7}; }

extern "C" __global__ void bindings(int* out, const int* in) {
    int i = threadIdx.x;
    const auto [index, token] = acquire(in[i]);
    const Slot fixed{3, 4};
    auto& [a, b] = fixed;
    const int pair[2] = {in[i], 1};
    const auto [c, d] = pair;
    out[i] = index * 1000 + token * 10 + a + b + c * d;
}
// RUN: bindings<<<1, 8>>>(out=out:i32:8, in=buf:i32:8:iota)
// EXPECT: out[i] == 2000*i + 10*(i + 7) + 7 + i
