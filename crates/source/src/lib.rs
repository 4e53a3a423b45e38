//! Source files, positions, line map and diagnostics: one engine, several renderers.
