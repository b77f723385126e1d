internal import JSON

/// The products and source folders of a package, from `swift package describe`.
struct PackageOutline: Equatable {
    /// The products that can be run.
    let executables: [String]
    /// The folders of the targets that are no tests, below that of the package.
    let folders: [String]

    init(executables: [String], folders: [String]) {
        self.executables = executables
        self.folders = folders
    }

    /// Nil if this is no description of a package.
    init?(describedBy output: [UInt8]) {
        guard let json = try? JSON(parsing: output), let products = json["products"]?.elements,
            let targets = json["targets"]?.elements
        else { return nil }
        executables = products.compactMap { product in
            product["type"]?["executable"] == nil ? nil : product["name"]?.string
        }
        folders = targets.compactMap { target in
            target["type"]?.string == "test" ? nil : target["path"]?.string
        }
    }
}

extension PackageOutline {
    /// The product that is meant.
    ///
    /// - Parameter name: what it is called; nil for the only one.
    func product(named name: String?) throws(Problem) -> String {
        let candidates = executables.filter { $0 != "pinion-dev" }.sorted()
        let list = candidates.joined(separator: ", ")
        guard !candidates.isEmpty else { throw Problem("the package has no executable product") }
        if let name {
            guard candidates.contains(name) else {
                throw Problem("the package has no executable product \(name); it has \(list)")
            }
            return name
        }
        guard candidates.count == 1 else {
            throw Problem("the package has several executable products; say which: \(list)")
        }
        return candidates[0]
    }
}
