//! Runs PTX on a real GPU through libcuda, found at run time.
