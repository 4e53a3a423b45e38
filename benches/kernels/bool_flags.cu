// Loops that carry flags: is a window sorted, does it repeat, does its sign alternate.
// RUN: bool_flags<<<2048, 256>>>(n=i32:1<<19, w=i32:24, x=buf:i32:524400:rand=1,-40,40, out=out:u8:1<<19)
extern "C" __global__ void bool_flags(int n, int w, const int* x, unsigned char* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    bool rising = true, repeated = false, alternating = true, odd = false;
    for (int k = 1; k < w; k++) {
        int a = x[i + k - 1], b = x[i + k];
        rising &= a <= b + 20;
        repeated |= a == b;
        alternating = alternating && (a < 0) != (b < 0);
        odd ^= (b & 1) != 0;
        if (!rising && repeated && !alternating) break;
    }
    out[i] = (rising ? 1 : 0) | (repeated ? 2 : 0) | (alternating ? 4 : 0) | (odd ? 8 : 0);
}
