import { registry } from './registry';
import type { Chart } from './chart/chart';
import { chartOf } from './chart/chartOf';

/** The charts of all machines, in the order of the registry. */
export const charts: readonly Chart[] = registry.map(({ machine }) => chartOf(machine));

export function chartCalled(id: string): Chart | undefined {
  return charts.find((chart) => chart.id === id);
}
