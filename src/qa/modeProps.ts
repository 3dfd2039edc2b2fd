import type { Chart } from './chart/chart';
import type { Visualiser } from './useVisualiser';

export interface ModeProps {
  readonly visualiser: Visualiser;
  /** Chart of the machine that is chosen; absent: all machines. */
  readonly chart: Chart | undefined;
}
