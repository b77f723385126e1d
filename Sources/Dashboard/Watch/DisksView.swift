import PinionAccounts
import PinionDashboard

/// How full the disks are, and what is read from them and written.
struct DisksView: View {
    let recorder: Recorder
    @Query("range") private var range = FigureRange.live

    var body: some View {
        FigureRangePicker(selection: $range)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 400))], spacing: 16) {
            LiveChart("Used", of: recorder, "disk.used", by: "mount", range: range, unit: .bytes)
            LiveChart("At work", of: recorder, "disk.work", by: "disk", range: range, unit: .part)
            LiveChart("Read", of: recorder, "disk.read", by: "disk", range: range, unit: .bytesPerSecond)
            LiveChart(
                "Written", of: recorder, "disk.written", by: "disk", range: range, unit: .bytesPerSecond)
        }
        LiveMachine(of: recorder)
    }
}
