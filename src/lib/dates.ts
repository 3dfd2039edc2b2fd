const withBareOffset = /([+-]\d{2})(\d{2})$/;

/**
 * `2026-03-01T09:48:21.000+0100` (offset without colon, WIRE T14) or any ISO 8601 date, as ISO 8601 in UTC;
 * nothing for other texts.
 */
export function utcOf(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const date = new Date(text.replace(withBareOffset, '$1:$2'));
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export function epochSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}

/** Returns the date, moved by whole years and days of the calendar. */
export function shifted(date: Date, { years = 0, days = 0 }: { years?: number; days?: number }): Date {
  const moved = new Date(date);
  moved.setFullYear(moved.getFullYear() + years);
  moved.setDate(moved.getDate() + days);
  return moved;
}
