// An operator template that is first declared as a friend becomes visible when its namespace defines it.
// RUN: k<<<1, 1>>>(out=out:i32:4)
// EXPECT: out[0] == 1
// EXPECT: out[1] == 0
// EXPECT: out[2] == 5
// EXPECT: out[3] == 33

template <class D> class Facade;

class Access {
    template <class A, class B>
    inline __device__ friend bool operator<(Facade<A> const &l, Facade<B> const &r);

    template <class A, class B>
    static __device__ bool less(A const &a, B const &b) { return a.value < b.value; }
};

template <class D> class Facade {};

template <class A, class B>
inline __device__ bool operator<(Facade<A> const &l, Facade<B> const &r) {
    return Access::less(*static_cast<A const *>(&l), *static_cast<B const *>(&r));
}

struct Number : Facade<Number> {
    int value;
    __device__ Number(int v) : value(v) {}
};

// Enumerations without a fixed type promote to int where it holds their values.
enum { Small = 5, Wide = 3 };
template <class T> __device__ T larger(T a, T b) { return a < b ? b : a; }

__device__ int sum(const int *input) {
    auto array = reinterpret_cast<const int (*)[3]>(input);
    return (*array)[0] + (*array)[1] + (*array)[2];
}

__global__ void k(int *out) {
    Number one(1), two(2);
    out[0] = one < two;
    out[1] = two < one;
    out[2] = larger(1, (Small + Wide - 3) / 1);
    int values[3] = {10, 11, 12};
    out[3] = sum(values);
}
