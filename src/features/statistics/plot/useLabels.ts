import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { shortDates } from '../../../i18n/shortDates';
import '../../../i18n/texts/statistics';
import { isoWeekOf, quarterOf, utcMidnight, yearOf, type Day } from '../../../lib/calendar';
import { comesTwice, dayAt } from '../../../lib/zone';
import type { PeriodScale } from '../../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface Labels {
  /** Names the unit that begins at `time`: "Week 47, 2026", "21 Nov 2026, 09:05". */
  readonly point: (time: number) => string;
  /** Names the offset from UTC, "CEST", if the clocks show this time twice; else ''. */
  readonly offset: (time: number) => string;
  /** Names the unit that a day is in. */
  readonly unit: (day: Day) => string;
  readonly range: (from: Day, to: Day) => string;
  readonly number: (value: number) => string;
  /** Shortens a number as the language does: "12K". */
  readonly short: (value: number) => string;
}

/** Returns functions that name days and units in the zone of the federation, not of the browser. */
export function useLabels(scale: PeriodScale, zone: string): Labels {
  const intl = useIntl();
  return useMemo(() => {
    const date = (day: Day, options: Intl.DateTimeFormatOptions) =>
      intl.formatDate(utcMidnight(day), { ...options, timeZone: 'UTC' });
    function unit(day: Day): string {
      switch (scale) {
        case 'year':
          return String(yearOf(day));
        case 'quarter':
          return intl.formatMessage(
            { id: 'statistics.quarter' },
            { quarter: quarterOf(day), year: String(yearOf(day)) },
          );
        case 'month':
          return date(day, { month: 'long', year: 'numeric' });
        case 'week': {
          const { week, year } = isoWeekOf(day);
          return intl.formatMessage({ id: 'statistics.week' }, { week, year: String(year) });
        }
        default:
          return date(day, { day: 'numeric', month: 'long', year: 'numeric' });
      }
    }
    const moments = shortDates(intl, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    });
    function offset(time: number): string {
      if (!comesTwice(time, zone)) return '';
      const parts = intl.formatDateToParts(time, { timeZoneName: 'short', timeZone: zone });
      return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    }
    return {
      unit,
      offset,
      point: (time) =>
        scale === 'minute' || scale === 'hour'
          ? [moments.format(time), offset(time)].filter(Boolean).join(' ')
          : unit(dayAt(time, zone)),
      range: (from, to) =>
        from === to
          ? date(from, { dateStyle: 'long' })
          : intl.formatMessage(
              { id: 'statistics.range' },
              { from: date(from, { dateStyle: 'long' }), to: date(to, { dateStyle: 'long' }) },
            ),
      number: (value) => intl.formatNumber(value),
      short: (value) => intl.formatNumber(value, { notation: 'compact' }),
    };
  }, [intl, scale, zone]);
}
