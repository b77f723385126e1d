import DOM
import Foundation
import Server
import SiteTesting
import Testing
import Views

@testable import Pinion

/// Which page an address leads to, and what stands in it.
@MainActor
@Suite("An address") struct RoutingTests {
    @Test(
        arguments: [
            ("/", "/", []), ("/a", "/a", []), ("/a", "/b", nil), ("/a", "/a/", nil), ("/a", "/A", nil),
            ("/rows/:row", "/rows/7", ["7"]), ("/rows/:row", "/rows/", nil), ("/rows/:row", "/rows", nil),
            ("/rows/:row", "/rows/7/8", nil), ("/:a/to/:b", "/x/to/y", ["x", "y"]),
            ("/:a/to/:b", "/x/from/y", nil), ("/:a/to/:b", "//to/y", nil),
        ] as [(String, String, [String]?)])
    func hasValuesWhereItsPatternHasNames(pattern: String, path: String, values: [String]?) {
        #expect(PathPattern(pattern).values(in: path) == values)
    }

    @Test func inFullComesBeforeAPatternAndTheFirstOfSeveralSubstitutesCounts() async throws {
        let site = try await ServedSite()
        let visit = site.site.visit(path: "/", query: "", values: [], user: nil)
        let router = try Router(
            [
                page("/rows/:row", 1), page("/rows/new", 2), page("/:a/:b", 4),
                Page("/", role: .notFound, open: { _ in throw Mark(number: 5) }),
                Page("/", role: .notFound, open: { _ in throw Mark(number: 6) }),
                Page("/", role: .failure, open: { _ in throw Mark(number: 7) }), page("/", 8),
            ].map(SceneItem.page))
        #expect(number(of: router.page(at: "/rows/new")?.page, visit) == 2)
        #expect(number(of: router.page(at: "/rows/7")?.page, visit) == 1)
        #expect(router.page(at: "/rows/7")?.values == ["7"])
        #expect(number(of: router.page(at: "/x/y")?.page, visit) == 4)
        #expect(number(of: router.page(at: "/")?.page, visit) == 8)
        #expect(router.page(at: "/x") == nil)
        #expect(number(of: router.substitutes[.notFound], visit) == 5)
        #expect(number(of: router.substitutes[.failure], visit) == 7)
    }

