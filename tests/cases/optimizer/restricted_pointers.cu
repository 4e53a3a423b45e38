// __restrict__ of variables and of parameters of inlined functions, and what it does not promise.
// FLAGS: -arch=sm_80
// OPT: 0 3
struct Job { const float *in; float *out; int n; };
__device__ void sum(const Job &job, int i) {
    const float *__restrict__ in = job.in;
    float *__restrict__ out = job.out;
    out[i] = 0;
    for (int k = 0; k < job.n; k++) out[i] += in[k];
}
// The sum is a value, and what is read is read only.
// CHECK@O3: .entry local
// CHECK-NOT@O3: ld.global.f32
// CHECK@O3: ld.global.nc.f32
// CHECK-NOT@O3: ld.global.f32
// RUN: local<<<1, 32>>>(n=i32:10, in=buf:f32:10:iota, out=out:f32:32)
// EXPECT: out[i] == 45
extern "C" __global__ void local(int n, const float *in, float *out) { sum(Job{in, out, n}, threadIdx.x); }

__device__ void axpy(float a, int n, const float *__restrict__ x, float *__restrict__ y) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) y[i] = a * x[i] + y[i];
}
// CHECK@O3: .entry inlined
// CHECK@O3: ld.global.nc.f32
// RUN: inlined<<<1, 32>>>(n=i32:50, x=buf:f32:50:iota, y=out:f32:50:iota)
// EXPECT: y[i] == 3 * i
extern "C" __global__ void inlined(int n, const float *x, float *y) { axpy(2, n, x, y); }

// Twice, the other way round: each call is a promise of its own.
// CHECK@O3: .entry both
// CHECK-NOT@O3: ld.global.nc
// RUN: both<<<1, 32>>>(n=i32:50, x=out:f32:50:iota, y=out:f32:50:iota)
// EXPECT: x[i] == 7 * i
// EXPECT: y[i] == 3 * i
extern "C" __global__ void both(int n, float *x, float *y) {
    axpy(2, n, x, y);
    axpy(2, n, y, x);
}

// In a loop, the pointers change places.
__device__ void step(int i, const int *__restrict__ from, int *__restrict__ to) {
    to[i] = from[i] + 1;
    to[i] += from[0] * 0;
}
// RUN: swapped<<<1, 1>>>(n=i32:5, a=out:i32:2:iota, b=out:i32:2:iota)
// EXPECT: a == [4, 1]
// EXPECT: b == [5, 1]
extern "C" __global__ void swapped(int n, int *a, int *b) {
    for (int k = 0; k < n; k++) {
        step(0, a, b);
        int *t = a;
        a = b;
        b = t;
    }
}

// The pointer that the variable was made from is not the variable.
// RUN: original<<<1, 1>>>(a=out:i32:4:iota)
// EXPECT: a == [7, 8, 2, 3]
extern "C" __global__ void original(int *a) {
    int *b = a;
    int *__restrict__ p = a;
    int *__restrict__ q = b + 1;
    a[0] = 7;
    b[1] = a[0] + 1;
    if (b[0] == 0) *p = 99;
    if (a[1] == 1) *q = 99;
}

// What is assigned to the first is of the second: both reach the same.
// RUN: assigned<<<1, 1>>>(a=out:i32:4:iota, b=out:i32:4:iota)
// EXPECT: b == [6, 1, 2, 3]
extern "C" __global__ void assigned(int *a, int *b) {
    int *__restrict__ p = a;
    int *__restrict__ q = b;
    p = q;
    for (int k = 0; k < 3; k++) {
        *p += 1;
        *q += 1;
    }
}

// An address that is read through the first may lead to where the second does.
struct Node { int *at; int value; };
// RUN: indirect<<<1, 1>>>(b=out:i32:4:iota)
// EXPECT: b == [3, 1, 2, 3]
extern "C" __global__ void indirect(int *b) {
    __shared__ Node node;
    node.at = b;
    Node *__restrict__ p = &node;
    int *__restrict__ q = b;
    for (int k = 0; k < 3; k++) {
        *p->at += 1;
        if (k == 3) q[1] = q[0];
    }
}
