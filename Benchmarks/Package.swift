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
        .executableTarget(
            name: "bench-server", dependencies: [.product(name: "Pinion", package: "Pinion")],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ],
    swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
]
for target in package.targets where target.name.contains("-") {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
