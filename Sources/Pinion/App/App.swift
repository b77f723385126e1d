internal import Glibc

/// A program that shows itself in a browser.
///
/// ```swift
/// @main
/// struct Greeter: App {
///     var body: some Scene {
///         Page("/") { _ in GreetingViewController() }
///     }
/// }
/// ```
///
/// The program understands the flags of ``Options`` and the command `user add NAME`.
@MainActor
public protocol App {
    /// What the pages are made of.
    associatedtype Body: Scene

    init()

    /// The program's pages.
    @SceneBuilder var body: Body { get }
}

extension App {
    /// Starts the program: reads flags and environment, carries out a command or serves the pages until it is told
    /// to stop.
    public static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status = await Command.run(arguments, environment: ProcessEnvironment.process) {
            Self().body.pages
        }
        exit(status)
    }
}
