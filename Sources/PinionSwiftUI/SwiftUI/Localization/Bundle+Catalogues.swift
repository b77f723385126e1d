public import Foundation
internal import Localization
public import Pinion

extension Bundle {
    /// The folder in which a bundle's catalogues are looked for; nil for those of the program.
    var catalogueFolder: String? { self == .main ? nil : bundlePath }
}

extension Text {
    /// A text that is looked up in a catalogue.
    ///
    /// - Parameters:
    ///   - key: the text in the language in which the program is written.
    ///   - tableName: the catalogue's name without its ending; `Localizable` unless told otherwise.
    ///   - bundle: where the catalogue is. The main one, which is also meant where none is given, has those of all bundles that
    ///     lie beside the program.
    ///   - comment: what who translates has to know.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key, table: tableName, bundle: bundle?.catalogueFolder)
    }

    /// A text that says itself where it is looked up.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(words: resource.words)
    }
}
