import JSON
import Testing

@testable import DOM

/// Giving an element its children all at once.
@MainActor
@Suite struct Arrangements {
    @Test func makeTheseTheChildrenInThisOrder() {
        let list = list(of: ["a", "b", "c", "d"])
        let elsewhere = Element("ul")
        let stranger = Element("li", text: "s")
        elsewhere.append(stranger)
        list.arrange([list.children[3], stranger, list.children[0], Element("li", text: "new")])
        #expect(list.html == "<ul><li>d</li><li>s</li><li>a</li><li>new</li></ul>")
        #expect(elsewhere.html == "<ul></ul>")
    }

    @Test func countAnElementOnceAndNeverPutOneIntoItself() {
        let list = list(of: ["a", "b"])
        let outer = Element("div")
        outer.append(list)
        let new = Element("li", text: "n")
        list.arrange([new, list.children[1], new, outer, list, list.children[1]])
        #expect(outer.html == "<div><ul><li>n</li><li>b</li></ul></div>")
    }

    @Test func replaceText() {
        let paragraph = Element("p", text: "text")
        paragraph.arrange([Element("b", text: "bold")])
        #expect(paragraph.html == "<p><b>bold</b></p>")
    }

    @Test func moveOneOfTenThousandWithOneOperation() {
        let list = list(of: (0..<10_000).map(String.init))
        let document = Document(root: list)
        var children = list.children
        children.insert(children.remove(at: 9_000), at: 3)
        list.arrange(children)
        document.commit()
        #expect(operations(of: document, since: 1) == [#"["m",1,4,9002]"#])
        list.children[500].text = "changed"
        document.commit()
        #expect(operations(of: document, since: 2) == [#"["t",501,"changed"]"#])
    }

    @Test func leaveTheLongestRunWhereItIs() {
        let list = list(of: ["a", "b", "c", "d", "e", "f"])
        let document = Document(root: list)
        let old = list.children
        list.arrange([old[5], old[1], old[2], old[0], old[4]])
        document.commit()
        #expect(
            operations(of: document, since: 1) == [#"["m",1,0,7]"#, #"["m",1,4,2]"#, #"["x",5]"#])
    }

    @Test func areNoChangeIfNothingChanges() {
        let list = list(of: ["a", "b"])
        let document = Document(root: list)
        list.arrange(list.children)
        document.commit()
        #expect(document.revision == 1)
    }

    @Test func takeOutTenThousandFieldsInOneGo() {
        let list = Element("div")
        list.arrange((0..<10_000).map { InputElement(name: "field-\($0)") })
        let document = Document(root: list)
        let clock = ContinuousClock()
        let time = clock.measure {
            list.arrange([])
            document.commit()
        }
        #expect(document.controls.isEmpty)
        #expect(document.control(named: "field-17") == nil)
        // Going through all fields for each of them takes half a minute.
        #expect(time < .seconds(10))
    }

    private func list(of texts: [String]) -> Element {
        let list = Element("ul")
        for text in texts { list.append(Element("li", text: text)) }
        return list
    }

    private func operations(of document: Document, since cursor: Int) -> [String] {
        (document.frame(since: cursor)["ops"]?.elements ?? []).map {
            String(decoding: $0.bytes, as: UTF8.self)
        }
    }
}

@MainActor
@Suite struct ClassWords {
    @Test func areAddedAndRemovedOneByOne() {
        let element = Element("p")
        element.addClass("card")
        element.addClass("wide")
        element.addClass("card")
        #expect(element["class"] == "card wide")
        element.removeClass("card")
        #expect(element["class"] == "wide")
        element.removeClass("wide")
        #expect(element["class"] == nil)
    }
}
