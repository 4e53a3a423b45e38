// Halves rounded to four bits by arithmetic on flags: products and sums of conditions.
// RUN: fp4_rounding<<<8192, 256>>>(x=buf:u16:1<<21:rand=1, y=out:u16:1<<21)
extern "C" __global__ void fp4_rounding(const unsigned short* __restrict__ x, unsigned short* __restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned short v = x[i];
    unsigned short e = (v >> 10) & 31;
    bool sign = (v >> 15) & 1, last = (v >> 9) & 1;
    short f = e - 14;
    short shift = (f <= 0) * (1 - f);
    unsigned short bits = min(16, 9 + shift);
    unsigned short half = 1 << (bits - 1), tail = (v & 2047) & ((1 << bits) - 1);
    bool close = tail < half, away = tail > half, tie = tail == half;
    unsigned short up = e + (f <= 0 || last), even = (e > 13) * (e + last);
    f = away * up + close * e + tie * even;
    unsigned short m = away * (f > 0 && !last) + close * ((e > 14) * last);
    m = m + (f > 17) * (m == 0);
    f = (f >= 13) * max(13, min((int)f, 17));
    y[i] = (sign << 15) + (f << 10) + (m << 9);
}
