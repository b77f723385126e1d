@_exported public import PinionAccounts
@_exported public import PinionTesting
