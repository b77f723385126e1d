import Observation
import Reactive
import Testing
import Views

@MainActor
@Suite("Evaluation")
struct EvaluationTests {
    /// What is changed, and whose bodies are evaluated then.
    @Test(arguments: [
        ("first", ["first": 1, "sum": 1]),
        ("second", ["second": 1, "sum": 1]),
        ("both", ["first": 1, "second": 1, "sum": 1]),
        ("unread", [:]),
        ("same", [:]),
        ("observed", ["observed": 2]),
    ])
    func onlyTheReadersOfWhatChangedAreEvaluated(change: String, counts: [String: Int]) {
        let log = EvaluationLog()
        let page = MountedPage(Readers(log: log))
        #expect(log.take() == ["root": 1, "first": 1, "second": 1, "sum": 1, "observed": 2])
        page.press(change)
        #expect(log.take() == counts)
    }

    @Test func severalChangesInOneTurnAreEvaluatedOnce() {
        let log = EvaluationLog()
        let model = Model()
        let page = MountedPage(ModelReader(model: model, log: log))
        _ = log.take()
        for number in 1...5 { model.number = number }
        model.name = "Ada"
        #expect(log.take() == [:])
        page.turn()
        #expect(log.take() == ["reader": 1])
        #expect(page.texts == ["Ada 5"])
    }

    @Test func aChangeBackWithinATurnSendsNothing() {
        let model = Model()
        let page = MountedPage(ModelReader(model: model, log: EvaluationLog()))
        model.number = 7
        model.number = 0
        page.turn()
        #expect(page.operations() == [])
    }

    @Test func typingSendsOnlyWhatFollowsFromIt() {
        let page = MountedPage(Greeting())
        page.type("Ann", into: "name")
        #expect(page.operations() == [#"["t",6,"Hello, Ann"]"#])
    }

    @Test func whatIsNoLongerReadIsNoReasonToEvaluate() {
        let log = EvaluationLog()
        let page = MountedPage(Choice(log: log))
        page.press("other")
        #expect(log.take() == ["choosy": 2])
        page.press("choose")
        #expect(log.take() == ["choosy": 1])
        page.press("other")
        #expect(log.take() == [:])
        page.press("choose")
        #expect(log.take() == ["choosy": 1])
        #expect(page.texts == ["Choose", "Other", "2"])
    }

    @Test func changesDuringAnEvaluationSettle() {
        let model = Model()
        let page = MountedPage {
            Limiter(model: model)
            ModelReader(model: model, log: EvaluationLog())
        }
        model.number = 40
        page.turn()
        #expect(page.texts == ["limited", " 10"])
        #expect(page.reports == [])
    }

    @Test func aViewThatChangesWhatItShowsForEverIsNamed() {
        let model = Model()
        let page = MountedPage(Restless(model: model), path: "/restless")
        #expect(
            page.reports == [
                "/restless: Restless changes what it shows whenever it is shown: stopped after 64 rounds."
            ])
        #expect(page.texts.count == 1)
    }

    @Test func theParentIsEvaluatedBeforeWhatItTakesAway() {
        let log = EvaluationLog()
        let page = MountedPage(Guarded(log: log))
        _ = log.take()
        // The number is changed first, and with it the view inside is dirty first.
        page.press("clear")
        #expect(log.take() == ["parent": 1])
    }
}

@MainActor
private final class Model: ObservableObject {
    @Published var number = 0
    @Published var name = ""

    func count() { number += 1 }

    func limit(to most: Int) {
        if number > most { number = most }
    }
}

@MainActor
@Observable
private final class Observed {
    var read = 0
    var unread = 0
}

private struct Readers: View {
    let log: EvaluationLog
    @State private var first = 0
    @State private var second = 0
    @State private var unread = 0
    @State private var observed = Observed()

    var body: some View {
        let _ = log.note("root")
        Reader(name: "first", value: $first, log: log)
        Reader(name: "second", value: $second, log: log)
        SumReader(first: $first, second: $second, log: log)
        ObservedReader(observed: observed, log: log)
        ObservedReader(observed: observed, log: log)
        Buttons(first: $first, second: $second, unread: $unread, observed: observed)
    }
}

private struct Buttons: View {
    @Binding var first: Int
    @Binding var second: Int
    @Binding var unread: Int
    let observed: Observed

    var body: some View {
        Button("both") {
            first += 1
            second += 1
        }
        Button("first") { first += 1 }
        Button("second") { second += 1 }
        Button("unread") {
            unread += 1
            observed.unread += 1
        }
        Button("same") { first = first }
        Button("observed") { observed.read += 1 }
    }
}

private struct Reader: View {
    let name: String
    @Binding var value: Int
    let log: EvaluationLog

    var body: some View {
        let _ = log.note(name)
        Text("\(value)")
    }
}

private struct SumReader: View {
    @Binding var first: Int
    @Binding var second: Int
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("sum")
        Text("\(first + second)")
    }
}

private struct ObservedReader: View {
    let observed: Observed
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("observed")
        Text("\(observed.read)")
    }
}

private struct ModelReader: View {
    @ObservedObject var model: Model
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("reader")
        Text("\(model.name) \(model.number)")
    }
}

private struct Greeting: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name)
        Text("Hello, \(name)")
    }
}

private struct Choice: View {
    let log: EvaluationLog
    @State private var isChosen = false
    @State private var other = 0

    var body: some View {
        Button("Choose") { isChosen.toggle() }
        Button("Other") { other += 1 }
        ChoosyReader(isChosen: $isChosen, other: $other, log: log)
    }
}

private struct ChoosyReader: View {
    @Binding var isChosen: Bool
    @Binding var other: Int
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("choosy")
        Text(isChosen ? "chosen" : "\(other)")
    }
}

private struct Limiter: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = model.limit(to: 10)
        Text("limited")
    }
}

private struct Restless: View {
    @ObservedObject var model: Model

    var body: some View {
        let _ = model.count()
        Text("\(model.number)")
    }
}

private struct Guarded: View {
    let log: EvaluationLog
    @State private var number = 1
    @State private var isNamed = true

    var body: some View {
        let _ = log.note("parent")
        Button("Clear") {
            number = 0
            isNamed = false
        }
        if isNamed { Reader(name: "child", value: $number, log: log) }
    }
}
