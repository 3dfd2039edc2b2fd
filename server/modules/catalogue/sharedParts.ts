/** What all viewers' answers have in common, made when the first of them needs it. */
export interface Shared {
  /** `make` is run once for each `name` and version of the catalogue; what fails is not kept. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** Keeps the shared parts of the newest version of the catalogue that was asked for. */
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
