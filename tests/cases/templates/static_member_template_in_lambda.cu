// A static member function template named in a lambda needs no `this`: not where nothing is captured, not where everything would be.
// RUN: k<<<1, 1>>>(o=out:i32:9)
// EXPECT: o == [2, 5, 4, 6, 1, 8, 9, 7, 1]

struct Nothing { ~Nothing() = delete; };
template <class F> __device__ auto invoke(int, F &&f) -> decltype(f(1)) { return f(1); }
template <class F> __device__ Nothing invoke(long, F &&f);

class Owner {
    int data[20];
    template <class T> static __host__ __device__ T next(T x) { return x + 1; }
    template <class T> __device__ T later(T x) const { return x + data[1]; }
    static __device__ int overloaded(int x) { return x; }
    template <class T> __device__ static int overloaded(T x, int y) { return x + y; }

public:
    __device__ Owner() { data[1] = 5; }
    __device__ int plain(int a) const {
        auto f = [](int x) { return next(x); };
        return f(a);
    }
    template <class T> __device__ auto generic(T a) const {
        auto f = [](auto x) { return Owner::next(x); };
        return f(a);
    }
    __device__ int by_copy(int a) const {
        auto f = [=] { return next(a); };
        return sizeof f == sizeof(int) ? f() : -1;
    }
    __device__ int explicit_argument(int a) const {
        auto f = [](int x) { return next<int>(x) + overloaded(x, 1); };
        return f(a);
    }
    __device__ bool empty() const {
        auto f = [=](int x) { return next(x); };
        return sizeof f == 1 && f(1) == 2;
    }
    __device__ int with_object(int a) const {
        auto f = [=] { return later(a); };
        return sizeof f > sizeof(int) ? f() : -1;
    }
    __device__ int captured(int a) const {
        auto f = [this](auto x) { return later(x) + next(x) - x; };
        return f(a);
    }
    __device__ int nested(int a) const {
        return [](int x) { return [](int y) { return next(next(y)); }(x); }(a);
    }
    template <class T> __device__ auto deduced(T a) const {
        auto f = [](T x) { return next(x); };
        return f(a);
    }
};

__global__ void k(int *o) {
    Owner owner;
    o[0] = owner.plain(1);
    o[1] = owner.generic(4);
    o[2] = owner.by_copy(3);
    o[3] = owner.explicit_argument(2);
    o[4] = owner.empty();
    o[5] = owner.with_object(3);
    o[6] = owner.captured(3);
    o[7] = owner.nested(5);
    auto value = invoke(0, [&owner](auto a) -> decltype(auto) { return owner.deduced(a); });
    o[8] = value - 1;
}
