import DOM
import Testing

@testable import Views

@MainActor
@Suite("A layout of one's own")
struct LayoutTests {
    @Test func standsLikeWordsUntilItIsMeasured() {
        let page = MountedPage {
            Diagonal {
                Text("One")
                Text("Two")
            }
        }
        #expect(
            page.html == """
                <div class="layout" data-measure="3 c"><p class="placed" data-measure="1">One</p>\
                <p class="placed" data-measure="2">Two</p></div>
                """)
    }

    @Test func isPlacedByWhatIsMeasured() {
        let page = MountedPage {
            Diagonal {
                Text("One")
                Text("Two")
            }
        }
        page.measure("0;1 32 16;2 48 16;3 320 40")
        #expect(
            page.html == """
                <div class="layout" data-measure="3 c" data-style="--layout-width:5rem;--layout-height:2rem">\
                <p class="placed" data-measure="1" data-style="--x:0;--y:0">One</p>\
                <p class="placed" data-measure="2" data-style="--x:2rem;--y:1rem">Two</p></div>
                """)
        _ = page.operations()
        page.measure("0;1 32 16;2 48 16;3 320 32")
        #expect(page.operations() == [])
    }

    @Test func learnsHowHighATextIsThatIsNarrower() {
        let page = MountedPage {
            Column { Text("A long text") }
        }
        page.measure("0;1 160 16;2 80 16")
        #expect(page.html.contains(#"data-style="--x:0;--y:0;--most:5rem""#))
        #expect(page.html.contains("--layout-height:2rem"))
        page.measure("0;1 80 48;2 80 32")
        #expect(page.html.contains("--layout-height:3rem"))
        // There is less in it by now.
        page.measure("0;1 40 16;2 80 48")
        #expect(page.html.contains("--layout-height:1rem"))
        #expect(!page.html.contains("--most"))
    }

    @Test func knowsValuesAndPriorities() {
        var found: [String] = []
        let page = MountedPage {
            Asking(note: { found.append($0) }) {
                Text("One").layoutValue(key: Weight.self, value: 3).layoutPriority(2)
                Text("Two")
            }
        }
        page.measure("0;1 32 16;2 48 16;3 320 40")
        #expect(found == ["3 2.0", "1 0.0"])
    }

    @Test func givesWayToAnotherOne() {
        let page = MountedPage { Choosing() }
        #expect(
            page.html.hasPrefix(
                #"<div class="vstack align-center"><p>One</p><p>Two</p></div>"#))
        page.press("turn")
        #expect(
            page.html.hasPrefix(
                #"<div class="align-center hstack gap" data-style="--gap:0.25rem"><p>One</p><p>Two</p></div>"#
            ))
        page.press("turn")
        #expect(page.html.hasPrefix(#"<div class="layout""#))
        page.press("turn")
        #expect(page.html.hasPrefix(#"<div class="vstack align-center"><p>One</p><p>Two</p></div>"#))
    }

    @Test func isNeitherNothingNorWithoutEnd() {
        let page = MountedPage {
            Strange(size: Size(width: .nan, height: .infinity)) { Text("One") }
        }
        page.measure("0;1 32 16;2 320 40")
        #expect(page.html.contains("--layout-width:20rem;--layout-height:0"))
    }
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Size(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for subview in subviews {
            subview.place(at: corner, proposal: .unspecified)
            let size = subview.sizeThatFits(.unspecified)
            corner = Point(x: corner.x + size.width, y: corner.y + size.height)
        }
    }
}

private struct Column: Layout {
    struct Heights {
        var heights: [Double]
    }

    func makeCache(subviews: Subviews) -> Heights {
        Heights(heights: [])
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Heights) -> Size {
        cache.heights = subviews.map { $0.sizeThatFits(proposal).height }
        return Size(width: proposal.width ?? 0, height: cache.heights.reduce(0, +))
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Heights)
    {
        var y = bounds.minY
        for (subview, height) in zip(subviews, cache.heights) {
            subview.place(at: Point(x: bounds.minX, y: y), proposal: .init(width: bounds.width, height: nil))
            y += height
        }
    }
}

private enum Weight: LayoutValueKey {
    static let defaultValue = 1
}

private struct Asking: Layout {
    let note: (String) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        for subview in subviews { note("\(subview[Weight.self]) \(subview.priority)") }
        return .zero
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Strange: Layout {
    let size: Size

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { size }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private struct Choosing: View {
    @State private var kind = 0

    private var layout: AnyLayout {
        switch kind % 3 {
        case 0: AnyLayout(VStackLayout())
        case 1: AnyLayout(HStackLayout(spacing: 4))
        default: AnyLayout(Diagonal())
        }
    }

    var body: some View {
        layout {
            Text("One")
            Text("Two")
        }
        Button("Turn") { kind += 1 }
    }
}
