import PinionTesting
import SwiftUI
import Testing

@MainActor
@Suite("Guides and scrolling as apps write them")
struct GuideTests {
    @Test func stacksAreAlignedByGuidesOfOnesOwn() async throws {
        let app = TestApp { Site { WindowGroup { Guided() } } }
        let tab = try await app.open("/")
        #expect(tab.html.contains(#"class="hstack align-center" data-aligned="y "#))
        #expect(tab.html.contains(#"data-guides="top 0 0.5 0;trailing 0.5 0 0""#))
        #expect(tab.html.contains(#"data-guides="leading 0 0 12""#))
    }

    @Test func positionsHaveTheTypesOfFoundation() {
        var position = ScrollPosition(idType: UUID.self, x: 0, y: CGFloat(12))
        #expect(position.point == CGPoint(x: 0, y: 12))
        position.scrollTo(point: CGPoint(x: 3, y: 4))
        #expect(position.x == CGFloat(3))
        let id = UUID()
        position.scrollTo(id: id, anchor: .bottom)
        #expect(position.viewID(type: UUID.self) == id)
    }

    @Test func whatIsScrolledLooksOtherwiseAtItsEnds() async throws {
        let app = TestApp { Site { WindowGroup { Scrolled() } } }
        let tab = try await app.open("/")
        #expect(tab.html.contains("--phase-curve:linear"))
        #expect(tab.html.contains("--after-transform:translate(0,1.25rem)"))
        #expect(tab.html.contains("first 0.5 1"))
    }
}

extension VerticalAlignment {
    private struct MidAccountAndName: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat {
            context[VerticalAlignment.center]
        }
    }

    fileprivate static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

private struct Guided: View {
    private let inset: CGFloat = 12

    var body: some View {
        HStack(alignment: .midAccountAndName) {
            VStack {
                Text("@twostraws")
                    .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
                Image(systemName: "person")
                    .resizable()
                    .frame(width: 64, height: 64)
            }
            VStack(alignment: .leading) {
                Text("Full name:").alignmentGuide(.leading) { _ in inset }
                Text("Paul Hudson")
                    .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
                    .font(.largeTitle)
            }
        }
        Circle()
            .frame(width: 40, height: 40)
            .overlay(alignment: .topTrailing) {
                Text("3")
                    .alignmentGuide(.top) { dimensions in dimensions.height / 2 }
                    .alignmentGuide(.trailing) { dimensions in dimensions[HorizontalAlignment.center] }
            }
    }
}

private struct Scrolled: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<20, id: \.self) { index in
                    Text("Row \(index)")
                        .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                            content
                                .opacity(phase.isIdentity ? 1 : 0)
                                .offset(y: phase.value * 20)
                        }
                        .visualEffect { content, proxy in
                            content.offset(CGSize(width: proxy.frame(in: .scrollView).minX / 10, height: 0))
                        }
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .defaultScrollAnchor(.bottom, for: .initialOffset)
        .onChange(of: position.isPositionedByUser) { _, isByUser in
            if isByUser { position.scrollTo(edge: .top) }
        }
    }
}
