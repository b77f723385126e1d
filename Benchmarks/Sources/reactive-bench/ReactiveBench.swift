/// Runs one operation of ``Reactive`` a number of times, for whoever counts the instructions; `heap` prints
/// bytes instead.
///
///     reactive-bench set-1 1000
///     reactive-bench heap 1000
@main
enum ReactiveBench {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let count = Int(arguments[2]), count > 0 else { return printUsage() }
        if arguments[1] == "heap" {
            print("\(Heap.bytesPerSubscription(count)) \(Heap.bytesPerClosure(count))")
        } else if let operation = Operation(rawValue: arguments[1]) {
            operation.run(count)
        } else {
            printUsage()
        }
    }

    private static func printUsage() {
        let names = Operation.allCases.map(\.rawValue).joined(separator: "|")
        print("usage: reactive-bench \(names)|heap COUNT")
    }
}
