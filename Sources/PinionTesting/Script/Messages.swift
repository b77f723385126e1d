package import JSON

/// The messages of a page, which go up: one is under way until it is answered, and sent again until then.
package struct Messages {
    /// An action that was started, with the edits as they were then; `nil` once those are to be taken as they are.
    package struct StartedAction {
        package let name: String
        var edits: [Edit]?
    }

    /// A field's latest value, as it is written in a message.
    package struct Edit: Equatable {
        package let name: String
        package let count: Int
        package let base: Int
        package let value: JSON
    }

    /// What is sent to the server.
    package struct Message {
        package var number: Int
        package let seen: Int
        package let edits: [Edit]
        package let action: String?
        package let acknowledged: Int?
    }

    package private(set) var number = 0
    package private(set) var actions: [StartedAction] = []
    /// The one under way.
    package private(set) var sent: Message?
    /// Whether the server may have carried it out without our knowing.
    private var isUncertain = false
    /// The last effect that was carried out, to be confirmed.
    package var effect: Int?

    package init() {}
}

extension Messages {
    /// Starts an action, unless it has been started and not been answered; one that counts each time is always started.
    package mutating func act(_ action: String, _ edits: [Edit], each: Bool = false) {
        guard each || !actions.contains(where: { $0.name == action }) else { return }
        actions.append(StartedAction(name: action, edits: edits))
    }

    /// Returns the message to send now, if there is one.
    package mutating func next(seen: Int, _ fields: Fields) -> Message? {
        if let sent { return sent }
        let action = actions.first
        let edits = action?.edits ?? fields.unsent
        let open = edits.filter { edit in fields[edit.name].map { $0.sent < edit.count } ?? false }
        guard !open.isEmpty || action != nil || effect != nil else { return nil }
        for edit in open { fields[edit.name]?.sent = edit.count }
        sent = Message(
            number: number + 1, seen: seen, edits: open, action: action?.name, acknowledged: effect)
        return sent
    }

    /// Takes the status of an answer, 0 if there was none, and the number in it. Returns whether the message is done.
    package mutating func answer(_ status: Int, _ number: Int?) -> Bool {
        guard let sent else { return true }
        if status == 409, let number, number < sent.number {
            self.sent?.number = number + 1
            return false
        }
        if status == 0 || status > 499 {
            if status != 503 { isUncertain = true }
            return false
        }
        self.sent = nil
        isUncertain = false
        self.number = number ?? sent.number
        if sent.action != nil { actions.removeFirst() }
        if effect == sent.acknowledged { effect = nil }
        return true
    }

    /// The page has been opened again, and counts from one. Returns the action that may have run on the one before.
    package mutating func restart() -> String? {
        let lost = isUncertain && sent?.action != nil ? actions.removeFirst().name : nil
        for index in actions.indices { actions[index].edits = nil }
        number = 0
        sent = nil
        isUncertain = false
        effect = nil
        return lost
    }
}

extension Messages.Message {
    /// The message as it travels.
    func json(page: String) -> JSON {
        var members: [JSON.Member] = [
            .init("page", .string(page)), .init("n", .integer(number)), .init("seen", .integer(seen)),
        ]
        if !edits.isEmpty {
            let fields = edits.map { edit in
                JSON.Member(edit.name, .array([.integer(edit.count), .integer(edit.base), edit.value]))
            }
            members.append(.init("fields", .object(fields)))
        }
        if let action { members.append(.init("action", .string(action))) }
        if let acknowledged { members.append(.init("ack", .integer(acknowledged))) }
        return .object(members)
    }
}
