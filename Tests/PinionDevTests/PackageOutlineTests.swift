import Testing

@testable import PinionDev

@Suite struct PackagesAndTheirProducts {
    @Test func theDescriptionOfAPackageNamesWhatIsRunAndWatched() {
        let text = """
            {"products": [
                {"name": "Shop", "targets": ["Shop"], "type": {"executable": null}},
                {"name": "Goods", "targets": ["Goods"], "type": {"library": ["automatic"]}}],
             "targets": [
                {"name": "Shop", "path": "Sources/Shop", "type": "executable"},
                {"name": "Goods", "path": "Goods", "type": "library"},
                {"name": "ShopTests", "path": "Tests/ShopTests", "type": "test"}]}
            """
        #expect(
            PackageOutline(describedBy: Array(text.utf8))
                == PackageOutline(executables: ["Shop"], folders: ["Sources/Shop", "Goods"]))
        #expect(PackageOutline(describedBy: Array("error: no".utf8)) == nil)
    }

    @Test func theOnlyProductNeedNotBeNamed() throws {
        let outline = PackageOutline(executables: ["Shop", "pinion-dev"], folders: [])
        #expect(try outline.product(named: nil) == "Shop")
        #expect(try outline.product(named: "Shop") == "Shop")
    }

    @Test func ofSeveralOneHasToBeNamed() throws {
        let outline = PackageOutline(executables: ["Stock", "Shop"], folders: [])
        #expect(try outline.product(named: "Stock") == "Stock")
        #expect(throws: Problem("the package has several executable products; say which: Shop, Stock")) {
            try outline.product(named: nil)
        }
    }

    @Test func aProductThatIsNotThereIsNamedWithThoseThatAre() {
        #expect(throws: Problem("the package has no executable product Shp; it has Shop")) {
            try PackageOutline(executables: ["Shop"], folders: []).product(named: "Shp")
        }
        #expect(throws: Problem("the package has no executable product")) {
            try PackageOutline(executables: [], folders: []).product(named: nil)
        }
    }
}
