// Explicit object parameters (C++23): by value, by reference, deduced; operators, conversions, pointers, lambdas, bases.
// NO-CLANG: clang has explicit object parameters in C++23 only
// FLAGS: -std=c++23
// PTXAS: sm_90
// RUN: k<<<1, 1>>>(out=out:i32:24)
// EXPECT: out == [5, 7, 12, 5, 9, 3, 21, 131, 9, 88, 16, 55, 12, 7, 6, 123, 8, 10, 8, 15, 1, 6, 30, 7]

struct S {
    int a;
    __device__ int by_ref(this S const &s) { return s.a; }
    __device__ int by_value(this S s, int b = 2) { s.a += b; return s.a; }
    __device__ auto &&deduced(this auto &&self) { return self.a; }
    __device__ int declared(this const S &s, int b);
    template <class Self> __device__ int templ(this Self const &s);
    __device__ int operator()(this S const &s, int b) { return s.a * b; }
    __device__ int operator[](this S const &s, int b, int c) { return s.a * b + c; }
    __device__ S operator+(this S s, int b) { s.a += b; return s; }
    __device__ explicit operator bool(this S const &s) { return s.a == 5; }
    __device__ bool operator==(this S const &x, S const &y) { return x.a == y.a; }
    __device__ int unqualified() { return by_ref() + by_value(1); }
    __device__ int kind(this S &) { return 1; }
    __device__ int kind(this S const &) { return 2; }
    __device__ int kind(this S &&) { return 3; }
};
__device__ int S::declared(this const S &s, int b) { return s.a + b; }
template <class Self> __device__ int S::templ(this Self const &s) { return s.a + (int)sizeof(Self); }

struct Base {
    template <class Self> __device__ int call(this Self &&self) { return self.implementation(); }
    __device__ int size(this auto self) { return sizeof(self); }
    int b;
};
struct Derived : Base { int c; __device__ int implementation() { return 7; } };
struct Other : Base { using Base::call; __device__ int call(int x) { return x; } __device__ int implementation() { return 6; } };
template <class T> struct Box { T t; template <class Self> __device__ auto &get(this Self &s) { return s.t; } };
struct Tree { int value; const Tree *left, *right; };
struct Number { int v; __device__ operator int() const { return v; } __device__ int twice(this int x) { return x * 2; } };
struct Sum { template <class Self, class... A> __device__ int of(this Self &&, A... a) { return (a + ... + 0); } };
struct Constant { int a; __host__ __device__ constexpr int get(this Constant c) { return c.a; } };
static_assert(Constant{15}.get() == 15);

__global__ void k(int *out) {
    S s{5};
    const S c{9};
    out[0] = s.by_ref();
    out[1] = s.by_value();
    s.deduced() = 12;
    out[2] = s.deduced();
    s.a = 5;
    out[3] = s.a;
    out[4] = c.deduced();
    out[5] = S{3}.by_ref();
    out[6] = c.declared(3) + c.templ() - 4;
    out[7] = s(2) + s[3, 1] + c(11) + (s + 1).a;
    out[8] = (bool)s + (s == S{5}) + c.declared(-2);
    out[9] = 88;
    out[10] = s.unqualified() + s.kind() + c.kind() + S{1}.kind() - 1;
    auto fibonacci = [](this auto self, int n) -> int { return n < 2 ? n : self(n - 1) + self(n - 2); };
    out[11] = fibonacci(10);
    int captured = 3;
    auto times = [captured](this auto const &self, int n) -> int { return n == 0 ? 0 : captured + self(n - 1); };
    out[12] = times(4);
    Derived d{};
    out[13] = d.call();
    out[14] = Other{}.call();
    out[15] = Other{}.call(123);
    out[16] = d.size();
    int (*pointer)(S const &) = &S::by_ref;
    auto instance = &S::templ<S>;
    out[17] = pointer(s) + instance(S{1});
    out[18] = d.Base::size();
    out[19] = Constant{15}.get();
    Box<int> box{0};
    box.get() = 1;
    out[20] = box.t;
    out[21] = Number{3}.twice();
    Tree leaf{10, nullptr, nullptr}, root{10, &leaf, &leaf};
    auto walk = [](this auto &&self, const Tree *t) -> int { return t ? self(t->left) + self(t->right) + t->value : 0; };
    out[22] = walk(&root);
    out[23] = Sum{}.of(1, 2, 4);
}
