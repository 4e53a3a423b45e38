struct P { int a; float b; };
__device__ int sink;
__global__ void k(int *p, int n, P in)
{
    const int c1 = 7;
    constexpr float c2 = 2.5f;
    static int st = 3;
    int unused;
    int x = p[0];
    for (int i = 0; i < n; ++i) {
        int x = i * 2;
        while (int y = p[x] - 1) {
            int z = y + x;
            p[z] = y;
            if (z > 10)
                break;
        }
    }
    if (int w = p[1]; w > 3) {
        float q = w * 0.5f;
        p[2] = (int)q;
    } else {
        double q = w * 0.25;
        p[3] = (int)q;
    }
    switch (int s = p[4]) {
    case 0: {
        int t = s + 1;
        p[5] = t;
        break;
    }
    case 1:
        p[6] = s;
        break;
    default:
        p[7] = 2;
    }
    int arr[4] = {1, 2, 3, 4};
    for (int e : arr) {
        p[8] += e;
    }
    auto [a, b] = in;
    p[9] = a + (int)b;
    int r = x;
    if (r > 5)
        goto out;
    r = r * 2 + c1 + (int)c2 + st++;
out:
    p[10] = r;
    unsigned long long u = 1;
    long double ld = 2.5L;
    __int128 big = 5;
    char ch = 'a';
    signed char sc = -1;
    bool flag = n > 3;
    volatile int v = 5;
    int (*fp)(int) = nullptr;
    int P::*mp = &P::a;
    int m2[2][3] = {{1, 2, 3}, {4, 5, 6}};
    int &ref = x;
    const int *const cp = p;
    enum E { E0, E1 = -5 } en = E1;
    p[11] = (int)(u + ld + big + ch + sc + flag + v) + (fp == nullptr) + in.*mp + m2[1][2] + ref + cp[0] + en;
}

// GDB: info scope scopes.cu:13
//     Scope for scopes.cu:13:
//     Symbol z is a complex DWARF expression:
//     Symbol y is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol i is a complex DWARF expression:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol in is a complex DWARF expression:
//     Symbol c1 is a complex DWARF expression:
//     Symbol c2 is a complex DWARF expression:
//     Symbol unused is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol a is a complex DWARF expression:
//     Symbol b is a complex DWARF expression:
//     Symbol r is a complex DWARF expression:
//     Symbol u is a complex DWARF expression:
//     Symbol ld is a complex DWARF expression:
//     Symbol big is a complex DWARF expression:
//     Symbol ch is a complex DWARF expression:
//     Symbol sc is a complex DWARF expression:
//     Symbol flag is a complex DWARF expression:
//     Symbol v is a complex DWARF expression:
//     Symbol fp is a complex DWARF expression:
//     Symbol mp is a complex DWARF expression:
//     Symbol m2 is a complex DWARF expression:
//     Symbol ref is a complex DWARF expression:
//     Symbol cp is a complex DWARF expression:
//     Symbol en is a complex DWARF expression:
//     Symbol E0 is a constant with value 0 (0x0), length 4.
//     Symbol E1 is a constant with value -5 (0xfffffffffffffffb), length 4.
//     Symbol E is a typedef.
//     Symbol st is in static storage
// GDB: info scope scopes.cu:19
//     Scope for scopes.cu:19:
//     Symbol w is a complex DWARF expression:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol in is a complex DWARF expression:
//     Symbol c1 is a complex DWARF expression:
//     Symbol c2 is a complex DWARF expression:
//     Symbol unused is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol a is a complex DWARF expression:
//     Symbol b is a complex DWARF expression:
//     Symbol r is a complex DWARF expression:
//     Symbol u is a complex DWARF expression:
//     Symbol ld is a complex DWARF expression:
//     Symbol big is a complex DWARF expression:
//     Symbol ch is a complex DWARF expression:
//     Symbol sc is a complex DWARF expression:
//     Symbol flag is a complex DWARF expression:
//     Symbol v is a complex DWARF expression:
//     Symbol fp is a complex DWARF expression:
//     Symbol mp is a complex DWARF expression:
//     Symbol m2 is a complex DWARF expression:
//     Symbol ref is a complex DWARF expression:
//     Symbol cp is a complex DWARF expression:
//     Symbol en is a complex DWARF expression:
//     Symbol E0 is a constant with value 0 (0x0), length 4.
//     Symbol E1 is a constant with value -5 (0xfffffffffffffffb), length 4.
//     Symbol E is a typedef.
//     Symbol st is in static storage
// GDB: info scope scopes.cu:23
//     Scope for scopes.cu:23:
//     Symbol q is a complex DWARF expression:
//     Symbol w is a complex DWARF expression:
//     Symbol p is a complex DWARF expression:
//     Symbol n is a complex DWARF expression:
//     Symbol in is a complex DWARF expression:
//     Symbol c1 is a complex DWARF expression:
//     Symbol c2 is a complex DWARF expression:
//     Symbol unused is a complex DWARF expression:
//     Symbol x is a complex DWARF expression:
//     Symbol arr is a complex DWARF expression:
//     Symbol a is a complex DWARF expression:
//     Symbol b is a complex DWARF expression:
//     Symbol r is a complex DWARF expression:
//     Symbol u is a complex DWARF expression:
//     Symbol ld is a complex DWARF expression:
//     Symbol big is a complex DWARF expression:
//     Symbol ch is a complex DWARF expression:
//     Symbol sc is a complex DWARF expression:
//     Symbol flag is a complex DWARF expression:
//     Symbol v is a complex DWARF expression:
//     Symbol fp is a complex DWARF expression:
//     Symbol mp is a complex DWARF expression:
//     Symbol m2 is a complex DWARF expression:
//     Symbol ref is a complex DWARF expression:
//     Symbol cp is a complex DWARF expression:
//     Symbol en is a complex DWARF expression:
//     Symbol E0 is a constant with value 0 (0x0), length 4.
//     Symbol E1 is a constant with value -5 (0xfffffffffffffffb), length 4.
//     Symbol E is a typedef.
//     Symbol st is in static storage
// GDB: info line scopes.cu:62
//     Line 62 of "scopes.cu" starts
// GDB: whatis k
//     type = void (int *, int, struct P)
// GDB: ptype P
//     type = struct P {
//         int a;
//         float b;
//     }
