typedef unsigned long size_t;
__host__ __device__ inline void* operator new(size_t, void* p) noexcept { return p; }
__device__ void* operator new(size_t n);
__device__ void operator delete(void* p) noexcept;
namespace std { template<class T> class initializer_list { const T* a; size_t n; constexpr initializer_list(const T* p, size_t m) : a(p), n(m) {} public: constexpr initializer_list() : a(0), n(0) {} constexpr size_t size() const { return n; } constexpr const T* begin() const { return a; } constexpr const T* end() const { return a + n; } };
 template<class T> struct remove_reference { typedef T type; }; template<class T> struct remove_reference<T&> { typedef T type; }; template<class T> struct remove_reference<T&&> { typedef T type; };
 template<class T> constexpr typename remove_reference<T>::type&& move(T&& t) noexcept { return static_cast<typename remove_reference<T>::type&&>(t); }
 template<class T> constexpr T&& forward(typename remove_reference<T>::type& t) noexcept { return static_cast<T&&>(t); } }
struct Base { int b; __device__ Base(int x) : b(x) {} __device__ virtual int f() { return b; } __device__ virtual ~Base() {} };
struct Derived : Base { int d = 7; __device__ Derived(int x) : Base(x + 1) {} __device__ int f() override { return b + d; } };
struct Str { char* p; __device__ Str() : p(nullptr) {} __device__ Str(const Str& o) : p(o.p) {} __device__ Str(Str&& o) : p(o.p) { o.p = nullptr; } __device__ ~Str() { delete p; } __device__ explicit operator bool() const { return p != nullptr; } };
__device__ Str make() { Str s; return s; }
template <class F, class... A> __device__ auto apply(F&& f, A&&... a) { return f(std::forward<A>(a)...); }
template <class... T> __device__ auto sum(T... t) { return (t + ... + 0); }
template <class T> constexpr bool is_ptr = false;
template <class T> constexpr bool is_ptr<T*> = true;
template <class T> __device__ int kind(T t) { if constexpr (is_ptr<T>) return *t; else return t; }
__device__ int total(std::initializer_list<int> l) { int s = 0; for (int v : l) s += v; return s; }
enum class Color : unsigned char { Red, Green };
enum Flags { A = 1, B = 2 };
__device__ Flags operator|(Flags a, Flags b) { return Flags(int(a) | int(b)); }
struct Pt { int x, y; };
struct Bits { unsigned a : 3; int b : 5; unsigned c : 32; };
__host__ __device__ constexpr int fact(int n) { return n <= 1 ? 1 : n * fact(n - 1); }
union U { int i; float f; };
__device__ int g(int a, int b = 3, int c = 4) { return a + b + c; }
__global__ void k(int* out, float* fo, int n) {
  Derived d(5); Base& b = d; Base* p = &d;
  out[0] = b.f() + p->Base::f() + d.f();
  Str s = make(); Str t = std::move(s); if (t) out[1] = 1;
  out[2] = apply([](auto x, auto y) { return x + y; }, 1, 2);
  out[3] = sum(1, 2L, 3);
  out[4] = kind(out) + kind(n);
  out[5] = total({1, 2, 3});
  Color c = Color::Green; if (c == Color::Red) out[6] = 1;
  Flags fl = A | B; out[7] = fl;
  auto [x, y] = Pt{1, 2}; out[8] = x + y;
  Bits bits{1, 2, 3}; bits.a += 1; out[9] = bits.a + bits.b;
  static_assert(fact(5) == 120, "");
  constexpr int F = fact(4); int arr[F]; arr[0] = 1; out[10] = arr[0] + sizeof(arr);
  U u; u.f = 1.0f; out[11] = u.i;
  out[12] = g(1) + g(1, 2);
  int (*fp)(int, int, int) = g; out[13] = fp(1, 2, 3);
  int Pt::*pm = &Pt::x; Pt pt{3, 4}; out[14] = pt.*pm + (&pt)->*pm;
  int (Base::*pf)() = &Base::f; out[15] = (b.*pf)();
  Pt* np = new Pt{5, 6}; out[16] = np->x; delete np;
  char buf[16]; Pt* pp = new (buf) Pt(); out[17] = pp->y;
  const char* str = "hi" "there"; out[18] = str[1];
  unsigned char uc = 200; uc += 100; out[19] = uc << 2;
  float ff = n ? 1 : 2.5f; fo[0] = ff; fo[1] = -ff + +1;
  do { n--; if (n == 3) continue; if (n < 0) break; } while (n);
  int m = ({ int q = n; q + 1; });
  auto cap = [&, z = n * 2](int w) mutable { z += w; m += z; return z; };
  out[20] = cap(1);
  goto end;
end:
  out[21] = __builtin_popcount(n) + (n ?: 5);
  long long big = 1LL << 40; out[22] = (int)(big >> 38);
  int a2[2][3] = {{1, 2}, {3}}; out[23] = a2[1][0];
  int a3[] = {1, 2, [4] = 9}; out[24] = sizeof(a3) / sizeof(int);
  Pt dd = {.x = 1, .y = 2}; out[25] = dd.y;
  switch (Color e = c; e) { case Color::Red: break; default: out[26] = 2; }
  volatile int* vp = out; *vp = 1; vp[1]++;
  const Pt& cr = Pt{1, 2}; out[27] = cr.x;
  out[28] = alignof(double) + noexcept(g(1)) + sizeof(Pt);
}
