/// The kinds of pictures that are kept, by their media type: none of them can hold a script.
package enum PhotoType: String, Hashable, Sendable, CaseIterable {
    case jpeg = "image/jpeg"
    case png = "image/png"
    case webP = "image/webp"
}
