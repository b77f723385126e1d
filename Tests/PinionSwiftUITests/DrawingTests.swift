import PinionTesting
import SwiftUI
import Testing

@testable import Years

/// What the corpus draws.
@MainActor
@Suite struct DrawingTests {
    private func open<Content: View>(@ViewBuilder _ content: @escaping () -> Content) async throws -> TestTab
    {
        let app = TestApp { Site { WindowGroup(content: content) } }
        return try await app.open("/")
    }

    @Test func aBadgeOf2019IsAPathOfCurves() async throws {
        let tab = try await open {
            BadgeBackground()
            RotatedBadgeSymbol(angle: .degrees(45))
        }
        #expect(tab.html.contains("M174.88 57L116.64 10Q100 0 83.36 10L"))
        #expect(tab.html.contains("--turn:45deg"))
    }

    @Test func aRingOf2019GoesOn() async throws {
        let tab = try await open { ProgressRing() }
        #expect(tab.shows("30 %"))
        #expect(tab.html.contains(#"stroke-width="20" stroke-linecap="round""#))
        let before = tab.html
        try await tab.click("Go on")
        #expect(tab.shows("50 %"))
        #expect(tab.html.contains("C100 77.61 77.61 100 50 100C22.39 100 0 77.61 0 50"))
        #expect(tab.html != before)
    }

    @Test func aSpirographOf2020IsDrawnForItsFrame() async throws {
        let tab = try await open { DrawingGallery() }
        #expect(tab.html.contains(#"viewBox="0 0 300 300""#))
        #expect(tab.html.contains("M225 150L"))
        #expect(tab.html.contains(#"fill-rule="evenodd""#))
    }

    @Test func aChartOf2021IsDrawnByHand() async throws {
        let tab = try await open { HandDrawnChart() }
        #expect(tab.html.contains("M0 75L33.33 37.5L66.67 62.5L100 0"))
        try await tab.click("Another day")
        #expect(tab.html.contains("M0 75L25 37.5L50 62.5L75 0L100 25"))
        #expect(tab.shows("8"))
    }

    @Test func wavesOf2023Move() async throws {
        let tab = try await open { TideView() }
        let before = tab.html
        try await tab.click("Later")
        #expect(tab.html != before)
    }

    @Test func aDialOf2025HasItsTicks() async throws {
        let tab = try await open { Dial() }
        #expect(tab.html.contains("M90 50L100 50"))
        #expect(tab.html.contains("--transform:matrix(1,0,-0.3,1,12,0)"))
        #expect(tab.html.contains("rotate3d(1,0,0,30deg)"))
    }

    @Test func transformsAreThoseOfCoreGraphics() {
        let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
        #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
        #expect(transform.concatenating(transform.inverted()).isIdentity)
        #expect(
            Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(transform).boundingRect
                == CGRect(x: 10, y: 0, width: 2, height: 3))
        #expect(Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 10)).boundingRect.midX == 10)
    }
}
