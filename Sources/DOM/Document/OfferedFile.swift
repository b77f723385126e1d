/// A file that an action has made for whoever sent the form: they get it in the place of the page.
///
/// A browser's script sends such a form by itself; to whom the action was told in another way nothing is sent.
@MainActor
package struct OfferedFile {
    /// What it is called, with its ending.
    package let name: String
    /// Its media type.
    package let type: String
    /// Makes its content, while others have their turn; nothing if what it is to be made of has gone.
    package let makeContent: @MainActor () async -> [UInt8]

    package init(name: String, type: String, _ makeContent: @escaping @MainActor () async -> [UInt8]) {
        self.name = name
        self.type = type
        self.makeContent = makeContent
    }
}
