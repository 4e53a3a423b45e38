#include "../common.h"

__device__ unsigned bits(unsigned x, int i);

__global__ void kernel(unsigned *p) {
  int i = threadIdx.x;
  p[i] = bits(i * 2654435761u, i) + __popc(__activemask()) + __ballot_sync(~0u, i & 1);
}

int main() {
  unsigned *p = managed<unsigned>(32);
  kernel<<<1, 32>>>(p);
  finish();
  for (int i = 0; i < 32; i += 3) std::printf("%u ", p[i]);
  std::printf("\n");
}
