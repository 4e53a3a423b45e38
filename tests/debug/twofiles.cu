// Names in anonymous and nested namespaces, using-declarations, aliases of namespaces, hidden functions, overloads.
namespace { struct Hidden { int h; }; __device__ Hidden keep{3}; __device__ int helper(Hidden x) { int y = x.h * 2; return y; } }
namespace a::b::c { struct Deep { long d; }; __device__ int f(int v) { int r = v + 1; return r; } __device__ float f(float v) { float r = v + 2; return r; } __device__ Deep deep; }
namespace abc = a::b::c;
using a::b::c::f;
using abc::Deep;
static __device__ int only = 4;
__global__ void twofiles(int *p)
{
    Hidden h = keep;
    Deep d = abc::deep;
    p[0] = helper(h) + f(3) + (int)f(2.0f) + (int)d.d + only;
}
