// What --check finds in global memory, and what it must not report.
// OPT: 0 1 3
// NO-CLANG: atomicAdd of clang orders other accesses

// RUN: neighbour_of_block<<<1, 64>>>(y=buf:u32:65:iota)
// CHECKED
// FAULT: race on global memory

// RUN: neighbour_of_other_block<<<8, 32>>>(y=buf:u32:257:iota)
// CHECKED
// FAULT: without anything that orders them

// RUN: last_one_wins<<<2, 1>>>(y=out:u32:1)
// CHECKED
// FAULT: race on global memory at address 0x1000000000: write after write of another thread

// RUN: lanes_of_a_warp<<<1, 32>>>(y=out:u32:1)
// CHECKED
// FAULT: write after write

// RUN: lost_updates<<<2, 64>>>(y=out:u32:1)
// CHECKED
// FAULT: race on global memory

// RUN: reset_too_late<<<4, 32>>>(y=buf:u32:1:5)
// CHECKED
// FAULT: race on global memory

// RUN: no_fence<<<4, 32>>>(part=out:u32:4, count=out:u32:1, y=out:u32:1)
// CHECKED
// FAULT: race on global memory

// RUN: cooperative grid_barriers<<<2, 1>>>(y=out:u32:2, arrived=out:u32:2)
// CHECKED
// EXPECT: y == [3, 3]

// RUN: barrier_in_block<<<2, 64>>>(x=buf:u32:128:iota, y=out:u32:128)
// CHECKED
// EXPECT: y[i] == 128 - 1 - i + (i / 64 * 2 - 1) * 64

// RUN: bytes<<<4, 32>>>(y=out:u8:128)
// CHECKED
// EXPECT: y[i] == i

// RUN: same_value<<<4, 32>>>(y=out:u32:1)
// CHECKED
// EXPECT: y[i] == 7

// RUN: counters<<<4, 64>>>(y=out:u32:2)
// CHECKED
// EXPECT: y == [256, 255]

// RUN: last_block_adds<<<4, 32>>>(part=out:u32:4, count=out:u32:1, y=out:u32:1)
// CHECKED
// EXPECT: y[0] == 128

// RUN: flag<<<2, 32>>>(data=out:u32:1, ready=out:u32:1, y=out:u32:1)
// CHECKED
// EXPECT: y[0] == 42

// RUN: lock<<<4, 1>>>(mutex=out:u32:1, y=out:u32:1)
// CHECKED
// EXPECT: y[0] == 4

// RUN: exchange_in_warp<<<1, 32>>>(y=out:u32:32)
// CHECKED
// EXPECT: y[i] == 31 - i

// RUN: heap<<<4, 32>>>(y=out:u32:128)
// CHECKED
// EXPECT: y[i] == i * 3

__global__ void neighbour_of_block(unsigned *y) { y[threadIdx.x] = y[threadIdx.x + 1] + 1; }

__global__ void neighbour_of_other_block(unsigned *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned next = y[i + 1];
  __syncthreads();
  y[i] = next + 5;
}

__global__ void last_one_wins(unsigned *y) { *y = blockIdx.x + 1; }

__global__ void lanes_of_a_warp(unsigned *y) { *y = threadIdx.x + 1; }

__global__ void lost_updates(unsigned *y) { *y = *y + 1; }

__global__ void reset_too_late(unsigned *y) {
  if (blockIdx.x == 0 && threadIdx.x == 0) *y = 0;
  __syncthreads();
  atomicAdd(y, 1);
}

// The partial sums must be made known before the ticket is drawn.
__global__ void no_fence(unsigned *part, unsigned *count, unsigned *y) {
  __shared__ bool last;
  unsigned sum = __popc(__ballot_sync(~0u, true));
  if (threadIdx.x == 0) {
    part[blockIdx.x] = sum;
    last = atomicAdd(count, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    unsigned all = 0;
    for (unsigned b = 0; b < gridDim.x; b++) all += part[b];
    *y = all;
  }
}

__device__ void grid_barrier(unsigned *arrived) {
  __threadfence();
  atomicAdd(arrived, 1);
  while (*(volatile unsigned *)arrived < gridDim.x) {
  }
  __threadfence();
}

__global__ void grid_barriers(unsigned *y, unsigned *arrived) {
  y[blockIdx.x] = blockIdx.x + 1;
  grid_barrier(arrived);
  unsigned other = y[1 - blockIdx.x];
  grid_barrier(arrived + 1);
  y[blockIdx.x] += other;
}

__global__ void barrier_in_block(const unsigned *x, unsigned *y) {
  unsigned *mine = y + blockIdx.x * blockDim.x;
  mine[threadIdx.x] = x[blockIdx.x * blockDim.x + threadIdx.x];
  __syncthreads();
  unsigned other = mine[blockDim.x - 1 - threadIdx.x];
  __syncthreads();
  mine[threadIdx.x] = other;
}

__global__ void bytes(unsigned char *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  y[i] = i;
}

__global__ void same_value(unsigned *y) { *y = 7; }

__global__ void counters(unsigned *y) {
  unsigned ticket = atomicAdd(&y[0], 1);
  atomicMax(&y[1], ticket);
}

__global__ void last_block_adds(unsigned *part, unsigned *count, unsigned *y) {
  __shared__ bool last;
  unsigned sum = __popc(__ballot_sync(~0u, true));
  if (threadIdx.x == 0) {
    part[blockIdx.x] = sum;
    __threadfence();
    last = atomicAdd(count, 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    unsigned all = 0;
    for (unsigned b = 0; b < gridDim.x; b++) all += part[b];
    *y = all;
  }
}

__global__ void flag(unsigned *data, unsigned *ready, unsigned *y) {
  if (threadIdx.x != 0) return;
  if (blockIdx.x == 0) {
    *data = 42;
    __threadfence();
    *(volatile unsigned *)ready = 1;
  } else {
    while (*(volatile unsigned *)ready == 0) {
    }
    __threadfence();
    *y = *data;
  }
}

__global__ void lock(unsigned *mutex, unsigned *y) {
  while (atomicCAS(mutex, 0, 1) != 0) {
  }
  __threadfence();
  *y = *y + 1;
  __threadfence();
  atomicExch(mutex, 0);
}

__global__ void exchange_in_warp(unsigned *y) {
  y[threadIdx.x] = threadIdx.x;
  __syncwarp();
  unsigned other = y[31 - threadIdx.x];
  __syncwarp();
  y[threadIdx.x] = other;
}

// What one thread frees another may be given.
__global__ void heap(unsigned *y) {
  unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned *mine = (unsigned *)malloc(4);
  *mine = i;
  y[i] = *mine * 3;
  free(mine);
}
