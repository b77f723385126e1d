import DOM
import Reactive
import Testing

@testable import Views

/// A page brings along the style sheets of what it shows, and no others.
@MainActor
@Suite("Style sheets that a page needs")
struct NeededStyleSheetTests {
    @Test func aPlainPageNeedsNone() {
        #expect(
            sheets {
                Form {
                    TextField("Name", text: .constant("")).padding(4)
                    Toggle("Fast", isOn: .constant(true))
                    Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
                    Button("Save") {}
                }
                List(["A", "B"], id: \.self) { Text($0).foregroundStyle(.red).bold() }
                HStack { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                Rectangle().fill(.blue).frame(width: 9, height: 9).shadow(radius: 2)
                Circle().stroke(.red, lineWidth: 2)
                Text("A").clipShape(.circle).rotationEffect(.degrees(5)).opacity(0.5)
                ScrollView { Text("A") }
                TabView { Text("One").tabItem { Text("One") } }
                Menu("More") { Button("Less") {} }
            } == [])
    }

    @Test func chartsHaveOne() {
        #expect(
            sheets {
                Chart(["A"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }
            } == ["/charts.css"])
    }

    @Test func columnsAndListsOfWhichRowsAreChosenShareOne() {
        let columns = ["/columns.css"]
        #expect(
            sheets {
                NavigationSplitView {
                    Text("A")
                } detail: {
                    Text("B")
                }
            } == columns)
        #expect(sheets { List(selection: .constant(String?.none)) { Text("A").tag("A") } } == columns)
    }

    @Test func whatIsMeasuredHasOne() {
        #expect(sheets { GeometryReader { _ in Text("A") } } == ["/measures.css"])
        #expect(sheets { ViewThatFits { Text("A") } } == ["/measures.css"])
        #expect(sheets { Text("A").layoutPriority(1) } == ["/measures.css"])
        #expect(sheets { Text("A").containerRelativeFrame(.horizontal) } == ["/measures.css"])
        #expect(sheets { ScrollView { Text("A") }.scrollTargetBehavior(.paging) } == ["/measures.css"])
        #expect(sheets { ScrollView { Text("A") }.scrollClipDisabled() } == ["/measures.css"])
    }

    @Test func drawingAndEffectsHaveOne() {
        let drawing = ["/drawing.css"]
        #expect(sheets { Canvas { _, _ in } } == drawing)
        #expect(sheets { Text("A").blur(radius: 2) } == drawing)
        #expect(sheets { Text("A").blendMode(.multiply) } == drawing)
        #expect(sheets { Text("A").compositingGroup() } == drawing)
        #expect(sheets { Text("A").allowsHitTesting(false) } == drawing)
        #expect(sheets { Text("A").zIndex(1) } == drawing)
        #expect(sheets { Text("A").rotation3DEffect(.degrees(5), axis: (1, 0, 0)) } == drawing)
        #expect(sheets { Text("A").position(x: 1, y: 2) } == drawing)
        let fade = LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom)
        #expect(sheets { Text("A").mask(fade) } == drawing)
        #expect(sheets { Text("A").mask(Circle()) } == drawing)
        #expect(sheets { Image(systemName: "star").symbolEffect(.pulse) } == drawing)
        #expect(sheets { Image(systemName: "star").symbolRenderingMode(.palette) } == drawing)
        #expect(sheets { Image(systemName: "star").foregroundStyle(.red, .blue) } == drawing)
    }

    @Test func aPageThatShowsAViewLaterIsToldOfItsSheetOnce() {
        let page = MountedPage(Turning())
        #expect(page.document.styleSheetAddresses == [])
        page.press("turn")
        #expect(page.operations().first == #"["sheet","/drawing.css"]"#)
        page.press("turn")
        page.press("turn")
        #expect(!page.operations().contains { $0.contains("sheet") })
        #expect(page.document.styleSheetAddresses == ["/drawing.css"])
    }

    private func sheets(@ViewBuilder _ content: () -> some View) -> [String] {
        MountedPage(content()).document.styleSheetAddresses
    }
}

private struct Turning: View {
    @State private var isBlurred = false

    var body: some View {
        Button("Turn") { isBlurred.toggle() }.name("turn")
        if isBlurred { Text("A").blur(radius: 2) } else { Text("B") }
    }
}
