import type { Labels } from '../telemetry/metricIds';
import { METRICS } from '../telemetry/metrics';
import { reading, type Gauges } from '../telemetry/readings';
import type { Database } from './database';

type Pools = Readonly<Partial<Record<Labels<'databaseConnections'>['pool'], Pick<Database, 'load'>>>>;

/** Returns gauges of the usage of each pool. */
export function poolGauges(pools: Pools): Gauges {
  return async () =>
    METRICS.databaseConnections.labels.pool.flatMap((pool) => {
      const database = pools[pool];
      if (!database) return [];
      const { used, idle, most, waiting, transactionsWaiting } = database.load();
      return [
        reading('databaseConnections', { pool, state: 'used' }, used),
        reading('databaseConnections', { pool, state: 'idle' }, idle),
        reading('databaseConnectionsMost', { pool }, most),
        reading('databaseWaiting', { pool, for: 'connection' }, waiting),
        reading('databaseWaiting', { pool, for: 'transaction' }, transactionsWaiting),
      ];
    });
}
