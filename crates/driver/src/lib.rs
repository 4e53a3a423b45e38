//! Options, phases and outputs: composes all the stages.
