import type { Day } from '../../lib/calendar';
import type { StatisticsPeriodContext } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface ResultProps {
  readonly period: StatisticsPeriodContext;
  readonly zone: string;
  /** "All services", or the name of the chosen one. */
  readonly subject: string;
  /** Links to a unit by a finer scale. */
  readonly closer: Closer;
}

interface Closer {
  /** Returns the query that shows the unit of this day on a finer scale; undefined if there is none. */
  readonly searchOf: (day: Day) => string | undefined;
  readonly open: (day: Day) => void;
  /** Moves the focus to the result after the person followed such a link. */
  readonly focus: () => void;
}
