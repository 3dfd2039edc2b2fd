import { reading, type Gauges } from '../telemetry/readings';
import type { ReadReplica } from './readReplica';

/** Returns what tells how far the replica is behind, and whether it is asked. */
export function replicaGauges(replica: Pick<ReadReplica, 'state'> | undefined): Gauges {
  return async () => {
    if (!replica) return [];
    const { lagSeconds, isAsked } = replica.state();
    const lag = Number.isFinite(lagSeconds) ? [reading('replicaLag', {}, lagSeconds)] : [];
    return [...lag, reading('replicaAsked', {}, isAsked ? 1 : 0)];
  };
}
