// Conversion functions of a class template, defined outside of it: they differ in their types alone, which may be members of
// the class.
// FLAGS: -arch=sm_90
// RUN: k<<<1, 1>>>(p=out:i32:8)
// EXPECT: p == [5, 1, 3, 1, 9, 7, 8, 6]

template <class T> struct Array {
    T t;
    __device__ Array() : t(5) {}
};

template <class E> struct Expression {
    typedef typename E::value_type result;
    struct Inner {
        int x;
    };
    __device__ operator Array<result>() const;
    __device__ operator result *() const;
    __device__ operator decltype(E::f()) &() const;
    __device__ explicit operator bool() const;
    __device__ operator Inner() const;
};
template <class E> __device__ Expression<E>::operator Array<Expression::result>() const {
    Array<result> r;
    return r;
}
template <class E> __device__ Expression<E>::operator result *() const { return nullptr; }
template <class E> __device__ Expression<E>::operator decltype(E::f()) &() const {
    static short s = 3;
    return s;
}
template <class E> __device__ Expression<E>::operator bool() const { return true; }
template <class E> __device__ Expression<E>::operator Inner() const { return Inner{9}; }

struct Element {
    typedef int value_type;
    static short f();
};

template <class E> struct Numbers {
    __device__ operator int() const;
    __device__ operator short() const;
    template <class T> __device__ operator T *() const;
};
template <class E> __device__ Numbers<E>::operator int() const { return 7; }
template <class E> __device__ Numbers<E>::operator short() const { return 8; }
template <class E> template <class T> __device__ Numbers<E>::operator T *() const {
    static T t = 6;
    return &t;
}

extern "C" __global__ void k(int *p) {
    Expression<Element> e;
    Array<int> a = e;
    int *q = e;
    short &s = e;
    Expression<Element>::Inner inner = e;
    p[0] = a.t;
    p[1] = q == nullptr;
    p[2] = s;
    p[3] = e ? 1 : 0;
    p[4] = inner.x;
    Numbers<char> n;
    int i = n;
    short h = n;
    long long *l = n;
    p[5] = i;
    p[6] = h;
    p[7] = *l;
}
