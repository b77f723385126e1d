import Reactive
import Testing
import Views

@MainActor
@Suite("Animations")
struct AnimationTests {
    @Test func aProgramRunsAsWithoutThem() {
        let page = MountedPage(Opening())
        page.press("open")
        #expect(page.texts == ["Open", "inside"])
        page.press("open")
        #expect(page.texts == ["Open"])
    }

    @Test func whatChangesGoesOverByTheStyleSheet() {
        let page = MountedPage {
            Text("A").opacity(0.5).animation(.easeInOut(duration: 0.22), value: true)
            Text("B").rotationEffect(.degrees(-90)).scaleEffect(1.5).animation(.spring, value: 1)
            Text("C").animation(nil, value: 1)
        }
        #expect(
            page.html == """
                <p class="opacity animated swing-in-out" data-style="--opacity:0.5;--pace:220ms">A</p>\
                <p class="turned scaled animated swing-spring" data-style="--turn:-90deg;--scale:1.5 1.5;--pace:500ms">\
                B</p><p>C</p>
                """)
    }

    @Test func anAnimationIsMadeSlowerOrLater() {
        let page = MountedPage {
            Text("A").animation(.spring(), value: 1)
            Text("B").animation(.spring(dampingFraction: 0.5).speed(0.5), value: 1)
            Text("C").animation(.bouncy(duration: 0.2).delay(0.4).speed(2), value: 1)
            Text("D").animation(.linear.delay(.infinity).speed(0), value: 1)
        }
        #expect(
            page.html == """
                <p class="animated swing-out" data-style="--pace:500ms">A</p>\
                <p class="animated swing-spring" data-style="--pace:1000ms">B</p>\
                <p class="animated swing-spring" data-style="--pace:100ms;--wait:200ms">C</p>\
                <p class="animated swing-linear" data-style="--pace:350ms;--wait:3600000ms">D</p>
                """)
    }

    @Test func oneOfTwoAnimationsCanEnd() {
        let page = MountedPage(Twice())
        #expect(
            page.html == """
                <button class="animated swing-linear animated swing-in" data-style="--pace:350ms;--pace:350ms" \
                name="action" value="calm-down" form="page"><span>Calm down</span></button>
                """)
        page.press("calm-down")
        #expect(
            page.html == """
                <button class="animated swing-linear" data-style="--pace:350ms" \
                name="action" value="calm-down" form="page"><span>Calm down</span></button>
                """)
    }

    @Test func whatComesIsMovedByTheStyleSheet() {
        let page = MountedPage {
            Text("A").transition(.move(edge: .bottom).combined(with: .opacity))
            Text("B").transition(.asymmetric(insertion: .scale, removal: .opacity))
        }
        #expect(
            page.html == #"<p class="arrives-bottom arrives-faded">A</p><p class="arrives-small">B</p>"#)
    }

    private struct Twice: View {
        @State private var isCalm = false

        var body: some View {
            Button("Calm down") { isCalm = true }
                .animation(.linear, value: 1).animation(isCalm ? nil : .easeIn, value: 2)
        }
    }

    private struct Opening: View {
        @State private var isOpen = false

        var body: some View {
            Button("Open") { withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() } }
            if isOpen { Text("inside").transition(.slide) }
        }
    }
}
