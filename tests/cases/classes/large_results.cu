// Results with many members; members of a union are at one place.
// NO-CLANG: clang 19 tells pointers to members of a union apart
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(out=out:i32:3)
// EXPECT: out == [5, 4999, 1]

struct Large { int kind; char text[5000]; };
__device__ __noinline__ Large large(int n) {
    Large x{};
    x.kind = n;
    x.text[n] = 1;
    x.text[4999] = 7;
    return x;
}

union U { int i; int j; };
static_assert(&U::i == &U::j && !(&U::i != &U::j), "");

__global__ void k(int *out) {
    Large x = large(5);
    out[0] = x.kind;
    for (int i = 0; i < 5000; i++)
        if (x.text[i] == 7) out[1] = i;
    out[2] = x.text[5];
}
