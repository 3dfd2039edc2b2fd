import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { collatorOf } from '../lib/collator';
import { ticketDate } from './ticketDate';

/** Dates as the product writes them; all take ISO 8601. Anything else gives ''. */
export interface Format {
  /** 17 November 2026 */
  readonly date: (iso: string) => string;
  /** 17 November 2026, 09:05 */
  readonly dateTime: (iso: string) => string;
  /** 17-11-2026, in every language (decisions, dates) */
  readonly ticketDate: (iso: string) => string;
  /** Compares names as readers of the language sort them. */
  readonly compare: (a: string, b: string) => number;
}

export function useFormat(): Format {
  const { locale } = useIntl();
  return useMemo(() => {
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const collator = collatorOf(locale);
    const whenValid = (iso: string, write: (moment: Date) => string) => {
      const moment = new Date(iso);
      return Number.isNaN(moment.getTime()) ? '' : write(moment);
    };
    return {
      date: (iso) => whenValid(iso, (moment) => date.format(moment)),
      dateTime: (iso) => whenValid(iso, (moment) => `${date.format(moment)}, ${time.format(moment)}`),
      ticketDate: (iso) => whenValid(iso, ticketDate),
      compare: collator.compare,
    };
  }, [locale]);
}
