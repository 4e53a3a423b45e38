// FLAGS: -std=c++23
// The name of a parameter is an xvalue where it is returned.
__device__ int &outlives(int &&i) { return i; } // error: initial value of reference to non-const must be an lvalue
__global__ void k(int *p) { p[0] = outlives(3); }
