import PinionAccounts
import PinionDashboard

/// What the machine receives and sends.
struct NetworkView: View {
    let recorder: Recorder
    @Query("range") private var range = FigureRange.live

    var body: some View {
        FigureRangePicker(selection: $range)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 400))], spacing: 16) {
            LiveChart(
                "Received", of: recorder, "network.received", by: "interface", range: range,
                unit: .bytesPerSecond)
            LiveChart(
                "Sent", of: recorder, "network.sent", by: "interface", range: range, unit: .bytesPerSecond)
            LiveChart(
                "Errors and losses", of: recorder, "network.errors", by: "interface", range: range,
                unit: .perSecond)
        }
    }
}
