import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { statisticsPeriodMachine } from './statisticsPeriod.machine';
import { type StatisticsPeriodEvent, type StatisticsPeriodInput } from './statisticsPeriod.types';

export type Period = SnapshotFrom<typeof statisticsPeriodMachine>;

/** Reads what an address asks for. Pure, like all of this: for rendering. */
export function periodAt(input: StatisticsPeriodInput): Period {
  const [period] = initialTransition(statisticsPeriodMachine, input);
  return period;
}

export function periodAfter(period: Period, event: StatisticsPeriodEvent): Period {
  const [next] = transition(statisticsPeriodMachine, period, event);
  return next;
}
