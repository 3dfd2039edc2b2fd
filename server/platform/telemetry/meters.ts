import { metrics, type Counter, type Histogram, type Meter, type MeterProvider } from '@opentelemetry/api';
import { allMetrics, type CounterId, type HistogramId, type Labels, type MetricId } from './metricIds';
import { METRICS } from './metrics';

export const SCOPE = 'idp-dashboard';

/** Upper bounds of the histogram buckets, in seconds. */
const BOUNDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Instruments {
  readonly counters: Map<MetricId, Counter>;
  readonly histograms: Map<MetricId, Histogram>;
}

/** By provider: instruments made before metrics were switched on count nothing. */
const made = new WeakMap<MeterProvider, Instruments>();

function instruments(): Instruments & { readonly meter: Meter } {
  const provider = metrics.getMeterProvider();
  const known = made.get(provider) ?? { counters: new Map(), histograms: new Map() };
  made.set(provider, known);
  return { ...known, meter: provider.getMeter(SCOPE) };
}

export function optionsOf(id: MetricId): { readonly description: string; readonly unit?: string } {
  const { help, ...metric } = METRICS[id];
  return { description: help, ...('unit' in metric && { unit: metric.unit }) };
}

/** Starts every counter with known labels at 0, since a first value without a start is not visible as an increase. */
export function beginCounters(): void {
  for (const metric of allMetrics()) {
    if (metric.kind !== 'counter') continue;
    const values = Object.entries(metric.labels ?? {}).map(([name, allowed]) =>
      typeof allowed === 'string' ? [] : allowed.map((value) => ({ [name]: value })),
    );
    for (const labels of combined(values)) counterOf(metric.id as CounterId).add(0, labels);
  }
}

/** Returns every combination of one item of each choice. */
function combined(choices: readonly (readonly Readonly<Record<string, string>>[])[]) {
  return choices.reduce<readonly Readonly<Record<string, string>>[]>(
    (rows, choice) => rows.flatMap((row) => choice.map((one) => ({ ...row, ...one }))),
    [{}],
  );
}

function counterOf(id: CounterId): Counter {
  const { counters, meter } = instruments();
  const counter = counters.get(id) ?? meter.createCounter(METRICS[id].name, optionsOf(id));
  counters.set(id, counter);
  return counter;
}

/** Increments by one, or by `by`. Nearly free if metrics are off. */
export function count<Id extends CounterId>(id: Id, labels: Labels<Id>, by = 1): void {
  counterOf(id).add(by, { ...labels });
}

/** Records a duration in seconds. */
export function time<Id extends HistogramId>(id: Id, labels: Labels<Id>, seconds: number): void {
  const { histograms, meter } = instruments();
  const advice = { explicitBucketBoundaries: BOUNDS };
  const histogram =
    histograms.get(id) ?? meter.createHistogram(METRICS[id].name, { ...optionsOf(id), advice });
  histograms.set(id, histogram);
  histogram.record(seconds, { ...labels });
}

/** Records the duration of the work, and whether it failed. */
export async function timed<T>(id: 'databaseWait' | 'databaseQuery', work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const note = (outcome: Labels<'databaseQuery'>['outcome']) =>
    time(id, { outcome }, (performance.now() - startedAt) / 1000);
  try {
    const result = await work();
    note('ok');
    return result;
  } catch (error) {
    note('failed');
    throw error;
  }
}
