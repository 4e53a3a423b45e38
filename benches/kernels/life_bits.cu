// Cellular automaton: 32 cells per word, neighbours added bitwise.
// RUN: life_bits<<<(4,4096), 128>>>(words=i32:512, h=i32:4096, in=buf:u32:1<<21:rand=1, out=out:u32:1<<21)
__device__ void add(unsigned v, unsigned& one, unsigned& two, unsigned& four) {
    unsigned c = one & v;
    one ^= v;
    unsigned d = two & c;
    two ^= c;
    four |= d;
}
extern "C" __global__ void life_bits(int words, int h, const unsigned* __restrict__ in, unsigned* __restrict__ out) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
    int up = y == 0 ? h - 1 : y - 1, down = y == h - 1 ? 0 : y + 1, left = x == 0 ? words - 1 : x - 1, right = x == words - 1 ? 0 : x + 1;
    unsigned one = 0, two = 0, four = 0, self = 0;
    int rows[3] = {up, y, down};
    for (int r = 0; r < 3; r++) {
        unsigned l = in[rows[r] * words + left], c = in[rows[r] * words + x], n = in[rows[r] * words + right];
        add((c << 1) | (l >> 31), one, two, four);
        add((c >> 1) | (n << 31), one, two, four);
        if (r == 1) self = c; else add(c, one, two, four);
    }
    out[y * words + x] = two & ~four & (one | self);
}
