import type { Options } from 'highcharts';
import { useEffect, useRef, useState } from 'react';
import { LoadedChart } from '../../ui/chart/LoadedChart';

export interface LazyChartProps {
  readonly height: number;
  readonly options: Options;
  readonly atOnce: boolean;
}

/** A chart that keeps its room and is drawn when it comes near the window. */
export function LazyChart({ height, options, atOnce }: LazyChartProps) {
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
      {near && <LoadedChart kind="chart" options={options} />}
    </div>
  );
}
