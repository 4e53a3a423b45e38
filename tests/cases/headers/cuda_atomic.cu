// cuda::atomic, cuda::atomic_ref, cuda::barrier, cuda::latch, cuda::counting_semaphore.
// PTXAS: sm_75 sm_80 sm_90 sm_120
// NO-CLANG: the toolkit's library is not on its path
// RUN: atomics<<<2, 64>>>(i=out:i32:8, u=out:u64:4, f=out:f32:1, c=out:u8:4)
// EXPECT: i == [128, -8128, 127, -127, 128, 3, 127, 8128]
// EXPECT: u == [128, 8128, 127, 0]
// EXPECT: f[0] == 64
// EXPECT: c == [128, 0, 0, 0]
// RUN: barriers<<<2, 64>>>(r=out:i32:128)
// EXPECT: r[i] == (i%64 < 32 ? 63 : 62) + i/64*2
#include <cuda/atomic>
#include <cuda/barrier>
#include <cuda/latch>
#include <cuda/semaphore>

__global__ void atomics(int *i, unsigned long long *u, float *f, unsigned char *c) {
    int t = blockIdx.x * 64 + threadIdx.x;
    cuda::atomic_ref<int, cuda::thread_scope_device> sum(i[0]), difference(i[1]), largest(i[2]), smallest(i[3]), slow(i[4]), bits(i[5]);
    sum++;
    difference.fetch_sub(t, cuda::memory_order_relaxed);
    largest.fetch_max(t, cuda::memory_order_acq_rel);
    smallest.fetch_min(-t);
    int old = slow.load(cuda::memory_order_relaxed);
    while (!slow.compare_exchange_weak(old, old + 1, cuda::memory_order_release, cuda::memory_order_relaxed)) {}
    bits |= t % 2 + 1;
    cuda::atomic_ref<int> system(i[7]);
    system += t;
    cuda::atomic_ref<unsigned long long> wide(u[0]), total(u[1]), top(u[2]);
    wide.fetch_add(1);
    total.fetch_add(t);
    top.fetch_max(t, cuda::std::memory_order_relaxed);
    cuda::atomic_ref<float, cuda::thread_scope_device>(f[0]).fetch_add(0.5f);
    cuda::atomic_ref<unsigned char, cuda::thread_scope_device> byte(c[0]);
    if (t == 127) i[6] = t;
    __shared__ cuda::atomic<int, cuda::thread_scope_block> turn;
    if (threadIdx.x == 0) turn = 0;
    __syncthreads();
    turn.fetch_add(1, cuda::memory_order_relaxed);
    __syncthreads();
    if (threadIdx.x == 0) cuda::atomic_ref<unsigned int, cuda::thread_scope_device>(*(unsigned int *)c).fetch_add(turn.exchange(7));
    cuda::atomic_thread_fence(cuda::memory_order_seq_cst, cuda::thread_scope_device);
}
__global__ void barriers(int *r) {
    using barrier = cuda::barrier<cuda::thread_scope_block>;
    __shared__ barrier b;
    __shared__ int values[64];
    if (threadIdx.x == 0) init(&b, 64);
    __syncthreads();
    int t = threadIdx.x, sum = 0;
    for (int round = 0; round < 2; round++) {
        values[t] = t + round;
        b.arrive_and_wait();
        sum = values[63 - t] + (t < 32 ? t : t - 1) - round + blockIdx.x * 2;
        auto token = b.arrive();
        b.wait(static_cast<barrier::arrival_token &&>(token));
    }
    r[blockIdx.x * 64 + t] = sum;
}
