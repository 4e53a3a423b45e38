struct Pt { int x, y; };                                    // pr.cu, the smallest complete check
__global__ void pr(int *p, int n, float f, Pt pt)
{
    __shared__ int sh[8];
    int i = threadIdx.x;
    sh[i & 7] = i;
    int x = p[i] + n;
    float y = f * 2.0f;
    Pt q = pt;
    q.x += x;
    int arr[3] = {1, x, 3};
    for (int j = 0; j < n; ++j) {
        int sq = j * j;
        x += sq;
    }
    p[i] = x + (int)y + q.x + q.y + arr[1] + sh[0];
}

// CLANG
// GDB: ptype Pt
//     type = struct Pt {
//         int x;
//         int y;
//     }
// GDB: whatis pr
//     type = void (int *, int, float, struct Pt)
// GDB: info scope pr
//     Scope for pr:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol f is a complex DWARF expression:
//     Symbol pt is a complex DWARF expression:
//     Symbol i is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol y is a complex DWARF expression:
//     Symbol q is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol sh is in static storage
// GDB: info line pr.cu:7
//     Line 7 of "pr.cu" starts
// GDB: info scope pr.cu:14
//     Scope for pr.cu:14:
//     Symbol sq is a complex DWARF expression:
//     Symbol j is a complex DWARF expression:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol f is a complex DWARF expression:
//     Symbol pt is a complex DWARF expression:
//     Symbol i is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol y is a complex DWARF expression:
//     Symbol q is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol sh is in static storage
// GDB -O3: info scope pr
//     Scope for pr:
//     Symbol p is in static storage
//     Symbol n is in static storage
//     Symbol f is in static storage
//     Symbol pt is in static storage
//     Symbol i is multi-location:
//     Symbol x is multi-location:
//     Symbol y is multi-location:
//     Symbol q is optimized out.
//     Symbol arr is optimized out.
//     Symbol sh is in static storage
