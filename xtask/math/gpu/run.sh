#!/bin/sh
# Measures the math library on the GPU of this machine: run.sh TABLE [ARCH]. Needs nvcc, and ours.ptx beside this file.
set -e
here=$(cd "$(dirname "$0")" && pwd)
table=$1
arch=${2:-sm_90}
work=$(mktemp -d)
nvcc -arch="$arch" -cubin -o "$work/theirs.cubin" "$here/kernels.cu"
ptxas -arch="$arch" -o "$work/ours.cubin" "$here/ours.ptx"
nvcc -arch="$arch" -O2 -o "$work/bench" "$here/bench.cu" -lcuda
"$work/bench" "$work/ours.cubin" "$work/theirs.cubin" > "$table"
