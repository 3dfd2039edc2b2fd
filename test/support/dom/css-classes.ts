/** Replaces every CSS module: the name of a class is its name in the module. */
const names: Record<string, string> = new Proxy({}, { get: (_target, name) => String(name) });

export default names;
