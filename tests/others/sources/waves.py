"""Prints the IR that numba-cuda hands to libNVVM; needs no GPU."""
import math

import numba.cuda.cudadrv.nvvm as nvvm
from numba import cuda, float32, int32


def waves(x, out, n):
    i = cuda.grid(1)
    s = cuda.shared.array(32, float32)
    t = cuda.threadIdx.x
    if i < n:
        s[t] = math.sqrt(x[i]) + i % 3
        cuda.syncthreads()
        out[i] = s[31 - t]


compile_ir = nvvm.compile_ir


def spy(modules, **options):
    for module in [modules] if isinstance(modules, str) else modules:
        print(module)
    return compile_ir(modules, **options)


nvvm.compile_ir = spy
cuda.compile_ptx(waves, (float32[::1], float32[::1], int32), cc=(8, 0))
