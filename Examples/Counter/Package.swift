// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Counter",
    dependencies: [.package(name: "Pinion", path: "../..")],
    targets: [
        .executableTarget(
            name: "Counter", dependencies: [.product(name: "Pinion", package: "Pinion")], path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
