import DOM
import Testing

@testable import Views

@MainActor
@Suite("Gestures")
struct GestureTests {
    @Test func standAtTheirElements() {
        let page = MountedPage {
            Text("A").gesture(DragGesture())
            Text("B").onTapGesture(count: 2) {}
            Text("C").gesture(MagnificationGesture().simultaneously(with: RotationGesture()))
            Text("D").onLongPressGesture(minimumDuration: 1) {}
            Text("E").onHover { _ in }
        }
        #expect(
            page.html == """
                <p data-gesture="drag:10:l" tabindex="0" aria-description="Arrow keys move.">A</p>\
                <p data-gesture="tap:2:l" tabindex="0" aria-description="Enter presses.">B</p>\
                <p data-gesture="pinch:0.01 turn:1" tabindex="0" \
                aria-description="Plus and minus magnify. R turns.">C</p>\
                <p data-gesture="hold:1000:10" tabindex="0" aria-description="Enter held down does more.">D</p>\
                <p data-gesture="hover:0:l">E</p>
                """)
    }

    @Test func sayWhatKeysDoBehindWhatTheViewSays() {
        let page = MountedPage {
            Text("A").accessibilityHint("Moves the card.").gesture(DragGesture())
        }
        #expect(
            page.html == """
                <p aria-description="Moves the card. Arrow keys move." data-gesture="drag:10:l" tabindex="0">A</p>
                """)
    }

    @Test func sayWhatKeysDoBehindAHintThatStandsAroundThem() {
        let page = MountedPage {
            Text("A").gesture(DragGesture()).accessibilityHint("Moves the card.")
        }
        #expect(
            page.html == """
                <p data-gesture="drag:10:l" tabindex="0" aria-description="Moves the card. Arrow keys move.">A</p>
                """)
    }

    @Test func areNotReachedWithTheKeyboardWhereScreenReadersPassOver() {
        let page = MountedPage {
            Text("A").gesture(DragGesture()).accessibilityHidden(true)
            Text("B").accessibilityHidden(true).gesture(DragGesture())
            Text("C").gesture(DragGesture()).accessibilityHidden(false)
        }
        let elements = page.document.root.children.filter { $0["data-gesture"] != nil }
        let places = elements.compactMap { $0["tabindex"] }
        #expect(places == ["-1", "-1", "0"])
    }

    @Test func areNotCarriedOutWhereNothingIsSeen() {
        var count = 0
        let page = MountedPage {
            VStack { Text("A").gesture(TapGesture().onEnded { count += 1 }) }.hidden()
        }
        let number = page.number(of: "A")
        page.type(" 1 \(number) 0 e 3 4", into: "@gesture")
        #expect(count == 0)
    }

    @Test func aDragTellsHowFarItHasCome() {
        let page = MountedPage(Dragged())
        page.does("c 30 20 10 15 100 -40", with: "drag")
        #expect(page.texts == ["drag", "20 5 45 -5"])
        page.does("e 31 20 10 15 0 0", with: "drag")
        #expect(page.texts == ["drag", "0 0 0 0 ended 21"])
    }

    @Test func whatHasBeenToldIsNotCarriedOutAgain() {
        let page = MountedPage(Tapped())
        let number = page.number(of: "A")
        page.type(" 1 \(number) 0 e 3 4", into: "@gesture")
        page.type(" 1 \(number) 0 e 3 4,2 \(number) 0 e 5 6", into: "@gesture")
        #expect(page.texts == ["A", "3 4, 5 6"])
        #expect(page.control("@gesture")?["data-done"] == "2")
    }

    @Test func whatIsMeantForAnotherPageIsLeft() {
        let page = MountedPage(Tapped())
        #expect(page.type("another 1 \(page.number(of: "A")) 0 e 3 4", into: "@gesture") == nil)
        #expect(page.texts == ["A"])
    }

    @Test(arguments: [
        "1", "p 1", "p 1 2", "p 1 2 3", "p 1 2 0 z", "p x 2 0 e", "p 1 2 0 e nan", "p 1 2 0 e inf",
        "p 1 2 0 e 1e7",
        "p 1 2 0 e -1e300", "p 1 -2 0 e", "p 1 2 -1 e", "p 1 2 0 e 1 2 3 4 5 6 7 8 9", "p 1 2 0 e 1,", "p  ",
        "p 1 99999999999999999999 0 e",
    ])
    func theFieldTakesNothingElse(text: String) {
        let page = MountedPage(Tapped())
        #expect(page.type(text, into: "@gesture") != nil)
        #expect(page.texts == ["A"])
    }

    @Test func anElementWithoutAGestureIsToldNone() {
        let page = MountedPage(Tapped())
        for element in [0, 1, 2, 500] + [page.number(of: "A")] {
            #expect(page.type(" \(element + 1) \(max(element, 1)) 7 e 1 2", into: "@gesture") == nil)
        }
        #expect(page.texts == ["A"])
    }

    @Test func numbersThatDoNotFitAreNone() {
        let page = MountedPage(Dragged())
        page.does("c 30 20", with: "drag")
        page.does("e", with: "drag")
        #expect(page.texts == ["drag", "0 0 0 0"])
    }

    @Test func aStateGoesBack() {
        let page = MountedPage(Sequenced())
        page.does("c", with: "A")
        #expect(page.texts == ["A", "pressed"])
        page.does("e", with: "A")
        #expect(page.texts == ["A", "held"])
        page.does("c 9 0 2 0 0 0", of: 1, with: "A")
        #expect(page.texts == ["A", "dragged 7"])
        page.does("e 9 0 2 0 0 0", of: 1, with: "A")
        #expect(page.texts == ["A", "no"])
    }

    @Test func aSequenceBeginsWithItsFirst() {
        let page = MountedPage(Sequenced())
        page.does("c 9 0 2 0 0 0", of: 1, with: "A")
        #expect(page.texts == ["A", "no"])
        page.does("c", with: "A")
        page.does("x", with: "A")
        page.does("c 9 0 2 0 0 0", of: 1, with: "A")
        #expect(page.texts == ["A", "no"])
    }

    @Test func ofExclusiveOnesTheFirstToBeginCounts() {
        let page = MountedPage(Exclusive())
        page.does("c 9 0 2 0 0 0", of: 1, with: "A")
        page.does("e", of: 0, with: "A")
        #expect(page.texts == ["A"])
        page.does("e 9 0 2 0 0 0", of: 1, with: "A")
        page.does("e", of: 0, with: "A")
        #expect(page.texts == ["A", "drag tap"])
    }

    @Test func whatCannotBeUsedHasNone() {
        let page = MountedPage(Switched())
        page.does("e", with: "A")
        page.press("off")
        #expect(page.html.contains("<p>A</p>"))
        page.does("e", with: "A")
        #expect(page.texts.last == "1")
    }

    @Test func twoViewsGiveOneElementTheirs() {
        let page = MountedPage(Both())
        page.does("e", of: 0, with: "A")
        page.does("e", of: 1, with: "A")
        #expect(page.texts.last == "inner outer")
        #expect(page.html.contains(#"data-gesture="tap:1:l &amp;tap:2:l""#))
    }

    @Test func aPressIsLetGoOf() {
        let page = MountedPage(Held())
        for phase in ["c", "e", "r"] { page.does(phase, with: "A") }
        page.does("c", with: "A")
        page.does("x", with: "A")
        #expect(page.texts.last == "down done up down up")
    }

    private struct Dragged: View {
        @State private var text = "0 0 0 0"

        var body: some View {
            Text("drag").gesture(
                DragGesture()
                    .onChanged {
                        let (way, end) = ($0.translation, $0.predictedEndTranslation)
                        text = "\(Int(way.width)) \(Int(way.height)) \(Int(end.width)) \(Int(end.height))"
                    }
                    .onEnded { text = "0 0 0 0 ended \(Int($0.translation.width))" })
            Text(text)
        }
    }

    private struct Tapped: View {
        @State private var points: [String] = []

        var body: some View {
            Text("A").onTapGesture { (point: Point) in points.append("\(Int(point.x)) \(Int(point.y))") }
            Text(points.joined(separator: ", "))
        }
    }

    private struct Sequenced: View {
        @GestureState private var step = "no"

        var body: some View {
            Text("A").gesture(
                LongPressGesture().sequenced(before: DragGesture()).updating($step) { value, step, _ in
                    switch value {
                    case .first: step = "pressed"
                    case .second(_, nil): step = "held"
                    case .second(_, let drag?): step = "dragged \(Int(drag.translation.width))"
                    }
                })
            Text(step)
        }
    }

    private struct Exclusive: View {
        @State private var done: [String] = []

        var body: some View {
            Text("A").gesture(
                TapGesture().exclusively(before: DragGesture()).onEnded { value in
                    switch value {
                    case .first: done.append("tap")
                    case .second: done.append("drag")
                    }
                })
            Text(done.joined(separator: " "))
        }
    }

    private struct Switched: View {
        @State private var isOff = false
        @State private var count = 0

        var body: some View {
            Button("Off") { isOff = true }
            Text("A").gesture(TapGesture().onEnded { _ in count += 1 }).disabled(isOff)
            Text("\(count)")
        }
    }

    private struct Both: View {
        @State private var done: [String] = []

        var body: some View {
            Text("A")
                .gesture(TapGesture().onEnded { _ in done.append("inner") })
                .simultaneousGesture(TapGesture(count: 2).onEnded { _ in done.append("outer") })
            Text(done.joined(separator: " "))
        }
    }

    private struct Held: View {
        @State private var done: [String] = []

        var body: some View {
            Text("A").onLongPressGesture {
                done.append("done")
            } onPressingChanged: {
                done.append($0 ? "down" : "up")
            }
            Text(done.joined(separator: " "))
        }
    }
}

extension MountedPage {
    /// The number of the element that shows a text.
    func number(of text: String) -> Int {
        func find(_ element: Element) -> Element? {
            element.text == text ? element : element.children.lazy.compactMap(find).first
        }
        return find(document.root)?.number ?? 0
    }

    /// Does something with the gesture of an element.
    func does(_ what: String, of gesture: Int = 0, with text: String) {
        let done = Int(control("@gesture")?["data-done"] ?? "0") ?? 0
        type(" \(done + 1) \(number(of: text)) \(gesture) \(what)", into: "@gesture")
    }
}
