import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { countText } from '../../../i18n/countText';
import { localeOfShortDates } from '../../../i18n/shortDates';
import { withMinus } from '../figures/change';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';
import { usePerson } from '../../../store/person';
import type { PlotTexts } from './plotTexts';
import { useLabels } from './useLabels';

export function usePlotTexts(scale: PeriodScale, zone: string, description: string): PlotTexts {
  const intl = useIntl();
  const labels = useLabels(scale, zone);
  const count = useCount();
  return useMemo(
    () => ({
      ...labels,
      count,
      description,
      locale: localeOfShortDates(intl.locale),
      logins: intl.formatMessage({ id: 'statistics.logins' }),
      users: intl.formatMessage({ id: 'statistics.users' }),
      before: intl.formatMessage({ id: 'statistics.loginsBefore' }),
      besides: (unit, before) => intl.formatMessage({ id: 'statistics.besides' }, { unit, before }),
      axis: intl.formatMessage({ id: 'statistics.perScale' }, { scale }),
      marks: intl.formatMessage({ id: 'statistics.marks' }),
      resetZoom: intl.formatMessage({ id: 'statistics.resetZoom' }),
      part: {
        name: intl.formatMessage({ id: 'statistics.part' }),
        start: intl.formatMessage({ id: 'statistics.part.start' }),
        end: intl.formatMessage({ id: 'statistics.part.end' }),
      },
    }),
    [intl, labels, count, description, scale],
  );
}

/** Returns a function that writes a difference: "+12", "−3", "0", or that one of the numbers is withheld. */
export function useDifference(): (value: number | undefined) => string {
  const intl = useIntl();
  return useMemo(
    () => (value) =>
      value === undefined
        ? intl.formatMessage({ id: 'statistics.notTold' })
        : withMinus(intl.formatNumber(value, { signDisplay: 'exceptZero' })),
    [intl],
  );
}

/** Returns a function that writes a number, or why there is none. */
export function useCount(): (value: number | undefined) => string {
  const intl = useIntl();
  const { installation } = usePerson();
  return useMemo(() => (value) => countText(intl, installation, value), [intl, installation]);
}
