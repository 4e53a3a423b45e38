// With relocatable code, an instance whose signature has no name in the ABI is each unit's own.
// FLAGS: -std=c++20 -rdc=true
// RUN: k<<<1, 1>>>(o=out:i32:2)
// EXPECT: o == [7, 9]
// NO-CLANG: clang 19 has not all of them
template <class T> __device__ __remove_reference(T) &&moved(T &&t) { return static_cast<__remove_reference(T) &&>(t); }
template <class T> __device__ __noinline__ int plus(__remove_cv(T) x, int y) { return x + y; }
extern "C" __global__ void k(int *o) {
    int a = 7;
    o[0] = moved(a);
    o[1] = plus<const int>(a, 2);
}
