import Dispatch
import Reactive

func move(_ subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
    subject.receive(on: DispatchQueue.main).sink { print($0) }
    // expect: requires that 'DispatchQueue' conform to 'Scheduler'
}
