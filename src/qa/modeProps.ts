import type { Chart } from './chart/chart';
import type { Visualiser } from './useVisualiser';

export interface ModeProps {
  readonly visualiser: Visualiser;
  /** Chart of the chosen machine; absent if all are shown. */
  readonly chart: Chart | undefined;
}
