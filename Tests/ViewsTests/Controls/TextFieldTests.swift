import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("TextField")
struct TextFieldTests {
    @Test func isAnInputInItsLabel() {
        let page = MountedPage(Greeting())
        #expect(
            page.html == """
                <label class="field"><span>Your name</span><input placeholder="Ann" name="name" form="page"></label>\
                <p>Hello, !</p>
                """)
    }

    @Test func whatIsTypedReachesTheModel() {
        let page = MountedPage(Greeting())
        page.type("Grace", into: "name")
        #expect(page.texts == ["Your name", "Hello, Grace!"])
        #expect(page.operations() == [#"["t",6,"Hello, Grace!"]"#])
    }

    @Test func whatTheModelMakesOfItReachesTheField() {
        let page = MountedPage(Shouting())
        page.type("grace", into: "shout")
        #expect(page.control("shout")?.jsonValue == .string("GRACE"))
    }

    @Test func aConstantStaysWhatItIs() {
        let page = MountedPage { TextField("Name", text: .constant("Ada")) }
        page.type("Grace", into: "name")
        #expect(page.control("name")?.jsonValue == .string("Ada"))
    }

    @Test func severalLinesAreATextarea() {
        let page = MountedPage { TextField("About", text: .constant("One\nTwo"), axis: .vertical) }
        #expect(
            page.html == """
                <label class="field"><span>About</span><textarea name="about" form="page">One\nTwo</textarea></label>
                """)
    }

    @Test func aLabelCanBeMadeOfViews() {
        let page = MountedPage {
            TextField(text: .constant("")) { Text("First") + Text(" name") }
        }
        #expect(
            page.html == """
                <label class="field"><span><span>First</span><span> name</span></span>\
                <input name="first-name" form="page"></label>
                """)
    }

    @Test func isDisabledByTheEnvironment() {
        let page = MountedPage {
            TextField("Name", text: .constant("")).environment(\.isEnabled, false)
        }
        #expect(
            page.html == """
                <label class="field"><span>Name</span><input disabled="" name="name" form="page"></label>
                """)
    }
}

@MainActor
@Suite("TextField of a number")
struct NumberFieldTests {
    @Test(arguments: [
        ("42", 42), ("-7", -7), ("+3", 3), (" 5 ", 5),
    ])
    func takesWholeNumbers(_ text: String, _ number: Int) {
        let page = MountedPage(Person())
        #expect(page.type(text, into: "age") == nil)
        #expect(page.texts.last == "\(number), 70.5")
    }

    @Test(arguments: [
        ("", "This is a whole number."), ("abc", "This is a whole number."),
        ("1.5", "This is a whole number."),
        ("99999999999999999999", "This number is too large."),
        ("-99999999999999999999", "This number is too large."),
    ])
    func refusesWhatIsNone(_ text: String, _ message: String) {
        let page = MountedPage(Person())
        #expect(page.type(text, into: "age") == message)
        #expect(page.texts.last == "36, 70.5")
        #expect(page.control("age")?.error == message)
    }

    @Test(arguments: [
        ("nan", false), ("inf", false), ("0x10", false), ("1e400", false), ("1e3", true), (".5", true),
    ])
    func readsDecimalNumbersAsPeopleWriteThem(_ text: String, _ isNumber: Bool) {
        let page = MountedPage(Person())
        #expect((page.type(text, into: "weight") == nil) == isNumber)
    }

    @Test func keepsWhatWasRefusedUntilTheModelSaysSomethingNew() {
        let page = MountedPage(Person())
        page.type("old", into: "age")
        page.type("80", into: "weight")
        #expect(page.control("age")?.jsonValue == .string("old"))
        page.press("birthday")
        #expect(page.control("age")?.jsonValue == .string("37"))
        #expect(page.control("age")?.error == nil)
    }

    @Test func writesTheNumberInItsOwnWay() {
        let page = MountedPage(Person())
        page.type("007", into: "age")
        #expect(page.control("age")?.jsonValue == .string("7"))
    }

    @Test func leavesWhatMeansTheSameAsItIsTypedUntilTheFocusGoes() {
        let page = MountedPage(Person())
        page.control("weight")?.onFocus?(true)
        page.type("61.", into: "weight")
        #expect(page.texts.last == "36, 61.0")
        #expect(page.control("weight")?.jsonValue == .string("61."))
        page.type("61.250", into: "weight")
        #expect(page.texts.last == "36, 61.25")
        page.control("weight")?.onFocus?(false)
        page.document.commit()
        #expect(page.control("weight")?.jsonValue == .string("61.25"))
    }

    @Test func takesWhatTheProgramSaysAlsoWhileSomebodyTypes() {
        let page = MountedPage(Person())
        page.control("age")?.onFocus?(true)
        page.type("007", into: "age")
        page.press("birthday")
        #expect(page.control("age")?.jsonValue == .string("8"))
    }

    @Test func anEmptyFieldIsAMissingValue() {
        let page = MountedPage(Optionals())
        #expect(page.control("limit")?.jsonValue == .string("5"))
        page.type("", into: "limit")
        #expect(page.texts.last == "no limit")
        page.type("8", into: "limit")
        #expect(page.texts.last == "8")
    }

    @Test(arguments: [
        (2.0, "2.00"), (0.005, "0.01"), (-1.5, "-1.50"), (-0.001, "0.00"), (1e17, "1e+17"),
        (1234.5678, "1234.57"),
    ])
    func hasAsManyDigitsAsWanted(_ number: Double, _ text: String) {
        let format: DecimalFormat = .number.fractionLength(2)
        #expect(format.text(of: number) == text)
    }
}

private struct Greeting: View {
    @State private var name = ""

    var body: some View {
        TextField("Your name", text: $name, prompt: Text("Ann"))
        Text("Hello, \(name)!")
    }
}

private struct Shouting: View {
    @State private var text = "GRACE"

    var body: some View {
        TextField("Shout", text: Binding(get: { text }, set: { text = $0.uppercased() }))
    }
}

private struct Person: View {
    @State private var age = 36
    @State private var weight = 70.5

    var body: some View {
        TextField("Age", value: $age, format: .number)
        TextField("Weight", value: $weight, format: .number)
        Button("Birthday") { age += 1 }
        Text("\(age), \(weight)")
    }
}

private struct Optionals: View {
    @State private var limit: Int? = 5

    var body: some View {
        TextField("Limit", value: $limit, format: .number)
        Text(limit.map { "\($0)" } ?? "no limit")
    }
}
