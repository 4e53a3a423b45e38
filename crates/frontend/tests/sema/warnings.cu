// What is legal and yet worth a word, and what is not worth one.
__global__ void zero(int *p, int x) { *p = x / 0 + x % 0; }
__global__ void zeros(int *p) { *p /= 0; *p %= 0; }
template <int N> __device__ int divisor(int x) { return x % N; }
__global__ void instance(int *p) { *p = divisor<0>(*p); }
__global__ void infinite(double *p) { *p = 1e400 + 1e40f + (double)1.18973149535723176502126385303097021e+4932L; }
struct Defaulted { __host__ __device__ Defaulted() = default; __device__ Defaulted(const Defaulted &) = default; __host__ ~Defaulted() = default; };
template <class T> struct Instance { __host__ __device__ Instance() = default; __host__ __device__ Instance &operator=(const Instance &) = default; };
__global__ void defaulted(int *p) { Instance<int> a; Instance<float> b; (void)a; (void)b; }
struct Virtual { __host__ __device__ virtual ~Virtual() = default; };
struct Overrides : Virtual { __host__ __device__ ~Overrides() = default; };
