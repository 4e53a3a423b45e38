// The argument of `#pragma unroll` is any constant expression: conditionals, members of templates, shifts, calls.
// FLAGS: -arch=sm_90
// OPT: 3
// RUN: k<<<1, 1>>>(a=out:f32:1, b=buf:f32:256:1)
// EXPECT: a == [1280]
// CHECK-NOT: +1020]

template <int N, int B> struct Blocks {
    static constexpr int value = N / B;
    enum { PerStep = 4 };
};

__device__ constexpr int half_of(int x) { return x / 2; }

template <int N, int B> __device__ float sums(const float *b) {
    float s = 0;
#pragma unroll Blocks<N, B>::value > 64 ? 2 : Blocks<N, B>::value
    for (int i = 0; i < 256; i++)
        s += b[i];
#pragma unroll half_of(8)
    for (int i = 0; i < 256; i++)
        s += b[i];
#pragma unroll (N >> 9) * 1 + sizeof(short)
    for (int i = 0; i < 256; i++)
        s += b[i];
#pragma unroll(Blocks<N, B>::PerStep)
    for (int i = 0; i < 256; i++)
        s += b[i];
    auto more = [&](auto start) {
#pragma unroll N / B > 2 ? 2 : 1
        for (int i = start; i < 256; i++)
            s += b[i];
    };
    more(0);
    return s;
}

extern "C" __global__ void k(float *a, const float *__restrict__ b) { *a = sums<1024, 4>(b); }
