import Glibc

/// Dates as HTTP writes them (RFC 9110, section 5.6.7), whatever the locale of the process.
enum HTTPDate {
    /// The present moment: `Sun, 06 Nov 1994 08:49:37 GMT`.
    static var now: String { string(secondsSince1970: time(nil)) }

    static func string(secondsSince1970 seconds: Int) -> String {
        var seconds = seconds
        var parts = tm()
        guard gmtime_r(&seconds, &parts) != nil else { return "Thu, 01 Jan 1970 00:00:00 GMT" }
        let day = name(days, parts.tm_wday)
        let month = name(months, parts.tm_mon)
        let clock = "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
        return "\(day), \(two(parts.tm_mday)) \(month) \(Int(parts.tm_year) + 1900) \(clock) GMT"
    }

    private static func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func name(_ names: [String], _ index: Int32) -> String {
        names.indices.contains(Int(index)) ? names[Int(index)] : names[0]
    }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
