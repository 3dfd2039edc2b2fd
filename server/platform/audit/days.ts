const DAY_MS = 86_400_000;

/** Day in UTC: `2026-11-25`. */
export type UtcDay = string;

export function utcDay(moment: Date): UtcDay {
  return moment.toISOString().slice(0, 10);
}

/** Returns the day `days` later, or earlier if the number is negative. */
export function dayAfter(day: UtcDay, days = 1): UtcDay {
  return utcDay(new Date(startOf(day).getTime() + days * DAY_MS));
}

export function startOf(day: UtcDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
