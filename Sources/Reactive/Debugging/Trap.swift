internal import Glibc

/// Stops in the debugger, from which the program can go on; without one it ends.
func stopInDebugger() {
    raise(SIGTRAP)
}
