/// Why a part of a file is not kept.
enum UploadError: Error, Equatable {
    /// It does not follow what has come.
    case wrongOffset(expected: Int)
    /// There are more bytes than were announced.
    case tooMuch
    /// The file has been given up.
    case unknown
    /// All files together would have too many bytes.
    case noRoom
    /// The system says no; its reason.
    case system(String)
}

extension UploadError: CustomStringConvertible {
    var description: String {
        switch self {
        case .wrongOffset(let expected): "the upload goes on at byte \(expected)"
        case .tooMuch: "there are more bytes than the file was to have"
        case .unknown: "this file has been given up"
        case .noRoom: "too many files are arriving"
        case .system(let reason): reason
        }
    }
}
