//! Every test of the host, in one program.
