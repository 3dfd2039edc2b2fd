import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { retry } from '../../lib/retry';
import type { PlotProps } from './Plot';

let code: ComponentType<PlotProps> | undefined;

/** Loads the code of plots. Called when the numbers are requested, so that both arrive together. */
export async function loadPlot(): Promise<ComponentType<PlotProps>> {
  const { Plot } = await retry(() => import('./Plot'));
  code = Plot;
  return Plot;
}

export interface LoadedPlotProps extends PlotProps {
  /** Shown until the code has loaded. */
  readonly waiting?: ReactNode;
}

/**
 * Shows a plot, at once if its code has loaded. It does without Suspense, because React delays the content
 * after a fallback by up to 300 ms.
 */
export function LoadedPlot({ waiting = null, ...plot }: LoadedPlotProps) {
  const [Plot, setPlot] = useState(() => code);

  useEffect(() => {
    if (Plot) return;
    loadPlot().then(
      (loaded) => setPlot(() => loaded),
      (error: unknown) =>
        setPlot(() => {
          // This throws while rendering, so that the error boundary around the plot handles it.
          throw error;
        }),
    );
  }, [Plot]);

  return Plot ? <Plot {...plot} /> : waiting;
}
