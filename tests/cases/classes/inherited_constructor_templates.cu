// Constructor templates that a class inherits: its own members and other bases are initialised as well, over several classes, and in constants.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(n=i32:6, r=out:i32:8)
// EXPECT: r == [5, 12, 7, 5, 36, 7, 8, 20]
struct First { int q = 5; };
struct Root {
  int v;
  template <class A> __host__ __device__ constexpr Root(int scale, A &&a) : v(scale * a) {}
  template <class... A> __host__ __device__ constexpr Root(First, A &&...a) : v((a + ... + 0)) {}
};
struct Middle : First, Root {
  using Root::Root;
  int x = 7;
};
struct Last : Middle {
  using Middle::Middle;
  int y = x + 1;
};
template <int N> struct Constant { static constexpr int value = N; };
__global__ void k(int n, int *o) {
  Middle m(2, n);
  Last l(First{}, n, 10, 20);
  o[0] = m.q; o[1] = m.v; o[2] = m.x;
  o[3] = l.q; o[4] = l.v; o[5] = l.x; o[6] = l.y;
  o[7] = Constant<Last(3, 4).v + Last(3, 4).y>::value;
}
