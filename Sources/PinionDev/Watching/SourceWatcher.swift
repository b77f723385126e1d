internal import Dispatch
internal import Glibc
internal import Programs

/// Watches the folders of a package's targets, and its manifest (inotify).
// Everything happens on its queue.
final class SourceWatcher: @unchecked Sendable {
    private let descriptor: CInt
    private let queue = DispatchQueue(label: "pinion-dev.watcher")
    private let source: any DispatchSourceRead
    private let onChange: @Sendable () -> Void
    /// The folder of each watch; that of the package itself has only files that count by their names.
    private var folders: [CInt: String] = [:]
    private var root: CInt = -1
    private var hasProblem = false

    private static let manifest = ["Package.swift", "Package.resolved"]
    private static let events = CUnsignedInt(
        IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE | IN_ONLYDIR)

    /// - Parameter onChange: called on a thread of its own for each change.
    init(onChange: @escaping @Sendable () -> Void) throws(Problem) {
        descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw Problem("inotify: \(String(cString: strerror(errno)))") }
        self.onChange = onChange
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler { [unowned self] in readEvents() }
        source.resume()
    }

    deinit {
        source.cancel()
        close(descriptor)
    }
}

extension SourceWatcher {
    /// Watches these folders of a package from now on, besides those watched already.
    func watch(_ paths: [String], of package: String) {
        queue.sync {
            if let root = add(package) { self.root = root }
            for path in paths where path.isEmpty || path == "." { root = -1 }
            for path in paths { watchAll(path.hasPrefix("/") ? path : package + "/" + path) }
        }
    }

    /// Watches a folder and all that are in it; says whether anything is in it that counts.
    @discardableResult
    private func watchAll(_ path: String) -> Bool {
        guard add(path) != nil, let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        var hasSources = false
        while let entry = readdir(folder) {
            let type = CInt(entry.pointee.d_type)
            let name = withUnsafeBytes(of: entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            guard SourceName.counts(name) else { continue }
            if type == CInt(DT_DIR) {
                if watchAll(path + "/" + name) { hasSources = true }
            } else {
                hasSources = true
            }
        }
        return hasSources
    }

    private func add(_ path: String) -> CInt? {
        let watch = inotify_add_watch(descriptor, path, Self.events)
        guard watch >= 0 else {
            if errno == ENOSPC, !hasProblem {
                hasProblem = true
                Console.error(
                    "pinion-dev: too many folders to watch all of them; raise fs.inotify.max_user_watches")
            }
            return nil
        }
        folders[watch] = path
        return watch
    }

    private func readEvents() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &bytes, bytes.count)
        guard count > 0 else { return }
        var hasChanged = false
        var offset = 0
        bytes.withUnsafeBytes { bytes in
            while offset < count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let start = offset + MemoryLayout<inotify_event>.size
                let name = String(
                    decoding: bytes[start..<start + Int(event.len)].prefix { $0 != 0 }, as: UTF8.self)
                offset = start + Int(event.len)
                if take(event, name) { hasChanged = true }
            }
        }
        if hasChanged { onChange() }
    }

    /// Says whether an event is a change.
    private func take(_ event: inotify_event, _ name: String) -> Bool {
        let mask = CInt(bitPattern: event.mask)
        if mask & CInt(IN_Q_OVERFLOW) != 0 { return true }
        if mask & CInt(IN_IGNORED) != 0 {
            folders[event.wd] = nil
            return false
        }
        guard let folder = folders[event.wd] else { return false }
        if event.wd == root { return Self.manifest.contains(name) }
        guard SourceName.counts(name) else { return false }
        guard mask & CInt(IN_ISDIR) != 0 else { return mask & CInt(IN_CREATE) == 0 }
        // What is in a new folder may have been there before it was watched.
        guard mask & CInt(IN_CREATE | IN_MOVED_TO) != 0 else { return true }
        return watchAll(folder + "/" + name)
    }
}
