// Static members of class templates whose initialisers look like parameters.
struct Rep {
    int v;
    constexpr Rep(int x) : v(x) {}
    constexpr Rep(int a, int b) : v(a + b) {}
};
struct Str {
    static constexpr int value = 7;
    static constexpr int f() { return 3; }
    typedef int ty;
};
template <class S> struct Store {
    static Rep one, two, three;
    static const Rep four;
    static int *pointer;
    static const int a, b, c, d;
    static const float real;
    static constexpr int n = 2;
    template <class U> struct In { static const int value; };
};
template <class S> Rep Store<S>::one(S::value);
template <class S> Rep Store<S>::two(S::value * n);
template <class S> Rep Store<S>::three(typename S::ty(3));
template <class S> const Rep Store<S>::four(S::value, 2);
template <class S> int *Store<S>::pointer(nullptr);
template <class S> const int Store<S>::a(S::value);
template <class S> const int Store<S>::b(S::value * n);
template <class S> const int Store<S>::c(typename S::ty(3));
template <class S> const int Store<S>::d = S::f();
template <class S> const float Store<S>::real{2.5f};
template <class S> template <class U> const int Store<S>::In<U>::value(S::value & n);
template <class S, class U> struct Part;
template <class S> struct Part<S, int> { static const int value; };
template <class S> const int Part<S, int>::value(S::value);
struct Plain { static const int c; };
const int Plain::c(Str::ty(9));
int host() { return Store<Str>::one.v + Store<Str>::two.v + Store<Str>::three.v + Store<Str>::four.v + *Store<Str>::pointer; }
__global__ void k(int *o) {
    typedef Store<Str> T;
    int bound[T::a];
    bound[6] = 1;
    o[0] = T::a, o[1] = T::b, o[2] = T::c, o[3] = T::d, o[4] = T::real * 2, o[5] = T::In<int>::value, o[6] = Part<Str, int>::value;
    o[7] = Plain::c, o[8] = sizeof(bound) + bound[6];
}
// NO-CLANG: clang refuses members of the host in device code
// RUN: k<<<1, 1>>>(o=out:i32:9)
// EXPECT: o == [7, 14, 3, 3, 5, 2, 7, 9, 29]
// PTXAS: sm_90
