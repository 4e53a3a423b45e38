// Classes, unions, enumerations.
struct Forward;
struct Empty {};
struct Base {
    int b;
    __device__ Base(int v) : b(v) {}
    __device__ virtual int f(int x) { return x + b; }
    __device__ virtual ~Base() {}
};
struct Virtual { long long v; __device__ Virtual() : v(4) {} };
struct Left : virtual Virtual { short l; __device__ Left() : l(1) {} };
struct Right : virtual Virtual { char r; __device__ Right() : r('r') {} };
struct Diamond : Left, private Right { double own; __device__ Diamond() : own(0.5) {} };
class Guarded : protected Base {
    mutable int changes;
    const int fixed;
    volatile int watched;
  protected:
    float ratio;
  public:
    __device__ Guarded(int v) : Base(v), changes(0), fixed(v), watched(1), ratio(0.5f) {}
    __device__ int f(int x) override { return x * b + changes + fixed + watched + (int)ratio; }
    __device__ int operator()(int x) const { ++changes; return x + changes; }
    __device__ explicit operator float() const { return ratio; }
    static __device__ int make(int v) { Guarded g(v); return g.f(v); }
    friend __device__ int peek(const Guarded &g);
};
__device__ int peek(const Guarded &g) { int seen = g.changes; return seen; }
struct Bits {
    unsigned a : 3;
    unsigned b : 7;
    int c : 20;
    unsigned : 0;
    unsigned long long d : 40;
    bool e : 1;
};
struct Mixed {
    int tag;
    union { int i; float f; struct { short lo, hi; }; };
    struct Inner { int z; enum Kind { none, some = 4 } kind; } inner;
    Inner list[2];
    int Mixed::*pointer;
    Forward *incomplete;
    Empty empty;
};
#pragma pack(push, 1)
struct Packed { char c; int i; double d; };
#pragma pack(pop)
struct alignas(32) Aligned { float v[3]; };
enum Color { red, green = 5, blue = -2 };
enum class Scoped : unsigned char { low, high = 200 };
enum : int { anonymous = 9 };
enum class Wide : unsigned long long { big = 1ull << 40 };
template <class T, int N> struct Arr { T d[N]; __device__ T get(int i) const { return d[i]; } };
template <class... Ts> struct Pack { int n = sizeof...(Ts); };
template <template <class, int> class A> struct Uses { A<int, 2> a; };
template <> struct Arr<char, 1> { char only; };
template <auto V> struct Holds { decltype(V) v = V; };
template <class... Ts> __device__ __noinline__ int sum(Ts... parts)
{
    int total = (0 + ... + parts);
    return total;
}
template <class F> __device__ __noinline__ int call(F function, int with) { return function(with); }
__global__ void classes(int *p, int n)
{
    Empty empty;
    Diamond diamond;
    Guarded guarded(n);
    Base *base = n ? reinterpret_cast<Base *>(&guarded) : nullptr;
    Bits bits = {5, 100, -3, 1ull << 33, true};
    Mixed mixed;
    mixed.tag = 1; mixed.i = 7; mixed.inner.z = 3; mixed.inner.kind = Mixed::Inner::some;
    mixed.pointer = &Mixed::tag;
    Packed packed = {'c', n, 2.5};
    Aligned aligned = {{1, 2, 3}};
    Color color = n > 2 ? green : blue;
    Scoped scoped = Scoped::high;
    Wide wide = Wide::big;
    Arr<int, 3> arr = {{7, 8, n}};
    Arr<char, 1> special = {'s'};
    Pack<int, float> pack;
    Uses<Arr> uses = {{{n, 2}}};
    Holds<'c'> holds;
    struct Local { int l; __device__ int twice() { int t = l * 2; return t; } } local = {n};
    int (Guarded::*method)(int) const = &Guarded::operator();
    auto lambda = [n, &mixed](int w) { int sum = w + n; return sum + mixed.tag; };
    auto generic = [=](auto w) { auto twice = w + w; return (int)twice + n; };
    p[0] = base->f(2) + peek(guarded) + guarded(2) + (int)(float)guarded + Guarded::make(n) + bits.b + (int)bits.d;
    p[1] = mixed.inner.z + packed.i + (int)aligned.v[1] + color + (int)scoped + (int)wide + arr.get(1) + special.only + pack.n;
    p[2] = uses.a.d[0] + holds.v + local.twice() + (guarded.*method)(3) + call(lambda, 2) + generic(2.5f) + generic(3) + anonymous;
    p[3] = sum(n, 2, 3) + (int)diamond.own + diamond.l + sizeof(empty);
}

// GDB: ptype Guarded
//     type = class Guarded : protected Base {
//       private:
//         int changes;
//         const int fixed;
//         volatile int watched;
//       protected:
//         float ratio;
//       public:
//         Guarded(int);
//         int operator()(int) const;
//         operator float() const;
//         static int make(int);
//         ~Guarded();
//         int f(int);
//     }
// GDB: ptype Diamond
//     type = struct Diamond : public Left, private Right {
//         double own;
//       public:
//         Diamond();
//     }
// GDB: ptype Mixed
//     type = struct Mixed {
//         int tag;
//         union {
//             int i;
//             float f;
//             struct {...};
//         };
//         struct Mixed::Inner inner;
//         struct Mixed::Inner list[2];
//         int Mixed::*pointer;
//         struct Forward *incomplete;
//         struct Empty empty;
//     }
// GDB: ptype Color
//     type = enum Color {red, green = 5, blue = -2}
// GDB: ptype Bits
//     type = struct Bits {
//         unsigned int a : 3;
//         unsigned int b : 7;
//         int c : 20;
//         unsigned long long d : 40;
//         bool e : 1;
//     }
