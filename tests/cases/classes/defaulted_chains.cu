// Defaulted members of defaulted members: each link becomes device code because the one before it is.
// RUN: k<<<1, 1>>>(o=out:i32:8)
// EXPECT: o == [8, 8, 9, 9, 8, 4, 11, 7]

struct Root {
    int a;
    __device__ Root() : a(8) {}
    __device__ Root(const Root &r) : a(r.a + 1) {}
    __device__ Root &operator=(const Root &r) { a = r.a; return *this; }
    __device__ ~Root() { a = 0; }
};
struct First : Root { First() = default; First(const First &) = default; First &operator=(const First &) = default; ~First() = default; };
struct Second : First { Second() = default; Second(const Second &) = default; Second &operator=(const Second &) = default; ~Second() = default; };
struct Third : Second { Third() = default; Third(const Third &) = default; Third &operator=(const Third &) = default; ~Third() = default; };
struct Last : Third { __device__ Last() {} };

template <class T> struct Storage { T v; __device__ constexpr Storage() noexcept : v(4) {} __device__ constexpr Storage(T x) : v(x) {} };
template <class T> struct Copying : Storage<T> { using Storage<T>::Storage; constexpr Copying() noexcept = default; };
template <class T> struct Moving : Copying<T> { using Copying<T>::Copying; constexpr Moving() noexcept = default; };
template <class T> struct Optional : private Moving<T> {
    using Moving<T>::Moving;
    constexpr Optional() noexcept = default;
    __device__ T get() const { return this->v; }
};

struct Held { First f; Third t; };      // implicit members over defaulted ones

__global__ void k(int *o) {
    Last l;
    Third t, u(t);
    o[0] = l.a;
    o[1] = t.a;
    o[2] = u.a;
    Second s(u);
    s = u;
    o[3] = s.a;
    Held h;
    o[4] = h.t.a;
    o[5] = Optional<int>().get();
    o[6] = Optional<int>(11).get();
    Held g(h);
    o[7] = g.f.a + g.t.a - 11;
}
