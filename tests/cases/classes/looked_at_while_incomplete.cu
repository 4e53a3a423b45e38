// Classes that overload resolution looks at before they are defined get their members once.
class Mat;
template <class T> struct vec {};
struct In {
    In(const Mat &);
    template <class T> In(const vec<T> &);
    __host__ __device__ In() : n(1) {}
    __host__ __device__ ~In() {}
    int n;
};
struct Out { In m; };
struct Pair;
template <class T> struct Holder { __device__ Holder(const Pair &); template <class U> __device__ Holder(const vec<U> &); int h = 0; };
struct UsesHolder { Holder<int> a, b; };
struct Pair {
    __device__ Pair() : x(1), y(2) {}
    __device__ Pair(const Pair &p) : x(p.x + 10), y(p.y) {}
    __device__ Pair &operator=(const Pair &p) { x = p.x + 100; return *this; }
    __device__ ~Pair() {}
    int x, y;
};
class Mat {
public:
    Mat();
    Mat(const Mat &);
    Mat &operator=(const Mat &);
    ~Mat();
};
template <class T> __device__ Holder<T>::Holder(const Pair &p) : h(p.x + p.y) {}
__global__ void k(int *o) {
    Out out;
    Pair p, q(p), r;
    r = q;
    Holder<int> h(p);
    o[0] = out.m.n, o[1] = q.x, o[2] = r.x, o[3] = h.h;
}
// RUN: k<<<1, 1>>>(o=out:i32:4)
// EXPECT: o == [1, 11, 111, 3]
// PTXAS: sm_90
