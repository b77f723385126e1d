internal import Synchronization

/// The images and colours that the program brings along, by the folders in which they lie.
///
/// A folder is read when something is asked of it first, and a file when it is shown first. Beside the program SwiftPM lays
/// a folder for each target with resources; all of these are looked into unless a bundle is named.
package enum Assets {
    private struct Known {
        var catalogs: [String?: AssetCatalog] = [:]
        var files: [String: ImageFile?] = [:]
        var paths: [String: String] = [:]
    }

    private static let known = Mutex(Known())

    /// What lies in a bundle; with `nil` in all those that lie beside the program.
    package static func catalog(of bundle: String?) -> AssetCatalog {
        known.withLock { known in
            if let catalog = known.catalogs[bundle] { return catalog }
            var reader = AssetReader()
            if let bundle {
                reader.read(bundle: bundle)
            } else {
                reader.read(beside: FolderReading.programFolder)
            }
            known.catalogs[bundle] = reader.catalog
            return reader.catalog
        }
    }

    /// A file of an image; nil if it cannot be read.
    static func file(_ path: String) -> ImageFile? {
        known.withLock { known in
            if let file = known.files[path] { return file }
            let file = ImageFile(path: path)
            known.files[path] = .some(file)
            if let file { known.paths[file.key] = path }
            return file
        }
    }

    /// Where the file of an address lies, if it has been shown; nil for all else.
    package static func path(of key: String) -> String? { known.withLock { $0.paths[key] } }

    /// The address of the program's icon, if it has one.
    package static var iconAddress: String? {
        catalog(of: nil).icon.flatMap { file($0)?.address }
    }

    /// The colour that the program's controls are to have, if it has one.
    package static var accentColor: Color? { catalog(of: nil).colors["AccentColor"] }
}

extension Assets {
    /// What is in the file of an address; nil if no page has shown it.
    package static func bytes(of key: String) -> [UInt8]? {
        path(of: key).flatMap { FolderReading.bytes(of: $0, limit: ImageFile.sizeLimit) }
    }
}
