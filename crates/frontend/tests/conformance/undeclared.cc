//- not declared: ns var [cuda] [error 276]
__global__ void k(int*q){ foo::bar x; }
//- not declared: ns tmpl [cuda] [error 276]
__global__ void k(int*q){ foo::bar<int> x; }
//- not declared: ns tmpl lines [cuda] [error 276]
__global__ void k(int*q){
 foo::bar<int> x;
 x.f(1);
 foo::baz y;
 y=1;
 *q=1; }
//- not declared: ns call [cuda] [error 276]
__global__ void k(int*q){ *q=foo::bar(3); }
//- not declared: ns call tmpl [cuda] [error 276]
__global__ void k(int*q){ *q=foo::bar<int>(3); }
//- not declared: ns call tmpl2 [cuda] [error 276]
__global__ void k(int*q){ foo::bar<int>(3); }
//- not declared: ns deep [cuda] [error 276]
__global__ void k(int*q){ foo::A::bar x; }
//- not declared: ns deep tmpl [cuda] [error 276]
__global__ void k(int*q){ foo::A::bar<int, 3, float> x; *q=x.y; }
//- not declared: ns using [cuda] [error 725]
using namespace foo; __global__ void k(int*q){ *q=1; }
//- not declared: ns using2 [cuda] [error 20]
using foo::bar; __global__ void k(int*q){ *q=1; }
//- not declared: ns param [cuda] [error 276]
__device__ int f(foo::bar x){ return 1; } __global__ void k(int*q){ *q=f(1); }
//- not declared: ns ret [cuda] [error 260]
__device__ foo::bar f(int x){ return 1; } __global__ void k(int*q){ *q=f(1); }
//- not declared: ns const [cuda] [error 260]
__global__ void k(int*q){ const foo::bar x=3; *q=x; }
//- not declared: ns typedef [cuda] [error 260]
typedef foo::bar B; __global__ void k(int*q){ B x; *q=1; }
//- not declared: ns alias [cuda] [error 725]
namespace fb = foo; __global__ void k(int*q){ *q=fb::x; }
//- not declared: ns tmplmember [cuda] [error 135]
namespace n{} __global__ void k(int*q){ n::bar<int> x; *q=1; }
//- not declared: ns member [cuda] [error 135]
namespace n{} __global__ void k(int*q){ n::bar x; *q=1; }
//- not declared: ns membercall [cuda] [error 135]
namespace n{} __global__ void k(int*q){ *q=n::bar(1); }
//- not declared: ns membercallt [cuda] [error 135]
namespace n{} __global__ void k(int*q){ *q=n::bar<3>(1); }
//- not declared: global tmpl [cuda] [error 864]
foo<int> x; __global__ void k(int*q){ *q=1; }
//- not declared: global ns tmpl [cuda] [error 77]
foo::bar<int> x; __global__ void k(int*q){ *q=1; }
//- not declared: unk tmpl [cuda] [error 20]
__global__ void k(int*q){ foo<int> x; *q=1; }
//- not declared: unk type [cuda] [error 20]
__global__ void k(int*q){ foo x; *q=1; }
//- not declared: unk type ptr [cuda] [error 20]
__global__ void k(int*q){ foo *x; *q=1; }
//- not declared: unk type use [cuda] [error 20]
__global__ void k(int*q){ foo x; x.y=3; *q=x.y; }
//- not declared: unk tmpl use [cuda] [error 20]
__global__ void k(int*q){ foo<int,3> x; x.y=3; *q=x.y; }
//- not declared: unk call [cuda] [error 20]
__global__ void k(int*q){ *q=foo(3)+foo(4); bar(q); }
//- not declared: unk calltmpl [cuda] [error 20]
__global__ void k(int*q){ *q=foo<int>(3); }
//- not declared: unk calltmpl2 [cuda] [error 20]
__global__ void k(int*q){ *q=foo<3>(3); }
//- not declared: cg [cuda] [error 725]
namespace cg = cooperative_groups; __global__ void k(int*q){ auto g=cg::this_thread_block(); g.sync(); }
//- not declared: cg2 [cuda] [error 276]
__global__ void k(int*q){ cooperative_groups::thread_block g=cooperative_groups::this_thread_block(); g.sync(); }
//- not declared: cg3 [cuda] [error 725]
using namespace cooperative_groups; __global__ void k(int*q){ thread_block g=this_thread_block(); g.sync(); }
//- not declared: half [cuda] [error 70]
__global__ void k(__half*q){ *q=__float2half(1.f); }
//- not declared: half2 [cuda] [error 20]
__global__ void k(float*q){ half x=__float2half(*q); *q=__half2float(x); }
//- not declared: half3 [cuda] [error 20]
__device__ half f(half x){ return x; } __global__ void k(float*q){ *q=1; }
//- not declared: cuda atomic [cuda] [error 276]
__global__ void k(int*q){ cuda::atomic_ref<int, cuda::thread_scope_device> a(*q); a.fetch_add(1); }
//- not declared: cub [cuda] [error 260]
__global__ void k(int*q){ typedef cub::BlockReduce<int,128> R; __shared__ typename R::TempStorage t; *q=R(t).Sum(*q); }
//- not declared: curand [cuda] [error 20]
__global__ void k(float*q){ curandState s; curand_init(1,2,3,&s); *q=curand_uniform(&s); }
//- not declared: uint [cuda] [error 70]
__global__ void k(u32*q){ *q=1; }
//- not declared: uint2 [cuda] [error 20]
__global__ void k(int*q){ u64 x=3; *q=x; }
//- not declared: bf16 [cuda] [error 70]
__global__ void k(nv_bfloat16*q){ *q=__float2bfloat16(1.f); }
//- not declared: shared tmpl [cuda] [error 20]
template<int N> __global__ void k(int*q){ __shared__ foo<N> x; *q=x.y; } void h(){ k<3><<<1,1>>>(0); }
//- not declared: program 1 [cuda] [error 20]
__global__ void k(int*q){ __shared__ foo<3> x; *q=x.y; }
//- not declared: program 2 [cuda] [error 20]
__global__ void k2(int*q){ __shared__ foo x; *q=x.y; }
//- not declared: program 3 [cuda] [error 864]
__global__ void k3(int*q){ static foo<3> x; *q=x.y; }
//- not declared: program 4 [cuda] [error 864]
__global__ void k3(int*q){ const foo<3> x; *q=x.y; }
//- not declared: program 5 [cuda] [error 20]
__global__ void k3(int*q){ foo<3> x; *q=x.y; }
//- not declared: program 6 [cuda] [error 864]
__device__ foo<3> x; __global__ void k3(int*q){ *q=x.y; }
//- not declared: program 7 [cuda] [error 20]
__device__ foo x; __global__ void k3(int*q){ *q=x.y; }
//- not declared: program 8 [cuda] [error 20]
struct S{ foo x; foo<3> y; foo::bar z; }; __global__ void k3(S s,int*q){ *q=s.x; }
//- not declared: program 10 [cuda] [error 77]
struct S{ foo::bar z; }; __global__ void k3(S s,int*q){ *q=s.x; }
//- not declared: program 11 [cuda] [error 77]
struct S{ __device__ foo::bar f(){ return 1;} }; __global__ void k3(S s,int*q){ *q=1; }
//- not declared: program 12 [cuda] [error 77]
template<class T> struct S{ foo::bar z; }; __global__ void k3(int*q){ S<int> s; *q=1; }
//- not declared: program 13 [cuda] [error 276]
template<class T> __device__ foo::bar f(T t){ return t; }; __global__ void k3(int*q){ *q=1; }
//- not declared: program 14 [cuda] [error 276]
template<class T> __device__ int f(T t){ foo::bar<T> x; foo<T> y; return t; }; __global__ void k3(int*q){ *q=f(1); }
//- not declared: program 15 [cuda] [error 20]
__device__ int f(foo<int> x){ return 1; } __global__ void k3(int*q){ *q=f(1); }
//- not declared: program 16 [cuda] [error 20]
__device__ int f(int y, foo x){ return 1; } __global__ void k3(int*q){ *q=f(1,2); }
//- not declared: program 17 [cuda] [error 20]
__device__ int f(int y, const foo &x){ return 1; } __global__ void k3(int*q){ *q=f(1,2); }
//- not declared: program 19 [cuda] [error 20]
__global__ void k3(const foo x){ }
//- not declared: program 20 [cuda] [error 20]
__global__ void k3(const foo *x, int n){ int i=x[0]; }
//- not declared: program 21 [cuda] [error 20]
__constant__ foo c[3]; __global__ void k3(int *x){ *x=c[0]; }
//- not declared: program 22 [cuda] [error 20]
static const foo c=3; __global__ void k3(int *x){ *x=c; }
//- not declared: program 23 [cuda] [error 20]
__global__ void k3(int *x){ for (foo i=0;i<3;i++) x[i]=1; }
//- not declared: program 24 [cuda] [error 20]
__global__ void k3(int *x){ foo<int>::type i=0; x[i]=1; }
//- not declared: program 25 [cuda] [error 20]
__global__ void k3(int *x){ x[0]=sizeof(foo); }
//- not declared: program 26 [cuda] [error 20]
__global__ void k3(int *x){ x[0]=(foo)3; }
//- not declared: program 27 [cuda] [error 20]
__global__ void k3(int *x){ x[0]=static_cast<foo>(3); }
//- not declared: program 28 [cuda] [error 20]
__global__ void k3(int *x){ foo *p = new foo; x[0]=1; }
//- not declared: program 29 [cuda] [error 20]
__global__ void k3(int *x){ auto p = reinterpret_cast<foo*>(x); x[0]=1; }
//- not declared: program 30 [cuda] [error 20]
__global__ void k3(int *x){ x[0]=*(foo*)x; }
//- not declared: program 31 [cuda] [error 20]
__global__ void k3(int *x){ foo &p = *x; x[0]=1; }
//- not declared: program 32 [cuda] [error 20]
__global__ void k3(int *x){ if (foo(x)) return; while (bar) {} }
//- not declared: program 33 [cuda] [error 20]
__global__ void k3(int *x){ x[foo]=bar; x.baz=3; x->y=2; }
//- not declared: program 34 [cuda] [error 20]
using T = foo; __global__ void k3(int *x){ T t; x[0]=1; }
//- not declared: program 35 [cuda] [error 20]
using T = foo::bar<int>; __global__ void k3(int *x){ T t; x[0]=1; }
//- not declared: program 36 [cuda] [error 262]
struct A : foo {}; __global__ void k3(int *x){ A t; x[0]=1; }
//- not declared: program 37 [cuda] [error 262]
struct A : foo::bar<int> {}; __global__ void k3(int *x){ A t; x[0]=1; }
//- not declared: program 38 [cuda] [error 864]
template<class T> struct A : foo<T> {}; __global__ void k3(int *x){ A<int> t; x[0]=1; }
//- not declared: program 39 [cuda] [error 20]
enum E { a=foo }; __global__ void k3(int *x){ x[0]=a; }
//- not declared: program 40 [cuda] [error 20]
__device__ int x[foo]; __global__ void k3(int *q){ q[0]=x[0]; }
//- undeclared name in an alias template [error 864]
template <class T> using A = Undeclared<T>;
//- undeclared type in an alias template [error 20]
template <class T> using A = Undeclared;
//- undeclared name in a default argument of a function template [error 20]
template <class T> void f(T, int = undeclared);
//- undeclared name in a default template argument of a function template [error 20]
template <class T, class U = Undeclared> void f(T);
//- undeclared name in a variable template [error 20]
template <class T> int v = undeclared;
//- undeclared in the exception specification of a function template [error 20]
template <class T> void f(T) noexcept(undeclared);
//- a variable template names itself
template <int N> constexpr int down = N + down<N - 1>; template <> constexpr int down<0> = 0; static_assert(down<3> == 6, "");
//- a default argument of a function template names earlier parameters of the template
template <class T, int N> void f(T t, int n = N, T u = T(), unsigned s = sizeof(T)) noexcept(sizeof(T) > 1); void g() { f<int, 2>(1); }
//- an alias template names a member of its parameter
template <class T> using A = typename T::type; template <class T> using B = decltype(T().first); struct S { using type = int; int first; }; A<S> a; B<S> b;
