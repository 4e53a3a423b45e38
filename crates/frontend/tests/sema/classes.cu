struct A { int a = 1; __device__ virtual int id() const { return a; } };
struct B : virtual A { int b = 2; };
struct C : virtual A { int c; __device__ C() : c(a + 2) {} __device__ int id() const override { return c; } };
struct D : B, C { __device__ D() : A(), C() {} };
template <class T> struct Stack {
    T items[4]; int n = 0;
    static constexpr int limit = 4;
    template <class U> __device__ Stack& push(U&& u) { if (n < limit) items[n++] = static_cast<T>(u); return *this; }
    __device__ const T& operator[](int i) const { return items[i]; }
    __device__ T& operator[](int i) { return items[i]; }
    __device__ explicit operator bool() const { return n > 0; }
    friend __device__ bool operator==(const Stack& x, const Stack& y) { return x.n == y.n; }
};
struct Conv { int v; __device__ operator int() const { return v; } __device__ Conv& operator++() { ++v; return *this; } __device__ Conv operator++(int) { Conv t = *this; ++v; return t; } };
struct Ref { int& r; int* const p; __device__ Ref(int& x) : r(x), p(&x) {} };
__device__ int sum(Conv a, const Conv& b) { return a + b * 2; }
__global__ void k(int* p) {
    D d; A& base = d; p[0] = base.id() + d.b;
    Stack<float> s; s.push(1).push(2.5); if (s) s[0] += 1; const auto& cs = s; p[1] = cs[1]; p[2] = s == cs;
    Conv c{3}; p[3] = sum(c++, ++c); p[4] = c ? c + 1 : 0; p[5] = p[c];
    Ref r(p[6]); r.r = 5; *r.p += 1; Ref r2 = r; p[7] = r2.r;
    p[8] = Stack<int>::limit + sizeof(Stack<char>);
}
