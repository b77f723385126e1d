import Glibc

/// The program's beginning, under the name that the package manager asks for: libFuzzer has the arguments.
@_cdecl("fuzz_main")
public func begin(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
    var (count, arguments) = (count, arguments)
    return runDriver(&count, &arguments, takeOneInput)
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ take: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What libFuzzer calls with each input.
///
/// An input is a finding if the program ends: by a trap, a `precondition` of a target, or what the address sanitizer has
/// seen.
@_cdecl("LLVMFuzzerTestOneInput")
public func takeOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: start, count: count))
    MainActor.assumeIsolated { Target.chosen.take(input) }
    return 0
}

/// Where inputs are sent to.
@MainActor
struct Target {
    let name: String
    let take: @MainActor ([UInt8]) -> Void

    /// All of them; each has a folder of its name in the corpus.
    static let all = [
        Target(name: "json", take: fuzzJSON), Target(name: "message", take: fuzzMessage),
        Target(name: "form", take: fuzzForm), Target(name: "multipart", take: fuzzMultipart),
        Target(name: "head", take: fuzzHead), Target(name: "scene", take: fuzzScene),
        Target(name: "picture", take: fuzzPicture), Target(name: "page", take: fuzzPage),
        Target(name: "site", take: fuzzSite),
    ]

    /// The one that the environment names.
    static let chosen: Target = {
        let name = getenv("FUZZ").map { String(cString: $0) } ?? ""
        guard let target = all.first(where: { $0.name == name }) else {
            fatalError("FUZZ is one of \(all.map(\.name).joined(separator: ", ")).")
        }
        return target
    }()
}
