import Testing
import Views

@testable import Pinion

@Suite("The seal of a scene")
struct SceneSealTests {
    private let signer = Signer()

    private func seal(_ path: String = "/account", _ user: String? = "7") -> SceneSeal {
        SceneSeal(signer: signer, path: path, user: user)
    }

    @Test func opensForTheSamePageAndPerson() throws {
        let scene: [String: SceneValue] = [
            "isEditing": .flag(true), "tab": .integer(-3), "zoom": .number(1.0), "filter": .text("日本 \"x\""),
        ]
        let (text, omitted) = seal().seal(scene)
        #expect(omitted == [])
        #expect(seal().open(try #require(text)) == scene)
    }

    @Test func opensForNoOtherPageOrPerson() throws {
        let text = try #require(seal().seal(["tab": .integer(1)]).text)
        for other in [
            seal("/"), seal("/account/"), seal("/account", "8"), seal("/account", nil),
            seal(" /account", nil),
        ] {
            #expect(other.open(text) == nil)
        }
    }

    @Test func isNothingWhereNothingIsKept() {
        #expect(seal().seal([:]).text == nil)
        #expect(seal().seal(["endless": .number(.infinity), "none": .number(.nan)]).text == nil)
    }

    @Test func leavesOutWhatDoesNotFitAndKeepsWhatIsShort() throws {
        let long = String(repeating: "x", count: 1_480)
        let (text, omitted) = seal().seal([
            "zoom": .number(1.5), "draft": .text(long + "!"), "essay": .text(long),
            "article": .text(long + "!!"),
        ])
        #expect(omitted == ["draft", "article"])
        let kept = try #require(text)
        #expect(kept.utf8.count <= 2_048)
        #expect(seal().open(kept) == ["essay": .text(long), "zoom": .number(1.5)])
    }

    @Test func fillsTheRoomThatThereIs() throws {
        let largest = (1_490...1_520).last { count in
            seal().seal(["a": .text(String(repeating: "x", count: count))]).omitted.isEmpty
        }
        let count = try #require(largest)
        let text = try #require(seal().seal(["a": .text(String(repeating: "x", count: count))]).text)
        #expect((2_046...2_048).contains(text.utf8.count))
    }

    @Test(arguments: ["", "undefined", "A", "null", String(repeating: "A", count: 100_000), "%00", "é"])
    func ignoresWhatIsNone(text: String) {
        #expect(seal().open(text) == nil)
    }

    @Test(arguments: ["", "[]", "1", "{", #"{"a":{"b":1}}"#, #"{"a":null}"#, #"{"a":[1]}"#])
    func ignoresWhatIsSignedAndMakesNoSense(json: String) {
        let text = signer.seal(Array(json.utf8), for: "scene 7 /account")
        #expect(seal().open(text) ?? [:] == [:])
    }
}
