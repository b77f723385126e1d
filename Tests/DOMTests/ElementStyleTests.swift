import Testing

@testable import DOM

@MainActor
@Suite("Exact values of elements")
struct ElementStyleTests {
    private let element = Element("p")

    @Test func standTogetherInOneAttribute() {
        element.setStyle("--width", "2.75rem")
        element.setStyle("--gap", "min(1rem,100%)")
        #expect(element.html == #"<p data-style="--width:2.75rem;--gap:min(1rem,100%)"></p>"#)
        #expect(element.style("--gap") == "min(1rem,100%)")
    }

    @Test func keepTheirPlace() {
        element.setStyle("--width", "1rem")
        element.setStyle("--gap", "1rem")
        element.setStyle("--width", "2rem")
        #expect(element["data-style"] == "--width:2rem;--gap:1rem")
    }

    @Test func goOneByOne() {
        element.setStyle("--width", "1rem")
        element.setStyle("--gap", "1rem")
        element.setStyle("--width", nil)
        #expect(element["data-style"] == "--gap:1rem")
        element.setStyle("--gap", nil)
        #expect(element.html == "<p></p>")
    }

    @Test func areToldApartByTheirWholeNames() {
        element.setStyle("--padding-top", "1rem")
        element.setStyle("--padding", "2rem")
        #expect(element["data-style"] == "--padding-top:1rem;--padding:2rem")
        #expect(element.style("--pad") == nil)
    }

    @Test(arguments: [
        "", "1rem;color:red", "1rem}", "url(/a)", "URL(//a.example)", "/*", "red(", ")(", "\"a\"", "a:b",
        "@import", "a\\b", "<",
        "é",
        "a\nb",
    ])
    func areNothingButValues(text: String) {
        element.setStyle("--width", "1rem")
        element.setStyle("--width", text)
        element.addOwnStyle("--gap", text)
        #expect(element.html == "<p></p>")
    }

    @Test func ofSeveralTheLastCountsAndEachTakesAwayItsOwn() {
        element.addOwnStyle("--pace", "1ms")
        element.addOwnStyle("--pace", "2ms")
        element.addOwnStyle("--pace", "1ms")
        #expect(element["data-style"] == "--pace:1ms;--pace:2ms;--pace:1ms")
        element.removeOwnStyle("--pace", "1ms")
        #expect(element["data-style"] == "--pace:1ms;--pace:2ms")
        element.removeOwnStyle("--pace", "3ms")
        #expect(element["data-style"] == "--pace:1ms;--pace:2ms")
    }

    @Test func areReplacedWhereTheyStand() {
        element.addOwnStyle("--pace", "1ms")
        element.addOwnStyle("--pace", "2ms")
        element.removeOwnStyle("--pace", "1ms", for: "3ms")
        #expect(element["data-style"] == "--pace:3ms;--pace:2ms")
        element.removeOwnStyle("--pace", "9ms", for: "4ms")
        #expect(element["data-style"] == "--pace:3ms;--pace:2ms;--pace:4ms")
    }

    @Test func ofAWholePageAreKnownEachOnce() {
        let root = Element("main")
        for width in ["1rem", "2rem", "1rem"] {
            let child = Element("p")
            child.setStyle("--width", width)
            root.append(child)
        }
        let raw = Element("p")
        raw["data-style"] = "--width:1rem}</style>"
        root.append(raw)
        var html = HTMLWriter()
        html.notesStyles = true
        root.write(into: &html)
        #expect(html.styles == ["--width:1rem", "--width:2rem"])
    }
}
