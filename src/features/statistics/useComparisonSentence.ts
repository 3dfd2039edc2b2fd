import { useIntl } from 'react-intl';
import { comparisonOf, isAboutAsMany, type Before, type ComparedPoint } from './comparison';
import type { Labels } from './useLabels';

/**
 * Returns a sentence such as "12 % more logins than in the period before, 1 to 31 October 2026, 1,200 beside 1,071.";
 * undefined where nobody compares.
 */
export function useComparisonSentence(
  points: readonly ComparedPoint[],
  before: Before | undefined,
  lastIsOver: boolean,
  labels: Pick<Labels, 'range' | 'point'>,
): string | undefined {
  const intl = useIntl();
  if (!before) return undefined;
  const range = labels.range(before.range.from, before.range.to);
  switch (before.state) {
    case 'loading':
      return intl.formatMessage({ id: 'statistics.compare.loading' }, { range });
    case 'failed':
      return intl.formatMessage({ id: 'statistics.compare.failed' }, { range });
    case 'ready': {
      const counted = before.points.length > 0;
      if (counted && before.points.every(({ logins }) => logins === 0))
        return intl.formatMessage({ id: 'statistics.compare.none' }, { range });
      const { now, then, ratio, cut, partly } = comparisonOf(points, lastIsOver);
      const direction = directionOf(ratio);
      return intl.formatMessage(
        { id: 'statistics.compare.result' },
        {
          range,
          now,
          then,
          last: labels.point(points.at(-1)?.time ?? 0),
          direction,
          cut: cut && counted && direction !== 'none' ? 'yes' : 'no',
          partly: partly && counted ? 'yes' : 'no',
          share:
            direction === 'times'
              ? intl.formatNumber((ratio ?? 0) + 1, { maximumFractionDigits: 1 })
              : intl.formatNumber(Math.abs(ratio ?? 0), { style: 'percent', maximumFractionDigits: 0 }),
        },
      );
    }
  }
}

/** Returns how to put a change. From three times as many on it is "times", which is easier to read than "300 % more". */
function directionOf(ratio: number | undefined): 'none' | 'times' | 'more' | 'fewer' | 'same' {
  if (ratio === undefined) return 'none';
  if (ratio >= 2) return 'times';
  if (isAboutAsMany(ratio)) return 'same';
  return ratio > 0 ? 'more' : 'fewer';
}
