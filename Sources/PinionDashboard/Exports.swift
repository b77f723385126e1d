// What a user writes with; `import PinionDashboard` brings the pages along.
@_exported public import Pinion
