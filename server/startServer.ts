import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildApp } from './app';
import type { Config } from './config';
import { claimDataDir } from './control/claim';
import { controlHandlers } from './control/handlers';
import type { Dependencies } from './dependencies';
import { countInFlight } from './http/inFlight';
import { assertPortFree } from './portFree';
import { seedDemonstration } from './seed/seed';
import { migrate } from './storage/migrate';
import { openDatabase } from './storage/openDatabase';
import { localDesk } from './tickets/localDesk';

const SEED = 1;

type Say = (line: string) => void;

export interface RunningServer {
  /** Answers what has been asked, waits for it at most so many milliseconds, then closes the database. */
  stop(drainMs: number): Promise<void>;
}

/** Configuration → data folder → database → application → listening. Says where it is, in lines for a person. */
export async function startServer(config: Config, clientDir: string, say: Say): Promise<RunningServer> {
  const claim = config.databaseUrl === undefined ? await claimDataDir(config.dataDir) : undefined;
  await assertPortFree(config.host, config.port);
  const database = await openDatabase(config);
  const dependencies: Dependencies = { config, database, tickets: localDesk(config), now: () => new Date() };
  await migrate(database);
  if (config.mode === 'demo') await fillWhenEmpty(dependencies, say);
  const app = await buildApp(dependencies, hasPages(clientDir, say) ? { clientDir } : {});
  const requests = countInFlight(app);
  await app.listen({ host: config.host, port: config.port });
  claim?.serve(controlHandlers(dependencies));
  announce(config, say);

  return {
    async stop(drainMs) {
      const closed = app.close();
      await Promise.race([requests.settled(), setTimeout(drainMs)]);
      app.server.closeAllConnections();
      await closed;
      await database.close();
      await claim?.release();
    },
  };
}

function hasPages(clientDir: string, say: Say): boolean {
  const built = existsSync(path.join(clientDir, 'index.html'));
  if (!built) say('The pages are not built, so only calls are answered; npm run build builds them.');
  return built;
}

async function fillWhenEmpty({ config, database, now }: Dependencies, say: Say): Promise<void> {
  const filled = await database.read
    .selectFrom('institution')
    .select('entity_id')
    .limit(1)
    .executeTakeFirst();
  if (filled) return;
  say('Filling the empty database with a demonstration federation.');
  await database.transaction((tx) => seedDemonstration(tx, { ...config.seed, seed: SEED, now: now() }));
}

function announce({ mode, publicUrl, host }: Config, say: Say): void {
  if (mode === 'demo') {
    const whoever = host === 'localhost' ? 'anybody on this machine' : `anybody who reaches ${host}`;
    say(`This is a demonstration: ${whoever} can sign in as anybody.`);
  }
  say(`The dashboard is at ${publicUrl}`);
}
