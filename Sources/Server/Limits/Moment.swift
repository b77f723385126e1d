import Glibc

/// A point on the monotonic clock in milliseconds, coarse to a few of them and nearly free to read.
struct Moment: Comparable {
    var milliseconds: UInt64

    static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return Moment(milliseconds: UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000)
    }

    static func < (left: Moment, right: Moment) -> Bool { left.milliseconds < right.milliseconds }

    /// The time from `earlier` to here; none if that is later.
    func since(_ earlier: Moment) -> Duration {
        .milliseconds(milliseconds > earlier.milliseconds ? milliseconds - earlier.milliseconds : 0)
    }

    func after(_ duration: Duration) -> Moment {
        Moment(milliseconds: milliseconds &+ UInt64(clamping: duration.wholeMilliseconds))
    }
}

extension Duration {
    /// The duration in milliseconds, rounded down.
    var wholeMilliseconds: Int64 {
        let (seconds, attoseconds) = components
        let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
        return overflow ? .max / 2 : product + attoseconds / 1_000_000_000_000_000
    }
}
