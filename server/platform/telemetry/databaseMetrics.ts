import type { Metric } from './metric';

/** Metrics of the database and its replicas; part of the registry (metrics.ts). */
export const DATABASE_METRICS = {
  databaseUp: {
    name: 'idp_dashboard_database_up',
    kind: 'gauge',
    help: '1 where the database answered what this scrape asked of it; where it is 0, what is read from it is absent.',
  },
  databaseConnections: {
    name: 'idp_dashboard_database_connections',
    kind: 'gauge',
    help: 'Connections to the database.',
    labels: { pool: ['main', 'reading', 'statistics'], state: ['used', 'idle'] },
  },
  databaseConnectionsMost: {
    name: 'idp_dashboard_database_connections_most',
    kind: 'gauge',
    help: 'Most connections that the pool may have.',
    labels: { pool: ['main', 'reading', 'statistics'] },
  },
  databaseWaiting: {
    name: 'idp_dashboard_database_waiting',
    kind: 'gauge',
    help: 'Work that waits for a connection, or for its turn to change something.',
    labels: { pool: ['main', 'reading', 'statistics'], for: ['connection', 'transaction'] },
  },
  databaseWait: {
    name: 'idp_dashboard_database_wait_seconds',
    kind: 'histogram',
    help: 'How long it took until there was a connection.',
    unit: 's',
    labels: { outcome: ['ok', 'failed'] },
  },
  databaseQuery: {
    name: 'idp_dashboard_database_query_seconds',
    kind: 'histogram',
    help: 'How long statements took.',
    unit: 's',
    labels: { outcome: ['ok', 'failed'] },
  },
  replicaLag: {
    name: 'idp_dashboard_replica_lag_seconds',
    kind: 'gauge',
    help: 'By how much the replica that people read from is behind, at most; absent where nothing is known of it.',
    unit: 's',
  },
  replicaAsked: {
    name: 'idp_dashboard_replica_asked',
    kind: 'gauge',
    help: '1 where people read from the replica, 0 where it is away or too far behind; absent without one.',
  },
  replicaReads: {
    name: 'idp_dashboard_replica_reads_total',
    kind: 'counter',
    help: 'Calls that the replica may answer, by who did; all but `replica`: the database, since it was behind, since it did not have the caller’s own change, or since a statement had failed.',
    labels: { answered: ['replica', 'behind', 'ownChange', 'failed'] },
  },
} as const satisfies Readonly<Record<string, Metric>>;
