/** Common parts of all viewers' answers, made on first use. */
export interface Shared {
  /** Runs `make` once for each `name` and version of the catalogue. A failure is not kept. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the shared parts of the newest version of the catalogue that was requested. */
export function sharedParts(): (version: string) => Shared {
  let newest = '';
  let parts = new Map<string, Promise<unknown>>();

  return (version) => {
    if (version !== newest) {
      newest = version;
      parts = new Map();
    }
    const own = parts;
    return {
      once<T>(name: string, make: () => Promise<T>): Promise<T> {
        const known = own.get(name) as Promise<T> | undefined;
        if (known) return known;
        const made = make();
        own.set(name, made);
        made.catch(() => own.delete(name));
        return made;
      },
    };
  };
}
