import PinionDashboard
import Testing

@Suite("The unit of figures")
struct FigureUnitTests {
    @Test func writesThemAsPeopleReadThem() {
        #expect(FigureUnit.part.text(0.37) == "37 %")
        #expect(FigureUnit.part.text(0) == "0 %")
        #expect(FigureUnit.bytes.text(1_288_490_189) == "1.2 GiB")
        #expect(FigureUnit.bytes.text(512) == "512 B")
        #expect(FigureUnit.bytes.text(0) == "0 B")
        #expect(FigureUnit.bytesPerSecond.text(45_056) == "44 KiB/s")
        #expect(FigureUnit.seconds.text(0.004) == "4 ms")
        #expect(FigureUnit.number.text(0.524) == "0.52")
        #expect(FigureUnit.number.text(1_300_000) == "1.3 M")
        #expect(FigureUnit.celsius.text(41.3) == "41 °C")
        #expect(FigureUnit.perSecond.text(12) == "12 /s")
    }

    @Test func writesADashForWhatIsNotThere() {
        #expect(FigureUnit.bytes.text(nil) == "–")
        #expect(FigureUnit.part.text(.nan) == "–")
        #expect(FigureUnit.seconds.text(.infinity) == "–")
    }

    @Test func writesChangesWithTheirSign() {
        #expect(FigureUnit.part.difference(0.031) == "+3 %")
        #expect(FigureUnit.part.difference(-0.25) == "−25 %")
        #expect(FigureUnit.bytes.difference(-2_097_152) == "−2 MiB")
    }

    @Test func goesToTheNextUnitWhenItRounds() {
        #expect(FigureUnit.seconds.text(0.999_7) == "1 s")
    }
}
