import JSON
import Testing

@testable import DOM

/// For any sequence of mutations, the old HTML plus the frames equals the new HTML.
@MainActor
@Suite struct Law {
    @Test func holdsForAReaderThatSeesEveryTurn() {
        for seed in 0..<1500 {
            let document = Document(root: Element("main"))
            var mutations = RandomMutations(seed: UInt64(seed), document: document)
            let browser = Browser(html: document.root.html, revision: document.revision)
            for _ in 0..<12 {
                for _ in 0..<Int.random(in: 1...6, using: &mutations.generator) { mutations.step() }
                document.commit()
                browser.apply(document.frame(since: browser.applied))
                guard browser.html == normal(document) else {
                    Issue.record("seed \(seed): \(browser.html) is not \(normal(document))")
                    return
                }
            }
            #expect(browser.title == document.title)
        }
    }

    @Test func holdsFromAnyCursorInAnyOrderAndTwice() {
        for seed in 0..<600 {
            let document = Document(root: Element("main"))
            var mutations = RandomMutations(seed: UInt64(seed) + 10_000, document: document)
            var frames: [JSON] = []
            var starts: [Browser] = []
            for _ in 0..<15 {
                starts.append(Browser(html: document.root.html, revision: document.revision))
                for _ in 0..<Int.random(in: 1...5, using: &mutations.generator) { mutations.step() }
                document.commit()
                for browser in starts.suffix(4) {
                    frames.append(document.frame(since: browser.applied))
                }
            }
            frames.shuffle(using: &mutations.generator)
            for browser in starts {
                for frame in frames + frames { browser.apply(frame) }
                browser.apply(document.frame(since: browser.applied))
                guard browser.html == normal(document) else {
                    Issue.record("seed \(seed): \(browser.html) is not \(normal(document))")
                    return
                }
            }
        }
    }

    @Test func holdsForAReaderThatSleptThroughThousandsOfRemovals() {
        let document = Document(root: Element("main"))
        let stays = Element("p", text: "stays")
        document.root.append(stays)
        document.commit()
        let browser = Browser(html: document.root.html, revision: document.revision)
        for number in 0..<2_000 {
            let passing = Element("p", text: "\(number)")
            document.root.append(passing)
            document.commit()
            if number != 1_990 { passing.remove() }
            document.commit()
        }
        #expect(document.tombstones.all.count < 200)
        browser.apply(document.frame(since: browser.applied))
        #expect(browser.html == normal(document))
    }

    private func normal(_ document: Document) -> String {
        Browser(html: document.root.html, revision: 0).html
    }
}

extension Document {
    func frame(since cursor: Int) -> JSON {
        var writer = JSONWriter()
        writer.byte("{")
        writeChanges(since: cursor, into: &writer)
        writer.byte("}")
        return (try? JSON(parsing: writer.bytes, maximumDepth: 64)) ?? .null
    }
}
