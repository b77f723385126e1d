import DOM
import JSON
import Live
import Reactive
import Testing

/// A page with every kind of field, as scripts see it.
@MainActor
@Suite struct Controls {
    private let name = InputElement(name: "name")
    private let notes = TextAreaElement(name: "notes")
    private let news = CheckboxElement(name: "news")
    private let color = SelectElement(name: "color", choices: [Choice("r", "Red"), Choice("g", "Green")])
    private let days = MultipleSelectElement(name: "days", choices: [Choice("m"), Choice("t")])
    private let size = RadioGroupElement(name: "size", legend: "Size", choices: [Choice("s"), Choice("l")])
    private let volume = RangeElement(name: "volume", in: 0...10)
    private let more = DetailsElement(name: "more", summary: "More")
    private let page: OpenPage
    private let sessions = Sessions()

    init() {
        let root = Element("main")
        root.append(
            LabeledField("Name", name), LabeledField("Notes", notes), LabeledField("News", news),
            LabeledField("Colour", color), LabeledField("Days", days), LabeledField("Size", size),
            LabeledField("Volume", volume), more)
        page = sessions.open(
            .random(), path: "/", document: Document(root: root), controller: root, in: sessions.makeSession()
        )
    }

    @Test func areListedWithTheirValues() {
        let fields = page.state()["fields"]?.members ?? []
        let values = fields.map {
            "\($0.name): " + String(decoding: $0.value["value"]?.bytes ?? [], as: UTF8.self)
        }
        #expect(
            values == [
                #"name: """#, #"notes: """#, "news: false", #"color: """#, "days: []", #"size: """#,
                "volume: 0", "more: false",
            ])
    }

    @Test func sayWhatTheyTake() {
        name["placeholder"] = "Ada"
        name["pattern"] = "[A-Z].*"
        name["required"] = ""
        notes.maximumLength = 100
        volume.step = 0.5
        let fields = page.state()["fields"]?.members ?? []
        let traits = fields.map { field in
            let members = field.value.members?.dropFirst(3) ?? []
            return "\(field.name): " + String(decoding: JSON.object(Array(members)).bytes, as: UTF8.self)
        }
        #expect(
            traits == [
                """
                name: {"label":"Name","kind":"text","maximumLength":4096,"required":true,"pattern":"[A-Z].*",\
                "prompt":"Ada"}
                """,
                #"notes: {"label":"Notes","kind":"lines","maximumLength":100}"#,
                #"news: {"label":"News","kind":"checkbox"}"#,
                """
                color: {"label":"Colour","kind":"choice",\
                "choices":[{"value":"r","text":"Red"},{"value":"g","text":"Green"}]}
                """,
                """
                days: {"label":"Days","kind":"choices",\
                "choices":[{"value":"m","text":"m"},{"value":"t","text":"t"}]}
                """,
                """
                size: {"label":"Size","kind":"choice",\
                "choices":[{"value":"s","text":"s"},{"value":"l","text":"l"}]}
                """,
                #"volume: {"label":"Volume","kind":"range","minimum":0,"maximum":10,"step":0.5}"#,
                #"more: {"label":"More","kind":"disclosure"}"#,
            ])
    }

    @Test func sayInWhichRowTheyStand() {
        let list = Element("ul")
        for name in ["Ada", "Grace"] {
            let item = Element("li")
            let button = ButtonElement(name: "follow&\(name)", text: "Follow")
            item.append(Element("span"), Element("p", text: name), Element("p", text: "so and so"), button)
            list.append(item)
        }
        page.document.root.append(list, ButtonElement(name: "save", text: "Save"))
        page.document.commit()
        #expect(
            String(decoding: page.state()["actions"]?.bytes ?? [], as: UTF8.self) == """
                {"follow&Ada":{"enabled":true,"label":"Follow","row":"Ada","post":"action=follow%26Ada"},\
                "follow&Grace":{"enabled":true,"label":"Follow","row":"Grace","post":"action=follow%26Grace"},\
                "save":{"enabled":true,"label":"Save","post":"action=save"}}
                """)
    }

    @Test func doNotSayTheirSecretsInATextAroundThem() {
        let secret = InputElement(name: "secret", kind: .password)
        let box = Element("div")
        box.name = "box"
        box.append(Element("p", text: "Say it:"), secret)
        page.document.root.append(box)
        secret.value = "correct horse"
        #expect(page.state()["text"]?["box"] == .string("Say it:"))
        #expect(!String(decoding: page.state().bytes, as: UTF8.self).contains("horse"))
    }

    @Test func takeWhatAScriptSends() {
        let refusals = page.apply([
            FieldEdit(name: "name", value: .text("Ada")), FieldEdit(name: "notes", value: .text("a\r\nb")),
            FieldEdit(name: "news", value: .flag(true)), FieldEdit(name: "color", value: .text("g")),
            FieldEdit(name: "days", value: .choices(["t"])), FieldEdit(name: "size", value: .text("l")),
            FieldEdit(name: "volume", value: .number(1.5)), FieldEdit(name: "more", value: .flag(true)),
        ])
        #expect(refusals.isEmpty)
        #expect(name.value == "Ada" && notes.value == "a\nb" && news.value && color.value == "g")
        #expect(days.value == ["t"] && size.value == "l" && volume.value == 1.5 && more.isOpen)
    }

    @Test func areLeftAloneByAFormInWhichNobodyTouchedThem() {
        name.value = "Ada"
        notes.value = "a\nb"
        news.value = true
        days.value = ["t"]
        volume.value = 1.5
        var heard: [String] = []
        let subscription = name.publisher.sink { heard.append($0) }
        func sent(_ name: String, _ value: FieldValue) -> FieldEdit {
            FieldEdit(name: name, value: value, isFromForm: true)
        }
        let refusals = page.apply([
            sent("name", .text("Ada")), sent("notes", .text("a\r\nb")),
            sent("news", .choices(["false", "true"])),
            sent("days", .choices(["", "t"])), sent("volume", .text("1.5")), sent("more", .text("false")),
        ])
        #expect(refusals.isEmpty && heard.isEmpty)
        #expect([name, notes, news, days, volume, more].map(\.edits) == [0, 0, 0, 0, 0, 0])
        _ = page.apply([sent("name", .text("Grace"))])
        #expect(heard == ["Grace"])
        subscription.cancel()
    }

    @Test func refuseWhatIsNotTheirs() {
        let refusals = page.apply([
            FieldEdit(name: "name", value: .flag(true)), FieldEdit(name: "notes", value: .number(1)),
            FieldEdit(name: "news", value: .text("maybe")), FieldEdit(name: "color", value: .text("b")),
            FieldEdit(name: "days", value: .choices(["f"])), FieldEdit(name: "size", value: .text("m")),
            FieldEdit(name: "volume", value: .text("nan")), FieldEdit(name: "more", value: .text("perhaps")),
        ])
        #expect(
            refusals.map(\.reason) == [
                "This field takes text.", "This field takes text.", "This is either true or false.",
                "“b” is not among the choices.", "“f” is not among the choices.",
                "“m” is not among the choices.",
                "This is a number.", "This is either true or false.",
            ])
        let error = page.state()["fields"]?["color"]?["error"]
        #expect(error == .string("“b” is not among the choices."))
    }

    @Test func thatAreNotHereAreListedWithTheirRefusal() {
        let button = ButtonElement(name: "save", text: "Save")
        page.document.root.append(button)
        let refusals = page.apply([
            FieldEdit(name: "size", value: .text("m")), FieldEdit(name: "shoe", value: .text("42")),
            FieldEdit(name: "save", value: .text("now")),
        ])
        let fields = page.state(refusals: refusals + [Refusal(name: "action", reason: "No.")])["fields"]
        #expect(fields?.members?.map(\.name).suffix(4) == ["volume", "more", "shoe", "save"])
        for (name, json) in [
            (
                "size",
                """
                {"value":"","enabled":true,"error":"“m” is not among the choices.","label":"Size","kind":"choice",\
                "choices":[{"value":"s","text":"s"},{"value":"l","text":"l"}]}
                """
            ),
            ("shoe", #"{"value":null,"enabled":false,"error":"There is no such field here."}"#),
            ("save", #"{"value":null,"enabled":false,"error":"There is no such field here."}"#),
        ] {
            #expect(String(decoding: fields?[name]?.bytes ?? [], as: UTF8.self) == json)
        }
    }

    @Test func sayWhatTheProgramFindsWrong() {
        name.validationMessage = "This name is taken."
        #expect(page.state()["fields"]?["name"]?["error"] == .string("This name is taken."))
    }

    @Test func cannotBeUsedWhenWhatWasSentWithThemHasTakenThemAway() {
        let button = ButtonElement(name: "save", text: "Save")
        var presses = 0
        button.onPress = { presses += 1 }
        page.document.root.append(button)
        let subscription = news.publisher.sink { _ in button.remove() }
        let refusals = page.apply([FieldEdit(name: "news", value: .flag(true))], action: "save")
        #expect(refusals == [Refusal(name: "action", reason: "“Save” cannot be used now.")])
        #expect(presses == 0)
        subscription.cancel()
    }

    @Test func areThoseThatThePageHasByThen() {
        page.document.onUpdate = { [name] in name.parent?.remove() }
        page.document.setNeedsUpdate()
        let refusals = page.apply([FieldEdit(name: "name", value: .text("Ada"))])
        #expect(refusals == [Refusal(name: "name", reason: "This field cannot be changed now.")])
        #expect(name.value.isEmpty)
    }

    @Test func ofAClosedPageCannotBeUsed() {
        var presses = 0
        let button = ButtonElement(name: "save", text: "Save")
        button.onPress = { presses += 1 }
        page.document.root.append(button)
        sessions.close(page)
        let refusals = page.apply([FieldEdit(name: "news", value: .flag(true))], action: "save")
        #expect(refusals == [Refusal(name: "action", reason: "This page is not open any more.")])
        #expect(presses == 0 && !news.value)
    }
}
