// With --expt-relaxed-constexpr a constexpr function of the host runs on the device, and so does what it calls.
// FLAGS: --expt-relaxed-constexpr
// RUN: k<<<1, 1>>>(n=i32:5, o=out:i32:2)
// EXPECT: o == [121, 16]
constexpr int leaf(int x) { return x + 1; }
constexpr int twig(int x) { return leaf(x) * 4 + leaf(0); }
template <class T> struct Box { T v; constexpr Box(T x) : v(x) {} constexpr T get() const { return v; } };
constexpr int branch(int x) { int s = 0; for (int i = 0; i < x; ++i) s += twig(i) + Box<int>(leaf(i) * 3).get(); return s + leaf(x + 4) + 1; }
constexpr int outside(int x) { return leaf(leaf(leaf(x))) * 2; }
__global__ void k(int n, int *o) {
    o[0] = branch(n);
    o[1] = outside(n);
}
