export interface Validity {
  readonly value: string;
  readonly malformed: boolean;
  readonly expired: boolean;
}

const dateTime = /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

/** Returns what a `validUntil` (xs:dateTime, UTC without a zone; `` without one) says at this moment. */
export function expiryOf(validUntil: string, now: Date): Validity {
  const value = validUntil.trim();
  if (value === '') return { value, malformed: false, expired: false };
  const moment = Date.parse(/(Z|[+-]\d\d:\d\d)$/.test(value) ? value : `${value}Z`);
  if (!dateTime.test(value) || Number.isNaN(moment)) return { value, malformed: true, expired: false };
  return { value, malformed: false, expired: moment <= now.getTime() };
}
