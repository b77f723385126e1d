/// Why a text cannot be an e-mail address.
public enum EmailProblem: Error, Hashable, Sendable {
    /// Nothing but white space.
    case empty

    /// There is no @ in it.
    case noAtSign

    /// There is more than one @ in it.
    case severalAtSigns

    /// Nothing stands before the @.
    case noMailbox

    /// What stands after the @ is no name of a host: `example.org` is one.
    case badDomain

    /// A space, a bracket, a quotation mark, a comma, a control character and the like.
    case forbiddenCharacter

    /// More bytes than mail servers take.
    case tooLong(maximum: Int)
}

extension EmailProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .empty: "an e-mail address needs at least one character"
        case .noAtSign: "an e-mail address has an @ in it"
        case .severalAtSigns: "an e-mail address has only one @ in it"
        case .noMailbox: "an e-mail address has a name before the @"
        case .badDomain: "an e-mail address has a domain such as example.org after the @"
        case .forbiddenCharacter: "an e-mail address has no spaces, commas, quotation marks or brackets"
        case .tooLong(let maximum): "an e-mail address has at most \(maximum) bytes"
        }
    }
}
