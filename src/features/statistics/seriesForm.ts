import type { Point } from '../../contracts/domain/statistics/statistics';
import type { PeriodScale } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

/** Largest number of columns. With more of them, each would be thinner than the gaps. */
const mostColumns = 120;
/** Largest number of columns with wide gaps. */
const mostWideColumns = 60;
/** Largest number of columns in a narrow window, where each has at least 6 of 320 pixels. */
const mostOnNarrow = 50;
/** Up to this many logins, people are dots instead of a line, which would hide the columns. */
const tiny = 5;

export interface SeriesForm {
  readonly kind: 'column' | 'area' | 'line';
  readonly padding: number;
  /** True if lines over the columns have a pale edge, which wide columns need. */
  readonly halo: boolean;
  readonly lineWidth: number;
  /** Radius in pixels of the dots for people where numbers are small. */
  readonly dot: number;
  readonly tiny: boolean;
}

/** Returns the form of a plot for this number of points and the size of their numbers (REQUIREMENTS 224). */
export function formOf(points: readonly Point[], scale: PeriodScale, narrow: boolean): SeriesForm {
  const count = points.length;
  const most = points.reduce((high, { logins = 0 }) => Math.max(high, logins), 0);
  const crowded = count > (narrow ? mostOnNarrow : mostColumns);
  const small = most > 0 && most <= tiny;
  // Small numbers stay columns: the slope of an area would show parts of a login.
  const kind = scale === 'minute' ? 'line' : count > mostColumns && !small ? 'area' : 'column';
  return {
    kind,
    padding: count > mostWideColumns ? 0.2 : 0.08,
    halo: !crowded && kind === 'column',
    lineWidth: crowded ? 1.5 : 3,
    dot: crowded ? 2 : 5,
    tiny: kind === 'column' && small,
  };
}
