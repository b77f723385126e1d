internal import Encoding
package import JSON
internal import Localization
public import Reactive

/// A field for a file: `<input type="file">`.
///
/// The file arrives in parts, at an address that only this field has, and that is good for one file: when that has come
/// or is given up, what of it is still on its way finds nobody. When it is whole, ``onReceive`` is given it:
///
/// ```swift
/// photoField.onReceive = { file in
///     try await accounts.setPhoto(file.portrait().bytes, type: .jpeg, for: user)
/// }
/// ```
@MainActor
public final class FileElement: FormControl {
    /// How far a file has come that is on its way.
    public struct Progress: Hashable, Sendable {
        /// How many bytes have arrived.
        public let received: Int
        /// How many there are.
        public let size: Int

        package init(received: Int, size: Int) {
            self.received = received
            self.size = size
        }
    }

    /// Takes a file, once for each. What it throws stands at the field: a ``FieldError`` in its own words.
    ///
    /// It may take its time; the field shows meanwhile that something is under way.
    public var onReceive: (@MainActor (UploadedFile) async throws -> Void)?

    /// How many bytes a file may have.
    public var maximumSize = 10 << 20

    /// How many files may be chosen: at once, or in all if the field is told what there is by ``count``.
    ///
    /// They come one after the other.
    public var maximumCount = 1 {
        didSet { self["multiple"] = maximumCount > 1 ? "" : nil }
    }

    /// How many files there are already of those that the field takes; nil if each choice stands for itself.
    public var count: (@MainActor () -> Int)?

    /// The kinds of files that are taken; all if there are none. They are compared with what a file's sender says of it:
    /// what a file is has to be told from its content. One that comes without a word about it is taken.
    public var types: [FileType] {
        didSet { if types != oldValue { showTypes() } }
    }

    /// The progress of the upload under way; nil if none is.
    public package(set) var progress: Progress? {
        didSet { if progress != oldValue { (parent?.parent as? UploadField)?.show(progress) } }
    }

    public override var isEnabled: Bool {
        didSet { (parent?.parent as? UploadField)?.showUse() }
    }

    /// The last part of the field's address, which nobody can guess who does not have the page. The next file has
    /// another one.
    package private(set) var key: String {
        didSet { self["data-upload"] = address }
    }

    /// Receives the file that is on its way; it is cancelled when the file is given up, or the field goes.
    package var reception: (any Cancellable & AnyObject)?

    /// The key of the last file that was taken, whose sender may not have heard so, and how many bytes it had.
    package private(set) var taken: (key: String, size: Int)?

    private var received: PassthroughSubject<UploadedFile, Never>?

    /// The refusals of the latest choice, and the reason why the file under way has to wait.
    private var refusals: [String] = []
    private var delay: String?
    /// How many files of the latest choice were taken, and the names of the last of them.
    private var takenCount = 0
    private var takenNames: [String] = []

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: what browsers and scripts call it.
    ///   - types: the kinds of files that are taken, such as `"image/png"`; all if there are none.
    public init(name: String, types: [FileType] = []) {
        key = Self.randomKey()
        self.types = types
        super.init("input")
        self.name = name
        showTypes()
        self["data-upload"] = address
    }

    /// The address that the file is sent to.
    package var address: String { "/uploads/\(key)" }

    /// Sends each file that ``onReceive`` has taken.
    public var publisher: AnyPublisher<UploadedFile, Never> {
        let subject = received ?? PassthroughSubject()
        received = subject
        return subject.eraseToAnyPublisher()
    }

    package override var isField: Bool { true }

    /// For a script: where to send a file, and how far the last one has come.
    package override var jsonValue: JSON {
        var members: [JSON.Member] = [
            .init("upload", .string(document?.addresses?(address) ?? address))
        ]
        if let progress {
            members += [
                .init("received", .integer(progress.received)), .init("size", .integer(progress.size)),
            ]
        }
        return .object(members)
    }

    override func addTraits(to members: inout [JSON.Member]) {
        members += [
            .init("kind", .string("file")), .init("maximumSize", .integer(maximumSize)),
            .init("maximumCount", .integer(maximumCount)),
        ]
        if let types = self["accept"] { members.append(.init("types", .string(types))) }
    }

    /// A form that is sent without JavaScript may name the file without sending it along.
    package override func enter(_ value: FieldValue) throws(FieldError) {
        guard case .text = value else { throw FieldError("A file is sent to \(address).") }
    }

