import type { TimeZone } from '../../platform/time/timeZone';
import type { DayOfLogins } from './loginStore';
import { Pace } from './collecting/pace';
import { YearCounter, type Counted } from './yearCounter';

const LOGINS_AT_ONCE = 1_000;

/**
 * Counts a year from the logins of its UTC days, ascending, in portions that do not block requests. `services` receives
 * the services; the number of each in the counts is its position there, from 1.
 */
export async function countYear(
  year: number,
  zone: TimeZone,
  days: AsyncIterable<DayOfLogins>,
  services: string[],
): Promise<Counted[]> {
  const counter = new YearCounter(year, zone);
  const numbers = new Map<string, number>();
  const numberOf = (service: string) => {
    const known = numbers.get(service) ?? services.push(service);
    numbers.set(service, known);
    return known;
  };
  const counting = new Pace({ least: 1, most: 1 });
  for await (const { day, logins } of days) {
    const numbered = logins.map((login) => ({ ...login, service: numberOf(login.service) }));
    for (let at = 0; at < numbered.length; at += LOGINS_AT_ONCE)
      await counting.piece(1, () => counter.add(day, numbered.slice(at, at + LOGINS_AT_ONCE)));
  }
  return counter.counted();
}
