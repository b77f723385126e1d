internal import DOM
internal import Encoding
internal import Reactive

/// The number of a stepper, whatever its type.
struct StepperValue {
    let origin: BindingOrigin?
    let text: () -> String
    let enter: (String) throws(FieldError) -> Void
    let canIncrement: () -> Bool
    let canDecrement: () -> Bool
    let increment: () -> Void
    let decrement: () -> Void

    init(_ value: Binding<Int>, _ bounds: ClosedRange<Int>, _ step: Int) {
        self.init(value, bounds, .number) { number, steps in
            // What is beyond all numbers is beyond the bounds, too.
            let (change, _) = step.multipliedReportingOverflow(by: steps)
            let (sum, isTooLarge) = number.addingReportingOverflow(change)
            return isTooLarge ? (change < 0 ? .min : .max) : sum
        }
    }

    init(_ value: Binding<Double>, _ bounds: ClosedRange<Double>, _ step: Double) {
        self.init(value, bounds, .number) { number, steps in
            // So that ten times 0.1 makes 1.
            ((number + step * Double(steps)) * 1e9).rounded() / 1e9
        }
    }

    private init<Format: FieldFormat>(
        _ value: Binding<Format.Value>, _ bounds: ClosedRange<Format.Value>, _ format: Format,
        adding: @escaping (Format.Value, Int) -> Format.Value
    ) where Format.Value: Comparable {
        origin = value.origin
        text = { format.text(of: value.wrappedValue) }
        enter = { text throws(FieldError) in
            let number = try format.value(of: text.trimmed)
            guard bounds.contains(number) else {
                throw FieldError(Self.message(format, bounds))
            }
            value.wrappedValue = number
        }
        canIncrement = { value.wrappedValue < bounds.upperBound }
        canDecrement = { value.wrappedValue > bounds.lowerBound }
        increment = {
            let next = adding(value.wrappedValue, 1)
            value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
        }
        decrement = {
            let next = adding(value.wrappedValue, -1)
            value.wrappedValue = min(max(next, bounds.lowerBound), bounds.upperBound)
        }
    }

    private static func message<Format: FieldFormat>(
        _ format: Format, _ bounds: ClosedRange<Format.Value>
    ) -> String {
        "This is a number from \(format.text(of: bounds.lowerBound)) to \(format.text(of: bounds.upperBound))."
    }
}
