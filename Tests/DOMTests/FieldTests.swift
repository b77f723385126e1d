import JSON
import Reactive
import Testing

@testable import DOM

/// What each kind of field shows, takes and refuses.
@MainActor
@Suite struct Fields {
    @Test func tellTheProgramWhatThePersonEntersAndNotWhatItSetsItself() throws {
        let field = InputElement(name: "name")
        var history: [String] = []
        field.onEdit = { history.append("edit \($0)") }
        let subscription = field.publisher.sink { history.append("sent \($0)") }
        field.value = "Ada"
        try field.enter(.text("Grace"), edit: 1)
        #expect(history == ["edit Grace", "sent Grace"])
        subscription.cancel()
    }

    @Test func keepWhatWasTypedWhenTheProgramCannotTakeIt() throws {
        let field = InputElement(name: "age", kind: .number)
        let label = LabeledField("Age", field)
        let document = Document(root: label)
        var sent: [String] = []
        let subscription = field.publisher.sink { sent.append($0) }
        field.onEdit = { text throws(FieldError) in
            if Int(text) == nil { throw FieldError("This is not a number.") }
        }
        #expect(throws: FieldError("This is not a number.")) { try field.enter(.text("12a"), edit: 1) }
        document.commit()
        #expect(field.value == "12a")
        #expect(sent.isEmpty)
        #expect(
            String(decoding: document.frame(since: 1).bytes, as: UTF8.self) == """
                {"b":1,"q":2,"fields":{"age":[1]},"ops":[["i",1,3,\
                "<span data-n=\\"4\\" class=\\"error\\" id=\\"message-3\\" role=\\"status\\">\
                This is not a number.</span>"],\
                ["a",3,"aria-invalid","true"],["a",3,"aria-describedby","message-3"]]}
                """)
        try field.enter(.text("12"), edit: 2)
        document.commit()
        #expect(
            String(decoding: document.frame(since: 2).bytes, as: UTF8.self) == """
                {"b":2,"q":3,"fields":{"age":[2]},"ops":[["a",3,"aria-invalid"],["a",3,"aria-describedby"],["x",4]]}
                """)
        #expect(sent == ["12"])
        subscription.cancel()
    }

    @Test func showWhatTheProgramFindsWrong() {
        let field = InputElement(name: "user")
        let label = LabeledField("User", field)
        field.validationMessage = "This name is taken."
        _ = Document(root: label)
        #expect(
            label.html == """
                <label data-n="1" class="field"><span data-n="2">User</span>\
                <input data-n="3" name="user" aria-invalid="true" aria-describedby="message-3">\
                <span data-n="4" class="error" id="message-3" role="status">This name is taken.</span></label>
                """)
        field.validationMessage = nil
        #expect(
            label.html == """
                <label data-n="1" class="field"><span data-n="2">User</span><input data-n="3" name="user"></label>
                """)
    }

    @Test(arguments: [
        (InputElement.Kind.text, ""), (.password, #" type="password""#), (.email, #" type="email""#),
        (.search, #" type="search""#), (.url, #" type="url""#), (.telephone, #" type="tel""#),
        (.number, #" inputmode="decimal""#), (.date, #" type="date""#), (.time, #" type="time""#),
        (.dateTime, #" type="datetime-local""#), (.color, #" type="color""#),
    ])
    func ofOneLineHaveAKind(kind: InputElement.Kind, attribute: String) {
        #expect(InputElement(name: "x", kind: kind).html == "<input\(attribute) name=\"x\">")
    }

    @Test(arguments: [
        (InputElement.Kind.date, "2026-02-28"), (.date, "2024-02-29"), (.date, "2000-02-29"), (.date, ""),
        (.time, "00:00"), (.time, "23:59:59.5"), (.dateTime, "2026-12-31T23:59"), (.color, "#3366Cc"),
        (.number, "twelve"), (.email, "ann"),
    ])
    func ofOneLineTakeWhatIsOfTheirKind(kind: InputElement.Kind, text: String) throws {
        let field = InputElement(name: "x", kind: kind)
        try field.enter(.text(text), edit: 1)
        #expect(field.value == text)
    }

    @Test(arguments: [
        (InputElement.Kind.date, "2026-02-30", "There is no such date."),
        (.date, "1900-02-29", "There is no such date."), (.date, "2026-13-01", "There is no such date."),
        (.date, "2026-00-10", "There is no such date."), (.date, "2026-04-31", "There is no such date."),
        (.date, "tomorrow", "A date looks like 2026-02-28."),
        (.date, "+026-02-28", "A date looks like 2026-02-28."),
        (.date, "0000-02-28", "A date looks like 2026-02-28."),
        (.date, "99999999999999999999-01-01", "A date looks like 2026-02-28."),
        (.time, "24:00", "There is no such time."), (.time, "9:30", "A time looks like 09:30."),
        (.time, "09:30:", "A time looks like 09:30."), (.time, "09:30:10.", "A time looks like 09:30."),
        (.dateTime, "2026-02-28 09:30", "A date and time look like 2026-02-28T09:30."),
        (.dateTime, "2026-02-29T09:30", "There is no such date."),
        (.color, "red", "A colour looks like #3366cc."), (.color, "", "A colour looks like #3366cc."),
        (.color, "#12345é", "A colour looks like #3366cc."), (.text, "a\nb", "Only one line fits here."),
    ])
    func ofOneLineRefuseWhatIsNot(kind: InputElement.Kind, text: String, reason: String) {
        let field = InputElement(name: "x", kind: kind)
        #expect(throws: FieldError(reason)) { try field.enter(.text(text), edit: 1) }
        #expect(field.value == "")
        #expect(field.error == reason)
    }

    @Test func ofNumbersTakeAScriptsNumber() throws {
        let field = InputElement(name: "x", kind: .number)
        try field.enter(.number(1.5), edit: 1)
        #expect(field.value == "1.5")
        #expect(throws: FieldError("This field takes text.")) {
            try InputElement(name: "y").enter(.number(1), edit: 1)
        }
    }

    @Test func ofSeveralLinesKeepTheirLines() throws {
        let field = TextAreaElement(name: "notes")
        try field.enter(.text("\r\none\r\ntwo\rthree\n"), edit: 1)
        #expect(field.value == "\none\ntwo\nthree\n")
        #expect(field.html == "<textarea name=\"notes\">\n\none\ntwo\nthree\n</textarea>")
        field.value = "<b>\r\n"
        #expect(field.html == "<textarea name=\"notes\">&lt;b&gt;\n</textarea>")
        #expect(throws: FieldError("A control character cannot be used.")) {
            try field.enter(.text("\u{0}"), edit: 2)
        }
        field.maximumLength = 3
        #expect(throws: FieldError("At most 3 bytes fit here.")) { try field.enter(.text("four"), edit: 3) }
    }

    @Test func toTickAreTrueOrFalse() throws {
        let field = CheckboxElement(name: "news")
        #expect(
            LabeledField("News", field).html == """
                <label class="field check"><input type="hidden" name="news" value="false">\
                <input type="checkbox" name="news" value="true"><span>News</span></label>
                """)
        try field.enter(.flag(true), edit: 1)
        #expect(field.value)
        #expect(field.jsonValue == .bool(true))
        #expect(field.html.hasSuffix(#"value="true" checked="">"#))
        try field.enter(.text("false"), edit: 2)
        #expect(!field.value)
        try field.enter(.choices(["false", "true"]), edit: 3)
        #expect(field.value)
        for wrong in [FieldValue.text("maybe"), .number(1), .choices([]), .choices(["true", "maybe"])] {
            #expect(throws: FieldError("This is either true or false.")) {
                try field.enter(wrong, edit: field.edits + 1)
            }
        }
        #expect(field.value)
        #expect(CheckboxElement(name: "x", style: .switch).html.contains(#"type="checkbox" role="switch""#))
    }

    @Test func toSlideStayBetweenTheirBounds() throws {
        let field = RangeElement(name: "volume", in: 0...11, step: 0.5)
        field.value = 1.5
        #expect(
            field.html == #"<input min="0" max="11" step="0.5" type="range" name="volume" value="1.5">"#)
        try field.enter(.text("2.0"), edit: 1)
        #expect(field.value == 2)
        #expect(field.html.hasSuffix(#"value="2">"#))
        try field.enter(.number(11), edit: 2)
        #expect(field.jsonValue == .integer(11))
        let refused: [(FieldValue, String)] = [
            (.text("11.5"), "This is a number from 0 to 11."),
            (.number(-1), "This is a number from 0 to 11."),
            (.text("nan"), "This is a number."), (.text("inf"), "This is a number."),
            (.text("loud"), "This is a number."), (.text(""), "This is a number."),
            (.number(.nan), "This is a number."), (.flag(true), "This is a number."),
        ]
        for (value, reason) in refused {
            #expect(throws: FieldError(reason)) { try field.enter(value, edit: field.edits + 1) }
        }
        #expect(field.value == 11)
        field.bounds = 0...5
        #expect(field.value == 5)
        field.value = .nan
        #expect(field.value == 0)
    }

    @Test func forASecretBringAButtonThatIsNoElementOfTheDocument() {
        let field = SecretField("Password", InputElement(name: "password", kind: .password))
        let document = Document(root: field)
        #expect(document.size == 4)
        #expect(field.html.contains(#"</label><button type="button" aria-pressed="false"><svg "#))
        #expect(field.html.hasSuffix(#"<script type="module" src="/secret.js"></script></div>"#))
    }

    @Test func forgetWhatWasWrongWithAValueThatIsNoMore() throws {
        let field = InputElement(name: "day", kind: .date)
        #expect(throws: FieldError.self) { try field.enter(.text("soon"), edit: 1) }
        #expect(field.error == "A date looks like 2026-02-28.")
        field.value = "2026-02-28"
        #expect(field.error == nil)
        #expect(throws: FieldError.self) { try field.enter(.text("soon"), edit: 2) }
        try field.enter(.text("2026-03-01"), edit: 3)
        #expect(field.error == nil)
    }

    @Test func thePagesAnswersWaitUntilAFileIsTaken() async throws {
        let field = FileElement(name: "photo")
        let document = Document(root: Element("main"))
        document.root.append(field)
        var activity: [Int] = []
        field.onReceive = { _ in activity.append(document.activity) }
        try await field.receive(UploadedFile(bytes: [1]))
        #expect(activity == [1])
        #expect(document.activity == 0)
    }

    @Test func forFilesForgetWhatWasWrongWithTheFileBefore() async throws {
        let field = FileElement(name: "photo")
        field.maximumSize = 3
        await #expect(throws: FieldError.self) {
            try await field.receive(UploadedFile(name: nil, bytes: [1, 2, 3, 4]))
        }
        #expect(field.error == "This file is too large: it may have 3 bytes.")
        try await field.receive(UploadedFile(name: nil, bytes: [1, 2, 3]))
        #expect(field.error == nil)
    }
}
