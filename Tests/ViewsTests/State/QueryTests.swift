import DOM
import Reactive
import Testing

@testable import Views

@MainActor
@Suite("Values in the address")
struct QueryTests {
    @Test func areTheInitialOnesAtFirst() {
        let page = MountedPage { Everything() }
        #expect(page.texts == ["change", "all 1 0.5 false day", "nil nil [] []"])
        #expect(page.address == "")
    }

    @Test func areReadFromTheAddress() {
        let page = MountedPage(
            query: "q=L%C3%B6v+a%26b&n=-7&r=2.5&f=true&span=hour&at=2026-02-28T09:30:00Z&size=3"
                + "&tag=b&tag=a&id=2&id=1"
        ) { Everything() }
        #expect(page.texts == ["change", "Löv a&b -7 2.5 true hour", "2026-02-28T09:30:00Z 3 [b, a] [2, 1]"])
    }

    @Test func standInTheAddressWhenTheyAreOthers() {
        let page = MountedPage { Everything() }
        page.press("change")
        #expect(
            page.address
                == "?q=a%20%26%20%C3%B6&n=2&r=1.5&f=true&span=hour&at=1970-01-01T00%3A00%3A00Z&size=9"
                + "&tag=x&tag=y%3D&id=4")
        #expect(page.texts[1...] == ["a & ö 2 1.5 true hour", "1970-01-01T00:00:00Z 9 [x, y=] [4]"])
    }

    @Test(arguments: [
        "n=1e9", "n=", "n=two", "n=99999999999999999999", "r=nan", "r=inf", "r=-infinity", "f=1", "span=year",
        "at=yesterday", "size=huge", "id=1&id=two", "%ff=3", "n=%ff", "=", "&&", "?", "q", "%",
    ])
    func thatAreMalformedAreTheInitialOnes(query: String) {
        let page = MountedPage(query: query) { Everything() }
        let words = query == "q" ? " 1 0.5 false day" : "all 1 0.5 false day"
        #expect(page.texts == ["change", words, "nil nil [] []"])
    }

    @Test func leaveNoTraceWhenTheyAreTheInitialOnesAgain() {
        let page = MountedPage(query: "n=-1&other=%zz&n=5") { Counter() }
        #expect(page.texts == ["add", "-1"])
        page.press("add")
        #expect(page.address == "?n=0&other=%zz")
        page.press("add")
        #expect(page.address == "?other=%zz")
        #expect(page.texts == ["add", "1"])
    }

    @Test func areSharedByAllWhoUseTheName() {
        let page = MountedPage {
            Counter()
            Follower()
        }
        page.press("add")
        #expect(page.texts == ["add", "2", "followed 2"])
    }

    @Test func areFollowedWhenThePersonGoesBack() {
        let page = MountedPage(query: "n=4") {
            Counter()
            Follower()
        }
        page.press("add")
        #expect(page.enter(.text("?n=4"), into: "@query") == nil)
        #expect(page.texts == ["add", "4", "followed 4"])
        #expect(page.document.query == "n=4")
        #expect(page.enter(.text(""), into: "@query") == nil)
        #expect(page.texts == ["add", "1", "followed 1"])
        #expect(page.document.query == "")
    }

    @Test func replaceOneAnotherUnlessTheyAreSteps() {
        let page = MountedPage {
            Counter()
            Stepper()
        }
        _ = page.operations()
        page.press("add")
        #expect(page.operations().filter { $0.contains("data-address") } == [])
        page.press("step")
        #expect(page.address == "?n=2&step=1")
        #expect(page.operations().filter { $0.contains("data-address") } == [#"["a",3,"data-address","1"]"#])
    }

    @Test(arguments: ["n=3", "?n=3 4", "?n=3\n", "?" + String(repeating: "n", count: 8_192)])
    func areNotTakenFromWhatIsNoQuery(text: String) {
        let page = MountedPage { Counter() }
        #expect(page.enter(.text(text), into: "@query") != nil)
        #expect(page.enter(.flag(true), into: "@query") != nil)
        #expect(page.texts == ["add", "1"])
        #expect(page.document.query == "")
    }

    @Test func forWhichThereIsNoRoomAreKeptByThePageAlone() {
        let page = MountedPage(query: "n=2") {
            Counter()
            Writer()
        }
        page.type(String(repeating: "a", count: 2_042), into: "words")
        #expect(page.address.utf8.count == 2_049)
        page.type(String(repeating: "b", count: 2_043), into: "words")
        #expect(page.address == "?n=2")
        #expect(page.texts.last == "2043")
        #expect(
            page.reports == ["/: an address holds 2 KB, so that “w” does not stand in it."])
    }

    @Test func canBeNoneAlthoughTheyAreSomethingAtFirst() {
        let page = MountedPage { Leaver() }
        #expect(page.texts == ["clear", "7 [1]"])
        page.press("clear")
        #expect(page.texts == ["clear", "nil []"])
        #expect(page.address == "?maybe=&list=")
        #expect(MountedPage(query: "maybe=&list=") { Leaver() }.texts == ["clear", "nil []"])
    }

    @Test func bringTheirScriptOnceAndOnlyWhereTheyAre() {
        let page = MountedPage {
            Counter()
            Follower()
        }
        #expect(page.document.root.html.components(of: #"src="/address.js""#) == 1)
        #expect(MountedPage { Text("") }.document.root.html.components(of: "address") == 0)
    }

    @Test func canBeSetWhenThePageIsGone() {
        let handle = Handle()
        var page: MountedPage? = MountedPage(query: "n=2") { Lent(to: handle) }
        #expect(page?.texts == ["2"])
        page = nil
        handle.number?.wrappedValue = 3
        #expect(handle.number?.wrappedValue == 3)
    }
}

