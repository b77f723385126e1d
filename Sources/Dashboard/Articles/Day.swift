import Glibc
import PinionAccounts

/// A day as people read it, of a time in seconds since 1970: "28 February 2026", in UTC as everybody's day is another.
nonisolated func day(_ seconds: Int64) -> LocalizedStringKey {
    var (time, parts) = (time_t(seconds), tm())
    guard gmtime_r(&time, &parts) != nil, (0..<12).contains(parts.tm_mon) else { return "" }
    let day = LocalizedDay(
        day: Int(parts.tm_mday), month: Int(parts.tm_mon) + 1, year: Int(parts.tm_year) + 1900)
    return "\(day)"
}
