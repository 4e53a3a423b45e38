// Parameter packs, template templates, non-type parameters of every kind, partial specialisations, fold expressions, if constexpr.
template <class... T> struct Tuple;
template <> struct Tuple<> {};
template <class H, class... T> struct Tuple<H, T...> : Tuple<T...> { H head; };
template <template <class, int> class C, class T> struct Holder { C<T, 4> inner; };
template <class T, int N> struct Fixed { T items[N]; };
template <auto V> struct Const { static constexpr auto value = V; };
__device__ int anchor;
template <int *P, bool B, char C> struct Odd { int x = B ? 1 : 2; };
template <class... T> __device__ int sum(T... values)
{
    int total = 0;
    ((total += values), ...);
    return total;
}
template <class T> __device__ T pick(T a, T b)
{
    if constexpr (sizeof(T) > 4) { T wide = a * b; return wide; }
    else { T narrow = a + b; return narrow; }
}
__global__ void packs(int *p)
{
    Tuple<int, float, char> t{};
    t.head = p[0];
    static_cast<Tuple<float, char> &>(t).head = 2.5f;
    Holder<Fixed, double> h{};
    h.inner.items[2] = 1.25;
    Const<42> c;
    Const<'q'> d;
    Odd<&anchor, true, 'z'> o;
    p[1] = sum(1, 2.0f, short(3), p[2]) + pick(1, 2) + (int)pick(2.0, 3.0) + c.value + d.value + o.x + (int)h.inner.items[2];
}
