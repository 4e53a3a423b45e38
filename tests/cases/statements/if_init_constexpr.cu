// if and switch with an initialiser, if constexpr, structured bindings: C++17.
// FLAGS: -std=c++17
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 4>>>(r=out:i32:16)
// EXPECT: r[i] == (i/4 > 1 ? i/4 * 10 : -1) if i%4 == 0
// EXPECT: r[i] == 4 if i%4 == 1
// EXPECT: r[i] == 8 if i%4 == 2
// EXPECT: r[i] == i/4 * 3 if i%4 == 3
template <typename T>
__device__ int width() {
    if constexpr (sizeof(T) == 4)
        return 4;
    else
        return T::no_such_member_unless_used * 0 + 8;
}

struct Wide {
    double d;
    static const int no_such_member_unless_used = 1;
};

struct Pair {
    int first, second;
};

__global__ void k(int *r) {
    int t = threadIdx.x;
    if (int v = t * 10; t > 1)
        r[4 * t] = v;
    else
        r[4 * t] = -1;
    r[4 * t + 1] = width<int>();
    r[4 * t + 2] = width<Wide>();
    auto [a, b] = Pair{t, 2 * t};
    r[4 * t + 3] = a + b;
}
