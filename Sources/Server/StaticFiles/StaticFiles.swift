import Synchronization

/// The files that pages load, such as a script, a style sheet and icons: those of a folder, or bytes in the program.
///
/// Those of a folder are read, hashed and packed at the start, and again when they change on the disk.
///
/// ```swift
/// let files = try StaticFiles(folder: "Public")
/// exchange.respond(files.response(to: exchange.request) ?? .problem(.notFound, detail: "No such page."))
/// ```
/// Files are revalidated by their ETag on every use; under the ``address(of:)`` that names their content they are kept
/// for a year. Hidden files, and whatever is behind a symbolic link, are not served.
///
/// A text that is long may be written in chapters: a folder `site.css` is served as one file, `/site.css`, made of the
/// style sheets in it in the order of their names, and a folder `site.js` likewise of scripts.
///
/// Lines of a chapter that are only a comment are not sent, nor is indentation: in a script those that begin with `//`,
/// in a style sheet those from a `/*` that begins a line to the `*/` that ends one. Such a beginning is that of a comment
/// wherever it stands, in a template literal too. A file that is not in chapters is sent as it is.
package struct StaticFiles: Sendable {
    /// Where they lie; `nil` if they are part of the program.
    private let folder: Folder?
    private let shelf: Shelf

    private final class Shelf: Sendable {
        let files = Mutex<[String: StaticFile]>([:])
    }

    /// Reads the folder.
    ///
    /// - Throws: ``ServerError/missingFolder(_:)``.
    package init(folder path: String) throws(ServerError) {
        let folder = try Folder(path)
        self.folder = folder
        shelf = Shelf()
        for requestPath in folder.requestPaths() { _ = file(requestPath) }
    }

    /// Takes files that are part of the program.
    package init(_ files: [EmbeddedFile]) {
        folder = nil
        shelf = Shelf()
        var texts: [String: (type: ContentType, bytes: [UInt8])] = [:]
        for file in files.sorted(by: { $0.path < $1.path }) {
            guard let type = ContentType(path: file.path) else { continue }
            let parent = file.path.lastIndex(of: "/").map { String(file.path[..<$0]) } ?? ""
            if type.isText, ContentType(path: parent) == type {
                texts[parent, default: (type, [])].bytes += type.comments.removed(from: file.bytes)
            } else {
                texts[file.path] = (type, file.bytes)
            }
        }
        let read = texts.mapValues { StaticFile($0.bytes, type: $0.type, versions: []) }
        shelf.files.withLock { $0 = read }
    }
}

extension StaticFiles {
    /// The answer if there is such a file, also 405 to those who would do more than look at it; else nil.
    package func response(to request: Request) -> Response? {
        guard let file = file(request.path) else { return nil }
        guard request.method == .get || request.method == .head else {
            var problem = ProblemDocument(
                status: .methodNotAllowed, detail: "This is a file: it can only be read.")
            problem.headers = [("Allow", "GET, HEAD")]
            return problem.response(to: request)
        }
        return file.response(to: request)
    }

    /// For each path an address that is another one whenever the file's content is.
    package var addresses: [String: String] {
        let paths = shelf.files.withLock { $0.keys.sorted() }
        return Dictionary(
            uniqueKeysWithValues: paths.compactMap { path in
                file(path).map { (path, "\(path)?v=\($0.version)") }
            })
    }

    /// The file as it is on the disk now; read again only if it looks changed. A path without an extension is
    /// never a file's, and is not looked for.
    private func file(_ requestPath: String) -> StaticFile? {
        guard let folder else { return shelf.files.withLock { $0[requestPath] } }
        guard let type = ContentType(path: requestPath), let location = folder.location(of: requestPath)
        else { return nil }
        var parts = [location]
        var versions = parts.compactMap(FileVersion.init(path:))
        let isWhole = !versions.isEmpty
        if !isWhole {
            parts = folder.chapters(of: location, type: type)
            versions = parts.compactMap(FileVersion.init(path:))
        }
        guard !versions.isEmpty else { return nil }
        if let known = shelf.files.withLock({ $0[requestPath] }), known.versions == versions { return known }
        let read = parts.compactMap(folder.read)
        guard read.count == parts.count else { return nil }
        let bytes = read.flatMap { isWhole ? $0.bytes : type.comments.removed(from: $0.bytes) }
        let file = StaticFile(bytes, type: type, versions: read.map(\.version))
        shelf.files.withLock { $0[requestPath] = file }
        return file
    }
}
