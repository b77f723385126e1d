public import Accounts
public import Server
internal import Glibc

/// A program that shows itself in a browser.
///
/// ```swift
/// @main
/// struct Greeter: App {
///     var body: some Scene {
///         Page("/") { Text("Hello") }
///     }
/// }
/// ```
///
/// The program understands the flags that `--help` lists and the command `user add NAME`.
@MainActor
public protocol App {
    /// What the pages are made of.
    associatedtype Body: Scene

    init()

    /// Called once, before the first page is opened: the place to begin what goes on beside the pages.
    ///
    /// - Parameter accounts: the people who may sign in, and what is known of them.
    func start(_ accounts: Accounts) async throws

    /// The program's pages.
    @SceneBuilder var body: Body { get }

    /// The addresses of the program's own style sheets; none unless told otherwise.
    ///
    /// Pages load them after Pinion's, so that their rules win, and only from the site itself; they are among the
    /// ``files``.
    ///
    /// ```swift
    /// var styleSheets: [String] { ["/greeter.css"] }
    /// ```
    var styleSheets: [String] { get }

    /// The program's own files for browsers, bytes that are part of the program; none unless told otherwise.
    ///
    /// The package manager puts them there where the manifest says `resources: [.embedInCode("greeter.css")]`:
    ///
    /// ```swift
    /// var files: [EmbeddedFile] { [EmbeddedFile("/greeter.css", PackageResources.greeter_css)] }
    /// ```
    var files: [EmbeddedFile] { get }

    /// The other sites that the program's pages show pictures from; none unless told otherwise.
    ///
    /// Browsers are told to load nothing from elsewhere, so that `AsyncImage(url: "https://…")` shows nothing until the
    /// site is named, by its scheme and host. A host may begin with `*.`, and a port may follow.
    ///
    /// ```swift
    /// var imageOrigins: [String] { ["https://pictures.example"] }
    /// ```
    var imageOrigins: [String] { get }
}

extension App {
    public func start(_ accounts: Accounts) async throws {}

    public var styleSheets: [String] { [] }

    public var files: [EmbeddedFile] { [] }

    public var imageOrigins: [String] { [] }

    /// Starts the program: reads flags and environment, carries out a command or serves the pages until it is told
    /// to stop.
    public static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let status = await Command.run(arguments, environment: ProcessEnvironment.process, Self())
        exit(status)
    }
}
