struct S { int a; private: int hidden; };
__device__ void over(int*);
__device__ void over(float*);
__device__ void one(int, int);
void host();
int host_var;
__global__ void unknown(float* x) { x[0] = y; }
__global__ void missing(int* x) {
    int i = threadIdx.x
    x[i] = i;
}
__global__ void mismatch(float* x, S s) { int* p = x; x[0] = s; }
__global__ void calls(double d) { over(&d); one(1); one(1, 2, 3); one("s", 1); }
__global__ void members(S* s) { s->a = 1; s->b = 2; s->hidden = 3; }
__global__ void spaces(int* p) { host(); *p = host_var; }
__global__ void constness(const int* p) { *p = 1; threadIdx.x = 2; 5 = 6; }
__global__ void address() { auto p = &threadIdx; }
__global__ void exceptions() { throw 1; }
__global__ void assembly(int* p, float f) { asm("mov.b32 %0, %1;" : "=r"(*p) : "r"(f)); asm("" : "r"(*p)); }
__global__ void jumps() { break; goto nowhere; }
__global__ void types(int* p) { int a[-1]; p += p; p = 5; int& r = 1; const int c; }
__device__ int returns() { return "x"; }
__global__ void use() { returns(); }
__global__ void launch() { unknown(0); }
__global__ void switches(int i) { switch (i) { case 1: case 1: break; default: default: break; } }
namespace space { template <class T> struct Vector { __device__ Vector(int *); __device__ Vector(int *, int); }; }
__global__ void constructors() { space::Vector<float> v(3.5f); }
