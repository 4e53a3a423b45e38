// Variable-length integers: 7 bits a byte, zigzag and delta decoding, a record of 32 bytes per thread.
// RUN: varint_decode<<<2048, 128>>>(in=buf:u8:262144*32:rand=1, sums=out:i64:262144, counts=out:i32:262144)
#include <cstdint>
struct Reader {
    const uint8_t* p;
    const uint8_t* end;
    __device__ bool more() const { return p < end; }
    __device__ uint64_t next() {
        uint64_t v = 0;
        int shift = 0;
        while (p < end) {
            uint8_t b = *p++;
            v |= (uint64_t)(b & 0x7f) << shift;
            if (!(b & 0x80)) break;
            shift = shift < 56 ? shift + 7 : 56;
        }
        return v;
    }
    __device__ int64_t next_signed() {
        uint64_t v = next();
        return (int64_t)(v >> 1) ^ -(int64_t)(v & 1);
    }
};
extern "C" __global__ void varint_decode(const uint8_t* __restrict__ in, long long* __restrict__ sums, int* __restrict__ counts) {
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    Reader r{in + id * 32, in + id * 32 + 32};
    long long value = 0, sum = 0;
    int n = 0;
    for (; r.more(); n++) {
        value += r.next_signed();
        sum += value;
    }
    sums[id] = sum;
    counts[id] = n;
}
