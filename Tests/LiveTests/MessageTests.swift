import DOM
import JSON
import Live
import Testing

@MainActor
@Suite struct Messages {
    @Test func areCarriedOutAndEchoed() throws {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        _ = sink.take(naming: stream.name)
        #expect(try echo.send(#""n":1,"seen":1,"fields":{"name":[7,1,"Ada"]}"#) == .done)
        #expect(
            sink.take(naming: stream.name) == """
                data: {"page":1,"b":1,"q":2,"fields":{"name":[7]},"ops":[["t",2,"Hello, Ada"]]}


                """)
    }

    @Test func areAnsweredWithTheFrameWhenThereIsNoStream() throws {
        let echo = OpenEcho()
        let reply = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Ada"]},"action":"clear""#)
        #expect(reply.frame == #"{"b":1,"q":2,"fields":{"name":[1,""]},"ops":[["t",2,"Hello, Ada"]],"n":1}"#)
    }

    @Test func runOnceHoweverOftenTheyCome() throws {
        let echo = OpenEcho()
        for _ in 0..<3 {
            let reply = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Ada"]},"action":"save""#)
            #expect(reply.frame?.contains("Hello, Ada") == true)
        }
        #expect(echo.controller.saved == ["Ada"])
    }

    @Test func haveNoMoreFieldsThanAPersonCanHaveEntered() throws {
        let page = PageID.random().text
        func message(_ fields: [String]) throws(MessageError) -> LiveMessage {
            try LiveMessage(
                Array(#"{"page":"\#(page)","n":1,"fields":{\#(fields.joined(separator: ","))}}"#.utf8))
        }
        let fields = (1...256).map { #""a\#($0)":[1,1,"b"]"# }
        #expect(try message(fields).fields.count == 256)
        #expect(try message(fields + fields).fields.count == 256)
        let error = #expect(throws: MessageError.self) { try message(fields + [#""a":[1,1,"b"]"#]) }
        #expect(error?.description == "A message has at most 256 fields.")
    }

    @Test func nameTheirPageAsJSONDoes() throws {
        let page = PageID.random()
        let escaped = page.text.unicodeScalars.map { "\\u00\(String($0.value, radix: 16))" }.joined()
        #expect(try LiveMessage(Array(#"{"page":"\#(page.text)"}"#.utf8)).page == page)
        #expect(try LiveMessage(Array(#"{"page":"\#(escaped)"}"#.utf8)).page == page)
        for other in ["7", "null", #""""#, #""\#(page.text)A""#, #""\#(page.text.dropLast())é""#] {
            let error = #expect(throws: MessageError.self) {
                try LiveMessage(Array(#"{"page":\#(other)}"#.utf8))
            }
            #expect(error?.description == "“page” is not a page's id.")
        }
    }

    @Test func sayTheLastOfAFieldThatIsThereSeveralTimes() throws {
        let echo = OpenEcho()
        let fields = #""name":[1,1,"Ada"],"name":[2,1,"Grace"],"name":[3,1,"Mary"]"#
        _ = try echo.send(#""n":1,"seen":1,"fields":{\#(fields)},"action":"save""#)
        #expect(echo.controller.saved == ["Mary"])
    }

    @Test func areRefusedOutOfOrder() throws {
        let echo = OpenEcho()
        #expect(try echo.send(#""n":3,"seen":1,"action":"save""#) == .outOfOrder(lastMessage: 0))
        #expect(echo.controller.saved.isEmpty)
    }

    @Test func bindTheFieldsBeforeTheActionRuns() throws {
        let echo = OpenEcho()
        _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Grace"]},"action":"save""#)
        #expect(echo.controller.saved == ["Grace"])
    }

    @Test func leaveNoFileOnThePage() throws {
        let echo = OpenEcho()
        echo.controller.save.onPress = { [unowned document = echo.page.document] in
            document.offeredFile = OfferedFile(name: "ships.csv", type: "text/csv") { [] }
        }
        _ = try echo.send(#""n":1,"seen":1,"action":"save""#)
        #expect(echo.page.document.offeredFile?.name == nil)
    }

    @Test func bindTheFieldsBeforeTheySayThatEditingEnded() throws {
        let echo = OpenEcho()
        var history: [String] = []
        echo.controller.field.onFocus = { [unowned field = echo.controller.field] in
            history.append("\($0 ? "begins" : "ends"): \(field.text)")
        }
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        _ = try echo.send(#""n":2,"seen":1,"fields":{"@focus":[2,1,null],"name":[1,1,"Ada"]}"#)
        _ = try echo.send(#""n":3,"seen":1,"fields":{"@focus":[3,1,"nobody"]}"#)
        _ = try echo.send(#""n":4,"seen":1,"fields":{"@focus":[4,1,"save"]}"#)
        #expect(history == ["begins: ", "ends: Ada"])
    }

    @Test func sayThatAFieldHasTheFocusBeforeTheyBindWhatWasTypedInIt() throws {
        let echo = OpenEcho()
        var history: [String] = []
        echo.controller.field.onFocus = { [unowned field = echo.controller.field] in
            history.append("\($0 ? "begins" : "ends"): \(field.text)")
        }
        _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Ada"],"@focus":[1,1,"name"]}"#)
        #expect(history == ["begins: "])
        #expect(echo.controller.field.text == "Ada")
    }

    @Test func sayOnceWhichFieldHasTheFocus() throws {
        let echo = OpenEcho()
        var history: [Bool] = []
        echo.controller.field.onFocus = { history.append($0) }
        _ = try echo.send(#""n":1,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        _ = try echo.send(#""n":2,"seen":1,"fields":{"@focus":[1,1,"name"]}"#)
        _ = try echo.send(#""n":3,"seen":1,"fields":{"@focus":[4,1,"save"]},"action":"save""#)
        #expect(history == [true, false])
        _ = try echo.send(#""n":4,"seen":1,"fields":{"@focus":7}"#)
        #expect(history == [true, false])
    }

    @Test func keepTheNewerEditOfAField() throws {
        let echo = OpenEcho()
        _ = try echo.send(#""n":1,"seen":1,"fields":{"name":[5,1,"newer"]}"#)
        _ = try echo.send(#""n":2,"seen":1,"fields":{"name":[4,1,"older"]}"#)
        #expect(echo.controller.field.text == "newer")
    }

    @Test(arguments: [
        (#""fields":{"nobody":[1,1,"x"]}"#, Refusal(name: "nobody", reason: "There is no such field here.")),
        (#""fields":{"save":[1,1,"x"]}"#, Refusal(name: "save", reason: "There is no such field here.")),
        (#""fields":{"name":[1,1,true]}"#, Refusal(name: "name", reason: "This field takes text.")),
        (#""fields":{"name":[1,1,["x"]]}"#, Refusal(name: "name", reason: "This field takes text.")),
        (
            #""fields":{"name":[1,1,"a\u0000b"]}"#,
            Refusal(name: "name", reason: "A NUL character cannot be used.")
        ),
        (#""fields":{"name":[1,1,"a\nb"]}"#, Refusal(name: "name", reason: "Only one line fits here.")),
        (#""action":"fly""#, Refusal(name: "action", reason: "There is no action named “fly” here.")),
        (#""action":"name""#, Refusal(name: "action", reason: "There is no action named “name” here.")),
    ])
    func nameWhatTheyCannotDo(members: String, refusal: Refusal) throws {
        let echo = OpenEcho()
        #expect(try echo.send("\"n\":1,\"seen\":1,\(members)") == .refused([refusal], lastMessage: 1))
        // The page goes on.
        #expect(try echo.send(#""n":2,"seen":1,"action":"save""#).frame != nil)
    }

    @Test func showOnTheStreamWhatTheyCouldDoThoughAnotherPartWasRefused() throws {
        let echo = OpenEcho()
        let (stream, sink) = echo.stream()
        _ = sink.take(naming: stream.name)
        let refusal = Refusal(name: "action", reason: "There is no action named “fly” here.")
        #expect(
            try echo.send(#""n":1,"seen":1,"fields":{"name":[1,1,"Ada"]},"action":"fly""#)
                == .refused([refusal], lastMessage: 1))
        echo.sessions.flush()
        #expect(
            sink.take(naming: stream.name) == """
                data: {"page":1,"b":1,"q":2,"fields":{"name":[1]},"ops":[["t",2,"Hello, Ada"]]}


                """)
    }

    @Test func cannotUseWhatIsDisabledOrHidden() throws {
        let echo = OpenEcho()
        echo.controller.save.isEnabled = false
        #expect(
            try echo.send(#""n":1,"seen":1,"action":"save""#)
                == .refused([Refusal(name: "action", reason: "“Save” cannot be used now.")], lastMessage: 1))
        echo.controller.field.parent?.isHidden = true
        #expect(
            try echo.send(#""n":2,"seen":1,"fields":{"name":[1,1,"x"]}"#)
                == .refused(
                    [Refusal(name: "name", reason: "This field cannot be changed now.")], lastMessage: 2))
    }

    @Test func cannotUseWhatStandsInADisabledGroup() throws {
        let echo = OpenEcho()
        let group = Element("fieldset")
        let legend = Element("legend")
        group["disabled"] = ""
        legend.append(echo.controller.clear)
        group.append(legend, LabeledField("Name", echo.controller.field), echo.controller.save)
        echo.controller.view.append(group)
        echo.page.document.commit()
        let state = echo.page.state()
        #expect(state["fields"]?["name"]?["enabled"] == .bool(false))
        #expect(state["actions"]?["save"]?["enabled"] == .bool(false))
        #expect(state["actions"]?["clear"]?["enabled"] == .bool(true))
        let name = Refusal(name: "name", reason: "This field cannot be changed now.")
        let save = Refusal(name: "action", reason: "“Save” cannot be used now.")
        #expect(echo.page.apply([FieldEdit(name: "name", value: .text("x"))]) == [name])
        #expect(echo.page.apply([], action: "save") == [save])
        #expect(echo.page.apply([], action: "clear") == [])
        group["disabled"] = nil
        #expect(echo.page.apply([FieldEdit(name: "name", value: .text("x"))], action: "save") == [])
        #expect(echo.controller.saved == ["x"])
    }

    @Test func cannotUseAFieldForAFileThatIsDisabled() throws {
        let echo = OpenEcho()
        let field = FileElement(name: "photo")
        echo.controller.view.append(UploadField("Photo", field))
        field.isEnabled = false
        echo.page.document.commit()
        #expect(echo.page.state()["fields"]?["photo"]?["enabled"] == .bool(false))
        #expect(echo.page.state()["actions"]?["upload-photo"]?["enabled"] == .bool(false))
        field.isEnabled = true
        #expect(echo.page.state()["fields"]?["photo"]?["enabled"] == .bool(true))
        #expect(echo.page.state()["actions"]?["upload-photo"]?["enabled"] == .bool(true))
    }

    @Test(arguments: [
        ("", "The message is not JSON: unexpected end at byte 0."),
        ("[]", "The message is not a JSON object."),
        ("{}", "“page” is not a page's id."),
        (#"{"page":"AAAAAAAAAAAAAAAAAAAAAA","n":-1}"#, "“n” is not a whole number from 0."),
        (#"{"page":"AAAAAAAAAAAAAAAAAAAAAA","n":1.5}"#, "“n” is not a whole number from 0."),
        (
            #"{"page":"AAAAAAAAAAAAAAAAAAAAAA","n":1}x"#,
            "The message is not JSON: unexpected text after the value at byte 39."
        ),
        (#"{"page":"AAAAAAAAAAAAAAAAAAAAAA","page":"A"}"#, "“page” is not a page's id."),
        (#"{"page":"AAAAAAAAAAAAAAAAAAAAAA","action":1}"#, "“action” is not a string."),
        (#"{"page":"AAAAAAAAAAAAAAAAAAAAAA","fields":[]}"#, "“fields” is not an object."),
        (
            #"{"page":"AAAAAAAAAAAAAAAAAAAAAA","fields":{"a":[-1,1,"x"]}}"#,
            """
            The field “a” is not [edit count, revision, string, boolean, number or list of strings].
            """
        ),
        (
            #"{"page":"AAAAAAAAAAAAAAAAAAAAAA","fields":{"a":[1,1,null]}}"#,
            """
            The field “a” is not [edit count, revision, string, boolean, number or list of strings].
            """
        ),
    ])
    func areReadStrictly(text: String, reason: String) {
        let error = #expect(throws: MessageError.self) { try LiveMessage(Array(text.utf8)) }
        #expect(error?.description == reason)
    }

    @Test func haveMembersThatNobodyKnowsOrThatComeTwice() throws {
        let text =
            #"{"later":[{"n":9}],"n":1,"n":2,"fields":{"a":[1,1,"x"]},"fields":{"b":[2,1,true],"b":[3,1,4]},"#
            + #""page":"AAAAAAAAAAAAAAAAAAAAAA"}"#
        let message = try LiveMessage(Array(text.utf8))
        #expect(message.number == 2)
        #expect(message.seen == 0)
        #expect(message.fields.map(\.name) == ["b"])
        #expect(message.fields.map(\.edit) == [3])
        #expect(message.fields.map(\.value) == [.number(4)])
    }

    @Test func ofAnotherSessionFindNothing() throws {
        let echo = OpenEcho()
        let stranger = echo.sessions.makeSession()
        let message = try LiveMessage(Array("{\"page\":\"\(echo.page.id.text)\",\"n\":1}".utf8))
        #expect(echo.sessions.receive(message, from: stranger.id) == .gone)
    }

    @Test func ofAnOldNumberAreNoRepetition() throws {
        let echo = OpenEcho()
        _ = try echo.send(#""n":1,"seen":1,"action":"save""#)
        _ = try echo.send(#""n":2,"seen":1,"action":"save""#)
        #expect(try echo.send(#""n":1,"seen":1,"action":"save""#) == .outOfOrder(lastMessage: 2))
        #expect(try echo.send(#""n":0,"seen":1,"action":"save""#) == .outOfOrder(lastMessage: 2))
        #expect(echo.controller.saved == ["", ""])
    }

    @Test func thatHaveSeenNothingAreToldWhatChangedSinceThePagesHTML() throws {
        let echo = OpenEcho()
        let reply = try echo.send(#""n":1,"fields":{"name":[1,1,"Ada"]}"#)
        #expect(reply.frame == #"{"b":1,"q":2,"fields":{"name":[1]},"ops":[["t",2,"Hello, Ada"]],"n":1}"#)
    }

    @Test func thatHaveSeenMoreThanThereIsAreToldWhereThePageStands() throws {
        let echo = OpenEcho()
        #expect(try echo.send(#""n":1,"seen":99"#).frame == #"{"b":1,"q":1,"n":1}"#)
    }
}

extension LiveReply {
    var frame: String? {
        if case .frame(let bytes) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
}
