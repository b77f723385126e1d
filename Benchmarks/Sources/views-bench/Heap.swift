import CHeap
import LoginPage
import Pinion
import PinionTesting

/// Bytes of heap that an open login page costs, for as long as it is open.
enum Heap {
    static func bytesPerPage(_ count: Int) throws -> Int {
        var tabs = [try TestTab { LoginView() }]
        tabs.reserveCapacity(count + 1)
        let before = heap_bytes_in_use()
        for _ in 0..<count { tabs.append(try TestTab { LoginView() }) }
        let after = heap_bytes_in_use()
        withExtendedLifetime(tabs) {}
        return Int(after - before) / count
    }
}
