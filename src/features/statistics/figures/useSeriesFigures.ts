import { useIntl } from 'react-intl';
import type { Point } from '../../../contracts/domain/statistics/statistics';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { changeOf } from './change';
import { comparisonOf, type Before, type ComparedPoint } from './comparison';
import type { Figure } from './Figures';
import type { Summary } from './summary';
import type { PlotTexts } from '../plot/plotTexts';

interface SeriesOfFigures {
  readonly points: readonly ComparedPoint[];
  readonly before: Before | undefined;
  readonly lastIsOver: boolean;
  readonly summary: Summary;
  readonly scale: PeriodScale;
}

/** Returns the figures above a plot: logins, the busiest unit, the unit with the most people, and the change. */
export function useSeriesFigures(
  { points, before, lastIsOver, summary, scale }: SeriesOfFigures,
  texts: Pick<PlotTexts, 'point' | 'users' | 'logins'>,
): readonly Figure[] {
  const intl = useIntl();
  const say = (id: string, values = {}) => intl.formatMessage({ id }, values);
  const { total, incomplete, peak, change } = summary;
  const mostPeople = points.reduce<Point | undefined>(
    (most, point) => ((point.users ?? 0) > (most?.users ?? 0) ? point : most),
    undefined,
  );
  const several = points.length > 1;

  function against(): readonly Figure[] {
    if (before) {
      const { now, then } = comparisonOf(points, lastIsOver);
      if (before.state !== 'ready' || then === 0) return [];
      const { direction, signed } = changeOf(intl, now, then);
      return [
        {
          key: 'change',
          term: say('statistics.figure.before'),
          value: say('statistics.figure.change', { direction, share: signed }),
          note: say('statistics.figure.numbers', { now, then }),
        },
      ];
    }
    if (!change) return [];
    const { last, before: other } = change;
    const { direction, signed } = changeOf(intl, last.logins, other.logins);
    return [
      {
        key: 'change',
        term: texts.point(last.time),
        value: intl.formatNumber(last.logins),
        note: say('statistics.figure.on', { direction, share: signed, before: texts.point(other.time) }),
      },
    ];
  }

  return [
    {
      key: 'logins',
      term: texts.logins,
      value: say('statistics.figure.total', { total, incomplete: incomplete ? 'yes' : 'no' }),
    },
    ...(peak
      ? [
          {
            key: 'peak',
            term: say('statistics.figure.busiest', { scale }),
            value: intl.formatNumber(peak.logins ?? 0),
            note: texts.point(peak.time),
          },
        ]
      : []),
    ...(mostPeople?.users
      ? [
          {
            key: 'users',
            term: several ? say('statistics.figure.people', { scale }) : texts.users,
            value: intl.formatNumber(mostPeople.users),
            note: several && texts.point(mostPeople.time),
          },
        ]
      : []),
    ...against(),
  ];
}
