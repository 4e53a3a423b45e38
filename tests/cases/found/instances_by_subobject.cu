// Instances for different parts of an object, for values that differ in a base and for different unnamed types have
// different names: they are different functions.
// FLAGS: -std=c++20
// NO-CLANG: compiled as C++17 there
// RUN: k<<<1, 1>>>(r=out:i32:8)
// EXPECT: r == [10, 20, 40, 1, 2, 3, 7, 8]
__device__ int cells[4] = {10, 20, 30, 40};

template <const int *P> __device__ __noinline__ int at() { return *P; }

struct Names {
    enum : int { one = 1 };
    enum : int { two = 2 };
};

template <class T> __device__ __noinline__ int number(T t) { return t; }

struct Base {
    int a;
};
struct Value : Base {
    int b;
};

template <Value V> __device__ __noinline__ int sum() { return V.a + V.b; }

__global__ void k(int *r) {
    r[0] = at<&cells[0]>();
    r[1] = at<&cells[1]>();
    r[2] = at<&cells[3]>();
    r[3] = number(Names::one);
    r[4] = number(Names::two);
    r[5] = sum<Value{{1}, 2}>();
    r[6] = sum<Value{{5}, 2}>();
    r[7] = sum<Value{{6}, 2}>();
}
