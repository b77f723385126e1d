internal import CPublic
internal import Server
internal import Synchronization
internal import Views

/// The files of pictures that pages name by themselves: the drawings of symbols, which are part of the program, and the images of
/// its asset catalogues.
enum DrawingFiles {
    /// The answer if there is such a file; else nil.
    static func response(to request: Request) -> Response? {
        guard request.method == .get || request.method == .head else { return nil }
        if request.path.hasPrefix(SymbolNames.folder) { return symbol(request) }
        if request.path.hasPrefix(ImageFile.folder) { return image(request) }
        return nil
    }

    /// A symbol: `/symbols/heart.circle.svg`.
    private static func symbol(_ request: Request) -> Response? {
        guard request.path.hasSuffix(".svg"),
            let drawing = drawing(of: request.path.dropFirst(SymbolNames.folder.count).dropLast(4))
        else { return nil }
        let start = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g id="s">"#
        return response(
            to: request, EntityTag(SymbolNames.version),
            isLasting: request.query == "v=\(SymbolNames.version)",
            type: "image/svg+xml"
        ) { SharedBytes(Array(start.utf8) + drawing + Array("</g></svg>\n".utf8)) }
    }

    /// An image. Its address names what is in it.
    private static func image(_ request: Request) -> Response? {
        let key = String(request.path.dropFirst(ImageFile.folder.count))
        guard let type = ImageFile.types[key.split(separator: ".").last.map(String.init) ?? ""],
            Assets.path(of: key) != nil
        else { return nil }
        return response(to: request, EntityTag(key), isLasting: true, type: type) { imageBytes(of: key) }
    }

    /// The images that have been asked for: each is read once, and sent to all from the same place.
    private static let images = Mutex<[String: SharedBytes]>([:])

    private static func imageBytes(of key: String) -> SharedBytes? {
        if let known = images.withLock({ $0[key] }) { return known }
        guard let read = Assets.bytes(of: key).map({ SharedBytes($0) }) else { return nil }
        return images.withLock { images in
            let bytes = images[key] ?? read
            images[key] = bytes
            return bytes
        }
    }

    private static func response(
        to request: Request, _ tag: EntityTag, isLasting: Bool, type: String,
        bytes: () -> SharedBytes?
    ) -> Response? {
        let headers = [
            ("ETag", tag.field),
            ("Cache-Control", isLasting ? "public, max-age=31536000, immutable" : "no-cache"),
            ("X-Content-Type-Options", "nosniff"),
            // A script in a picture is not run, wherever it is opened.
            ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox"),
        ]
        guard !tag.isNamed(in: request.headers["if-none-match"]) else {
            return Response(status: .notModified, headers: headers)
        }
        return bytes().map {
            Response(status: .ok, headers: headers + [("Content-Type", type)], shared: $0)
        }
    }

    /// What stands inside of a symbol's drawing; nil if there is none of that name.
    static func drawing(of name: Substring) -> [UInt8]? {
        // The lines are in the order of their bytes, and many: the middle one tells in which half to go on.
        let bytes = UnsafeBufferPointer(start: symbol_drawings(), count: symbol_drawings_size)
        var low = 0
        var high = bytes.count
        while low < high {
            let middle = low + (high - low) / 2
            let start = bytes[low..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? low
            let end = bytes[middle..<high].firstIndex(of: UInt8(ascii: "\n")) ?? high
            let title = bytes[start..<end].prefix { $0 != UInt8(ascii: " ") }
            if title.elementsEqual(name.utf8) { return Array(bytes[title.endIndex..<end].dropFirst()) }
            if title.lexicographicallyPrecedes(name.utf8) { low = end + 1 } else { high = start }
        }
        return nil
    }
}
