/// Why something is not taken for a photo.
package enum PhotoProblem: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty

    /// There are more than `maximum` bytes.
    case tooLarge(maximum: Int)

    /// What is wrong with a file of `size` bytes; `nil` if nothing is.
    package init?(size: Int) {
        if size <= 0 {
            self = .empty
        } else if size > Photo.maximumSize {
            self = .tooLarge(maximum: Photo.maximumSize)
        } else {
            return nil
        }
    }
}

extension PhotoProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "the file is empty"
        case .tooLarge(let maximum): "a photo has at most \(maximum >> 20) MB"
        }
    }
}
