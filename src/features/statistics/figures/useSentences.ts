import { useIntl } from 'react-intl';
import { changeOf } from './change';
import type { Labels } from '../plot/useLabels';
import type { Summary } from './summary';

interface Sentences {
  /** For instance "12,345 logins in all. Busiest: 3 November 2026, with 900." */
  readonly all: string;
  /** For instance "Week 46 had 9% more than week 45." */
  readonly change: string | undefined;
}

/** Returns the sentences that sum up a plot. */
export function useSentences(
  { total, incomplete, peak, change }: Summary,
  { point }: Pick<Labels, 'point'>,
): Sentences {
  const intl = useIntl();
  return {
    all: intl.formatMessage(
      { id: 'statistics.summary' },
      {
        total,
        incomplete: incomplete ? 'yes' : 'no',
        many: peak ? 'yes' : 'no',
        peak: peak ? point(peak.time) : '',
        most: peak?.logins ?? 0,
      },
    ),
    change:
      change &&
      capitalised(
        intl.formatMessage(
          { id: 'statistics.change' },
          {
            last: point(change.last.time),
            before: point(change.before.time),
            ...changeOf(intl, change.last.logins, change.before.logins),
          },
        ),
        intl.locale,
      ),
  };
}

/** Begins a sentence with a capital: its first word may be the name of a month, which some languages write small. */
function capitalised(sentence: string, locale: string): string {
  return sentence.slice(0, 1).toLocaleUpperCase(locale) + sentence.slice(1);
}
