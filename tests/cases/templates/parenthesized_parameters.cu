// Parameters and members of class templates whose names stand in parentheses.
// PTXAS: sm_75 sm_90
// RUN: k<<<1, 1>>>(o=out:i32:5)
// EXPECT: o == [2, 3, 4, 9, 6]
typedef int Index;
template <typename T> struct One {
    T value;
    int index;
    __device__ One(T v, Index(i)) : value(v), index(i) {}
};
template <typename T, typename I> struct Two {
    T value;
    I index;
    __device__ Two(T v, I(i)) : value(v), index(i) {}
    __device__ Two(I(first), T(second) = T(5)) : value(second), index(first) {}
};
template <typename T> struct Member {
    T(value);
    T(*pointer);
    __device__ T sum(T(a), T (*b), T (&c)) { return a + *b + c; }
};
__global__ void k(int *o) {
    One<float> one(1.f, 2);
    Two<float, int> two(1.f, 3);
    Two<float, long long> other(4LL);
    Member<int> m{6, nullptr};
    int two_and = 2, four = 4;
    o[0] = one.index;
    o[1] = two.index;
    o[2] = (int)other.index;
    o[3] = m.sum(3, &two_and, four);
    o[4] = m.value;
}
