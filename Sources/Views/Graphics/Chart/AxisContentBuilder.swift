/// Puts together the marks of an axis.
@resultBuilder
public enum AxisContentBuilder {
    public static func buildBlock(_ marks: AxisMarks...) -> [AxisMarks] { marks }
}
