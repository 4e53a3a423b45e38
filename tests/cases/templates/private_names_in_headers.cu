// The template heads of members that are defined outside their class use what is private to it.
template <class T, class U> struct Enable { using type = int; };
class Cord {
    template <class T> using IfAny = typename Enable<T, int>::type;
    template <class T> using Int = int;
    template <class T> struct Ok { static constexpr int value = 1; };
    typedef int Private;
    template <class T, typename Enable<T, Private>::type> friend __device__ int operator*(const Cord &c, T t);

public:
    __device__ Cord() : v(0) {}
    template <class T, IfAny<T> = 0> __device__ Cord(T, int);
    template <class T, IfAny<T> = 0> __device__ Cord &operator=(T &&);
    template <class T, Int<T> = 0> __device__ __attribute__((noinline)) int f(T) const;
    template <class T, Int<T> = 0> __device__ int (*g(T))(int);
    template <class T, IfAny<T> = 0> __device__ auto h(T) -> int;
    template <class T, int = Ok<T>::value> __device__ decltype(1 + 2) i(T);
    template <Private N> __device__ int j();
    int v;
};
__device__ int triple(int x) { return 3 * x; }
template <class T, Cord::IfAny<T>> __device__ Cord::Cord(T t, int i) : v(t + i) {}
template <class T, Cord::IfAny<T>> __device__ Cord &Cord::operator=(T &&t) { v = t; return *this; }
template <class T, Cord::Int<T>> __attribute__((noinline)) __device__ int Cord::f(T t) const { return v + t; }
template <class T, Cord::Int<T>> __device__ int (*Cord::g(T))(int) { return triple; }
template <class T, Cord::IfAny<T>> __device__ auto Cord::h(T t) -> int { return t; }
template <class T, int> __device__ decltype(1 + 2) Cord::i(T t) { return t + 1; }
template <Cord::Private N> __device__ int Cord::j() { return N; }
template <class T, typename Enable<T, Cord::Private>::type> __device__ int operator*(const Cord &c, T t) { return c.v * t; }
__global__ void k(int *o) {
    Cord c, d(4, 3);
    c = 5;
    o[0] = c.v, o[1] = d.v, o[2] = c.f(1), o[3] = c.g(1)(2), o[4] = c.h(9), o[5] = c.i(10), o[6] = c.j<12>();
}
// RUN: k<<<1, 1>>>(o=out:i32:7)
// EXPECT: o == [5, 7, 6, 6, 9, 11, 12]
// PTXAS: sm_90
