import DOM
import Testing

@testable import Views

@MainActor
@Suite("Looks of what is scrolled")
struct ScrollTransitionTests {
    @Test func effectsStandInTheOrderOfTheStyleSheet() {
        let looks = EmptyVisualEffect().scaleEffect(0.5).offset(x: 16, y: -8)
            .opacity(0.4).blur(radius: 4).looks
        #expect(looks.transform == "translate(1rem,-0.5rem) scale(0.5,0.5)")
        #expect(looks.filter == "opacity(0.4) blur(0.25rem)")
        #expect(EmptyVisualEffect().looks.transform == nil)
    }

    @Test func anAnchorIsAPlaceOfTheView() {
        #expect(
            EmptyVisualEffect().rotationEffect(.degrees(30), anchor: .topLeading).looks.transform
                == "translate(-50%,-50%) rotate(30deg) translate(50%,50%)")
    }

    @Test func whatIsNoNumberIsNothing() {
        let looks = EmptyVisualEffect().scaleEffect(.nan).opacity(.infinity).offset(x: .infinity)
            .brightness(-7).looks
        #expect(looks.transform == "translate(6250rem,0) scale(0,0)")
        #expect(looks.filter == "opacity(1) brightness(0)")
    }

    @Test func phasesHaveNumbers() {
        #expect(ScrollTransitionPhase.topLeading.value == -1)
        #expect(ScrollTransitionPhase.identity.isIdentity)
        #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
    }

    @Test func theBrowserIsToldTheLooksOfAllPhases() {
        let page = MountedPage {
            Text("a").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.4).offset(x: phase.value * 16)
            }
        }
        #expect(
            page.html
                == #"<p class="phased" data-style="--before-transform:translate(-1rem,0);"#
                + "--before-filter:opacity(0.4);--seen-transform:translate(0,0);--seen-filter:opacity(1);"
                + #"--after-transform:translate(1rem,0);--after-filter:opacity(0.4)">a</p>"#)
        #expect(page.document.root.html.contains("/phases.js"))
    }

    @Test func whatGoesOverOnceSaysWhenAndForHowLong() {
        let page = MountedPage {
            Text("a").scrollTransition(.animated(.linear(duration: 2)), axis: .horizontal) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
            }
            Text("b").scrollTransition(.interactive.threshold(.visible(0.3))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
            }
        }
        #expect(page.html.contains(#"class="phased phased-along-x phased-once" data-phase-at="0.5""#))
        #expect(page.html.contains("--phase-time:2s"))
        #expect(page.html.contains(#"class="phased phased-once" data-phase-at="0.3""#))
    }

    @Test func anEndCanStayAsItIs() {
        let page = MountedPage {
            Text("a")
                .scrollTransition(topLeading: .identity, bottomTrailing: .interactive) { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0.2)
                }
        }
        #expect(page.html.contains("--before-filter:opacity(1);"))
        #expect(page.html.contains("--after-filter:opacity(0.2)"))
    }

    @Test func thresholdsAreShares() {
        typealias Threshold = ScrollTransitionConfiguration.Threshold
        #expect(Threshold.visible(7) == .visible)
        #expect(Threshold.visible(-1) == .hidden)
        #expect(Threshold.hidden.interpolated(towards: .visible, amount: 0.25) == .visible(0.25))
    }

    @Test func anEffectFollowsWhatTheBrowserMeasures() {
        let page = MountedPage {
            Text("a").visualEffect { content, proxy in content.offset(y: proxy.size.height) }
        }
        page.measure("0;1 100 32")
        #expect(page.html.contains(#"data-style="--seen-transform:translate(0,2rem)""#))
        page.measure("0;1 100 16")
        #expect(page.html.contains(#"data-style="--seen-transform:translate(0,1rem)""#))
    }
}
