import { reading, type Gauges } from '../telemetry/readings';
import type { Database } from './database';

/** Returns what reads how much of each pool is in use. */
export function poolGauges(pools: Readonly<Record<string, Pick<Database, 'load'>>>): Gauges {
  return async () =>
    Object.entries(pools).flatMap(([pool, database]) => {
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
