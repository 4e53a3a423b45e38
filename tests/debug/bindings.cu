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

// GDB: info scope bindings.cu:14
//     Scope for bindings.cu:14:
//     Symbol p is a complex DWARF expression:
//     Symbol f is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol a is a complex DWARF expression:
//     Symbol b is a complex DWARF expression:
//     Symbol ra is a complex DWARF expression:
//     Symbol rb is a complex DWARF expression:
//     Symbol s is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol z is a complex DWARF expression:
//     Symbol first is a complex DWARF expression:
//     Symbol second is a complex DWARF expression:
