@_exported public import Images
