// An overload set: by type, by number of parameters, by constness of a reference.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: pick<<<1, 1>>>(r=out:i32:9)
// EXPECT: r == [1, 2, 3, 4, 12, 123, 1, 5, 6]
__device__ int f(int) { return 1; }
__device__ int f(float) { return 2; }
__device__ int f(double) { return 3; }
__device__ int f(const char *) { return 4; }
__device__ int f(int a, int b) { return 10 * a + b; }
__device__ int f(int a, int b, int c) { return 100 * a + 10 * b + c; }

__device__ int g(int &) { return 5; }
__device__ int g(const int &) { return 6; }

__global__ void pick(int *r) {
    int i = 0;
    short s = 1;
    r[0] = f(1);
    r[1] = f(1.0f);
    r[2] = f(1.0);
    r[3] = f("x");
    r[4] = f(1, 2);
    r[5] = f(1, 2, 3);
    r[6] = f(s);
    r[7] = g(i);
    r[8] = g(7);
}
