/// Does one thing with views a number of times, for whoever counts the instructions. `heap` prints the bytes of heap
/// that an open page costs instead, and `sent` how many operations a browser is sent for one change.
///
///     views-bench type-2000 100
///     views-bench heap 100
///     views-bench sent move-row
@main
enum ViewsBench {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { return printUsage() }
        if arguments[1] == "sent", let operation = Operation(rawValue: arguments[2]) {
            print(try operation.operationsSent())
        } else if arguments[1] == "heap", let count = Int(arguments[2]), count > 0 {
            print(try Heap.bytesPerPage(count))
        } else if let operation = Operation(rawValue: arguments[1]), let count = Int(arguments[2]), count > 0
        {
            try operation.run(count)
        } else {
            printUsage()
        }
    }

    private static func printUsage() {
        let names = Operation.allCases.map(\.rawValue).joined(separator: "|")
        print("usage: views-bench \(names)|heap COUNT")
        print("       views-bench sent change-row|move-row")
    }
}
