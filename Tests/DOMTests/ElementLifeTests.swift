import Testing

@testable import DOM

/// Elements that are kept when what is around them goes.
@MainActor
@Suite("An element that is kept") struct ElementLifeTests {
    @Test func stillWorksWhenTheOneAroundItHasGone() {
        let child = Element("p", text: "a")
        weak var gone: Element?
        do {
            let parent = Element("div")
            gone = parent
            parent.append(Element("p"), child)
        }
        #expect(gone == nil)
        #expect(child.parent == nil)
        child.remove()
        child.text = "b"
        let next = Element("div")
        next.append(child)
        #expect(next.html == "<div><p>b</p></div>")
    }

    @Test func stillWorksWhenItsDocumentHasGone() {
        let (root, child, released) = (Element("main"), Element("p"), Element("p"))
        weak var gone: Document?
        do {
            let document = Document(root: root)
            gone = document
            root.append(child, released)
            document.commit()
            // The turn in which it was taken out never ends.
            released.remove()
        }
        #expect(gone == nil)
        #expect(root.document == nil)
        #expect(child.document == nil)
        #expect(released.document == nil)
        for element in [root, child, released] { element["title"] = "b" }
        child.remove()
        let next = Document(root: Element("main"))
        next.root.append(root, child, released)
        next.commit()
        #expect(child.document === next)
    }
}
