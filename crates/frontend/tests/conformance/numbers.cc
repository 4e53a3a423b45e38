//- number 3505, program 1 [cuda] [error 3505]
__global__ int k(){ return 1; }
//- number 3503, program 1 [cuda] [error 3503]
__global__ void k(...){ }
//- number 3510, program 1 [cuda] [error 3510]
__global__ void k(int*p){ __shared__ int a = 3; *p=a; }
//- number 3510, program 2 [cuda] [error 3510]
__shared__ int g = 3; __global__ void k(int*p){ *p=g; }
//- number 3475, program 1 [cuda] [error 3475]
void h(); __global__ void k(){ h(); }
//- number 3525, program 1 [cuda] [error 3525]
int hv; __global__ void k(int*p){ *p = hv; }
//- number 3484, program 1 [cuda] [error 3484]
__global__ void k(int*p){ __device__ int a; *p=a; }
//- number 3484, program 2 [cuda] [error 3484]
__global__ void k(int*p){ __constant__ int a; *p=a; }
//- number 137, program 1 [cuda] [error 137]
__constant__ int c; __global__ void k(int*p){ c = 1; }
//- number 3517, program 1 [cuda] [error 3517]
__global__ void k(int*p){ try { *p=1; } catch(...) {} }
//- number 3517, program 2 [cuda] [error 3517]
__global__ void k(int*p){ throw 1; }
//- number 3645, program 1 [cuda] [error 3645]
struct B{ virtual void f(); }; struct D:B{}; __global__ void k(B*b,int*p){ *p = dynamic_cast<D*>(b)!=0; }
//- number 3645, program 2 [cuda] [error 3645]
struct B{ virtual void f(); }; __global__ void k(B*b,const void**p){ *p = &typeid(*b); }
//- number 3533, program 1 [cuda] [error 3533]
__global__ void k(int*p){ asm("mov.u32 %0, 1;" : "=q"(*p)); }
//- number 3571, program 1 [cuda] [error 3571]
__global__ void k(int*p){ thread_local int x; *p = x; }
//- number 3688, program 1 [cuda] [error 3688]
struct S{ __global__ void m(); };
//- number 3688, program 2 [cuda] [error 3688]
struct S{ __global__ static void m(); };
//- number 3481, program 1 [cuda] [error 3481]
__global__ __device__ void k(){}
//- number 3481, program 2 [cuda] [error 3481]
__global__ __host__ void k(){}
//- number 28, program 1 [cuda] [error 28]
__device__ int f(int n){ int a[n]; return a[0]; }
//- number 1574, program 1 [cuda] [error 1574]
__device__ int f(){ static_assert(false,"x"); }
//- number 144, program 1 [cuda] [error 144]
__device__ int f(){ int x = "a"; return x; }
//- number 144, program 2 [cuda] [error 144]
__device__ int f(){ int *x = 1.0; return *x; }
//- number 144, program 3 [cuda] [error 144]
__device__ void f(){ char c[2] = "abc"; }
//- number 146, program 1 [cuda] [error 146]
__device__ void f(){ int a[2] = {1,2,3}; }
//- number 257, program 1 [cuda] [error 257]
__device__ void f(){ const int c; }
//- number 252, program 1 [cuda] [error 252]
__device__ void f(){ int &r; }
//- number 461, program 1 [cuda] [error 461]
__device__ void f(){ int &r = 1; }
//- number 131, program 1 [cuda] [error 131]
__device__ void f(int*p){ p->x; }
//- number 153, program 1 [cuda] [error 153]
__device__ void f(int*p){ p.x; }
//- number 75, program 1 [cuda] [error 75]
__device__ void f(int p){ *p; }
//- number 109, program 1 [cuda] [error 109]
__device__ void f(int p){ p(); }
//- number 142, program 1 [cuda] [error 142]
__device__ void f(int p){ p[0]; }
//- number 158, program 1 [cuda] [error 158]
__device__ void f(){ &1; }
//- number 137, program 2 [cuda] [error 137]
__device__ void f(){ int a; a++++; (a+1)++; }
//- number 349, program 1 [cuda] [error 349]
struct S{}; __device__ void f(S s){ s+1; }
//- number 349, program 2 [cuda] [error 349]
struct S{}; __device__ void f(S s){ !s; }
//- number 711, program 1 [cuda] [error 711]
struct S{}; __device__ void f(S s){ if(s){} }
//- number 847, program 1 [cuda] [error 847]
struct S{}; __device__ void f(S s){ switch(s){} }
//- number 413, program 1 [cuda] [error 413]
struct S{}; __device__ void f(S s){ int a = s; }
//- number 980, program 1 [cuda] [error 980]
struct S{}; __device__ void f(S s){ s(); }
//- number 349, program 3 [cuda] [error 349]
struct S{}; __device__ void f(S s){ s[0]; }
//- number 291, program 1 [cuda] [error 291]
struct S{ S(int,int); }; __device__ void f(){ S s; }
//- number 415, program 1 [cuda] [error 415]
struct S{ explicit S(int); }; __device__ void f(){ S s = 1; }
//- number 1776, program 1 [cuda] [error 1776]
struct S{ S(const S&)=delete; S(); }; __device__ void f(){ S s; S t = s; }
//- number 330, program 1 [cuda] [error 330]
struct S{ private: ~S(); }; __device__ void f(){ S s; }
//- number 1790, program 1 [cuda] [error 1790]
struct S{ int&x; }; __device__ void f(){ S s; }
//- number 266, program 1 [cuda] [error 266]
struct A{ int x; }; struct B{ int x; }; struct C:A,B{}; __device__ int f(C c){ return c.x; }
//- number 135, program 1 [cuda] [error 135]
enum class E{a,b}; __device__ void f(){ E::c; }
//- number 20, program 1 [cuda] [error 20]
enum class E{a,b}; __device__ void f(){ a; }
//- number 135, program 2 [cuda] [error 135]
namespace N{} __device__ void f(){ N::x; }
//- number 276, program 1 [cuda] [error 276]
__device__ void f(){ N::x; }
//- number 725, program 1 [cuda] [error 725]
__device__ void f(){ using namespace N; }
//- number 70, program 1 [cuda] [error 70]
__device__ void f(){ int x = sizeof(struct Z); }
//- number 429, program 1 [cuda] [error 429]
__device__ void f(){ new int[-1]; }
//- number 852, program 1 [cuda] [error 852]
__device__ void f(){ delete 1; }
//- number 120, program 1 [cuda] [error 120]
__device__ void f(){ return 1; }
//- number 311, program 1 [cuda] [error 311]
__device__ int f(int){ return 1; } __device__ float f(int){ return 1; }
//- number 3369, program 1 [cuda] [error 3369]
__device__ int f(int){ return 1; } __device__ int f(int){ return 1; }
//- number 100, program 1 [cuda] [error 100]
__device__ int f(int a, int a){ return 1; }
//- number 101, program 1 [cuda] [error 101]
__device__ int f(int a){ int a; return a; }
//- number 306, program 1 [cuda] [error 306]
__device__ int f(int a = 1, int b){ return 1; }
//- number 307, program 1 [cuda] [error 307]
__device__ void f(int a = 1); __device__ void f(int a = 1);
//- number 1594, program 1 [cuda] [error 1594]
__device__ void f(){ auto x = 1, y = 2.0; }
//- number 1587, program 1 [cuda] [error 1587]
__device__ void f(){ auto x = {1, 2.0}; }
//- number 20, program 2 [cuda] [error 20]
__device__ void f(){ decltype(zz) x; }
//- number 2291, program 1 [cuda] [error 2291]
__device__ void f(){ for(int i : 5){} }
//- number 2829, program 1 [cuda] [error 2829]
__device__ void f(){ struct S{int a;} s; auto [x,y] = s; }
//- number 20, program 3 [cuda] [error 20]
__device__ void f(){ auto l = [x]{ return 1; }; }
//- number 1735, program 1 [cuda] [error 1735]
__device__ void f(int x){ auto l = []{ return x; }; }
//- number 137, program 3 [cuda] [error 137]
__device__ void f(int x){ auto l = [=]{ x = 1; }; }
//- number 1729, program 1 [cuda] [error 1729]
__device__ void f(int x){ auto l = [=,x]{ return x; }; }
//- number 258, program 1 [cuda] [error 258]
__device__ void f(){ auto l = [this]{ }; }
//- number 546, program 1 [cuda] [error 546]
__device__ void f(){ goto l; int x = 1; l: ; }
//- number 28, program 2 [cuda] [error 28]
__device__ void f(int n){ switch(1){ case n: ; } }
//- number 124, program 1 [cuda] [error 124]
__device__ void f(){ switch(1){ default: ; default: ; } }
//- number 3369, program 2 [cuda] [error 3369]
__device__ void f(){ l: ; l: ; }
//- number 127, program 1 [cuda] [error 127]
__device__ void f(){ else ; }
//- number 24, program 1 [cuda] [error 24]
__device__ void f(){ int x = 08; }
//- number 2424, program 1 [cuda] [error 2424]
__device__ void f(){ int x = 0b12; }
//- number 25, program 1 [cuda] [error 25]
__device__ void f(){ char c = ''; }
//- number 8, program 1 [cuda] [error 8]
__device__ void f(){ char c = 'a; }
//- number 8, program 2 [cuda] [error 8]
__device__ void f(){ const char* c = "a; }
//- number 65, program 1 [cuda] [error 65]
__device__ void f(){ int x = 1 }
//- number 18, program 1 [cuda] [error 18]
__device__ void f(){ (1; }
//- number 29, program 1 [cuda] [error 29]
__device__ void f(){ int a[; }
//- number 67, program 1 [cuda] [error 67]
__device__ void f(){ 
//- number 169, program 1 [cuda] [error 169]
__device__ void f(){ } }
//- number 304, program 1 [cuda] [error 304]
template<class T> __device__ T f(T); __device__ void g(){ f<int,int>(1); }
//- number 289, program 1 [cuda] [error 289]
template<class T> struct A{}; __device__ void g(){ A a; }
//- number 79, program 1 [cuda] [error 79]
template<class T> struct A{}; __device__ void g(){ A<1> a; }
//- number 254, program 1 [cuda] [error 254]
template<int N> struct A{}; __device__ void g(){ A<int> a; }
//- number 28, program 3 [cuda] [error 28]
template<int N> struct A{}; __device__ void g(int n){ A<n> a; }
//- number 443, program 1 [cuda] [error 443]
template<class T> struct A{}; __device__ void g(){ A<int,int> a; }
//- number 442, program 1 [cuda] [error 442]
template<class T> struct A{}; __device__ void g(){ A<> a; }
//- number 304, program 2 [cuda] [error 304]
template<class T> __device__ auto f(T t) -> decltype(t.x); __device__ void g(){ f(1); }
//- number 70, program 2 [cuda] [error 70]
template<class T> struct A; __device__ void g(){ A<int> a; }
//- number 2662, program 1 [cuda] [error 2662]
__device__ constexpr int f(){ int x; return x; } constexpr int y = f();
//- number 2385, program 1 [cuda] [error 2385]
__device__ void f(){ constexpr int x; }
//- number 3534, program 1 [cuda] [error 3534]
__launch_bounds__(128) __device__ void k(){}
//- number 18, program 2 [cuda] [error 18]
__global__ void __launch_bounds__(128,1,1,1) k(){}
//- number 3481, program 3 [cuda] [error 3481]
__device__ __shared__ int x; __constant__ __shared__ int y;
//- number 3568, program 1 [cuda] [error 3568]
__managed__ __constant__ int y;
//- number 3696, program 1 [cuda] [error 3696]
__global__ void k(int __grid_constant__ x){ }
//- number 3485, program 1 [cuda] [error 3485]
struct S{ __shared__ static int x; };
//- number 3518, program 1 [cuda] [error 3518]
int hostf(); __device__ int v = hostf();
//- number 3518, program 2 [cuda] [error 3518]
__device__ int w; __device__ int v = w;
//- number 3518, program 3 [cuda] [error 3518]
struct T{ T(); }; __device__ T t;
//- number 3480, program 1 [cuda] [error 3480]
__global__ void k(){ } __global__ void j(){ k<<<1,1>>>(); }
//- number 140, program 1 [cuda] [error 140]
__device__ void f(){ __syncthreads(1); }
//- number 1090, program 1 [cuda] [error 1090]
__device__ void f(){ alignas(3) int x; }
//- number 29, program 2 [cuda] [error 29]
__device__ void f(){ alignas(0) int x; alignas(int*[) int y; }
//- number 898, program 1 [cuda] [error 898]
__device__ int operator+(int,int);
//- number 344, program 1 [cuda] [error 344]
struct S{ __device__ S operator+(int,int); };
//- number 343, program 1 [cuda] [error 343]
struct S{ __device__ operator int(int); };
//- number 345, program 1 [cuda] [error 345]
struct S{ __device__ void operator=(); };
//- number 314, program 1 [cuda] [error 314]
struct S{ static __device__ virtual void f(); };
//- number 319, program 1 [cuda] [error 319]
struct S{ __device__ S() = 0; };
//- number 1774, program 1 [cuda] [error 1774]
struct S{ __device__ void f() = default; };
//- number 292, program 1 [cuda] [error 292]
struct S{ __device__ S():z(1){} int x; };
//- number 359, program 1 [cuda] [error 359]
struct S{ __device__ S():x(1),x(2){} int x; };
//- number 719, program 1 [cuda] [error 719]
__device__ mutable int x;
//- number 81, program 1 [cuda] [error 81]
__device__ static extern int x;
//- number 84, program 1 [cuda] [error 84]
__device__ signed unsigned int x;
//- number 84, program 2 [cuda] [error 84]
__device__ short long x;
//- number 70, program 3 [cuda] [error 70]
__device__ void x;
//- number 95, program 1 [cuda] [error 95]
__device__ int x[0x7fffffffffffffff];
//- number 91, program 1 [cuda] [error 91]
__device__ int x(int)[3];
//- number 90, program 1 [cuda] [error 90]
__device__ int x()();
//- number 249, program 1 [cuda] [error 249]
__device__ int &&&x;
//- number 248, program 1 [cuda] [error 248]
__device__ int &*x;
//- number 251, program 1 [cuda] [error 251]
__device__ int &x[3];
//- number 158, program 2 [cuda] [error 158]
__device__ int *x = &1;
//- number 146, program 2 [cuda] [error 146]
__device__ int y = {1,2};
//- number 146, program 3 [cuda] [error 146]
__device__ int y(1,2);
//- number 330, program 2 [cuda] [error 330]
class S{ S(); }; __device__ void f(){ S s; }
//- number 330, program 3 [cuda] [error 330]
class S{ S(int); }; __device__ void f(){ S s(1); }
//- number 265, program 1 [cuda] [error 265]
class S{ void g(); }; __device__ void f(S s){ s.g(); }
//- number 1790, program 2 [cuda] [error 1790]
struct B{ private: __device__ B(); }; struct D:B{}; __device__ void f(){ D d; }
//- number 1790, program 3 [cuda] [error 1790]
struct B{ __device__ B(int); }; struct D:B{}; __device__ void f(){ D d; }
//- number 291, program 2 [cuda] [error 291]
struct B{ __device__ B(int); }; struct D{ B b; __device__ D(){} }; __device__ void f(){ D d; }
//- number 291, program 3 [cuda] [error 291]
struct B{ __device__ B(int); }; struct D:B{ __device__ D(){} }; __device__ void f(){ D d; }
//- number 1776, program 2 [cuda] [error 1776]
struct B{ B(const B&)=delete; }; struct D{ B b; }; __device__ void f(D d){ D e = d; }
//- number 1776, program 3 [cuda] [error 1776]
struct B{ B& operator=(const B&)=delete; }; struct D{ B b; }; __device__ void f(D d){ d = d; }
//- number 2830, program 1 [cuda] [error 2830]
struct S{ int a,b,c; }; __device__ void f(S s){ auto [x,y] = s; }
//- number 3369, program 3 [cuda] [error 3369]
__device__ int v; __device__ int v;
//- number 493, program 1 [cuda] [error 493]
struct S{ __device__ void f(int); __device__ void f(float); }; __device__ void S::f(char){}
//- number 147, program 1 [cuda] [error 147]
struct S{ __device__ void f(int); }; __device__ void S::f(float){}
//- number 1729, program 2 [cuda] [error 1729]
__device__ void f(int x){ auto l = [&,&x]{ return x; }; }
//- number 1761, program 1 [cuda] [error 1761]
__device__ void f(int x){ auto l = [x,x]{ return x; }; }
//- number 95, program 2 [cuda] [error 95]
__device__ void f(){ int x[1ull<<62]; }
//- number 135, program 3 [cuda] [error 135]
struct S{}; __device__ void f(){ S::x y; }
//- number 276, program 2 [cuda] [error 276]
__device__ void f(){ x::y(); }
//- number 282, program 1 [cuda] [error 282]
__device__ void f(){ ::zz(); }
//- number 84, program 3 [cuda] [error 84]
__device__ void f(){ int int x; }
//- number 260, program 1 [cuda] [error 260]
__device__ x = 1;
//- number 260, program 2 [cuda] [error 260]
__device__ f2(){ return 1; }
//- number 125, program 1 [cuda] [error 125]
__device__ void f(){ if 1 {} }
//- number 18, program 3 [cuda] [error 18]
__device__ void f(){ while(1 {} }
//- number 127, program 2 [cuda] [error 127]
__device__ void f(){ for(;;) }
//- number 65, program 2 [cuda] [error 65]
__device__ void f(){ do {} while(0) }
//- number 3164, program 1 [cuda] [error 3164]
__device__ void f(){ int a = 5; a->x = 1; }
//- number 153, program 2 [cuda] [error 153]
__device__ void f(){ int a = 5; a.x = 1; }
//- number 2140, program 1 [cuda] [error 2140]
__device__ void f(){ "abc" + "def"; }
//- number 42, program 1 [cuda] [error 42]
__device__ void f(int *p, float *q){ p - q; p + q; }
//- number 42, program 2 [cuda] [error 42]
__device__ void f(int *p, float *q){ p == q; }
//- number 513, program 1 [cuda] [error 513]
__device__ void f(int *p, float *q){ p = q; }
//- number 513, program 2 [cuda] [error 513]
__device__ void f(int *p, const int *q){ p = q; }
//- number 2140, program 2 [cuda] [error 2140]
__device__ void f(int x){ x << 1.0f; }
//- number 2140, program 3 [cuda] [error 2140]
__device__ void f(float x){ x % 2; }
//- number 42, program 3 [cuda] [error 42]
__device__ void f(int x){ x ? 1 : "a"; }
//- number 852, program 2 [cuda] [error 852]
__device__ void f(void *p){ *p; p++; }
//- number 167, program 1 [cuda] [error 167]
__device__ void g(int); __device__ void f(){ g("a"); }
//- number 461, program 2 [cuda] [error 461]
__device__ void g(int&); __device__ void f(){ g(1); }
//- number 165, program 1 [cuda] [error 165]
__device__ void g(int,int=2); __device__ void f(){ g(); g(1,2,3); }
//- number 171, program 1 [cuda] [error 171]
__device__ void f(){ static_cast<int*>(1.0); }
//- number 171, program 2 [cuda] [error 171]
__device__ void f(){ reinterpret_cast<float>(1); }
//- number 717, program 1 [cuda] [error 717]
__device__ void f(){ const_cast<int>(1); }
//- number 694, program 1 [cuda] [error 694]
__device__ void f(const int*p){ static_cast<int*>(p); }
//- number 171, program 3 [cuda] [error 171]
struct A{}; struct B{}; __device__ void f(A*a){ static_cast<B*>(a); }
//- number 312, program 1 [cuda] [error 312]
struct A{}; struct B{}; __device__ void f(A a){ (B)a; }
//- number 258, program 2 [cuda] [error 258]
__device__ void f(){ this->x = 1; }
//- number 258, program 3 [cuda] [error 258]
struct S{ static __device__ void f(){ this; } };
//- number 245, program 1 [cuda] [error 245]
struct S{ int x; static __device__ void f(){ x = 1; } };
//- number 245, program 2 [cuda] [error 245]
struct S{ __device__ void g(); }; __device__ void f(){ S::g(); }
//- number 1086, program 1 [cuda] [error 1086]
struct S{ __device__ void g(); }; __device__ void f(const S s){ s.g(); }
//- number 1767, program 1 [cuda] [error 1767]
struct S{ __device__ int operator()(int); }; __device__ void f(S s){ s(1,2); }
//- number 3480, program 2 [cuda] [error 3480]
__global__ void k(int x){} __global__ void k2(){ k<<<1>>>(1); }
//- number 3525, program 2 [cuda] [error 3525]
__device__ void f(){ extern int x; x = 1; }
//- number 153, program 3 [cuda] [error 153]
__device__ void f(){ extern __shared__ int x[]; x.y; }
//- number 1123, program 1 [cuda] [error 1123]
__device__ void f(int x){ asm("x" : "r"(x)); }
//- number 1124, program 1 [cuda] [error 1124]
__device__ void f(int x){ asm("x" :: "=r"(x)); }
//- number 3533, program 2 [cuda] [error 3533]
__device__ void f(double x){ asm("x" :: "r"(x)); }
//- number 3533, program 3 [cuda] [error 3533]
__device__ void f(double x){ asm("x" :: "l"(x)); }
//- number 3530, program 1 [cuda] [error 3530]
struct S{int x;}; __device__ void f(S x){ asm("x" :: "r"(x)); }
//- number 194, program 1 [cuda] [error 194]
__device__ void f(int x){ asm(x); }
//- number 3517, program 3 [cuda] [error 3517]
void h(); __global__ void f(){ h(); } __device__ void g(){ throw 1; }
//- number 3473, program 1 [cuda] [error 3473]
void h(); __device__ void f(){ h(); h(); }
//- number 3473, program 2 [cuda] [error 3473]
int v; void h(); __device__ void g(){ h(); v = 1; }
//- number 3525, program 3 [cuda] [error 3525]
int v; void h(); __device__ void g(){ v = 1; h(); }
//- number 109, program 2 [cuda] [error 109]
__device__ void g(){ int x = 1; x(); } void h(); __device__ void f(){ h(); }
//- number 3510, program 3 [cuda] [error 3510]
__global__ void k(){ __shared__ int a = 1; } void h(); __device__ void f(){ h(); }
//- number 18, program 11 [20] [cuda] [error 18]
__global__ void k(int*p){ if (*p { } }
//- number 2138, program 11 [20] [cuda] [error 2138]
__global__ void k(int*p){ for(int i=0;i<3;i++ *p=i; }
//- number 306, program 11 [20] [cuda] [error 306]
__device__ int f(int a, int b=2, int c); __global__ void k(int*p){ *p=f(1); }
//- number 937, program 11 [20] [cuda] [error 937]
template<class T> struct S{ typename T::type x; }; __global__ void k(){ S<int> s; }
//- number 847, program 11 [20] [cuda] [error 847]
__global__ void k(float*p){ switch(*p){ case 1: break; } }
//- number 718, program 11 [20] [cuda] [error 718]
__global__ void k(int*p){ float*q = const_cast<float*>(p); *q=1; }
//- number 2442, program 11 [20] [cuda] [error 2442]
__global__ void k(int*p){ extern int x = 3; }
//- number 3511, program 11 [20] [cuda] [error 3511]
__global__ void k(int*p){ static int x = *p; *p=x; }
//- number 338, program 11 [20] [cuda] [error 338]
extern "C" __global__ void k(int); extern "C" __global__ void k(float);
//- number 1122, program 11 [20] [cuda] [error 1122]
__global__ void k(int*p){ int x; asm("mov.b32 %0, 1;" : "+"(x)); }
//- number 3668, program 11 [20] [cuda] [error 3668]
__global__ void k(int*p){ int a[sizeof(int)-4]; a[0]=1; }
//- number 403, program 11 [20] [cuda] [error 403]
struct S{ void f(); void f(); };
//- number 136, program 11 [20] [cuda] [error 136]
struct S{ int a,b; }; __global__ void k(){ S s={.c=1}; }
//- number 3509, program 11 [20] [cuda] [error 3509]
__global__ void k(int*p){ int x=1; x<<<2; }
//- number 2841, program 11 [20] [cuda] [error 2841]
__global__ void k(int*p){ if(1) int x; else; while(int y) {} }
//- number 276, program 11 [20] [cuda] [error 276]
__global__ void k(int*p){ typedef int T; T::x y; }
//- number 2291, program 11 [20] [cuda] [error 2291]
__global__ void k(int*p){ for(auto x : p) {} }
//- number 864, program 11 [20] [cuda] [error 864]
template<> struct Q<int>{};
//- number 493, program 11 [20] [cuda] [error 493]
template<class T> __device__ void f(T){} template<> __device__ void f<int>(float){}
//- number 1919, program 11 [20] [cuda] [error 1919]
template<class... T> __device__ int f(T... t){ return t; } __global__ void k(int*p){ *p=f(1); }
//- number 3044, program 11 [20] [cuda] [error 3044]
template<typename T> requires (sizeof(T)==4) struct S{}; __global__ void k(){ S<double> s; }
//- number 3539, program 11 [20] [cuda] [error 3539]
__global__ void k(int*p){ int**q = &&p; }
//- number 3525, program 11 [20] [cuda] [error 3525]
int h; __device__ int *p = &h; __global__ void k(int*q){ *q=*p; }
//- number 718, program 12 [20] [cuda] [error 718]
__global__ void k(int*p){ const float* c=0; int*q=const_cast<int*>(c); }
//- number 718, program 13 [20] [cuda] [error 718]
__global__ void k(const int*p){ float& q=const_cast<float&>(*p); }
//- number 493, program 12 [20] [cuda] [error 493]
template<class T> __global__ void k(); template __global__ void k<int>(int);
//- number 493, program 13 [20] [cuda] [error 493]
template<class T> __device__ void f(T); template __device__ void f<int>(float);
//- number 493, program 14 [20] [cuda] [error 493]
template<class T> __device__ void f(T); template __device__ void f(int,int);
//- number 493, program 15 [20] [cuda] [error 493]
template<class T> __device__ void f(T); template<> __device__ void f(int,int){}
//- number 864, program 12 [20] [cuda] [error 864]
template<> __device__ void f<int>(float){}
//- number 135, program 11 [20] [cuda] [error 135]
template<class T> struct S{ __device__ void f(); }; template<> __device__ void S<int>::g(){}
//- number 147, program 11 [20] [cuda] [error 147]
template<class T> struct S{ __device__ void f(); }; template<> __device__ void S<int>::f(int){}
//- number 135, program 12 [20] [cuda] [error 135]
template<class T> struct S{ __device__ void f(); }; template __device__ void S<int>::g();
//- number 519, program 11 [20] [cuda] [error 519]
struct Q{}; template<> struct Q<int>{};
//- number 20, program 11 [20] [cuda] [error 20]
__global__ void k(){ Q<int> q; }
//- number 276, program 12 [20] [cuda] [error 276]
__global__ void k(){ Nope::T x; }
//- number 937, program 12 [20] [cuda] [error 937]
template<class T> __device__ void f(){ using A=typename T::x; } __global__ void k(){ f<int>(); }
//- number 937, program 13 [20] [cuda] [error 937]
template<class T> struct B{ using A=typename T::x; }; __global__ void k(){ B<int> b; }
//- number 3668, program 12 [20] [cuda] [error 3668]
__global__ void k(int*p){ int a[0]; a[0]=1; *p=a[0]; }
//- number 3668, program 13 [20] [cuda] [error 3668]
__global__ void k(int*p){ __shared__ int a[0]; *p=a[0]; }
//- number 3668, program 14 [20] [cuda] [error 3668]
__device__ int a[0]; __global__ void k(int*p){ *p=a[0]; }
//- number 3668, program 15 [20] [cuda] [error 3668]
template<int N> __global__ void k(int*p){ int a[N]; *p=N; } template __global__ void k<0>(int*);
//- number 3668, program 16 [20] [cuda] [error 3668]
template<int N> __global__ void k(int*p){ __shared__ int a[N]; *p=N; } template __global__ void k<0>(int*);
//- number 2841, program 12 [20] [cuda] [error 2841]
__global__ void k(int*p){ while(int y) {} }
//- number 2841, program 13 [20] [cuda] [error 2841]
__global__ void k(int*p){ if(int y) {} }
//- number 2841, program 14 [20] [cuda] [error 2841]
__global__ void k(int*p){ for(;int y;) {} }
//- number 2841, program 15 [20] [cuda] [error 2841]
__global__ void k(int*p){ switch(int y) {} }
//- number 3525, program 12 [20] [cuda] [error 3525]
int h; __device__ int *p = &h;
//- number 3525, program 13 [20] [cuda] [error 3525]
int h[3]; __device__ int *p = h; __global__ void k(int*q){ *q=*p; }
//- number 3525, program 14 [20] [cuda] [error 3525]
int h(); typedef int(*F)(); __device__ F p = h; __global__ void k(int*q){ *q=p(); }
//- number 3525, program 15 [20] [cuda] [error 3525]
static int h; __constant__ int *p = &h; __global__ void k(int*q){ *q=*p; }
//- number 3525, program 16 [20] [cuda] [error 3525]
struct S{static int h;}; __device__ int *p = &S::h; __global__ void k(int*q){ *q=*p; }
//- number 3525, program 17 [20] [cuda] [error 3525]
int h; struct S{int*p;}; __device__ S s={&h}; __global__ void k(int*q){ *q=*s.p; }
//- number 3525, program 18 [20] [cuda] [error 3525]
const int h=2; __device__ const int *p = &h; __global__ void k(int*q){ *q=*p; }
//- number 409, program 11 [20] [cuda] [error 409]
struct I; __device__ I g(); __global__ void k(){ g(); }
//- number 833, program 11 [20] [cuda] [error 833]
struct I; __global__ void k(I*p){ p->x(); }
//- number 852, program 11 [20] [cuda] [error 852]
struct I; __global__ void k(I*p){ p+1; p[2]; }
//- number 40, program 11 [20] [cuda] [error 40]
__global__ void k(int*p){ int 3x; }
//- number 40, program 12 [20] [cuda] [error 40]
__global__ void k(int*p){ int x, 4; }
//- number 40, program 13 [20] [cuda] [error 40]
__global__ void k(int*p){ float 2f = 3; }
//- number 40, program 14 [20] [cuda] [error 40]
__global__ void k(int*p){ int = 3; }
//- number 20, program 12 [20] [cuda] [error 20]
__global__ void k(int*p){ foo<int> x; }
//- number 260, program 11 [20] [cuda] [error 260]
__global__ k(int*p){ }
//- number 1768, program 11 [20] [cuda] [error 1768]
__device__ void f(int&&){} __global__ void k(){ int x=1; f(x); }
//- number 2547, program 11 [20] [cuda] [error 2547]
__device__ auto f(); __global__ void k(int*p){ *p=f(); }
//- number 624, program 11 [20] [cuda] [error 624]
__global__ void k(int*p){ p->~x(); }
//- number 3668, program 11 [20] [cuda] [error 3668]
struct E{ int a[0]; }; __global__ void k(int*p){ E e; *p=sizeof(e); }
//- number 3668, program 12 [20] [cuda] [error 3668]
struct E{ int a[0]; }; __global__ void k(int*p){ E e[2]; *p=sizeof(e); }
//- number 257, program 11 [20] [cuda] [error 257]
__device__ const int c; __global__ void k(int*p){ *p=c; }
//- number 3612, program 11 [20] [cuda] [error 3612]
__global__ void k(){ auto f=[]__device__(){ return 1; }; f(2); }
//- number 18, program 11 [20] [cuda] [error 18]
__global__ void k(int*p){ for(int i=0;i<10;i++ { p[i]=i; } }
//- number 3517, program 11 [20] [cuda] [error 3517]
__device__ constexpr int f(int n){ return n<0?throw 1:n; } static_assert(f(-1)==1);
//- number 144, program 11 [20] [cuda] [error 144]
enum class E{a}; __global__ void k(int*p){ E e=0; switch(e){ case 0: break; } }
//- number 2828, program 11 [20] [cuda] [error 2828]
__global__ void k(int*p){ auto [a,b]=*p; }
//- number 2373, program 11 [20] [cuda] [error 2373]
__global__ void k(float x){ switch((int)x){ case 1.5: break; } }
//- number 159: shared arrays of one name and two types [cuda] [error 159]
__global__ void k1(int *p) { extern __shared__ int s[]; *p = s[0]; } __global__ void k2(float *p) { extern __shared__ float s[]; *p = s[0]; }
//- number 159: the same by instances of a template [cuda] [error 159]
template<class T> __global__ void k(T *p) { extern __shared__ T s[]; *p = s[0]; } template __global__ void k<int>(int*); template __global__ void k<float>(float*);
//- shared arrays of one name and type [cuda]
__global__ void k1(int *p) { extern __shared__ int s[]; *p = s[0]; } __global__ void k2(int *p) { extern __shared__ int s[]; *p = s[1]; } namespace n { __global__ void k3(float *p) { extern __shared__ float s[]; *p = s[0]; } }
//- number 456: templates that use each other without end [cuda] [error 456]
template<int N> __device__ int fact() { return N * fact<N - 1>(); } __global__ void k(int *p) { *p = fact<5>(); }
//- number 456: and through a lambda [cuda] [error 456]
template<int N> __device__ int f() { auto l = [] { return f<N - 1>(); }; return l(); } __global__ void k(int *p) { *p = f<5>(); }
//- a chain of instances that ends [cuda]
template<int N> __device__ int f() { if constexpr (N > 0) return f<N - 1>() + 1; else return 0; } __global__ void k(int *p) { *p = f<190>(); }
//- number 3705 [cuda] [error 3705]
__global__ void __launch_bounds__(128, 1, -1) k(int *p) { *p = 1; }
//- number 29: bounds without numbers [cuda] [error 29]
__global__ void __launch_bounds__() k(int *p) { *p = 1; }
//- number 3717 [cuda] [error 3717]
__global__ void __attribute__((maxnreg(0))) k(int *p) { *p = 1; }
//- number 3719 [cuda] [error 3719]
__global__ void __launch_bounds__(128) __attribute__((maxnreg(32))) k(int *p) { *p = 1; }
//- number 3715 [cuda] [error 3715]
__device__ void __attribute__((maxnreg(32))) f(int *p) { *p = 1; }
//- number 3685 [cuda] [error 3685]
__global__ void __attribute__((cluster_dims(0, 1, 1))) k(int *p) { *p = 1; }
//- number 3534: clusters of a device function [cuda] [error 3534]
__device__ void __attribute__((cluster_dims(2, 2, 2))) f(int *p) { *p = 1; }
//- number 1118 [cuda] [error 1118]
__global__ void k(int *p) { asm("nop;" ::: "rax"); }
//- number 70: the type of the first parameter is unknown [cuda] [error 70]
__global__ void k(Foo *p, int n) { *p = 1; }
//- number 77: a misspelt attribute [cuda] [error 77]
__globl__ void k(int *p) { *p = 1; }
//- number 79: a comma too many [cuda] [error 79]
__global__ void k(int *p, ) { *p = 1; }
//- number 65: a class without its semicolon, program 1 [cuda] [error 65]
struct S { int x; } __global__ void k(S *p) { p->x = 1; }
//- number 65: a class without its semicolon, program 2 [cuda] [error 65]
struct S { int x; } struct T { int y; }; __global__ void k(S *p) { p->x = 1; }
//- a class with attributes and an object of it [cuda]
struct S { int x; } __attribute__((aligned(16))); struct T { int x; } const t = {1}; enum E { A, B } e; static_assert(alignof(S) == 16, ""); __global__ void k(S *p) { p->x = 1; }
//- number 415: a class without constructors called with values [cuda] [error 415]
struct S { int a, b; }; __global__ void k(S *p) { *p = S(1, 2); }
//- number 312: one class is not another [cuda] [error 312]
struct S {}; struct T {}; __global__ void k(S *p) { T t = *p; }
//- number 1790 [cuda] [error 1790]
struct S { S() = delete; int v; }; __global__ void k(int *p) { S s; *p = s.v; }
//- number 2140: an index that is no integer [cuda] [error 2140]
__global__ void k(int *p) { p[1.5] = 1; }
//- number 3164 [cuda] [error 3164]
struct S { int x; }; __global__ void k(S p, int *q) { *q = p->x; }
//- number 864 [cuda] [error 864]
texture<float, 2> t; __global__ void k(float *p) { *p = 1; }
//- number 2138: the negative of a pointer [cuda] [error 2138]
__global__ void k(int *p) { *p = -p; }
//- number 147: extern shared memory of two types in a block [cuda] [error 147]
__global__ void k(int *p) { extern __shared__ int a[]; extern __shared__ float a[]; *p = a[0]; }
//- extern shared memory declared twice in a block [cuda]
__global__ void k(int *p) { extern __shared__ int a[]; extern __shared__ int a[]; *p = a[0]; }
//- number 3508: a kernel called like a function [cuda] [error 3508]
__global__ void k(int *p) {} void h(int *p) { k(p); }
//- number 3508: a kernel template called like a function [cuda] [error 3508]
template <class T> __global__ void k(T *p) {} void h(int *p) { k(p); }
//- a member function of a kernel's name [cuda]
__global__ void k(int *p) {} struct S { void k(int *); void h(int *p) { k(p); } };
//- number 18: a condition without its end [cuda] [error 18]
__global__ void k(int *p) { if (p[0] == 1 { *p = 1; *p = 2; } *p = 3; }
//- number 125: a loop without parentheses [cuda] [error 125]
__global__ void k(int *p) { while *p { *p = 1; } }
//- number 65: a loop header with a semicolon too few [cuda] [error 65]
__global__ void k(int *p) { for (int i = 0; i < 3) { *p = 1; } }
//- number 53: a default label without its colon [cuda] [error 53]
__global__ void k(int *p) { switch (*p) { default *p = 1; break; } }
//- number 130: a body without its brace [cuda] [error 130]
__global__ void k(int *p) *p = 3; }
//- number 1583: parentheses for a body [cuda] [error 1583]
__device__ int f(int *p) (x); __global__ void k(int *p) { *p = 3; }
//- number 70: a parameter of an unknown template's type [cuda] [error 70]
__global__ void k(vec<int> y, int *p) { *p = 1; }
//- number 276: a parameter of a type from an unknown namespace [cuda] [error 276]
__global__ void k(lib::vec y, int *p) { *p = 1; }
//- number 70: a parameter that lacks its type [cuda] [error 70]
__global__ void k(*p) { *p = 1; }
//- number 20: shared memory of an unknown type [cuda] [error 20]
__global__ void k(int *p) { __shared__ vec x[3]; *p = 1; }
//- number 260: a constant without a type [cuda] [error 260]
__global__ void k(int *p) { const n = 3; *p = n; }
//- number 260: a device variable without a type [cuda] [error 260]
__device__ n; __global__ void k(int *p) { *p = 1; }
//- number 260: a method without a return type [cuda] [error 260]
struct S { __device__ f(int a) { return a; } }; __global__ void k(int *p) { *p = 1; }
//- number 77: a name alone [cuda] [error 77]
n; __global__ void k(int *p) { *p = 1; }
//- number 77: a member without a type [cuda] [error 77]
struct S { n; }; __global__ void k(int *p) { *p = 1; }
//- number 40: a class that derives from nothing [cuda] [error 40]
struct S : { int a; }; __global__ void k(int *p) { *p = 1; }
//- number 20: a using declaration of an unknown namespace [cuda] [error 20]
using lib::vec; __global__ void k(int *p) { *p = 1; }
//- number 39: a constant divided by zero [cuda] [error 39]
__global__ void k(int *p) { constexpr int x = 1 / 0; *p = x; }
//- number 179: a remainder of zero [cuda] [error 179]
__global__ void k(int *p) { constexpr int x = 1 % 0; *p = x; }
//- number 62: a negative shift [cuda] [error 62]
__global__ void k(int *p) { constexpr int x = 1 << -1; *p = x; }
//- number 2373: a fraction of elements [cuda] [error 2373]
__global__ void k(int *p) { int a[2.5]; *p = a[0]; }
//- number 3536: the address of a part of a builtin variable [cuda] [error 3536]
__global__ void k(const unsigned **p) { *p = &blockDim.x; }
//- number 1731: a device variable captured [cuda] [error 1731]
__device__ int g; __global__ void k(int *p) { auto l = [g] { return g; }; *p = l(); }
//- number 139: the address of a bit-field [cuda] [error 139]
struct S { int a : 4; }; __global__ void k(S *q, int **p) { *p = &q->a; }
//- number 139: a reference to a bit-field [cuda] [error 139]
struct S { int a : 4; }; __global__ void k(S *q, int *p) { int &r = q->a; *p = r; }
//- number 643: a restricted integer [cuda] [error 643]
__global__ void k(const int __restrict__ *q, int *p) { *p = *q; }
//- restricted pointers behind names [cuda]
typedef int *P; __global__ void k(P __restrict__ q) { *q = 1; } template <class T> __global__ void t(T __restrict__ q) {} template __global__ void t<int>(int);
//- number 3648: an inline device variable of other units [cuda] [error 3648]
inline __device__ int v = 1; __global__ void k(int *p) { *p = v; }
//- inline device variables of this unit [cuda]
static inline __device__ int v = 1; namespace { inline __device__ int w = 1; } __global__ void k(int *p) { *p = v + w; }
//- number 441: template arguments deduced before C++17 [14] [cuda] [error 441]
template <class T> struct S { T v; __device__ S(T a) : v(a) {} }; __global__ void k(int *p) { S s(1); *p = s.v; }
//- a host constant as an arm that is read or not chosen [cuda]
const int N = 4; struct S { static const int n = 3; }; __global__ void k(int *p, const int h, int m) { *p = h ? N : h; *p += m ? S::n : m; const int &r = false ? S::n : h; *p += r; }
//- number 3525: a reference to a host constant that is chosen [cuda] [error 3525]
const int N = 4; __global__ void k(int *p, const int h) { const int &r = h ? N : h; *p = r; }
//- [basic.fundamental] constants of type long double have all their bits
static_assert(3.6e-4951L > 0 && 1.18e+4932L > 1.79e+308, "");
static_assert(1 + 1.0842021724855044340e-19L > 1 && 1 + 5e-20L == 1, "");
constexpr long double third = 1.0L / 3;
static_assert(third != (double)third && -third < 0 && -(-third) == third, "");
static_assert((unsigned long long)18446744073709551615.0L == 18446744073709551615ull, "");
static_assert((long double)18446744073709551615ull + 1 == 18446744073709551616.0L, "");
constexpr long double sum(int n) { long double s = 0; for (int i = 0; i < n; i++) s += third; return s; }
static_assert(sum(2) == 2.0L / 3 && sum(2) != 2.0 / 3, "");
static_assert(__builtin_isfinite(1.18e+4932L) && !__builtin_isinf(1e4000L) && __builtin_isnormal(1e-4000L), "");
static_assert(__builtin_fabsl(-1e-4000L) > 0 && __builtin_copysignl(1e-4000L, -1.0L) < 0, "");
constexpr long double operator""_times2(long double v) { return v * 2; }
static_assert(0.1_times2 == 0.2L && 0.1_times2 != 0.2, "");
long double exact{9223372036854775807ll};
