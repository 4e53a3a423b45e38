__device__ int counter = 5;
__constant__ float table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
__device__ int history[64];
