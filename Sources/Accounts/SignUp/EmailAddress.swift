internal import Encoding

/// An e-mail address that has the shape of one. Whether somebody reads it, only a letter can tell.
///
/// ```swift
/// let address = try EmailAddress(" Ada@Example.org ")  // Ada@Example.org
/// ```
/// Two that differ in nothing but capitals are the same.
public struct EmailAddress: Sendable {
    /// As it was typed, without the white space around it.
    public let text: String

    /// What must be unique.
    package let key: String

    /// - Throws: what is wrong with the text, in words for the person who typed it.
    public init(_ text: String) throws(EmailProblem) {
        guard text.utf8.count <= Self.longestInput else { throw .tooLong(maximum: Self.maximumBytes) }
        let trimmed = text.trimmed
        guard !trimmed.isEmpty else { throw .empty }
        guard trimmed.unicodeScalars.allSatisfy(Self.isAllowed) else { throw .forbiddenCharacter }
        let parts = trimmed.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count > 1 else { throw .noAtSign }
        guard parts.count == 2 else { throw .severalAtSigns }
        guard !parts[0].isEmpty else { throw .noMailbox }
        guard Self.isDomain(parts[1]) else { throw .badDomain }
        guard trimmed.utf8.count <= Self.maximumBytes, parts[0].utf8.count <= Self.maximumMailboxBytes
        else { throw .tooLong(maximum: Self.maximumBytes) }
        self.text = trimmed.composed
        key = self.text.uppercased().lowercased().composed
    }
}

extension EmailAddress: Hashable {
    public static func == (one: EmailAddress, other: EmailAddress) -> Bool { one.key == other.key }

    public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension EmailAddress: CustomStringConvertible {
    public var description: String { text }
}

extension EmailAddress {
    /// What mail servers take (RFC 5321).
    private static let maximumBytes = 254
    private static let maximumMailboxBytes = 64
    private static let longestInput = 4096

    /// What stands in quotes or brackets may have more signs by the standard; nobody has such an address.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .privateUse,
            .unassigned:
            false
        default: !"\"(),:;<>[\\]".unicodeScalars.contains(scalar)
        }
    }

    private static func isDomain(_ domain: Substring) -> Bool {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1
            && labels.allSatisfy { label in
                !label.isEmpty && label.utf8.count <= 63 && label.first != "-" && label.last != "-"
                    && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            }
    }
}
