/// The content of a file that has been sent.
@MainActor
package protocol FileContent: AnyObject, Sendable {
    /// How many bytes there are.
    nonisolated var size: Int { get }

    /// So many bytes from an offset on, all of which are there.
    ///
    /// - Throws: that the content is not kept any more, or cannot be read.
    func read(at offset: Int, count: Int) async throws(FieldError) -> [UInt8]

    /// Lets go of the content. Later reads fail.
    func close()
}
