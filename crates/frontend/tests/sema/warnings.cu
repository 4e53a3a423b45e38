// What is legal and yet worth a word, and what is not worth one.
__global__ void zero(int *p, int x) { *p = x / 0 + x % 0; }
__global__ void zeros(int *p) { *p /= 0; *p %= 0; }
template <int N> __device__ int divisor(int x) { return x % N; }
__global__ void instance(int *p) { *p = divisor<0>(*p); }
__global__ void infinite(double *p) { *p = 1e400 + 1e40f + (double)1.18973149535723176502126385303097021e+4932L; }
