import PinionAccounts
import PinionDashboard

/// The other nodes of the program.
struct NodesView: View {
    let recorder: Recorder
    @Query("range") private var range = FigureRange.live

    var body: some View {
        FigureRangePicker(selection: $range)
        LiveNodes(of: recorder, range: range)
    }
}
