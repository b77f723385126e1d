import JSON
import Testing

@testable import DOM

@MainActor
@Suite struct Operations {
    let list = Element("ul")
    let document: Document

    init() {
        for name in ["a", "b", "c"] { list.append(Element("li", text: name)) }
        document = Document(root: list, title: "List")
    }

    @Test func htmlNumbersEveryElement() {
        #expect(
            list.html
                == #"<ul data-n="1"><li data-n="2">a</li><li data-n="3">b</li><li data-n="4">c</li></ul>"#)
    }

    @Test func textAndAttributesAreSetOnce() {
        let before = document.revision
        list.children[0].text = "x"
        list.children[0].text = "y"
        list["class"] = "plain"
        list.isHidden = true
        document.commit()
        #expect(
            operations(since: before)
                == [
                    #"["t",2,"y"]"#, #"["a",1,"class","plain"]"#, #"["a",1,"hidden",""]"#,
                ].sortedByLength)
    }

    @Test func whatBecomesWhatItWasIsNoChange() {
        list.children[0].text = "a"
        list.isHidden = false
        document.commit()
        #expect(document.revision == 1)
    }

    @Test func neighboursAreInsertedTogether() {
        let before = document.revision
        list.insert(Element("li", text: "1"), at: 1)
        list.insert(Element("li", text: "2"), at: 2)
        document.commit()
        #expect(
            operations(since: before) == [
                #"["i",1,2,"<li data-n=\"5\">1</li><li data-n=\"6\">2</li>"]"#
            ])
    }

    @Test func movingOneSendsOneMove() {
        let before = document.revision
        list.insert(list.children[2], at: 0)
        document.commit()
        #expect(operations(since: before) == [#"["m",1,0,4]"#])
    }

    @Test func removingSendsItsNumber() {
        let before = document.revision
        list.children[1].remove()
        document.commit()
        #expect(operations(since: before) == [#"["x",3]"#])
    }

    @Test func anElementIsNotMovedIntoItself() {
        list.children[0].append(list)
        #expect(list.parent == nil)
    }

    @Test func textIsEscaped() {
        let paragraph = Element("p", text: #"<script>alert("&")</script>"#)
        paragraph["title"] = #"">"#
        #expect(
            paragraph.html
                == #"<p title="&quot;&gt;">&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;</p>"#)
    }

    @Test func whatABrowserWouldReadAsSomethingElseIsWrittenAsACharacterReference() {
        #expect(Element("p", text: "a\rb\r\nc\0d").html == "<p>a&#13;b&#13;\nc\u{FFFD}d</p>")
        let field = InputElement(name: "name")
        field.value = "a\rb"
        #expect(field.html == #"<input name="name" value="a&#13;b">"#)
    }

    private func operations(since cursor: Int) -> [String] {
        let frame = document.frame(since: cursor)
        return (frame["ops"]?.elements ?? []).map { String(decoding: $0.bytes, as: UTF8.self) }.sortedByLength
    }
}

extension [String] {
    fileprivate var sortedByLength: [String] { sorted { ($0.count, $0) < ($1.count, $1) } }
}
