import { periodCode } from '../../api/periodCode';
import type { Person } from '../../contracts/domain/person/person';
import { maySeeStatistics } from '../../contracts/domain/person/rights';
import { firstOf, moved } from '../../lib/calendar';
import { dayAt } from '../../lib/zone';

/** Returns the period of last month for statistics; nothing if the person does not see them, or they are down. */
export function lastMonthFor(person: Person, now: number): { readonly period: string } | undefined {
  const { statsTimeZone, statisticsDown } = person.installation;
  if (statisticsDown || !maySeeStatistics(person)) return undefined;
  const today = dayAt(now, statsTimeZone);
  return { period: periodCode('month', moved(firstOf('month', today), -1, 'month')) };
}

/** Returns the number below which services have no number of users, if that is the only reason for having none. */
export function fewestUsers({ installation }: Person): number | undefined {
  const { statsMinUsers, statsNamelessUntil } = installation;
  return statsMinUsers > 0 && statsNamelessUntil === undefined ? statsMinUsers : undefined;
}
