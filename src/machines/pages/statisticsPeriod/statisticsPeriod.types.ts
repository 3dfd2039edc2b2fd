import type { StatisticsScale } from '../../../contracts/wire/statistics';
import type { Day, DayRange } from '../../../lib/calendar';
import type { Preset } from './presets';

/** The unit of one point; `all`: one number for the whole period. */
export type PeriodScale = StatisticsScale | 'all';

/** The parameters of an address, unchecked: those that make no sense are ignored. */
type Text = 'service' | 'scale' | 'from' | 'to';

export interface RequestedPeriod extends Readonly<Partial<Record<Text, string | undefined>>> {
  readonly perService?: boolean | undefined;
  readonly compared?: boolean | undefined;
}

export interface StatisticsPeriodInput {
  /** The day that it is in the zone of the federation. */
  readonly today: Day;
  /** Entity id, where the place shows one service and no other. */
  readonly only: string | null;
  readonly asked: RequestedPeriod;
}

export interface StatisticsPeriodContext extends DayRange {
  readonly today: Day;
  readonly only: string | null;
  /** Entity id; null: all services. */
  readonly service: string | null;
  readonly scale: PeriodScale;
  /** The scale follows the period; never with separate services. */
  readonly auto: boolean;
  /** Each service separately, in the one unit of the scale that contains `from`. */
  readonly perService: boolean;
  /** The previous period is shown beside it; never with separate services. */
  readonly compared: boolean;
}

export type StatisticsPeriodEvent =
  | { type: 'service.selected'; service: string }
  | { type: 'service.cleared' }
  | { type: 'scale.selected'; scale: PeriodScale }
  | { type: 'autoScale.selected' }
  | { type: 'detail.toggled' }
  | { type: 'comparison.toggled' }
  | { type: 'from.selected'; day: Day }
  | { type: 'to.selected'; day: Day }
  | { type: 'preset.selected'; preset: Preset }
  /** A day of the unit that is to be looked at more closely. */
  | { type: 'unit.opened'; day: Day }
  | { type: 'earlier.requested' }
  | { type: 'later.requested' }
  | { type: 'reset.requested' };
