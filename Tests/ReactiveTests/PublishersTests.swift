import Foundation
import Reactive
import Testing

/// The publishers to begin with.
@Suite struct BeginningPublishers {
    @Test func deferredMakesAPublisherForEachSubscriber() {
        var made = 0
        let numbers = Deferred {
            made += 1
            return Just(made)
        }
        #expect(made == 0)
        #expect(history(of: numbers) == ["1", "|"])
        #expect(history(of: numbers) == ["2", "|"])
    }

    @Test func recordSendsWhatWasWrittenDown() {
        let record = Record<Int, Problem> { recording in
            recording.receive(1)
            recording.receive(2)
            recording.receive(completion: .failure(.broken))
        }
        #expect(history(of: record) == ["1", "2", "x broken"])
        #expect(history(of: Record<Int, Never> { $0.receive(1) }) == ["1", "|"])
        #expect(record.recording.output == [1, 2])
        #expect(record.recording.completion == .failure(.broken))
    }

    @Test func recordCanBeWrittenAndReadAgain() throws {
        let record = Record<Int, Written>(output: [1, 2], completion: .failure(Written(reason: "no")))
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(record)
        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"completion":{"error":{"reason":"no"},"success":false},"output":[1,2]}"#)
        let read = try JSONDecoder().decode(Record<Int, Written>.self, from: data)
        #expect(read.recording.output == [1, 2])
        #expect(read.recording.completion == .failure(Written(reason: "no")))
        let finished = try JSONEncoder().encode(Subscribers.Completion<Written>.finished)
        #expect(String(decoding: finished, as: UTF8.self) == #"{"success":true}"#)
    }

    @Test func recordStopsForWhoCancels() {
        let record = Record<Int, Never>(output: [1, 2, 3], completion: .finished)
        #expect(history(of: record.prefix(2)) == ["1", "2", "|"])
    }

    @Test func anOptionalSendsItsValue() {
        #expect(history(of: Int("1").publisher) == ["1", "|"])
        #expect(history(of: Int("x").publisher) == ["|"])
    }

    @Test func aPublisherThatDoesNotFailCanBeAskedNotTo() {
        let numbers = Just(1).setFailureType(to: Problem.self).assertNoFailure()
        #expect(history(of: numbers) == ["1", "|"])
    }

    @Test func aFailureThatWasRuledOutStopsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Unlikely>(error: Unlikely()).assertNoFailure().sink { _ in }
        }
    }

    @Test func aBreakpointStopsWhereItSays() async {
        #expect(history(of: (1...2).publisher.breakpoint(receiveOutput: { $0 == 3 })) == ["1", "2", "|"])
        await #expect(processExitsWith: .failure) {
            _ = (1...3).publisher.breakpoint(receiveOutput: { $0 == 3 }).sink { _ in }
        }
    }

    @Test func aBreakpointOnErrorStopsAtAFailureOnly() async {
        #expect(history(of: Just(1).breakpointOnError()) == ["1", "|"])
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, Unlikely>(error: Unlikely()).breakpointOnError()
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        }
    }
}

private struct Written: Error, Codable, Equatable {
    let reason: String
}

struct Unlikely: Error {}
