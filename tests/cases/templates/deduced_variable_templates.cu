// A variable template whose type is a class template without arguments: they are deduced for each instance.
// FLAGS: -arch=sm_90 -std=c++20 --expt-relaxed-constexpr
template <class F> struct Closure {
    F f;
    constexpr Closure(F f) : f(f) {}
    template <class T> constexpr auto operator()(T t) const { return f(t); }
};
template <class T, class U> struct Pair { T first; U second; };
template <class T, class U> Pair(T, U) -> Pair<T, U>;
namespace views {
template <int N> inline constexpr ::Closure plus = [](auto x) { return x + N; };
inline constexpr Closure twice = plus<2>;
template <class T> constexpr Pair limits{T(1), sizeof(T)};
struct Holder { template <int N> static constexpr Closure minus = [](int x) { return x - N; }; };
}
static_assert(views::plus<3>(4) == 7 && views::twice(1) == 3);
static_assert(views::limits<double>.first == 1.0 && views::limits<short>.second == 2);
__global__ void k(int *o) {
    constexpr auto plus = views::plus<5>;
    constexpr auto minus = views::Holder::minus<1>;
    o[0] = plus(o[0]) + minus(o[1]);
}
// RUN: k<<<1, 1>>>(o=buf:i32:2:iota)
// EXPECT: o[0] == 5
