// No headers: for a compiler without a CUDA installation.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

struct S {
    int a;
    double b;
    char c[5];
};

__device__ int scalar = 5;
__constant__ float table[4] = {1, 2, 3, 4};
__device__ int *address = &scalar;

__device__ __attribute__((noinline)) S returns_struct(S s, int x) {
    s.a += x;
    s.c[x & 3] = x;
    return s;
}

__global__ void kernel(float *p, int n, S s, int (*f)(int)) {
    __shared__ float tile[256];
    int i = __nvvm_read_ptx_sreg_tid_x();
    tile[i] = p[i];
    __nvvm_bar_sync(0);
    p[i] = tile[255 - i] + table[i & 3];
    S t = returns_struct(s, n);
    p[1] = t.a + t.b + t.c[2];
    p[3] = f(n);
    switch (n) {
    case 0: p[4] = 1; break;
    case 1: p[5] = 2; break;
    case 2: p[6] = 3; break;
    case 3: p[7] = 4; break;
    case 4: p[8] = 5; break;
    case 5: p[9] = 6; break;
    case 6: p[1] = 11; break;
    case 7: p[2] = 12; break;
    }
    __nvvm_atom_add_gen_f(p, 1.f);
    unsigned long long x = (unsigned long long)n * i;
    p[9] = x / (n + 1) % 7;
    __int128 q = (__int128)x * x;
    scalar = q >> 70;
    _Float16 h = p[3];
    h = h * h + h;
    p[4] = h;
    p[5] = __builtin_fminf(p[6], p[7]);
    p[8] = __builtin_sqrtf(p[9]);
    asm volatile("mov.u32 %0, %%laneid;" : "=r"(scalar));
    int local[40];
    for (int j = 0; j < n; j++) local[j * j % 40] = j;
    scalar = local[n];
}
