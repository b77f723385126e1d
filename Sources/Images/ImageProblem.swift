/// Why a file is not taken for a portrait, in words for the person who chose it.
package enum ImageProblem: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty

    /// There are more bytes than ``Portrait/maximumSourceSize``.
    case tooLarge

    /// There are more pixels than ``Portrait/maximumSourcePixels``.
    case tooManyPixels

    /// The bytes are not those of a JPEG, PNG, WebP or GIF picture, whatever the name of the file says.
    case notAPicture

    /// There is more than one picture in it.
    case animated

    /// It begins like a picture and does not go on like one, or ends too early.
    case damaged

    /// Too many pictures are being worked on.
    case busy
}

extension ImageProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .empty: "This file is empty."
        case .tooLarge: "This file is too large: a photo may have 10 MB."
        case .tooManyPixels: "This picture is too large: a photo may have 50 megapixels."
        case .notAPicture: "This is not a picture: a photo is a JPEG, PNG, WebP or GIF file."
        case .animated: "This picture moves: a photo stands still."
        case .damaged: "This picture is damaged, or not complete."
        case .busy: "Too many photos are being worked on. Try again in a moment."
        }
    }
}
