public import DOM
internal import Live

extension TestTab {
    /// Types a text into a field, in the place of what stands there.
    ///
    /// - Parameters:
    ///   - text: what is typed.
    ///   - field: the field's label, or its name for scripts.
    /// - Throws: ``TestFailure`` if there is no such field or it cannot be used. What the field refuses shows in
    ///   ``error(of:)``, as for a person.
    public func type(_ text: String, into field: String) throws {
        try enter(.text(text), into: field)
    }

    /// Ticks a box, or takes the tick away.
    public func set(_ field: String, to isOn: Bool) throws {
        try enter(.flag(isOn), into: field)
    }

    /// Drags a slider.
    public func set(_ field: String, to number: Double) throws {
        try enter(.number(number), into: field)
    }

    /// Chooses something by its text.
    public func choose(_ choice: String, in field: String) throws {
        let control = try control(field)
        guard let choices = (control as? ChoiceField)?.choices else {
            throw TestFailure("“\(field)” offers no choices.")
        }
        guard let chosen = choices.first(where: { $0.text == choice || $0.value == choice }) else {
            throw TestFailure(
                "“\(choice)” is not among the choices of “\(field)”: \(choices.map(\.text).joined(separator: ", "))."
            )
        }
        try enter(.text(chosen.value), into: field)
    }

    /// Chooses a file, or several at once, and waits until they have been taken or refused.
    ///
    /// ```swift
    /// try await tab.upload(UploadedFile(name: "me.jpg", bytes: bytes), to: "Photo")
    /// ```
    public func upload(_ files: UploadedFile..., to field: String) async throws {
        let control = try control(field)
        guard let element = control as? FileElement else { throw TestFailure("“\(field)” takes no files.") }
        guard element.isEnabled else { throw TestFailure("“\(field)” cannot be used now.") }
        // Why a file is refused shows in error(of:), as for a person.
        for (index, file) in files.enumerated() {
            _ = try? await element.receive(file, isFurther: index > 0)
        }
        try await settle()
    }

    /// Presses a button, waits until what it begins is done, and follows where it leads.
    public func click(_ button: String) async throws {
        let names = buttons.map(\.readableName)
        guard let control = buttons.first(where: { $0.readableName == button || $0.name == button }) else {
            throw TestFailure("There is no button “\(button)”, only: \(names.joined(separator: ", ")).")
        }
        let refusals = page.apply([], action: control.renderedName ?? "")
        if let refusal = refusals.first { throw TestFailure(refusal.reason) }
        try await settle()
    }

    /// Puts the focus into a field, or with `nil` into none.
    public func focus(_ field: String?) throws {
        let name = try field.map { try control($0).renderedName ?? "" } ?? ""
        _ = page.apply([], focus: name)
        document.commit()
    }

    /// Connects the page with the server for a moment, as a browser does that is about to sleep. When it does so again,
    /// the page hears that it has been away.
    public func connect() {
        let stream = sessions.openStream(
            for: page.session, pages: [(page.id.text, page.document.revision)], sink: EndlessSink())
        sessions.end(stream)
    }

    private func enter(_ value: FieldValue, into field: String) throws {
        let control = try control(field)
        let edit = FieldEdit(name: control.renderedName ?? "", base: heldRevision, value: value)
        let refusals = page.apply([edit])
        document.commit()
        guard let refusal = refusals.first, control.error == nil else { return }
        throw TestFailure(refusal.reason)
    }
}

/// A stream whose frames nobody reads.
private final class EndlessSink: FrameSink {
    func send(_ bytes: UnsafeRawBufferPointer) -> Bool { true }

    func close() {}
}
