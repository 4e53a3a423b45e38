// Substitution failure is not an error; a small enable_if and detection by decltype.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:4)
// EXPECT: r == [1, 2, 10, 20]
template <bool B, typename T = void>
struct EnableIf {};
template <typename T>
struct EnableIf<true, T> {
    typedef T type;
};
template <typename T>
__device__ typename EnableIf<sizeof(T) <= 4, int>::type size_class(T) {
    return 1;
}
template <typename T>
__device__ typename EnableIf<(sizeof(T) > 4), int>::type size_class(T) {
    return 2;
}
struct WithFoo {
    __device__ int foo() const { return 10; }
};
struct Without {};
template <typename T>
__device__ auto call_foo(const T &t, int) -> decltype(t.foo()) {
    return t.foo();
}
template <typename T>
__device__ int call_foo(const T &, long) {
    return 20;
}
__global__ void k(int *r) {
    r[0] = size_class(1);
    r[1] = size_class(1.0);
    r[2] = call_foo(WithFoo(), 0);
    r[3] = call_foo(Without(), 0);
}
