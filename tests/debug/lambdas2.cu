// Lambdas: nested, mutable, generic, init-captures, by reference, in members, capturing this and arrays.
struct Acc { int base; __device__ int run(int v) { auto f = [this, v](int k) mutable { v += k; return v + base; }; return f(1) + f(2); } };
template <class F, class... A> __device__ auto call(F &&f, A &&...a) { return f(static_cast<A &&>(a)...); }
__global__ void lambdas2(int *p, int n)
{
    int local[3] = {n, n + 1, n + 2};
    Acc acc{n};
    auto outer = [&, scale = n * 2](auto x) {
        auto inner = [=](int y) { return y * scale + local[1]; };
        int t = inner(x) + local[0];
        return t;
    };
    auto fact = [](auto self, int k) -> int { return k <= 1 ? 1 : k * self(self, k - 1); };
    p[0] = call(outer, 3) + outer(short(4)) + acc.run(5) + fact(fact, 5);
    int (*fp)(int) = [](int q) { int z = q * 3; return z; };
    p[1] = fp(n);
}
