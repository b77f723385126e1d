import Testing

@testable import Views

/// How a change of the environment reaches views that are not evaluated themselves.
@MainActor
@Suite("What is inside an environment")
struct EnvironmentScopeTests {
    @Test func followsAChangeFurtherOut() {
        let log = EvaluationLog()
        let page = MountedPage(Outer(log: log))
        #expect(page.texts == ["Word", "Size", "a 1", "a 2", "2", "a 3"])
        _ = log.take()
        page.press("word")
        #expect(page.texts == ["Word", "Size", "b 1", "b 2", "2", "b 3"])
        // The views between, and those that read something else, are left alone.
        #expect(log.take() == ["outer": 1, "word 1": 1, "word 2": 1, "word 3": 1])
    }

    @Test func isNotEvaluatedWhenAnotherValueStandsInBetween() {
        let log = EvaluationLog()
        let page = MountedPage(Outer(log: log))
        _ = log.take()
        page.press("size")
        #expect(log.take() == ["outer": 1])
        #expect(page.texts == ["Word", "Size", "a 1", "a 2", "2", "a 3"])
    }

    @Test func isForgottenWhenItGoesWhereverItStood() {
        // The scopes inside one are a list: its first, its last and one in the middle go, and others come.
        for goes in [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] {
            var outer: EnvironmentScope? = EnvironmentScope(in: EnvironmentScope(EnvironmentValues())) { _ in
            }
            var inside = (0..<3).map { number in scope(in: outer, size: number) }
            for index in goes { inside[index] = nil }
            outer?.update { $0.word = "b" }
            #expect(inside.map { $0?.current.word } == (0..<3).map { goes.contains($0) ? nil : "b" })
            inside.append(scope(in: outer, size: 3))
            outer?.update { $0.word = "c" }
            #expect(inside.compactMap { $0?.current.word } == Array(repeating: "c", count: 4 - goes.count))
            outer = nil
            inside.removeAll()
        }
    }

    private func scope(in outer: EnvironmentScope?, size: Int) -> EnvironmentScope? {
        outer.map { EnvironmentScope(in: $0) { $0.size = size } }
    }
}

private struct WordKey: EnvironmentKey {
    static let defaultValue = "?"
}

private struct SizeKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
}

private struct Outer: View {
    let log: EvaluationLog
    @State private var word = "a"
    @State private var size = 0

    var body: some View {
        let _ = log.note("outer")
        Button("Word") { word = "b" }
        Button("Size") { size += 1 }
        Group {
            Middle(number: 1, log: log)
            Middle(number: 2, log: log)
            Middle(number: 3, log: log)
        }
        .environment(\.word, word)
        .environment(\.size, size)
    }
}

/// It is the same whatever is set around it, so that it is not evaluated.
private struct Middle: View {
    let number: Int
    let log: EvaluationLog

    var body: some View {
        let _ = log.note("middle \(number)")
        WordReader(number: number, log: log).environment(\.size, number)
        if number == 2 { SizeReader(log: log).environment(\.size, 2) }
    }
}

private struct WordReader: View {
    let number: Int
    let log: EvaluationLog
    @Environment(\.word) private var word

    var body: some View {
        let _ = log.note("word \(number)")
        Text("\(word) \(number)")
    }
}

private struct SizeReader: View {
    let log: EvaluationLog
    @Environment(\.size) private var size

    var body: some View {
        let _ = log.note("size")
        Text("\(size)")
    }
}
