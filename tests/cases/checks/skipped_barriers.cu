// Barriers that some threads of a warp skip; and such that they leave by returning, which is no mistake.
// NO-CLANG: clang moves the barrier behind the branch
// OPT: 0 1 3

// RUN: skipped<<<1, 32>>>(y=out:u32:32)
// CHECKED
// FAULT: divergent barrier: a thread goes on without having been at barrier 0, where others of its warp wait
// RUN: skipped<<<1, 32>>>(y=out:u32:32)
// UNCHECKED
// EXPECT: y[i] == i
// RUN: skipped_in_a_loop<<<1, 64>>>(y=out:u32:64)
// CHECKED
// FAULT: divergent barrier
// RUN: returned<<<1, 64>>>(y=out:u32:64, n=i32:10)
// CHECKED
// EXPECT: y[i] == (i < 10 ? 9 - i : 7)
// RUN: together<<<1, 64>>>(y=out:u32:64, n=i32:5)
// CHECKED
// EXPECT: y[i] == 5 * ((i + 1) % 64)
// RUN: warps_apart<<<1, 64>>>(y=out:u32:64)
// CHECKED
// EXPECT: y[i] == (i < 32 ? 31 - i : i)

__global__ void skipped(unsigned *y) {
    if (threadIdx.x < 10) __syncthreads();
    y[threadIdx.x] = threadIdx.x;
}

__global__ void skipped_in_a_loop(unsigned *y) {
    unsigned sum = 0;
    for (unsigned i = 0; i < threadIdx.x % 3 + 1; i++) {
        sum += y[i];
        __syncthreads();
    }
    y[threadIdx.x] = sum + threadIdx.x;
}

__global__ void returned(unsigned *y, int n) {
    __shared__ unsigned s[64];
    int i = threadIdx.x;
    if (i >= n) {
        y[i] = 7;
        return;
    }
    s[i] = i;
    __syncthreads();
    y[i] = s[n - 1 - i];
}

// Lanes part before the barrier and meet again at it.
__global__ void together(unsigned *y, int n) {
    __shared__ unsigned s[64];
    int i = threadIdx.x;
    unsigned sum = 0;
    for (int k = 0; k < n; k++) {
        if (i % 2)
            s[i] = i;
        else
            *(volatile unsigned *)&s[i] = i;
        __syncthreads();
        sum += s[(i + 1) % 64];
        __syncthreads();
    }
    y[i] = sum;
}

// One warp has a barrier of its own.
__global__ void warps_apart(unsigned *y) {
    __shared__ unsigned s[32];
    int i = threadIdx.x;
    if (i < 32) {
        s[i] = i;
        asm volatile("bar.sync 1, 32;" ::: "memory");
        y[i] = s[31 - i];
    } else {
        y[i] = i;
    }
}
