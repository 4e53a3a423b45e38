template <class F> __device__ void call(F f) { f(); }
struct Counter {
    int n;
    __device__ void run(int* p) {
        int k = 3;
        const int c = 4;
        int a[2] = {1, 2};
        auto outer = [=] {
            auto inner = [&, this](int q) { n += k + q + c; };
            inner(a[1]);
            p[0] = n;
        };
        outer();
        auto copy = [*this]() mutable { return ++n; };
        p[1] = copy();
        auto init = [x = k * 2, &r = k] { r = x; };
        init();
        call([p, this] { p[2] = n; });
        auto generic = [&](auto v) { k += v; return n + k; };
        p[3] = generic(1) + generic(2.0);
        int (*fp)(int) = [](int z) { return z + 1; };
        p[4] = fp(1);
        auto rec = [](auto self, int d) -> int { return d == 0 ? 0 : 1 + self(self, d - 1); };
        p[5] = rec(rec, 3);
        auto [u, w] = a;
        auto bound = [=] { return u + w; };
        p[6] = bound();
    }
};
__global__ void k(int* p) { Counter c{1}; c.run(p); }
