/// Why an upload does not go on.
public enum UploadProblem: Error, Hashable, Sendable {
    /// There is none, or it has been given up because nothing came for an hour.
    case unknown

    /// The bytes do not begin where those that are there end: the next ones begin at `expected`.
    case wrongOffset(expected: Int)

    /// There are more bytes than the `size` that was told.
    case tooLong(size: Int)

    /// It is cut into more than `maximum` parts.
    case tooManyParts(maximum: Int)

    /// It cannot be finished, because only `received` of `size` bytes are there.
    case incomplete(received: Int, size: Int)
}

extension UploadProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown: "there is no such upload (any more)"
        case .wrongOffset(let expected): "the upload goes on at byte \(expected)"
        case .tooLong(let size): "the upload has more than the \(size) bytes it was to have"
        case .tooManyParts(let maximum): "the upload is cut into more than \(maximum) parts"
        case .incomplete(let received, let size): "only \(received) of \(size) bytes have arrived"
        }
    }
}
