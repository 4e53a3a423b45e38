// Member templates that are specialised for one instance of their class: what the class says of them does not count there.
template <int N> struct S {
    template <class T> static __device__ int f(T) { return 1; }
    template <class T> __device__ int g(T) const { return 2; }
    template <class T> __device__ S(T) : v(3) {}
    __device__ S() : v(0) {}
    template <class T> __device__ operator T() const { return 4; }
    template <class T> __device__ int operator+(T) const { return 5; }
    template <class T> struct In { static constexpr int v = 6; };
    template <class T> static constexpr int var = 7;
    struct Nest { template <class T> __device__ int h(T) { return 8; } };
    template <class T> static __device__ int outside(T);
    template <class T, int M> static __device__ int two(T) { return 10; }
    template <class T> static __device__ int declared(T) { return 11; }
    template <class... T> static __device__ int pack(T...) { return 12; }
    template <class T> static __device__ auto trailing(T a) -> decltype(a) { return 13; }
    int v;
};
template <int N> template <class T> __device__ int S<N>::outside(T) { return 9; }
template <> template <class T> __device__ int S<0>::f(T) { return 101; }
template <> template <class T> __device__ int S<0>::g(T) const { return 102; }
template <> template <class T> __device__ S<0>::S(T) : v(103) {}
template <> template <class T> __device__ S<0>::operator T() const { return 104; }
template <> template <class T> __device__ int S<0>::operator+(T) const { return 105; }
template <> template <class T> struct S<0>::In { static constexpr int v = 106; };
template <> template <class T> constexpr int S<0>::var = 107;
template <> template <class T> __device__ int S<0>::Nest::h(T) { return 108; }
template <> template <class T> __device__ int S<0>::outside(T) { return 109; }
template <> template <class T, int M> __device__ int S<0>::two(T) { return 110; }
template <> template <class T> __device__ int S<0>::declared(T);
template <> template <class T> __device__ int S<0>::declared(T) { return 111; }
template <> template <class... T> __device__ int S<0>::pack(T...) { return 112; }
template <> template <class T> __device__ auto S<0>::trailing(T a) -> decltype(a) { return 113; }
template <> template <> __device__ int S<0>::f(double) { return 201; }
template <> template <> __device__ int S<1>::f(double) { return 202; }

template <int N> __device__ void all(int *o) {
    S<N> s, c(1.f);
    typename S<N>::Nest n;
    int values[] = {S<N>::f(1), s.g(1), c.v, (int)s, s + 1, S<N>::template In<int>::v, S<N>::template var<int>, n.h(1),
                    S<N>::outside(1), S<N>::template two<int, 3>(1), S<N>::declared(1), S<N>::pack(1, 2),
                    S<N>::trailing(1), S<N>::f(1.0)};
    for (int i = 0; i < 14; i++) o[i] = values[i];
}
__global__ void k(int *o) {
    all<0>(o);
    all<1>(o + 14);
}
// RUN: k<<<1, 1>>>(o=out:i32:28)
// EXPECT: o == [101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 201,
//     1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 202]
// PTXAS: sm_90
