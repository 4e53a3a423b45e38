// Members of const objects of the host are constants in device code, as the reference compiler has it; the object itself
// stays on the host. New of an array in parentheses may have any length.
// NO-CLANG: only constexpr objects are constants for clang
// RUN: k<<<1, 1>>>(o=out:f32:4, n=i32:3)
// EXPECT: o == [7.5, 42, 3, 2]

struct A { int i; float f; };
const A a = {5, 1.5f};
struct B { int i; constexpr B(int i) : i(i) {} };
static const B b = 42;
__device__ constexpr int three() { const int j = b.i; return j - 39; }

__global__ void k(float *o, int n) {
    o[0] = a.i * a.f;
    o[1] = b.i;
    o[2] = three();
    char *p = new (char[n]);
    for (int i = 0; i < n; i++) p[i] = char(i);
    o[3] = p[n - 1];
    delete[] p;
}
