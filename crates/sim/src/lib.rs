//! A PTX simulator on the CPU.
