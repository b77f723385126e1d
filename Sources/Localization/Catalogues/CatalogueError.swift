/// Why a catalogue cannot be read.
package struct CatalogueError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
