// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Pinion",
    products: [
        .library(name: "Pinion", targets: ["Pinion"]),
        .library(name: "PinionAccounts", targets: ["PinionAccounts"]),
        .library(name: "PinionDashboard", targets: ["PinionDashboard"]),
        .library(name: "PinionImages", targets: ["PinionImages"]),
        .library(name: "PinionSwiftUI", targets: ["SwiftUI", "Combine", "Charts"]),
        .library(name: "PinionTesting", targets: ["PinionTesting"]),
        .library(name: "PinionAccountsTesting", targets: ["PinionAccountsTesting"]),
        .library(name: "Reactive", targets: ["Reactive"]),
        .executable(name: "dashboard", targets: ["Dashboard"]),
        .executable(name: "pinion-dev", targets: ["PinionDev"]),
    ],
    targets: [
        // System libraries.
        .systemLibrary(
            name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CGnuTLS", pkgConfig: "gnutls", providers: [.apt(["libgnutls28-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-gnutls-dev"])]),
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
        .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
        .target(name: "CPublic", exclude: ["symbols"]),
        .target(name: "CPasswords", exclude: ["README.md", "common-passwords.bin", "make"]),
        .systemLibrary(name: "CEpoll"),
        .systemLibrary(name: "CMalloc"),
        .systemLibrary(name: "CProcess"),

        // The layers, from the ground up.
        .target(name: "Encoding"),
        .target(name: "JSON", dependencies: ["Encoding"]),
        .target(name: "Threads"),
        .target(name: "Programs", dependencies: ["CProcess"]),
        .target(name: "Images", dependencies: ["Threads", "CTurboJPEG", "CPNG", "CWebP"]),
        .target(
            name: "Localization", dependencies: ["JSON"], exclude: ["CLDR/README.md", "CLDR/make"]),
        .target(name: "Reactive"),
        .target(name: "DOM", dependencies: ["Reactive", "JSON", "Encoding", "Localization"]),
        .target(name: "Views", dependencies: ["DOM", "Localization", "Reactive", "JSON", "Encoding"]),
        .target(name: "Live", dependencies: ["DOM", "JSON", "Encoding"]),
        .target(name: "Server", dependencies: ["CEpoll", "CGnuTLS", "CMicrohttpd", "CZlib"]),
        .target(name: "Storage", dependencies: ["CSQLite", "CPostgres"]),
        .target(name: "Accounts", dependencies: ["CPasswords", "CSodium", "Encoding", "Storage", "Threads"]),
        .target(
            name: "Pinion",
            dependencies: [
                "CGnuTLS", "CMalloc", "CPublic", "Encoding", "Reactive", "JSON", "DOM", "Localization",
                "Programs",
                "Views", "Live", "Server",
            ]),
        .target(name: "PinionAccounts", dependencies: ["Pinion", "Programs", "Accounts"]),
        .target(
            name: "PinionDashboard", dependencies: ["CCurl", "DOM", "JSON", "Pinion", "Storage", "Views"]),
        .target(name: "PinionImages", dependencies: ["DOM", "Images"]),
        .target(name: "VirtualTime"),
        .target(
            name: "PinionTesting",
            dependencies: ["Pinion", "DOM", "JSON", "Live", "Views", "VirtualTime"]),

        // The names under which sources written for Apple's systems find Pinion.
        .target(
            name: "SwiftUI",
            dependencies: [
                "CPreviews", "Combine", "DOM", "Live", "Localization", "Pinion", "PreviewMacros", "Views",
            ],
            path: "Sources/PinionSwiftUI/SwiftUI"),
        .target(name: "CPreviews"),
        .macro(name: "PreviewMacros", path: "Sources/PinionSwiftUI/PreviewMacros"),
        .target(name: "Combine", dependencies: ["Reactive"], path: "Sources/PinionSwiftUI/Combine"),
        .target(name: "Charts", dependencies: ["DOM", "Views"], path: "Sources/PinionSwiftUI/Charts"),

        .target(name: "PinionAccountsTesting", dependencies: ["PinionAccounts", "PinionTesting"]),
        .target(name: "DashboardStorage", dependencies: ["Accounts", "Encoding", "Storage"]),
        .executableTarget(
            name: "Dashboard",
            dependencies: [
                "DashboardStorage", "PinionAccounts", "PinionDashboard", "PinionImages", "Programs",
                "Storage",
            ],
            resources: [
                .embedInCode("Theme/dashboard.css"), .embedInCode("Words/Localizable.xcstrings"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]),

        .executableTarget(name: "PinionDev", dependencies: ["JSON", "Programs", "Server"]),

        // Programs that are here to be compiled as users write them, and to be tried.
        .executableTarget(name: "Counter", dependencies: ["Pinion"], path: "Tests/Counter"),
        .executableTarget(name: "Embedder", dependencies: ["Pinion"], path: "Tests/Embedder"),
        .executableTarget(
            name: "Packing", dependencies: ["SwiftUI", "Combine", "Charts"], path: "Tests/Corpus/Packing"),
        .target(name: "Years", dependencies: ["SwiftUI", "Combine", "Charts"], path: "Tests/Corpus/Years"),
        .executableTarget(name: "Gallery", dependencies: ["Pinion"], path: "Tests/Gallery"),
        .executableTarget(
            name: "PhotoBooth", dependencies: ["Pinion", "PinionImages"], path: "Tests/PhotoBooth",
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(name: "PortraitMaker", dependencies: ["Images"], path: "Tests/PortraitMaker"),

        // Their tests, and what several of them stand on.
        .target(name: "ThreadsTesting", dependencies: ["Threads"], path: "Tests/ThreadsTesting"),
        .target(
            name: "DatabaseTesting", dependencies: ["Accounts", "Storage"], path: "Tests/DatabaseTesting"),
        .target(name: "ServerTesting", path: "Tests/ServerTesting"),
        .target(
            name: "SiteTesting",
            dependencies: ["Pinion", "DOM", "Live", "Reactive", "Server", "ServerTesting", "VirtualTime"],
            path: "Tests/SiteTesting"),
        .testTarget(name: "EncodingTests", dependencies: ["Encoding"]),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(
            name: "LocalizationTests", dependencies: ["Localization"], exclude: ["plural-samples.txt"]),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads", "ThreadsTesting"]),
        .testTarget(
            name: "ImagesTests", dependencies: ["Images", "PortraitMaker", "Threads", "CZlib"],
            exclude: ["Fixtures"]),
        .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "VirtualTime"]),
        .testTarget(name: "DOMTests", dependencies: ["DOM", "JSON", "Reactive", "PinionTesting"]),
        .testTarget(
            name: "ViewsTests",
            dependencies: [
                "Views", "DOM", "JSON", "Localization", "PinionTesting", "Reactive", "VirtualTime",
            ]),
        .testTarget(name: "LiveTests", dependencies: ["Live", "Reactive"]),
        .testTarget(name: "ServerTests", dependencies: ["Server", "ServerTesting"]),
        .testTarget(name: "StorageTests", dependencies: ["Storage", "DatabaseTesting"]),
        .testTarget(
            name: "AccountsTests",
            dependencies: ["Accounts", "DatabaseTesting", "Storage", "Threads", "ThreadsTesting"]),
        .testTarget(
            name: "DashboardStorageTests",
            dependencies: ["Accounts", "DashboardStorage", "DatabaseTesting", "Storage"]),
        .testTarget(
            name: "PinionTests",
            dependencies: [
                "Pinion", "DOM", "JSON", "Live", "Programs", "Server", "ServerTesting", "SiteTesting",
                "VirtualTime",
            ]),
        .testTarget(name: "PinionDevTests", dependencies: ["PinionDev", "Programs"]),
        .testTarget(
            name: "PinionAccountsTests",
            dependencies: [
                "PinionAccounts", "Accounts", "DatabaseTesting", "DOM", "Pinion", "Live", "Server",
                "ServerTesting", "SiteTesting", "Storage",
            ]),
        .testTarget(
            name: "PinionDashboardTests",
            dependencies: [
                "PinionDashboard", "DatabaseTesting", "DOM", "JSON", "Pinion", "PinionTesting", "Storage",
                "Views",
                "VirtualTime",
            ]),
        .testTarget(
            name: "PinionTestingTests",
            dependencies: [
                "Pinion", "PinionAccounts", "PinionAccountsTesting", "PinionTesting", "DOM", "JSON", "Live",
                "Reactive",
            ]),
        .testTarget(
            name: "SwiftUISnippets", dependencies: ["Pinion", "PinionTesting"], path: "Tests/SwiftUISnippets"),
        .testTarget(
            name: "PinionSwiftUITests",
            dependencies: [
                "SwiftUI", "Combine", "Charts", "Localization", "Packing", "PinionTesting", "Years",
            ]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "Pinion", "PinionAccounts", "PinionAccountsTesting", "PinionDashboard", "PinionImages",
                "PinionTesting",
                "Accounts", "DashboardStorage", "Images", "JSON", "Server", "Storage",
            ]),
        .testTarget(
            name: "BesideFoundation",
            dependencies: [
                "Pinion", "PinionAccounts", "PinionAccountsTesting", "PinionDashboard", "PinionImages",
                "PinionTesting",
            ],
            path: "Tests/BesideFoundation"),
        .testTarget(
            name: "DashboardTests",
            dependencies: [
                "Dashboard", "DashboardStorage", "PinionAccountsTesting", "PinionDashboard", "PinionImages",
                "ServerTesting", "SiteTesting", "Storage",
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
]
// The packages of most users switch on nothing beyond the Swift 6 language mode.
let asUsersWrite = [
    "BesideFoundation", "Counter", "DocumentationTests", "Embedder", "Packing", "SwiftUISnippets", "Years",
]
for target in package.targets where target.type != .system {
    let features = asUsersWrite.contains(target.name) ? [] : upcomingFeatures
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + features.map { .enableUpcomingFeature($0) }
        + [.treatAllWarnings(as: .error)]
}
