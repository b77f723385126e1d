import DOM
import JSON
import Reactive
import Testing
import Views

@MainActor
@Suite("Slider")
struct SliderTests {
    @Test func isARangeInItsLabel() {
        let page = MountedPage(Volume())
        #expect(
            page.html == """
                <label class="field slider"><span>Volume</span>\
                <input min="0" max="11" step="1" type="range" name="volume" form="page" value="3"></label><p>3.0</p>
                """)
    }

    @Test func movingItReachesTheModel() {
        let page = MountedPage(Volume())
        page.type("7", into: "volume")
        #expect(page.texts.last == "7.0")
    }

    @Test(arguments: ["12", "-1", "nan", "loud", ""])
    func whatIsBeyondItsEndsIsRefused(_ text: String) {
        let page = MountedPage(Volume())
        #expect(page.type(text, into: "volume") != nil)
        #expect(page.texts.last == "3.0")
    }

    @Test func hasLabelsAtItsEnds() {
        let page = MountedPage {
            Slider(value: .constant(0.5)) {
                Text("Speed")
            } minimumValueLabel: {
                Text("slow")
            } maximumValueLabel: {
                Text("fast")
            }
        }
        #expect(
            page.html == """
                <label class="field slider"><span>Speed</span>\
                <span class="minimum" aria-hidden="true"><span>slow</span></span>\
                <input min="0" max="1" step="any" type="range" name="speed" form="page" value="0.5">\
                <span class="maximum" aria-hidden="true"><span>fast</span></span></label>
                """)
    }
}

@MainActor
@Suite("Stepper")
struct StepperTests {
    @Test func isAFieldWithTwoButtons() {
        let page = MountedPage(Guests())
        #expect(
            page.html == """
                <div class="stepper" role="group" aria-labelledby="stepper-1">\
                <label class="field"><span id="stepper-1">Guests</span>\
                <input inputmode="decimal" name="guests" form="page" value="7"></label>\
                <button class="visually-hidden" tabindex="-1" aria-hidden="true" \
                name="action" value="guests-submit" form="page">Submit</button>\
                <button class="decrement" aria-label="Decrease" data-each="true" name="action" value="guests-decrease" form="page">−</button>\
                <button class="increment" aria-label="Increase" data-each="true" name="action" value="guests-increase" form="page">+</button>\
                </div><p>7</p>
                """)
    }

    @Test func itsButtonsStopAtTheEnds() {
        let page = MountedPage(Guests())
        page.press("guests-increase")
        #expect(page.texts.last == "8")
        #expect(page.control("guests-increase")?.isEnabled == false)
        page.press("guests-decrease")
        #expect(page.control("guests-increase")?.isEnabled == true)
        #expect(page.control("guests")?.jsonValue == .string("7"))
    }

    @Test func aNumberCanBeTyped() {
        let page = MountedPage(Guests())
        page.type("2", into: "guests")
        #expect(page.texts.last == "2")
        #expect(page.type("9", into: "guests") == "This is a number from 1 to 8.")
        #expect(page.texts.last == "2")
    }

    @Test func enterPressesTheButtonOfTheForm() {
        let page = MountedPage(Booking())
        page.press("guests-submit")
        #expect(page.texts.last == "2 booked")
    }

    @Test func tenTimesATenthIsOne() {
        let page = MountedPage(Tenths())
        for _ in 0..<10 { page.press("amount-increase") }
        #expect(page.texts.last == "1.0")
    }

    @Test func doesNotGoBeyondTheLastNumber() {
        let page = MountedPage(Large())
        page.press("number-increase")
        #expect(page.texts.last == "\(Int.max)")
    }

    @Test func canDoSomethingElse() {
        let page = MountedPage(Zoom())
        #expect(
            page.html == """
                <div class="stepper" role="group" aria-labelledby="stepper-1">\
                <span id="stepper-1"><span>Zoom 1</span></span>\
                <button class="visually-hidden" tabindex="-1" aria-hidden="true" \
                name="action" value="zoom-1-submit" form="page">Submit</button>\
                <button class="decrement" aria-label="Decrease" data-each="true" data-disabled="" name="action" value="zoom-1-decrease" form="page">\
                −</button>\
                <button class="increment" aria-label="Increase" data-each="true" name="action" value="zoom-1-increase" form="page">+</button></div>
                """)
        page.press("zoom-1-increase")
        #expect(page.texts.first == "Zoom 2")
    }
}

@MainActor
@Suite("ProgressView and Gauge")
struct MeterTests {
    @Test func aWheelTurnsWhileItIsNotKnownHowFarItHasCome() {
        let page = MountedPage { ProgressView() }
        #expect(page.html == #"<progress class="spinner" aria-label="Loading…"></progress>"#)
    }

    @Test func aWheelHasALabel() {
        let page = MountedPage { ProgressView("Saving…") }
        #expect(
            page.html == """
                <label class="progress busy"><span><span>Saving…</span></span>\
                <progress class="spinner"></progress></label>
                """)
    }

    @Test func aBarIsWithinItsBounds() {
        let page = MountedPage { ProgressView("Upload", value: 12.0, total: 10) }
        #expect(
            page.html == """
                <label class="progress"><span><span>Upload</span></span>\
                <progress max="10" value="10"></progress></label>
                """)
    }

    @Test(arguments: [Double.nan, -1])
    func aBarIsNotPutOffByOddNumbers(_ value: Double) {
        let page = MountedPage { ProgressView(value: value) }
        #expect(page.html == #"<progress max="1" value="0" aria-label="Loading…"></progress>"#)
    }

    @Test func aGaugeIsAMeter() {
        let page = MountedPage {
            Gauge(value: 21.5, in: -10...40) {
                Text("Outside")
            } currentValueLabel: {
                Text("21.5°")
            }
        }
        #expect(
            page.html == """
                <label class="gauge"><span><span>Outside</span></span>\
                <meter min="-10" max="40" value="21.5"></meter>\
                <span class="current"><span>21.5°</span></span></label>
                """)
    }
}

private struct Volume: View {
    @State private var volume = 3.0

    var body: some View {
        Slider("Volume", value: $volume, in: 0...11, step: 1)
        Text("\(volume)")
    }
}

private struct Guests: View {
    @State private var guests = 7

    var body: some View {
        Stepper("Guests", value: $guests, in: 1...8)
        Text("\(guests)")
    }
}

private struct Booking: View {
    @State private var guests = 2
    @State private var booked = 0

    var body: some View {
        Stepper("Guests", value: $guests, in: 1...8)
        Button("Book") { booked = guests }
        Text("\(booked) booked")
    }
}

private struct Tenths: View {
    @State private var amount = 0.0

    var body: some View {
        Stepper("Amount", value: $amount, step: 0.1)
        Text("\(amount)")
    }
}

private struct Large: View {
    @State private var number = Int.max - 1

    var body: some View {
        Stepper("Number", value: $number, step: 5)
        Text("\(number)")
    }
}

private struct Zoom: View {
    @State private var zoom = 1

    var body: some View {
        Stepper("Zoom \(zoom)", onIncrement: { zoom *= 2 }, onDecrement: nil)
    }
}
