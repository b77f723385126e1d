import Glibc

/// How many descriptors this process may have open.
enum DescriptorLimit {
    /// Raises the limit to what the system allows, and says what it is now.
    static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        let soft = limit.rlim_cur
        limit.rlim_cur = limit.rlim_max
        let isRaised = setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        return Int(clamping: min(isRaised ? limit.rlim_max : soft, 1_048_576))
    }
}
