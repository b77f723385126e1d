internal import CMalloc

/// The memory of the process.
enum Heap {
    /// Has all threads take their memory from one arena.
    ///
    /// glibc gives each thread one of its own. Here requests are read on one thread, answered on another and let go of
    /// on either, so that memory is mostly given back to another thread's arena. `GET` of a fresh page takes a fifth less
    /// of the processor with one arena, measured with the whole server on one core. The threads keep a cache each of what
    /// they use most, and take turns for the rest.
    static func share() {
        _ = mallopt(M_ARENA_MAX, 1)
    }
}
