// Operators, conversions, literals, constructors of every kind, defaulted and deleted members.
struct Money { long cents; constexpr __host__ __device__ Money(long c = 0) : cents(c) {} Money(const Money &) = default; __device__ Money &operator=(const Money &) = default; __device__ Money &operator+=(Money o) { cents += o.cents; return *this; } __device__ friend Money operator*(Money m, int k) { Money r(m.cents * k); return r; } __device__ operator bool() const { return cents != 0; } __device__ explicit operator double() const { return cents / 100.0; } __device__ Money operator++(int) { Money old = *this; ++cents; return old; } __device__ long operator[](int i) const { return cents >> i; } __device__ int operator()(int a, int b) const { int s = a + b; return s; } };
__host__ __device__ constexpr Money operator""_eur(unsigned long long v) { return Money((long)v * 100); }
__device__ Money pot = Money(5);
__global__ void operators(double *p, int n)
{
    Money m = 3_eur;
    m += Money(n);
    Money old = m++;
    Money big = m * 4;
    bool rich = big;
    p[0] = (double)big + old.cents + rich + m[2] + m(1, 2) + pot.cents;
}
