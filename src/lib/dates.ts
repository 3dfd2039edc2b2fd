const withBareOffset = /([+-]\d{2})(\d{2})$/;

/**
 * `2026-03-01T09:48:21.000+0100` (offset without colon, WIRE T14) or any ISO 8601 date, as ISO 8601 in UTC. Nothing for what
 * is no date.
 */
export function utcOf(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const date = new Date(text.replace(withBareOffset, '$1:$2'));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Returns the same instant of the calendar, whole years and days apart. */
export function shifted(date: Date, { years = 0, days = 0 }: { years?: number; days?: number }): Date {
  const moved = new Date(date);
  moved.setFullYear(moved.getFullYear() + years);
  moved.setDate(moved.getDate() + days);
  return moved;
}
