// Copies of classes with array members: implicit members copy every element, whatever the number of dimensions.
// PTXAS: sm_75 sm_90 sm_120
// RUN: trivial<<<1, 1>>>(in=buf:i32:24:iota, out=out:i32:24)
// EXPECT: out[i] == i
// RUN: counted<<<1, 1>>>(out=out:i32:8)
// EXPECT: out == [0, 1, 2, 10, 11, 12, 6, 12]
// RUN: captured<<<1, 1>>>(out=out:i32:6)
// EXPECT: out[i] == i * i
// RUN: folded<<<1, 1>>>(out=out:i32:4)
// EXPECT: out == [1, 2, 3, 4]

struct Cube { int m[2][3][4]; };

__device__ Cube same(const Cube &c) { return c; }

extern "C" __global__ void trivial(const int *in, int *out)
{
    Cube a, b;
    for (int i = 0; i < 24; ++i) a.m[i / 12][i / 4 % 3][i % 4] = in[i];
    b = same(a);
    Cube c = b;
    *(Cube *)out = c;
}

__device__ int copies, assignments;

struct Counted {
    int v;
    __device__ Counted() : v(0) {}
    __device__ Counted(const Counted &o) : v(o.v) { ++copies; }
    __device__ Counted &operator=(const Counted &o) { v = o.v; ++assignments; return *this; }
};
struct Grid { Counted g[2][3]; };

extern "C" __global__ void counted(int *out)
{
    copies = assignments = 0;
    Grid a;
    for (int i = 0; i < 6; ++i) a.g[i / 3][i % 3].v = i / 3 * 10 + i % 3;
    Grid b = a;
    out[6] = copies;
    Grid c;
    c = b;
    c = c;
    for (int i = 0; i < 6; ++i) out[i] = c.g[i / 3][i % 3].v;
    out[7] = assignments;
}

extern "C" __global__ void captured(int *out)
{
    int table[2][3];
    for (int i = 0; i < 6; ++i) table[i / 3][i % 3] = i * i;
    auto copy = [table](int i) { return table[i / 3][i % 3]; };
    for (int i = 0; i < 6; ++i) table[i / 3][i % 3] = -1;
    for (int i = 0; i < 6; ++i) out[i] = copy(i);
}

struct Square { int m[2][2]; };
constexpr Square one{{{1, 2}, {3, 4}}};
constexpr Square two = one;
static_assert(two.m[0][1] == 2 && two.m[1][0] == 3, "");

extern "C" __global__ void folded(int *out)
{
    constexpr Square three = two;
    for (int i = 0; i < 4; ++i) out[i] = Square(three).m[i / 2][i % 2];
}
