import DOM
import Reactive
import Testing

@testable import Views

private struct AfterLabel: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.leading] }
}

private struct LowerThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height * 2 / 3 }
}

extension HorizontalAlignment {
    fileprivate static let afterLabel = HorizontalAlignment(AfterLabel.self)
}

extension VerticalAlignment {
    fileprivate static let lowerThird = VerticalAlignment(LowerThird.self)
}

@MainActor
@Suite("Guides of views")
struct AlignmentGuideTests {
    /// What the browser is told of a view with a guide.
    private func guides(_ view: some View) -> String {
        let page = MountedPage(view)
        return page.html.split(separator: "<p ").last.map { String($0.prefix { $0 != ">" }) } ?? ""
    }

    @Test func aLengthMovesTheViewByItself() {
        #expect(
            guides(VStack(alignment: .leading) { Text("a").alignmentGuide(.leading) { $0[.leading] - 20 } })
                == #"class="guided" data-guides="leading 0 0 -20" data-style="--guide-leading:1.25rem""#)
    }

    @Test func aShareIsOneOfTheSizeThatTheViewHasInTheBrowser() {
        #expect(
            guides(Text("a").alignmentGuide(.leading) { $0[.trailing] })
                == #"class="guided" data-guides="leading 1 0 0" data-style="--guide-leading:-100%""#)
        #expect(
            guides(Text("a").alignmentGuide(.top) { $0.height / 2 + 8 })
                == #"class="guided" data-guides="top 0 0.5 8" data-style="--guide-top:calc(-50% - 0.5rem)""#)
        #expect(
            guides(Text("a").alignmentGuide(.trailing) { $0.width / 2 })
                == #"class="guided" data-guides="trailing 0.5 0 0" data-style="--guide-trailing:50%""#)
        #expect(
            guides(Text("a").alignmentGuide(VerticalAlignment.center) { _ in 0 })
                == #"class="guided" data-guides="center 0 0 0" data-style="--guide-center:50%""#)
    }

