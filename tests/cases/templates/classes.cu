// Class templates: partial specialisation, member templates, static members, aliases, dependent names, inheritance.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:9)
// EXPECT: r == [0, 1, 2, 8, 55, 12, 30, 3, 4]
template <typename T>
struct Kind {
    static const int value = 0;
};
template <typename T>
struct Kind<T *> {
    static const int value = 1;
};
template <typename T, int N>
struct Kind<T[N]> {
    static const int value = 2;
};
template <int N>
struct Fibonacci {
    static const int value = Fibonacci<N - 1>::value + Fibonacci<N - 2>::value;
};
template <>
struct Fibonacci<0> {
    static const int value = 0;
};
template <>
struct Fibonacci<1> {
    static const int value = 1;
};
template <typename T>
struct Base {
    typedef T type;
    T stored;
    __device__ T get() const { return stored; }
};
template <typename T>
struct Derived : Base<T> {
    using typename Base<T>::type;
    __device__ Derived(T v) { this->stored = v; }
    template <typename U>
    __device__ type times(U u) const {
        return this->get() * u;
    }
};
template <typename T>
using Ptr = T *;
template <typename T, typename U>
struct Same {
    static constexpr bool value = false;
};
template <typename T>
struct Same<T, T> {
    static constexpr bool value = true;
};
template <template <typename> class C>
struct Apply {
    __device__ static int run() { return C<int>(10).times(3); }
};
__global__ void k(int *r) {
    r[0] = Kind<int>::value;
    r[1] = Kind<int *>::value;
    r[2] = Kind<int[4]>::value;
    r[3] = sizeof(Ptr<char>);
    r[4] = Fibonacci<10>::value;
    r[5] = Derived<int>(4).times(3.0f);
    r[6] = Apply<Derived>::run();
    r[7] = Same<int, Derived<int>::type>::value + 2;
    r[8] = Same<int, float>::value + 4;
}
