//- typename: uninst [cuda]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=1; }
//- typename: uninst host [cuda]
template<class T> struct V{ typedef T type; }; template<class T> T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=1; }
//- typename: T [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ T::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: ptr [cuda] [error 20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ T::type * x=0; return x==0; } __global__ void k(int*p){ *p=f(A()); }
//- typename: cast [cuda]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return T::type(3); } __global__ void k(int*p){ *p=f(A()); }
//- typename: ccast [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return (T::type)3; } __global__ void k(int*p){ *p=f(A()); }
//- typename: static cast [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return static_cast<T::type>(3); } __global__ void k(int*p){ *p=f(A()); }
//- typename: static cast20 [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return static_cast<T::type>(3); } __global__ void k(int*p){ *p=f(A()); }
//- typename: sizeof [cuda]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return sizeof(T::type); } __global__ void k(int*p){ *p=f(A()); }
//- typename: new [cuda] [error 79]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return *new T::type; } __global__ void k(int*p){ *p=f(A()); }
//- typename: new20 [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return *new T::type; } __global__ void k(int*p){ *p=f(A()); }
//- typename: targ [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ T v; }; template<class T> __device__ int f(T a){ W<T::type> w; w.v=2; return w.v; } __global__ void k(int*p){ *p=f(A()); }
//- typename: member [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ T::type v; }; __global__ void k(int*p){ W<A> w; w.v=1; *p=w.v; }
//- typename: member20 [cuda] [20]
struct A{ typedef int type; }; template<class T> struct W{ T::type v; }; __global__ void k(int*p){ W<A> w; w.v=1; *p=w.v; }
//- typename: member uninst [cuda] [error 757]
template<class T> struct W{ T::type v; }; __global__ void k(int*p){ *p=1; }
//- typename: using [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ using t=T::type; }; __global__ void k(int*p){ W<A>::t w=1; *p=w; }
//- typename: typedef [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ typedef T::type t; }; __global__ void k(int*p){ W<A>::t w=1; *p=w; }
//- typename: using local [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ using t=T::type; t x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: typedef local [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ typedef T::type t; t x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: ret [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ T::type f(T a){ return 1; } __global__ void k(int*p){ *p=f(A()); }
//- typename: ret20 [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ T::type f(T a){ return 1; } __global__ void k(int*p){ *p=f(A()); }
//- typename: trailing [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ auto f(T a)->T::type { return 1; } __global__ void k(int*p){ *p=f(A()); }
//- typename: param [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, T::type b){ return 1; } __global__ void k(int*p){ *p=f(A(),1); }
//- typename: param20 [cuda] [20] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, T::type b){ return 1; } __global__ void k(int*p){ *p=f(A(),1); }
//- typename: for [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ int s=0; for(T::type i=0;i<3;i++) s+=i; return s; } __global__ void k(int*p){ *p=f(A()); }
//- typename: const [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ const T::type i=3; return i; } __global__ void k(int*p){ *p=f(A()); }
//- typename: static [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ static T::type i=3; return i; } __global__ void k(int*p){ *p=f(A()); }
//- typename: shared [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ __shared__ T::type i; i=3; return i; } __global__ void k(int*p){ *p=f(A()); }
//- typename: lambda [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ auto g=[](T::type b){ return b; }; return g(1); } __global__ void k(int*p){ *p=f(A()); }
//- typename: tmpl [cuda] [error 254]
struct A{ template<class U> struct R{ int v; }; }; template<class T> __device__ int f(T a){ T::R<int> r; r.v=1; return r.v; } __global__ void k(int*p){ *p=f(A()); }
//- typename: tmpl2 [cuda]
struct A{ template<class U> struct R{ int v; }; }; template<class T> __device__ int f(T a){ typename T::R<int> r; r.v=1; return r.v; } __global__ void k(int*p){ *p=f(A()); }
//- typename: alias [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ typedef V<T> VT; VT::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: current [cuda]
template<class T> struct V{ typedef T type; __device__ T f(T a){ V<T>::type x=a; V::type y=a; type z=x; return y+z; } }; __global__ void k(int*p){ V<int> v; *p=v.f(1); }
//- typename: member f [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ __device__ T f(T a){ V<T>::type x=a; return x; } }; __global__ void k(int*p){ W<int> v; *p=v.f(1); }
//- typename: member f unused [cuda]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ __device__ T f(T a){ V<T>::type x=a; return x; } }; __global__ void k(int*p){ W<int> v; *p=1; }
//- typename: base [cuda] [error 20]
template<class T> struct V{ typedef T type; }; template<class T> struct W: V<T>{ __device__ T f(T a){ type x=a; return x; } }; __global__ void k(int*p){ W<int> v; *p=v.f(1); }
//- typename: kernel [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __global__ void k(T* a){ V<T>::type x=*a; *a=x; } void h(){ k<<<1,1>>>((int*)0); }
//- typename: brace [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return T::type{3}; } __global__ void k(int*p){ *p=f(A()); }
//- typename: nested [cuda] [error 65]
struct A{ struct B{ typedef int type; }; }; template<class T> __device__ int f(T a){ T::B::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: if [cuda] [error 18]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ if (T::type x=1) return x; return 0; } __global__ void k(int*p){ *p=f(A()); }
//- typename: cond [cuda] [error 757]
struct A{ typedef int type; }; template<class T, class U=T::type> __device__ int f(T a){ return 1; } __global__ void k(int*p){ *p=f(A()); }
//- typename: enableif [cuda] [error 2675]
namespace std2{ template<bool B,class T=void> struct enable_if{}; template<class T> struct enable_if<true,T>{typedef T type;}; } template<class T> __device__ std2::enable_if<sizeof(T)==4,T>::type f(T a){ return a; } __global__ void k(int*p){ *p=f(1); }
//- template keyword: arrow [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return N;} }; template<class T> __device__ int f(T *a){ return a->g<3>(); } __global__ void k(int*p){ A a; *p=f(&a); }
//- template keyword: type [cuda] [error 254]
struct A{ template<class N> __device__ int g(){return 1;} }; template<class T> __device__ int f(T a){ return a.g<int>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: type unused [cuda]
struct A{ template<class N> __device__ int g(){return 1;} }; template<class T> __device__ int f(T a){ return a.g<int>(); } __global__ void k(int*p){ *p=1; }
//- template keyword: arg [cuda]
struct A{ template<int N> __device__ int g(int){return N;} }; template<class T> __device__ int f(T a){ return a.g<3>(1); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: typearg [cuda] [error 254]
struct A{ template<class N> __device__ int g(int){return 1;} }; template<class T> __device__ int f(T a){ return a.g<T>(1); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: static [cuda] [error 254]
struct A{ template<class N> static __device__ int g(int){return 1;} }; template<class T> __device__ int f(T a){ return T::g<int>(1); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: static2 [cuda]
struct A{ template<int N> static __device__ int g(int){return 1;} }; template<class T> __device__ int f(T a){ return T::g<3>(1); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: this [cuda]
template<class T> struct A{ template<int N> __device__ int g(){return N;} __device__ int f(){ return this->g<3>()+g<3>(); } }; __global__ void k(int*p){ A<int> a; *p=a.f(); }
//- template keyword: base [cuda] [error 29]
template<class T> struct A{ template<int N> __device__ int g(){return N;} }; template<class T> struct B:A<T>{ __device__ int f(){ return this->g<3>(); } }; __global__ void k(int*p){ B<int> a; *p=a.f(); }
//- template keyword: outer [cuda] [error 29]
template<int N> __device__ int g(){return N;} struct A{ template<int N> __device__ int g(){return N;} }; template<class T> __device__ int f(T a){ return a.g<3>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: auto [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return N;} }; template<class T> __device__ int f(T a){ auto b=a; return b.g<3>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: member [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return N;} }; template<class T> struct B{ T a; __device__ int f(){ return a.g<3>(); } }; __global__ void k(int*p){ B<A> b; *p=b.f(); }
//- template keyword: nondep [cuda]
struct A{ template<int N> __device__ int g(){return N;} }; template<class T> struct B{ A a; __device__ int f(){ return a.g<3>(); } }; __global__ void k(int*p){ B<A> b; *p=b.f(); }
//- template keyword: generic [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return N;} }; __global__ void k(int*p){ auto f=[](auto a){ return a.g<3>(); }; *p=f(A()); }
//- typename: noprimary, args [cuda] [error 2675]
template<class T> struct V; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: emptyprimary, args [cuda] [error 2675]
template<class T> struct V{}; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: partial, args [cuda] [error 2675]
template<class T> struct V{}; template<class T> struct V<T*>{ typedef T type; }; template<class T> __device__ T f(T a){ V<T*>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: base, args [cuda] [error 2675]
template<class T> struct U{ typedef T type; }; template<class T> struct V:U<T>{}; template<class T> __device__ T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: cast, args [cuda]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return V<T>::type(a); } __global__ void k(int*p){ *p=f(1); }
//- typename: ccast, args [cuda] [error 65]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return (V<T>::type)a; } __global__ void k(int*p){ *p=f(1); }
//- typename: sizeof, args [cuda]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return sizeof(V<T>::type); } __global__ void k(int*p){ *p=f(1); }
//- typename: scast, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return static_cast<V<T>::type>(a); } __global__ void k(int*p){ *p=f(1); }
//- typename: scast20, args [cuda] [20]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return static_cast<V<T>::type>(a); } __global__ void k(int*p){ *p=f(1); }
//- typename: local20, args [cuda] [20] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: const, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ const V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: const noprimary, args [cuda] [error 2675]
template<class T> struct V{ }; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a){ const V<T>::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: targ, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ T v; };template<class T> __device__ T f(T a){ W<V<T>::type> x; x.v=a; return x.v; } __global__ void k(int*p){ *p=f(1); }
//- typename: ptr, args [cuda] [error 20]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ V<T>::type *x=&a; return *x; } __global__ void k(int*p){ *p=f(1); }
//- typename: ptr noprimary, args [cuda] [error 20]
template<class T> struct V{ }; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a){ V<T>::type *x=&a; return *x; } __global__ void k(int*p){ *p=f(1); }
//- typename: member, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ V<T>::type v; }; __global__ void k(int*p){ W<int> w; w.v=1; *p=w.v; }
//- typename: member uninst, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ V<T>::type v; }; __global__ void k(int*p){ *p=1; }
//- typename: member noprimary, args [cuda] [error 2675]
template<class T> struct V{}; template<> struct V<int>{ typedef int type; };  template<class T> struct W{ V<T>::type v; }; __global__ void k(int*p){ W<int> w; w.v=1; *p=w.v; }
//- typename: using, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ using v= V<T>::type; }; __global__ void k(int*p){ W<int>::v w=1; *p=w; }
//- typename: using noprimary, args [cuda] [error 2675]
template<class T> struct V; template<> struct V<int>{ typedef int type; }; template<class T> struct W{ using v= V<T>::type; }; __global__ void k(int*p){ W<int>::v w=1; *p=w; }
//- typename: ret, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ V<T>::type f(T a){ return a; } __global__ void k(int*p){ *p=f(1); }
//- typename: ret20, args [cuda] [20]
template<class T> struct V{ typedef T type; }; template<class T> __device__ V<T>::type f(T a){ return a; } __global__ void k(int*p){ *p=f(1); }
//- typename: param, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a, V<T>::type b){ return a; } __global__ void k(int*p){ *p=f(1,1); }
//- typename: param noprimary, args [cuda] [error 2675]
template<class T> struct V; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a, V<T>::type b){ return a; } __global__ void k(int*p){ *p=f(1,1); }
//- typename: param20, args [cuda] [20] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a, V<T>::type b){ return a; } __global__ void k(int*p){ *p=f(1,1); }
//- typename: default, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T, class U=V<T>::type> __device__ T f(T a){ return a; } __global__ void k(int*p){ *p=f(1); }
//- typename: nested, args [cuda] [error 65]
template<class T> struct V{ struct B{ typedef T type; }; }; template<class T> __device__ T f(T a){ V<T>::B::type x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: two, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ V<T>::type x=a; V<T>::type y=a; return x+y; } __global__ void k(int*p){ *p=f(1); *p+=f(2.0); }
//- typename: for, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ T s=0; for (V<T>::type x=0; x<a; ++x) s+=x; return s; } __global__ void k(int*p){ *p=f(1); }
//- typename: shared, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ __shared__ V<T>::type x; x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: shared noprimary, args [cuda] [error 2675]
template<class T> struct V; template<> struct V<int>{ typedef int type; }; template<class T> __device__ T f(T a){ __shared__ V<T>::type x; x=a; return x; } __global__ void k(int*p){ *p=f(1); }
//- typename: membertmpl, args [cuda] [error 254]
template<class T> struct V{ template<class U> struct R{ int v; }; }; template<class T> __device__ T f(T a){ V<T>::R<int> x; x.v=a; return x.v; } __global__ void k(int*p){ *p=f(1); }
//- typename: membertmpl2, args [cuda] [error 254]
template<class T> struct V{ template<class U> static __device__ int R(){ return 1; } }; template<class T> __device__ T f(T a){ return V<T>::R<int>(); } __global__ void k(int*p){ *p=f(1); }
//- typename: lambda, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ auto g=[](V<T>::type b){ return b; }; return g(a); } __global__ void k(int*p){ *p=f(1); }
//- typename: base alias, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W:V<T>{ typedef V<T> B; __device__ T f(T a){ B::type x=a; return x; } }; __global__ void k(int*p){ W<int> w; *p=w.f(1); }
//- typename: class alias, args [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ typedef V<T> B; __device__ T f(T a){ B::type x=a; return x; } }; __global__ void k(int*p){ W<int> w; *p=w.f(1); }
//- typename: class aliasT, args [cuda] [error 65]
struct A{ typedef int type; }; template<class T> struct W{ typedef T B; __device__ int f(int a){ B::type x=a; return x; } }; __global__ void k(int*p){ W<A> w; *p=w.f(1); }
//- typename: value, args [cuda] [error 2675]
template<int N> struct V{ typedef int type; }; template<int N> __device__ int f(int a){ V<N>::type x=a; return x; } __global__ void k(int*p){ *p=f<2>(1); }
//- typename: nondep, args [cuda]
template<int N> struct V{ typedef int type; }; template<int N> __device__ int f(int a){ V<2>::type x=a; return x; } __global__ void k(int*p){ *p=f<2>(1); }
//- typename: tt, args [cuda] [error 2675]
template<int N> struct V{ typedef int type; }; template<template<int> class X> __device__ int f(int a){ X<2>::type x=a; return x; } __global__ void k(int*p){ *p=f<V>(1); }
//- typename: new, args [cuda] [error 79]
template<class T> struct V{ typedef T type; }; template<class T> __device__ T f(T a){ return *new V<T>::type; } __global__ void k(int*p){ *p=f(1); }
//- typename: decltype std20, args [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ using X=decltype(a)::type; X x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: out, args [cuda]
template<class T> struct V{ typedef T type; type f(); }; template<class T> V<T>::type V<T>::f(){ return 1; } __global__ void k(int*p){ *p=1; }
//- typename: vardecl, args [cuda]
template<class T> struct V{ typedef T type; static type s; }; template<class T> V<T>::type V<T>::s=1; __global__ void k(int*p){ *p=1; }
//- typename: T then use, args [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ T::type x=1, y=2; x+=y; return x+y; } __global__ void k(int*p){ *p=f(A()); }
//- typename: T two, args [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ T::type x=1; T::type y=2; return x+y; } __global__ void k(int*p){ *p=f(A()); }
//- typename: T arr, args [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ T::type x[3]; x[0]=1; return x[0]; } __global__ void k(int*p){ *p=f(A()); }
//- typename: T sharedarr, args [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __global__ void k(int *p){ __shared__ T::type x[3]; x[0]=1; *p=x[0]; } void h(){ k<A><<<1,1>>>(0); }
//- typename: T unused, args [cuda]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ const T::type x=1; return 1; } __global__ void k(int*p){ *p=1; }
//- typename: lines, more [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){
 T::type x=1,
  y=2;
 x+=y;
 return x+y; }
 __global__ void k(int*p){ *p=f(A()); }
//- typename: lines unused, more [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){
 T::type x=1;
 return 3; }
 __global__ void k(int*p){ *p=f(A()); }
