internal import CProcess
internal import Glibc

/// What the system writes down of a process that has crashed: all that it had in memory.
package enum CoreDumps {
    /// Has nothing written down, and keeps other processes of the same user from looking. It is a matter of the whole
    /// process, and so of its program.
    package static func forbid() {
        var none = rlimit()
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        _ = pinion_forbid_dumps()
    }
}
