// A regular expression as a table of states: every thread runs the automaton over one line.
// RUN: regex_dfa<<<512, 128>>>(len=i32:64, lines=buf:u8:65536*64:rand=1,48,123, table=buf:u8:4096:rand=2,0,16, accept=buf:u8:[0,0,1,0,1,0,0,0,0,0,0,1,0,0,0,1], result=out:i32:65536)
extern "C" __global__ void regex_dfa(int len, const unsigned char* __restrict__ lines, const unsigned char* __restrict__ table, const unsigned char* __restrict__ accept, int* __restrict__ result) {
    __shared__ unsigned char next[16][256];
    __shared__ bool accepting[16];
    for (int i = threadIdx.x; i < 4096; i += blockDim.x) next[i / 256][i % 256] = table[i];
    if (threadIdx.x < 16) accepting[threadIdx.x] = accept[threadIdx.x] != 0;
    __syncthreads();
    int id = blockIdx.x * blockDim.x + threadIdx.x;
    const unsigned char* p = lines + (size_t)id * len;
    const unsigned char* end = p + len;
    unsigned char state = 0;
    int longest = -1, pos = 0;
    bool in_match = false;
    for (; p != end; ++p, ++pos) {
        state = next[state][*p];
        bool now = accepting[state];
        if (now && !in_match) longest = pos;
        in_match = now;
    }
    result[id] = in_match ? longest : -longest;
}
