"""Prints the LLVM IR of two kernels as Triton makes it; needs no GPU."""
import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource


@triton.jit
def add_max(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    a = tl.load(x + i, mask=m, other=0.0)
    b = tl.load(y + i, mask=m, other=0.0)
    tl.store(out + i, a + b, mask=m)
    tl.store(out + n + tl.program_id(0), tl.max(a, axis=0))


@triton.jit
def matmul(a, b, c, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(a + i[:, None] * N + i[None, :])
    y = tl.load(b + i[:, None] * N + i[None, :])
    tl.store(c + i[:, None] * N + i[None, :], tl.dot(x, y))


def show(kernel, types, constants, cc):
    source = ASTSource(kernel, signature=types, constexprs=constants)
    print(triton.compile(source, target=GPUTarget("cuda", cc, 32), options={"num_warps": 4}).asm["llir"])


for cc in (80, 90):
    show(add_max, {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32", "BLOCK": "constexpr"}, {(4,): 128}, cc)
show(matmul, {"a": "*fp16", "b": "*fp16", "c": "*fp32", "N": "constexpr"}, {(3,): 32}, 80)
