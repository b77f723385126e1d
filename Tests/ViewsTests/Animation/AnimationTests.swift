import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Animations")
struct AnimationTests {
    @Test func areToldInTheWordsOfTheBrowser() {
        let texts: [(Animation, String)] = [
            (.linear, "350;0;1;normal;linear"),
            (.easeIn(duration: 0.2), "200;0;1;normal;cubic-bezier(0.42,0,1,1)"),
            (.easeInOut.delay(0.5), "350;500;1;normal;cubic-bezier(0.42,0,0.58,1)"),
            (.timingCurve(0.1, -2, 2, .nan, duration: 1), "1000;0;1;normal;cubic-bezier(0.1,-2,1,0)"),
            (.linear(duration: 1).speed(2).delay(1), "500;1000;1;normal;linear"),
            (.linear(duration: 1).delay(1).speed(2), "500;500;1;normal;linear"),
            (.linear.repeatForever(autoreverses: false), "350;0;Infinity;normal;linear"),
            (.linear.repeatCount(3), "350;0;3;alternate;linear"),
            (.linear(duration: .infinity).delay(.nan), "3600000;0;1;normal;linear"),
            (.linear(duration: -1).speed(0), "0;0;1;normal;linear"),
        ]
        for (animation, text) in texts { #expect(animation.text == text) }
    }

    @Test func springsEndWhereTheyShall() {
        let springs: [Animation] = [
            .spring, .spring(), .spring(duration: 0.4, bounce: 0.5),
            .spring(response: 0.3, dampingFraction: 0.2),
            .interactiveSpring(), .interactiveSpring(response: 0.2), .bouncy, .smooth,
            .snappy(extraBounce: 0.2),
            .interpolatingSpring(stiffness: 170, damping: 15),
            .interpolatingSpring(mass: 2, stiffness: 50, damping: 5, initialVelocity: 10),
            .interpolatingSpring(stiffness: 100, damping: 300), .spring(.bouncy),
            .interpolatingSpring(stiffness: .nan, damping: -1), .spring(duration: .infinity, bounce: 9),
        ]
        for spring in springs {
            #expect(spring.text.contains("linear(0,"))
            #expect(spring.text.hasSuffix(",1)"))
            #expect(spring.duration > 0 && spring.duration <= 60)
            #expect(spring.text.utf8.count < 500)
        }
    }

    @Test func aBounceGoesTooFar() {
        let calm = Spring(duration: 0.5, bounce: 0)
        let wild = Spring(duration: 0.5, bounce: 0.5)
        let times = stride(from: 0.0, to: 3, by: 0.01)
        #expect(times.allSatisfy { calm.position(after: $0, velocity: 0) <= 1 })
        let highest = times.map { wild.position(after: $0, velocity: 0) }.max() ?? 0
        #expect((1.1...1.3).contains(highest))
        #expect(abs(wild.position(after: wild.settlingDuration, velocity: 0) - 1) < 0.002)
        #expect(calm.value(target: 100.0, time: 10).rounded() == 100)
    }

    @Test func progressIsThatOfTheCurve() {
        let animation = Animation.linear(duration: 1).delay(1).repeatCount(2)
        #expect([0, 1, 1.25, 2.25, 2.75].map { animation.progress(after: $0) } == [0, 0, 0.25, 0.75, 0.25])
        #expect(animation.progress(after: 3) == nil)
        let curve = Animation.easeInOut(duration: 1)
        #expect(abs((curve.progress(after: 0.5) ?? 0) - 0.5) < 1e-6)
        #expect((curve.progress(after: 0.2) ?? 1) < 0.1)
        #expect(Animation.linear.repeatForever().progress(after: 1e6) != nil)
    }

    @Test func aProgramRunsAsWithoutThem() {
        let page = MountedPage(Opening())
        page.press("open")
        #expect(page.texts == ["Open", "inside"])
        page.press("open")
        #expect(page.texts == ["Open"])
    }

    @Test func theFrameSaysHow() {
        let page = MountedPage(Opening())
        page.press("open")
        let moves = page.moves()
        #expect(moves == ["main 1;300;0;1;normal;cubic-bezier(0.42,0,0.58,1)"])
        page.press("open")
        #expect(page.moves() == ["main 2;300;0;1;normal;cubic-bezier(0.42,0,0.58,1)"])
    }

    @Test func aChangeWithoutOneSaysNothing() {
        let page = MountedPage(Toggling { $0.wrappedValue.toggle() })
        page.press("toggle")
        #expect(page.moves() == [])
        let none = MountedPage(Toggling { isOn in withAnimation(nil) { isOn.wrappedValue.toggle() } })
        none.press("toggle")
        #expect(none.moves() == [])
    }

    @Test func aViewMovesWithItsValueAlone() {
        let page = MountedPage(TwoValues())
        page.press("one")
        #expect(page.moves() == ["p 1;350;0;1;normal;linear"])
        page.press("other")
        #expect(page.moves() == [])
    }

    @Test func aTransactionChangesHow() {
        let page = MountedPage(
            Toggling(
                change: { isOn in withAnimation(.linear) { isOn.wrappedValue.toggle() } },
                filter: { $0.animation = $0.animation?.speed(2) }))
        page.press("toggle")
        #expect(page.moves() == ["main 1;350;0;1;normal;linear", "p 2;175;0;1;normal;linear"])
        let still = MountedPage(
            Toggling(
                change: { isOn in withAnimation(.linear) { isOn.wrappedValue.toggle() } },
                filter: { $0.animation = nil }))
        still.press("toggle")
        #expect(still.moves() == ["main 1;350;0;1;normal;linear", "p 2;none"])
    }

    @Test func aTransactionCanForbidThem() {
        var transaction = Transaction(animation: .linear)
        transaction.disablesAnimations = true
        let page = MountedPage(Toggling { $0.transaction(transaction).wrappedValue.toggle() })
        page.press("toggle")
        #expect(page.moves() == ["main 1;none"])
    }

    @Test func aBindingHasOne() {
        let page = MountedPage(Bound())
        page.enter(.flag(true), into: "isOn")
        #expect(page.moves() == ["main 1;350;0;1;normal;linear"])
        #expect(page.texts.contains("on"))
    }

    @Test func whatBeginsWithThePageComesFromWhereItWas() {
        let page = MountedPage(Pulsing())
        #expect(
            page.html.contains(
                #"<p class="opacity" data-style="--opacity:0.2" data-from="opacity|--opacity:1">A</p>"#))
        #expect(page.document.root["data-motion"] == "1;350;0;Infinity;alternate;linear")
    }

    @Test func howAViewComesAndGoesStandsAtIt() {
        let page = MountedPage {
            Text("A").transition(.move(edge: .bottom).combined(with: .opacity))
            Text("B").transition(.asymmetric(insertion: .scale, removal: .slide.animation(.linear)))
            Text("C").transition(.modifier(active: Faint(opacity: 0), identity: Faint(opacity: 1)))
            Text("D").transition(Twirl())
            Text("E").transition(.blurReplace)
        }
        #expect(
            page.html == """
                <p data-in="translate:0 100%;opacity:0|||" data-out="translate:0 100%;opacity:0|||">A</p>\
                <p data-in="scale:0;transform-origin:50% 50%|||" \
                data-out="translate:calc(100%*var(--way,1)) 0|||350;0;1;normal;linear">B</p>\
                <p class="opacity" data-style="--opacity:1" data-in="||--opacity:0|" data-out="||--opacity:0|">C</p>\
                <p class="turned" data-style="--turn:0deg" data-in="||--turn:-90deg|" data-out="||--turn:90deg|">D</p>\
                <p data-in="filter:blur(8px);opacity:0;scale:0.8|||" \
                data-out="filter:blur(8px);opacity:0;scale:0.8|||">E</p>
                """)
    }

    @Test func aPageOnWhichNothingMovesHasNothingOfIt() {
        let page = MountedPage { Text("A").opacity(0.5) }
        #expect(!page.graph.hasMotion)
        #expect(page.document.control(named: "@motion") == nil)
        #expect(!page.document.root.html.contains("motion.js"))
    }

    @Test(arguments: ["2", "111", "0a", "-1", "٠٠"])
    func theFieldTakesNothingElse(text: String) {
        let page = MountedPage { Text("A").transition(.opacity) }
        #expect(page.type(text, into: "@motion") != nil)
    }

    private struct Faint: ViewModifier {
        let opacity: Double

        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    private struct Twirl: Views.Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.rotationEffect(.degrees(phase.value * 90))
        }
    }

