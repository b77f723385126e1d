import Pinion

/// Numbers and meters.
struct NumbersPage: View {
    @State private var volume = 3.0
    @State private var guests = 2
    @State private var zoom = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            Slider(value: $volume, in: 0...11, step: 1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("11")
            }
            Text("Volume: \(Int(volume))").name("volume-value")
            Stepper("Guests", value: $guests, in: 1...8)
            Text("Guests: \(guests)").name("guests-value")
            Stepper("Zoom", onIncrement: { zoom *= 2 }, onDecrement: zoom > 1 ? { zoom /= 2 } : nil)
            Text("Zoom: \(zoom)").name("zoom-value")
            ProgressView("Uploading", value: volume, total: 11)
            ProgressView("Saving…")
            Gauge(value: volume, in: 0...11) {
                Text("Loudness")
            } currentValueLabel: {
                Text("\(Int(volume)) of 11")
            }
            Button("Send") {}
            Button("Change all") {
                volume = 8
                guests = 5
                zoom = 16
            }
        }
        .navigationTitle("Numbers")
    }
}
