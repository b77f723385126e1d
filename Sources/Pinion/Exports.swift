// What a user writes with; `import Pinion` is the only import.
@_exported public import DOM
@_exported public import Live
@_exported public import Localization
@_exported public import Observation
@_exported public import Reactive
@_exported public import Server
@_exported public import Views
