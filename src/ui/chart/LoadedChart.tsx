import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { retry } from '../../lib/retry';
import type { ChartProps } from './Chart';

let code: ComponentType<ChartProps> | undefined;

/** Fetches the code of charts; asked for along with the numbers, it is there when they come. */
export async function loadChart(): Promise<ComponentType<ChartProps>> {
  const { Chart } = await retry(() => import('./Chart'));
  code = Chart;
  return Chart;
}

export interface LoadedChartProps extends ChartProps {
  /** Stands in its place until the code has come. */
  readonly waiting?: ReactNode;
}

/**
 * A chart, at once where its code is there. Without Suspense: React holds back for up to 300 ms what follows after
 * something that stood in its place, however soon it could be shown.
 */
export function LoadedChart({ waiting = null, ...chart }: LoadedChartProps) {
  const [Chart, setChart] = useState(() => code);

  useEffect(() => {
    if (Chart) return;
    loadChart().then(
      (loaded) => setChart(() => loaded),
      (error: unknown) =>
        setChart(() => {
          // Thrown while drawing the page: whatever stands around says what happened.
          throw error;
        }),
    );
  }, [Chart]);

  return Chart ? <Chart {...chart} /> : waiting;
}