    private struct Opening: View {
        @State private var isOpen = false

        var body: some View {
            Button("Open") { withAnimation(.easeInOut(duration: 0.3)) { isOpen.toggle() } }
            if isOpen { Text("inside").transition(.slide) }
        }
    }

    private struct Toggling: View {
        @State private var isOn = false
        let change: @MainActor (Binding<Bool>) -> Void
        var filter: ((inout Transaction) -> Void)?

        init(
            change: @escaping @MainActor (Binding<Bool>) -> Void, filter: ((inout Transaction) -> Void)? = nil
        ) {
            self.change = change
            self.filter = filter
        }

        var body: some View {
            Button("Toggle") { change($isOn) }
            if let filter {
                Text(isOn ? "on" : "off").transaction(filter)
            } else {
                Text(isOn ? "on" : "off")
            }
        }
    }

    private struct TwoValues: View {
        @State private var one = 0
        @State private var other = 0

        var body: some View {
            Button("One") { one += 1 }
            Button("Other") { other += 1 }
            Text("\(one) \(other)").animation(.linear, value: one)
        }
    }

    private struct Bound: View {
        @State private var isOn = false

        var body: some View {
            Toggle("On", isOn: $isOn.animation(.linear))
            if isOn { Text("on") }
        }
    }

    private struct Pulsing: View {
        @State private var isOn = false

        var body: some View {
            Text("A").opacity(isOn ? 0.2 : 1)
                .onAppear { withAnimation(.linear.repeatForever()) { isOn = true } }
        }
    }
}

extension MountedPage {
    /// What the browser has been told of motion since the last look: the tag of each element, and how.
    func moves() -> [String] {
        func elements(_ element: Element) -> [Element] { [element] + element.children.flatMap(elements) }
        let all = elements(document.root)
        return operations().compactMap { operation in
            guard let range = operation.firstRange(of: "\"data-motion\",\""), operation.hasPrefix("[\"a\",")
            else {
                return nil
            }
            let number = Int(operation.dropFirst(5).prefix { $0 != "," })
            let tag = all.first { $0.number == number }?.tag.description ?? "?"
            return "\(tag) \(operation[range.upperBound...].dropLast(2))"
        }
    }
}
