public import Foundation
public import Pinion
internal import Views

extension Image {
    /// An image of a bundle's asset catalogue, or of a file in it; with `nil` of those beside the program.
    public init(_ name: String, bundle: Bundle?) {
        self.init(.named(name, bundle: bundle?.assetFolder), label: name)
    }

    /// An image with the words for those who do not see it.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, in: bundle?.assetFolder, label: label)
    }

    /// An image that says nothing.
    public init(decorative name: String, bundle: Bundle?) {
        self.init(.named(name, bundle: bundle?.assetFolder), label: "")
    }

    /// An image of a resource.
    public init(_ resource: ImageResource) {
        self.init(.named(resource.name, bundle: resource.folder), label: resource.name)
    }
}

extension Color {
    /// A colour of a bundle's asset catalogue; with `nil` of those beside the program.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name, in: bundle?.assetFolder)
    }

    /// A colour of a resource.
    public init(_ resource: ColorResource) {
        self.init(resource.name, in: resource.folder)
    }
}

/// An image of an asset catalogue, by its name and its bundle.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let folder: String?

    /// Names an image.
    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.assetFolder
    }
}

/// A colour of an asset catalogue, by its name and its bundle.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let folder: String?

    /// Names a colour.
    public init(name: String, bundle: Bundle) {
        self.name = name
        folder = bundle.assetFolder
    }
}

extension Bundle {
    /// Where its catalogues lie: the main bundle is the folder of the program, in which SwiftPM lays those of its targets.
    fileprivate var assetFolder: String? { self == .main ? nil : bundlePath }
}
