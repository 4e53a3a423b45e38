// A bit-field shares its unit with bits that no value was ever given to; its own bits stay what they are.
// RUN: k<<<1, 32>>>(o=out:i32:64, a=buf:i64:3:iota)
// EXPECT: o[i] == (i % 32 ? i < 32 ? -1 : 2 : 0)
struct R {
    int f : 24;
    long long a[2];
};
__global__ void k(int *o, const R *a) {
    R s = *a, zeros[4] = {{}};
    for (unsigned i = 12; i < 12 + 1; ++i)
        for (long long j = 0; j < 1; ++j) {
            if (threadIdx.x != 0)
                s.f = (int)[=] { constexpr unsigned x = 4294967295u; return x; }();
            else
                s = zeros[0];
        }
    o[threadIdx.x] = s.f;
    o[32 + threadIdx.x] = (int)s.a[1];
}
