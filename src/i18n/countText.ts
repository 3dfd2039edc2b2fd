import type { IntlShape } from 'react-intl';
import './texts/statistics';

/** The rules by which an installation withholds numbers from its statistics. */
interface Privacy {
  readonly statsMinUsers: number;
  readonly statsNamelessUntil?: number;
}

/**
 * Returns a number in words, or why there is none: too few people for their privacy, or unknown. If some
 * logins do not identify the person, only the server knows which of the two it is.
 */
export function countText(
  intl: IntlShape,
  { statsMinUsers, statsNamelessUntil }: Privacy,
  value: number | undefined,
): string {
  if (value !== undefined) return intl.formatNumber(value);
  return statsMinUsers > 0 && statsNamelessUntil === undefined
    ? intl.formatMessage({ id: 'statistics.few' }, { least: statsMinUsers })
    : intl.formatMessage({ id: 'statistics.notTold' });
}