//- typename: lines undef, more [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){
 T::type x=zz;
 return 3; }
 __global__ void k(int*p){ *p=f(A()); }
//- typename: targ20, more [cuda] [20] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ T v; }; template<class T> __device__ int f(T a){ W<T::type> w; w.v=2; return w.v; } __global__ void k(int*p){ *p=f(A()); }
//- typename: typedef20, more [cuda] [20] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ typedef T::type t; t x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: typedef member20, more [cuda] [20]
struct A{ typedef int type; }; template<class T> struct W{ typedef T::type t; }; __global__ void k(int*p){ W<A>::t w=1; *p=w; }
//- typename: using20, more [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ using t= T::type; t x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: lambda20, more [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ auto g=[](T::type b){ return b; }; return g(1); } __global__ void k(int*p){ *p=f(A()); }
//- typename: const20, more [cuda] [20] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ const T::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: const static, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ static const T::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: constexpr, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ constexpr T::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: const shared, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ static __shared__ T::type x; x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: extern shared, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ extern __shared__ T::type x[]; x[0]=1; return x[0]; } __global__ void k(int*p){ *p=f(A()); }
//- typename: const ptr, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ const T::type *x=0; return x==0; } __global__ void k(int*p){ *p=f(A()); }
//- typename: ref, more [cuda] [error 20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, int b){ T::type &x=b; return x; } __global__ void k(int*p){ *p=f(A(),1); }
//- typename: member default20, more [cuda] [20]
struct A{ typedef int type; }; template<class T> struct W{ __device__ T::type f(T::type a){ return a; } }; __global__ void k(int*p){ W<A> w; *p=w.f(1); }
//- typename: member sig, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ 
__device__ T::type f(T::type a)
{ return a; } }; __global__ void k(int*p){ W<A> w; *p=w.f(1); }
//- typename: member param, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> struct W{ 
__device__ int f(int x, T::type a)
{ return a; } }; __global__ void k(int*p){ W<A> w; *p=w.f(1,1); }
//- typename: member paramV, more [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ 
__device__ int f(int x, V<T>::type a)
{ return a; } }; __global__ void k(int*p){ W<int> w; *p=w.f(1,1); }
//- typename: member retV, more [cuda] [error 2675]
template<class T> struct V{ typedef T type; }; template<class T> struct W{ 
__device__ V<T>::type f(int x)
{ return x; } }; __global__ void k(int*p){ W<int> w; *p=w.f(1); }
//- typename: base, more [cuda]
template<class T> struct V{ typedef T type; }; struct A{ struct type{}; }; template<class T> struct W : T::type { }; __global__ void k(int*p){ W<A> w; *p=1; }
//- typename: nttp, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T, T::type N> __device__ int f(T a){ return N; } __global__ void k(int*p){ *p=f<A,3>(A()); }
//- typename: if stmt, more [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ if (true) { T::type x; x=1; } return 1; } __global__ void k(int*p){ *p=f(A()); }
//- typename: cast num, more [cuda]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ return (T::type)(3); } __global__ void k(int*p){ *p=f(A()); }
//- typename: cast ptr, more [cuda] [error 29]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, int *q){ T *t; return *(T::type*)q; } __global__ void k(int*p){ *p=f(A(),p); }
//- typename: cast ptrV, more [cuda] [error 29]
template<class T> struct V{ typedef T type; }; template<class T> __device__ int f(T a, int *q){ return *(V<T>::type*)q; } __global__ void k(int*p){ *p=f(1,p); }
//- typename: rcast ptr, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, int *q){ return *reinterpret_cast<T::type*>(q); } __global__ void k(int*p){ *p=f(A(),p); }
//- typename: rcast cptr, more [cuda] [error 757]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, int *q){ return *reinterpret_cast<const T::type*>(q); } __global__ void k(int*p){ *p=f(A(),p); }
//- typename: rcast cptr20, more [cuda] [20]
struct A{ typedef int type; }; template<class T> __device__ int f(T a, int *q){ return *reinterpret_cast<const T::type*>(q); } __global__ void k(int*p){ *p=f(A(),p); }
//- typename: braceV, more [cuda] [error 65]
template<class T> struct V{ typedef T type; }; template<class T> __device__ int f(T a, int *q){ return V<T>::type{a}; } __global__ void k(int*p){ *p=f(1,p); }
//- typename: brace assign, more [cuda] [error 65]
struct A{ typedef int type; }; template<class T> __device__ int f(T a){ int z; z = T::type{3}; auto y = T::type{}; return z+y; } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw two, more [cuda] [error 254]
struct A{ template<class U> __device__ U g(){return 1;} template<int N> __device__ int h(int x){ return N; } }; template<class T> __device__ int f(T a){
 int x = a.g<int>();
 x += a.h<3>(x);
 x += a.g<float>() + 1;
 return x; } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw stmt, more [cuda] [error 29]
