/** Whole minutes between two times in milliseconds since 1970, to the nearest, at least 0. */
export function minutesUntil(time: number, now: number): number {
  return Math.max(0, Math.round((time - now) / 60_000));
}
