import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { collatorOf } from '../lib/collator';

/**
 * Dates as the product writes them; all take ISO 8601. Anything else gives ''. A moment is shown in the
 * reader's own time zone, a day without a time (`YYYY-MM-DD`) as that day in any zone.
 */
export interface Format {
  /** 17 November 2026 */
  readonly date: (iso: string) => string;
  /** 17 November 2026, 09:05 */
  readonly dateTime: (iso: string) => string;
  /** 17-11-2026, in every language */
  readonly ticketDate: (iso: string) => string;
  /** Compares names as readers of the language sort them. */
  readonly compare: (a: string, b: string) => number;
}

const dateParts = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const timeParts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Every row of a list has one, so expensive parts are made once, on first use. */
export function useFormat(): Format {
  const { locale, formatters } = useIntl();
  return useMemo(() => {
    const written = (moment: Date, what: Intl.DateTimeFormatOptions) =>
      formatters.getDateTimeFormat(locale, what).format(moment);
    const whenValid = (iso: string, write: (moment: Date) => string) => {
      const moment = momentOf(iso);
      return Number.isNaN(moment.getTime()) ? '' : write(moment);
    };
    return {
      date: (iso) => whenValid(iso, (moment) => written(moment, dateParts)),
      dateTime: (iso) =>
        whenValid(iso, (moment) => `${written(moment, dateParts)}, ${written(moment, timeParts)}`),
      ticketDate: (iso) => whenValid(iso, ticketDate),
      compare: (a, b) => collatorOf(locale).compare(a, b),
    };
  }, [locale, formatters]);
}

/**
 * JavaScript reads a day without a time as midnight in Greenwich, which west of it is the day before; noon of
 * the reader is on that day.
 */
const momentOf = (iso: string) => new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T12:00` : iso);

/** Returns DD-MM-YYYY of the reader's calendar day. */
function ticketDate(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(moment.getDate())}-${two(moment.getMonth() + 1)}-${moment.getFullYear()}`;
}
