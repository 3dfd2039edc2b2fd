import type { Chart } from './chart/chart';
import type { Visualiser } from './useVisualiser';

export interface ModeProps {
  readonly visualiser: Visualiser;
  /** Of the machine that is chosen; absent: all machines. */
  readonly chart: Chart | undefined;
}
