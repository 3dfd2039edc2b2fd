import type { Metric } from './metric';

/** Metrics of logins for the statistics. */
export const LOGIN_METRICS = {
  loginsImported: {
    name: 'idp_dashboard_logins_imported_total',
    kind: 'counter',
    help: 'Logins that this process has stored for the statistics.',
    labels: { source: ['file', 'network'] },
  },
  loginsNewest: {
    name: 'idp_dashboard_logins_newest_age_seconds',
    kind: 'gauge',
    help: 'Age of the newest login in the statistics; absent where there is none.',
    unit: 's',
  },
  loginsUncounted: {
    name: 'idp_dashboard_logins_uncounted_age_seconds',
    kind: 'gauge',
    help: 'Time since the oldest login that is not counted yet was stored; 0 where all are counted; absent with `STATS_URL`, where nothing waits.',
    unit: 's',
  },
  statisticsUp: {
    name: 'idp_dashboard_statistics_up',
    kind: 'gauge',
    help: '1 where ClickHouse, which keeps the logins, answers, else 0; absent without `STATS_URL`.',
  },
} as const satisfies Readonly<Record<string, Metric>>;
