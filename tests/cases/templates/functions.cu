// Function templates: deduction, explicit arguments, overloads with non-templates, non-type parameters, recursion.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:10)
// EXPECT: r == [7, 2, 1, 4, 120, 3, 6, 10, 21, 5]
template <typename T>
__device__ T larger(T a, T b) {
    return a > b ? a : b;
}
template <typename T>
__device__ int kind(T) {
    return 1;
}
template <typename T>
__device__ int kind(T *) {
    return 2;
}
__device__ int kind(float) { return 4; }
template <int N>
__device__ int factorial() {
    return N * factorial<N - 1>();
}
template <>
__device__ int factorial<0>() {
    return 1;
}
template <typename T, int N>
__device__ int length(T (&)[N]) {
    return N;
}
template <typename To, typename From>
__device__ To cast(From f) {
    return static_cast<To>(f);
}
__device__ int total() { return 0; }
template <typename First, typename... Rest>
__device__ int total(First first, Rest... rest) {
    return first + total(rest...);
}
template <typename... T>
__device__ int folded(T... v) {
    return (v + ... + 0);
}
template <int... I>
struct Indices {
    static const int count = sizeof...(I);
};
__global__ void k(int *r) {
    int v[3] = {1, 2, 3};
    r[0] = larger(3, 7);
    r[1] = kind(v);
    r[2] = kind(1);
    r[3] = kind(1.0f);
    r[4] = factorial<5>();
    r[5] = length(v);
    r[6] = cast<int>(6.9f);
    r[7] = total(1, 2, 3, 4);
    r[8] = folded(1, 2, 3, 4, 5, 6);
    r[9] = Indices<4, 5, 6, 7, 8>::count;
}
