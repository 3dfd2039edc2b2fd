import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { StatisticsMark } from '../../../contracts/domain/statistics/statisticsMark';
import type { MarkedUnit } from './marks';
import type { DrawnMark } from './marksSeries';
import { useLabels } from '../plot/useLabels';

/** Returns the marks in words: "2. 5 Mar 2026, 13:00: Service connected (ticket CXT-40310)". */
export function useDrawnMarks(units: readonly MarkedUnit[], zone: string): readonly DrawnMark[] {
  const intl = useIntl();
  const { point } = useLabels('minute', zone);
  return useMemo(
    () =>
      units.map(({ time, label, marks }) => ({
        time,
        label,
        lines: marks.map(({ number, mark }) =>
          intl.formatMessage(
            { id: 'statistics.marks.line' },
            {
              number,
              time: point(mark.time),
              what: intl.formatMessage(
                { id: 'statistics.mark' },
                { ...valuesOf(mark), a: (chunks) => chunks.join('') },
              ),
            },
          ),
        ),
      })),
    [units, intl, point],
  );
}

/** Returns the values for the message of a mark. */
export function valuesOf(mark: StatisticsMark) {
  return 'policy' in mark
    ? { kind: mark.kind, ticket: 'no', key: '', by: '', policy: mark.policy.name }
    : {
        kind: mark.kind,
        ticket: mark.ticketKey ? 'yes' : mark.by ? 'by' : 'no',
        key: mark.ticketKey ?? '',
        by: mark.by ?? '',
        policy: '',
      };
}
