// `auto` parameters that are packs, in lambdas and in functions.
// FLAGS: -std=c++20
// NO-CLANG: it is compiled as C++17 there
// RUN: k<<<1, 1>>>(out=out:i32:6)
// EXPECT: out[0] == 6
// EXPECT: out[1] == 3
// EXPECT: out[2] == 0
// EXPECT: out[3] == 7
// EXPECT: out[4] == 9
// EXPECT: out[5] == 2

struct Pair { int a, b; };

template <class F, class... Args>
__device__ auto invoke(F &&f, Args &&...args) -> decltype(static_cast<F &&>(f)(static_cast<Args &&>(args)...)) {
    return static_cast<F &&>(f)(static_cast<Args &&>(args)...);
}

__device__ int sum(const auto &...values) { return (values + ... + 0); }

__global__ void k(int *out) {
    int one = 1, two = 2, three = 3;
    out[0] = invoke([](auto &...r) { return (r + ...); }, one, two, three);
    auto count = [](auto... v) { return (int)sizeof...(v); };
    out[1] = count(1, 2.0, 'c');
    out[2] = count();
    Pair p = invoke([](auto first, auto &&...rest) { return Pair{first, (int)sizeof...(rest) + 4}; }, three, one, 'x');
    out[3] = p.a + p.b - 2;
    out[4] = sum(4, 5);
    out[5] = sum(2);
}
