import DOM
import Reactive
import Testing
import Views

@MainActor
@Suite("Scene storage")
struct SceneStorageTests {
    @Test func isTheInitialValueAtFirst() {
        let page = MountedPage(keeper: Drawer()) { Everything() }
        #expect(page.texts == ["press", "false 1 0.5 all large", "nil nil nil nil nil nil"])
        #expect(page.document.root["data-scene"] == nil)
    }

    @Test func isKeptWithThePageWhenItIsAnotherValue() {
        let page = MountedPage(keeper: Drawer()) { Everything() }
        page.press("press")
        #expect(page.texts == ["press", "true 2 1.5 none small", "true 3 2.5 b medium 9"])
        #expect(
            page.document.root["data-scene"] == """
                filter=text("none") flag=flag(true) maybe-flag=flag(true) maybe-number=integer(3) \
                maybe-ratio=number(2.5) maybe-shelf=integer(9) maybe-size=text("medium") maybe-text=text("b") \
                number=integer(2) ratio=number(1.5) size=text("small")
                """)
    }

    @Test func isReadWhenThePageIsOpenedAgain() {
        let drawer = Drawer([
            "number": .integer(7), "size": .text("small"), "maybe-shelf": .integer(9), "ratio": .integer(3),
        ])
        let page = MountedPage(keeper: drawer) { Everything() }
        #expect(page.texts == ["press", "false 7 3.0 all small", "nil nil nil nil nil 9"])
        #expect(
            page.document.root["data-scene"]
                == #"maybe-shelf=integer(9) number=integer(7) ratio=integer(3) size=text("small")"#)
    }

    @Test func ofAnotherTypeIsTheInitialValue() {
        let drawer = Drawer([
            "flag": .text("true"), "number": .number(7.5), "ratio": .flag(true), "filter": .integer(1),
            "size": .text("huge"), "maybe-size": .integer(1), "maybe-number": .text("3"),
        ])
        #expect(
            MountedPage(keeper: drawer) { Everything() }.texts
                == ["press", "false 1 0.5 all large", "nil nil nil nil nil nil"])
    }

    @Test func thatNoViewHasAskedForYetIsKept() {
        let page = MountedPage(keeper: Drawer(["later": .flag(true), "count": .integer(2)])) { Counter() }
        page.press("add")
        #expect(page.document.root["data-scene"] == "count=integer(3) later=flag(true)")
    }

    @Test func canBeWrittenWhenThePageIsGone() {
        let handle = Handle()
        var page: MountedPage? = MountedPage(keeper: Drawer()) { Lent(to: handle) }
        #expect(page?.texts == ["0"])
        page = nil
        handle.count?.wrappedValue = 3
        #expect(handle.count?.wrappedValue == 3)
    }

    @Test func isForgottenWhenItIsTheInitialValueAgain() {
        let page = MountedPage(keeper: Drawer(["count": .integer(-1)])) { Counter() }
        #expect(page.document.root["data-scene"] == "count=integer(-1)")
        page.press("add")
        #expect(page.document.root["data-scene"] == nil)
        #expect(page.texts == ["add", "0"])
    }

    @Test func isSharedByAllWhoUseTheKey() {
        let page = MountedPage(keeper: Drawer()) {
            Counter()
            Follower()
        }
        _ = page.operations()
        page.press("add")
        #expect(page.texts == ["add", "1", "followed 1"])
        #expect(
            page.operations() == [
                #"["a",1,"data-scene","count=integer(1)"]"#, #"["t",5,"1"]"#, #"["t",6,"followed 1"]"#,
            ])
    }

    @Test func isEditedByAField() {
        let page = MountedPage(keeper: Drawer()) { Search() }
        page.type("love", into: "query")
        #expect(page.texts == ["Query", "for love"])
        #expect(page.document.root["data-scene"] == #"q=text("love")"#)
    }

    @Test func isKeptOnceATurn() {
        let drawer = Drawer()
        let page = MountedPage(keeper: drawer) { Everything() }
        #expect(drawer.askedFor == 0)
        page.press("press")
        #expect(drawer.askedFor == 1)
    }

    @Test func worksWhereNobodyKeepsIt() {
        let page = MountedPage(Counter())
        page.press("add")
        #expect(page.texts == ["add", "1"])
        #expect(page.document.root["data-scene"] == nil)
    }

    @Test func followsItsKey() {
        let page = MountedPage(keeper: Drawer()) { Keyed() }
        page.press("add")
        page.press("turn")
        #expect(page.texts == ["turn", "add", "b 0"])
        page.press("turn")
        #expect(page.texts == ["turn", "add", "a 1"])
    }
}

private enum Size: String { case small, medium, large }
private enum Shelf: Int { case top = 9 }

private struct Everything: View {
    @SceneStorage("flag") private var flag = false
    @SceneStorage("number") private var number = 1
    @SceneStorage("ratio") private var ratio = 0.5
    @SceneStorage("filter") private var filter = "all"
    @SceneStorage("size") private var size = Size.large
    @SceneStorage("maybe-flag") private var maybeFlag: Bool?
    @SceneStorage("maybe-number") private var maybeNumber: Int?
    @SceneStorage("maybe-ratio") private var maybeRatio: Double?
    @SceneStorage("maybe-text") private var maybeText: String?
    @SceneStorage("maybe-size") private var maybeSize: Size?
    @SceneStorage("maybe-shelf") private var maybeShelf: Shelf?

    var body: some View {
        Button("press") {
            (flag, number, ratio, filter, size) = (true, 2, 1.5, "none", .small)
            (maybeFlag, maybeNumber, maybeRatio, maybeText) = (true, 3, 2.5, "b")
            (maybeSize, maybeShelf) = (.medium, .top)
        }
        Text("\(flag) \(number) \(ratio) \(filter) \(size.rawValue)")
        Text(
            [
                maybeFlag.map { "\($0)" }, maybeNumber.map { "\($0)" }, maybeRatio.map { "\($0)" }, maybeText,
                maybeSize?.rawValue, maybeShelf.map { "\($0.rawValue)" },
            ].map { $0 ?? "nil" }.joined(separator: " "))
    }
}

private struct Counter: View {
    @SceneStorage("count") private var count = 0

    var body: some View {
        Button("add") { count += 1 }
        Text("\(count)")
    }
}

/// What work that outlives its page holds of it.
private final class Handle {
    var count: Binding<Int>?
}

private struct Lent: View {
    @SceneStorage("count") private var count = 0
    let handle: Handle

    init(to handle: Handle) {
        self.handle = handle
    }

    var body: some View {
        handle.count = $count
        return Text("\(count)")
    }
}

private struct Follower: View {
    @SceneStorage("count") private var followed = 0

    var body: some View { Text("followed \(followed)") }
}

private struct Search: View {
    @SceneStorage("q") private var query = ""

    var body: some View {
        TextField("Query", text: $query)
        Text("for \(query)")
    }
}

private struct Keyed: View {
    @State private var key = "a"

    var body: some View {
        Button("turn") { key = key == "a" ? "b" : "a" }
        KeyedCounter(key)
    }
}

private struct KeyedCounter: View {
    let key: String
    @SceneStorage private var count: Int

    init(_ key: String) {
        self.key = key
        _count = SceneStorage(wrappedValue: 0, key)
    }

    var body: some View {
        Button("add") { count += 1 }
        Text("\(key) \(count)")
    }
}
