// constexpr functions and variables, evaluated by the compiler: sizes of arrays, template arguments, static_assert.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:6)
// EXPECT: r == [120, 8, 6, 21, 32, 9]
__host__ __device__ constexpr int factorial(int n) { return n <= 1 ? 1 : n * factorial(n - 1); }
__host__ __device__ constexpr int fib(int n) {
    int a = 0, b = 1;
    for (int i = 0; i < n; ++i) {
        int t = a + b;
        a = b;
        b = t;
    }
    return a;
}
struct Table {
    int v[4];
    __host__ __device__ constexpr int sum() const { return v[0] + v[1] + v[2] + v[3]; }
};
constexpr Table table = {{1, 2, 3, 3}};
static_assert(factorial(5) == 120, "constant evaluation");
static_assert(table.sum() == 9, "members of a constant");
template <int N>
struct Box {
    int v[N];
};
__global__ void k(int *r) {
    constexpr int f = factorial(5);
    r[0] = f;
    r[1] = sizeof(Box<fib(3)>);
    int a[factorial(3)];
    r[2] = sizeof(a) / sizeof(a[0]);
    r[3] = fib(8);
    r[4] = 1 << fib(5);
    constexpr int s = table.sum();
    r[5] = s;
}
