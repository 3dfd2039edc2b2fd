/** Parses the header Retry-After (RFC 9110, 10.2.3), seconds or a date. Returns seconds; undefined if it is invalid. */
export function readRetryAfter(header: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}
