// RUN: smooth<<<2, 128>>>(rounds=i32:3, data=out:i32:256:iota)

__global__ void smooth(int rounds, int *data) {
    __shared__ int line[128];
    int t = threadIdx.x;
    line[t] = data[blockIdx.x * 128 + t];
    for (int r = 0; r < rounds; r++) {
        int sum = line[(t + 127) % 128] + line[t] + line[(t + 1) % 128];
        line[t] = sum;
    }
    data[blockIdx.x * 128 + t] = line[t];
}
