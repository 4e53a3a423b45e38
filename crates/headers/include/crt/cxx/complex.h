// Text of <complex> and <cuda/std/complex>.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
#define __OXICC_HD __host__ __device__ inline
template <class T> class complex {
    T re, im;

public:
    typedef T value_type;
    __OXICC_HDC complex(const T &r = T(), const T &i = T()) : re(r), im(i) {}
    complex(const complex &) = default;
    template <class U> __OXICC_HDC complex(const complex<U> &z) : re(static_cast<T>(z.real())), im(static_cast<T>(z.imag())) {}
    __OXICC_HDC T real() const { return re; }
    __OXICC_HDC T imag() const { return im; }
    __OXICC_HDC void real(T v) { re = v; }
    __OXICC_HDC void imag(T v) { im = v; }
    complex &operator=(const complex &) = default;
    __OXICC_HDC complex &operator=(const T &v) { return re = v, im = T(), *this; }
    template <class U> __OXICC_HDC complex &operator=(const complex<U> &z) { return re = z.real(), im = z.imag(), *this; }
    __OXICC_HDC complex &operator+=(const T &v) { return re += v, *this; }
    __OXICC_HDC complex &operator-=(const T &v) { return re -= v, *this; }
    __OXICC_HDC complex &operator*=(const T &v) { return re *= v, im *= v, *this; }
    __OXICC_HDC complex &operator/=(const T &v) { return re /= v, im /= v, *this; }
    template <class U> __OXICC_HDC complex &operator+=(const complex<U> &z) { return re += z.real(), im += z.imag(), *this; }
    template <class U> __OXICC_HDC complex &operator-=(const complex<U> &z) { return re -= z.real(), im -= z.imag(), *this; }
    template <class U> __OXICC_HDC complex &operator*=(const complex<U> &z) {
        T r = re * z.real() - im * z.imag(), i = re * z.imag() + im * z.real();
        return re = r, im = i, *this;
    }
    // Scaled, so that neither large nor small parts are lost.
    template <class U> __OXICC_HDC complex &operator/=(const complex<U> &z) {
        T c = static_cast<T>(z.real()), d = static_cast<T>(z.imag());
        T s = (c < T() ? -c : c) + (d < T() ? -d : d);
        T a = re / s, b = im / s;
        c = c / s, d = d / s;
        T n = c * c + d * d;
        return re = (a * c + b * d) / n, im = (b * c - a * d) / n, *this;
    }
};
template <class T> __OXICC_HDC complex<T> operator+(const complex<T> &z) { return z; }
template <class T> __OXICC_HDC complex<T> operator-(const complex<T> &z) { return complex<T>(-z.real(), -z.imag()); }
#define __OXICC_OPERATOR(op)                                                                                              \
    template <class T> __OXICC_HDC complex<T> operator op(const complex<T> &a, const complex<T> &b) { complex<T> r = a; r op##= b; return r; } \
    template <class T> __OXICC_HDC complex<T> operator op(const complex<T> &a, const type_identity_t<T> &b) { complex<T> r = a; r op##= b; return r; } \
    template <class T> __OXICC_HDC complex<T> operator op(const type_identity_t<T> &a, const complex<T> &b) { complex<T> r(a); r op##= b; return r; }
__OXICC_OPERATOR(+)
__OXICC_OPERATOR(-)
__OXICC_OPERATOR(*)
__OXICC_OPERATOR(/)
#undef __OXICC_OPERATOR
template <class T> __OXICC_HDC bool operator==(const complex<T> &a, const complex<T> &b) { return a.real() == b.real() && a.imag() == b.imag(); }
template <class T> __OXICC_HDC bool operator==(const complex<T> &a, const type_identity_t<T> &b) { return a.real() == b && a.imag() == T(); }
template <class T> __OXICC_HDC bool operator!=(const complex<T> &a, const complex<T> &b) { return !(a == b); }
template <class T> __OXICC_HDC bool operator!=(const complex<T> &a, const type_identity_t<T> &b) { return !(a == b); }
template <class T> __OXICC_HDC T real(const complex<T> &z) { return z.real(); }
template <class T> __OXICC_HDC T imag(const complex<T> &z) { return z.imag(); }
template <class T> __OXICC_HDC enable_if_t<is_arithmetic<T>::value, T> real(T x) { return x; }
template <class T> __OXICC_HDC enable_if_t<is_arithmetic<T>::value, T> imag(T) { return T(); }
template <class T> __OXICC_HDC complex<T> conj(const complex<T> &z) { return complex<T>(z.real(), -z.imag()); }
template <class T> __OXICC_HDC T norm(const complex<T> &z) { return z.real() * z.real() + z.imag() * z.imag(); }
template <class T> __OXICC_HD T abs(const complex<T> &z) { return ::hypot(z.real(), z.imag()); }
template <class T> __OXICC_HD T arg(const complex<T> &z) { return ::atan2(z.imag(), z.real()); }
template <class T> __OXICC_HD complex<T> polar(const T &r, const T &theta = T()) { return complex<T>(r * ::cos(theta), r * ::sin(theta)); }
template <class T> __OXICC_HD complex<T> exp(const complex<T> &z) { return __OXICC_STD::polar<T>(::exp(z.real()), z.imag()); }
template <class T> __OXICC_HD complex<T> log(const complex<T> &z) { return complex<T>(::log(__OXICC_STD::abs(z)), __OXICC_STD::arg(z)); }
template <class T> __OXICC_HD complex<T> log10(const complex<T> &z) { return __OXICC_STD::log(z) / T(2.302585092994045684); }
template <class T> __OXICC_HD complex<T> sqrt(const complex<T> &z) {
    T x = z.real(), y = z.imag();
    if (x == T() && y == T()) return complex<T>(T(), y);
    T t = ::sqrt((__OXICC_STD::abs(z) + ::fabs(x)) / 2);
    return x >= T() ? complex<T>(t, y / (2 * t)) : complex<T>(::fabs(y) / (2 * t), ::copysign(t, y));
}
template <class T> __OXICC_HD complex<T> pow(const complex<T> &a, const complex<T> &b) {
    return a == complex<T>() ? complex<T>() : __OXICC_STD::exp(b * __OXICC_STD::log(a));
}
template <class T> __OXICC_HD complex<T> pow(const complex<T> &a, const type_identity_t<T> &b) { return __OXICC_STD::pow(a, complex<T>(b)); }
template <class T> __OXICC_HD complex<T> sinh(const complex<T> &z) { return complex<T>(::sinh(z.real()) * ::cos(z.imag()), ::cosh(z.real()) * ::sin(z.imag())); }
template <class T> __OXICC_HD complex<T> cosh(const complex<T> &z) { return complex<T>(::cosh(z.real()) * ::cos(z.imag()), ::sinh(z.real()) * ::sin(z.imag())); }
template <class T> __OXICC_HD complex<T> tanh(const complex<T> &z) { return __OXICC_STD::sinh(z) / __OXICC_STD::cosh(z); }
template <class T> __OXICC_HD complex<T> sin(const complex<T> &z) { return complex<T>(::sin(z.real()) * ::cosh(z.imag()), ::cos(z.real()) * ::sinh(z.imag())); }
template <class T> __OXICC_HD complex<T> cos(const complex<T> &z) { return complex<T>(::cos(z.real()) * ::cosh(z.imag()), -(::sin(z.real()) * ::sinh(z.imag()))); }
template <class T> __OXICC_HD complex<T> tan(const complex<T> &z) { return __OXICC_STD::sin(z) / __OXICC_STD::cos(z); }
#undef __OXICC_HD
#undef __OXICC_HDC
__OXICC_STD_END
