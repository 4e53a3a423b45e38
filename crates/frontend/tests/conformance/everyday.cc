//- everyday mistake: n14 [cuda] [error 135]
__global__ void k(int*p){ *p=threadIdx.w; }
//- everyday mistake: n15 [cuda] [error 137]
__global__ void k(int*p){ threadIdx.x=3; }
//- everyday mistake: n16 [cuda] [error 413]
__global__ void k(int*p){ *p=blockIdx; }
//- everyday mistake: n17 [cuda] [error 413]
__global__ void k(int*p){ int i=threadIdx; p[i]=1; }
//- everyday mistake: n18 [cuda] [error 28]
__global__ void k(int*p){ int n=*p; int a[n]; a[0]=1; *p=a[0]; }
//- everyday mistake: n19 [cuda] [error 28]
__global__ void k(int*p){ __shared__ int a[*p]; a[0]=1; }
//- everyday mistake: n20 [cuda] [error 28]
__global__ void k(int n,int*p){ extern __shared__ int a[n]; *p=a[0]; }
//- everyday mistake: n21 [cuda] [error 101]
__global__ void k(int*p){ int x=1; int x=2; *p=x; }
//- everyday mistake: n22 [cuda] [error 101]
__global__ void k(int*p){ float p=1; }
//- everyday mistake: n23 [cuda] [error 100]
__global__ void k(int*p, int p){ }
//- everyday mistake: n24 [cuda] [error 65]
__global__ void k(int*p){ return; *p=1 }
//- everyday mistake: n25 [cuda] [error 18]
__global__ void k(int*p) { for(int i=0;i<3;i++ { p[i]=1; } }
//- everyday mistake: n26 [cuda] [error 125]
__global__ void k(int*p) { if *p>3 { p[0]=1; } }
//- everyday mistake: n27 [cuda] [error 18]
__global__ void k(int*p) { while(1 { p[0]=1; } }
//- everyday mistake: n28 [cuda] [error 137]
__global__ void k(int*p) { p[0=1; }
//- everyday mistake: n29 [cuda] [error 29]
__global__ void k(int*p) { int i=; p[0]=i; }
//- everyday mistake: n30 [cuda] [error 40]
__global__ void k(int*p) { int 3x=1; p[0]=1; }
//- everyday mistake: n31 [cuda] [error 29]
__global__ void k(int*p) { p[0]=1 +* ; }
//- everyday mistake: n32 [cuda] [error 127]
__global__ void k(int*p) { else { p[0]=1; } }
//- everyday mistake: n33 [cuda] [error 121]
__global__ void k(int*p) { case 3: p[0]=1; }
//- everyday mistake: n34 [cuda] [error 1578]
__global__ void k(int*p) { switch(*p){ case 1: case 1: p[0]=1; } }
//- everyday mistake: n35 [cuda] [error 28]
__global__ void k(int*p) { switch(*p){ case p[0]: p[0]=1; } }
//- everyday mistake: n36 [cuda] [error 847]
__global__ void k(float*p) { switch(*p){ case 1: p[0]=1; } }
//- everyday mistake: n37 [cuda] [error 153]
__global__ void k(int*p) { int i; i.x=3; *p=i; }
//- everyday mistake: n38 [cuda] [error 131]
__global__ void k(int*p) { p->x=3; }
//- everyday mistake: n39 [cuda] [error 75]
__global__ void k(int*p) { *p = *3; }
//- everyday mistake: n40 [cuda] [error 158]
__global__ void k(int*p) { *p = &3; }
//- everyday mistake: n41 [cuda] [error 137]
__global__ void k(int*p) { 3 = *p; }
//- everyday mistake: n42 [cuda] [error 2138]
__global__ void k(int*p) { *p += "a"; }
//- everyday mistake: n43 [cuda] [error 2138]
__global__ void k(int*p) { p = p * 2; }
//- everyday mistake: n44 [cuda] [error 2140]
__global__ void k(int*p) { p = p + p; }
//- everyday mistake: n45 [cuda] [error 2140]
__global__ void k(float*p) { *p = *p % 2; }
//- everyday mistake: n46 [cuda] [error 2140]
__global__ void k(float*p) { *p = *p << 2; }
//- everyday mistake: n47 [cuda] [error 2140]
__global__ void k(float*p) { *p = ~*p; }
//- everyday mistake: n48 [cuda] [error 513]
__global__ void k(float*p) { *p = p; }
//- everyday mistake: n49 [cuda] [error 144]
__global__ void k(float*p) { int *q = p; *q=1; }
//- everyday mistake: n50 [cuda] [error 144]
__global__ void k(const float*p) { float *q = p; *q=1; }
//- everyday mistake: n51 [cuda] [error 137]
__global__ void k(const float*p) { p[0]=1; }
//- everyday mistake: n52 [cuda] [error 137]
__global__ void k(float*p) { const float &r=*p; r=1; }
//- everyday mistake: n53 [cuda] [error 252]
__global__ void k(float*p) { float &r; r=1; }
//- everyday mistake: n54 [cuda] [error 461]
__global__ void k(float*p) { float &r=3; r=1; }
//- everyday mistake: n55 [cuda] [error 257]
__global__ void k(float*p) { const int x; *p=x; }
//- everyday mistake: n56 [cuda] [error 513]
__device__ int f(int a){ return a; } __global__ void k(float*p) { *p=f; }
//- everyday mistake: n57 [cuda] [error 167]
__device__ int f(int a){ return a; } __global__ void k(float*p) { *p=f(p); }
//- everyday mistake: n58 [cuda] [error 513]
__device__ void f(int a){ } __global__ void k(float*p) { *p=f(1); }
//- everyday mistake: n59 [cuda] [error 140]
__device__ int f(int a){ } __global__ void k(float*p) { *p=f(1,2); }
//- everyday mistake: n60 [cuda] [error 306]
__device__ int f(int a, int b=3, int c){ return a; } __global__ void k(float*p) { *p=f(1,2,3); }
//- everyday mistake: n61 [cuda] [error 265]
struct A{ int x; private: int y; }; __global__ void k(A*p) { p->y=1; }
//- everyday mistake: n62 [cuda] [error 265]
class A{ int x; }; __global__ void k(A*p) { p->x=1; }
//- everyday mistake: n63 [cuda] [error 291]
struct A{ A(int){} int x; }; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n64 [cuda] [error 291]
struct A{ __device__ A(int){} int x; }; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n65 [cuda] [error 415]
struct A{ int x; }; __global__ void k(int*p) { A a=3; *p=a.x; }
//- everyday mistake: n67 [cuda] [error 413]
struct A{ int x; }; __global__ void k(int*p) { A a; *p=a; }
//- everyday mistake: n68 [cuda] [error 349]
struct A{ int x; }; __global__ void k(int*p) { A a,b; *p=(a==b); }
//- everyday mistake: n69 [cuda] [error 711]
struct A{ int x; }; __global__ void k(int*p) { A a; if(a) *p=1; }
//- everyday mistake: n70 [cuda] [error 980]
struct A{ int x; }; __global__ void k(int*p) { A a; a(); }
//- everyday mistake: n71 [cuda] [error 349]
struct A{ int x; }; __global__ void k(int*p) { A a; *p=a[0]; }
//- everyday mistake: n72 [cuda] [error 65]
struct A{ int x } ; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n73 [cuda] [error 101]
struct A{ int x; int x; }; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n74 [cuda] [error 3475]
struct A{ void f(); }; __global__ void k(A*p) { p->f(); }
//- everyday mistake: n75 [cuda] [error 403]
struct A{ __device__ void f(); __device__ void f(); }; __global__ void k(A*p) { p->f(); }
//- everyday mistake: n76 [cuda] [error 137]
struct A{ __device__ void f() const { x=3; } int x; }; __global__ void k(A*p) { p->f(); }
//- everyday mistake: n77 [cuda] [error 1086]
struct A{ __device__ void f() { } int x; }; __global__ void k(const A*p) { p->f(); }
//- everyday mistake: n78 [cuda] [error 245]
struct A{ static __device__ int f() { return x; } int x; }; __global__ void k(int*p) { *p=A::f(); }
//- everyday mistake: n79 [cuda] [error 245]
struct A{ __device__ int f() { return 1; } }; __global__ void k(int*p) { *p=A::f(); }
//- everyday mistake: n80 [cuda] [error 322]
struct A{ __device__ virtual int f()=0; }; __global__ void k(int*p) { A a; *p=a.f(); }
//- everyday mistake: n81 [cuda] [error 1790]
struct A{ A()=delete; int x; }; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n82 [cuda] [error 1776]
struct A{ A(const A&)=delete; A()=default; int x; }; __device__ int f(A a){return a.x;} __global__ void k(int*p) { A a; *p=f(a); }
//- everyday mistake: n83 [cuda] [error 70]
struct B; struct A{ B b; }; __global__ void k(int*p) { A a; *p=1; }
//- everyday mistake: n84 [cuda] [error 833]
struct B; __global__ void k(B*p) { p->x=1; }
//- everyday mistake: n85 [cuda] [error 70]
struct B; __global__ void k(B p) { }
//- everyday mistake: n86 [cuda] [error 1904]
struct A final{}; struct B:A{}; __global__ void k(B*p) { }
//- everyday mistake: n87 [cuda] [error 266]
struct A{ int x; }; struct B: A{ int x; }; struct C: A, B {}; __global__ void k(C*p) { p->x=1; }
//- everyday mistake: n88 [cuda] [error 513]
enum E{a,b}; __global__ void k(E*p) { *p=1; }
//- everyday mistake: n89 [cuda] [error 513]
enum class E{a,b}; __global__ void k(int*p) { *p=E::a; }
//- everyday mistake: n90 [cuda] [error 20]
enum class E{a,b}; __global__ void k(E*p) { *p=a; }
//- everyday mistake: n91 [cuda] [error 135]
enum class E{a,b}; __global__ void k(E*p) { *p=E::c; }
//- everyday mistake: n92 [cuda] [error 304]
template<class T> __device__ T f(T a,T b){ return a; } __global__ void k(int*p) { *p=f(1,2.0); }
//- everyday mistake: n93 [cuda] [error 304]
template<class T> __device__ T f(){ return 1; } __global__ void k(int*p) { *p=f(); }
//- everyday mistake: n94 [cuda] [error 304]
template<int N> __device__ int f(){ return N; } __global__ void k(int*p) { *p=f<int>(); }
//- everyday mistake: n95 [cuda] [error 28]
template<int N> __device__ int f(){ return N; } __global__ void k(int*p) { *p=f<*p>(); }
//- everyday mistake: n96 [cuda] [error 304]
template<class T> __device__ int f(){ return 1; } __global__ void k(int*p) { *p=f<3>(); }
//- everyday mistake: n97 [cuda] [error 289]
template<class T> struct A{ T x; }; __global__ void k(int*p) { A a; *p=a.x; }
//- everyday mistake: n98 [cuda] [error 443]
template<class T> struct A{ T x; }; __global__ void k(int*p) { A<int,int> a; *p=a.x; }
//- everyday mistake: n99 [cuda] [error 79]
template<class T> struct A{ T x; }; __global__ void k(int*p) { A<3> a; *p=a.x; }
//- everyday mistake: n100 [cuda] [error 937]
template<class T> struct A{ typename T::y x; }; __global__ void k(int*p) { A<int> a; *p=1; }
//- everyday mistake: n101 [cuda] [error 153]
template<class T> __device__ int f(T t){ return t.x; } __global__ void k(int*p) { *p=f(3); }
//- everyday mistake: n102 [cuda] [error 1574]
template<class T> __device__ int f(T t){ static_assert(sizeof(T)==1,"no"); return 1; } __global__ void k(int*p) { *p=f(3); }
//- everyday mistake: n106 [cuda] [error 3508]
__global__ void k(int*p){ *p=1; } void h(int*f){ k(f); }
//- everyday mistake: n111 [cuda] [error 3505]
__global__ int k(int*p){ return *p; }
//- everyday mistake: n112 [cuda]
__global__ void k(int&p){ p=1; }
//- everyday mistake: n113 [cuda] [error 3688]
struct S{ __global__ void k(int*p){} };
//- everyday mistake: n114 [cuda]
__global__ static void k(int*p); __global__ void k(int*p){ *p=1; }
//- everyday mistake: n115 [cuda]
__device__ void f(int*p); void f(int*p){ *p=1; } __global__ void k(int*p){ f(p); }
//- everyday mistake: n116 [cuda]
__device__ __shared__ int x; __global__ void k(int*p){ *p=x; }
//- everyday mistake: n117 [cuda] [error 3510]
__shared__ int x=1; __global__ void k(int*p){ *p=x; }
//- everyday mistake: n118 [cuda] [error 137]
__constant__ int x; __global__ void k(int*p){ x=*p; }
//- everyday mistake: n119 [cuda] [error 3510]
__global__ void k(int*p){ static __shared__ int x=1; *p=x; }
//- everyday mistake: n120 [cuda] [error 3484]
__global__ void k(int*p){ __constant__ int x=1; *p=x; }
//- everyday mistake: n121 [cuda] [error 3525]
int g; __global__ void k(int*p){ *p=g; }
//- everyday mistake: n122 [cuda] [error 3525]
const int g[3]={1,2,3}; __global__ void k(int*p){ *p=g[*p]; }
//- everyday mistake: n123 [cuda] [error 3475]
static int f(int x){ return x; } __global__ void k(int*p){ *p=f(1); }
//- everyday mistake: n127 [cuda] [error 3517]
__global__ void k(int*p){ throw 3; }
//- everyday mistake: n128 [cuda] [error 20]
__global__ void k(int*p){ auto f=[&]{ return q; }; *p=f(); }
//- everyday mistake: n129 [cuda] [error 1735]
__global__ void k(int*p){ int q=1; auto f=[]{ return q; }; *p=f(); }
//- everyday mistake: n130 [cuda] [error 137]
__global__ void k(int*p){ int q=1; auto f=[q]{ q=3; return q; }; *p=f(); }
//- everyday mistake: n131 [cuda] [error 1593]
__global__ void k(int*p){ auto x; *p=x; }
//- everyday mistake: n132 [cuda] [error 1587]
__global__ void k(int*p){ auto x={1,2.0}; *p=1; }
//- everyday mistake: n133 [cuda] [error 2828]
__global__ void k(int*p){ auto [a,b]=*p; *p=a; }
//- everyday mistake: n134 [cuda] [error 2291]
__global__ void k(int*p){ for(auto x: *p) *p=x; }
//- everyday mistake: n135 [cuda] [error 144]
__global__ void k(int*p){ int x=nullptr; *p=x; }
//- everyday mistake: n136 [cuda]
__global__ void k(int*p){ int x{3.5}; *p=x; }
//- everyday mistake: n137 [cuda]
__global__ void k(int*p){ char x{300}; *p=x; }
//- everyday mistake: n138 [cuda] [error 28]
__global__ void k(int*p){ constexpr int x=*p; *p=x; }
//- everyday mistake: n139 [cuda] [error 28]
__global__ void k(int*p){ static_assert(*p,"x"); }
//- everyday mistake: n140 [cuda] [error 116]
__global__ void k(int*p){ break; }
//- everyday mistake: n141 [cuda] [error 114]
__global__ void k(int*p){ goto x; }
//- everyday mistake: n142 [cuda] [error 3369]
__global__ void k(int*p){ x: x: *p=1; }
//- everyday mistake: n143 [cuda] [error 852]
__global__ void k(int*p){ delete 3; }
//- everyday mistake: n144 [cuda] [error 144]
__global__ void k(int*p){ int *q=new float; *p=*q; }
//- everyday mistake: n145 [cuda]
__global__ void k(int*p){ *p=sizeof(void); }
//- everyday mistake: n146 [cuda] [error 70]
__global__ void k(int*p){ void x; }
//- everyday mistake: n148 [cuda] [error 146]
__global__ void k(int*p){ int x[2]={1,2,3}; *p=x[0]; }
//- everyday mistake: n149 [cuda] [error 137]
__global__ void k(int*p){ int x[2]; x=p; }
//- everyday mistake: n150 [cuda] [error 144]
__global__ void k(char*p){ char x[2]="abc"; *p=x[0]; }
//- everyday mistake: n151 [cuda] [error 42]
__global__ void k(int*p){ *p = true ? 1 : "a"; }
//- everyday mistake: n152 [cuda] [error 3645]
__global__ void k(int*p){ *p = dynamic_cast<int*>(p); }
//- everyday mistake: n153 [cuda] [error 171]
__global__ void k(int*p){ *p = static_cast<int*>(3.0); }
//- everyday mistake: n154 [cuda] [error 171]
__global__ void k(int*p){ float*q = static_cast<float*>(p); *q=1; }
//- everyday mistake: n155 [cuda] [error 694]
__global__ void k(const int*p){ int*q = reinterpret_cast<int*>(p); *q=1; }
//- everyday mistake: n156 [cuda] [error 3533]
__global__ void k(int*p){ asm("foo" : "=q"(*p)); }
//- everyday mistake: n157 [cuda] [error 1123]
__global__ void k(int*p){ asm("foo" : "r"(*p)); }
//- everyday mistake: n158 [cuda] [error 20]
__global__ void k(int*p){ asm("mov.u32 %0, 1;" : "=r"(x)); }
//- everyday mistake: n159 [cuda] [error 20]
__global__ void __launch_bounds__(x) k(int*p){ *p=1; }
//- everyday mistake: n160 [cuda]
__global__ void __launch_bounds__(-1) k(int*p){ *p=1; }
//- everyday mistake: n161 [cuda] [error 2412]
__global__ void __launch_bounds__("a") k(int*p){ *p=1; }
//- everyday mistake: n162 [cuda]
__device__ int f(int); __global__ void k(int*p){ *p=f(1); }
//- everyday mistake: n163 [cuda] [error 65]
__global__ void k(int*p){ int a=1,b=2; a b; *p=a; }
//- everyday mistake: n164 [cuda] [error 137]
__global__ void k(int*p){ (*p)++ ++; --3; }
//- everyday mistake: n165 [cuda] [error 725]
__global__ void k(int*p){ using namespace foo; *p=1; }
//- everyday mistake: n166 [cuda] [error 101]
__global__ void k(int*p){ typedef int T; T T; *p=T; }
//- everyday mistake: n167 [cuda] [error 266]
namespace a{ __device__ int x; } namespace b{ __device__ int x; } using namespace a; using namespace b; __global__ void k(int*p){ *p=x; }
//- everyday mistake: n168 [cuda] [error 308]
__device__ int f(int){return 1;} __device__ int f(long){return 1;} __global__ void k(int*p){ *p=f(1.5); }
//- everyday mistake: n169 [cuda] [error 167]
__device__ int f(float*){return 1;} __global__ void k(int*p){ *p=f(p); }
//- everyday mistake: n170 [cuda] [error 84]
__global__ void k(int*p){ unsigned float x; *p=1; }
//- everyday mistake: m1 [cuda] [error 461]
__device__ int f(float&x){ return x; } __global__ void k(int*p){ *p=f(3); }
//- everyday mistake: m2 [cuda] [error 434]
__device__ int f(float&x){ return x; } __global__ void k(int*p){ *p=f(*p); }
//- everyday mistake: m3 [cuda] [error 434]
__global__ void k(int*p){ float &r=*p; *p=r; }
//- everyday mistake: m4 [cuda] [error 461]
__global__ void k(int*p){ float &r=3.0; *p=r; }
//- everyday mistake: m5 [cuda] [error 461]
__global__ void k(int*p){ int *&r=3; *p=*r; }
//- everyday mistake: m6 [cuda] [error 461]
struct A{}; struct B{}; __global__ void k(int*p){ A &r=B(); }
//- everyday mistake: m7 [cuda] [error 461]
struct A{}; __global__ void k(int*p){ A &r=3; }
//- everyday mistake: m8 [cuda] [error 694]
__global__ void k(const int*p){ float*q=reinterpret_cast<float*>(p); *q=1; }
//- everyday mistake: m9 [cuda] [error 2138]
__global__ void k(int*p){ *p -= "a"; *p *= p; }
//- everyday mistake: m10 [cuda] [error 2138]
__global__ void k(int*p){ *p *= "a"; }
//- everyday mistake: m11 [cuda] [error 2140]
__global__ void k(int*p){ p += p; }
//- everyday mistake: m12 [cuda] [error 2140]
__global__ void k(int*p){ p += 1.5; }
//- everyday mistake: m13 [cuda] [error 2138]
__global__ void k(int*p){ p *= 2; }
//- everyday mistake: m14 [cuda] [error 415]
struct A{ int x; }; __global__ void k(int*p){ A a(1); *p=a.x; }
//- everyday mistake: m16 [cuda] [error 415]
struct A{ int x,y; }; __global__ void k(int*p){ A a=A(1,2); *p=a.x; }
//- everyday mistake: m17 [cuda] [error 415]
struct A{ int x,y; }; __global__ void k(int*p){ A *a=new A(1,2); *p=a->x; }
//- everyday mistake: m18 [cuda] [error 415]
struct A{ int x,y; }; struct B{ A a; __device__ B():a(1,2){} }; __global__ void k(int*p){ B b; *p=b.a.x; }
//- everyday mistake: m19 [cuda] [error 3645]
struct A{ virtual void f(){} }; struct B:A{}; __global__ void k(A*p){ B*b=dynamic_cast<B*>(p); }
//- everyday mistake: m20 [cuda] [error 3645]
struct A{ }; struct B:A{}; __global__ void k(A*p){ B*b=dynamic_cast<B*>(p); }
//- everyday mistake: m21 [cuda] [error 3645]
struct A{ virtual void f(){} }; struct B:A{}; __global__ void k(A*p){ void*b=dynamic_cast<void*>(p); }
//- everyday mistake: m22 [cuda] [error 3645]
struct A{ virtual void f(){} }; struct B:A{}; __global__ void k(B*p){ A*b=dynamic_cast<A*>(p); }
//- everyday mistake: m23 [cuda] [error 77]
template<class T> requires (sizeof(T)==4) __device__ T f(T a){return a;} __global__ void k(int*q){ *q=f(1); }
//- everyday mistake: m24 [cuda] [error 77]
template<class T> requires true __device__ T f(T a){return a;} __global__ void k(int*q){ *q=f(1); }
//- everyday mistake: dynamic_cast to void [cuda] [error 3645]
struct A{ virtual void f(){} }; struct B:A{}; __global__ void k(A*p, void**q){ *q=dynamic_cast<void*>(p); }
//- everyday mistake: dynamic_cast without evaluation [cuda] [error 3645]
struct A{ virtual void f(){} }; struct B:A{}; __global__ void k(A*p, int*q){ *q=sizeof(*dynamic_cast<B*>(p)); }
