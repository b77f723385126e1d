import Reactive

@testable import DOM
@testable import JSON
@testable import Live
@testable import Pinion

/// A page with a control of each kind is sent a message, twice, and is written after it. The input is the message
/// without its beginning: `"fields":{"name":[1,1,"Ada"]},"action":"save"`.
@MainActor
func fuzzPage(_ input: [UInt8]) {
    let sessions = Sessions()
    let desk = FullDesk()
    let id = PageID.random()
    let page = sessions.open(
        id, path: "/desk", document: desk.open(token: id.text), controller: desk, in: sessions.makeSession())
    _ = sessions.weigh(page)
    for number in 1...2 {
        let beginning = Array(#"{"page":"\#(id.text)","n":\#(number),"seen":\#(number),"#.utf8)
        guard let message = try? LiveMessage(beginning + input + [UInt8(ascii: "}")]) else { break }
        let reply = sessions.receive(message, from: page.session.id)
        sessions.flush()
        guard case .frame(let frame) = reply else { continue }
        precondition((try? JSON(parsing: frame)) != nil, "a frame is no JSON")
    }
    page.document.commit()
    precondition((try? JSON(parsing: page.state().bytes)) != nil, "a state is no JSON")
    _ = html.write(page, notice: page.lastRefusals, isForScript: false)
    sessions.close(page.session)
}

@MainActor private let html = PageHTML(styleSheets: [], imageOrigins: [])

/// A page with a control of each kind.
final class FullDesk: ViewController {
    private let inputs: [InputElement] = [
        InputElement(name: "name"), InputElement(name: "secret", kind: .password),
        InputElement(name: "mail", kind: .email), InputElement(name: "site", kind: .url),
        InputElement(name: "size", kind: .number), InputElement(name: "day", kind: .date),
        InputElement(name: "time", kind: .time), InputElement(name: "moment", kind: .dateTime),
        InputElement(name: "color", kind: .color),
    ]
    private let story = TextAreaElement(name: "story")
    private let isOpen = CheckboxElement(name: "open")
    private let level = RangeElement(name: "level", in: 0...10, step: 0.5)
    private let choice = SelectElement(name: "choice", choices: [Choice("a", "A"), Choice("b", "B")])
    private let radio = RadioGroupElement(
        name: "radio", legend: "Radio", choices: [Choice("a", "A"), Choice("b", "B")])
    private let days = MultipleSelectElement(
        name: "days", choices: [Choice("a", "A"), Choice("b", "B"), Choice("c", "C")])
    private let details = DetailsElement(name: "more", summary: "More")
    private let paper = FileElement(name: "paper")
    private let save = ButtonElement(name: "save", text: "Save")
    private let echo = Element("p")

    override func setupUI() {
        title = "Desk"
        let form = FormElement()
        for input in inputs { form.append(LabeledField("\(input.kind)", input)) }
        form.append(
            LabeledField("Story", story), LabeledField("Open", isOpen), LabeledField("Level", level),
            LabeledField("Choice", choice), radio, LabeledField("Days", days), details,
            UploadField("Paper", paper), save)
        view.append(form, echo)
    }

    override func bindingToViewModel() {
        for input in inputs {
            input.publisher.sink { [unowned self] in echo.text = $0 }.store(in: &subscriptions)
        }
        story.publisher.sink { [unowned self] in title = $0 }.store(in: &subscriptions)
        save.publisher.sink { [unowned self] in story.text = echo.text }.store(in: &subscriptions)
    }
}
