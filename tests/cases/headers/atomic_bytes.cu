// Atomic objects of one and two bytes, flags, and the functions of C.
// NO-CLANG: the header is ours
// PTXAS: sm_75 sm_90
// RUN: k<<<1, 1>>>(o=out:i32:18)
// EXPECT: o == [1, 7, 0, 7, 1, 65535, 2, 0, 1, 0, 0, 1, 7, 69, 1, 1, 1, 9]
// RUN: count<<<2, 32>>>(n=out:i32:1)
// EXPECT: n == [64]
#include <cuda/atomic>
#include <cuda/std/atomic>
__device__ cuda::atomic<signed char, cuda::thread_scope_device> byte;
__device__ cuda::atomic<unsigned short, cuda::thread_scope_device> word;
__device__ cuda::std::atomic_flag flag;
__device__ cuda::atomic<bool> truth;
struct Pair { short a, b; };
__device__ cuda::atomic<Pair> pair;

__global__ void k(int *o) {
    signed char e = 0;
    o[0] = byte.compare_exchange_strong(e, 7);
    o[1] = byte.load();
    e = 3;
    o[2] = byte.compare_exchange_weak(e, 9, cuda::std::memory_order_relaxed);
    o[3] = e;
    unsigned short s = 0;
    o[4] = word.compare_exchange_strong(s, 65535);
    o[5] = word.fetch_add(3);
    o[6] = word.load();
    o[7] = flag.test_and_set();
    o[8] = flag.test_and_set();
    flag.clear();
    o[9] = flag.test();
    o[10] = truth.exchange(true);
    o[11] = truth.load();
    o[12] = byte.exchange(5);
    byte.fetch_or(64);
    o[13] = byte.fetch_min(1);
    o[14] = byte.load();
    Pair p = pair.load(), q{1, 2};
    o[15] = pair.compare_exchange_strong(p, q);
    cuda::std::atomic_int n{4};
    int five = 4;
    o[16] = cuda::std::atomic_compare_exchange_strong(&n, &five, 9);
    o[17] = cuda::std::atomic_load(&n);
}
// Threads that exchange neighbouring bytes do not lose each other's.
__device__ cuda::atomic<unsigned char, cuda::thread_scope_device> counters[3];
__global__ void count(int *n) {
    unsigned char old = counters[1].load();
    while (!counters[1].compare_exchange_weak(old, old + 1)) {}
    counters[0].fetch_add(1);
    __threadfence();
    atomicMax(n, counters[1].load());
}
