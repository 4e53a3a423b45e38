// A __device__ function with a loop and an early return.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: collatz<<<1, 32>>>(r=out:i32:32)
// EXPECT: r == [-1, 0, 1, 7, 2, 5, 8, 16, 3, 19, 6, 14, 9, 9, 17, 17, 4, 12, 20, 20, 7, 7, 15, 15, 10, 23, 10, 111, 18, 18, 18, 106]
// RUN: find<<<1, 4>>>(data=buf:i32:[4, 8, 15, 16, 23, 42], keys=buf:i32:[15, 42, 7, 4], r=out:i32:4, n=i32:6)
// EXPECT: r == [2, 5, -1, 0]
__device__ int steps(int n) {
    if (n <= 0)
        return -1;
    int count = 0;
    while (true) {
        if (n == 1)
            return count;
        n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        ++count;
    }
}

__device__ int index_of(const int *data, int n, int key) {
    for (int i = 0; i < n; ++i) {
        if (data[i] == key)
            return i;
    }
    return -1;
}

__global__ void collatz(int *r) { r[threadIdx.x] = steps(threadIdx.x); }

__global__ void find(const int *data, const int *keys, int *r, int n) {
    r[threadIdx.x] = index_of(data, n, keys[threadIdx.x]);
}
