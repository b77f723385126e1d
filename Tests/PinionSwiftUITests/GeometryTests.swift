import PinionTesting
import SwiftUI
import Testing

@MainActor
@Suite("Geometry with the types of Foundation")
struct GeometryTests {
    @Test func readersAndAnchorsSpeakOfRectangles() async throws {
        let app = TestApp { Site { WindowGroup { Readers() } } }
        let tab = try await app.open("/")
        #expect(tab.shows("332 160"))
    }
}

private struct BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value.append(contentsOf: nextValue())
    }
}

private struct Readers: View {
    @State private var size = CGSize.zero
    @State private var isWide = false

    var body: some View {
        GeometryReader { (geometry: GeometryProxy) in
            let half = geometry.size.width / 2
            Text("\(Int(half)) \(Int(geometry.frame(in: .global).height))")
                .frame(width: half)
        }
        .frame(height: 160)
        Text("Measured")
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            .onGeometryChange(for: CGSize.self) { proxy in
                proxy.size
            } action: { newValue in
                size = newValue
            }
            .onGeometryChange(for: Bool.self) {
                $0.size.width > 300
            } action: {
                isWide = $0
            }
            .overlayPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy in
                    ForEach(anchors.indices, id: \.self) { index in
                        let rect = proxy[anchors[index]]
                        Rectangle().frame(width: rect.width, height: rect.height)
                    }
                }
            }
    }
}
