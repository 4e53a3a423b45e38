// `sizeof...` inside a parenthesised pattern is not a fold expression.
template <class T, T... I> struct Sequence {};
template <class A, class B> struct Merge;
template <class T, T... A, T... B> struct Merge<Sequence<T, A...>, Sequence<T, B...>> {
    using type = Sequence<T, (sizeof...(B) + A)..., B...>;
};
template <class T, unsigned long N> struct Make : Merge<typename Make<T, N / 2>::type, typename Make<T, N - N / 2>::type> {};
template <class T> struct Make<T, 0> { using type = Sequence<T>; };
template <class T> struct Make<T, 1> { using type = Sequence<T, 0>; };
template <unsigned long N> using Reversed = typename Make<unsigned long, N>::type;

template <unsigned long... I> __device__ int digits(Sequence<unsigned long, I...>) {
    int r = 0;
    ((r = r * 10 + int(I)), ...);
    return r;
}
template <class... T> __device__ int count(T...) { return digits(Reversed<sizeof...(T)>{}); }

__global__ void k(int *out) { *out = count(1, 2, 3, 4); }
// RUN: k<<<1, 1>>>(out=out:i32:1)
// EXPECT: out == [3210]
