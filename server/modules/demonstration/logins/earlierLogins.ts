import type { Random } from '../random';

const YEAR = 365;
/** A new service is found by everybody within so many days. */
const GETTING_KNOWN = 90;

/**
 * Invents the logins of the days before the last year, the oldest first, where `busyness` says how busy these are. Every
 * service has a growth of its own that stays the same from year to year; some have come meanwhile. What is drawn here is
 * drawn from numbers of its own: the last year stays as it is.
 */
export function earlierLogins(
  random: Random,
  busyness: readonly number[],
): (ordinary: number, since: Date | null) => number[] {
  const days = busyness.length;
  return (ordinary, since) => {
    const growthOfDay = (1.03 + 0.22 * random.next()) ** (1 / YEAR);
    let usual = ordinary * growthOfDay ** -days;
    const first = random.chance(0.2) ? random.between(0, Math.max(0, days - GETTING_KNOWN)) : -GETTING_KNOWN;
    return busyness.map((busy, at) => {
      const known = Math.min(1, Math.max(0, (at - first) / GETTING_KNOWN));
      usual *= growthOfDay;
      const expected = usual * busy * known * (0.85 + 0.3 * random.next());
      const count = Math.floor(expected + random.next());
      // Connected within the last year, so that nobody logged in before.
      return since === null ? count : 0;
    });
  };
}
