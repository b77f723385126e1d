import PinionTesting
import Testing

@testable import DOM

/// About how much memory a page takes.
@MainActor
@Suite("Held bytes")
struct HeldBytesTests {
    @Test func areCountedForElementsTheirTextsTheirAttributesAndWhatStandsInFields() {
        let document = Document(root: Element("main"))
        #expect(document.heldBytes == 2_048 + 512)
        let paragraph = Element("p", class: "note", text: "Grüße")
        let field = InputElement(name: "name")
        field.text = "Ada"
        document.root.append(paragraph, field)
        #expect(document.heldBytes == 2_048 + 3 * 512 + 4 + 7 + 3)
        paragraph.text = "Hi"
        paragraph["title"] = "12345"
        paragraph["class"] = nil
        #expect(document.heldBytes == 2_048 + 3 * 512 + 5 + 2 + 3)
        field.remove()
        document.commit()
        #expect(document.heldBytes == 2_048 + 2 * 512 + 5 + 2)
    }

    /// What is kept with each change is the same as what a walk through the document adds up.
    @Test func areRightAfterAnyChanges() throws {
        for seed in 0..<300 {
            let document = Document(root: Element("main"))
            var mutations = RandomMutations(seed: UInt64(seed), document: document)
            let notes = TextAreaElement(name: "notes")
            document.root.append(notes)
            let other = Document(root: Element("main"))
            for turn in 0..<12 {
                for _ in 0..<Int.random(in: 1...6, using: &mutations.generator) { mutations.step() }
                try enter("turn \(turn)", into: document.controls.randomElement(using: &mutations.generator))
                notes.text += "line\n"
                // One of the page's elements goes to another page.
                if turn.isMultiple(of: 4), let child = document.root.children.first {
                    other.root.append(child)
                }
                document.commit()
                other.commit()
                guard document.heldBytes == addedUp(document), other.heldBytes == addedUp(other) else {
                    Issue.record("seed \(seed), turn \(turn): \(document.heldBytes), \(addedUp(document))")
                    return
                }
            }
        }
    }

    private func enter(_ text: String, into control: FormControl?) throws {
        guard control is InputElement || control is TextAreaElement else { return }
        try control?.enter(.text(text))
    }

    private func addedUp(_ document: Document) -> Int {
        func bytes(_ element: Element) -> Int {
            let attributes = element.attributes.map { $0.value?.utf8.count ?? 0 }.reduce(0, +)
            return 512 + element.text.utf8.count + attributes + element.children.map(bytes).reduce(0, +)
        }
        return 2_048 + bytes(document.root)
    }
}
