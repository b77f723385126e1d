import Testing

@testable import Accounts

@Suite("Uploads")
struct UploadTests {
    @Test(arguments: TestDriver.installed)
    func aFileArrivesInParts(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let accounts = try await database.open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let id = try await accounts.beginUpload(for: ada, size: 6)
        #expect(try await accounts.upload(id) == Upload(id: id, owner: ada, size: 6, received: 0))
        #expect(try await accounts.append([1, 2, 3], to: id, at: 0) == 3)
        #expect(try await accounts.append([], to: id, at: 3) == 3)
        #expect(try await accounts.append([4], to: id, at: 3) == 4)
        // Another server goes on with it.
        let again = try await database.open()
        #expect(try await again.append([5, 6], to: id, at: 4) == 6)
        #expect(try await accounts.upload(id)?.isComplete == true)
        #expect(try await again.finishUpload(id) == [1, 2, 3, 4, 5, 6])
        #expect(try await accounts.upload(id) == nil)
        #expect(try await rowsLeft(accounts) == [0, 0])
    }

    @Test(arguments: TestDriver.installed)
    func whoLostTheirPlaceIsToldIt(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let id = try await accounts.beginUpload(for: ada, size: 6)
        try await accounts.append([1, 2, 3], to: id, at: 0)
        for (bytes, offset, problem) in [
            ([1, 2, 3], 0, UploadProblem.wrongOffset(expected: 3)), ([4], 4, .wrongOffset(expected: 3)),
            ([4], -1, .wrongOffset(expected: 3)), ([], 2, .wrongOffset(expected: 3)),
            ([4, 5, 6, 7], 3, .tooLong(size: 6)),
            ([UInt8](repeating: 0, count: 10 << 20 + 1), 3, .tooLong(size: 6)),
        ] as [([UInt8], Int, UploadProblem)] {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.append(bytes, to: id, at: offset)
            }
            #expect(error == .upload(problem))
        }
        let early = await errorOf { () throws(AccountsError) in try await accounts.finishUpload(id) }
        #expect(early == .upload(.incomplete(received: 3, size: 6)))
        try await accounts.append([4, 5, 6], to: id, at: 3)
        #expect(try await accounts.finishUpload(id) == [1, 2, 3, 4, 5, 6])
    }

    @Test(arguments: TestDriver.installed)
    func ofTwoWhoSendThePartAtOnceOneIsHeard(_ driver: TestDriver) async throws {
        let database = try TestDatabase(driver)
        let processes = [try await database.open(), try await database.open()]
        let ada = try await processes[0].createUser(name: "Ada", password: "difference engine").id
        let id = try await processes[0].beginUpload(for: ada, size: 40)
        for offset in 0..<20 {
            async let one = errorOf { () throws(AccountsError) in
                try await processes[0].append([0, UInt8(offset)], to: id, at: 2 * offset)
            }
            async let other = errorOf { () throws(AccountsError) in
                try await processes[1].append([0, UInt8(offset)], to: id, at: 2 * offset)
            }
            let errors = await [one, other]
            #expect(errors.contains(nil))
            #expect(errors.contains(.upload(.wrongOffset(expected: 2 * offset + 2))))
        }
        #expect(try await processes[0].finishUpload(id) == (0..<20).flatMap { [0, $0] })
    }

    @Test(arguments: TestDriver.installed)
    func oneThatIsUnknownGoesNowhere(_ driver: TestDriver) async throws {
        let accounts = try await TestDatabase(driver).open()
        let id = UploadID.random()
        #expect(try await accounts.upload(id) == nil)
        for bytes in [[], [1], [UInt8](repeating: 0, count: 10 << 20 + 1)] as [[UInt8]] {
            let error = await errorOf { () throws(AccountsError) in
                try await accounts.append(bytes, to: id, at: 0)
            }
            #expect(error == .upload(.unknown))
        }
        let error = await errorOf { () throws(AccountsError) in try await accounts.finishUpload(id) }
        #expect(error == .upload(.unknown))
        try await accounts.cancelUpload(id)
        let nobody = await errorOf { () throws(AccountsError) in
            try await accounts.beginUpload(for: User.ID(rawValue: 7), size: 1)
        }
        #expect(nobody == .noSuchUser(User.ID(rawValue: 7)))
    }

    @Test(arguments: [0, -1, .min, 10 << 20 + 1, .max])
    func oneThatIsEmptyOrTooLargeDoesNotBegin(_ size: Int) async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.beginUpload(for: User.ID(rawValue: 7), size: size)
        }
        #expect(error == .invalidPhoto(size > 0 ? .tooLarge(maximum: 10 << 20) : .empty))
    }

    @Test(arguments: TestDriver.installed)
    func theFourthReplacesTheOneThatWasQuietLongest(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let accounts = try await TestDatabase(driver).open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let grace = try await accounts.createUser(name: "Grace", password: "nanoseconds of wire").id
        let others = try await accounts.beginUpload(for: grace, size: 2)
        var uploads: [UploadID] = []
        for _ in 0..<3 {
            uploads.append(try await accounts.beginUpload(for: ada, size: 2))
            clock.advance(by: 1)
        }
        try await accounts.append([1], to: uploads[0], at: 0)
        clock.advance(by: 1)
        uploads.append(try await accounts.beginUpload(for: ada, size: 2))
        var alive: [Bool] = []
        for id in uploads + [others] { alive.append(try await accounts.upload(id) != nil) }
        #expect(alive == [true, false, true, true, true])
    }

    @Test(arguments: TestDriver.installed)
    func afterAnHourWithoutAByteItIsGivenUp(_ driver: TestDriver) async throws {
        let clock = ManualClock()
        let database = try TestDatabase(driver)
        let accounts = try await database.open(clock)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let id = try await accounts.beginUpload(for: ada, size: 3)
        clock.advance(by: 3599)
        try await accounts.append([1], to: id, at: 0)
        clock.advance(by: 3599)
        #expect(try await accounts.upload(id)?.received == 1)
        clock.advance(by: 1)
        #expect(try await accounts.upload(id) == nil)
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.append([2], to: id, at: 1)
        }
        #expect(error == .upload(.unknown))
        #expect(try await rowsLeft(accounts) == [1, 1])
        _ = try await database.open(clock)
        #expect(try await rowsLeft(accounts) == [0, 0])
    }

    @Test func isNotCutIntoARowForEachByte() async throws {
        let accounts = try await Accounts(.sqlite(":memory:"), configuration: .quick)
        let ada = try await accounts.createUser(name: "Ada", password: "difference engine").id
        let id = try await accounts.beginUpload(for: ada, size: 5000)
        for offset in 0..<4096 { try await accounts.append([1], to: id, at: offset) }
        let error = await errorOf { () throws(AccountsError) in
            try await accounts.append([1], to: id, at: 4096)
        }
        #expect(error == .upload(.tooManyParts(maximum: 4096)))
    }

    @Test(arguments: [
        "", "0", String(repeating: "0", count: 31), String(repeating: "G", count: 32),
        String(repeating: "A", count: 32), String(repeating: "0", count: 34),
        String(repeating: "é", count: 16),
    ])
    func anIdentifierThatIsNoneIsNotTaken(_ text: String) {
        #expect(UploadID(text) == nil)
    }

    @Test func anIdentifierIsReadAsItIsWritten() {
        let id = UploadID.random()
        #expect(UploadID(id.description) == id)
        #expect(id != UploadID.random())
        #expect(UploadID("000102030405060708090a0b0c0d0eff")?.bytes == Array(0...14) + [255])
    }
}

extension UploadTests {
    /// Uploads, and parts of uploads.
    private func rowsLeft(_ accounts: Accounts) async throws -> [Int64] {
        let count = Statement(
            "left", "SELECT (SELECT count(*) FROM uploads), (SELECT count(*) FROM upload_parts)")
        let row = try await accounts.run(count, [])[0]
        return [try row.integer(0), try row.integer(1)]
    }
}
