// From C++23 on the name of a local is an xvalue where it is returned ([expr.prim.id.unqual]/4): it binds to rvalue references, and
// `decltype(auto)` sees it behind parentheses.
// NO-CLANG: clang 19 lacks parts of it in CUDA
// FLAGS: -std=c++23
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:i32:8)
// EXPECT: out == [3, 4, 1, 1, 1, 5, 1, 9]

template <class T, class U> constexpr bool same = false;
template <class T> constexpr bool same<T, T> = true;

struct Only {
    int v;
    __device__ Only(int i) : v(i) {}
    __device__ Only(Only &&o) : v(o.v + 1) {}
    Only(const Only &) = delete;
};
__device__ Only &&pass(Only &&o) { return o; }
__device__ Only taken(Only &&o) { return o; }
__device__ decltype(auto) parenthesised(Only &&o) { return (o); }
__device__ decltype(auto) plain(Only &&o) { return static_cast<Only &&>(o); }
__device__ auto &&deduced(Only &&o) { return o; }
__device__ int &&scalar(int &&i) { return i; }
__device__ const Only &bound(Only &&o) { return o; }
template <class T> __device__ T &&forwarded(T &&t) { return t; }

extern "C" __global__ void k(int *out) {
    out[0] = pass(Only(3)).v;
    out[1] = taken(Only(3)).v;
    out[2] = same<decltype(parenthesised(Only(1))), Only &&>;
    out[3] = same<decltype(plain(Only(1))), Only &&>;
    out[4] = same<decltype(deduced(Only(1))), Only &&>;
    out[5] = scalar(5);
    auto by_lambda = [](int &&i) -> decltype(auto) { return (i); };
    out[6] = same<decltype(by_lambda(1)), int &&>;
    int n = 9;
    out[7] = forwarded(n) * (forwarded(Only(1)).v == 1) * (bound(Only(2)).v == 2);
}
