import DOM
import Testing
import Views

@MainActor
@Suite("The width of a page")
struct PageWidthTests {
    @Test func isThatOfAColumnUnlessAViewAsksForTheWindow() {
        let column = MountedPage(Text("a").pageWidth(.regular))
        let window = MountedPage(Text("a").pageWidth(.wide))
        #expect(column.document.root["class"] == "page")
        #expect(window.document.root["class"] == "page wide")
    }

    @Test func changesWhileThePageIsOpen() {
        let page = MountedPage(Dashboard())
        #expect(page.document.root["class"] == "page")
        page.enter(.text("true"), into: "wide")
        #expect(page.document.root["class"] == "page wide")
        page.enter(.text("true"), into: "inner")
        page.enter(.text("false"), into: "wide")
        #expect(page.document.root["class"] == "page wide")
        page.enter(.text("false"), into: "inner")
        #expect(page.document.root["class"] == "page")
    }

    private struct Dashboard: View {
        @State private var isWide = false
        @State private var isInner = false

        var body: some View {
            VStack {
                Toggle("Wide", isOn: $isWide).name("wide")
                Toggle("Inner", isOn: $isInner).name("inner")
                if isInner { Text("Wide").pageWidth(.wide) }
            }
            .pageWidth(isWide ? .wide : .regular)
        }
    }
}
