import type { Options } from 'highcharts';
import { useEffect, useRef, useState } from 'react';
import { LoadedPlot } from '../../ui/plot/LoadedPlot';

export interface LazyPlotProps {
  readonly height: number;
  readonly options: Options;
  readonly atOnce: boolean;
}

/** A plot that keeps its room and is drawn when it comes near the window. */
export function LazyPlot({ height, options, atOnce }: LazyPlotProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atOnce);

  useEffect(() => {
    if (near || !place.current) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    );
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [near]);

  return (
    <div ref={place} style={{ blockSize: height }}>
      {near && <LoadedPlot kind="chart" options={options} />}
    </div>
  );
}
