import type { Day } from '../../lib/calendar';
import type { StatisticsPeriodContext } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface ResultProps {
  readonly period: StatisticsPeriodContext;
  readonly zone: string;
  /** "All services", or the name of the one. */
  readonly subject: string;
  /** Ways to a closer look at the unit that a day is in. */
  readonly closer: Closer;
}

export interface Closer {
  /** The query of its address; nothing where there is no finer scale. */
  readonly searchOf: (day: Day) => string | undefined;
  readonly open: (day: Day) => void;
  /** The link of an address takes the focus to what it shows. */
  readonly focus: () => void;
}
