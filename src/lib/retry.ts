const pauses = [500, 2_000, 8_000] as const;

/** What is loaded beside a page: tried again after pauses (milliseconds), since the page is worth more than its part. */
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
