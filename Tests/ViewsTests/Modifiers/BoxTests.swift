import Reactive
import Testing
import Views

@MainActor
@Suite("Modifiers in their order")
struct BoxTests {
    @Test func whatCSSSaysOfOneElementStaysOneElement() {
        let text = Text("A").padding(8).frame(width: 80).background(.red).cornerRadius(4).shadow(radius: 2)
            .opacity(0.5).scaleEffect(2).rotationEffect(.degrees(90)).offset(x: 1)
        #expect(
            MountedPage(text).html == """
                <p class="padding width background-red rounded shadow opacity scaled turned offset" \
                data-style="--padding:0.5rem;--width:5rem;--corner:0.25rem;\
                --cast:0 0 0.25rem color-mix(in srgb,#000000 33%,transparent);\
                --opacity:0.5;--scale:2 2;--turn:90deg;--offset:0.0625rem 0">A</p>
                """)
    }

    @Test func roomBehindABackgroundIsOutsideOfIt() {
        #expect(
            MountedPage(Text("A").padding(8).background(.red).padding(4)).html == """
                <div class="box vstack align-center padding" data-style="--padding:0.25rem">\
                <p class="padding background-red" data-style="--padding:0.5rem">A</p></div>
                """)
    }

    @Test func roomAddsUp() {
        #expect(boxes(Text("A").padding(8).padding(4)) == 1)
        #expect(boxes(Text("A").padding(.leading, 8).padding(4)) == 1)
        #expect(boxes(Text("A").padding(.leading, 8).padding(.trailing, 4)) == 0)
        #expect(boxes(Text("A").padding(.horizontal, 8).padding(.vertical, 4)) == 0)
    }

    @Test func aSizeIsWithoutTheRoomAroundIt() {
        #expect(boxes(Text("A").frame(width: 80).padding()) == 1)
        #expect(boxes(Text("A").padding().frame(width: 80)) == 0)
        #expect(boxes(Text("A").frame(maxWidth: .infinity).padding()) == 0)
        #expect(boxes(Text("A").frame(width: 80).frame(height: 40)) == 0)
        #expect(boxes(Text("A").frame(width: 80).frame(maxWidth: .infinity)) == 1)
    }

    @Test func aTextKeepsItsBackgroundInALargerFrame() {
        #expect(boxes(Text("A").background(.red).frame(width: 80)) == 1)
        #expect(boxes(Button("A") {}.background(.red).frame(maxWidth: .infinity)) == 1)
        #expect(boxes(Rectangle().cornerRadius(4).frame(width: 80)) == 0)
        #expect(boxes(ScrollView { Text("A") }.background(.red).frame(height: 80)) == 0)
    }

    @Test func whatIsMovedIsNotMovedAgainInItsPlace() {
        #expect(boxes(Text("A").offset(x: 1).offset(y: 2)) == 1)
        #expect(boxes(Text("A").offset(y: -80).rotationEffect(.degrees(30))) == 1)
        #expect(boxes(Text("A").rotationEffect(.degrees(30)).offset(y: -80)) == 0)
        #expect(boxes(Text("A").offset(x: 1).background(.red)) == 1)
        #expect(boxes(Text("A").offset(x: 1).opacity(0.5)) == 0)
    }

    @Test func opacityIsMultiplied() {
        #expect(boxes(Text("A").opacity(0.5).opacity(0.5)) == 1)
    }

    @Test func twoShadowsAreThrown() {
        #expect(boxes(Text("A").shadow(radius: 2).shadow(radius: 8)) == 1)
    }

    @Test func edgesOfAllSidesTogetherAreOneBox() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(boxes(Text("A").background(.red).padding(insets)) == 1)
    }

    @Test func aViewOfOnesOwnHasItsOrderToo() {
        #expect(boxes(Badge().padding(4)) == 1)
        #expect(boxes(Badge().opacity(0.5)) == 0)
    }

    @Test func inAButtonsLabelItIsPartOfTheText() {
        #expect(
            MountedPage(
                Button {
                } label: {
                    Text("A").background(.red).padding(4)
                }
            ).html.contains(
                """
                <span class="box vstack align-center padding" data-style="--padding:0.25rem">\
                <span class="background-red">A</span></span>
                """))
    }

    @Test func lettersAndNamesReachWhatIsInTheBox() {
        let text = Text("A").background(.red).padding(4).lineLimit(2).accessibilityLabel("Grade")
        #expect(
            MountedPage(text).html == """
                <div class="box vstack align-center padding" data-style="--padding:0.25rem">\
                <p class="background-red lines" data-style="--lines:2" aria-label="Grade" role="img">A</p></div>
                """)
        #expect(
            MountedPage(Toggle("On", isOn: .constant(true)).background(.red).padding(4).help("Now")).html
                .contains(#"title="Now""#))
    }

    @Test func whatIsAboutTheWholeViewReachesTheBox() {
        #expect(
            MountedPage(Text("A").background(.red).padding(4).accessibilityHidden(true).zIndex(2)).html == """
                <div class="box vstack align-center padding layer" data-style="--padding:0.25rem;--layer:200" \
                aria-hidden="true"><p class="background-red">A</p></div>
                """)
    }

    @Test func aRowOfAListIsPaintedAroundItsBoxes() {
        let list = List { Text("A").padding(8).background(.red).listRowBackground(Color.blue) }
        #expect(
            MountedPage(list).html.contains(
                """
                <li><div class="box vstack align-center background-blue row-painted">\
                <p class="padding background-red" data-style="--padding:0.5rem">A</p></div></li>
                """))
    }

    @Test func valuesChangeInTheirBoxes() {
        let page = MountedPage(Growing())
        page.press("grow")
        #expect(
            page.html.hasPrefix(
                """
                <div class="box vstack align-center padding" data-style="--padding:0.5rem">\
                <p class="padding background-red" data-style="--padding:0.125rem">A</p></div>
                """))
    }

    @Test func whatIsTakenBackLeavesNothingInABox() {
        let page = MountedPage(Tinted())
        let before = page.html
        page.press("tint")
        #expect(page.html.contains(#"<div class="box vstack align-center padding line-tinted""#))
        page.press("tint")
        #expect(page.html == before)
    }

    @Test func viewsThatComeAndGoHaveBoxesOfTheirOwn() {
        let page = MountedPage(Growing())
        page.press("grow")
        page.press("add")
        #expect(
            page.html.contains(
                """
                <div class="box vstack align-center padding" data-style="--padding:0.5rem">\
                <p class="background-blue">B</p></div>
                """))
        #expect(page.html.components(separatedBy: "box") == 2)
        page.press("add")
        #expect(page.html.components(separatedBy: "box") == 1)
    }

    /// How many boxes a view has.
    private func boxes(_ view: some View) -> Int {
        MountedPage(view).html.components(separatedBy: #"class="box "#)
    }

    private struct Badge: View {
        var body: some View { Text("A").padding(2).background(.red) }
    }

    private struct Tinted: View {
        @State private var isTinted = false

        var body: some View {
            Text("A").background(.red).padding(4).listRowSeparatorTint(isTinted ? .red : nil)
            Button("Tint") { isTinted.toggle() }
        }
    }

    private struct Growing: View {
        @State private var room = 1.0
        @State private var isMore = false

        var body: some View {
            Group {
                Text("A").padding(room).background(.red)
                if isMore { Text("B").background(.blue) }
            }
            .padding(room * 4)
            Button("Grow") { room = 2 }
            Button("Add") { isMore.toggle() }
        }
    }
}

extension String {
    /// How often a text stands in it.
    fileprivate func components(separatedBy text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
