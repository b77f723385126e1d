internal import Glibc
public import Localization
public import Server
internal import Views

/// A program that shows itself in a browser: a thin one around a ``Site``, which reads flags and environment and ends when
/// it is told to (SIGTERM, SIGINT).
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
/// What it keeps in `@State` and `@StateObject` lives as long as the program and is shared by all visitors; what a view keeps
/// belongs to the visitor's page.
///
/// The program understands the flags that `--help` lists. A program that has a `main` of its own makes a ``Site`` instead.
@MainActor
public protocol App {
    /// What the pages are made of.
    associatedtype Body: Scene

    init()

    /// Called once, before the first page is opened: the place to begin what goes on beside the pages.
    func start() async throws

    /// Called once, when no page is open any more: the place to save what has to be saved.
    func stop() async

    /// The program's pages and endpoints.
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

    /// The program's string catalogues that are part of it; none unless told otherwise. Those in files beside the program, as
    /// the package manager puts them there, are found without being named.
    ///
    /// ```swift
    /// var catalogues: [StringCatalogue] { [StringCatalogue(PackageResources.Localizable_xcstrings)] }
    /// ```
    var catalogues: [StringCatalogue] { get }

    /// Says who a request is; everybody is nobody unless told otherwise.
    var identity: (any IdentityProvider)? { get }

    /// Called once, before the first request: whatever else there is to set of the site.
    func configure(_ site: Site)

    /// Called once, on the main thread: serves that thread as long as the program runs, or returns at once if nobody needs
    /// it, which is so unless told otherwise. The main actor has its turns either way.
    ///
    /// With `import SwiftUI` it is Foundation's main run loop that runs here, and its timers fire.
    static func serveMainThread()
}

extension App {
    public func start() async throws {}

    public func stop() async {}

    public var styleSheets: [String] { [] }

    public var files: [EmbeddedFile] { [] }

    public var imageOrigins: [String] { [] }

    public var catalogues: [StringCatalogue] { [] }

    public var identity: (any IdentityProvider)? { nil }

    public func configure(_ site: Site) {}

    // That of the module SwiftUI comes first where both are there.
    @_disfavoredOverload
    public static func serveMainThread() {}

    /// Starts the program: reads flags and environment, carries out a command or serves the pages until it is told
    /// to stop.
    public static func main() async {
        let instance = AppInstance(Self())
        await Program { _ in
            try await instance.app.start()
            return Site(instance.app)
        } stop: {
            await instance.app.stop()
        }.runAndExit(serveMainThread)
    }
}

/// The one app of a program.
@MainActor
package final class AppInstance<Program: App> {
    package let app: Program

    /// What the app keeps in `@State` and `@StateObject` lives from now on, as long as the program does.
    package init(_ app: Program) {
        self.app = ProgramState.keeping(app)
    }
}

extension Site {
    /// The site of a program.
    package convenience init<Program: App>(_ app: Program, identity: (any IdentityProvider)? = nil) {
        Catalogues.ofProgram.add(app.catalogues)
        self.init(identity: identity ?? app.identity, items: Page.withHome(app.body.items))
        name = Self.title(of: Program.self)
        styleSheets = app.styleSheets
        files = app.files
        imageOrigins = app.imageOrigins
        app.configure(self)
    }

    /// The name of a program's type, without the word that says of `PhotoWallApp` what it is.
    private static func title(of program: Any.Type) -> String {
        let name = "\(program)"
        return name.hasSuffix("App") && name != "App" ? String(name.dropLast(3)) : name
    }
}
