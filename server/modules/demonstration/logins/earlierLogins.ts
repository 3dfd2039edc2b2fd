import type { Random } from '../random';

const YEAR = 365;
/** Days until all users have found a new service. */
const ADOPTION_DAYS = 90;

/**
 * Invents the logins of the days before the last year, oldest first; `busyness` is the activity of these days. Each
 * service has its own constant yearly growth; some were added meanwhile. The random numbers are separate, so that the
 * last year stays as it is.
 */
export function earlierLogins(
  random: Random,
  busyness: readonly number[],
): (ordinary: number, since: Date | null) => number[] {
  const days = busyness.length;
  return (ordinary, since) => {
    const growthOfDay = (1.03 + 0.22 * random.next()) ** (1 / YEAR);
    let usual = ordinary * growthOfDay ** -days;
    const first = random.chance(0.2) ? random.between(0, Math.max(0, days - ADOPTION_DAYS)) : -ADOPTION_DAYS;
    return busyness.map((busy, at) => {
      const known = Math.min(1, Math.max(0, (at - first) / ADOPTION_DAYS));
      usual *= growthOfDay;
      const expected = usual * busy * known * (0.85 + 0.3 * random.next());
      const count = Math.floor(expected + random.next());
      // A service with a date was connected within the last year, so that it has no logins before.
      return since === null ? count : 0;
    });
  };
}
