const EVERY_MS = 60_000;

/** Sums up counts by name and reports them every minute, if there were any. */
export function minuteCounts<Name extends string>(
  report: (counts: Readonly<Partial<Record<Name, number>>>) => void,
) {
  let counts: Partial<Record<Name, number>> = {};

  function flush(): void {
    if (Object.keys(counts).length === 0) return;
    report(counts);
    counts = {};
  }

  const timer = setInterval(flush, EVERY_MS);
  timer.unref();
  return {
    add(name: Name, by = 1): void {
      if (by > 0) counts[name] = (counts[name] ?? 0) + by;
    },
    /** Reports the remaining counts and stops. */
    end(): void {
      clearInterval(timer);
      flush();
    },
  };
}
