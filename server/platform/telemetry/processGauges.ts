import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Labels } from './metricIds';
import { METRICS } from './metrics';
import { reading, type Gauges } from './readings';

const SECOND_NS = 1e9;
const SECOND_US = 1e6;
const PERCENTILES = { median: 50, p99: 99, longest: 100 } as const;
/** Interval of the delay measurements. A measurement includes the pause. */
const RESOLUTION_MS = 10;

/** Returns gauges of this process, and starts to watch the event loop. */
export function processGauges(about: Labels<'info'>): Gauges {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const startedAt = Date.now() / 1000 - process.uptime();

  return async () => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const late = METRICS.loopDelay.labels.late.map((which) => {
      const seconds = delay.percentile(PERCENTILES[which]) / SECOND_NS - RESOLUTION_MS / 1000;
      return reading('loopDelay', { late: which }, Math.max(0, seconds));
    });
    delay.reset();
    return [
      reading('info', about, 1),
      ...late,
      reading('loopBusy', {}, performance.eventLoopUtilization().active / 1000),
      reading('cpu', { mode: 'user' }, user / SECOND_US),
      reading('cpu', { mode: 'system' }, system / SECOND_US),
      reading('residentMemory', {}, rss),
      reading('heap', { state: 'used' }, heapUsed),
      reading('heap', { state: 'total' }, heapTotal),
      reading('heap', { state: 'external' }, external),
      reading('startTime', {}, startedAt),
    ];
  };
}
