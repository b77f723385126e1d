/// A string catalogue that is part of the program: the texts of one table, in all its languages.
///
/// ```swift
/// var catalogues: [StringCatalogue] { [StringCatalogue(PackageResources.Localizable_xcstrings)] }
/// ```
///
/// The package manager puts the bytes there where the manifest says
/// `resources: [.embedInCode("Localizable.xcstrings")]`. Catalogues in files beside the program need not be named.
public struct StringCatalogue: Sendable {
    let table: String
    let bytes: [UInt8]

    /// - Parameters:
    ///   - bytes: what stands in the file, which ends in `.xcstrings`.
    ///   - table: the name of the file without its ending, by which texts ask for it.
    public init(_ bytes: [UInt8], table: String = "Localizable") {
        self.bytes = bytes
        self.table = table
    }
}
