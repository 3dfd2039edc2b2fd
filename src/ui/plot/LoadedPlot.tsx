import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { retry } from '../../lib/retry';
import type { PlotProps } from './Plot';

let code: ComponentType<PlotProps> | undefined;

/** Fetches the code of plots; asked for along with the numbers, it is there when they come. */
export async function loadPlot(): Promise<ComponentType<PlotProps>> {
  const { Plot } = await retry(() => import('./Plot'));
  code = Plot;
  return Plot;
}

export interface LoadedPlotProps extends PlotProps {
  /** Stands in its place until the code has come. */
  readonly waiting?: ReactNode;
}

/**
 * A plot, at once where its code is there. Without Suspense: React holds back for up to 300 ms what follows after
 * something that stood in its place, however soon it could be shown.
 */
export function LoadedPlot({ waiting = null, ...plot }: LoadedPlotProps) {
  const [Plot, setPlot] = useState(() => code);

  useEffect(() => {
    if (Plot) return;
    loadPlot().then(
      (loaded) => setPlot(() => loaded),
      (error: unknown) =>
        setPlot(() => {
          // Thrown while drawing the page: whatever stands around says what happened.
          throw error;
        }),
    );
  }, [Plot]);

  return Plot ? <Plot {...plot} /> : waiting;
}
