// Pointers that walk: an interleaved image is split and filtered with end pointers and post-increments.
// RUN: walking_pointers<<<256, 128>>>(width=i32:64, src=buf:u8:32768*64*3:rand=1, dst=out:u8:32768*64, hist=out:u32:32768)
extern "C" __global__ void walking_pointers(int width, const unsigned char* src, unsigned char* dst, unsigned* hist) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned char* p = src + (size_t)row * width * 3;
    const unsigned char* end = p + width * 3;
    unsigned char* d = dst + (size_t)row * width;
    unsigned sum = 0;
    while (p < end) {
        unsigned r = *p++, g = *p++, b = *p++;
        unsigned y = (r * 77 + g * 151 + b * 28) >> 8;
        sum += y;
        *d++ = (unsigned char)y;
    }
    hist[row] = sum;
}