extension MountedPage {
    /// What the browser shows behind the path.
    fileprivate var address: String {
        (document.control(named: "@query") as? AddressElement)?.value ?? ""
    }
}

extension String {
    fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}

private enum Span: String {
    case hour, day
}

private enum Size: Int {
    case small = 3
    case large = 9
}

private struct Everything: View {
    @Query("q") private var words = "all"
    @Query("n") private var number = 1
    @Query("r") private var ratio = 0.5
    @Query("f") private var flag = false
    @Query("span") private var span = Span.day
    @Query("at") private var moment: Moment?
    @Query("size") private var size: Size?
    @Query("tag") private var tags: [String] = []
    @Query("id") private var ids: [Int]

    var body: some View {
        Button("change") {
            words = "a & ö"
            number = 2
            ratio = 1.5
            flag = true
            span = .hour
            moment = Moment(millisecondsSince1970: 0)
            size = .large
            tags = ["x", "y="]
            ids = [4]
        }
        Text("\(words) \(number) \(ratio) \(flag) \(span)")
        Text(
            "\(moment?.description ?? "nil") \(size.map { "\($0.rawValue)" } ?? "nil") "
                + "[\(tags.joined(separator: ", "))] \(ids)")
    }
}

private struct Counter: View {
    @Query("n") private var number = 1

    var body: some View {
        Button("add") { number += 1 }
        Text("\(number)")
    }
}

private struct Follower: View {
    @Query("n") private var number = 1

    var body: some View { Text("followed \(number)") }
}

private struct Stepper: View {
    @Query("step", .push) private var step = 0

    var body: some View { Button("step") { step += 1 } }
}

private struct Writer: View {
    @Query("w") private var words = ""

    var body: some View {
        TextField("Words", text: $words)
        Text("\(words.utf8.count)")
    }
}

private struct Leaver: View {
    @Query("maybe") private var maybe: Int? = 7
    @Query("list") private var list = [1]

    var body: some View {
        Button("clear") {
            maybe = nil
            list = []
        }
        Text("\(maybe.map(String.init) ?? "nil") \(list)")
    }
}

@MainActor
private final class Handle {
    var number: Binding<Int>?
}

private struct Lent: View {
    @Query("n") private var number = 1
    let handle: Handle

    init(to handle: Handle) { self.handle = handle }

    var body: some View {
        handle.number = $number
        return Text("\(number)")
    }
}
