import JSON
import PinionTesting
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
        let isTheSame = Recording(path).isStill(recorded)
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
}
