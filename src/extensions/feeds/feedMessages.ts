import type { FeedFault, FeedWarning } from '../../contracts/wire/feeds';
import type { StatusKind } from '../../ui/marks/StatusMark';

export const faultMessages = {
  expired: 'feeds.fault.expired',
  failed: 'feeds.fault.failed',
  stopped: 'feeds.fault.stopped',
  never: 'feeds.fault.never',
  late: 'feeds.fault.late',
} as const satisfies Record<FeedFault, string>;

export const faultMarks: Readonly<Record<FeedFault, StatusKind>> = {
  expired: 'refused',
  failed: 'refused',
  stopped: 'action',
  never: 'action',
  late: 'refused',
};

export const warningMessages = {
  unverified: 'feeds.warning.unverified',
  certificateExpired: 'feeds.warning.certificateExpired',
  scopeConflict: 'feeds.warning.scopeConflict',
  otherRegistrar: 'feeds.warning.otherRegistrar',
  shortened: 'feeds.warning.shortened',
  leftOut: 'feeds.warning.leftOut',
} as const satisfies Record<FeedWarning['kind'], string>;

export const everyMessages = {
  days: 'feeds.every.days',
  hours: 'feeds.every.hours',
  minutes: 'feeds.every.minutes',
} as const;

export const newsMessages = {
  went: 'feeds.news.went',
  came: 'feeds.news.came',
  changed: 'feeds.news.changed',
} as const;

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const;

/** Returns a time in the largest unit in which it is a whole number; otherwise in minutes, rounded. */
export function spanOf(seconds: number): {
  readonly unit: 'days' | 'hours' | 'minutes';
  readonly count: number;
} {
  const [unit, length] = units.find(([, size]) => seconds % size === 0) ?? (['minutes', 60] as const);
  return { unit, count: Math.max(1, Math.round(seconds / length)) };
}
