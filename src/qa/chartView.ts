import type { Chart } from './chart/chart';
import type { Marks } from './marks';

/** Props that picture and outline of a machine share, so that both have the same selection and marks. */
export interface ChartViewProps {
  readonly chart: Chart;
  /** `machine.state` or the key of a transition. Nothing is selected if it is empty or unknown. */
  readonly selected: string;
  readonly onSelect: (selected: string) => void;
  /** Shows the machine that a state invokes. */
  readonly onOpen: (machine: string) => void;
  readonly marks?: Marks | undefined;
}
