internal import CPublic
internal import Server

/// What browsers load: Pinion's script, styles and icon, which are part of the program, and what the program adds.
struct PublicFiles: Sendable {
    /// Asked one after the other.
    private let shelves: [StaticFiles]
    /// Whether addresses name the content; those of a folder that is being worked on do not.
    private let isSettled: Bool

    /// - Parameters:
    ///   - files: the program's own.
    ///   - folder: a folder that is looked into first, while one works on what is in it.
    init(_ files: [EmbeddedFile] = [], folder: String? = nil) throws(SiteError) {
        let embedded = StaticFiles(Self.embedded + files)
        isSettled = folder == nil
        if let folder {
            do throws(ServerError) {
                shelves = [try StaticFiles(folder: folder), embedded]
            } catch {
                throw .missingFolder(folder)
            }
        } else {
            shelves = [embedded]
        }
    }

    /// The files of Pinion's own, a copy of the folder `Public`.
    private static var embedded: [EmbeddedFile] {
        UnsafeBufferPointer(start: public_file_table(), count: public_file_count).map { file in
            EmbeddedFile(
                String(cString: file.path), Array(UnsafeBufferPointer(start: file.bytes, count: file.count)))
        }
    }
}

extension PublicFiles {
    /// The answer if there is such a file; else nil.
    func response(to request: Request) -> Response? {
        for shelf in shelves {
            if let response = shelf.response(to: request) { return response }
        }
        return DrawingFiles.response(to: request)
    }

    /// The addresses that pages name, by paths: with the name of their content where that is settled.
    var addresses: [String: String] { isSettled ? shelves[0].addresses : [:] }
}
