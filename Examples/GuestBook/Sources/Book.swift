import Foundation
import PinionAccounts

/// All entries, the newest first: `entries.json` in a folder, with the pictures beside it.
@MainActor
final class Book: ObservableObject {
    @Published private(set) var entries: [Entry] = []

    private let folder: URL

    init(folder: URL) {
        self.folder = folder
    }
}

extension Book {
    /// Reads what is there.
    func open() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard FileManager.default.fileExists(atPath: list.path) else { return }
        entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: list))
    }

    /// Writes an entry into the book, for everybody who has it open.
    func add(_ text: String, by author: String, picture: [UInt8]?) throws {
        let entry = Entry(
            id: UUID(), author: author, text: text, date: Date(), hasPicture: picture != nil)
        if let picture { try Data(picture).write(to: file(of: entry.id), options: .atomic) }
        try JSONEncoder().encode([entry] + entries).write(to: list, options: .atomic)
        entries.insert(entry, at: 0)
    }

    /// The picture of an entry.
    func picture(_ id: UUID) throws -> (bytes: [UInt8], type: PictureType) {
        guard entries.contains(where: { $0.id == id && $0.hasPicture }) else {
            throw ProblemDocument(status: .notFound, detail: "There is no such picture.")
        }
        let bytes = try [UInt8](Data(contentsOf: file(of: id)))
        guard let type = PictureType(of: bytes) else {
            throw ProblemDocument(status: .notFound, detail: "This is no picture.")
        }
        return (bytes, type)
    }

    private var list: URL { folder.appendingPathComponent("entries.json") }

    private func file(of id: UUID) -> URL { folder.appendingPathComponent(id.uuidString) }
}