    @Test func aBaselineIsMovedByWhatIsAddedToIt() {
        #expect(
            guides(Text("a").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 4 })
                == #"class="guided" data-guides="baseline 0 0.75 4" data-style="--guide-baseline:-0.25rem""#)
    }

    @Test func theOtherLengthIsLeftToTheScript() {
        #expect(
            guides(Text("a").alignmentGuide(.leading) { $0.height })
                == #"class="guided" data-guides="leading 0 1 0""#)
    }

    @Test func severalStandBesideEachOther() {
        #expect(
            guides(
                Text("a").alignmentGuide(.top) { $0.height / 2 }
                    .alignmentGuide(.trailing) { $0.width / 2 })
                == #"class="guided" data-guides="top 0 0.5 0;trailing 0.5 0 0" "#
                + #"data-style="--guide-trailing:50%;--guide-top:-50%""#)
    }

    @Test func theOuterOneReadsTheInnerOneAndReplacesIt() {
        #expect(
            guides(
                Text("a").alignmentGuide(.leading) { _ in 5 }
                    .alignmentGuide(.leading) { $0[.leading] + ($0[explicit: .leading] ?? 100) }
            ) == #"class="guided" data-guides="leading 0 0 10" data-style="--guide-leading:-0.625rem""#)
        #expect(
            guides(Text("a").alignmentGuide(.leading) { $0[explicit: .leading] ?? 7 })
                == #"class="guided" data-guides="leading 0 0 7" data-style="--guide-leading:-0.4375rem""#)
    }

    @Test func oneThatIsNoShareIsMeasured() {
        let page = MountedPage(Text("a").alignmentGuide(.leading) { min($0.width, 100) })
        #expect(page.html.contains(#"data-measure="1""#))
        page.measure("0;1 60 20")
        #expect(page.html.contains(#"data-guides="leading 0 0 60""#))
        page.measure("0;1 300 20")
        #expect(page.html.contains(#"data-guides="leading 0 0 100""#))
        #expect(page.html.contains(#"data-style="--guide-leading:-6.25rem""#))
    }

    @Test func oneThatIsNoNumberIsNothing() {
        let wrong: [Double] = [.nan, .infinity, -.infinity]
        for value in wrong {
            let page = MountedPage(Text("a").alignmentGuide(.leading) { _ in value })
            #expect(page.html.contains(#"data-guides="leading 0 0 0""#))
        }
        #expect(
            guides(Text("a").alignmentGuide(.leading) { _ in 1e300 }).contains("leading 0 0 100000"))
    }

    @Test func anAlignmentOfOnesOwnNamesItsGuide() throws {
        let page = MountedPage {
            VStack(alignment: .afterLabel) {
                Text("Name").alignmentGuide(.afterLabel) { $0[.trailing] }
            }
        }
        let number = try #require(page.html.firstMatch(of: /data-aligned="x (\d+) 0 0 0"/)?.1)
        #expect(page.html.contains(#"<div class="vstack align-leading" data-aligned="x \#(number) 0 0 0">"#))
        #expect(page.html.contains(#"<p class="guided" data-guides="\#(number) 1 0 0">Name</p>"#))
        #expect(page.document.root.html.contains("guides.js"))
    }

    @Test func anAlignmentOfOnesOwnIsNearTheOneOfTheStyleSheet() {
        let page = MountedPage { HStack(alignment: .lowerThird) { Text("a") } }
        #expect(page.html.hasPrefix(#"<div class="hstack align-center" data-aligned="y "#))
        #expect(page.html.contains(#" 0 0.666667 0"><p>a</p></div>"#))
        #expect(HorizontalAlignment(AfterLabel.self) == .afterLabel)
        #expect(HorizontalAlignment.afterLabel != .leading)
    }

    @Test func alignmentsChange() {
        let model = Model()
        let page = MountedPage { Changing(model: model) }
        #expect(page.html.contains("data-aligned"))
        model.isOwn = false
        page.turn()
        #expect(!page.html.contains("data-aligned"))
        #expect(page.html.contains(#"data-guides="leading 0 0 2""#))
        model.isOwn = true
        page.turn()
        #expect(page.html.contains("data-aligned"))
    }

    @Test func whatLiesOverAViewDoesNotMakeItLarger() {
        let page = MountedPage {
            Text("a").overlay(alignment: .topTrailing) { Text("3").alignmentGuide(.top) { $0.height / 2 } }
            Text("b").background(alignment: .top) { Text("4").alignmentGuide(.top) { $0.height } }
        }
        #expect(page.html.contains(#"<div class="zstack align-top justify-trailing" data-over="0">"#))
        #expect(page.html.contains(#"<div class="zstack align-top justify-center" data-over="-1">"#))
    }

    @Test func theLinesBetweenRowsStayAsTheyAre() {
        #expect(MountedPage(Text("a").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }).html == "<p>a</p>")
    }

    @Test func pagesWithoutGuidesLoadNothingForThem() {
        let page = MountedPage {
            VStack(alignment: .leading) { Text("a").overlay(alignment: .top) { Text("b") } }
        }
        #expect(!page.document.root.html.contains("guides.js"))
        #expect(!page.html.contains("data-over"))
    }

    @Test func reachALayoutOfOnesOwn() {
        let seen = Seen()
        let page = MountedPage {
            Reading(seen: seen) { Text("a").alignmentGuide(.leading) { $0.width / 4 } }
        }
        page.measure("0;1 80 20;2 400 300")
        #expect(seen.guide == 20)
        #expect(seen.center == 40)
    }

    private final class Model: ObservableObject {
        @Published var isOwn = true
    }

    private struct Changing: View {
        @ObservedObject var model: Model

        var body: some View {
            VStack(alignment: model.isOwn ? .afterLabel : .leading) {
                Text("a").alignmentGuide(.leading) { _ in model.isOwn ? 1 : 2 }
            }
        }
    }

    private final class Seen {
        var guide: Double?
        var center: Double?
    }

    private struct Reading: Layout {
        let seen: Seen

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
            let dimensions = subviews[0].dimensions(in: .unspecified)
            seen.guide = dimensions[explicit: .leading]
            seen.center = dimensions[HorizontalAlignment.center]
            return Size(width: 100, height: 100)
        }

        func placeSubviews(
            in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
    }
}
