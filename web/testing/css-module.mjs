/** A stub of every CSS module in tests: the name of a class is its key. */
export default new Proxy({}, { get: (_, name) => String(name) });
