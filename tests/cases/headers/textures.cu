// Texture and surface objects: one instruction for each access.
// PTXAS: sm_75 sm_90 sm_120
// CHECK-DAG: tex.1d.v4.f32.s32
// CHECK-DAG: tex.1d.v4.f32.f32
// CHECK-DAG: tex.2d.v4.u32.f32
// CHECK-DAG: tex.3d.v4.s32.f32
// CHECK-DAG: tex.a2d.v4.f32.f32
// CHECK-DAG: tex.cube.v4.f32.f32
// CHECK-DAG: tex.acube.v4.f32.f32
// CHECK-DAG: tex.level.2d.v4.f32.f32
// CHECK-DAG: tex.grad.2d.v4.f32.f32
// CHECK-DAG: tld4.g.2d.v4.f32.f32
// CHECK-DAG: suld.b.2d.v4.b8.trap
// CHECK-DAG: suld.b.1d.b32.clamp
// CHECK-DAG: sust.b.3d.v2.b32.zero
// CHECK-DAG: sust.b.a2d.b16.trap
__global__ void k(cudaTextureObject_t t, cudaSurfaceObject_t s, float4 *r, float x, float y, float z, int i) {
    float4 sum = tex1Dfetch<float4>(t, i);
    sum.x += tex1D<float>(t, x);
    sum.y += tex2D<uchar4>(t, x, y).w;
    sum.z += tex3D<short2>(t, x, y, z).y;
    sum.w += tex2DLayered<float2>(t, x, y, i).x;
    sum.x += texCubemap<float>(t, x, y, z);
    sum.y += texCubemapLayered<float>(t, x, y, z, i);
    sum.z += tex2DLod<float>(t, x, y, z);
    sum.w += tex2DGrad<float>(t, x, y, make_float2(x, x), make_float2(y, y));
    float4 g = tex2Dgather<float4>(t, x, y, 1);
    float into;
    tex2D(&into, t, y, x);
    sum.x += g.x + into;
    uchar4 c = surf2Dread<uchar4>(s, i * 4, i);
    sum.y += c.z + surf1Dread<float>(s, i * 4, cudaBoundaryModeClamp);
    surf3Dwrite(make_float2(x, y), s, i * 8, i, i, cudaBoundaryModeZero);
    surf2DLayeredwrite((unsigned short)i, s, i * 2, i, 3);
    *r = sum;
}
