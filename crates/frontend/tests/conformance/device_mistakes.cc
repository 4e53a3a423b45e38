//- mistake 1: identifier 'x' is undefined [cuda] [error]
__global__ void k(int*p){ *p = x; }
//- mistake 2: identifier 'f' is undefined [cuda] [error]
__global__ void k(int*p){ *p = f(1); }
//- mistake 3: expression must have arithmetic or unscoped enum type [cuda] [error]
__global__ void k(int*p){ int a = 1 *p = a; }
//- mistake 4: return value type does not match the function type [cuda] [error]
__global__ void k(int*p){ return 1; }
//- mistake 5: class 'S' has no member 'b' [cuda] [error]
struct S{int a;}; __global__ void k(S*p){ p->b = 1; }
//- mistake 6: class 'S' has no member 'b' [cuda] [error]
struct S{int a;}; __global__ void k(S p){ p.b(); }
//- mistake 7: too few arguments in function call [cuda] [error]
__device__ void f(int); __global__ void k(){ f(); }
//- mistake 8: too many arguments in function call [cuda] [error]
__device__ void f(int); __global__ void k(){ f(1,2); }
//- mistake 9: argument of type 'int' is incompatible with parameter of type 'int *' [cuda] [error]
__device__ void f(int*); __global__ void k(){ f(1); }
//- mistake 10: more than one instance of overloaded function 'f' matches the argument [cuda] [error]
__device__ void f(int); __device__ void f(float); __global__ void k(){ f(1.0); }
//- mistake 11: expression must be a modifiable lvalue [cuda] [error]
__global__ void k(int*p){ const int a = 1; a = 2; *p=a; }
//- mistake 12: a value of type 'double' cannot be assigned to an entity of type 'int  [cuda] [error]
__global__ void k(int*p){ p = 3.0; }
//- mistake 13: expression must be a modifiable lvalue [cuda] [error]
__global__ void k(int*p){ 5 = *p; }
//- mistake 14: a break statement may only be used within a loop or switch [cuda] [error]
__global__ void k(int*p){ break; }
//- mistake 15: a continue statement may only be used within a loop [cuda] [error]
__global__ void k(int*p){ continue; }
//- mistake 16: label 'nowhere' was referenced but not defined [cuda] [error]
__global__ void k(int*p){ goto nowhere; }
//- mistake 17: case label value has already appeared in this switch at line 1 [cuda] [error]
__global__ void k(int*p){ switch(*p){ case 1: break; case 1: break; } }
//- mistake 18: a case label may only be used within a switch [cuda] [error]
__global__ void k(int*p){ case 1: *p = 1; }
//- mistake 19: 'a' has already been declared in the current scope [cuda] [error]
__global__ void k(int*p){ int a; int a; }
//- mistake 20: the size of an array must be greater than zero [cuda] [error]
__global__ void k(int*p){ int a[-1]; a[0]=1; *p=a[0]; }
//- mistake 21: identifier 'n' is undefined [cuda] [error]
__global__ void k(int*p){ int a[n]; }
//- mistake 22: incomplete type 'void' is not allowed [cuda] [error]
__global__ void k(int*p){ void v; }
//- mistake 23: cannot deduce 'auto' type (initializer required) [cuda] [error]
__global__ void k(int*p){ auto x; }
//- mistake 24: pointer or reference to incomplete type 'I' is not allowed [cuda] [error]
struct I; __global__ void k(I*p){ p->x = 1; }
//- mistake 25: incomplete type 'I' is not allowed [cuda] [error]
struct I; __global__ void k(I*p){ I i; }
//- mistake 26: member 'C::a' (declared at line 1) is inaccessible [cuda] [error]
class C{int a;}; __global__ void k(C*p){ p->a = 1; }
//- mistake 27: object of abstract class type 'A' is not allowed: [cuda] [error]
struct A{ virtual void f()=0; }; __global__ void k(){ A a; }
//- mistake 28: no instance of function template 'f' matches the argument list [cuda] [error]
template<class T> __device__ void f(T a, T b); __global__ void k(){ f(1, 2.0); }
//- mistake 29: static assertion failed with 'small' [cuda] [error]
template<int N> struct X{ static_assert(N>3,"small"); }; __global__ void k(){ X<2> x; }
//- mistake 30: static assertion failed with 'no' [cuda] [error]
__global__ void k(int*p){ static_assert(sizeof(int)==8, "no"); }
//- mistake 31: device code does not support exception handling [cuda] [error]
__global__ void k(int*p){ throw 1; }
//- mistake 32: device code does not support exception handling [cuda] [error]
__global__ void k(int*p){ try { *p=1; } catch(...) {} }
//- mistake 33: The operator 'dynamic_cast' is not allowed in device code [cuda] [error]
struct P{virtual ~P(){}}; struct Q:P{}; __global__ void k(P*p){ Q*q=dynamic_cast<Q*>(p); }
//- mistake 34: expression must have class type but it has type 'int' [cuda] [error]
__global__ void k(int*p){ int x = *p; x.y = 1; }
//- mistake 35: expression preceding parentheses of apparent call must have (pointer-t [cuda] [error]
__global__ void k(int*p){ *p = (*p)(); }
//- mistake 36: reference variable 'r' requires an initializer [cuda] [error]
__global__ void k(int*p){ int &r; }
//- mistake 37: const variable 'c' requires an initializer [cuda] [error]
__global__ void k(int*p){ const int c; }
//- mistake 38: expression must have arithmetic or unscoped enum type [cuda] [error]
__global__ void k(int*p){ *p = p * p; }
//- mistake 39: expression must have integral or unscoped enum type [cuda] [error]
__global__ void k(float*p){ *p = *p % 2; }
//- mistake 40: expression must have integral or unscoped enum type [cuda] [error]
__global__ void k(float*p){ *p = ~*p; }
//- mistake 41: expression must be a pointer to a complete object type [cuda] [error]
__global__ void k(int*p){ delete *p; }
//- mistake 42: a value of type 'const char *' cannot be assigned to an entity of type [cuda] [error]
__global__ void k(int*p){ *p = "abc"; }
//- mistake 43: a value of type 'const char (4)' cannot be used to initialize an entit [cuda] [error]
__global__ void k(int*p){ char c[2] = "abc"; }
//- mistake 44: too many initializer values [cuda] [error]
__global__ void k(int*p){ int a[2] = {1,2,3}; }
//- mistake 45: no default constructor exists for class 'S' [cuda] [error]
struct S{ S(int); }; __global__ void k(){ S s; }
//- mistake 46: no suitable constructor exists to convert from 'int' to 'S' [cuda] [error]
struct S{ explicit S(int); }; __global__ void k(){ S s = 1; }
//- mistake 47: 'this' may only be used inside a nonstatic member function [cuda] [error]
__global__ void k(int*p){ this->x = 1; }
//- mistake 48: identifier 'y' is undefined [cuda] [error]
__global__ void k(int*p){ if (int x = 1) { } else { y = 2; } }
//- mistake 49: identifier 'i' is undefined [cuda] [error]
__global__ void k(int*p){ for (int i = 0; i < 3; i++) ; i = 1; }
//- mistake 50: expected a ';' [cuda] [error]
__global__ void k(int*p) { *p = 1 }
//- mistake 51: expected a ')' [cuda] [error]
__global__ void k(int*p) { *p = (1; }
//- mistake 52: expected an identifier [cuda] [error]
__global__ void k(int*p) { int 3x; }
//- mistake 53: invalid octal digit [cuda] [error]
__global__ void k(int*p) { *p = 09; }
//- mistake 54: missing closing quote [cuda] [error]
__global__ void k(int*p) { *p = 'ab; }
//- mistake 55: namespace definition is not allowed [cuda] [error]
__global__ void k(int*p) { namespace N { } }
//- mistake 56: a template declaration is not allowed here [cuda] [error]
__global__ void k(int*p) { template<class T> struct X{}; }
//- mistake 57: namespace 'N' has no member 'x' [cuda] [error]
namespace N{} __global__ void k(int*p) { *p = N::x; }
//- mistake 58: a namespace name is not allowed [cuda] [error]
namespace N{} __global__ void k(int*p) { N = 1; }
//- mistake 59: name followed by '::' must be a class or namespace name [cuda] [error]
__global__ void k(int*p) { int x = x::y; }
//- mistake 60: variable 'v' has already been defined (previous definition at line 1) [cuda] [error]
__device__ int v; __device__ float v; __global__ void k(){}
//- mistake 61: cannot overload functions distinguished by return type alone [cuda] [error]
__device__ int f(int); __device__ float f(int); __global__ void k(){}
//- mistake 62: function 'f' has already been defined (previous definition at line 1) [cuda] [error]
__device__ void f(){} __device__ void f(){} __global__ void k(){ f(); }
//- mistake 63: 'a' has already been declared in the current scope [cuda] [error]
struct S{ int a; int a; }; __global__ void k(S*){}
//- mistake 64: class 'S' has already been defined (previous definition at line 1) [cuda] [error]
struct S{}; struct S{}; __global__ void k(S*){}
//- mistake 65: 'A' has already been declared in the current scope [cuda] [error]
enum E{A,A}; __global__ void k(){}
//- mistake 66: a member with reference type is not allowed in a union [cuda] [error]
union U{ int a; float &r; }; __global__ void k(){}
//- mistake 67: identifier 'y' is undefined [cuda] [error]
__global__ void k(int*p){ [](int x){ return y; }(1); }
//- mistake 68: an enclosing-function local variable cannot be referenced in a lambda  [cuda] [error]
__global__ void k(int*p){ int a=1; [](){ return a; }(); }
//- mistake 69: expression must be a modifiable lvalue [cuda] [error]
__global__ void k(int*p){ auto l=[=]{ p=0; }; l(); }
//- mistake 70: identifier 'q' is undefined [cuda] [error]
__global__ void k(int*p){ decltype(q) z; }
//- mistake 71: expression must have a constant value [cuda] [error]
__global__ void k(int*p){ constexpr int c = *p; }
//- mistake 72: calling a constexpr __host__ function('f') from a __global__ function( [cuda] [error]
constexpr int f(int n){ return n==0 ? throw 1 : n; } __global__ void k(int*p){ constexpr int c = f(0); *p=c; }
//- mistake 73: incomplete type 'V<float>' is not allowed [cuda] [error]
template<class T> struct V; template<> struct V<int>{}; __global__ void k(){ V<float> v; }
//- mistake 74: too few arguments for class template 'V' [cuda] [error]
template<class T, int N> struct V{}; __global__ void k(){ V<int> v; }
//- mistake 75: expected a type specifier [cuda] [error]
template<class T> struct V{}; __global__ void k(){ V<3> v; }
//- mistake 76: no instance of constructor 'V' matches the argument list [cuda] [error]
template<class T> struct V{}; __global__ void k(){ V v; }
//- mistake 78: asm operand type size(4) does not match type/size implied by constrain [cuda] [error]
__global__ void k(int*p){ asm("x" : "=q"(*p)); }
//- mistake 79: an asm output operand must have one of the '=' or '+' modifiers [cuda] [error]
__global__ void k(int*p){ asm("mov %0, 1;" : "r"(*p)); }
//- mistake 80: default argument not at end of parameter list [cuda] [error]
__device__ int f(int a, int b = 1, int c); __global__ void k(){}
//- mistake 81: a value of type 'void (*)(int)' cannot be used to initialize an entity [cuda] [error]
__global__ void k(int a = 1){} __global__ void m(){ }  __device__ int z = k;
//- mistake 82: cannot override 'final' function 'B::f' (declared at line 1) [cuda] [error]
struct B{ virtual void f() final; }; struct D:B{ void f(); }; __global__ void k(){}
//- mistake 83: member function declared with 'override' does not override a base clas [cuda] [error]
struct B{}; struct D:B{ void f() override; }; __global__ void k(){}
//- mistake 84: a 'final' class type cannot be used as a base class [cuda] [error]
struct F final{}; struct D:F{}; __global__ void k(){}
//- mistake 85: invalid type conversion [cuda] [error]
__global__ void k(int*p){ static_cast<float*>(p); }
//- mistake 86: a value of type 'const int *' cannot be used to initialize an entity o [cuda] [error]
__global__ void k(const int*p){ int*q = p; }
//- mistake 87: invalid type conversion [cuda] [error]
__global__ void k(int*p){ reinterpret_cast<float>(*p); }
//- mistake 88: return value type does not match the function type [cuda] [error]
__device__ void f() { int x = 1; return x; } __global__ void k(){ f(); }
//- mistake: member of what a pointer to a scalar points to [cuda] [error]
__global__ void k(int*p){ p->x = 3; }
//- mistake: remainder of a float [cuda] [error]
__global__ void k(float*p){ *p % 3; }
//- mistake: bits of pointers [cuda] [error]
__global__ void k(float*p){ p ^ p; }
//- mistake: a kernel returns a value [cuda] [error]
__global__ void k(int*p){ return 3; }
//- mistake: auto without an initialiser [cuda] [error]
__global__ void k(int*p){ auto x; }
//- mistake: a function template that uses ever new instances of itself [cuda] [error 456] [not cicc]
template<int N> __device__ int f() { return N * f<N - 1>(); }
__global__ void k(int *p) { *p = f<5>(); }
//- mistake: a member that uses the same one of ever new classes [cuda] [error 456]
template<int N> struct A { static __device__ int f() { return A<N - 1>::f(); } };
__global__ void k(int *p) { *p = A<5>::f(); }
//- mistake: a static member that needs three hundred others [cuda] [error 456]
template <int N> struct Down { static const int value = Down<N - 1>::value + 1; };
template <> struct Down<0> { static const int value = 0; };
__global__ void k(int *p) { *p = Down<300>::value; }
//- mistake: a variable template that needs three hundred others [cuda] [error 456]
template <int N> constexpr int down = down<N - 1> + 1;
template <> constexpr int down<0> = 0;
__global__ void k(int *p) { *p = down<300>; }
//- a static member that needs 199 others [cuda] [accept]
template <int N> struct Down { static const int value = Down<N - 1>::value + 1; };
template <> struct Down<0> { static const int value = 0; };
__global__ void k(int *p) { *p = Down<199>::value; }
//- mistake: a virtual function that makes ever new classes [cuda] [error 456] [not cicc]
template<int N> struct A { virtual __device__ int f(); };
template<int N> __device__ int A<N>::f() { A<N + 1> a; A<N + 1> *p = &a; return p->f(); }
__global__ void k(int *p) { A<0> a; *p = a.f(); }
//- a chain of instances that ends [cuda] [accept]
template<int N> __device__ int f() { if constexpr (N == 0) return 0; else return N + f<N - 1>(); }
__global__ void k(int *p) { *p = f<150>(); }
//- mistake: an operand that is not there, by name [cuda] [error 1414]
__global__ void k(int *p) { asm("add.s32 %[sum], %1, 1;" : [total] "=r"(p[0]) : "r"(p[1])); }
//- mistake: a constraint that nobody knows [cuda] [error 1121]
__global__ void k(int *p) { asm("mov.u32 %0, %1;" : "=z"(p[0]) : "r"(p[1])); }
//- mistake: the arguments that are there are looked at before those that are missing [cuda] [error 167]
__device__ void copy(int *to, const int *from, int n);
__global__ void k(int *p) { copy(p, 2.5f); }
//- mistake: an argument for an explicit constructor [cuda] [error 415]
struct Meters { float v; __device__ explicit Meters(float f) : v(f) {} };
__device__ float walk(Meters m) { return m.v; }
__global__ void k(float *p) { *p = walk(2.5f); }
//- mistake: an argument of another class [cuda] [error 312]
struct Meters { float v; };
struct Miles { float v; };
__device__ float walk(Meters m) { return m.v; }
__global__ void k(float *p, Miles m) { *p = walk(m); }
//- mistake: a class for a number [cuda] [error 413]
struct Meters { float v; };
__device__ float twice(float f) { return f + f; }
__global__ void k(float *p, Meters m) { *p = twice(m); }
//- mistake: managed memory in a kernel [cuda] [error 3484]
__global__ void k(int *p) { __managed__ int hits; *p = hits; }
//- mistake: a member of a type that has none [cuda] [error 276]
template<class T> __global__ void k(T *p) { typename T::element e = *p; *p = e; }
template __global__ void k<int>(int *);
//- mistake: a class template without arguments behind a pointer [cuda] [error 441]
template<class T> struct Buffer { T *data; };
__global__ void k(Buffer *p) { }
//- mistake: a semicolon before the body [cuda] [error 169]
__global__ void k(int *p); { *p = 1; }
//- mistake: a directive behind something else [cuda] [error 10]
__global__ void k(int *p) { # p[0] = 1;
}
//- mistake: sizeof without its end [cuda] [error 18]
__global__ void k(int *p) { *p = sizeof(int; }
//- mistake: a number for a type [cuda] [error 79]
template<class T, int N> struct Tile { T data[N]; };
__global__ void k(Tile<4, float> *p) { p->data[0] = 1; }
//- mistake: a launch from a kernel with too many arguments [cuda] [error 140]
__global__ void k(int n) { k<<<1, 1>>>(n, n); }
