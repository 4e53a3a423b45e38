// Overloaded operators as members and as free functions, conversions, call and subscript operators.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 16>>>(x=buf:f32:32:rand=4,-2,2, r=out:f32:64, n=out:i32:16)
// EXPECT: r[i] == f32(x[i/4*2]*x[i/4*2]) - f32(x[i/4*2+1]*x[i/4*2+1]) ~ 1e-5 if i%4 == 0
// EXPECT: r[i] == 2*x[i/4*2]*x[i/4*2+1] ~ 1e-5 if i%4 == 1
// EXPECT: r[i] == -x[i/4*2] if i%4 == 2
// EXPECT: r[i] == x[i/4*2+1] + 1 if i%4 == 3
// EXPECT: n[i] == i*i + 2*i
struct Complex {
    float re, im;
    __device__ Complex(float re = 0, float im = 0) : re(re), im(im) {}
    __device__ Complex operator*(const Complex &o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
    __device__ Complex &operator+=(const Complex &o) {
        re += o.re;
        im += o.im;
        return *this;
    }
    __device__ Complex operator-() const { return Complex(-re, -im); }
    __device__ float operator[](int i) const { return i == 0 ? re : im; }
    __device__ explicit operator bool() const { return re != 0 || im != 0; }
};
__device__ Complex operator+(Complex a, const Complex &b) { return a += b; }
__device__ bool operator==(const Complex &a, const Complex &b) { return a.re == b.re && a.im == b.im; }
struct Square {
    __device__ int operator()(int x) const { return x * x; }
};
struct Twice {
    int v;
    __device__ operator int() const { return 2 * v; }
    __device__ Twice operator++(int) {
        Twice old = *this;
        ++v;
        return old;
    }
};
__global__ void k(const float *x, float *r, int *n) {
    int i = threadIdx.x;
    Complex c(x[2 * i], x[2 * i + 1]);
    Complex s = c * c;
    r[4 * i] = s[0];
    r[4 * i + 1] = s[1];
    r[4 * i + 2] = (-c).re;
    Complex t = c + Complex(0, 1);
    r[4 * i + 3] = t == c || !t ? -1.0f : t.im;
    Twice w = {i};
    n[i] = Square()(i) + w++;
}
