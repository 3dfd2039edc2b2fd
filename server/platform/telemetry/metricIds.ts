import type { Metric } from './metric';
import { METRICS } from './metrics';

export type MetricId = keyof typeof METRICS;

type LabelsOf<Id extends MetricId> = (typeof METRICS)[Id] extends { readonly labels: infer Defined }
  ? { readonly [Name in keyof Defined]: Defined[Name] extends readonly (infer Value)[] ? Value : string }
  : Readonly<Record<never, never>>;

type OfKind<Kind extends Metric['kind']> = {
  [Id in MetricId]: (typeof METRICS)[Id]['kind'] extends Kind ? Id : never;
}[MetricId];

export type CounterId = OfKind<'counter'>;
export type HistogramId = OfKind<'histogram'>;
export type ReadId = OfKind<'gauge' | 'total'>;
export type Labels<Id extends MetricId> = LabelsOf<Id>;

/** Returns all metrics in their output order. */
export function allMetrics(): readonly (Metric & { readonly id: MetricId })[] {
  return Object.entries<Metric>(METRICS).map(([id, metric]) => ({ ...metric, id: id as MetricId }));
}
