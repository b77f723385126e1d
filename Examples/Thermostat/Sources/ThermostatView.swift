import Pinion

struct ThermostatView: View {
    @ObservedObject var thermostat: Thermostat

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            if let reading = thermostat.latest {
                Gauge(value: reading.temperature, in: 5...30) {
                    Label(
                        reading.isHeating ? "Heating" : "Resting",
                        systemImage: reading.isHeating ? "house" : "clock")
                } currentValueLabel: {
                    Text("\(reading.temperature, specifier: "%.1f") °C").font(.title)
                }
            }
            TemperatureChart(readings: thermostat.readings, target: thermostat.settings.target)
            Form {
                Section("Settings") {
                    TextField("Room", text: $thermostat.settings.room)
                    Toggle("On", isOn: $thermostat.settings.isOn)
                    Slider("Target", value: $thermostat.settings.target, in: 5...30, step: 0.5)
                    LabeledContent("Keeps", value: "\(thermostat.settings.target) °C")
                }
            }
            NavigationLink("The room and the machine over time", destination: "/dashboard")
            Link("Readings as CSV", destination: "/readings.csv")
        }
        .padding()
        .navigationTitle(thermostat.settings.room)
    }
}
