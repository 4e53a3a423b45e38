// Objects that a kernel makes itself: their virtual calls are direct, also where functions change the object.
// NO-CLANG: a pure virtual function is left as a call without a definition
// PTXAS: sm_75 sm_90
// CHECK@O3: .entry _Z1kiPf(
// CHECK-NOT@O3: call
// CHECK@O3: st.global.f32
// RUN: k<<<2, 32>>>(n=i32:5, out=out:f32:64)
// EXPECT: out[i] == 15*i + 65
struct Source {
    float start;
    __device__ Source(float s) : start(s) {}
    __device__ virtual float next(int i) = 0;
    __device__ virtual float scale() const { return 1.f; }
};
struct Steps : Source {
    float at = 0.f;
    __device__ Steps(float s) : Source(s) {}
    __device__ float next(int i) override {
        at += 1.f;
        return (start + at * (float)(i > 1000 ? 2 : 1)) * scale();
    }
};
struct Twice final : Source {
    __device__ Twice(float s) : Source(s) {}
    __device__ float next(int i) override { return start + (float)i; }
    __device__ float scale() const override { return 2.f; }
};
__device__ float sum(Source &s, int n) {
    float v = 0.f;
    for (int i = 0; i < n; i++) v += s.next(i) * s.scale();
    return v;
}
__global__ void k(int n, float *out) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    Steps steps((float)t);
    Twice twice((float)t + 3.f);
    out[t] = sum(steps, n) + sum(twice, n);
}
