import JSON
import Testing

@testable import DOM

/// The names by which browsers and scripts know controls.
@MainActor
@Suite struct ControlNaming {
    @Test func givesTheSecondOfANameAnotherAndReportsItOnce() {
        let root = Element("main")
        root.append(InputElement(name: "x"), InputElement(name: "x"), InputElement(name: "x"))
        let document = Document(root: root)
        var reports: [String] = []
        document.onReport = { reports.append($0) }
        #expect(
            root.html == """
                <main data-n="1"><input data-n="2" name="x"><input data-n="3" name="x-2">\
                <input data-n="4" name="x-3"></main>
                """)
        #expect(reports == ["Two controls are named “x”; the second is called “x-2”."])
        #expect(document.control(named: "x-3") === root.children[2])
        #expect(document.controls.compactMap(\.renderedName) == ["x", "x-2", "x-3"])
    }

    @Test func reportsNothingOfFieldsThatNoProgramNames() {
        let root = Element("main")
        root.append(TableCommandsElement(), TableCommandsElement())
        let document = Document(root: root)
        var reports: [String] = []
        document.onReport = { reports.append($0) }
        #expect(document.controls.compactMap(\.renderedName) == ["@table", "@table-2"])
        #expect(reports.isEmpty)
    }

    @Test func keepsANameForAsLongAsTheControlIsThere() {
        let root = Element("main")
        let second = InputElement(name: "x")
        root.append(InputElement(name: "x"), second)
        let document = Document(root: root)
        root.children[0].remove()
        document.commit()
        #expect(second.renderedName == "x-2")
        let third = InputElement(name: "x")
        root.append(third)
        document.commit()
        #expect(third.renderedName == "x")
    }

    @Test func letsTheOneThatReplacesAnotherHaveItsName() {
        let root = Element("main")
        let old = InputElement(name: "x")
        root.append(old)
        let document = Document(root: root)
        var reports: [String] = []
        document.onReport = { reports.append($0) }
        let new = InputElement(name: "x")
        old.replace(with: new)
        #expect(document.control(named: "x") === new)
        document.commit()
        #expect(new.renderedName == "x")
        #expect(reports.isEmpty)
    }

    @Test func namesTheReplacedOneAnewIfItComesBack() {
        let root = Element("main")
        let old = InputElement(name: "x")
        root.append(old)
        let document = Document(root: root)
        let new = InputElement(name: "x")
        old.replace(with: new)
        #expect(document.control(named: "x") === new)
        root.append(old)
        document.commit()
        #expect(
            document.frame(since: 1)["ops"]?.elements?.last
                == .array([.string("a"), .integer(2), .string("name"), .string("x-2")]))
        #expect(document.control(named: "x-2") === old)
    }

    @Test func tellsTheBrowserOfANewName() {
        let root = Element("main")
        let button = ButtonElement(name: "follow", text: "Follow")
        root.append(button)
        let document = Document(root: root)
        button.name = "unfollow"
        document.commit()
        #expect(
            String(decoding: document.frame(since: 1).bytes, as: UTF8.self)
                == #"{"b":1,"q":2,"ops":[["a",2,"value","unfollow"]]}"#)
        #expect(document.control(named: "follow") == nil)
        #expect(document.control(named: "unfollow") === button)
    }

    @Test func listsControlsInTheOrderOfThePage() {
        let root = Element("main")
        root.append(InputElement(name: "a"), InputElement(name: "b"))
        let document = Document(root: root)
        root.insert(InputElement(name: "c"), at: 1)
        root.insert(root.children[2], at: 0)
        document.commit()
        #expect(document.controls.compactMap(\.name) == ["b", "a", "c"])
    }
}
