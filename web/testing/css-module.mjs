/** Stands for every CSS module in tests: a class is called by its own name. */
export default new Proxy({}, { get: (_, name) => String(name) });
