/// Words beside a mark of a chart.
struct ChartAnnotation: Equatable {
    let text: String
    let position: AnnotationPosition
}
