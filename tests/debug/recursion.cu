// Recursion, mutual recursion, function pointers in tables, pointers to members.
__device__ int odd(int n);
__device__ int even(int n) { int below = n - 1; return n == 0 ? 1 : odd(below); }
__device__ int odd(int n) { int below = n - 1; return n == 0 ? 0 : even(below); }
struct Tree { Tree *left, *right; int v; __device__ int depth() const { int l = left ? left->depth() : 0; int r = right ? right->depth() : 0; return 1 + (l > r ? l : r); } };
typedef int (*Fn)(int);
__device__ Fn fns[2] = {even, odd};
__global__ void recursion(int *p, int n)
{
    Tree a{nullptr, nullptr, 1}, b{&a, nullptr, 2}, c{&b, &a, 3};
    int Tree::*member = &Tree::v;
    int (Tree::*method)() const = &Tree::depth;
    Fn f = fns[n & 1];
    p[0] = c.depth() + f(n) + c.*member + (c.*method)();
}
