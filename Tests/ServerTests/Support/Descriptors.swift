import Glibc

/// How many sockets of this machine have `port` as their own and are still held open by a process, the listening
/// one not counted. Other tests of the same process have other ports.
func openSockets(ofPort port: Int) -> Int {
    guard let table = fopen("/proc/net/tcp", "r") else { return -1 }
    defer { fclose(table) }
    let suffix =
        ":" + String(repeating: "0", count: max(0, 4 - String(port, radix: 16).count))
        + String(port, radix: 16, uppercase: true)
    var buffer = [CChar](repeating: 0, count: 512)
    var count = 0
    while fgets(&buffer, Int32(buffer.count), table) != nil {
        let line = buffer.withUnsafeBytes { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        let columns = line.split(separator: " ")
        guard columns.count > 9, columns[1].hasSuffix(suffix), columns[3] != "0A", columns[9] != "0" else {
            continue
        }
        count += 1
    }
    return count
}
