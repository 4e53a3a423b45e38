// Routing of a mixture of experts: softmax over 64 experts by a warp, the best two chosen and renormalised.
// RUN: moe_gate<<<4096, 256>>>(tokens=i32:32768, logits=buf:f32:1<<21:rand=1,-3,3, ids=out:i32:65536, weights=out:f32:65536)
extern "C" __global__ void moe_gate(int tokens, const float* __restrict__ logits, int* __restrict__ ids, float* __restrict__ weights) {
    int token = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x % 32;
    if (token >= tokens) return;
    float2 v = ((const float2*)(logits + token * 64))[lane];
    float m = fmaxf(v.x, v.y);
    for (int o = 16; o; o >>= 1) m = fmaxf(m, __shfl_xor_sync(~0u, m, o));
    v.x = expf(v.x - m);
    v.y = expf(v.y - m);
    float sum = v.x + v.y;
    for (int o = 16; o; o >>= 1) sum += __shfl_xor_sync(~0u, sum, o);
    float picked[2], total = 0;
    int which[2];
    for (int k = 0; k < 2; k++) {
        float b = v.x >= v.y ? v.x : v.y;
        int id = v.x >= v.y ? 2 * lane : 2 * lane + 1;
        for (int o = 16; o; o >>= 1) {
            float ob = __shfl_xor_sync(~0u, b, o);
            int oid = __shfl_xor_sync(~0u, id, o);
            if (ob > b || (ob == b && oid < id)) {
                b = ob;
                id = oid;
            }
        }
        picked[k] = b / sum;
        which[k] = id;
        total += picked[k];
        if (id / 2 == lane) {
            if (id & 1) v.y = -1.f;
            else v.x = -1.f;
        }
    }
    if (lane < 2) {
        ids[token * 2 + lane] = which[lane];
        weights[token * 2 + lane] = picked[lane] / total;
    }
}
