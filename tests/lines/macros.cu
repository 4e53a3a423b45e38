// Macros over several lines, and lines that say they are of another file.
#define CLAMP(v, lo, hi) ((v) < (lo) ? (lo) : (v) > (hi) ? (hi) : (v))
#define STORE(p, i, v)     \
    do {                   \
        (p)[(i)] = (v);    \
        (p)[(i) + 64] = 1; \
    } while (0)

__global__ void macros(int *p, int lo, int hi)
{
    int i = threadIdx.x;
    int v = p[i];
    v = CLAMP(v, lo, hi);
    STORE(p, i, v + 2);
#line 100 "generated.inc"
    p[i + 128] = v * lo;
    p[i + 256] = v * hi;
#line 18 "macros.cu"
    p[0] = hi;
}
