import { ValueType, type HrTime } from '@opentelemetry/api';
import type * as metricsSdk from '@opentelemetry/sdk-metrics';
import type { DataPoint, MetricData } from '@opentelemetry/sdk-metrics';
import type { ReadId } from './metricIds';
import { METRICS } from './metrics';
import { optionsOf } from './meters';
import type { Reading } from './readings';

type Sdk = Pick<typeof metricsSdk, 'AggregationTemporality' | 'DataPointType'>;

/** Converts readings to the form of the SDK, one metric each. */
export function metricData(readings: readonly Reading[], sdk: Sdk): MetricData[] {
  const at: HrTime = [Math.floor(Date.now() / 1000), 0];
  const points = new Map<ReadId, DataPoint<number>[]>();
  for (const { id, labels, value } of readings) {
    const known = points.get(id) ?? [];
    points.set(id, [...known, { startTime: at, endTime: at, attributes: labels, value }]);
  }
  return [...points].map(([id, dataPoints]) => {
    const { description, unit = '' } = optionsOf(id);
    const common = {
      descriptor: { name: METRICS[id].name, description, unit, valueType: ValueType.DOUBLE },
      aggregationTemporality: sdk.AggregationTemporality.CUMULATIVE,
      dataPoints,
    };
    return METRICS[id].kind === 'total'
      ? { ...common, dataPointType: sdk.DataPointType.SUM, isMonotonic: true }
      : { ...common, dataPointType: sdk.DataPointType.GAUGE };
  });
}
