// swift-tools-version: 6.2

import PackageDescription

// `raw` and `load` are plain C programs, built by `run` without the package manager.
let package = Package(
    name: "PinionBenchmarks",
    dependencies: [.package(name: "Pinion", path: "..")],
    targets: [
        .target(name: "CHeap"),
        .executableTarget(
            name: "reactive-bench",
            dependencies: ["CHeap", .product(name: "Reactive", package: "Pinion")]),
        .target(
            name: "LoginPage", dependencies: [.product(name: "Pinion", package: "Pinion")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(
            name: "views-bench",
            dependencies: [
                "CHeap", "LoginPage", .product(name: "Pinion", package: "Pinion"),
                .product(name: "PinionTesting", package: "Pinion"),
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .executableTarget(
            name: "bench-server", dependencies: ["LoginPage", .product(name: "Pinion", package: "Pinion")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
]
for target in package.targets where target.name != "CHeap" {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
