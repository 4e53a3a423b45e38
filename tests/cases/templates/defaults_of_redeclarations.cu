// A redeclaration gives a default to a parameter whose type names another parameter, each header by its own names.
// RUN: k<<<1, 1>>>(o=out:i32:3, f=f32:2)
// EXPECT: o[i] == (i == 0 ? 11 : i == 1 ? 22 : 34)
template <bool, class T>
struct enable {};
template <class T>
struct enable<true, T> {
    using type = T;
};
template <class T>
constexpr bool is_float = false;
template <>
constexpr bool is_float<float> = true;

template <class T, typename enable<is_float<T>, int>::type>
__device__ int first(T);
template <class A1, typename enable<is_float<A1>, int>::type = 9>
__device__ int first(A1);
template <class U, typename enable<is_float<U>, int>::type N>
__device__ int first(U x) {
    return x + N;
}

template <class T, typename enable<is_float<T>, int>::type N>
__device__ int second(T x) {
    return 10 * x + N;
}
template <class A1, typename enable<is_float<A1>, int>::type = 2>
__device__ int second(A1);

template <class T, T N>
struct Box;
template <class A1, A1 = A1(32)>
struct Box;
template <class V, V N>
struct Box {
    static constexpr V value = N;
};

__global__ void k(int *o, float f) {
    o[0] = first(f);
    o[1] = second(f);
    o[2] = Box<long>::value + (int)f;
}
