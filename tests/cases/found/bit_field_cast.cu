// A bit-field that is cast to its own type promotes like that type, not by its width.
// RUN: k<<<1, 1>>>(a=u32:5, r=out:i32:8)
// EXPECT: r == [0, 0, 0, 1, 0, 0, 1, 0]
struct S {
    unsigned f : 27;
    unsigned long long g : 40;
};

__device__ int kind(int) { return 1; }
__device__ int kind(unsigned) { return 0; }

__global__ void k(unsigned a, int *r) {
    S s;
    s.f = a;
    s.g = a;
    r[0] = (unsigned)s.f > -1;
    r[1] = static_cast<unsigned>(s.f) > -1;
    r[2] = unsigned(s.f) > -1;
    r[3] = s.f > -1;
    r[4] = unsigned{s.f} > -1;
    r[5] = kind(+(unsigned)s.f);
    r[6] = kind(+s.f);
    r[7] = (unsigned)(s.f = 7) > -1;
}
// FLAGS: -Wno-68
