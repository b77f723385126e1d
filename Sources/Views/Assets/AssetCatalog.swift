/// The images and colours of a folder that a program brings along: of its asset catalogues, and the pictures that lie in it
/// by themselves.
package struct AssetCatalog: Sendable {
    /// The images, by their names: `Estonia`, `Flags/Estonia` if the folder in the catalogue gives its name.
    package var images: [String: ImageAsset] = [:]
    /// The colours.
    package var colors: [String: Color] = [:]
    /// The file of the program's icon.
    package var icon: String?
    /// What could not be read, by the name of the image or colour.
    package var problems: [String: String] = [:]

    package init() {}
}

/// An image of a catalogue: the same for screens of several densities, and for dark pages perhaps another one.
package struct ImageAsset: Sendable, Equatable {
    /// One of its files.
    package struct File: Sendable, Equatable {
        /// Where it lies.
        package let path: String
        /// How many of its points make one.
        package let scale: Int
    }

    package var light: [File] = []
    package var dark: [File] = []
    /// Whether only its shape counts, which is painted in the colour of the text.
    package var isTemplate = false
}
