/// The format of a picture's bytes.
public enum PictureType: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    /// Lines and shapes as text. It cannot be told from the bytes; a script in it is never run.
    case svg = "image/svg+xml"

    /// Tells the format from how the bytes begin; `nil` if it is none that browsers show, or `svg`.
    public init?(of bytes: [UInt8]) {
        func has(_ text: String, at start: Int) -> Bool { bytes.dropFirst(start).starts(with: text.utf8) }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF8", at: 0) {
            self = .gif
        } else if has("RIFF", at: 0), has("WEBP", at: 8) {
            self = .webp
        } else if has("ftypavi", at: 4) {
            self = .avif
        } else {
            return nil
        }
    }
}
