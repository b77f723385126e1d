import Pinion
import PinionDashboard

extension Thermostat {
    /// What the daemon shows: two pages for people, and the readings for other programs.
    var site: Site {
        let site = Site {
            Page("/") { ThermostatView(thermostat: self) }
            Page("/dashboard") { DashboardView(of: self.recorder) }
            Endpoint(.get, "/readings.csv") { _ in
                let lines = self.readings.map { reading in
                    "\(reading.second),\(reading.temperature, specifier: "%.2f"),\(reading.isHeating)\n"
                }
                return Response("second,temperature,heating\n" + lines.joined(), type: "text/csv")
            }
        }
        site.name = "Thermostat"
        return site
    }
}
