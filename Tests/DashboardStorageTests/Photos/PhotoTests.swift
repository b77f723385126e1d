import DatabaseTesting
import Testing

@testable import Accounts
@testable import DashboardStorage

@Suite("Photos")
struct PhotoTests {
    @Test(arguments: TestDriver.installed)
    func aPhotoIsServedAsItWasGiven(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        #expect(try await accounts.photo(of: ada) == nil)
        let etag = try await accounts.setPhoto([1, 2, 3], type: .png, for: ada)
        #expect(etag == "3918c58061547dffc0618e6bf1d46ea2")
        #expect(try await accounts.photo(of: ada) == Photo(bytes: [1, 2, 3], type: .png, etag: etag))
        #expect(try await accounts.person(ada)?.photoETag == etag)
        #expect(try await accounts.people(seenBy: nil).people.map(\.person.photoETag) == [etag])
    }

    @Test(arguments: TestDriver.installed)
    func anotherPhotoReplacesIt(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let first = try await accounts.setPhoto([1, 2, 3], type: .png, for: ada)
        let second = try await accounts.setPhoto([1, 2, 4], type: .jpeg, for: ada)
        #expect(first != second)
        #expect(try await accounts.photo(of: ada) == Photo(bytes: [1, 2, 4], type: .jpeg, etag: second))
        #expect(try await accounts.setPhoto([1, 2, 3], type: .png, for: ada) == first)
        for _ in 0..<2 {
            try await accounts.removePhoto(of: ada)
            #expect(try await accounts.photo(of: ada) == nil)
            #expect(try await accounts.person(ada)?.photoETag == nil)
        }
    }

    @Test(arguments: TestDriver.installed)
    func aPhotoHasTenMegabytesAtMost(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let largest = [UInt8](repeating: 7, count: 10 << 20)
        try await accounts.setPhoto(largest, type: .webP, for: ada)
        #expect(try await accounts.photo(of: ada)?.bytes == largest)
        let tooLarge = await errorOf { () throws(DashboardError) in
            try await accounts.setPhoto(largest + [7], type: .webP, for: ada)
        }
        #expect(tooLarge == .invalidPhoto(.tooLarge(maximum: 10 << 20)))
        let empty = await errorOf { () throws(DashboardError) in
            try await accounts.setPhoto([], type: .webP, for: ada)
        }
        #expect(empty == .invalidPhoto(.empty))
        #expect(try await accounts.photo(of: ada)?.bytes == largest)
    }

    @Test(arguments: TestDriver.installed)
    func nobodyHasNone(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open(configuration: .dashboard.quick)
        let nobody = User.ID(rawValue: 7)
        let error = await errorOf { () throws(DashboardError) in
            try await accounts.setPhoto([1], type: .png, for: nobody)
        }
        #expect(error == .noSuchUser(nobody))
        #expect(try await accounts.photo(of: nobody) == nil)
    }
}
