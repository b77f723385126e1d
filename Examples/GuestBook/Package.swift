// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "GuestBook",
    dependencies: [.package(name: "Pinion", path: "../..")],
    targets: [
        .executableTarget(
            name: "GuestBook", dependencies: [.product(name: "PinionAccounts", package: "Pinion")],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
