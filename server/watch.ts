import { compositionOf } from './modules';
import { build, systemGauges } from './modules/operations/operations.module';
import type { Dependencies } from './platform/dependencies';
import type { Watched } from './platform/module';
import type { Database } from './platform/storage/database';
import { poolGauges } from './platform/storage/poolGauges';
import { processGauges } from './platform/telemetry/processGauges';
import { startMetrics } from './platform/telemetry/startMetrics';
import { reading, type Gauges } from './platform/telemetry/readings';
import type { ReadReplica } from './platform/storage/readReplica';

/** Starts to serve metrics if the settings say so: those of this process, of its pools, and of every module. */
export async function watch(
  watched: Watched & Partial<Pick<Dependencies, 'replica'>>,
  pools: Readonly<Record<string, Database>> = {},
): Promise<{ stop(): Promise<void> } | undefined> {
  const { config, database, now, replica } = watched;
  if (!config.metrics) return undefined;
  const ofProcess = processGauges({ version: build.version, commit: config.commit });
  const ofPools = poolGauges({ main: database, ...pools });
  const ofReplica = replicaGauges(replica);
  const { on } = compositionOf(config);
  const ofSystems = systemGauges(on, watched);
  const own = async (at: Date) => [
    ...(await ofProcess(at)),
    ...(await ofPools(at)),
    ...(await ofReplica(at)),
    ...(await ofSystems(at)),
  ];
  const stored = on.flatMap(({ gauges = [] }) => gauges).map((gauges) => gauges(watched));
  return startMetrics(config.metrics, { own, stored, now });
}

/** Returns gauges of the replica's lag, and of whether it is used. */
function replicaGauges(replica: Pick<ReadReplica, 'state'> | undefined): Gauges {
  return async () => {
    if (!replica) return [];
    const { lagSeconds, isUsed } = replica.state();
    const lag = Number.isFinite(lagSeconds) ? [reading('replicaLag', {}, lagSeconds)] : [];
    return [...lag, reading('replicaAsked', {}, isUsed ? 1 : 0)];
  };
}
