// Typedefs and aliases in every place: of pointers, arrays, functions, templates, in classes and functions.
typedef int Index;
typedef float Row[4];
typedef Row Matrix[3];
using Op = float (*)(float, float);
template <class T> using Ptr = T *;
typedef struct { int x, y; } Pair;
typedef struct Node { struct Node *next; Index v; } Node, *NodeP;
struct Store { typedef unsigned short key_type; using value_type = double; key_type k; value_type v; const key_type *kp; Matrix m; };
typedef const volatile int CV;
enum { A1, B1 = 7 };
typedef enum { one, two } Num;
__device__ Index global_index;
__device__ float mul(float a, float b) { return a * b; }
__global__ void aliases(Ptr<float> p, Index n, Op given)
{
    typedef long Local;
    Local l = n;
    Matrix m = {};
    m[1][2] = p[0];
    Store s{};
    s.k = n;
    s.v = 2.5;
    Pair pr{1, 2};
    Node nd{nullptr, n};
    NodeP np = &nd;
    CV cv = 5;
    Num num = two;
    Op op = mul;
    size_t z = sizeof(s);
    Index &ref = n;
    p[1] = op(m[1][2], l) + s.k + pr.y + np->v + cv + num + B1 + z + ref + global_index;
}
