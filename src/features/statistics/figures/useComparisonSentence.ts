import { useIntl } from 'react-intl';
import { changeOf } from './change';
import { comparisonOf, type Before, type ComparedPoint } from './comparison';
import type { Labels } from '../plot/useLabels';

/**
 * Returns a sentence such as "12 % more logins than in the period before, 1 to 31 October 2026, 1,200 beside
 * 1,071."; undefined without a comparison.
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
      const { now, then, cut, partly } = comparisonOf(points, lastIsOver);
      const change = then > 0 ? changeOf(intl, now, then) : undefined;
      return intl.formatMessage(
        { id: 'statistics.compare.result' },
        {
          range,
          now,
          then,
          last: labels.point(points.at(-1)?.time ?? 0),
          direction: change?.direction ?? 'none',
          share: change?.share ?? '',
          cut: cut && counted && change ? 'yes' : 'no',
          partly: partly && counted ? 'yes' : 'no',
        },
      );
    }
  }
}