struct A{ template<int N> __device__ void g(){} }; template<class T> __device__ void f(T &a){
 a.g<3>();
} __global__ void k(int*p){ A a; f(a); }
//- template keyword: kw typestmt, more [cuda] [error 254]
struct A{ template<class U> __device__ void g(U u){} }; template<class T> __device__ void f(T &a){
 a.g<float>(3);
} __global__ void k(int*p){ A a; f(a); }
//- template keyword: kw param, more [cuda] [error 254]
struct A{ template<class U> __device__ void g(U u){} }; template<class T, class U> __device__ void f(T &a, U u){
 a.g<U>(3);
} __global__ void k(int*p){ A a; f(a,1); }
//- template keyword: kw V, more [cuda] [error 254]
template<class T> struct A{ template<class U> __device__ U g(U u){return u;} }; template<class T> __device__ T f(A<T> &a, T t){
 return a.g<float>(3);
} __global__ void k(int*p){ A<int> a; *p=f(a,1); }
//- template keyword: kw V0, more [cuda] [error 29]
template<class T> struct A{ template<int N> __device__ int g(){return N;} }; template<class T> __device__ T f(A<T> &a, T t){
 return a.g<3>();
} __global__ void k(int*p){ A<int> a; *p=f(a,1); }
//- template keyword: kw member field, more [cuda] [error 29]
template<class T> struct A{ template<int N> __device__ int g(){return N;} }; template<class T> struct B{ A<T> a; __device__ int f(){
 return a.g<3>() + this->a.g<4>();
} }; __global__ void k(int*p){ B<int> a; *p=a.f(); }
//- template keyword: kw chain, more [cuda] [error 29]
struct C{ template<int N> __device__ int g(){return N;} }; struct D{ C c; __device__ C get(){ return c; } }; template<class T> __device__ int f(T t){
 return t.c.g<3>() + t.get().g<4>();
} __global__ void k(int*p){ *p=f(D()); }
//- template keyword: kw twoargs, more [cuda] [error 29]
struct A{ template<int N,int M> __device__ int g(){return N;} }; template<class T> __device__ int f(T a){ return a.g<3,4>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw twotypes, more [cuda] [error 254]
struct A{ template<class N,class M> __device__ int g(){return 1;} }; template<class T> __device__ int f(T a){ return a.g<int,float>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw nested arg, more [cuda] [error 254]
struct A{ template<class N> __device__ int g(){return 1;} }; template<class T> __device__ int f(T a){ return a.g<T>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw constarg, more [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return 1;} }; template<class T> __device__ int f(T a){ constexpr int n=3; return a.g<n>(); } __global__ void k(int*p){ *p=f(A()); }
//- template keyword: kw var, more [cuda] [error 29]
struct A{ template<int N> __device__ int g(){return 1;} }; template<class T,int N> __device__ int f(T a){ return a.g<N>(); } __global__ void k(int*p){ *p=f<A,3>(A()); }
//- typename: ret member tmpl, more [cuda]
struct A{ template<class U> struct R{ typedef U type; }; }; template<class T> __device__ typename T::R<int>::type f(T a){ typename T::R<int>::type x=1; return x; } __global__ void k(int*p){ *p=f(A()); }
//- typename: parameter of a function whose type is a decltype [error 2675]
template <class T> struct V { typedef T type; }; template <class T> decltype(V<T>()) g(V<T>::type x);
