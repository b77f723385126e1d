import Glibc
import Images

/// Makes a portrait of the file that it is given, and says what became of it and how much memory that took at most, in
/// kilobytes: in a process of its own it can be told.
@main
struct PortraitMaker {
    static func main() {
        var source: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let count = read(0, &part, part.count), count > 0 { source += part[..<count] }
        let before = peak()
        do throws(ImageProblem) {
            print("a portrait of \(try Portrait(of: source).bytes.count > 0 ? "somebody" : "nobody")")
        } catch {
            print("\(error)")
        }
        print(peak() - before)
    }

    private static func peak() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
}
