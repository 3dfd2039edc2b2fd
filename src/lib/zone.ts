import { moved, utcMidnight, type Day } from './calendar';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the same clock for a zone each time: making one costs more than reading it a hundred times. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Returns the zone if this browser knows it, otherwise UTC. */
export function knownZone(zone: string): string {
  try {
    clockOf(zone);
    return zone;
  } catch {
    return 'UTC';
  }
}

function partsAt(instant: number, zone: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** Returns the day that it is in the zone at this instant (epoch milliseconds). */
export function dayAt(instant: number, zone: string): Day {
  const { year = '', month = '', day = '' } = partsAt(instant, zone);
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Returns how far the zone's clocks are ahead of UTC at this instant, in milliseconds. */
function aheadAt(instant: number, zone: string): number {
  const { hour, minute, second } = partsAt(instant, zone);
  const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
  return utcMidnight(dayAt(instant, zone)) + clock - Math.floor(instant / 1000) * 1000;
}

/** Longer than the clocks of any zone were ever put back. */
const longestStep = 4 * 3600_000;

/**
 * Tells whether the clocks of the zone show this minute twice, because they are put back before or after it.
 */
export function comesTwice(instant: number, zone: string): boolean {
  const ahead = aheadAt(instant, zone);
  return [-longestStep, longestStep].some((step) => {
    const other = aheadAt(instant + step, zone);
    return other !== ahead && aheadAt(instant + ahead - other, zone) === other;
  });
}

/**
 * Returns the first instant of a day in the zone, epoch milliseconds. If the clocks skip midnight that day,
 * it begins after the jump; if midnight comes twice, with the first one.
 */
export function startOfDay(day: Day, zone: string): number {
  const midnight = utcMidnight(day);
  const before = aheadAt(midnight - 24 * 3600_000, zone);
  const after = aheadAt(midnight + 24 * 3600_000, zone);
  const candidates = [midnight - before, midnight - after].sort((a, b) => a - b);
  const found = candidates.find((instant) => dayAt(instant, zone) === day);
  return found ?? midnight - before;
}

/** Returns the instant at which a day has ended, epoch milliseconds: the next one begins. */
export function endOfDay(day: Day, zone: string): number {
  return startOfDay(moved(day, 1, 'day'), zone);
}