    package override func writeProperties(into html: inout HTMLWriter) {
        html.markup(" type=\"file\"")
        if let name = writtenName { html.attribute("name", name) }
        writeForm(into: &html)
        super.writeProperties(into: &html)
    }

    override func joined(_ document: Document) {
        super.joined(document)
        document.fileFields.append(self)
    }

    override func left(_ document: Document) {
        super.left(document)
        document.fileFields.removeAll { $0 === self }
        end()
    }

    /// 128 random bits.
    private static func randomKey() -> String {
        Base64URL.text(of: InlineArray<2, UInt64>.random())
    }
}

extension FileElement {
    /// Gives up the file that is on its way, also if nothing of it has come yet.
    package func cancel() {
        end()
        key = Self.randomKey()
    }

    /// The file that was on its way, of so many bytes, has been taken.
    package func finish(size: Int) {
        taken = (key, size)
        cancel()
    }

    private func end() {
        reception?.cancel()
        reception = nil
        progress = nil
    }

    /// Returns the problem with a file before its bytes come, and shows it at the field. Returns nil if there is none.
    ///
    /// - Parameters:
    ///   - isFurther: whether it is chosen together with the file before.
    ///   - room: how many bytes a file may have wherever it is sent to.
    package func begin(
        name: String?, type: String?, size: Int, isFurther: Bool, room: Int = .max
    ) -> FileProblem? {
        if !isFurther {
            refusals = []
            takenNames = []
            takenCount = 0
            showTaken()
        }
        delay = nil
        showProblems()
        let problem = problem(name, type, size, room: room)
        if let problem { refuse(problem, name) }
        return problem
    }

    /// Hands a file over that has come.
    ///
    /// - Throws: why it is not taken; that stands at the field, too.
    package func receive(_ file: UploadedFile, isFurther: Bool = false) async throws(FieldError) {
        if let problem = begin(name: file.name, type: file.type, size: file.size, isFurther: isFurther) {
            throw FieldError(problem.description)
        }
        if let content = file.content { document?.hold(content) }
        do {
            try await PageWork.hold(document) {
                try await onReceive?(file)
                received?.send(file)
            }
            takenCount += 1
            takenNames =
                takenNames.suffix(UploadField.shownNames - 1)
                + [file.name ?? OwnWords.text("The file", in: document?.language)]
            showTaken()
        } catch {
            throw refuse(error, file.name)
        }
    }

    /// Takes note of why the file that is on its way has to wait; nil if it goes on.
    package func wait(_ reason: String?) {
        delay = reason
        showProblems()
    }

    private func problem(_ name: String?, _ type: String?, _ size: Int, room: Int) -> FileProblem? {
        if size == 0 { return .empty }
        let maximum = min(maximumSize, room)
        if size > maximum { return .tooLarge(maximum: maximum) }
        if (count?() ?? takenCount) >= maximumCount { return .tooMany(maximum: maximumCount) }
        let type = type.flatMap { $0 == "application/octet-stream" ? nil : $0 }
        let saysNothing = name == nil && type == nil
        guard !types.isEmpty, !saysNothing, !types.contains(where: { $0.includes(name: name, type: type) })
        else { return nil }
        return .wrongType(types)
    }

    /// Takes note of why a file is not taken. Of several it says which.
    @discardableResult
    package func refuse(_ problem: any Error, _ name: String?) -> FieldError {
        let known = problem as? FieldError
        let refusal =
            known
            ?? Language.$ofPage.withValue(document?.language) {
                let problem = (problem as? FileProblem)?.description
                return FieldError(problem ?? OwnWords.text("This file could not be used. Try again."))
            }
        let isAboutAll = (problem as? FileProblem)?.isAboutAll ?? false
        let names = maximumCount > 1 && !isAboutAll ? name : nil
        let words = names.map { "“\($0)”: \(refusal)" } ?? refusal.description
        if !refusals.contains(words) { refusals.append(words) }
        showProblems()
        return refusal
    }

    private func showProblems() {
        let problems = refusals + (delay.map { [$0] } ?? [])
        error = problems.isEmpty ? nil : problems.joined(separator: " ")
    }

    private func showTaken() {
        Language.$ofPage.withValue(document?.language) {
            (parent?.parent as? UploadField)?.show(taken: takenNames, of: takenCount)
        }
    }

    private func showTypes() {
        self["accept"] = types.isEmpty ? nil : types.map(\.accept).joined(separator: ",")
    }
}
