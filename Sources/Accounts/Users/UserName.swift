internal import Encoding

/// A name that a user may have, in its two spellings.
package struct UserName: Sendable {
    /// As it is shown: trimmed, composed.
    package let shown: String

    /// What must be unique: the same for every way to write the name in capitals or with combining marks.
    package let key: String

    package init(_ text: String) throws(NameProblem) {
        guard text.utf8.count <= Self.longestInput else { throw .tooLong(maximum: Self.maximumCount) }
        let trimmed = text.trimmed
        guard trimmed.unicodeScalars.contains(where: Self.leavesInk) else { throw .empty }
        guard trimmed.unicodeScalars.allSatisfy(Self.isAllowed) else { throw .controlCharacter }
        guard trimmed.count <= Self.maximumCount, trimmed.utf8.count <= Self.maximumBytes else {
            throw .tooLong(maximum: Self.maximumCount)
        }
        shown = trimmed.composed
        // By way of the capitals, because they have one letter where the small ones have two (Σ: σ, ς).
        key = shown.uppercased().lowercased().composed
    }
}

extension UserName {
    static let maximumCount = 64
}

extension UserName {
    /// One character can be a letter under any number of accents, so characters alone limit nothing.
    private static let maximumBytes = 256
    private static let longestInput = 4096

    private static func leavesInk(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        default: true
        }
    }

    /// Joiners belong to Persian, to Indic scripts and to emoji; the other invisible signs only turn
    /// a name into somebody else's.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
        case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
        default: true
        }
    }
}
