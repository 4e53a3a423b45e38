// Sets of bits, vectors without memory of their own, and shuffles of whole structures.
// NO-CLANG: the header is ours
// PTXAS: sm_90
// RUN: k<<<1, 32>>>(o=out:i32:32)
// EXPECT: o[i] == 54 + 3*(i ^ 1) + i + (i < 30 ? i + 3 : i)
#include <cuda/std/bitset>
#include <cuda/std/inplace_vector>
#include <cuda/warp>
struct S { int a[3]; char c; };
__global__ void k(int *o) {
    cuda::std::bitset<40> b(5);
    b.set(33);
    int t = threadIdx.x;
    S s{{t, 2 * t, 3}, (char)(t + 1)};
    auto r = cuda::device::warp_shuffle_xor(s, 1);
    cuda::std::inplace_vector<int, 4> v;
    v.push_back(t);
    v.push_back(2);
    int sum = 0;
    for (int x : v) sum += x;
    auto d = cuda::device::warp_shuffle_down(t, 2);
    o[t] = (int)b.count() + b.test(2) + (int)(~b).count() + r.data.a[1] + r.data.c + sum + (int)(b << 1).to_ullong() + (int)d.data + d.pred;
}
