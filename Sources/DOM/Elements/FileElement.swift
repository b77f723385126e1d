internal import Encoding
package import JSON
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

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - name: what browsers and scripts call it.
    ///   - types: the media types to choose among, such as `image/png`; all if there are none. It is a help for
    ///     choosing: what a file is has to be told from its content.
    public init(name: String, types: [String] = []) {
        key = Self.randomKey()
        super.init("input")
        self.name = name
        if !types.isEmpty { self["accept"] = types.joined(separator: ",") }
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

    /// Hands a file over that has come.
    ///
    /// - Throws: why it is not taken; that stands at the field, too.
    package func receive(_ file: UploadedFile) async throws(FieldError) {
        error = nil
        do {
            guard file.bytes.count <= maximumSize else { throw tooLarge }
            try await PageWork.hold(document) {
                try await onReceive?(file)
                received?.send(file)
            }
        } catch {
            throw refuse(error)
        }
    }

    /// Takes note of why a file is not taken.
    @discardableResult
    package func refuse(_ problem: any Error) -> FieldError {
        let problem = problem as? FieldError ?? FieldError("This file could not be used. Try again.")
        error = problem.description
        return problem
    }

    /// That a file has too many bytes.
    package var tooLarge: FieldError {
        FieldError("This file is too large: it may have \(maximumSize >> 20) MB.")
    }
}
