import type { Chart } from './chart/chart';
import type { Marks } from './marks';

/** What picture and outline of a machine share: one selection, one set of marks. */
export interface ChartViewProps {
  readonly chart: Chart;
  /** `machine.state` or the key of a transition; empty or unknown: nothing. */
  readonly selected: string;
  readonly onSelect: (selected: string) => void;
  /** Opens the machine that a state invokes. */
  readonly onOpen: (machine: string) => void;
  readonly marks?: Marks | undefined;
}
