import Glibc
import JSON
import Testing

@testable import DOM

/// The frames that the browser's script is tested with: `Tests/Browser/vectors.json`.
///
/// To record them anew: `PINION_RECORD=1 swift test --filter Vectors`.
@MainActor
@Suite struct Vectors {
    private let path = "\(#filePath)".replacing("DOMTests/VectorTests.swift", with: "Browser/vectors.json")

    @Test func areThoseThatTheDocumentWritesToday() throws {
        let recorded = recording()
        if getenv("PINION_RECORD") != nil { write(recorded) }
        let isTheSame = recorded.utf8.elementsEqual(read())
        #expect(isTheSame, "record them anew: PINION_RECORD=1 swift test --filter Vectors")
    }

    private func recording() -> String {
        let vectors = (0..<120).map { seed in
            String(decoding: vector(seed: UInt64(seed)).bytes, as: UTF8.self)
        }
        return "[\n" + vectors.joined(separator: ",\n") + "\n]\n"
    }

    private func vector(seed: UInt64) -> JSON {
        let document = Document(root: Element("main"))
        var mutations = RandomMutations(seed: seed + 50_000, document: document, typesIntoFields: false)
        let count = Int.random(in: 1...6, using: &mutations.generator)
        for _ in 0..<count * 2 { mutations.step() }
        document.commit()
        let html = document.root.html
        var frames: [JSON] = []
        var cursor = document.revision
        for turn in 0..<count {
            for _ in 0..<Int.random(in: 1...5, using: &mutations.generator) { mutations.step() }
            document.commit()
            // Every third turn is missed, and comes with the next one.
            if turn % 3 == 1 { continue }
            frames.append(document.frame(since: cursor))
            cursor = document.revision
        }
        frames.append(document.frame(since: cursor))
        return .object([
            .init("name", .string("random mutations \(seed)")), .init("html", .string(html)),
            .init("frames", .array(frames)), .init("expect", .string(document.root.html)),
        ])
    }

    private func read() -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
        return bytes
    }

    private func write(_ text: String) {
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }
}
