// swift-tools-version: 6.2

import PackageDescription

// `run` builds it with the fuzzer's flags, which a package that others depend on could not have.
let package = Package(
    name: "PinionFuzz",
    dependencies: [.package(name: "Pinion", path: "../..")],
    targets: [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                .product(name: "Pinion", package: "Pinion"),
                .product(name: "PinionImages", package: "Pinion"),
            ])
    ],
    swiftLanguageModes: [.v6]
)

let upcomingFeatures = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
]
for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? [])
        + upcomingFeatures.map { .enableUpcomingFeature($0) } + [.treatAllWarnings(as: .error)]
}
