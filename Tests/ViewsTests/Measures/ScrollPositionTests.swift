import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Where something is scrolled to")
struct ScrollPositionTests {
    private final class Model: ObservableObject {
        @Published var position = ScrollPosition(idType: Int.self)
    }

    private struct Rows: View {
        @ObservedObject var model: Model

        var body: some View {
            ScrollView {
                ForEach(1...3, id: \.self) { Text("\($0)") }
            }
            .scrollPosition($model.position)
        }
    }

    @Test func isWhatWasAskedForLast() {
        var position = ScrollPosition(edge: .bottom)
        #expect(position.edge == .bottom)
        #expect(!position.isPositionedByUser)
        position.scrollTo(id: 7, anchor: .top)
        #expect(position.edge == nil)
        #expect(position.viewID(type: Int.self) == 7)
        #expect(position.viewID(type: String.self) == nil)
        position.scrollTo(x: 3, y: 4)
        #expect(position.point == Point(x: 3, y: 4))
        #expect(position.x == 3)
        #expect(position.viewID == nil)
        position.scrollTo(y: 9)
        #expect(position.point == nil)
        #expect(position.y == 9)
        #expect(position.x == nil)
    }

    @Test func isAnotherOneWheneverItIsAskedFor() {
        var position = ScrollPosition(edge: .top)
        let former = position
        #expect(position == former)
        position.scrollTo(edge: .top)
        #expect(position != former)
    }

    @Test func edgesAndDistancesAreToldToTheBrowser() {
        let model = Model()
        let page = MountedPage { Rows(model: model) }
        #expect(!page.html.contains("data-scrolled"))
        model.position.scrollTo(edge: .bottom)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="1 - end""#))
        model.position.scrollTo(edge: .leading)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="2 start -""#))
        model.position.scrollTo(x: 10.5, y: 300)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="3 10.5 300""#))
        model.position.scrollTo(y: .nan)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="4 - -""#))
        model.position.scrollTo(x: -.infinity, y: .infinity)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="5 0 10000000""#))
    }

    @Test func aViewIsScrolledIntoSight() {
        let model = Model()
        let page = MountedPage { Rows(model: model) }
        model.position.scrollTo(id: 2)
        page.turn()
        #expect(page.html.contains(#"data-scroll-to"#))
        #expect(page.html.contains(#">2</p>"#))
        model.position.scrollTo(id: 99)
        page.turn()
        #expect(page.html.contains(#"data-scrolled="2 - -""#))
    }

    @Test func thePersonScrolls() throws {
        let model = Model()
        let page = MountedPage { Rows(model: model) }
        page.turn()
        let rows = page.document.root.descendants("p")
        #expect(rows.count == 3)
        page.measure("0;1 100 50 \(rows[0].number) 0 0 0")
        #expect(!model.position.isPositionedByUser)
        page.measure("1;1 100 50 \(rows[1].number) 0 0 0")
        #expect(model.position.isPositionedByUser)
        #expect(model.position.viewID(type: Int.self) == 2)
        model.position.scrollTo(edge: .bottom)
        page.turn()
        // What the browser has measured before it has heard of that, and what comes of it.
        page.measure("2;1 100 50 \(rows[0].number) 0 0 0")
        #expect(!model.position.isPositionedByUser)
        page.measure("2;1 100 50 \(rows[2].number) 1 0 0")
        #expect(!model.position.isPositionedByUser)
        #expect(model.position.edge == .bottom)
        page.measure("3;1 100 50 \(rows[0].number) 1 0 0")
        #expect(model.position.isPositionedByUser)
        #expect(model.position.edge == nil)
        #expect(model.position.viewID(type: Int.self) == 1)
    }

    @Test func anElementThatIsNotThereIsNoView() {
        let model = Model()
        let page = MountedPage { Rows(model: model) }
        page.turn()
        let rows = page.document.root.descendants("p")
        page.measure("0;1 100 50 \(rows[0].number) 0 0 0")
        for entry in [
            "1 100 50 9999999 0 0 0", "1 100 50 -4 0 0 0", "1 100 50 nan 0 0 0", "1 100 50 1e300 0 0 0",
        ] {
            page.measure("1;" + entry)
            #expect(model.position.viewID == nil)
        }
    }

    @Test func anAnchorIsWhereItBeginsAndStays() {
        let page = MountedPage {
            ScrollView { Text("a") }.defaultScrollAnchor(.bottom)
            ScrollView { Text("b") }.defaultScrollAnchor(.center, for: .initialOffset)
            ScrollView { Text("c") }.defaultScrollAnchor(nil)
        }
        #expect(page.html.contains(#"data-anchor="first 0.5 1;kept 0.5 1;small 0.5 1""#))
        #expect(page.html.contains("rests-bottom"))
        #expect(page.html.contains(#"data-anchor="first 0.5 0.5""#))
        #expect(page.document.root.html.contains("/anchors.js"))
    }

    @Test func theInnerAnchorOfARoleCounts() {
        let page = MountedPage {
            ScrollView { Text("a") }
                .defaultScrollAnchor(.top, for: .alignment)
                .defaultScrollAnchor(.bottom)
        }
        #expect(page.html.contains(#"data-anchor="small 0.5 0;first 0.5 1;kept 0.5 1""#))
        #expect(page.html.contains("rests-top"))
    }
}

extension Element {
    fileprivate func descendants(_ tag: String) -> [Element] {
        (html.hasPrefix("<\(tag) ") || html.hasPrefix("<\(tag)>") ? [self] : [])
            + children.flatMap { $0.descendants(tag) }
    }
}
