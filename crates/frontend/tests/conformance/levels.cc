//- level 11: auto [cuda] [11] [error 1826]
__device__ auto f(int a){ return a; } __global__ void k(int*q){ *q=f(1); }
//- level 11: autodecl [cuda] [11] [error 1826]
__device__ auto f(int a); __global__ void k(int*q){ *q=1; }
//- level 11: automember [cuda] [11] [error 1826]
struct S{ __device__ auto f(int a){ return a; } }; __global__ void k(int*q){ *q=1; }
//- level 11: autotmpl [cuda] [11] [error 1826]
template<class T> __device__ auto f(T a){ return a; } __global__ void k(int*q){ *q=f(1); }
//- level 11: genlambda [cuda] [11] [error 1598]
__global__ void k(int*q){ auto f=[](auto x){ return x; }; *q=f(1); }
//- level 11: initcap [cuda] [11]
__global__ void k(int*q){ auto f=[y=3](int x){ return x+y; }; *q=f(1); }
//- level 11: vartmpl [cuda] [11]
template<class T> constexpr T pi=T(3); __global__ void k(int*q){ *q=pi<int>; }
//- level 11: cexpr [cuda] [11] [error 2388]
__device__ constexpr int f(int a){ int s=0; return s; } __global__ void k(int*q){ *q=f(1); }
//- level 11: cexprif [cuda] [11] [error 2388]
__device__ constexpr int f(int a){ if (a) return 1; return 2; } __global__ void k(int*q){ *q=f(1); }
//- level 11: cexprfor [cuda] [11] [error 2388]
__device__ constexpr int f(int a){ int s=0; for(int i=0;i<a;i++) s+=i; return s; } __global__ void k(int*q){ *q=f(1); }
//- level 11: cexprtwo [cuda] [11] [error 2388]
__device__ constexpr int f(int a){ a=3; ; typedef int T; return a; return 3; } __global__ void k(int*q){ *q=f(1); }
//- level 11: cexprtmpl [cuda] [11]
template<class T> __device__ constexpr T f(T a){ T b=a; return b; } __global__ void k(int*q){ *q=f(1); }
//- level 11: cexprunused [cuda] [11] [error 2388]
constexpr int f(int a){ int b=a; return b; } __global__ void k(int*q){ *q=1; }
//- level 11: binlit [cuda] [11]
__global__ void k(int*q){ *q=0b101; }
//- level 11: ifconstexpr [cuda] [11]
__global__ void k(int*q){ if constexpr (sizeof(int)==4) *q=1; }
//- level 14: ifconstexpr [cuda] [14]
__global__ void k(int*q){ if constexpr (sizeof(int)==4) *q=1; }
//- level 14: binding [cuda] [14]
struct S{int a,b;}; __global__ void k(int*q){ S s{1,2}; auto [x,y]=s; *q=x+y; }
//- level 14: fold [cuda] [14]
template<class... T> __device__ int f(T... t){ return (t + ...); } __global__ void k(int*q){ *q=f(1,2); }
//- level 14: inlinevar [cuda] [14]
inline int x=3; __global__ void k(int*q){ *q=1; }
//- level 14: ctad [cuda] [14] [error 441]
template<class T> struct A{ T t; __device__ A(T x):t(x){} }; __global__ void k(int*q){ A a(3); *q=a.t; }
//- level 14: nested [cuda] [14]
namespace a::b { __device__ int x; } __global__ void k(int*q){ *q=a::b::x; }
//- level 14: initif [cuda] [14]
__global__ void k(int*q){ if (int x=*q; x>3) *q=x; }
//- level 14: static assert [cuda] [14]
static_assert(sizeof(int)==4); __global__ void k(int*q){ *q=1; }
//- level 14: static assert11 [cuda] [11]
static_assert(sizeof(int)==4); __global__ void k(int*q){ *q=1; }
//- level 14: autonttp [cuda] [14] [error 1598]
template<auto N> __device__ int f(){ return N; } __global__ void k(int*q){ *q=f<3>(); }
//- level 14: noexcepttype [cuda] [14]
__device__ void f() noexcept; __global__ void k(int*q){ void (*p)() noexcept = f; *q=1; }
//- level 17: concept [cuda] [error 20]
template<class T> concept C=sizeof(T)==4; __global__ void k(int*q){ *q=1; }
//- level 17: concept use [cuda] [error 20]
template<class T> concept C=sizeof(T)==4; template<C T> __device__ T f(T t){ return t; } __global__ void k(int*q){ *q=f(1); }
//- level 17: spaceship [cuda] [error 29]
struct S{ int a; }; __global__ void k(int*q){ *q = (1 <=> 2) < 0; }
//- level 17: tmpllambda [cuda]
__global__ void k(int*q){ auto f=[]<class T>(T x){ return x; }; *q=f(1); }
//- level 17: desig [cuda]
struct S{int a,b;}; __global__ void k(int*q){ S s{.a=1,.b=2}; *q=s.a; }
//- level 17: abbrev [cuda]
__device__ int f(auto x){ return x; } __global__ void k(int*q){ *q=f(1); }
//- level 17: consteval [cuda] [error 77]
consteval int f(int a){return a;} __global__ void k(int*q){ *q=f(1); }
//- level 17: constinit [cuda] [error 77]
constinit int x=3; __global__ void k(int*q){ *q=1; }
//- level 17: nttpclass [cuda] [error 952]
struct S{int a;}; template<S s> __device__ int f(){ return s.a; } __global__ void k(int*q){ *q=f<S{3}>(); }
//- level 17: usingenum [cuda] [error 40]
enum class E{a,b}; __global__ void k(int*q){ using enum E; *q=(int)a; }
//- level 17: requires expr [cuda] [error 20]
template<class T> __device__ int f(T t){ if constexpr (requires { t.x; }) return 1; else return 0; } __global__ void k(int*q){ *q=f(1); }
//- level 17: explicitbool [cuda]
struct S{ explicit(true) __device__ S(int){} }; __global__ void k(int*q){ S s(1); *q=1; }
//- level 17: tryconstexpr [cuda] [error 3517]
__device__ constexpr int f(int a){ try { return a; } catch(...) { return 1; } } __global__ void k(int*q){ *q=1; }
//- level 17: constexprvirtual [cuda] [error 2390]
struct S{ constexpr virtual int f() const { return 1; } }; __global__ void k(int*q){ *q=1; }
//- level 17: staticlocal [cuda] [error 2661]
constexpr int f(int a){ static int s=0; return s;} __global__ void k(int*q){ *q=1; }
//- level 17: gotoconstexpr [cuda] [error 2388]
constexpr int f(int a){ goto x; x: return a;} __global__ void k(int*q){ *q=1; }
//- level 17: asmconstexpr [cuda]
__device__ constexpr int f(int a){ asm("nop;"); return a;} __global__ void k(int*q){ *q=1; }
//- level 17: uninit [cuda] [error 2662]
constexpr int f(int a){ int s; return a;} __global__ void k(int*q){ *q=1; }
//- level 20: uninit [cuda] [20]
constexpr int f(int a){ int s; s=3; return a+s;} __global__ void k(int*q){ *q=1; }
//- level 20: static [cuda] [20] [error 2661]
constexpr int f(int a){ static int s=3; return a+s;} __global__ void k(int*q){ *q=1; }
//- level 17: spec after2 [cuda] [error 1449]
template<class T> struct S{ static const int v=1; }; S<int> s; template<> struct S<int>{ static const int v=2; }; __global__ void k(int*p){ *p=S<int>::v; }
//- level 17: spec ptr [cuda]
template<class T> struct S{ static const int v=1; }; __global__ void k(S<int> *p){ S<int> *q=p; } template<> struct S<int>{ static const int v=2; };
//- level 17: spec fn [cuda] [error 1449]
template<class T> __device__ int f(T t){ return 1; } __global__ void k(int*p){ *p=f(1); } template<> __device__ int f(int t){ return 2; }
//- level 17: spec twice [cuda] [error 3369]
template<class T> struct S{}; template<> struct S<int>{ }; template<> struct S<int>{ }; __global__ void k(int*p){ *p=1; }
//- level 17: spec obj [cuda] [error 1449]
template<class T> struct S{ int x; }; __global__ void k(int*p){ S<int> s; *p=s.x; } template<> struct S<int>{ int x,y; };
//- level 17: spec partial [cuda]
template<class T> struct S{ int x; }; __global__ void k(int*p){ S<int*> s; *p=s.x; } template<class T> struct S<T*>{ int x,y; };
