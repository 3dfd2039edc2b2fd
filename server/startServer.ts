import { buildApp } from './app';
import { controlHandlers } from './commands';
import { migrations } from './migrations/migrations';
import { hasPages } from './modules/client/client.module';
import { build } from './modules/operations/operations.module';
import { compositionOf } from './modules';
import type { Config } from './platform/config/config';
import { isLoopback } from './platform/config/isLoopback';
import { claimDataDir } from './platform/control/claim';
import type { Dependencies } from './platform/dependencies';
import { countInFlight } from './platform/http/limits/inFlight';
import { leave } from './platform/http/leave';
import { assertPortFree } from './platform/http/portFree';
import type { Background, Modules, RunningServer, Say } from './platform/module';
import { openModules } from './platform/openModules';
import type { Database } from './platform/storage/database';
import { databaseClock } from './platform/storage/databaseClock';
import { checkTables, prepareTables } from './platform/storage/migrate';
import { openDatabase } from './platform/storage/openDatabase';
import { watchReplica } from './platform/storage/readReplica';
import { startTracing } from './platform/telemetry/startTracing';
import { newsText } from './platform/text/translationFolder';
import { watch } from './watch';

/**
 * Starts configuration → data folder → database → modules → application → listening. Prints its address for a person.
 */
export async function startServer(config: Config, clientDir: string, say: Say): Promise<RunningServer> {
  const composition = compositionOf(config);
  for (const { load } of composition.on) await load?.(config);
  const tracing =
    config.tracesTo === undefined ? undefined : await startTracing(config.tracesTo, build.version);
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  await assertPortFree(config.host, config.port);
  const database = await openDatabase(config);
  const reading =
    config.replica && (await openDatabase({ ...config, databaseUrl: config.replica.databaseUrl }));
  const replica = reading && watchReplica(database, reading, config.replica?.mostLagMs ?? 0);
  const clock = config.databaseUrl === undefined ? undefined : await databaseClock(database, say);
  let isLeaving = false;
  const { dependencies, opened } = await openModules(
    {
      config,
      database,
      now: clock?.now ?? (() => new Date()),
      checkTables: () => checkTables(database, migrations),
      isLeaving: () => isLeaving,
      ...(replica && { replica }),
    },
    composition,
    say,
  );
  const pools: Readonly<Record<string, Database>> = Object.fromEntries([
    ...(reading ? [['reading', reading] as const] : []),
    ...opened.flatMap((one) => Object.entries(one.pools ?? {})),
  ]);
  for (const { check } of opened) await check?.();
  await prepare(dependencies, composition.on, say);
  const metrics = await watch(dependencies, pools);
  config.translationNews.forEach((news) => say(newsText(news)));
  const app = await buildApp(dependencies, hasPages(clientDir, say) ? { clientDir } : {});
  const requests = countInFlight(app);
  await app.listen({ host: config.host, port: config.port });
  claim?.serve(controlHandlers(dependencies));
  const background: (Background | undefined)[] = [];
  for (const { start } of composition.on)
    background.push(await start?.(dependencies, { ...composition, say, log: app.log }));
  opened.forEach(({ start }) => start?.());
  announce(config, say);

  return {
    async stop(drainMs) {
      isLeaving = true;
      await leave(app, requests, { ...config, drainMs });
      await Promise.all(
        [...background, metrics, tracing, clock]
          .map((task) => task?.stop())
          .concat(opened.map(({ stop }) => stop?.())),
      );
      await replica?.stop();
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
      await database.close();
      await claim?.release();
    },
  };
}

/** Brings the tables up to date and prepares their data. No request waits for it yet, so it may be slow. */
async function prepare(dependencies: Dependencies, modules: Modules, say: Say): Promise<void> {
  const { config, database: limited } = dependencies;
  const embedded = config.databaseUrl === undefined;
  const database = embedded ? limited : await openDatabase(config, { patient: true });
  try {
    await prepareTables(database, migrations, config);
    for (const module of modules) await module.prepare?.({ ...dependencies, database }, say);
  } finally {
    if (!embedded) await database.close();
  }
}

function announce(config: Config, say: Say): void {
  const { publicUrl, unusedSettings } = config;
  if (unusedSettings.length > 0)
    say(`EXTENSIONS leaves out what these settings are for: ${unusedSettings.join(', ')}.`);
  const addresses = {
    DATABASE_URL: config.databaseUrl,
    READ_DATABASE_URL: config.replica?.databaseUrl,
    STATS_DATABASE_URL: config.statistics.databaseUrl,
  };
  for (const [setting, address] of Object.entries(addresses)) {
    if (address === undefined || !isReadableOnTheWay(address)) continue;
    const { host: at } = new URL(address);
    say(
      `What goes to the database at ${at} and back is not encrypted; sslmode=verify-full in ${setting} is.`,
    );
  }
  say(`The dashboard is at ${publicUrl}`);
}

/** Returns true if a remote database is used without TLS. */
function isReadableOnTheWay(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode') ?? searchParams.get('ssl') ?? 'disable';
  return hostname !== '' && !isLoopback(hostname) && ['disable', 'false', '0'].includes(mode);
}
