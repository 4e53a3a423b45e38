// Values that may be absent, or of one type of several; errors; iterators; what is constructed in place.
// NO-CLANG: there is no cuda/std beside it
// FLAGS: -std=c++20
// PTXAS: sm_75 sm_90
#include <cuda/std/complex>
#include <cuda/std/cstddef>
#include <cuda/std/expected>
#include <cuda/std/iterator>
#include <cuda/std/memory>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>
#include <cuda/std/utility>
#include <cuda/std/variant>

namespace cs = cuda::std;

struct Counted {
    int *live, value;
    __device__ Counted(int *l, int v) : live(l), value(v) { ++*live; }
    __device__ Counted(const Counted &c) : live(c.live), value(c.value + 100) { ++*live; }
    __device__ ~Counted() { --*live; }
};

__device__ cs::optional<int> half(int x) {
    if (x & 1) return cs::nullopt;
    return x / 2;
}

// RUN: optionals<<<1, 32>>>(o=out:i32:32, p=out:i32:10)
// EXPECT: o[i] == (i % 2 == 0 ? i / 2 : -1)
// EXPECT: p == [1, 5, 7, 1, 1, 0, 105, 2, 0, 12]
__global__ void optionals(int *o, int *p) {
    o[threadIdx.x] = half(threadIdx.x).value_or(-1);
    if (threadIdx.x) return;
    cs::optional<int> a, b = 5;
    p[0] = !a && b;
    p[1] = *b;
    a = 7;
    p[2] = a.value();
    p[3] = a > b && a != b && b == 5 && a > 6;
    a.reset();
    p[4] = a == cs::nullopt && a < b;
    int live = 0;
    {
        cs::optional<Counted> c;
        p[5] = live;
        c.emplace(&live, 5);
        cs::optional<Counted> d = c;
        p[6] = d->value;
        p[7] = live;
    }
    p[8] = live;
    p[9] = half(48).and_then(half).transform([](int x) { return x; }).value_or(0);
}

struct Describe {
    __device__ int operator()(int x) const { return x; }
    __device__ int operator()(float x) const { return int(x * 10); }
    __device__ int operator()(const Counted &c) const { return c.value; }
};

// RUN: variants<<<1, 1>>>(p=out:i32:12)
// EXPECT: p == [0, 3, 1, 25, 1, 0, 2, 9, 2, 0, 35, 1]
__global__ void variants(int *p) {
    cs::variant<int, float> v = 3;
    p[0] = v.index();
    p[1] = cs::get<int>(v);
    v = 2.5f;
    p[2] = v.index();
    p[3] = cs::visit(Describe(), v);
    p[4] = cs::holds_alternative<float>(v) && cs::get_if<0>(&v) == nullptr;
    int live = 0;
    {
        cs::variant<int, float, Counted> w;
        p[5] = cs::get<0>(w);
        w.emplace<2>(&live, 9);
        p[6] = w.index();
        p[7] = cs::visit(Describe(), w);
        auto copy = w;
        p[8] = live;
    }
    p[9] = live;
    cs::variant<int, float> x = 10;
    p[10] = cs::visit([](auto a, auto b) { return int(a * 10 + b); }, v, x);
    p[11] = v == cs::variant<int, float>(2.5f) && v != x;
}

__device__ cs::expected<int, float> checked(int x) {
    if (x > 10) return cs::unexpected<float>(x * 0.5f);
    return x;
}

// RUN: expecteds<<<1, 1>>>(p=out:i32:5)
// EXPECT: p == [4, 1, 0, 10, -1]
__global__ void expecteds(int *p) {
    auto a = checked(4), b = checked(20);
    p[0] = *a;
    p[1] = a.has_value();
    p[2] = b.has_value();
    p[3] = int(b.error());
    p[4] = b.value_or(-1);
}

// RUN: complexes<<<1, 1>>>(f=out:f32:12)
// EXPECT: f == [-5, 10, 0.44, 0.08, 5, 5, 1, -2, 2, 4, 2, 1] ~ 1e-6rel
__global__ void complexes(float *f) {
    cs::complex<float> a(1, 2), b(3, 4);
    auto m = a * b, d = a / b, c = cs::conj(a), s = a + cs::complex<float>(1), t = 2.0f * a, r = cs::sqrt(b);
    f[0] = m.real();
    f[1] = m.imag();
    f[2] = d.real();
    f[3] = d.imag();
    f[4] = cs::abs(b);
    f[5] = cs::norm(a);
    f[6] = c.real();
    f[7] = c.imag();
    f[8] = s.real();
    f[9] = t.imag();
    f[10] = r.real();
    f[11] = r.imag();
}

// RUN: places<<<1, 1>>>(p=out:i32:12)
// EXPECT: p == [3, 2, 1, 3, 3, 1, 7, 0, 14, 1, 5, 4]
__global__ void places(int *p) {
    int a[3] = {1, 2, 3}, n = 0;
    for (auto i = cs::rbegin(a); i != cs::rend(a); ++i) p[n++] = *i;
    p[3] = *cs::next(a, 2);
    p[4] = cs::distance(cs::begin(a), cs::end(a));
    cs::span<int> s(a);
    p[5] = s.first<1>()[0];
    alignas(Counted) unsigned char room[sizeof(Counted)];
    int live = 0;
    auto *c = cs::construct_at(reinterpret_cast<Counted *>(room), &live, 7);
    p[6] = c->value * live;
    cs::destroy_at(c);
    p[7] = live;
    cs::byte b{3};
    b |= cs::byte{4};
    b <<= 1;
    p[8] = cs::to_integer<int>(b);
    cs::pair<int, Counted> q(cs::piecewise_construct, cs::forward_as_tuple(5), cs::forward_as_tuple(&live, 4));
    p[9] = live;
    p[10] = q.first;
    p[11] = q.second.value;
}
