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
                <p class="opacity-50 animated swing-in-out pace-200">A</p>\
                <p class="turned-270 scale-150 animated swing-spring pace-500">B</p><p>C</p>
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

    private struct Opening: View {
        @State private var isOpen = false

        var body: some View {
            Button("Open") { withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() } }
            if isOpen { Text("inside").transition(.slide) }
        }
    }
}
