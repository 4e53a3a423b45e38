// Tables of integers are read without an expression for each element where the list has as many as the array; what differs from
// that in any way (fewer, converted, computed) is an initializer like others. The values are those of the lists.
// RUN: whole<<<1, 6>>>(out=out:i64:6)
// EXPECT: out[i] == i + 1
// CHECK: .b8 words[24] = {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0, 5, 0, 0, 0, 6};
// CHECK: .b8 full[8] = {255, 255, 255, 255, 9};
// CHECK: .b8 bytes[3] = {255};
// CHECK: .b8 signs[8] = {0, 0, 0, 0, 232, 3, 3};
// CHECK: .b8 sums[16] = {2, 0, 0, 0, 0, 0, 0, 0, 3};
__device__ int words[2][3] = {{1, 2, 3}, {4, 5, 6,},};
__device__ unsigned full[2] = {0xFFFFFFFF, 011};
__device__ unsigned char bytes[3] = {255, 0b0};
__device__ short signs[4] = {0, -0, 1'000, 3};
__device__ long sums[2] = {1 + 1, 3u};

__global__ void whole(long *out) {
  int i = threadIdx.x;
  long value = words[i / 3][i % 3];
  if (i < 2) value += bytes[i] + long(full[i]) - (i == 0 ? 255 + 0xFFFFFFFFL : 9);
  if (i == 5) value += signs[2] + sums[1] - 1003;
  out[i] = value;
}
