"""`python -m oxicc` says which NVRTC and libNVVM a process would load; `python -m oxicc run PROGRAM ...` runs a Python program with ours."""

import ctypes
import os
import sys

from . import libraries


def _origin(library):
    """Who made a loaded libnvrtc: the comment at the top of its PTX says it."""
    program = ctypes.c_void_p()
    if library.nvrtcCreateProgram(ctypes.byref(program), b"", None, 0, None, None):
        return "unknown"
    library.nvrtcCompileProgram(program, 0, None)
    size = ctypes.c_size_t()
    library.nvrtcGetPTXSize(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value + 1)
    library.nvrtcGetPTX(program, text)
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return "oxicc" if b"oxicc" in text.raw else "NVIDIA"


def _path(name):
    """The file that the loader has taken for a name."""
    with open("/proc/self/maps") as maps:
        for line in maps:
            if name in line:
                return line[line.index("/") :].strip()
    return "?"


def _open(name):
    """Opens a library as Python programs do: by cuda.pathfinder if it is there, else by the loader."""
    try:
        from cuda.pathfinder import load_nvidia_dynamic_lib

        load_nvidia_dynamic_lib(name)
    except Exception:  # noqa: BLE001 - whatever it says, the loader is asked next
        pass
    soname = {"nvrtc": "libnvrtc.so.13", "nvvm": "libnvvm.so.4"}[name]
    return soname, ctypes.CDLL(soname)


def report():
    for name in ("nvrtc", "nvvm"):
        try:
            soname, library = _open(name)
        except OSError as error:
            print(f"{name}: not found ({error})")
            continue
        by = f", by {_origin(library)}" if name == "nvrtc" else ""
        print(f"{soname}: {_path(soname)}{by}")


def main():
    if len(sys.argv) > 2 and sys.argv[1] == "run":
        preload = ":".join(libraries() + [p for p in [os.environ.get("LD_PRELOAD")] if p])
        os.environ["LD_PRELOAD"] = preload
        os.execv(sys.executable, [sys.executable] + sys.argv[2:])
    elif len(sys.argv) == 1:
        report()
    else:
        sys.exit("usage: python -m oxicc [run PROGRAM ARGUMENT...]")


main()
