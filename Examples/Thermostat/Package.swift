// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "Thermostat",
    dependencies: [.package(name: "Pinion", path: "../..")],
    targets: [
        .executableTarget(
            name: "Thermostat",
            dependencies: [
                .product(name: "Pinion", package: "Pinion"),
                .product(name: "PinionDashboard", package: "Pinion"),
            ],
            path: "Sources")
    ],
    swiftLanguageModes: [.v6]
)
