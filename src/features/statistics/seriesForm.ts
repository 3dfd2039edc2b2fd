import type { Point } from '../../contracts/domain/statistics';
import type { PeriodScale } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

/** Columns up to this many points; beyond, they would be thinner than the room between them. */
const mostColumns = 120;
/** Up to this many there is room beside each. */
const mostWideColumns = 60;
/** Columns of a phone take at least 6 pixels of its 320. */
const mostOnNarrow = 50;
/** Numbers that are counted on the fingers: a line over the columns would hide them, and an area would invent some. */
const tiny = 5;

export interface SeriesForm {
  readonly kind: 'column' | 'area' | 'line';
  readonly padding: number;
  /** The lines over it have a pale edge, so that they stand out from columns that are wide enough. */
  readonly halo: boolean;
  readonly lineWidth: number;
  /** Radius of what stands for people over numbers that are small. */
  readonly dot: number;
  readonly tiny: boolean;
}

/** Returns the form that suits the number of points, and numbers that are small (REQUIREMENTS 224). */
export function formOf(points: readonly Point[], scale: PeriodScale, narrow: boolean): SeriesForm {
  const count = points.length;
  const most = points.reduce((high, { logins = 0 }) => Math.max(high, logins), 0);
  const crowded = count > (narrow ? mostOnNarrow : mostColumns);
  const small = most > 0 && most <= tiny;
  // A slope between none and one would be a part of a login.
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
