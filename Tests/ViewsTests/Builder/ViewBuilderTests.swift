import Reactive
import Testing
import Views

@MainActor
@Suite("View builder")
struct ViewBuilderTests {
    @Test func noView() {
        #expect(MountedPage {}.html == "")
    }

    @Test func twelveViewsStandInTheirOrder() {
        let page = MountedPage {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
        #expect(page.texts == (1...12).map(String.init))
    }

    @Test func textOfViewsIsEscaped() {
        #expect(MountedPage(Text("a < b & \"c\"")).html == "<p>a &lt; b &amp; &quot;c&quot;</p>")
    }

    @Test func ifWithoutElseComesAndGoes() {
        let page = MountedPage(Switches())
        #expect(page.html == Switches.html(""))
        page.press("shown")
        #expect(page.html == Switches.html("<p>shown</p>"))
        page.press("shown")
        #expect(page.html == Switches.html(""))
    }

    @Test func whatComesIsSentAloneAndAtItsPlace() {
        let page = MountedPage(Switches())
        page.press("shown")
        #expect(page.operations() == [#"["i",1,4,"<p data-n=\"7\">shown</p>"]"#])
        page.press("shown")
        #expect(page.operations() == [#"["x",7]"#])
    }

    @Test func switchShowsOneOfThree() {
        let page = MountedPage(Cases())
        #expect(page.texts == ["next", "zero"])
        page.press("next")
        #expect(page.texts == ["next", "one"])
        page.press("next")
        #expect(page.texts == ["next", "many: 2"])
    }

    @Test func theSameCaseIsUpdatedInPlace() {
        let page = MountedPage(Cases())
        page.press("next")
        page.press("next")
        _ = page.operations()
        page.press("next")
        #expect(page.operations() == [#"["t",7,"many: 3"]"#])
    }

    @Test func forLoopGrowsAndShrinksAtItsEnd() {
        let page = MountedPage(Loop())
        page.press("more")
        page.press("more")
        #expect(page.texts == ["more", "fewer", "0", "1", "end"])
        _ = page.operations()
        page.press("fewer")
        #expect(page.operations() == [#"["x",9]"#])
        #expect(page.texts == ["more", "fewer", "0", "end"])
    }

    @Test func ifLetShowsWhatIsThere() {
        let name: String? = "Ada"
        let none: String? = nil
        let page = MountedPage {
            if let name { Text(name) }
            if let none { Text(none) } else { Text("nobody") }
        }
        #expect(page.texts == ["Ada", "nobody"])
    }

    @Test func aGroupIsItsViews() {
        let page = MountedPage {
            Group {
                Text("a")
                Text("b")
            }
            EmptyView()
        }
        #expect(page.html == "<p>a</p><p>b</p>")
    }

    @Test func aBodyWithStatementsBetweenItsViews() {
        let page = MountedPage {
            let sum = 1 + 2
            Text("\(sum)")
            if #available(macOS 10, *) { Text("available") }
        }
        #expect(page.texts == ["3", "available"])
    }
}

private struct Switches: View {
    @State private var isShown = false

    static func html(_ inside: String) -> String {
        #"<p>before</p><button name="action" value="shown" form="page"><span>shown</span></button>"#
            + "\(inside)<p>after</p>"
    }

    var body: some View {
        Text("before")
        Button("shown") { isShown.toggle() }
        if isShown { Text("shown") }
        Text("after")
    }
}

private struct Cases: View {
    @State private var count = 0

    var body: some View {
        Button("next") { count += 1 }
        switch count {
        case 0: Text("zero")
        case 1: Text("one")
        default: Text("many: \(count)")
        }
    }
}

private struct Loop: View {
    @State private var count = 0

    var body: some View {
        Button("more") { count += 1 }
        Button("fewer") { count -= 1 }
        for number in 0..<count { Text("\(number)") }
        Text("end")
    }
}
