// Structured bindings of arrays and structures, copies and references.
struct P3 { float x; int y : 6; double z; };
struct Two { int whole; float part; };
__device__ Two both(int n) { return {n * 2, n * 0.5f}; }
__global__ void bindings(int *p, float *f)
{
    int arr[2] = {p[0], p[1]};
    auto [a, b] = arr;
    auto &[ra, rb] = arr;
    P3 s{f[0], 7, 2.5};
    const auto &[x, y, z] = s;
    auto [first, second] = both(p[2]);
    ra = a + y;
    p[3] = b + rb + (int)x + (int)z + first + (int)second;
}
