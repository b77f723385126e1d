/// Puts together what stands at a value of an axis.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression(_ line: AxisGridLine) -> [AxisMark] { [AxisMark(kind: .gridLine)] }
    public static func buildExpression(_ tick: AxisTick) -> [AxisMark] { [AxisMark(kind: .tick)] }
    public static func buildExpression(_ label: AxisValueLabel) -> [AxisMark] {
        [AxisMark(kind: .label(label.format))]
    }
    public static func buildBlock(_ marks: [AxisMark]...) -> [AxisMark] { marks.flatMap(\.self) }
    public static func buildOptional(_ marks: [AxisMark]?) -> [AxisMark] { marks ?? [] }
    public static func buildEither(first marks: [AxisMark]) -> [AxisMark] { marks }
    public static func buildEither(second marks: [AxisMark]) -> [AxisMark] { marks }
}
