import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("What is chosen in a chart")
struct ChartSelectionTests {
    @Test func aRangeOfTimeIsTaken() {
        let choice = Choice<ClosedRange<Moment>>()
        let page = MountedPage { SpanChart(choice: choice) }
        #expect(
            page.html.contains(#"<input data-selection="range" type="hidden" name="@chart" form="page">"#))
        #expect(page.enter(.text("[600,1200.5]"), into: "@chart") == nil)
        #expect(choice.value == Moment(secondsSince1970: 600)...Moment(secondsSince1970: 1200.5))
        #expect(page.html.contains(#"<rect class="chart-band" x="25%" width="25.02%" height="100%">"#))
        #expect(page.html.contains(#"name="@chart" form="page" value="[600,1200.5]""#))
        // The ends come in any order.
        #expect(page.enter(.text("[1800,0]"), into: "@chart") == nil)
        #expect(choice.value == Moment(secondsSince1970: 0)...Moment(secondsSince1970: 1800))
        #expect(page.enter(.text("[]"), into: "@chart") == nil)
        #expect(choice.value == nil)
        #expect(!page.html.contains("chart-band"))
    }

    @Test func theProgramChoosesToo() {
        let choice = Choice<ClosedRange<Moment>>()
        let page = MountedPage { SpanChart(choice: choice) }
        choice.value = Moment(secondsSince1970: 600)...Moment(secondsSince1970: 9_000)
        page.turn()
        #expect(page.html.contains(#"<rect class="chart-band" x="25%" width="75%" height="100%">"#))
        choice.value = Moment(secondsSince1970: 6_000)...Moment(secondsSince1970: 9_000)
        page.turn()
        #expect(!page.html.contains("chart-band"))
    }

    @Test func aNameIsTakenAndWhatIsNoNameOfTheChartIsNot() {
        let choice = Choice<String>()
        let page = MountedPage { DayChart(choice: choice) }
        #expect(page.html.contains(#"<tr data-at="16.67" data-x="&quot;Mon&quot;">"#))
        #expect(page.enter(.text(#"["Tue"]"#), into: "@chart") == nil)
        #expect(choice.value == "Tue")
        #expect(page.html.contains(#"<rect class="chart-band" x="33.33%" width="33.33%" height="100%">"#))
        for text in [#"["Sun"]"#, "[1]", #"["Mon","Tue"]"#] {
            #expect(page.enter(.text(text), into: "@chart") == "There is no such value in this chart.")
            #expect(choice.value == "Tue")
            #expect(page.html.contains(#"value="[&quot;Tue&quot;]""#))
        }
    }

    @Test(arguments: [
        "x", "{}", "[null]", "[true]", "[[1]]", "[1,2,3]", "1", "[1e999,2]", "[",
        "[" + String(repeating: "1", count: 1_024) + "]",
    ])
    func whatIsNoListOfValuesIsRefused(text: String) {
        let choice = Choice<ClosedRange<Moment>>()
        let page = MountedPage { SpanChart(choice: choice) }
        #expect(page.enter(.text(text), into: "@chart") == "This field takes one value or two, as JSON.")
        #expect(page.enter(.flag(true), into: "@chart") == "This field takes one value or two, as JSON.")
        #expect(choice.value == nil)
    }

    @Test(arguments: ["[1e308]", "[-1e308]", #"["5"]"#, "[2.6]", "[3]"])
    func whatIsNoSuchNumberIsRefused(text: String) {
        let choice = Choice<Int>()
        let page = MountedPage { NumberChart(choice: choice) }
        #expect(page.enter(.text("[2]"), into: "@chart") == nil)
        #expect(choice.value == 2)
        #expect(page.enter(.text(text), into: "@chart") == "There is no such value in this chart.")
        #expect(choice.value == 2)
    }

    @Test func anEndOfARangeThatHasNoValueIsRefused() {
        let choice = Choice<ClosedRange<Int>>()
        let page = MountedPage { NumberRangeChart(choice: choice) }
        #expect(page.enter(.text("[4,1]"), into: "@chart") == nil)
        #expect(choice.value == 1...4)
        #expect(page.enter(.text("[1,3]"), into: "@chart") == "There is no such value in this chart.")
        #expect(choice.value == 1...4)
    }

    @Test func aChartThatIsDisabledTakesNothingAndShowsWhatIsChosen() {
        let choice = Choice<String>()
        choice.value = "Tue"
        let page = MountedPage { DayChart(choice: choice).disabled(true) }
        #expect(page.control("@chart")?.isEnabled == false)
        #expect(page.html.contains("chart-band"))
        #expect(!page.html.contains("Enter"))
        #expect(!page.html.contains("data-selection"))
    }

    @Test func aChartCanBeUsedAgain() {
        let page = MountedPage(OneDayChart())
        page.press("close")
        #expect(page.control("@chart")?.isEnabled == false)
        page.press("open")
        #expect(page.control("@chart")?.isEnabled == true)
        #expect(page.html.contains("Enter"))
    }

    @Test func momentsFarAwayAreTheFirstOrTheLast() {
        let choice = Choice<ClosedRange<Moment>>()
        let page = MountedPage { SpanChart(choice: choice) }
        #expect(page.enter(.text("[-1e300,1e300]"), into: "@chart") == nil)
        #expect(choice.value?.lowerBound == Moment("0001-01-01T00:00:00Z"))
        #expect(page.html.contains(#"<rect class="chart-band" x="0%" width="100%" height="100%">"#))
    }

    @Test func whatTheProgramDoesNotKeepIsNotShown() {
        let page = MountedPage { DayChart(choice: nil) }
        #expect(page.enter(.text(#"["Tue"]"#), into: "@chart") == nil)
        #expect(!page.html.contains("chart-band"))
        #expect(
            page.html.contains(#"<input data-selection="value" type="hidden" name="@chart" form="page">"#))
    }

    @Test func eachChartHasFieldsOfItsOwn() {
        let span = Choice<ClosedRange<Moment>>()
        let day = Choice<String>()
        let page = MountedPage {
            SpanChart(choice: span)
            DayChart(choice: day)
        }
        page.enter(.text(#"["Mon"]"#), into: "@chart-2")
        #expect(day.value == "Mon")
        #expect(span.value == nil)
    }

    @Test func valuesAreMadeOfWhatAChartShows() {
        #expect(Int(plotted: .number(2.4)) == 2)
        #expect(Int(plotted: .number(1e300)) == nil)
        #expect(UInt64(plotted: .number(-1)) == nil)
        #expect(Double(plotted: .category("2")) == nil)
        #expect(Float(plotted: .number(0.5)) == 0.5)
        #expect(Float(plotted: .number(1e300)) == nil)
        #expect(String(plotted: .category("a")) == "a")
        #expect(Moment(plotted: .number(1)) == nil)
        #expect(Weekday(plotted: .category("Tue")) == .tuesday)
        #expect(Weekday(plotted: .category("Sun")) == nil)
        #expect(Int??(plotted: .number(3)) == .some(.some(3)))
        let day = CalendarDate(year: 2026, month: 2, day: 28)!
        #expect(CalendarDate(plotted: day.plotted) == day)
    }
}

private enum Weekday: String, Plottable {
    case monday = "Mon"
    case tuesday = "Tue"
}

@MainActor
private final class Choice<Value>: ObservableObject {
    @Published var value: Value?
}

private struct SpanChart: View {
    @ObservedObject var choice: Choice<ClosedRange<Moment>>

    var body: some View {
        Chart([0.0, 2400], id: \.self) { second in
            LineMark(x: .value("Time", Moment(secondsSince1970: second)), y: .value("Load", second))
        }
        .chartXScale(domain: Moment(secondsSince1970: 0)...Moment(secondsSince1970: 2400))
        .chartTimeZone(.greenwich)
        .chartXSelection(range: $choice.value)
    }
}

private struct DayChart: View {
    let choice: Choice<String>?

    var body: some View {
        Chart(["Mon", "Tue", "Wed"], id: \.self) { day in
            BarMark(x: .value("Day", day), y: .value("Visits", 3))
        }
        .chartXSelection(
            value: choice.map { choice in
                Binding {
                    choice.value
                } set: {
                    choice.value = $0
                }
            } ?? .constant(nil))
    }
}

private struct NumberChart: View {
    @ObservedObject var choice: Choice<Int>

    var body: some View {
        Chart([1, 2, 4], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
            .chartXSelection(value: $choice.value)
    }
}

private struct NumberRangeChart: View {
    @ObservedObject var choice: Choice<ClosedRange<Int>>

    var body: some View {
        Chart([1, 2, 4], id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
            .chartXSelection(range: $choice.value)
    }
}

private struct OneDayChart: View {
    @State private var isClosed = false

    var body: some View {
        DayChart(choice: nil).disabled(isClosed)
        Button("Close") { isClosed = true }
        Button("Open") { isClosed = false }
    }
}
