"""A server of the tests' own that speaks Pinion's protocol, in whatever nasty order a test asks for."""
