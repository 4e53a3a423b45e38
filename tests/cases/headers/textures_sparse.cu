// Reads of sparse textures say whether the texel is in memory: each is the instruction with a predicate.
// PTXAS: sm_75 sm_90 sm_120
// CHECK-DAG: tex.2d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.3d.v4.s32.f32 {{.*}}|%
// CHECK-DAG: tex.a2d.v4.u32.f32 {{.*}}|%
// CHECK-DAG: tld4.a.2d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.level.2d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.level.3d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.level.a2d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.grad.2d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.grad.3d.v4.f32.f32 {{.*}}|%
// CHECK-DAG: tex.grad.a2d.v4.f32.f32 {{.*}}|%
__global__ void k(cudaTextureObject_t t, float4 *o, bool *b, float2 d2, float4 d3) {
    int i = threadIdx.x;
    o[0] = tex2D<float4>(t, 1.5f * i, 2.f, b);
    o[1].x = tex3D<int2>(t, 1.5f * i, 2.f, 3.f, b + 1).y;
    o[2].x = tex2DLayered<unsigned char>(t, 1.f * i, 2.f, i, b + 2);
    o[3] = tex2Dgather<float4>(t, 1.f * i, 2.f, b + 3, i);
    o[4] = tex2DLod<float4>(t, 1.f * i, 2.f, 1.f, b + 4);
    o[5] = tex3DLod<float4>(t, 1.f * i, 2.f, 1.f, 3.f, b + 5);
    o[6] = tex2DLayeredLod<float4>(t, 1.f * i, 2.f, i, 3.f, b + 6);
    o[7] = tex2DGrad<float4>(t, 1.f * i, 2.f, d2, d2, b + 7);
    o[8] = tex3DGrad<float4>(t, 1.f * i, 2.f, 4.f, d3, d3, b + 8);
    tex2DLayeredGrad(&o[9], t, 1.f * i, 2.f, i, d2, d2, b + 9);
}
