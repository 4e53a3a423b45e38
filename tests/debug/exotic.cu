// Unusual types: 128 bits, complex parts, vectors, halves, nullptr, wide characters, long double, arrays of arrays, references to arrays.
#include <cuda_fp16.h>
#include <cuda_bf16.h>
__global__ void exotic(__int128 *w, float4 *v, __half2 *h, char16_t c16)
{
    unsigned __int128 big = (unsigned __int128)w[0] * 3;
    float4 q = v[0];
    uchar3 u3 = make_uchar3(1, 2, 3);
    longlong2 l2 = make_longlong2(4, 5);
    __half2 hh = h[0];
    __nv_bfloat16 bf = __float2bfloat16(q.x);
    decltype(nullptr) np = nullptr;
    wchar_t wc = L'x';
    char32_t c32 = U'y';
    int grid[2][3][4] = {};
    int (&row)[3][4] = grid[1];
    int (*pp)[4] = &row[2];
    const char *text = "abc";
    void *raw = &big;
    bool yes = np == raw;
    signed char sc = -3;
    dim3 dim(1, 2, 3);
    grid[1][2][3] = u3.z + l2.y;
    w[1] = big + wc + c32 + c16 + (*pp)[3] + text[1] + yes + sc + dim.y + (int)__half2float(__low2half(hh)) + (int)__bfloat162float(bf);
}
