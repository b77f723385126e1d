import DOM
import Testing

@testable import Views

@MainActor
@Suite("A preference")
struct PreferenceTests {
    @Test func isReducedInTheOrderOfThePage() {
        var told: [[String]] = []
        _ = MountedPage {
            VStack {
                Text("One").preference(key: Names.self, value: ["one"])
                VStack { Text("Two").preference(key: Names.self, value: ["two"]) }
                Text("Three").preference(key: Names.self, value: ["three"])
            }
            .onPreferenceChange(Names.self) { told.append($0) }
        }
        #expect(told == [["one", "two", "three"]])
    }

    @Test func takesThePlaceOfThoseInside() {
        var told: [[String]] = []
        _ = MountedPage {
            VStack { Text("One").preference(key: Names.self, value: ["one"]) }
                .preference(key: Names.self, value: ["all"])
                .onPreferenceChange(Names.self) { told.append($0) }
            VStack { Text("Two").preference(key: Names.self, value: ["two"]) }
                .transformPreference(Names.self) { $0.append("more") }
                .onPreferenceChange(Names.self) { told.append($0) }
        }
        #expect(told == [["all"], ["two", "more"]])
    }

    @Test func isToldAgainWhenViewsComeAndGo() {
        let diary = Diary()
        let page = MountedPage { CountedRows(diary: diary) }
        #expect(diary.take() == ["1, 2"])
        page.press("add")
        #expect(diary.take() == ["1, 2, 3"])
        page.press("reverse")
        #expect(diary.take() == [])
        page.press("clear")
        #expect(diary.take() == [""])
    }

    @Test func reachesAViewInFront() {
        let page = MountedPage {
            Text("One").preference(key: Names.self, value: ["one"])
                .overlayPreferenceValue(Names.self) { names in Text(names.joined()) }
        }
        #expect(page.texts == ["One", "one"])
        let behind = MountedPage {
            Text("One").preference(key: Names.self, value: ["one"])
                .backgroundPreferenceValue(Names.self) { names in Text(names.joined()) }
        }
        #expect(behind.texts == ["one", "One"])
    }

    @Test func carriesAPlaceInAView() {
        let page = MountedPage {
            VStack {
                Text("One").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
            }
            .overlayPreferenceValue(Bounds.self) { anchor in
                GeometryReader { proxy in
                    let bounds = anchor.map { proxy[$0] } ?? .zero
                    Text("\(bounds.minX) \(bounds.minY) \(bounds.width) \(bounds.height)")
                }
            }
        }
        #expect(page.html.components(between: "data-measure=\"", and: "\"").sorted() == ["1 c w", "2 c w"])
        page.measure("0;1 300 200 10 20 800 600;2 50 30 40 60 800 600")
        page.measure("0;1 50 30 40 60 800 600;2 300 200 10 20 800 600")
        #expect(["30.0 40.0 50.0 30.0", "-30.0 -40.0 300.0 200.0"].contains(page.texts.last ?? ""))
    }

    @Test func thatNeverComesToRestIsGivenUp() {
        let page = MountedPage { Restless() }
        #expect(page.reports.count == 1)
    }
}

extension String {
    fileprivate func components(between start: String, and end: Character) -> [String] {
        var parts: [String] = []
        var rest = self[...]
        while let range = rest.firstRange(of: start) {
            rest = rest[range.upperBound...]
            parts.append(String(rest.prefix { $0 != end }))
        }
        return parts
    }
}

private enum Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Bounds: PreferenceKey {
    static var defaultValue: Anchor<Rect>? { nil }

    static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
        value = value ?? nextValue()
    }
}

private enum Width: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct CountedRows: View {
    let diary: Diary
    @State private var numbers = [1, 2]

    var body: some View {
        VStack {
            ForEach(numbers, id: \.self) { number in
                Text("\(number)").preference(key: Names.self, value: ["\(number)"])
            }
        }
        .onPreferenceChange(Names.self) { diary.note($0.joined(separator: ", ")) }
        Button("Add") { numbers.append(numbers.count + 1) }
        Button("Reverse") { numbers = numbers.reversed().reversed() }
        Button("Clear") { numbers = [] }
    }
}

private struct Restless: View {
    @State private var width = 0

    var body: some View {
        Text("Wide").preference(key: Width.self, value: width)
            .onPreferenceChange(Width.self) { width = $0 + 1 }
    }
}
