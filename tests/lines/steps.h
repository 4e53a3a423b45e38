// Functions of a header that inlining.cu calls.
#pragma once

__device__ __forceinline__ float square(float v)
{
    return v * v;
}

__device__ __forceinline__ float distance(float a, float b)
{
    float d = a - b;
    return square(d) + 1.0f;
}
