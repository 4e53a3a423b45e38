#!/bin/sh
# Measures the math library on the GPU of this machine: run.sh TABLE [ARGUMENTS [ARCH]]. Needs nvcc, and beside this file ours.ptx and
# `accuracy`, which judges double precision on that many structured arguments per function and writes TABLE.double.
set -e
here=$(cd "$(dirname "$0")" && pwd)
table=$1
count=${2:-10000000}
arch=${3:-sm_90}
work=$(mktemp -d)
nvcc -arch="$arch" -cubin -o "$work/theirs.cubin" "$here/kernels.cu" &
ptxas -arch="$arch" -o "$work/ours.cubin" "$here/ours.ptx" &
nvcc -arch="$arch" -O2 -o "$work/bench" "$here/bench.cu" -lcuda
wait
"$work/bench" "$work/ours.cubin" "$work/theirs.cubin" > "$table" || true
if [ -f "$here/accuracy" ]; then
    mkdir "$work/rows"
    cp "$here/accuracy" "$work/accuracy"
    chmod +x "$work/accuracy"
    "$work/accuracy" --write "$work/rows" --count "$count"
    "$work/bench" --eval "$work/ours.cubin" "$work/rows"
    "$work/accuracy" --read "$work/rows" --count "$count" > "$table.double" || true
fi
rm -r "$work"
