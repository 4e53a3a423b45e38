// Fixed-point arithmetic in 128 bits: multiply, divide by a variable and by a constant.
// RUN: fixed128<<<512, 128>>>(a=buf:i64:65536:rand=1,-1000000000000,1000000000000, b=buf:i64:65536:rand=2,1,100000000, q=out:i64:65536, r=out:i64:65536)
typedef __int128 i128;
extern "C" __global__ void fixed128(const long long* a, const long long* b, long long* q, long long* r) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    i128 x = (i128)a[i] << 20, y = b[i];
    for (int k = 0; k < 4; k++) {
        i128 t = x / y;
        x = (x - t * y) * 1000003 + (t >> 3);
        x = x % 1000000000000000003LL + ((i128)k << 66) / y;
    }
    q[i] = (long long)(x >> 5);
    r[i] = (long long)(x / 10);
}
