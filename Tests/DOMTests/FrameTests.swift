import JSON
import Testing

@testable import DOM

/// What a frame says, and what it keeps to itself.
@MainActor
@Suite struct Frames {
    @Test func neverCarryASecretThatTheProgramSet() throws {
        let secret = InputElement(name: "secret", kind: .password)
        let document = Document(root: secret)
        secret.value = "swordfish"
        document.commit()
        #expect(text(document, since: 1) == #"{"b":1,"q":2,"fields":{"secret":[0,""]}}"#)
        #expect(secret.html == #"<input data-n="1" type="password" name="secret">"#)
        try secret.enter(.text("hunter2"), edit: 1)
        document.commit()
        #expect(text(document, since: 2) == #"{"b":2,"q":3,"fields":{"secret":[1]}}"#)
        secret.value = ""
        document.commit()
        #expect(text(document, since: 3) == #"{"b":3,"q":4,"fields":{"secret":[1,""]}}"#)
    }

    @Test func confirmAnEditOfAFieldThatTheirReaderDoesNotKnow() throws {
        let document = Document(root: Element("main"))
        let field = InputElement(name: "name")
        document.root.append(field)
        document.commit()
        try field.enter(.text("Ada"), edit: 1)
        document.commit()
        #expect(
            text(document, since: 1) == """
                {"b":1,"q":3,"fields":{"name":[1]},"ops":[["i",1,0,\
                "<input data-n=\\"2\\" name=\\"name\\" value=\\"Ada\\">"]]}
                """)
    }

    @Test func confirmAnEditWithoutTheValueThatItReplaced() throws {
        let field = InputElement(name: "name")
        let document = Document(root: field)
        document.commit()
        field.value = "Ada"
        document.commit()
        try field.enter(.text("Grace"), edit: 1)
        document.commit()
        #expect(text(document, since: 1) == #"{"b":1,"q":3,"fields":{"name":[1]}}"#)
    }

    @Test func nameWhatStaysWhereTooMuchHasGone() {
        let document = Document(root: Element("main"))
        let rows = (0..<200).map { _ in Element("p") }
        for row in rows { document.root.append(row) }
        document.commit()
        for row in rows[2...] { row.remove() }
        document.commit()
        #expect(text(document, since: 2) == #"{"b":2,"q":3,"ops":[["k",1,[2,3]]]}"#)
    }

    @Test func doNotSpeakOfAFieldThatTheirReaderGetsAsHTML() {
        let document = Document(root: Element("main"))
        let field = InputElement(name: "name")
        document.root.append(field)
        document.commit()
        field.value = "Ada"
        document.commit()
        #expect(
            text(document, since: 1) == """
                {"b":1,"q":3,"ops":[["i",1,0,"<input data-n=\\"2\\" name=\\"name\\" value=\\"Ada\\">"]]}
                """)
    }

    @Test func takeAwayWhatAnotherDocumentHasTaken() {
        let document = Document(root: Element("main"))
        let (one, two) = (Element("p", text: "one"), Element("p", text: "two"))
        document.root.append(one, two)
        document.commit()
        let other = Document(root: Element("main"))
        other.root.append(one)
        document.commit()
        #expect(text(document, since: 2) == #"{"b":2,"q":3,"ops":[["x",2]]}"#)
        other.commit()
        #expect(text(other, since: 1) == #"{"b":1,"q":2,"ops":[["i",1,0,"<p data-n=\"2\">one</p>"]]}"#)
    }

    @Test func takeAwayWhatWasMovedOutOfWhatAnotherDocumentHasTaken() {
        let document = Document(root: Element("main"))
        let (box, word) = (Element("div"), Element("p", text: "word"))
        document.root.append(box, word)
        document.commit()
        // For a reader of revision 2 the word is not in the box.
        box.append(word)
        document.commit()
        let other = Document(root: Element("main"))
        other.root.append(box)
        document.commit()
        let browser = Browser(
            html: #"<main data-n="1"><div data-n="2"></div><p data-n="3">word</p></main>"#, revision: 2)
        browser.apply(document.frame(since: 2))
        #expect(browser.html == #"<main data-n="1"></main>"#)
    }

    @Test func areCompleteForReadersOfEveryRevisionHoweverMuchIsForgotten() {
        let document = Document(root: Element("main"))
        let rows = (0..<600).map { Element("p", text: "\($0)") }
        for row in rows { document.root.append(row) }
        document.commit()
        var readers: [Browser] = []
        // Three at a time, so that what is forgotten ends in the middle of a revision.
        for start in stride(from: 0, to: 597, by: 3) {
            readers.append(Browser(html: document.root.html, revision: document.revision))
            for row in rows[start..<start + 3] { row.remove() }
            document.commit()
        }
        #expect(document.tombstones.forgotten > 2)
        let html = Browser(html: document.root.html, revision: 0).html
        for reader in readers {
            let revision = reader.applied
            reader.apply(document.frame(since: revision))
            #expect(reader.html == html, "for a reader of revision \(revision)")
        }
    }

    private func text(_ document: Document, since cursor: Int) -> String {
        String(decoding: document.frame(since: cursor).bytes, as: UTF8.self)
    }
}

@Suite("What is gone") struct TombstoneTests {
    @Test func isForgottenByWholeRevisions() {
        var tombstones = Tombstones()
        for number in 0..<128 { tombstones.add(number, at: 1 + number / 3) }
        tombstones.forgetOldest(besides: 0)
        #expect(tombstones.all.count == 128)
        #expect(tombstones.forgotten == 0)
        tombstones.add(128, at: 43)
        tombstones.forgetOldest(besides: 1)
        #expect(tombstones.all.count == 129)
        tombstones.forgetOldest(besides: 0)
        // 65 of 129 were too many; the last of these was one of revision 22, to which one more belongs.
        #expect(tombstones.forgotten == 22)
        #expect(tombstones.all.map(\.number) == Array(66...128))
    }
}
