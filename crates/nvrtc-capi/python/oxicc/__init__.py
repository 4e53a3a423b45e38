"""oxicc's libnvrtc.so.13 and libnvvm.so.4, in the place where CuPy, cuda-python and others look for NVIDIA's."""

import os

#: The directory with the libraries.
library_dir = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "nvidia", "cu13", "lib")


def libraries():
    """Paths of the libraries that this package installs."""
    return [os.path.join(library_dir, name) for name in ("libnvrtc.so.13", "libnvvm.so.4")]
