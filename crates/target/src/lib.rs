//! The table of GPU targets: architectures, PTX versions and feature gates.
