// What optimised code still says of its variables: nothing that could be wrong.
struct Pair { int a, b; };
__device__ __forceinline__ int scaled(int by, int what)
{
    const int shift = 3;
    int result = by * what;
    return result << shift;
}
__global__ void optimised(int *p, int never, int later, Pair read, Pair written, const int *__restrict__ from)
{
    const int seven = 7;
    constexpr unsigned char small = 200;
    int once = -5;
    int twice = 1;
    if (never > 3)
        twice = 2;
    for (int i = 0; i < 4; ++i) {
        int constant_by_unrolling = i * 2;
        p[i] = constant_by_unrolling + from[i];
    }
    later += never;
    written.a = later;
    int escapes = 11;
    int *address = &escapes;
    if (never > 5)
        *address = 12;
    p[5] = seven + small + once + twice + later + read.b + written.a + written.b + escapes + scaled(never, 3);
}

// CLANG
// GDB -O3: info scope optimised
//     Scope for optimised:
//     Symbol p is in static storage
//     Symbol never is in static storage
//     Symbol later is multi-location:
//     Symbol read is in static storage
//     Symbol written is optimized out.
//     Symbol from is in static storage
//     Symbol twice is optimized out.
//     Symbol escapes is optimized out.
//     Symbol address is optimized out.
//     Symbol seven is a constant with value 7 (0x7), length 4.
//     Symbol small is a constant with value -56 (0xffffffffffffffc8), length 1.
//     Symbol once is a constant with value -5 (0xfffffffffffffffb), length 4.
// GDB -O3: info scope scaled
//     Scope for scaled:
//     Symbol scaled(int, int) is a function
//     Symbol by is in static storage
//     Symbol what is a constant with value 3 (0x3), length 4.
//     Symbol result is multi-location:
//     Symbol shift is a constant with value 3 (0x3), length 4.
