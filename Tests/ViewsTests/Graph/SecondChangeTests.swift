import DOM
import Reactive
import Testing

@testable import Views

/// What changed once changes again, and all that hangs on it.
@MainActor
@Suite("A second change")
struct SecondChangeTests {
    @Test func reachesTheLabelsOfAField() {
        let page = MountedPage(Mixer())
        for count in 1...2 {
            page.press("louder")
            let html = page.html
            #expect(html.contains("Volume \(count)"))
            #expect(html.contains("Low \(count)"))
            #expect(html.contains("High \(count)"))
            #expect(html.contains("Name \(count)"))
            #expect(html.contains("Muted \(count)"))
            #expect(!html.contains("Volume \(count - 1)"))
        }
    }

    @Test func reachesRowsThatReadWhatIsNotTheirs() {
        let tally = Tally()
        let page = MountedPage(Tallies(tally: tally))
        #expect(page.texts == ["1 of 0", "2 of 0"])
        for count in 1...3 {
            tally.count = count
            page.turn()
            #expect(page.texts == ["1 of \(count)", "2 of \(count)"])
        }
    }

    @Test func reachesTheOptionsOfAChart() {
        let tally = Tally()
        let page = MountedPage(Curve(tally: tally))
        for count in 1...4 {
            tally.count = count
            page.turn()
            #expect(page.html.contains("chart-x") == count.isMultiple(of: 2), "\(count)")
        }
    }

    @Test func movesAPointOfAChart() {
        let tally = Tally()
        let page = MountedPage(Curve(tally: tally))
        #expect(page.html.contains(#"<circle class="point series-1" cx="0%" cy="50%" r="4">"#))
        tally.place = 5
        page.turn()
        #expect(page.html.contains(#"<circle class="point series-1" cx="100%" cy="50%" r="4">"#))
    }

    @Test func asksForTheFocusOnce() {
        let page = MountedPage(Desk())
        page.press("write")
        let first = page.document.effects.map(\.id)
        #expect(first.count == 1)
        page.press("count")
        page.press("count")
        #expect(page.document.effects.map(\.id) == first)
    }
}

@MainActor
@Suite("Small rules of views")
struct SmallRuleTests {
    @Test(arguments: [
        ("„Über“ uns", "über-uns"), ("…früher", "früher"), ("Ä", "ä"), ("¡Olé!", "olé"), ("…", ""),
        ("Log in…", "log-in"), ("  Two  words ", "two-words"),
    ])
    func aNameForAControlIsMadeOfATitle(title: String, name: String) {
        #expect(title.kebabCased == name)
    }

    @Test(arguments: [
        (UnitPoint.center, UnitPoint.center, "to bottom"), (.top, .bottom, "to bottom"),
        (.bottom, .top, "to top"),
        (.leading, .trailing, "to right"), (.topLeading, .bottomTrailing, "to bottom right"),
        (.bottomTrailing, .topLeading, "to top left"), (.zero, UnitPoint(x: 1, y: 0.4), "to right"),
    ])
    func aGradientGoesInTheNearestOfEightWays(start: UnitPoint, end: UnitPoint, way: String) {
        #expect(GradientLine(from: start, to: end).name == way)
    }

    @Test func aFontOfTheSystemHasItsWeight() {
        #expect(Font.system(.title, weight: .bold) == Font.title.weight(.bold))
        #expect(Font.system(.title, weight: .bold) != Font.title)
        #expect(Font.system(size: 26, weight: .bold).classNames == ["font-size", "weight-bold"])
        #expect(Font.system(size: 26).sizeText == "1.625rem")
    }

    @Test func aStackThatHasGoneTakesNothingMore() {
        let model = NavigationModel()
        model.push(1)
        #expect(model.entries(nil).count == 1)
        model.close()
        model.push(2)
        #expect(model.entries(nil).isEmpty)
    }

    @Test func aToolbarStandsAboveAPageAndBelowADialog() {
        #expect(MountedPage(Text("Words").toolbar { Button("Save") {} }).texts == ["Save", "Words"])
        let page = MountedPage(Sheeted())
        page.press("open")
        #expect(page.texts.filter { ["Words", "Save"].contains($0) } == ["Words", "Save"])
    }
}

private final class Tally: ObservableObject {
    @Published var count = 0
    @Published var place = 1
}

private struct Mixer: View {
    @State private var count = 0
    @State private var volume = 0.5
    @State private var name = ""
    @State private var isMuted = false

    var body: some View {
        Button("Louder") { count += 1 }
        Slider(value: $volume, in: 0...1) {
            Text("Volume \(count)")
        } minimumValueLabel: {
            Text("Low \(count)")
        } maximumValueLabel: {
            Text("High \(count)")
        }
        TextField("Name \(count)", text: $name)
        Toggle("Muted \(count)", isOn: $isMuted)
    }
}

private struct Tallies: View {
    @ObservedObject var tally: Tally

    var body: some View {
        ForEach(1..<3) { number in Text("\(number) of \(tally.count)") }
    }
}

private struct Curve: View {
    @ObservedObject var tally: Tally

    var body: some View {
        Chart {
            PointMark(x: .value("x", tally.place), y: .value("y", 2))
            PointMark(x: .value("x", 3), y: .value("y", 4))
        }
        .chartXAxis(tally.count.isMultiple(of: 2) ? .visible : .hidden)
        .chartYAxis(tally.count.isMultiple(of: 2) ? .visible : .hidden)
    }
}

private struct Desk: View {
    @State private var text = ""
    @State private var count = 0
    @FocusState private var isWriting: Bool

    var body: some View {
        Button("Write") { isWriting = true }
        Button("Count") { count += 1 }
        TextField("Text \(count)", text: $text).focused($isWriting)
    }
}

private struct Sheeted: View {
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Text("Words").toolbar { Button("Save") {} } }
    }
}
