import DOM
import JSON
import Testing
import VirtualTime

@testable import Views

@MainActor
@Suite("What a browser measures")
struct MeasuresTests {
    @Test func isAskedForByTheElementsThatNeedItAndByNoOthers() {
        let page = MountedPage {
            Text("Plain")
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
        }
        #expect(
            page.html
                == #"<p>Plain</p><div class="geometry" data-measure="1 c"><p>664</p></div>"#)
        #expect(page.document.control(named: "@measures") != nil)
        let plain = MountedPage { Text("Plain") }
        #expect(plain.document.control(named: "@measures") == nil)
    }

    @Test func isReadInThePlaceOfTheGuess() {
        let page = MountedPage {
            GeometryReader { proxy in Text("\(proxy.size.width) × \(proxy.size.height)") }
        }
        page.measure("0;1 320.5 200")
        #expect(page.texts == ["320.5 × 200.0"])
        page.measure("0;1 320.5 200")
        #expect(page.operations().count == 1)
    }

    @Test func isGuessedFromWhatFramesGive() {
        let page = MountedPage {
            VStack {
                GeometryReader { proxy in Text("\(proxy.size.width) × \(proxy.size.height)") }
            }
            .frame(width: 200, height: 100)
            GeometryReader { proxy in Text("\(proxy.size.width) × \(proxy.size.height)") }
                .padding(10)
                .frame(width: 120, height: 60)
        }
        #expect(page.texts == ["200.0 × 100.0", "100.0 × 40.0"])
    }

    @Test func isAskedForInTheSpacesThatAreRead() {
        let page = MountedPage {
            VStack {
                GeometryReader { proxy in
                    let global = proxy.frame(in: .global)
                    let board = proxy.frame(in: .named("board"))
                    let local = proxy.frame(in: .local)
                    Text("\(global.minX) \(global.maxY) \(board.midX) \(local.minX)")
                }
            }
            .coordinateSpace(.named("board"))
        }
        #expect(page.html.contains(#"data-space="1""#))
        #expect(page.html.contains(#"data-measure="1 c w s1""#))
        page.measure("0;1 100 50 10 20 800 600 4 6 300 200")
        #expect(page.texts == ["10.0 70.0 54.0 0.0"])
    }

    @Test func isDroppedWhereNoElementMeasuresSo() {
        let page = MountedPage {
            GeometryReader { proxy in Text("\(proxy.size.width) × \(proxy.size.height)") }
        }
        page.measure("0;1 300 200")
        for entry in [
            "1 -1 200", "1 nan 200", "1 inf 200", "1 100001 200", "1 1e300 1", "1 300", "1", "", "x 1 1",
            "2 10 10", "-1 10 10", "99999999999999999999 1 1", "1 10 10 5", "1 10 10 nan nan nan nan",
        ] {
            #expect(page.measure("0;" + entry) == nil)
            #expect(page.texts == ["300.0 × 200.0"], "\(entry)")
        }
        #expect(page.measure("0;1 10.001 10;1 20 20") == nil)
        #expect(page.texts == ["20.0 × 20.0"])
        #expect(page.measure("soon") == "This field takes what a browser has measured.")
        #expect(page.texts == ["20.0 × 20.0"])
    }

    @Test func isToldOfEachBoxThatCounts() {
        let page = MountedPage { Text("A") }
        let element = page.graph.page.element.children[0]
        let inner = page.graph.measures.follow(element, .content, for: Text.self)
        let outer = page.graph.measures.follow(element, .border, for: Text.self)
        _ = outer.frame(in: .window)
        #expect(element["data-measure"] == "1 c,2 w")
        page.measure("0;1 80 20;2 100 40 0 0 800 600")
        #expect(inner.size == Size(width: 80, height: 20))
        #expect(outer.size == Size(width: 100, height: 40))
        inner.leave()
        #expect(element["data-measure"] == "2 w")
        outer.leave()
        #expect(element["data-measure"] == nil)
    }

    @Test func isNotKeptAsTheTextThatItCameAs() {
        let page = MountedPage {
            GeometryReader { proxy in Text("\(proxy.size.width)") }
        }
        page.measure("0;1 50 10")
        #expect(page.texts == ["50.0"])
        #expect((page.document.control(named: "@measures") as? Field<String>)?.value == "")
    }

    @Test func canBeAskedForWhenThePageIsGone() {
        let kept = Keeper()
        var page: MountedPage? = MountedPage {
            GeometryReader { proxy in Text(kept.take(proxy)) }
        }
        #expect(page?.texts == ["A"])
        page = nil
        #expect(kept.proxy?.frame(in: .named("board")).width == 664)
    }

