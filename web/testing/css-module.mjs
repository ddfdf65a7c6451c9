/** The stub of all CSS modules in tests: the name of a class is its key. */
export default new Proxy({}, { get: (_, name) => String(name) });
