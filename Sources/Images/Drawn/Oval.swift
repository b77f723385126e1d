/// An ellipse; the canvas is 1 wide and 1 high.
struct Oval {
    var x: Double
    var y: Double
    /// Half of how wide it is.
    var width: Double
    /// Half of how high it is.
    var height: Double
}

extension Oval {
    func moved(_ right: Double, _ down: Double) -> Oval {
        Oval(x: x + right, y: y + down, width: width, height: height)
    }

    func scaled(_ horizontally: Double, _ vertically: Double) -> Oval {
        Oval(x: x, y: y, width: width * horizontally, height: height * vertically)
    }
}