    @Test(
        arguments: [
            ["/rows/new", "/rows/new"], ["/rows/:row", "/rows/:number"],
        ])
    func belongsToOnePageOnly(paths: [String]) {
        #expect(throws: SiteError.twoAtOneAddress(paths[1])) {
            try Router(paths.map { .page(page($0, 1)) })
        }
    }

    @Test(
        arguments: [
            ("rows", #"the path "rows" does not begin with a slash"#),
            ("/rows/:", #"the path "/rows/:" has a value without a name"#),
            ("/live", #"the path "/live" is one of Pinion's own"#),
            ("/pictures/:id", #"the path "/pictures/:id" is one of Pinion's own"#),
            ("/uploads/all.csv", #"the path "/uploads/all.csv" is one of Pinion's own"#),
        ])
    func isAPath(path: String, problem: String) {
        #expect(throws: SiteError.badPage(problem)) { try Router([.page(page(path, 1))]) }
    }

    @Test func hasAsManyValuesAsItsContentTakes() {
        let page = Page("/rows/:row") { (row: Int, column: Int) in Text("\(row) \(column)") }
        let problem = #"Page("/rows/:row") has 1 values in its address, but its content takes 2"#
        #expect(throws: SiteError.badPage(problem)) { try Router(page.items) }
    }

    @Test func hasAQueryOfNamesAndValues() {
        let query = QueryItems("q=ada+l%C3%B6v&page=2&q=second&flag&empty=&a=b=c&bad=%ff&%ff=bad&page%32=3")
        #expect(query.text == "q=ada+l%C3%B6v&page=2&q=second&flag&empty=&a=b=c&bad=%ff&%ff=bad&page%32=3")
        #expect(query["q"] == "ada löv")
        #expect(query["page", as: Int.self] == 2)
        #expect(query["q", as: Int.self] == nil)
        #expect(query["flag"] == "")
        #expect(query["empty"] == "")
        #expect(query["a"] == "b=c")
        #expect(query["bad"] == nil)
        #expect(query["page2", as: Int.self] == 3)
        #expect(query["none"] == nil)
        #expect(query["none", as: Int.self] == nil)
    }

    @Test func hasAsManyItemsInItsQueryAsAFormHasFields() {
        let query = QueryItems((1...300).map { "n\($0)=\($0)" }.joined(separator: "&"))
        #expect(query["n256"] == "256")
        #expect(query["n257"] == nil)
    }

    @Test func hasIdentifiersAndWhatIsWrittenAsARawValue() {
        let id = UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF")
        let query = QueryItems(
            "id=6f9619ff-8b86-d011-b42d-00cf4fc964ff&size=large&step=2&order=7&day=2026-02-28&at=09:30"
                + "&both=2026-02-28T09:30&small=300")
        #expect(query["id", as: UUID.self] == id)
        #expect(query["size", as: Size.self] == .large)
        #expect(query["step", as: Step.self] == .second)
        #expect(query["order", as: Order.self] == Order(rawValue: 7))
        #expect(query["day", as: CalendarDate.self] == CalendarDate(year: 2026, month: 2, day: 28))
        #expect(query["at", as: TimeOfDay.self] == TimeOfDay(hour: 9, minute: 30))
        #expect(query["both", as: DateAndTime.self] == DateAndTime("2026-02-28T09:30"))
        #expect(query["size", as: UUID.self] == nil)
        #expect(query["step", as: Size.self] == nil)
        #expect(query["order", as: Step.self] == nil)
        #expect(query["size", as: Order.self] == nil)
        #expect(query["small", as: UInt8.self] == nil)
        #expect(query["size", as: [String].self] == nil)
        #expect(query["size", as: Pair.self] == nil)
    }

    @Test func leadsToItsPageByTheTypesOfItsValues() async throws {
        let site = try await ServedSite([
            Page("/jobs/:id/:size") { (id: UUID, size: Size) in Text("\(size) \(id.uuidString.prefix(4))") }
        ])
        let browser = site.site.sessions.makeSession()
        let path = "/jobs/6f9619ff-8b86-d011-b42d-00cf4fc964ff"
        let page = try site.site.open(path: "\(path)/large", query: "", in: browser)
        #expect(page.document.root.children.last?.text == "large 6F96")
        #expect(throws: NotFound.self) {
            try site.site.open(path: "\(path)/huge", query: "", in: browser)
        }
        #expect(throws: NotFound.self) {
            try site.site.open(path: "/jobs/7/large", query: "", in: browser)
        }
    }

    private enum Size: String, Codable {
        case small, large
    }

    private enum Step: Int, Codable {
        case first = 1
        case second
    }

    private struct Order: RawRepresentable, Codable, Equatable {
        let rawValue: UInt8
    }

    private struct Pair: Decodable, Equatable {
        let one: String
        let other: String
    }

    @Test(
        arguments: [
            (.patch, nil, nil, true), (.patch, "text/html", nil, true),
            (.patch, "application/json", nil, true),
            (.post, nil, "application/json", true), (.get, nil, nil, false),
            (.post, "text/html", "application/json", false),
            (.post, "application/json;q=0.5, text/html", nil, false),
            (.post, "*/*", "application/json; charset=utf-8", true),
            (.post, "*/*", "application/x-www-form-urlencoded", false),
        ] as [(Method, String?, String?, Bool)])
    func isAnsweredWithJSONWhereThatIsAskedForOrSent(
        method: Method, accept: String?, type: String?, isJSON: Bool
    ) {
        let fields = [("Accept", accept), ("Content-Type", type)].compactMap { name, value in
            value.map { (name, $0) }
        }
        #expect(Request(method: method, path: "/", headers: Headers(fields)).wantsJSON == isJSON)
    }

    @Test(
        arguments: [
            ("text/html", true), ("text/html,*/*;q=0.8", true), ("application/json", false), ("*/*", false),
            (nil, false),
        ] as [(String?, Bool)])
    func isShownAsAPageToWhoeverNamesHTML(accept: String?, isPage: Bool) {
        let fields = accept.map { [("Accept", $0)] } ?? []
        #expect(Request(method: .get, path: "/", headers: Headers(fields)).wantsPage == isPage)
    }

    private struct Mark: Error {
        let number: Int
    }

    private func page(_ path: String, _ number: Int) -> Page {
        Page(path, role: .address, open: { _ in throw Mark(number: number) })
    }

    /// Which page it is: none can be opened, and each says who it is.
    private func number(of page: Page?, _ visit: Visit) -> Int? {
        guard let page else { return nil }
        do {
            _ = try page.open(visit)
            return nil
        } catch {
            return (error as? Mark)?.number
        }
    }
}
