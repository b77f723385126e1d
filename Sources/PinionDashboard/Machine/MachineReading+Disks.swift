extension MachineReading {
    /// The file systems that lie on a disk, each once; no others, as asking one on a network may take forever.
    func recordSpace() {
        var known: Set<Substring> = []
        for words in files.lines("/proc/self/mountinfo") {
            // number, parent, device, root, mount point, options, …, "-", type, source, …
            guard words.count > 4, let dash = words.firstIndex(of: "-"), dash + 2 < words.count,
                words[dash + 2].hasPrefix("/dev/"), !words[dash + 1].hasPrefix("squash"),
                known.count < 64, known.insert(words[2]).inserted
            else { continue }
            let mount = Self.unescaped(words[4])
            guard let space = files.space(mount) else { continue }
            record("disk.size", ["mount": mount], space.size)
            record("disk.used", ["mount": mount], space.size - space.free)
            record("disk.available", ["mount": mount], space.available)
        }
    }

    /// Whole disks; the kernel counts in sectors of 512 bytes and in milliseconds.
    mutating func recordDisks() {
        let disks = Set(files.names("/sys/block"))
        for words in files.lines("/proc/diskstats").prefix(1_000) where words.count > 12 {
            let name = String(words[2])
            guard disks.isEmpty || disks.contains(name), !name.hasPrefix("loop"), !name.hasPrefix("ram"),
                words[3] != "0" || words[7] != "0"
            else { continue }
            recordRate("disk.read", ["disk": name], Double(words[5]), times: 512)
            recordRate("disk.written", ["disk": name], Double(words[9]), times: 512)
            recordRate("disk.work", ["disk": name], Double(words[12]), times: 1e-3)
        }
    }

    /// Spaces and the like stand as `\040`.
    private static func unescaped(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            let digits = rest.prefix(3)
            if byte == UInt8(ascii: "\\"), digits.count == 3,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(code)
                rest = rest.dropFirst(3)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
