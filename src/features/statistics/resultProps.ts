import type { StatisticsPeriodContext } from '../../machines/pages/statisticsPeriod/statisticsPeriod.types';

export interface ResultProps {
  readonly period: StatisticsPeriodContext;
  readonly zone: string;
  /** "All services", or the name of the one. */
  readonly subject: string;
}
