// Structs: nested, arrays inside, copies, returned from functions, in device memory, with padding.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 8>>>(p=buf:f32:40:iota, r=out:f32:24)
// EXPECT: r[3*0] == 5
// EXPECT: r[i] == 3*(p[i/3*5] + p[i/3*5+1]) + (i/3 == 0 ? 2 : 0) if i%3 == 0
// EXPECT: r[i] == p[i/3*5+2] + p[i/3*5+3] + p[i/3*5+4] if i%3 == 1
// EXPECT: r[i] == 7 if i%3 == 2
struct Inner {
    float a, b;
};
struct Outer {
    Inner in;
    float rest[3];
};
struct Mixed {
    char c;
    short s;
    int i;
    double d;
};
__device__ Inner scaled(Inner v, float f) {
    Inner r = v;
    r.a *= f;
    r.b *= f;
    return r;
}
__global__ void k(const Outer *p, float *r) {
    int i = threadIdx.x;
    Outer o = p[i];
    Inner s = scaled(o.in, 3.0f);
    r[3 * i] = s.a + s.b + (i == 0 ? 2.0f : 0.0f);
    Outer copy;
    copy = o;
    r[3 * i + 1] = copy.rest[0] + copy.rest[1] + copy.rest[2];
    Mixed m = {1, 2, 3, 1.0};
    Mixed n = m;
    r[3 * i + 2] = n.c + n.s + n.i + (float)n.d;
}
