import Testing

@testable import Server

@Suite("The descriptors of a process") struct DescriptorSharesTests {
    @Test(arguments: [
        (1_048_576, 1_044_288, 64, 64, 4_096), (1_024, 704, 64, 64, 128), (256, 128, 16, 16, 32),
        (64, 32, 4, 4, 8), (1, 1, 0, 0, 0),
    ])
    func areSharedOut(count: Int, connections: Int, refused: Int, leaving: Int, uploads: Int) {
        let shares = DescriptorShares(of: count)
        #expect(shares.connections == connections)
        #expect(shares.refused == refused)
        #expect(shares.leaving == leaving)
        #expect(shares.uploads == uploads)
    }

    @Test func areFewerWhereAConnectionTakesThree() {
        let shares = DescriptorShares(of: 1_024, perConnection: 3)
        #expect(shares.connections == 235)
        #expect(shares.refused == 21)
        #expect(shares.leaving == 21)
    }
}
