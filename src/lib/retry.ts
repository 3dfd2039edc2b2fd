const pauses = [500, 2_000, 8_000] as const;

/** Loads an optional part of a page, with further attempts after these pauses (milliseconds). */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
