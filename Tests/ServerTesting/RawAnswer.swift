/// An answer as a client sees it.
package struct RawAnswer {
    package let head: String
    package var body: [UInt8] = []

    package init(head: String) { self.head = head }

    package var status: Int { head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0 }
    package var text: String { String(decoding: body, as: UTF8.self) }

    package subscript(name: String) -> String? {
        for line in head.split(separator: "\r\n").dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == name.lowercased() else { continue }
            return String(parts[1].drop { $0 == " " })
        }
        return nil
    }
}
