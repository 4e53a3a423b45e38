// Pointers to __device__ functions, in local tables and in device memory; recursion.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 9>>>(r=out:i32:9)
// EXPECT: r[i] == (i%3 == 0 ? i + 10 : i%3 == 1 ? i * 10 : i - 10)
// RUN: recursive<<<1, 12>>>(r=out:i32:12)
// EXPECT: r == [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
// RUN: addresses<<<1, 1>>>(r=out:i32:2)
// EXPECT: r == [1, 1]
typedef int (*Op)(int, int);
__device__ int add(int a, int b) { return a + b; }
__device__ int mul(int a, int b) { return a * b; }
__device__ int sub(int a, int b) { return a - b; }
__device__ Op table[3] = {add, mul, sub};
__global__ void k(int *r) { r[threadIdx.x] = table[threadIdx.x % 3](threadIdx.x, 10); }

__device__ __noinline__ int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
__global__ void recursive(int *r) { r[threadIdx.x] = fib(threadIdx.x); }

__global__ void addresses(int *r) {
    r[0] = (void *)add == (void *)&add;
    r[1] = (void *)mul != reinterpret_cast<void *>(sub);
}
