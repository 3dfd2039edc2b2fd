/** Seconds between buckets in the existing server's mock. */
export const steps = {
  minute: 60,
  hour: 3_600,
  day: 86_400,
  week: 7 * 86_400,
  month: 30 * 86_400,
  quarter: 90 * 86_400,
  year: 365 * 86_400,
} as const;
export type Scale = keyof typeof steps;

export function scaleOf(text: string): Scale | undefined {
  return (Object.keys(steps) as Scale[]).find((scale) => scale === text);
}

/** Returns the mock's buckets: fixed steps from the very second of `from`, with both ends. */
export function mockTimes(from: number, to: number, scale: Scale): number[] {
  const times: number[] = [];
  for (let time = from; time <= to; time += steps[scale]) times.push(time);
  return times;
}

/**
 * Returns upstream's buckets: whole UTC periods before `to`. Minutes and hours begin with the one that holds `from`, so
 * that the first and the last are partial; coarser ones must begin within the range.
 */
export function upstreamTimes(from: number, to: number, scale: Scale): number[] {
  const times: number[] = [];
  let time = startOf(from, scale);
  if (time < from && scale !== 'minute' && scale !== 'hour') time = next(time, scale);
  for (; time < to; time = next(time, scale)) times.push(time);
  return times;
}

const MONTHS: Partial<Record<Scale, number>> = { month: 1, quarter: 3, year: 12 };
/** Seconds from the epoch to the first Monday: 1 January 1970 was a Thursday. */
const MONDAY = 4 * 86_400;

function startOf(seconds: number, scale: Scale): number {
  const months = MONTHS[scale];
  if (months !== undefined) {
    const date = new Date(seconds * 1000);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - (date.getUTCMonth() % months)) / 1000;
  }
  const offset = scale === 'week' ? MONDAY : 0;
  return Math.floor((seconds - offset) / steps[scale]) * steps[scale] + offset;
}

function next(start: number, scale: Scale): number {
  const months = MONTHS[scale];
  if (months === undefined) return start + steps[scale];
  const date = new Date(start * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months) / 1000;
}
