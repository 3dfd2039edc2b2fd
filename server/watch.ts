import { MODULES } from './modules';
import { build } from './modules/operations/operations.module';
import type { Watched } from './platform/module';
import type { Database } from './platform/storage/database';
import { poolGauges } from './platform/storage/poolGauges';
import { processGauges } from './platform/telemetry/processGauges';
import { startMetrics } from './platform/telemetry/startMetrics';

/** Starts to tell metrics where the settings say so: of this process, of its pools, and what every module has to say. */
export async function watch(
  watched: Watched,
  replica?: Database,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { config, database, now } = watched;
  if (!config.metrics) return undefined;
  const ofProcess = processGauges({ version: build.version, commit: config.commit });
  const ofPools = poolGauges({ main: database, ...(replica && { statistics: replica }) });
  const own = async (at: Date) => [...(await ofProcess(at)), ...(await ofPools(at))];
  const stored = MODULES.flatMap(({ gauges = [] }) => gauges).map((gauges) => gauges(watched));
  return startMetrics(config.metrics, { own, stored, now });
}
