internal import JSON

/// Reads the folders that a program brings along.
struct AssetReader {
    private(set) var catalog = AssetCatalog()

    /// How deep folders are looked into.
    private static let depth = 6
    /// How large the description of an image may be.
    private static let descriptionLimit = 1_000_000

    /// Reads the bundles that lie beside a program: SwiftPM puts one there for each target with resources.
    mutating func read(beside folder: String) {
        for name in FolderReading.names(in: folder) {
            if name.hasSuffix(".xcassets") {
                read(catalog: folder + "/" + name)
            } else if name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
                read(bundle: folder + "/" + name)
            }
        }
    }

    /// Reads what lies in a bundle, in the order of names: of two things with one name the first counts.
    mutating func read(bundle folder: String, depth: Int = 0) {
        guard depth < Self.depth else { return }
        for name in FolderReading.names(in: folder) {
            let path = folder + "/" + name
            if name.hasSuffix(".xcassets") {
                read(catalog: path)
            } else if let type = FolderReading.ending(of: name) {
                if ImageFile.types[type] != nil { add(loose: name, at: path) }
            } else if depth == 0 || FolderReading.isFolder(path) {
                read(bundle: path, depth: depth + 1)
            }
        }
    }

    /// A picture that lies in a bundle by itself: `Estonia@2x.png` is the same as `Estonia.png` with more points.
    private mutating func add(loose name: String, at path: String) {
        var title = String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
        var scale = 1
        for known in [2, 3] where title.hasSuffix("@\(known)x") {
            title.removeLast(3)
            scale = known
        }
        for name in [title, name] {
            var asset = catalog.images[name] ?? ImageAsset()
            guard !asset.light.contains(where: { $0.scale == scale }) else { continue }
            asset.light.append(.init(path: path, scale: scale))
            asset.light.sort { $0.scale < $1.scale }
            catalog.images[name] = asset
        }
    }

    private mutating func read(catalog folder: String, prefix: String = "", depth: Int = 0) {
        guard depth < Self.depth else { return }
        for name in FolderReading.names(in: folder) {
            let path = folder + "/" + name
            guard let type = FolderReading.ending(of: name) else {
                guard FolderReading.isFolder(path) else { continue }
                let contents = try? Self.contents(of: path)
                let isNamed = contents?["properties"]?["provides-namespace"]?.bool == true
                read(catalog: path, prefix: isNamed ? prefix + name + "/" : prefix, depth: depth + 1)
                continue
            }
            let title = prefix + name.dropLast(type.count + 1)
            do throws(AssetError) {
                switch type {
                case "imageset": try addImage(title, at: path)
                case "colorset": try addColor(title, at: path)
                case "appiconset": try addIcon(at: path)
                default: break
                }
            } catch {
                catalog.problems[title] = "\(path)/Contents.json: \(error.reason)"
            }
        }
    }

    private mutating func addImage(_ name: String, at folder: String) throws(AssetError) {
        let contents = try Self.contents(of: folder)
        guard let entries = contents["images"]?.elements else { throw AssetError("it names no images") }
        var asset = ImageAsset()
        for entry in Self.preferred(entries) {
            guard let file = entry["filename"]?.string, !file.contains("/") else { continue }
            guard ImageFile.types[FolderReading.ending(of: file) ?? ""] != nil else {
                throw AssetError("browsers show no such file as “\(file)”; they show SVG, PNG and JPEG")
            }
            guard FolderReading.isFile(folder + "/" + file) else {
                throw AssetError("there is no file “\(file)”")
            }
            let scale = entry["scale"]?.string?.first.flatMap { $0.wholeNumberValue } ?? 1
            let image = ImageAsset.File(path: folder + "/" + file, scale: min(max(scale, 1), 3))
            if Self.isDark(entry) { asset.dark.append(image) } else { asset.light.append(image) }
        }
        if asset.light.isEmpty { swap(&asset.light, &asset.dark) }
        guard !asset.light.isEmpty else { throw AssetError("it names no file") }
        asset.isTemplate = contents["properties"]?["template-rendering-intent"]?.string == "template"
        if catalog.images[name] == nil { catalog.images[name] = asset }
    }

    private mutating func addColor(_ name: String, at folder: String) throws(AssetError) {
        guard let entries = try Self.contents(of: folder)["colors"]?.elements else {
            throw AssetError("it names no colours")
        }
        var light: RGBA?
        var dark: RGBA?
        for entry in Self.preferred(entries) {
            guard let color = entry["color"] else { continue }
            let mixed = try AssetColor.color(of: color)
            if Self.isDark(entry) { dark = dark ?? mixed } else { light = light ?? mixed }
        }
        // One that only names itself, as an accent colour does that nobody has chosen, is none.
        guard let light = light ?? dark, catalog.colors[name] == nil else { return }
        catalog.colors[name] = Color(light: light, dark: dark ?? light)
    }

    private mutating func addIcon(at folder: String) throws(AssetError) {
        let entries = try Self.contents(of: folder)["images"]?.elements ?? []
        let files = entries.compactMap { entry -> (size: Double, path: String)? in
            guard let file = entry["filename"]?.string, !file.contains("/"), !Self.isDark(entry),
                FolderReading.isFile(folder + "/" + file)
            else { return nil }
            let size = entry["size"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = entry["scale"]?.string?.first?.wholeNumberValue ?? 1
            return (size * Double(scale), folder + "/" + file)
        }
        // The smallest that is sharp in a browser's tab and among its bookmarks.
        let sorted = files.sorted { $0.size < $1.size }
        if let file = sorted.first(where: { $0.size >= 120 }) ?? sorted.last, catalog.icon == nil {
            catalog.icon = file.path
        }
    }

    private static func contents(of folder: String) throws(AssetError) -> JSON {
        guard let bytes = FolderReading.bytes(of: folder + "/Contents.json", limit: descriptionLimit) else {
            throw AssetError("it cannot be read")
        }
        do { return try JSON(parsing: bytes) } catch { throw AssetError("it is no JSON") }
    }

    /// Those for every device, if there are some; else those for a telephone.
    private static func preferred(_ entries: [JSON]) -> [JSON] {
        for idiom in ["universal", "iphone"] {
            let chosen = entries.filter { $0["idiom"]?.string == idiom }
            if chosen.contains(where: { $0["filename"] != nil || $0["color"] != nil }) { return chosen }
        }
        return entries
    }

    private static func isDark(_ entry: JSON) -> Bool {
        (entry["appearances"]?.elements ?? []).contains {
            $0["appearance"]?.string == "luminosity" && $0["value"]?.string == "dark"
        }
    }
}

/// What is wrong with the description of an image or a colour.
struct AssetError: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
