import { markdownTable } from './platform/text/markdownTable';
import { allMetrics } from './platform/telemetry/metricIds';

const KINDS = { counter: 'counter', total: 'counter', histogram: 'histogram', gauge: 'gauge' } as const;

const INTRODUCTION = `# Metrics

Printed by \`npm run documents\` from \`server/platform/telemetry/metrics.ts\`. How to switch them on, a dashboard and alerts: [MONITORING](MONITORING.md#metrics) and [ALERTS](ALERTS.md).

No label says who somebody is, and each has few values. Counters and histograms are of one process and begin with 0 at its start; what is read from the database is the same on every server.

`;

function listOf(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}

/** Returns the table of all metrics as a Markdown page. */
export function metricsPage(): string {
  const rows = allMetrics().map(({ name, kind, help, labels = {} }) => [
    `\`${name}\``,
    KINDS[kind],
    Object.entries(labels)
      .map(([label, values]) => `\`${label}\`: ${typeof values === 'string' ? values : listOf(values)}`)
      .join('; '),
    help,
  ]);
  return INTRODUCTION + markdownTable([['metric', 'kind', 'labels', 'what it tells'], ...rows]);
}
