/** Stands in for every CSS module: each class is called by its own name. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default names;
