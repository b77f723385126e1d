import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("What a visitor's browser keeps")
struct AppStorageTests {
    @Test func isWhatIsInitialAtFirst() {
        let page = MountedPage(keeper: Visitor()) { Kept() }
        #expect(page.texts == ["Change", "false 1 0.5 a small nil"])
    }

    @Test func isSharedByAllPagesOfTheBrowser() {
        let visitor = Visitor()
        let one = MountedPage(keeper: visitor) { Kept() }
        let other = MountedPage(keeper: visitor) { Kept() }
        one.press("change")
        other.turn()
        #expect(one.texts == ["Change", "true 2 1.5 b large 7"])
        #expect(other.texts == ["Change", "true 2 1.5 b large 7"])
        #expect(other.document.root["data-kept"] == "kept flag,maybe,number,ratio,size,word")
    }

    @Test func isReadAgainByAnotherServer() {
        let page = MountedPage(
            keeper: Visitor([
                "flag": .flag(true), "number": .text("x"), "size": .text("huge"), "word": .text("z"),
            ])
        ) { Kept() }
        #expect(page.texts == ["Change", "true 1 0.5 z small nil"])
    }

    @Test func bringsItsScriptOnceAndOnlyWhereItIs() {
        let page = MountedPage(keeper: Visitor()) { Kept() }
        #expect(page.document.root.html.ranges(of: "/kept.js").count == 1)
        #expect(MountedPage(keeper: Visitor()) { Text("") }.document.root.html.ranges(of: "kept").count == 0)
    }

    @Test func isThePagesWhereNobodyKeepsIt() {
        let page = MountedPage { Kept() }
        page.press("change")
        #expect(page.texts == ["Change", "true 2 1.5 b large 7"])
        #expect(page.document.root["data-kept"] == nil)
    }
}

@MainActor
private final class Visitor: SceneKeeper {
    let visitorStore: VisitorStore?
    var restoredScene: [String: SceneValue] { [:] }

    init(_ values: [String: SceneValue] = [:]) {
        visitorStore = VisitorStore(values) { values in
            values.isEmpty ? nil : "kept \(values.keys.sorted().joined(separator: ","))"
        }
    }

    func keep(_ scene: [String: SceneValue]) -> String? { nil }
}

private struct Kept: View {
    enum Size: String {
        case small, large
    }

    @AppStorage("flag") private var flag = false
    @AppStorage("number") private var number = 1
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("word") private var word = "a"
    @AppStorage("size") private var size = Size.small
    @AppStorage("maybe") private var maybe: Int?

    var body: some View {
        Button("Change") {
            flag = true
            number += 1
            ratio += 1
            $word.wrappedValue = "b"
            size = .large
            maybe = 7
        }
        Text("\(flag) \(number) \(ratio) \(word) \(size.rawValue) \(maybe.map { "\($0)" } ?? "nil")")
    }
}
