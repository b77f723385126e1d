import DOM
import Server
import Testing

@testable import Pinion

/// What browsers load.
@MainActor
@Suite("Files for browsers") struct PublicFilesTests {
    private let folder = String(#filePath.prefix { _ in true }).replacing(
        "Tests/PinionTests/PublicFilesTests.swift", with: "Public")

    /// Those of the folder `Public` are listed by hand where the program takes them in.
    @Test func areAllPartOfTheProgram() throws {
        let embedded = try PublicFiles()
        let files = try StaticFiles(folder: folder)
        #expect(embedded.addresses.keys.sorted() == files.addresses.keys.sorted())
        #expect(embedded.addresses == files.addresses)
        for path in embedded.addresses.keys {
            let request = Request(method: .get, path: path)
            #expect(embedded.response(to: request)?.body == files.response(to: request)?.body, "\(path)")
        }
    }

    @Test func haveAddressesThatNameTheirContentUnlessOneWorksOnThem() throws {
        #expect(try PublicFiles().addresses["/icon.svg"]?.hasPrefix("/icon.svg?v=") == true)
        #expect(try PublicFiles(folder: folder).addresses.isEmpty)
        #expect(throws: SiteError.missingFolder("/no/such")) { try PublicFiles(folder: "/no/such") }
    }

    @Test func haveAPartOfThemNamedWithTheirContent() throws {
        let addresses = SiteAddresses(base: "/admin", files: try PublicFiles().addresses)
        let address = addresses("/icons.svg#house")
        #expect(address.hasPrefix("/admin/icons.svg?v="))
        #expect(address.hasSuffix("#house"))
        #expect(addresses("/people#house") == "/admin/people#house")
    }

    @Test func mayBeTheProgramsOwn() throws {
        let files = try PublicFiles([EmbeddedFile("/tea.css", Array("a{}".utf8))])
        let response = try #require(files.response(to: Request(method: .get, path: "/tea.css")))
        #expect(response.body == Array("a{}".utf8))
        #expect(files.addresses["/tea.css"]?.hasPrefix("/tea.css?v=") == true)
    }
}
