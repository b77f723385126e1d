// What tests are written with beside the pages.
@_exported public import VirtualTime
