internal import Localization

/// Why a field does not take a file, before anybody has looked into it.
package enum FileProblem: Error, Hashable {
    case empty
    /// It has more bytes than so many.
    case tooLarge(maximum: Int)
    /// It says of itself that it is of no kind that is taken; the kinds.
    case wrongType([FileType])
    /// There would be more files than so many.
    case tooMany(maximum: Int)
}

extension FileProblem: CustomStringConvertible {
    /// A sentence for the person who chose the file.
    package var description: String {
        switch self {
        case .empty: OwnWords.text("This file is empty.")
        case .tooLarge(let maximum):
            OwnWords.text("This file is too large: it may have %@.", Self.words(maximum))
        case .wrongType(let types):
            OwnWords.text(
                "This kind of file is not taken here, only: %@.",
                types.map(\.word).joined(separator: ", "))
        case .tooMany(1): OwnWords.text("Only one file can be chosen here.")
        case .tooMany(let maximum):
            OwnWords.text("At most %@ files can be chosen here.", "\(maximum)")
        }
    }

    /// True for a problem of the whole choice, false for one of a single file.
    var isAboutAll: Bool {
        if case .tooMany = self { true } else { false }
    }

    /// A number of bytes as people say it, rounded down: `1.5 MB`.
    private static func words(_ count: Int) -> String {
        for (unit, name) in [(1 << 30, "GB"), (1 << 20, "MB"), (1 << 10, "KB")] where count >= unit {
            let tenths = count % unit * 10 / unit
            return tenths == 0 ? "\(count / unit) \(name)" : "\(count / unit).\(tenths) \(name)"
        }
        return count == 1 ? "1 byte" : "\(count) bytes"
    }
}