    @Test func isRoundedAsBrowsersLayOut() {
        let page = MountedPage {
            GeometryReader { proxy in Text("\(proxy.size.width)") }
        }
        page.measure("0;1 33.3333333 10")
        #expect(page.texts == ["33.328125"])
    }

    @Test func comesToRestAlsoIfAViewNeverDoes() async {
        let clock = VirtualClock()
        let page = MountedPage { Growing() }
        page.graph.measures.clock = clock
        var width = 100.0
        for round in 1...200 {
            if round % 30 == 0 { await clock.advance(by: .seconds(1)) }
            page.measure("0;1 \(width) 20")
            // The browser lays out what the program has made of it.
            width = Double(page.texts.first ?? "").map { $0 } ?? width
            if !page.reports.isEmpty {
                #expect(round == 65)
                break
            }
        }
        #expect(
            page.reports == ["/: Growing changes what is measured whenever it is: stopped after 64 rounds."])
        #expect(page.texts == ["164.0"])
        // Until something happens in the browser by itself.
        page.measure("0;1 500 20")
        #expect(page.texts == ["164.0"])
        page.measure("1;1 500 20")
        #expect(page.texts == ["501.0"])
    }

    @Test func isTakenSixtyTimesASecondAtMost() async {
        let clock = VirtualClock()
        let page = MountedPage {
            GeometryReader { proxy in Text("\(proxy.size.width)") }
        }
        page.graph.measures.clock = clock
        for width in 1...1_000 { page.measure("\(width);1 \(width) 10") }
        #expect(page.texts == ["60.0"])
        await clock.advance(by: .seconds(1))
        page.turn()
        #expect(page.texts == ["1000.0"])
        await clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 0)
    }

    @Test func goesWithItsElement() {
        let page = MountedPage { Leaving() }
        #expect(page.html.contains("data-measure"))
        page.press("leave")
        #expect(!page.html.contains("data-measure"))
        #expect(page.measure("0;1 10 10") == nil)
    }

    @Test(arguments: 0..<40) func comesToRestAfterAnySequenceOfReports(seed: UInt64) {
        var random = Numbers(state: seed)
        let page = MountedPage { Mixture() }
        for _ in 0..<60 {
            let entries = (0..<4).map { _ in
                let numbers = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                    ["-1", "0", "nan", "12.5", "300", "1e9", "x", "99999", "1e5"].randomElement(
                        using: &random)!
                }
                return "\(Int.random(in: 0...5, using: &random)) " + numbers.joined(separator: " ")
            }
            page.measure("\(Int.random(in: 0...2, using: &random));" + entries.joined(separator: ";"))
        }
        _ = page.operations()
        page.turn()
        #expect(page.operations() == [])
    }
}

/// A generator whose numbers can be had again.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

private struct Growing: View {
    @State private var width = 100.0

    var body: some View {
        Text("\(width)")
            .frame(width: width)
            .onGeometryChange(for: Double.self) {
                $0.size.width
            } action: {
                width = $0 + 1
            }
    }
}

private struct Leaving: View {
    @State private var isThere = true

    var body: some View {
        if isThere { GeometryReader { proxy in Text("\(proxy.size.width)") } }
        Button("Leave") { isThere = false }
    }
}

private struct Mixture: View {
    @State private var height = 0.0

    var body: some View {
        GeometryReader { proxy in Text("\(proxy.size.width) \(proxy.frame(in: .global).minY)") }
        Text("\(height)").onGeometryChange(for: Double.self) {
            $0.size.height
        } action: {
            height = $0
        }
        Pile {
            Text("One")
            Text("Two")
        }
    }
}

/// Views below each other.
private struct Pile: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        Size(width: proposal.width ?? 0, height: subviews.reduce(0) { $0 + $1.sizeThatFits(proposal).height })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            subview.place(at: Point(x: bounds.minX, y: y), proposal: proposal)
            y += subview.sizeThatFits(proposal).height
        }
    }
}

extension MountedPage {
    /// A browser reports.
    @discardableResult
    func measure(_ text: String) -> String? { type(text, into: "@measures") }
}

/// Keeps what a view was given for longer than there is a page.
@MainActor
private final class Keeper {
    private(set) var proxy: GeometryProxy?

    func take(_ proxy: GeometryProxy) -> String {
        self.proxy = proxy
        return "A"
    }
}
